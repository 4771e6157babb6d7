"""What map, hand and display answer where nothing is offered."""

import pytest
from tests.games.santa_fe_rails.positions import at_draw, at_lay
from tests.support.santa_fe_rails import arc
from tests.support.touch import why

from capolinea.games.santa_fe_rails.board import BOARD


def segment(one: str, two: str) -> str:
    return f"segment:{BOARD.first_segment[arc(one, two) >> 1]}"


@pytest.mark.rule("SF-20")
def test_sf_20_a_line_that_no_track_reaches_names_the_railroad_that_ends_nearest() -> None:
    at = at_lay()
    answer = why(at, segment("Denver", "Cheyenne"))
    assert answer.lamp == "stop"
    assert answer.clause in ("SF-20", "SF-19", "SF-21")
    assert answer.fix is not None


@pytest.mark.rule("SF-43")
def test_sf_43_a_rail_too_dear_says_the_sum_that_is_lacking() -> None:
    at = at_lay(terrain=True, money=[0, 5, 5])
    answer = why(at, segment("Kansas City", "Des Moines"))
    assert (answer.lamp, answer.clause) == ("stop", "SF-43")
    assert "$1 short" in answer.message


@pytest.mark.rule("SF-6", "SF-12")
def test_sf_6_rails_and_cards_have_their_time() -> None:
    at = at_draw()
    assert at.match.turn is not None
    (seat,) = at.match.turn.seats
    assert why(at, segment("Denver", "Cheyenne"), seat).clause == "SF-6"
    assert why(at, f"card:{at.match.view(seat).hand[0]}", seat).clause == "SF-12"
