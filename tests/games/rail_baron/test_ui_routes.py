"""Routes to the destination obey the rules of riding, and their fees are those that the rules charge."""

import pytest
from tests.support.situations import drawn_from

from capolinea.api import Match, new_match
from capolinea.games.rail_baron.actions import BuyNothing, Ride
from capolinea.games.rail_baron.fees import charge, total_dues
from capolinea.games.rail_baron.state import RIDE
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.ui.aids import city_chances, distance_of, reach_of, region_chances
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.routes import CHEAPEST, FRIENDLY, SHORTEST, routes_of


def riding(seed: int, owners: int) -> Match:
    """Return a match with a train about to ride, in which every railroad belongs to a player."""
    match = new_match("rail-baron", seats=4, seed=seed)
    while match.state.stage != RIDE:
        match.play(match.offers()[0])
    for railroad in range(len(match.state.owner)):
        match.state.owner[railroad] = railroad % owners if owners else -1
    return match


@pytest.mark.rule("RB-10")
@pytest.mark.rule("RB-11")
@pytest.mark.parametrize("owners", [0, 2, 4])
@pytest.mark.parametrize("seed", range(6))
def test_a_way_can_be_ridden_and_costs_what_it_says(seed: int, owners: int) -> None:
    match = riding(seed, owners)
    seat = match.state.mover
    for route in routes_of(drawn_from(match.view(seat)), seat):
        state = match.state.clone()
        assert len(set(route.segments)) == len(route.segments)
        for segment in route.segments[: route.now]:
            assert match.rules.refuse(state, Ride(seat, segment)) is None
            board = state.board
            state.used_tracks[seat][board.track_one[segment]] = 1
            state.used_tracks[seat][board.track_two[segment]] = 1
            state.dot[seat] = board.across[segment] - state.dot[seat]
            charge(state, seat, board.railroad[segment])
        assert route.fee_now == total_dues(state)
        assert sum([amount for _, amount in route.due]) == route.fee >= route.fee_now


@pytest.mark.parametrize("seed", range(6))
def test_each_way_is_best_at_what_it_claims(seed: int) -> None:
    match = riding(seed, 4)
    seat = match.state.mover
    now = drawn_from(match.view(seat))
    routes = routes_of(now, seat)
    best = {kind: route for route in routes for kind in route.kinds}
    assert set(best) == {CHEAPEST, SHORTEST, FRIENDLY}
    assert best[CHEAPEST].fee == min([route.fee for route in routes])
    assert len(best[SHORTEST].segments) == distance_of(now, seat)
    assert best[FRIENDLY].foreign == min([route.foreign for route in routes])


def test_without_owners_there_is_one_way() -> None:
    match = riding(3, 0)
    seat = match.state.mover
    (route,) = routes_of(drawn_from(match.view(seat)), seat)
    assert route.kinds == (CHEAPEST, SHORTEST, FRIENDLY)
    assert route.foreign == 0
    assert BOARD.across[route.segments[0]] - match.state.dot[seat] >= 0


def test_a_way_ends_at_the_destination() -> None:
    match = riding(5, 3)
    seat = match.state.mover
    for route in routes_of(drawn_from(match.view(seat)), seat):
        dot = match.state.dot[seat]
        for segment in route.segments:
            dot = BOARD.across[segment] - dot
        assert dot == target(match.state, seat)


@pytest.mark.rule("RB-3")
def test_chances_add_up() -> None:
    assert sum(region_chances()) == pytest.approx(1)
    assert sum(city_chances()) == pytest.approx(1)
    everything = reach_of(frozenset(range(len(BOARD.railroads))))
    assert everything.access == everything.monopoly == 1000
    assert len(everything.cities) == len(BOARD.cities)


def test_no_trip_has_no_way() -> None:
    match = new_match("rail-baron", seats=2, seed=2)
    assert routes_of(drawn_from(match.view(0)), 0) == ()
    assert not isinstance(match.offers()[0], BuyNothing)
