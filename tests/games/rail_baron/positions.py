"""Positions that the clause tests start from.

A's home is Chicago, B's Miami, C's Seattle. The NYC leads from Chicago to New York in eleven segments: Chicago -
South Bend - Bryan - Toledo - Cleveland - Erie - Buffalo - Rochester - Utica - Albany - Poughkeepsie - New York
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from tests.support.driver import RefereedMatch
from tests.support.rail_baron import BOARD, city, dot, new_match, railroad, rolls_for

from capolinea.core.action import Seat
from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.state import RIDE, State
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.view import View

RbTable: TypeAlias = RefereedMatch[State, View]

A, B, C = 0, 1, 2
HOMES: Final = ("Chicago", "Miami", "Seattle")
BANK, GOVERNOR = -1, -2


def table(
    options: Options | None = None,
    *,
    homes: Sequence[str] = HOMES,
    to: Sequence[int] | str = "New York",
    dice: Sequence[int] = (),
    railroads: Sequence[int] = (),
) -> RbTable:
    """Return a new match; `to` is the first city that is rolled, or all draws for destinations; `dice` show 1 to 6."""
    draws = rolls_for(to) if isinstance(to, str) else to
    return RefereedMatch(new_match(homes, options, destinations=draws, dice=dice, railroads=railroads))


def rides(seat: Seat, by: str, *dots: str) -> list[Ride]:
    line, found = railroad(by), []
    for one, two in pairwise(dots):
        ends = {dot(one), dot(two)}
        (segment,) = [
            each
            for each in range(BOARD.segments)
            if BOARD.railroad[each] == line and {BOARD.a[each], BOARD.b[each]} == ends
        ]
        found.append(Ride(seat, segment))
    return found


def ride_on(at: RbTable) -> None:
    """Ride the roll along the shortest path."""
    state = at.state
    while state.stage == RIDE:
        seat = state.mover
        at.plays(Ride(seat, state.board.toward(target(state, seat))[state.dot[seat]]))
        state = at.state


def ride_through(at: RbTable) -> None:
    """Ride to the destination as if the roll were long enough."""
    seat = at.state.mover
    goal = target(at.state, seat)
    while at.state.stage == RIDE and target(at.state, seat) == goal:
        at.state.steps = 2
        at.plays(Ride(seat, at.state.board.toward(goal)[at.state.dot[seat]]))


def on_trip(at: RbTable, seat: Seat, origin: str, place: str, goal: str) -> None:
    """Put `seat` on the dot `place`, on its way from `origin` to `goal`, with no used track."""
    state = at.state
    state.origin[seat], state.dot[seat], state.destination[seat] = city(origin), dot(place), city(goal)


def on_way_home(at: RbTable, seat: Seat, origin: str, place: str, alternative: str) -> None:
    """Put `seat` on the dot `place`, on its way home after declaring in `origin`."""
    state = at.state
    state.origin[seat], state.dot[seat], state.destination[seat] = city(origin), dot(place), -1
    state.declared[seat], state.alternative[seat] = True, city(alternative)


def give(at: RbTable, seat: Seat, *names: str) -> None:
    for name in names:
        at.state.owner[railroad(name)] = seat


def sell_out(at: RbTable, owner: Seat, *left: str) -> None:
    """Give all railroads of the Bank to `owner`, except those `left`."""
    for each, now in enumerate(at.state.owner):
        if now == BANK and BOARD.railroads[each] not in left:
            at.state.owner[each] = owner


def in_purchase(options: Options | None = None, *, cash: int = 100_000, dice: Sequence[int] = (5, 6)) -> RbTable:
    """Return a match in which A has ridden from Chicago to New York on the NYC and may buy, with `cash` and 9,000."""
    at = table(options, dice=dice)
    at.state.cash[A] = cash
    at.plays("roll")
    ride_on(at)
    return at


def in_sale(
    options: Options | None = None, *, owned: Sequence[str] = ("PA", "B&O"), cash: int = 0, line: Seat = BANK
) -> RbTable:
    """Return a match in which A has railroads but no cash for two segments of the NYC, which belongs to `line`."""
    at = table(options, dice=(1, 1))
    at.state.cash[A] = cash
    give(at, A, *owned)
    give(at, line, "NYC")
    at.plays("roll")
    ride_on(at)
    return at
