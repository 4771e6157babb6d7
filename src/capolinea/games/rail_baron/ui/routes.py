"""Routes for a train, to its destination or to any dot: cheapest, shortest, and with the least of others' track.

What the current roll can reach is searched exactly (roll_range.py). Longer routes are found by weighing others'
railroads against dots, and by leaving some of them out; then each is followed turn by turn with the fees that the rules
would charge (RB-18 to RB-21, RB-46). Future dice are not known: later turns count as average ones.
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

#: Dots of an average turn: two dice make 7; an Express adds a bonus die in one turn of six, a Superchief in every turn.
PACE: Final = (7, 8, 10)
#: An average bonus die, rounded down so that a route is not shown as shorter than it will be.
BONUS: Final = 3
#: The weight of a dot on a railroad that should be avoided altogether.
LEFT_OUT: Final = 1000.0
#: How many routes are shown at most.
MOST_ROUTES: Final = 4
#: How many dots of detour are acceptable to avoid one dot of others' track.
DETOURS: Final = (0.02, 0.4, 1.2, 4.0, 40.0)

CHEAPEST: Final = "cheapest"
SHORTEST: Final = "shortest"
FRIENDLY: Final = "friendly"

Dues = tuple[tuple[int, int], ...]
"""To whom (a seat or the Bank) how much."""


class BillItem(NamedTuple):
    """What the current turn owes to one party: for which railroads, and whether at an established rate."""

    who: int
    amount: int
    railroads: tuple[int, ...]
    old: bool


class Route(NamedTuple):
    kinds: tuple[str, ...]
    """What it is best at."""
    segments: tuple[int, ...]
    now: int
    """How many of the segments the current roll covers."""
    turns: int
    """Turns it takes, including the current one."""
    due_now: Dues
    """What the turn will owe after the current roll, including what it already owes."""
    due: Dues
    """What the whole route costs."""
    foreign: int
    """Dots on others' railroads."""
    bill: tuple[BillItem, ...] = ()
    """`due_now` with the railroads it is owed for; earlier rides of the turn are not listed."""

    @property
    def fee_now(self) -> int:
        return sum([amount for _, amount in self.due_now])

    @property
    def fee(self) -> int:
        return sum([amount for _, amount in self.due])


def routes_of(now: Now, seat: int) -> tuple[Route, ...]:
    """Return at most three routes to the destination, cheapest first. Call it through `now.once`."""
    goal = target_of(now, seat)
    return choose(find_routes(now, seat, goal, weighings(now.view, seat))) if goal >= 0 else ()


def routes_to(now: Now, seat: int, dot: int) -> tuple[Route, ...]:
    """Return the routes to any dot for a riding train: first the best of each kind, then others worth showing.

    There are none if the dot cannot be reached, or if the destination could no longer be reached from it (RB-11).
    """
    found = find_routes(now, seat, dot, [*weighings(now.view, seat), *omissions(now.view, seat)])
    chosen = choose(found)
    for route in sorted(found, key=lambda route: (route.fee, len(route.segments))):
        if len(chosen) < MOST_ROUTES and is_worth_showing(route, chosen):
            chosen = (*chosen, route)
    return chosen


def is_worth_showing(route: Route, chosen: tuple[Route, ...]) -> bool:
    """Return whether it begins differently from the chosen routes, pays other players, and none of them beats it."""
    payees, begun = {who for who, _ in route.due}, route.segments[: route.now]
    differs = [payees != {who for who, _ in each.due} and begun != each.segments[: each.now] for each in chosen]
    return all(differs) and not any([is_no_worse(each, route) for each in chosen])


def is_no_worse(one: Route, other: Route) -> bool:
    return one.fee <= other.fee and len(one.segments) <= len(other.segments) and one.foreign <= other.foreign


def find_routes(now: Now, seat: int, dot: int, weighed: list[list[float]]) -> list[Route]:
    """Return different routes to `dot` that the rules allow."""
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
    """Return weights that leave out all railroads of some other owners: one list for each set of owners."""
    others = sorted({owner for owner in view.owner if owner not in (BANK, seat)})
    sets = [[owner for i, owner in enumerate(others) if number >> i & 1] for number in range(1, 1 << len(others))]
    return [[LEFT_OUT if owner in omitted else 1.0 for owner in view.owner] for omitted in sets]


def choose(routes: list[Route]) -> tuple[Route, ...]:
    """Return the best of each kind; one route may be best in several ways."""
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
    """Return weights by railroad: all other owners alike, then one owner at a time as if a friend."""
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
    """Return the lightest path over unused track, or an empty one if there is none.

    RB-12 It may not lead through the dot `past`, where the trip would end.
    """

    def weight(segment: int, dot: int) -> float:
        return -1.0 if dot == past or not board.is_free(segment, used) else weights[board.railroad[segment]]

    return tuple(lightest_path(board.incident, start, goal, weight, atlas_of(board).distance(goal)))


def walk(view: View, state: State, seat: int, path: tuple[int, ...]) -> Route:
    """Follow a path turn by turn and charge the fees of the rules."""
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
    for step, segment in enumerate(path):
        if left == 0:
            add_dues(total, copy)
            turns, left = turns + 1, PACE[view.engine[seat]]
        railroad = state.board.railroad[segment]
        old = bool(copy.established_rate[seat]) and copy.last_railroad[seat] == railroad
        due = charge(copy, seat, railroad)
        if step < now and due:
            reasons.append((creditor(copy, railroad, due), due, railroad, old))
        foreign += view.owner[railroad] not in (BANK, seat)
        left -= 1
        if step == now - 1:
            first = dues(copy)
    add_dues(total, copy)
    return Route((), path, now, turns, first, tuple(sorted(total.items())), foreign, bill(view, first, reasons))


def bill(view: View, due: Dues, reasons: list[tuple[int, int, int, bool]]) -> tuple[BillItem, ...]:
    """Return what the turn owes and for which railroads; an item is `old` if every rate in it is established."""
    items: list[BillItem] = []
    for who, amount in due:
        # RB-46 Dues for the Governor's railroads, and to players who are out, go to the Bank.
        mine = [each for each in reasons if each[0] == who or (who == BANK and not is_paid(view, each[0]))]
        railroads = tuple(dict.fromkeys([railroad for _, _, railroad, _ in mine]))
        items.append(BillItem(who, amount, railroads, bool(mine) and all([old for _, _, _, old in mine])))
    return tuple(items)


def is_paid(view: View, owner: int) -> bool:
    return owner >= 0 and view.in_game[owner]


def add_dues(total: dict[int, int], state: State) -> None:
    """Add the dues of a turn to the total and clear them."""
    for who, amount in dues(state):
        total[who] = total.get(who, 0) + amount
    clear_dues(state)


def clear_dues(state: State) -> None:
    state.due_bank = 0
    state.due_governor = 0
    state.due_owner = [0] * state.seats
