"""Setting up (RB-1 to RB-3, RB-54)."""

import pytest
from tests.games.rail_baron.positions import A, table
from tests.support.rail_baron import BOARD, city, new_match, rolls_for

from capolinea.core.chance import ScriptedChance
from capolinea.core.match import Match
from capolinea.core.turn import Turn
from capolinea.games.rail_baron.events import HomeRolled
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import BANK


@pytest.mark.rule("RB-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_rb_1_everybody_starts_with_20_000_and_the_bank_with_all_railroads(seats: int) -> None:
    state = Match.new(RULES, Options(seats), 5).state
    assert state.cash == [20_000] * seats
    assert set(state.owner) == {BANK}
    assert state.engine == [0] * seats


@pytest.mark.rule("RB-2")
@pytest.mark.parametrize("first", range(3))
def test_rb_2_the_first_player_is_drawn_and_play_is_clockwise(first: int) -> None:
    match = new_match(["Chicago", "Miami", "Seattle"], first=first)
    assert match.turn == Turn((first,), "turn")
    assert match.journal[0].draws[0].stream == "first"
    seen: list[int] = []
    while len(seen) < 6:
        turn = match.turn
        assert turn is not None
        seen += [turn.seats[0]] if turn.phase == "turn" else []
        match.play(match.offers()[0] if turn.phase != "purchase" else "buy nothing")
    assert seen == [(first + i) % 3 for i in range(6)]


@pytest.mark.rule("RB-3")
def test_rb_3_homes_are_rolled_region_first_from_the_first_player_on() -> None:
    match = new_match(["Chicago", "Miami", "Seattle"], first=1)
    homes = [event for event in match.journal[0].events if isinstance(event, HomeRolled)]
    assert [(event.seat, BOARD.cities[event.city]) for event in homes] == [
        (1, "Chicago"),
        (2, "Miami"),
        (0, "Seattle"),
    ]
    assert match.state.dot == [BOARD.city_dot[home] for home in match.state.home]
    assert match.state.origin == match.state.home


@pytest.mark.rule("RB-3")
def test_rb_3_odd_or_even_comes_from_the_coloured_die_and_the_row_from_the_white_ones() -> None:
    for coloured, parity in ((1, 0), (2, 1), (3, 0), (6, 1)):
        chance = ScriptedChance({"first": [0], "home": [coloured - 1, 3, 4, coloured - 1, 0, 0, *rolls_for("Miami")]})
        home = Match(RULES, Options(2), chance).state.home[0]
        region = BOARD.region_table[parity][9 - 2]
        if home != city("Miami"):
            assert home == BOARD.city_tables[region][parity][0]


@pytest.mark.rule("RB-3")
@pytest.mark.parametrize(("taken", "again"), [("Chicago", "Chicago"), ("Oakland", "San Francisco")])
def test_rb_3_a_home_that_is_taken_or_its_twin_is_rolled_again_with_both_rolls(taken: str, again: str) -> None:
    script = {"first": [0], "home": [*rolls_for(taken), *rolls_for(again), *rolls_for("Miami")]}
    match = Match(RULES, Options(2), ScriptedChance(script))
    homes = [event for event in match.journal[0].events if isinstance(event, HomeRolled)]
    assert [BOARD.cities[event.city] for event in homes] == [taken, "Miami"]


def test_the_first_thing_is_to_roll() -> None:
    at = table()
    assert at.match.offers() == [at.match.read("roll")]
    at.refuses("ride Chicago > South Bend by NYC", "ride.roll_first", "RB-8")
    at.refuses("buy PA", "buy.not_now", "RB-30")
    at.refuses("region NE", "region.not_due", "RB-5")
    at.refuses("pass", "bid.no_auction", "RB-26")
    at.refuses("bid 500", "bid.no_auction", "RB-26")
    assert at.state.mover == A
