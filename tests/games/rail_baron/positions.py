"""Positions that the clause tests start from.

A is at home in Chicago, B in Miami, C in Seattle. The NYC leads from Chicago to New York in eleven segments: Chicago -
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
    """A new match; `to` is the first city that is rolled, or all draws for destinations; `dice` as they show."""
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
    """Ride the roll along the shortest way."""
    state = at.state
    while state.stage == RIDE:
        seat = state.mover
        at.plays(Ride(seat, state.board.toward(target(state, seat))[state.dot[seat]]))
        state = at.state


def ride_through(at: RbTable) -> None:
    """Ride to the destination as if the roll sufficed."""
    seat = at.state.mover
    goal = target(at.state, seat)
    while at.state.stage == RIDE and target(at.state, seat) == goal:
        at.state.steps = 2
        at.plays(Ride(seat, at.state.board.toward(goal)[at.state.dot[seat]]))


def on_trip(at: RbTable, seat: Seat, origin: str, place: str, goal: str) -> None:
    """As if `seat` had come from `origin` to the dot `place` on its way to `goal`, with nothing used."""
    state = at.state
    state.origin[seat], state.dot[seat], state.destination[seat] = city(origin), dot(place), city(goal)


def on_way_home(at: RbTable, seat: Seat, origin: str, place: str, alternative: str) -> None:
    """As if `seat` had declared in `origin` and come to the dot `place`."""
    state = at.state
    state.origin[seat], state.dot[seat], state.destination[seat] = city(origin), dot(place), -1
    state.declared[seat], state.alternative[seat] = True, city(alternative)


def give(at: RbTable, seat: Seat, *names: str) -> None:
    for name in names:
        at.state.owner[railroad(name)] = seat


def sell_out(at: RbTable, owner: Seat, *left: str) -> None:
    """All railroads that the Bank has are `owner`'s, but those `left`."""
    for each, now in enumerate(at.state.owner):
        if now == BANK and BOARD.railroads[each] not in left:
            at.state.owner[each] = owner


def in_purchase(options: Options | None = None, *, cash: int = 100_000, dice: Sequence[int] = (5, 6)) -> RbTable:
    """A has come from Chicago to New York over the NYC and may buy, with `cash` and the payoff of 9,000."""
    at = table(options, dice=dice)
    at.state.cash[A] = cash
    at.plays("roll")
    ride_on(at)
    return at


def in_sale(
    options: Options | None = None, *, owned: Sequence[str] = ("PA", "B&O"), cash: int = 0, line: Seat = BANK
) -> RbTable:
    """A owns railroads but has no cash for what two segments of the NYC cost, which belongs to `line`."""
    at = table(options, dice=(1, 1))
    at.state.cash[A] = cash
    give(at, A, *owned)
    give(at, line, "NYC")
    at.plays("roll")
    ride_on(at)
    return at
