"""What a player could work out with patience from what they see: chances of cities, reach of railroads, distances."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import Board
from capolinea.games.rail_baron.pieces import STEP
from capolinea.games.rail_baron.trips import paid_between, payoff, target
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.kit.walks import walk_from

#: Ways to throw 2 to 12 with two dice.
WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@cache
def region_chances() -> tuple[float, ...]:
    """RB-3 How likely each region is rolled."""
    found = [0.0] * len(BOARD.regions)
    for row in BOARD.region_table:
        for ways, region in zip(WAYS, row, strict=True):
            found[region] += ways / 72
    return tuple(found)


@cache
def city_chances() -> tuple[float, ...]:
    """RB-4 How likely each city is the next destination of a train that stands in no region."""
    found = [0.0] * len(BOARD.cities)
    for region, rows in enumerate(BOARD.city_tables):
        for row in rows:
            for ways, city in zip(WAYS, row, strict=True):
                found[city] += region_chances()[region] * ways / 72
    return tuple(found)


def mean_payoff(view: View, region: int) -> int:
    """RB-5 What a trip of the actor to a city rolled in `region` pays on average, to the nearest 500."""
    return mean_payoff_from(view.options.rich_payoffs, view.origin[view.actor], region)


def mean_payoff_from(rich: bool, origin: int, region: int) -> int:
    ways = [(WAYS[i], city) for row in BOARD.city_tables[region] for i, city in enumerate(row)]
    mean = sum([count * paid_between(BOARD, rich, origin, city) for count, city in ways]) / 72
    return round(mean / STEP) * STEP


@cache
def chances_within(region: int) -> tuple[float, ...]:
    """RB-4 How likely each city is once the region is settled."""
    found = [0.0] * len(BOARD.cities)
    for row in BOARD.city_tables[region]:
        for ways, city in zip(WAYS, row, strict=True):
            found[city] += ways / 72
    return tuple(found)


class Reach(NamedTuple):
    """What some railroads serve: cities, the share of destinations in thousandths, and what no other line serves."""

    cities: tuple[int, ...]
    access: int
    monopoly: int


@cache
def railroads_at(dot: int) -> frozenset[int]:
    near = BOARD.incident[dot]
    return frozenset([BOARD.railroad[near[i]] for i in range(0, len(near), 2)])


@lru_cache(maxsize=4096)
def reach_of(railroads: frozenset[int]) -> Reach:
    served = [city for city, dot in enumerate(BOARD.city_dot) if railroads_at(dot) & railroads]
    alone = [city for city in served if railroads_at(BOARD.city_dot[city]) <= railroads]
    chance = city_chances()
    access, monopoly = [round(sum([chance[city] for city in cities]) * 1000) for cities in (served, alone)]
    return Reach(tuple(served), access, monopoly)


def holdings(view: View, owner: int) -> tuple[int, ...]:
    return tuple([railroad for railroad, holder in enumerate(view.owner) if holder == owner])


def gain_of(view: View, seat: int, railroad: int) -> int:
    """By how many thousandths of destinations `railroad` would widen what `seat` serves."""
    own = frozenset(holdings(view, seat))
    return reach_of(own | {railroad}).access - reach_of(own).access


def target_of(now: Now, seat: int) -> int:
    """The dot a train heads for, or -1."""
    view = now.view
    return target(now.once(state_of), seat) if view.declared[seat] or view.destination[seat] >= 0 else -1


def payoff_of(now: Now, seat: int) -> int:
    """RB-29 What the trip brings; 0 without one."""
    return payoff(now.once(state_of), seat) if now.view.destination[seat] >= 0 else 0


def distance_of(now: Now, seat: int) -> int:
    """Dots still to go on the shortest way that is left; -1 without a trip. Ask for it by `now.once`."""
    state, goal = now.once(state_of), target_of(now, seat)
    if goal < 0 or state.dot[seat] < 0:
        return -1
    return shortest(state.board, state.dot[seat], goal, state.used_tracks[seat])


def shortest(board: Board, start: int, goal: int, used: bytearray) -> int:
    """Dots from `start` to `goal` over unused tracks; mostly as many as on the whole map."""
    if board.is_straight(start, goal, used):
        return atlas_of(board).distance(goal)[start]
    return walk_from(board.incident, [start], board.open_segments(used)).steps[goal]
