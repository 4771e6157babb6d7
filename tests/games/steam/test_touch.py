"""What hexes, cubes and action tiles answer where nothing is offered."""

import pytest
from tests.games.steam.positions import A, in_actions, in_building, in_moving
from tests.support.touch import why


@pytest.mark.rule("ST-15", "ST-16")
def test_st_16_a_hex_away_from_all_track_and_a_city() -> None:
    at = in_building()
    names = at.state.board.name
    clauses = {why(at, f"hex:{name}").clause for name in names}
    assert {"ST-15", "ST-16"} <= clauses


@pytest.mark.rule("ST-9")
def test_st_9_a_tile_too_dear_says_the_sum_that_is_lacking() -> None:
    at = in_building()
    at.state.income[A], at.state.points[A] = -10, 1
    answer = why(at, "hex:H7")
    assert (answer.lamp, answer.clause) == ("stop", "ST-9")
    assert "short" in answer.message
    at = in_actions()
    at.state.income[A] = -10
    answer = why(at, "action:urbanization")
    assert (answer.clause, answer.fix and answer.fix.action) == ("ST-9", "take urbanization to pass")


@pytest.mark.rule("ST-32")
def test_st_32_a_cube_says_what_keeps_it_from_a_city_of_its_colour() -> None:
    at = in_moving()
    board, found = at.state.board, set()
    assert at.match.turn is not None
    (seat,) = at.match.turn.seats
    for place in range(board.places):
        for colour, key in enumerate(("red", "yellow", "purple", "blue", "grey")):
            if at.state.goods[place * 5 + colour]:
                found.add(why(at, f"cube:{board.name[board.place_hex[place]]}.{key}", seat).clause)
    assert found & {"ST-32", "ST-33"}


@pytest.mark.rule("ST-14")
def test_st_14_nothing_is_built_while_tiles_are_taken() -> None:
    assert why(in_actions(), "hex:H7").clause == "ST-14"
