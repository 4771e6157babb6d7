"""Improving the train (SP-11, SP-28)."""

import pytest
from tests.games.spike.positions import A, B, rest, table

from capolinea.core.turn import Turn
from capolinea.games.spike.actions import Improve
from capolinea.games.spike.events import Improved
from capolinea.games.spike.pieces import PARTS


@pytest.mark.rule("SP-28", "SP-11")
@pytest.mark.parametrize(("part", "powers"), [(0, (2, 3)), (1, (3, 4)), (2, (2, 3))])
def test_sp_28_the_first_step_costs_three_the_second_five(part: int, powers: tuple[int, int]) -> None:
    at = table()
    at.state.money[A] = at.state.from_market[A] = 9
    entry = at.plays(f"improve {PARTS[part]}")
    assert entry.events[0] == Improved(A, part, powers[0], 3)
    assert at.state.money[A] == 6
    while at.match.turn is not None and at.match.turn.seats == (A,):
        at.plays("stop")
    rest(at)
    at.plays(Improve(A, part))
    assert at.events(Improved) == [Improved(A, part, powers[1], 5)]
    assert at.state.money[A] == 1


@pytest.mark.rule("SP-28")
def test_sp_28_the_score_cannot_go_below_nothing() -> None:
    at = table()
    at.state.money[A] = at.state.from_market[A] = 2
    refusal = at.refuses("improve tender", "improve.too_dear", "SP-28")
    assert refusal.facts == {"price": 3, "money": 2, "lacking": 1}
    at.refuses(Improve(A, 3), "improve.no_such_part")


@pytest.mark.rule("SP-28")
def test_sp_28_two_steps_for_each_part() -> None:
    at = table()
    at.state.money[A] = 100
    at.state.from_market[A] = 108
    at.state.spent[A] = 8
    at.state.level[A][1] = 2
    at.refuses("improve tender", "improve.finished", "SP-28")
    assert [offer for offer in at.match.offers() if isinstance(offer, Improve)] == [Improve(A, 0), Improve(A, 2)]


@pytest.mark.rule("SP-28", "SP-39")
def test_sp_28_one_part_and_one_step_a_turn() -> None:
    at = table()
    at.state.money[A] = at.state.from_market[A] = 9
    at.plays("improve locomotive")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-3")
def test_sp_3_the_score_has_no_upper_end() -> None:
    at = table()
    at.state.money[A] = at.state.from_market[A] = 1_000
    at.plays("improve locomotive")
    assert at.state.money[A] == 997
