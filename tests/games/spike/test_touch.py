"""What map, cards and train answer where nothing is offered."""

import pytest
from tests.games.spike.positions import A, table
from tests.support.touch import why

from capolinea.games.spike.pieces import COLOURS


@pytest.mark.rule("SP-24")
def test_sp_24_a_city_too_dear_says_how_many_cards_are_lacking_and_offers_one() -> None:
    at = table(hand="k")
    answer = why(at, "city:NFK")
    assert (answer.lamp, answer.clause) == ("stop", "SP-24")
    assert answer.fix is not None
    assert answer.fix.action.split()[0] in ("take", "draw")


@pytest.mark.rule("SP-23")
def test_sp_23_a_city_behind_another_names_that_one() -> None:
    answer = why(table(hand="ywrb"), "city:BOS")
    assert (answer.lamp, answer.clause) == ("stop", "SP-23")


@pytest.mark.rule("SP-28")
def test_sp_28_a_part_too_dear_says_the_sum_that_is_lacking() -> None:
    at = table()
    at.state.money[A] = at.state.from_market[A] = 2
    assert "$1 short" in why(at, "part:tender").message


def test_a_card_in_hand_is_named_where_nothing_can_be_done_with_it() -> None:
    answer = why(table(hand="ywrb"), f"card:{COLOURS[0]}")
    assert (answer.lamp, answer.fix) == ("wait", None)
    assert "nothing to choose" in answer.message
