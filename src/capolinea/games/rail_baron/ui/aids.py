"""What a player could work out from the own view with patience: chances of cities, reach of railroads, distances."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from capolinea.games.rail_baron.board import Board, load_board
from capolinea.games.rail_baron.pieces import STEP
from capolinea.games.rail_baron.state import STAGES, State, new_state
from capolinea.games.rail_baron.trips import payoff
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.view import View

#: Ways to throw 2 to 12 with two dice.
WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def map_of(seen: View) -> Board:
    return load_board(seen.options.rfp_dot, seen.options.acl_no_turn)


@lru_cache(maxsize=256)
def table_of(seen: View) -> State:
    """The open table as a state, for the functions of the rules that ask for no hidden cash. Read only."""
    state = new_state(seen.options, seen.version)
    state.first, state.mover, state.actor = seen.first, seen.mover, seen.actor
    state.stage, state.late = STAGES.index(seen.stage), seen.late
    state.cash = list(seen.cash)
    state.alive, state.engine, state.owner = list(seen.alive), list(seen.engine), list(seen.owner)
    state.home, state.at, state.origin, state.goal = (
        list(seen.home),
        list(seen.at),
        list(seen.origin),
        list(seen.goal),
    )
    state.declared, state.alternative = list(seen.declared), list(seen.alternative)
    for tracks, gone in zip(state.used, seen.used, strict=True):
        for track in gone:
            tracks[track] = 1
    state.last_railroad, state.right = list(seen.last_railroad), list(seen.right)
    state.rolled, state.bonus_due, state.steps = seen.rolled, seen.bonus_due, seen.steps
    state.due_bank, state.due_governor, state.due_owner = seen.due_bank, seen.due_governor, list(seen.due_owner)
    state.auctioned, state.bid, state.bidder = seen.auctioned, seen.bid, seen.bidder
    return state


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


def mean_payoff(seen: View, region: int) -> int:
    """RB-5 What a trip of the actor to a city rolled in `region` pays on average, to the nearest 500."""
    return mean_payoff_from(seen.options.rich_payoffs, seen.origin[seen.actor], region)


def mean_payoff_from(rich: bool, origin: int, region: int) -> int:
    ways = [(WAYS[i], city) for row in BOARD.city_tables[region] for i, city in enumerate(row)]
    mean = sum([count * paid_between(rich, origin, city) for count, city in ways]) / 72
    return round(mean / STEP) * STEP


def paid_between(rich: bool, origin: int, city: int) -> int:
    """RB-29, RB-53 From the table of payoffs."""
    amount = BOARD.payoff[origin][city]
    return (amount // STEP * 12 + 5) // 10 * STEP if rich else amount


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
    near = BOARD.ways[dot]
    return frozenset([BOARD.railroad[near[i]] for i in range(0, len(near), 2)])


@lru_cache(maxsize=4096)
def reach_of(railroads: frozenset[int]) -> Reach:
    served = [city for city, dot in enumerate(BOARD.city_dot) if railroads_at(dot) & railroads]
    alone = [city for city in served if railroads_at(BOARD.city_dot[city]) <= railroads]
    chance = city_chances()
    access, monopoly = [round(sum([chance[city] for city in cities]) * 1000) for cities in (served, alone)]
    return Reach(tuple(served), access, monopoly)


def holdings(seen: View, owner: int) -> tuple[int, ...]:
    return tuple([railroad for railroad, holder in enumerate(seen.owner) if holder == owner])


def gain_of(seen: View, seat: int, railroad: int) -> int:
    """By how many thousandths of destinations `railroad` would widen what `seat` serves."""
    own = frozenset(holdings(seen, seat))
    return reach_of(own | {railroad}).access - reach_of(own).access


def target_of(seen: View, seat: int) -> int:
    """The dot a train heads for, or -1."""
    if seen.declared[seat]:
        return BOARD.city_dot[seen.home[seat]]
    return BOARD.city_dot[seen.goal[seat]] if seen.goal[seat] >= 0 else -1


def payoff_of(seen: View, seat: int) -> int:
    """RB-29 What the trip brings; 0 without one."""
    return payoff(table_of(seen), seat) if seen.goal[seat] >= 0 else 0


def distance_of(seen: View, seat: int) -> int:
    """Dots still to go on the shortest way that is left; -1 without a trip."""
    goal = target_of(seen, seat)
    if goal < 0 or seen.at[seat] < 0:
        return -1
    return shortest(seen.options.rfp_dot, seen.options.acl_no_turn, seen.at[seat], goal, seen.used[seat])


@lru_cache(maxsize=4096)
def shortest(rfp_dot: bool, acl_no_turn: bool, start: int, goal: int, used: tuple[int, ...]) -> int:
    board = load_board(rfp_dot, acl_no_turn)
    gone = bytearray(board.tracks)
    for track in used:
        gone[track] = 1
    away = [-1] * board.dots
    away[start] = 0
    found = [start]
    for dot in found:  # grows while we walk it
        if dot == goal:
            return away[dot]
        near = board.ways[dot]
        for i in range(0, len(near), 2):
            other = near[i + 1]
            if away[other] < 0 and board.is_free(near[i], gone):
                away[other] = away[dot] + 1
                found.append(other)
    return -1
