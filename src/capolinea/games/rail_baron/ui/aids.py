"""What a player could compute from the view with patience: chances of cities, reach of railroads, distances."""

from functools import cache, lru_cache
from typing import NamedTuple

from capolinea.games.rail_baron.atlas import TWO_DICE, atlas_of
from capolinea.games.rail_baron.board import Board
from capolinea.games.rail_baron.pieces import STEP
from capolinea.games.rail_baron.trips import paid_between, payoff, target
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.kit.walks import walk_from


@cache
def region_chances() -> tuple[float, ...]:
    """RB-3 Return how likely each region is to be rolled."""
    found = [0.0] * len(BOARD.regions)
    for row in BOARD.region_table:
        for rolls, region in zip(TWO_DICE, row, strict=True):
            found[region] += rolls / 72
    return tuple(found)


@cache
def city_chances() -> tuple[float, ...]:
    """RB-4 Return how likely each city is the next destination of a train that is in no region."""
    found = [0.0] * len(BOARD.cities)
    for region, rows in enumerate(BOARD.city_tables):
        for row in rows:
            for rolls, city in zip(TWO_DICE, row, strict=True):
                found[city] += region_chances()[region] * rolls / 72
    return tuple(found)


def mean_payoff(view: View, region: int) -> int:
    """RB-5 Return what a trip of the actor to a city rolled in `region` pays on average, to the nearest 500."""
    return mean_payoff_from(view.options.rich_payoffs, view.origin[view.actor], region)


def mean_payoff_from(rich: bool, origin: int, region: int) -> int:
    rolled = [(TWO_DICE[i], city) for row in BOARD.city_tables[region] for i, city in enumerate(row)]
    mean = sum([rolls * paid_between(BOARD, rich, origin, city) for rolls, city in rolled]) / 72
    return round(mean / STEP) * STEP


@cache
def chances_within(region: int) -> tuple[float, ...]:
    """RB-4 Return how likely each city is once the region is known."""
    found = [0.0] * len(BOARD.cities)
    for row in BOARD.city_tables[region]:
        for rolls, city in zip(TWO_DICE, row, strict=True):
            found[city] += rolls / 72
    return tuple(found)


class Reach(NamedTuple):
    """What some railroads serve: cities, the share of destinations in thousandths, and the share only they serve."""

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
    """Return how many more thousandths of destinations `seat` would serve with `railroad`."""
    own = frozenset(holdings(view, seat))
    return reach_of(own | {railroad}).access - reach_of(own).access


def target_of(now: Now, seat: int) -> int:
    """Return the dot that a train is bound for, or -1."""
    view = now.view
    return target(now.once(state_of), seat) if view.declared[seat] or view.destination[seat] >= 0 else -1


def payoff_of(now: Now, seat: int) -> int:
    """RB-29 Return the payoff of the trip, or 0 without a destination."""
    return payoff(now.once(state_of), seat) if now.view.destination[seat] >= 0 else 0


def distance_of(now: Now, seat: int) -> int:
    """Return the dots of the shortest path that is left, or -1 without a trip. Call it through `now.once`."""
    state, goal = now.once(state_of), target_of(now, seat)
    if goal < 0 or state.dot[seat] < 0:
        return -1
    return shortest(state.board, state.dot[seat], goal, state.used_tracks[seat])


def shortest(board: Board, start: int, goal: int, used: bytearray) -> int:
    """Return the dots from `start` to `goal` over unused tracks; usually as many as on the whole map."""
    if board.is_straight(start, goal, used):
        return atlas_of(board).distance(goal)[start]
    return walk_from(board.incident, [start], board.open_segments(used)).steps[goal]
