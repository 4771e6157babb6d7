"""Choosing a destination (RB-4 to RB-7)."""

import pytest
from tests.games.rail_baron.positions import A, B, give, in_purchase, on_trip, ride_on, ride_through, table
from tests.support.rail_baron import BOARD, city, city_rolls, region_rolls, rolls_for

from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import PickRegion
from capolinea.games.rail_baron.events import DestinationRolled, DiceRolled, Paid, RegionRolled, RollLost
from capolinea.games.rail_baron.pieces import SUPERCHIEF


@pytest.mark.rule("RB-4")
def test_rb_4_a_player_without_a_destination_rolls_one_and_then_the_dice() -> None:
    at = table(dice=(3, 4))
    entry = at.plays("roll")
    assert [type(event) for event in entry.events] == [RegionRolled, DestinationRolled, DiceRolled]
    assert at.state.destination[A] == city("New York")
    assert at.state.steps == 7


@pytest.mark.rule("RB-4")
def test_rb_4_on_a_trip_only_the_dice_are_rolled() -> None:
    at = table()
    on_trip(at, A, "Chicago", "Toledo", "New York")
    entry = at.plays("roll")
    assert [type(event) for event in entry.events] == [DiceRolled]


@pytest.mark.rule("RB-4")
def test_rb_4_no_destination_is_chosen_at_the_end_of_the_turn_that_reached_one() -> None:
    at = in_purchase()
    at.plays("buy nothing")
    assert at.state.destination[A] == -1
    assert at.state.origin[A] == city("New York")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-5")
def test_rb_5_where_the_rolled_region_is_the_own_one_the_player_picks_any_region() -> None:
    at = table(to=[*region_rolls("NC"), *city_rolls("Detroit")], dice=(1, 2))
    at.plays("roll")
    assert at.events(RegionRolled)[0].choose
    assert at.match.turn == Turn((A,), "region")
    assert at.match.offers() == [PickRegion(A, region) for region in range(7)]
    at.refuses("roll", "roll.not_due", "RB-14")
    at.plays("region NC")
    assert at.state.destination[A] == city("Detroit")


@pytest.mark.rule("RB-5")
def test_rb_5_another_region_may_be_picked_but_the_city_is_rolled() -> None:
    at = table(to=[*region_rolls("NC"), *city_rolls("Reno")], dice=(1, 2))
    at.plays("roll", "region SW")
    (rolled,) = at.events(DestinationRolled)
    assert BOARD.cities[rolled.city] == "Reno"
    assert len(at.events(DiceRolled)) == 1


@pytest.mark.rule("RB-5")
@pytest.mark.parametrize("region", [-1, 7])
def test_rb_5_a_region_that_is_not_on_the_map_is_refused(region: int) -> None:
    at = table(to=region_rolls("NC"))
    at.plays("roll")
    refusal = at.match.refuse(PickRegion(A, region))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("region.unknown", "RB-5")


@pytest.mark.rule("RB-6")
def test_rb_6_rolling_the_own_city_loses_the_turn_and_both_rolls_are_made_afresh() -> None:
    at = table(to=[*region_rolls("NC"), *city_rolls("Chicago"), *rolls_for("Atlanta"), *rolls_for("Reno")])
    at.plays("roll", "region NC")
    assert [BOARD.cities[event.city] for event in at.events(RollLost)] == ["Chicago"]
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.destination[A] == -1
    assert at.state.cash[A] == 20_000


@pytest.mark.rule("RB-6")
def test_rb_6_the_pick_of_a_region_cannot_be_taken_back() -> None:
    at = table(to=[*region_rolls("NC"), *city_rolls("Chicago")])
    at.plays("roll", "region NC")
    assert at.match.undo_target(A) is None


@pytest.mark.rule("RB-6")
@pytest.mark.parametrize(
    ("home", "twin", "region"), [("Minneapolis", "St. Paul", "PL"), ("San Francisco", "Oakland", "SW")]
)
def test_rb_6_the_twin_of_the_own_city_is_such_a_roll(home: str, twin: str, region: str) -> None:
    at = table(homes=(home, "Miami"), to=[*region_rolls(region), *city_rolls(twin)])
    at.plays("roll", f"region {region}")
    assert [BOARD.cities[event.city] for event in at.events(RollLost)] == [twin]


@pytest.mark.rule("RB-6")
@pytest.mark.parametrize(("home", "payoff"), [("Minneapolis", 12_500), ("St. Paul", 12_000)])
def test_rb_6_payoffs_go_by_the_names_that_were_rolled(home: str, payoff: int) -> None:
    at = table(homes=(home, "Miami"), to="Albany", dice=(1, 2))
    at.plays("roll")
    ride_through(at)
    assert at.state.cash[A] == 20_000 + payoff


@pytest.mark.rule("RB-7")
def test_rb_7_before_a_bonus_move_the_own_city_costs_the_bonus_and_fees_are_still_due() -> None:
    at = table(to=[*rolls_for("New York"), *region_rolls("NE"), *city_rolls("New York")], dice=(5, 6))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll")
    ride_on(at)
    at.plays("buy nothing", "roll")
    assert at.match.turn == Turn((A,), "region")
    at.plays("region NE")
    assert len(at.events(RollLost)) == 1
    assert at.events(Paid) == [Paid(A, -1, 1_000, "fees")]
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-7")
def test_rb_7_the_bonus_is_lost_before_anything_is_sold_for_the_fees() -> None:
    at = table(to=[*rolls_for("New York"), *region_rolls("NE"), *city_rolls("New York")], dice=(5, 6))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll")
    ride_on(at)
    at.plays("buy nothing", "roll")
    assert at.match.view().bonus_due
    at.state.cash[A] = 0
    give(at, A, "PA")
    at.plays("region NE")
    assert at.match.turn == Turn((A,), "sale")
    assert not at.match.view().bonus_due


@pytest.mark.rule("RB-7")
@pytest.mark.rule("RB-5")
def test_rb_7_before_a_bonus_move_a_region_is_picked_too() -> None:
    at = table(to=[*rolls_for("New York"), *region_rolls("NE"), *city_rolls("Boston")], dice=(5, 6, 2))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll")
    ride_on(at)
    at.plays("buy nothing", "roll", "region NE")
    assert at.state.destination[A] == city("Boston")
    assert (at.state.steps, at.state.bonus) == (2, 2)
