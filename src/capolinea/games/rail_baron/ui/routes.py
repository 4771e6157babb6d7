"""Ways for a train, to its destination or to any dot: the cheapest, the shortest, and those with less of others' track.

What the present roll can reach is searched exactly (within.py). Farther ways are searched by weighing others' railroads
against dots, and by leaving some of them out; then all are walked turn by turn with the fees that the rules would ask
(RB-18 to RB-21, RB-46). The dice to come are not known: later turns count as average ones.
"""

from typing import Final, NamedTuple

from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import Board
from capolinea.games.rail_baron.fees import charge, creditor, dues
from capolinea.games.rail_baron.state import BANK, State
from capolinea.games.rail_baron.ui.aids import target_of
from capolinea.games.rail_baron.ui.roll_range import is_legal, paths_within
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.kit.walks import lightest_path

#: Dots of an average turn: two dice are 7; an Express adds a bonus die in one turn of six, a Superchief in every one.
PACE: Final = (7, 8, 10)
#: An average bonus die, rounded down: what is promised should be kept.
BONUS: Final = 3
#: The weight of a dot that should not be ridden at all.
LEFT_OUT: Final = 1000.0
#: More ways than this nobody compares.
MOST_ROUTES: Final = 4
#: How many dots of detour avoiding one dot of others' track may cost.
DETOURS: Final = (0.02, 0.4, 1.2, 4.0, 40.0)

CHEAPEST: Final = "cheapest"
SHORTEST: Final = "shortest"
FRIENDLY: Final = "friendly"

Dues = tuple[tuple[int, int], ...]
"""To whom (a seat or the Bank) how much."""


class BillItem(NamedTuple):
    """What the present turn owes to one party: on account of which railroads, and whether at an established rate."""

    who: int
    amount: int
    railroads: tuple[int, ...]
    old: bool


class Route(NamedTuple):
    kinds: tuple[str, ...]
    """What it is best at."""
    segments: tuple[int, ...]
    now: int
    """How many of the segments the present roll covers."""
    turns: int
    """Turns it takes, the present one among them."""
    due_now: Dues
    """What the turn will owe after the present roll, with what it owes already."""
    due: Dues
    """What the whole way will have cost."""
    foreign: int
    """Dots on railroads of others."""
    bill: tuple[BillItem, ...] = ()
    """`due_now`, each with its reasons; what was ridden before has none here."""

    @property
    def fee_now(self) -> int:
        return sum([amount for _, amount in self.due_now])

    @property
    def fee(self) -> int:
        return sum([amount for _, amount in self.due])


def routes_of(now: Now, seat: int) -> tuple[Route, ...]:
    """At most three ways to the destination, the cheapest first; none without one. Ask for them by `now.once`."""
    goal = target_of(now, seat)
    return choose(find_routes(now, seat, goal, weighings(now.view, seat))) if goal >= 0 else ()


def routes_to(now: Now, seat: int, dot: int) -> tuple[Route, ...]:
    """The ways to any dot for a train that is riding: the best at something first, then what else is no worse in all.

    None where the dot cannot be reached, or the destination not any more after it (RB-11).
    """
    found = find_routes(now, seat, dot, [*weighings(now.view, seat), *omissions(now.view, seat)])
    chosen = choose(found)
    for route in sorted(found, key=lambda route: (route.fee, len(route.segments))):
        if len(chosen) < MOST_ROUTES and is_worth_telling(route, chosen):
            chosen = (*chosen, route)
    return chosen


def is_worth_telling(route: Route, chosen: tuple[Route, ...]) -> bool:
    """Begins otherwise than the ways chosen, pays other people, and is worse than none of them in everything."""
    payees, begun = {who for who, _ in route.due}, route.segments[: route.now]
    differs = [payees != {who for who, _ in each.due} and begun != each.segments[: each.now] for each in chosen]
    return all(differs) and not any([is_no_worse(each, route) for each in chosen])


def is_no_worse(one: Route, other: Route) -> bool:
    return one.fee <= other.fee and len(one.segments) <= len(other.segments) and one.foreign <= other.foreign


def find_routes(now: Now, seat: int, dot: int, weighed: list[list[float]]) -> list[Route]:
    """Different ways to `dot` that the rules allow."""
    view, state = now.view, now.once(state_of)
    if view.dot[seat] < 0 or view.dot[seat] == dot:
        return []
    board, goal = state.board, target_of(now, seat)
    riding = view.stage == "ride" and seat == view.actor
    found = paths_within(now, dot) if riding else []
    if not found or dot == goal:
        past = goal if goal != dot else -1
        far = [search(board, view.dot[seat], dot, state.used_tracks[seat], weights, past) for weights in weighed]
        found += [path for path in dict.fromkeys(far) if path and is_legal(state, seat, path, dot, goal)]
    return [walk(view, state, seat, path) for path in dict.fromkeys(found)]


def omissions(view: View, seat: int) -> list[list[float]]:
    """Weights that leave out all railroads of some of the others: each set of them once."""
    others = sorted({owner for owner in view.owner if owner not in (BANK, seat)})
    sets = [[owner for i, owner in enumerate(others) if number >> i & 1] for number in range(1, 1 << len(others))]
    return [[LEFT_OUT if owner in omitted else 1.0 for owner in view.owner] for omitted in sets]


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


def weighings(view: View, seat: int) -> list[list[float]]:
    """Weights by railroad: all others alike, then one of them at a time as if it were a friend's."""
    others = sorted({owner for owner in view.owner if owner not in (BANK, seat)})
    found = [[1 + detour * (owner in others) for owner in view.owner] for detour in DETOURS]
    if not others:
        return found[:1]
    if len(others) > 1:
        found += [
            [1 + (0.3 if owner == friend else 6.0) * (owner in others) for owner in view.owner] for friend in others
        ]
    return found


def search(
    board: Board, start: int, goal: int, used: bytearray, weights: list[float], past: int = -1
) -> tuple[int, ...]:
    """The lightest way over unused track, looked for towards the goal first; empty where there is none.

    RB-12 It may not lead through the dot `past`, where the trip would end.
    """

    def weight(segment: int, dot: int) -> float:
        return -1.0 if dot == past or not board.is_free(segment, used) else weights[board.railroad[segment]]

    return tuple(lightest_path(board.incident, start, goal, weight, atlas_of(board).distance(goal)))


def walk(view: View, state: State, seat: int, path: tuple[int, ...]) -> Route:
    """The way in turns, each paid as the rules say."""
    copy = state.clone()
    moving = view.mover == seat and view.rolled
    if view.mover != seat:
        clear_dues(copy)
    left = view.steps if moving else PACE[view.engine[seat]]
    now = min(left, len(path))
    if moving and view.bonus_due:
        left += BONUS
    turns, foreign = 1, 0
    reasons: list[tuple[int, int, int, bool]] = []
    total: dict[int, int] = {}
    first: Dues = ()
    for place, segment in enumerate(path):
        if left == 0:
            add_dues(total, copy)
            turns, left = turns + 1, PACE[view.engine[seat]]
        railroad = state.board.railroad[segment]
        old = bool(copy.established_rate[seat]) and copy.last_railroad[seat] == railroad
        due = charge(copy, seat, railroad)
        if place < now and due:
            reasons.append((creditor(copy, railroad, due), due, railroad, old))
        foreign += view.owner[railroad] not in (BANK, seat)
        left -= 1
        if place == now - 1:
            first = dues(copy)
    add_dues(total, copy)
    return Route((), path, now, turns, first, tuple(sorted(total.items())), foreign, bill(view, first, reasons))


def bill(view: View, due: Dues, reasons: list[tuple[int, int, int, bool]]) -> tuple[BillItem, ...]:
    """What the turn owes, with the railroads that it is owed for; a rate is old where all that is owed is."""
    items: list[BillItem] = []
    for who, amount in due:
        # RB-46 What is due to the Governor's railroads, and to those who are out, goes to the Bank.
        mine = [each for each in reasons if each[0] == who or (who == BANK and not is_paid(view, each[0]))]
        railroads = tuple(dict.fromkeys([railroad for _, _, railroad, _ in mine]))
        items.append(BillItem(who, amount, railroads, bool(mine) and all([old for _, _, _, old in mine])))
    return tuple(items)


def is_paid(view: View, owner: int) -> bool:
    return owner >= 0 and view.in_game[owner]


def add_dues(total: dict[int, int], state: State) -> None:
    """The end of a turn."""
    for who, amount in dues(state):
        total[who] = total.get(who, 0) + amount
    clear_dues(state)


def clear_dues(state: State) -> None:
    state.due_bank = 0
    state.due_governor = 0
    state.due_owner = [0] * state.seats
