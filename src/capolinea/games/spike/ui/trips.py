"""Deliveries that a network allows: from where to where, how far, and which pays best per turn."""

from functools import lru_cache
from typing import NamedTuple

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.ui.aids import contracts, lines_of, speed, supplied
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.view import View
from capolinea.kit.walks import Walk, walk_from


class Ride(NamedTuple):
    """A ride along a player's tracks: its nodes, and its spaces in order."""

    nodes: tuple[int, ...]
    spaces: tuple[int, ...]


class Trip(NamedTuple):
    """A delivery that the network allows."""

    good: int
    source: int
    """Where the good is loaded, or -1 if it is aboard."""
    goal: int
    money: int
    fetch: Ride | None
    carry: Ride
    turns: int
    """How many turns it takes approximately, including the current one."""


@lru_cache(maxsize=1024)
def rides_from(spaces: tuple[int, ...], place: int) -> dict[int, Ride]:
    """SP-16 Return the shortest ride from a place to every city of the network, skipping cities in between."""
    on_space = place - BOARD.cities
    starts = [place] if on_space < 0 else [BOARD.graph.a[on_space], BOARD.graph.b[on_space]]
    walk = walk_from(BOARD.graph.incident, starts, own_tracks(spaces, on_space))
    return {city: ride_to(walk, city) for city in walk.order if city < BOARD.cities}


def own_tracks(spaces: tuple[int, ...], but: int) -> list[bool]:
    """Return for each space whether it is one of `spaces`, except the space `but`."""
    is_own = [False] * BOARD.spaces
    for space in spaces:
        is_own[space] = space != but
    return is_own


def ride_to(walk: Walk, city: int) -> Ride:
    spaces = walk.path_to(BOARD.graph.end_sum, city)
    nodes = [city]
    for space in reversed(spaces):
        nodes.append(BOARD.graph.end_sum[space] - nodes[-1])
    return Ride(tuple(nodes[::-1]), tuple(spaces))


def turns_for(ride: Ride, speed: int) -> int:
    """SP-11, SP-13 Return the turns of a ride: every track counts as a space, and so does the city at the end."""
    spaces = len(ride.spaces) + 1
    return -(-spaces // speed)


def trips_of(now: Now, seat: int) -> tuple[Trip, ...]:
    """Return the best trip of each contract that the current network allows, best first."""
    view = now.view
    if view.train_place[seat] < 0:
        return ()
    closed, pace = supplied(view, seat), speed(view, seat)
    best = []
    for good in contracts(view, seat):
        if view.token[good] == DELIVERED:
            continue
        trips = [
            trip
            for goal, money in lines_of(view, good)
            if goal not in closed
            for trip in trips_to(view, seat, good, goal, money, pace)
        ]
        if trips:
            best.append(max(trips, key=worth))
    return tuple(sorted(best, key=worth, reverse=True))


def worth(trip: Trip) -> tuple[float, int]:
    """Return a sort key: money per turn, then money."""
    return trip.money / max(trip.turns, 1), trip.money


def trips_to(view: View, seat: int, good: int, goal: int, money: int, pace: int) -> list[Trip]:
    at, spaces = view.train_place[seat], view.own_spaces[seat]
    if view.token[good] == ABOARD:
        carry = rides_from(spaces, at).get(goal)
        if carry is None:
            return []
        return [Trip(good, -1, goal, money, None, carry, 0 if at == goal else turns_for(carry, pace))]
    found = []
    for source in BOARD.sources[good]:
        fetch, carry = rides_from(spaces, at).get(source), rides_from(spaces, source).get(goal)
        if fetch is not None and carry is not None and source != goal:
            turns = (0 if at == source else turns_for(fetch, pace)) + turns_for(carry, pace)
            found.append(Trip(good, source, goal, money, None if at == source else fetch, carry, turns))
    return found


def reachable(view: View, seat: int, good: int) -> set[int]:
    """Return the cities where this good could be delivered with the current network."""
    if view.train_place[seat] < 0:
        return set()
    open_goals = [goal for goal, _ in lines_of(view, good) if goal not in supplied(view, seat)]
    return {goal for goal in open_goals if trips_to(view, seat, good, goal, 0, 1)}
