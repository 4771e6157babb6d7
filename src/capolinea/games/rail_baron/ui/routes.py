"""Ways to the destination for a train: the cheapest found, the shortest, and the one with least of others' track.

A way is searched by weighing others' railroads against dots, then walked turn by turn with the fees that the rules
would ask (RB-18 to RB-21, RB-46). The dice to come are not known: later turns count as average ones.
"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from capolinea.games.rail_baron.board import Board
from capolinea.games.rail_baron.fees import charge, dues
from capolinea.games.rail_baron.state import BANK, State
from capolinea.games.rail_baron.ui.aids import map_of, table_of, target_of
from capolinea.games.rail_baron.view import View

#: Dots of an average turn: two dice are 7; an Express adds a bonus die in one turn of six, a Superchief in every one.
PACE: Final = (7, 8, 10)
#: An average bonus die, rounded down: what is promised should be kept.
BONUS: Final = 3
#: How many dots of detour avoiding one dot of others' track may cost.
DETOURS: Final = (0.02, 0.4, 1.2, 4.0, 40.0)

CHEAPEST: Final = "cheapest"
SHORTEST: Final = "shortest"
FRIENDLY: Final = "friendly"

Dues = tuple[tuple[int, int], ...]
"""To whom (a seat or the Bank) how much."""


class Route(NamedTuple):
    kinds: tuple[str, ...]
    """What it is best at."""
    segments: tuple[int, ...]
    now: int
    """How many of the segments the present roll covers."""
    turns: int
    """Turns it takes, the present one among them."""
    due_now: Dues
    """What the present turn will owe, with what it owes already."""
    due: Dues
    """What the whole way will have cost."""
    foreign: int
    """Dots on railroads of others."""

    @property
    def fee_now(self) -> int:
        return sum([amount for _, amount in self.due_now])

    @property
    def fee(self) -> int:
        return sum([amount for _, amount in self.due])


@lru_cache(maxsize=256)
def routes_of(seen: View, seat: int) -> tuple[Route, ...]:
    """At most three ways, the cheapest first; none without a destination."""
    goal = target_of(seen, seat)
    if goal < 0 or seen.at[seat] < 0 or seen.at[seat] == goal:
        return ()
    board, state = map_of(seen), table_of(seen)
    found: dict[tuple[int, ...], Route] = {}
    for weights in weighings(seen, seat):
        way = search(board, seen.at[seat], goal, state.used[seat], weights)
        if way and way not in found and is_ridable(board, state, seat, way):
            found[way] = walk(seen, state, seat, way)
    return choose(list(found.values()))


def choose(routes: list[Route]) -> tuple[Route, ...]:
    """The best of each kind; one way may be best at several things."""
    if not routes:
        return ()
    best = {
        CHEAPEST: min(routes, key=lambda route: (route.fee, route.turns, len(route.segments), route.foreign)),
        SHORTEST: min(routes, key=lambda route: (len(route.segments), route.fee, route.foreign)),
        FRIENDLY: min(routes, key=lambda route: (route.foreign, route.fee, len(route.segments))),
    }
    merged: dict[tuple[int, ...], Route] = {}
    for kind, route in best.items():
        known = merged.get(route.segments, route)
        merged[route.segments] = known._replace(kinds=(*known.kinds, kind))
    return tuple(merged.values())


def weighings(seen: View, seat: int) -> list[list[float]]:
    """Weights by railroad: all others alike, then one of them at a time as if it were a friend's."""
    others = sorted({owner for owner in seen.owner if owner not in (BANK, seat)})
    found = [[1 + detour * (owner in others) for owner in seen.owner] for detour in DETOURS]
    if not others:
        return found[:1]
    if len(others) > 1:
        found += [
            [1 + (0.3 if owner == friend else 6.0) * (owner in others) for owner in seen.owner] for friend in others
        ]
    return found


@lru_cache(maxsize=256)
def distances(board: Board, goal: int) -> list[int]:
    """Dots from every dot to `goal` on the whole map: never more than the weight of any way. Read only."""
    away = [-1] * board.dots
    away[goal] = 0
    found = [goal]
    for dot in found:  # grows while we walk it
        near = board.ways[dot]
        for other in near[1::2]:
            if away[other] < 0:
                away[other] = away[dot] + 1
                found.append(other)
    return away


def search(board: Board, start: int, goal: int, used: bytearray, weights: list[float]) -> tuple[int, ...]:
    """The lightest way over unused track, looked for towards the goal first; empty where there is none."""
    one, two, railroad, ways = board.track_one, board.track_two, board.railroad, board.ways
    away = distances(board, goal)
    before = [-1] * board.dots
    known = [1e9] * board.dots
    known[start] = 0.0
    heap = [(float(away[start]), start)]
    while heap:
        bound, dot = heappop(heap)
        if dot == goal:
            break
        far = known[dot]
        if bound > far + away[dot]:
            continue
        near = ways[dot]
        for i in range(0, len(near), 2):
            segment, other = near[i], near[i + 1]
            reached = far + weights[railroad[segment]]
            if reached < known[other] and not used[one[segment]] and not used[two[segment]]:
                known[other] = reached
                before[other] = segment
                heappush(heap, (reached + away[other], other))
    way: list[int] = []
    dot = goal
    while dot != start:
        if before[dot] < 0:
            return ()
        way.append(before[dot])
        dot = board.across[before[dot]] - dot
    return tuple(way[::-1])


def is_ridable(board: Board, state: State, seat: int, way: tuple[int, ...]) -> bool:
    """RB-10 Arms of a junction are shared by segments: none may be ridden twice."""
    used = bytearray(state.used[seat])
    for segment in way:
        if not board.is_free(segment, used):
            return False
        used[board.track_one[segment]] = 1
        used[board.track_two[segment]] = 1
    return True


def walk(seen: View, state: State, seat: int, way: tuple[int, ...]) -> Route:
    """The way in turns, each paid as the rules say."""
    table = state.clone()
    moving = seen.mover == seat and seen.rolled
    if seen.mover != seat:
        clear_dues(table)
    left = seen.steps if moving else PACE[seen.engine[seat]]
    now = min(left, len(way))
    if moving and seen.bonus_due:
        left += BONUS
    turns, foreign = 1, 0
    total: dict[int, int] = {}
    first: Dues = ()
    for segment in way:
        if left == 0:
            first = first if turns > 1 else dues(table)
            add_dues(total, table)
            turns, left = turns + 1, PACE[seen.engine[seat]]
        charge(table, seat, state.board.railroad[segment])
        foreign += seen.owner[state.board.railroad[segment]] not in (BANK, seat)
        left -= 1
    if turns == 1:
        first = dues(table)
    add_dues(total, table)
    return Route((), way, now, turns, first, tuple(sorted(total.items())), foreign)


def add_dues(total: dict[int, int], table: State) -> None:
    """The end of a turn."""
    for who, amount in dues(table):
        total[who] = total.get(who, 0) + amount
    clear_dues(table)


def clear_dues(table: State) -> None:
    table.due_bank = 0
    table.due_governor = 0
    table.due_owner = [0] * table.seats
