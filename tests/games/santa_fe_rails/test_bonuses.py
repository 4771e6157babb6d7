"""Bonuses (SF-28 to SF-30, SF-51)."""

import pytest
from tests.games.santa_fe_rails.positions import A, B, SfTable, at_lay, available, begin, branch, build, rail
from tests.support.santa_fe_rails import arc, railroad, town

from capolinea.games.santa_fe_rails.events import RailLaid
from capolinea.games.santa_fe_rails.pieces import DOUBLE, FOUR, TRIPLE
from capolinea.games.santa_fe_rails.tracks import Prospect, prospect
from capolinea.games.santa_fe_rails.view import state_from_view


def bonus(at: SfTable) -> tuple[int, int]:
    """Return what the last rail earned: the first bonus and the square bonus."""
    (event,) = at.events(RailLaid)
    return event.first, event.square


@pytest.mark.rule("SF-28")
def test_sf_28_the_first_railroad_at_a_town_brings_2_dollars() -> None:
    at = at_lay(rails=[("KP", "Kansas City", "Des Moines")])
    at.plays(rail(A, "KP", "Des Moines", "Sioux City"))
    assert bonus(at) == (2, 0)
    assert at.state.money[A] == 4
    begin(at.state, "UP", "Chicago", "Sioux City", 2)
    at.plays(rail(B, "UP", "Chicago", "Sioux City"))
    assert bonus(at) == (0, 0)
    assert at.events(RailLaid)[0].city == town("Sioux City")


@pytest.mark.rule("SF-28")
@pytest.mark.parametrize(
    ("name", "lines", "goal"),
    [
        ("UP", ("Chicago", "Des Moines"), "Kansas City"),
        ("KP", ("Kansas City", "Des Moines", "Sioux City", "St. Paul"), "Milwaukee"),
    ],
)
def test_sf_28_the_home_of_a_major_never_gives_it(name: str, lines: tuple[str, ...], goal: str) -> None:
    at = at_lay({A: DOUBLE}, rails=[(name, *lines)])
    while at.state.rails_to_lay and town(goal) not in at.state.towns_of[railroad(name)]:
        at.plays(rail(A, name, lines[-1], goal))
    assert at.events(RailLaid)[0].city == town(goal)
    assert bonus(at) == (0, 0)


@pytest.mark.rule("SF-28")
def test_sf_28_the_home_of_a_short_line_gives_it_before_that_line_has_begun() -> None:
    at = at_lay(rails=[("UP", "Chicago", "Des Moines", "Omaha", "North Platte", "Cheyenne")])
    at.plays(rail(A, "UP", "Cheyenne", "Denver"))
    assert bonus(at) == (2, 0)


@pytest.mark.rule("SF-28")
def test_sf_28_its_own_first_rail_gives_nothing_for_home_and_takes_the_bonus_away() -> None:
    at = at_lay(rails=[("UP", "Chicago", "Des Moines", "Omaha", "North Platte", "Cheyenne")])
    available(at.state, "DRGW")
    at.plays(rail(A, "DRGW", "Denver", "Santa Fe"))
    assert bonus(at) == (0, 0)
    assert at.state.railroads_at[town("Denver")] == 1 << railroad("DRGW")
    at.plays(rail(B, "UP", "Cheyenne", "Denver"))
    assert at.events(RailLaid)[0].city == town("Denver")
    assert bonus(at) == (0, 0)


@pytest.mark.rule("SF-28")
def test_sf_28_where_its_first_rail_leads_it_counts_as_any() -> None:
    at = at_lay()
    available(at.state, "DRGW")
    at.plays(rail(A, "DRGW", "Denver", "Cheyenne"))
    assert bonus(at) == (2, 0)


@pytest.mark.rule("SF-29")
def test_sf_29_a_major_brings_4_dollars_at_its_own_square_besides() -> None:
    at = at_lay()
    at.plays(rail(A, "KP", "Kansas City", "Abilene"))
    assert bonus(at) == (2, 4)
    assert at.state.money[A] == 8


@pytest.mark.rule("SF-29")
def test_sf_29_the_square_of_another_major_brings_nothing() -> None:
    at = at_lay(rails=[("SF", "Chicago", "Kansas City")])
    at.plays(rail(A, "SF", "Kansas City", "Abilene"))
    assert bonus(at) == (2, 0)


@pytest.mark.rule("SF-29", "SF-25")
def test_sf_29_once_per_square() -> None:
    at = at_lay(rails=[("KP", "Kansas City", "Abilene", "Oklahoma City")])
    begin(at.state, "KP", "Oklahoma City", "Kansas City", 2)
    build(at.state, "KP", "Kansas City", "Des Moines", "Omaha", "Denver")
    begin(at.state, "KP", "Denver", "Abilene", 2)
    at.plays(rail(A, "KP", "Denver", "Abilene"))
    assert at.events(RailLaid)[0].city == -1
    assert bonus(at) == (0, 0)


@pytest.mark.rule("SF-30")
@pytest.mark.parametrize(("card", "brings"), [(DOUBLE, (4, 8)), (TRIPLE, (0, 0)), (FOUR, (2, 4))])
def test_sf_30_doubled_by_a_double_turn_lost_by_a_triple_turn_normal_by_a_four_in_one(
    card: int, brings: tuple[int, int]
) -> None:
    at = at_lay({A: card})
    at.plays(rail(A, "KP", "Kansas City", "Abilene"))
    assert bonus(at) == brings
    assert at.state.money[A] == 2 + sum(brings)


@pytest.mark.rule("SF-30")
def test_sf_30_in_both_lays_of_the_turn_and_for_that_player_alone() -> None:
    at = at_lay({A: DOUBLE}, second=True, rails=[("KP", "Kansas City", "Abilene")])
    at.plays(rail(A, "KP", "Abilene", "Dodge City"), "done")
    assert at.state.money[A] == 2 + 4
    at.plays(rail(B, "KP", "Dodge City", "Denver"))
    assert bonus(at) == (0, 0)


@pytest.mark.rule("SF-51")
def test_sf_51_it_is_earned_by_the_rail_that_fills_the_last_segment() -> None:
    at = at_lay()
    at.plays(rail(A, "GN", "Milwaukee", "St. Paul"))
    assert bonus(at) == (0, 0)
    at.plays(rail(B, "GN", "Milwaukee", "St. Paul"))
    assert bonus(at) == (2, 4)
    assert at.state.money == [2, 8, 2]


@pytest.mark.rule("SF-51")
def test_sf_51_a_second_railroad_in_the_same_lay_brings_only_its_own_square() -> None:
    at = at_lay({A: FOUR}, rails=[("KP", "Kansas City", "Des Moines"), ("UP", "Chicago", "Des Moines")])
    at.plays(rail(A, "KP", "Des Moines", "Omaha", 2))
    assert bonus(at) == (2, 0)
    at.plays(rail(A, "UP", "Des Moines", "Omaha", 1))
    assert bonus(at) == (0, 4)


@pytest.mark.rule("SF-51")
def test_sf_51_what_a_triple_turn_would_have_earned_is_gone_for_good() -> None:
    at = at_lay({A: TRIPLE}, branches={B: "SF"})
    at.plays(rail(A, "KP", "Kansas City", "Abilene"), "done")
    build(at.state, "SF", "Chicago", "Kansas City")
    at.plays(rail(B, "SF", "Kansas City", "Abilene", 2))
    assert bonus(at) == (0, 0)
    assert at.events(RailLaid)[0].city == town("Abilene")


@pytest.mark.rule("SF-50")
def test_sf_50_a_bonus_is_paid_at_once() -> None:
    at = at_lay({A: DOUBLE}, branches={A: "KP"})
    at.plays(rail(A, "KP", "Kansas City", "Abilene"))
    assert at.state.money[A] == 14
    at.plays(branch(A, "KP", "Kansas City", "Omaha"))
    assert at.state.money[A] == 18


def test_what_a_rail_would_bring_can_be_asked_of_a_view() -> None:
    at = at_lay({A: DOUBLE})
    state = state_from_view(at.match.view(None))
    assert prospect(state, DOUBLE, railroad("KP"), arc("Kansas City", "Abilene")) == Prospect(0, town("Abilene"), 4, 8)
    assert prospect(state, 0, railroad("SF"), arc("Chicago", "Kansas City")) == Prospect(0, -1, 0, 0)
