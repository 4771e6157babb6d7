"""TransAmerica for learning programs: points, lines, coloured lines and stopping as one list of actions."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import InvalidAction
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.pieces import COLOURED_RAILS, TURN_BUDGET
from capolinea.games.transamerica.state import STAGES
from capolinea.games.transamerica.view import View
from capolinea.research import Tensor

POINTS: Final = BOARD.graph.points
LINES: Final = BOARD.graph.lines
CITIES: Final = len(BOARD.city_names)

#: Scores go down from the start of the track and rarely lose more than twice its length.
DEEPEST: Final = 4 * BOARD.start_points


#: The points, then the lines, then the lines in the seat's colour, then stopping.
SIZE: Final = POINTS + 2 * LINES + 1


def number(action: Action) -> int:
    if isinstance(action, PlaceStart):
        return action.point
    if isinstance(action, LayRail):
        return POINTS + (LINES if action.coloured else 0) + action.line
    return POINTS + 2 * LINES


def action(number: int, seat: Seat) -> Action:
    if not 0 <= number < SIZE:
        raise InvalidAction("action.malformed", detail=str(number))
    if number < POINTS:
        return PlaceStart(seat, number)
    if number < POINTS + 2 * LINES:
        line = number - POINTS
        return LayRail(seat, line % LINES, line >= LINES)
    return Stop(seat)


def length(seats: int) -> int:
    return 3 * LINES + 2 * POINTS + CITIES + 4 * seats + 4


def vector(view: View) -> list[float]:
    me = view.seat or 0
    seats = [(me + step) % len(view.scores) for step in range(len(view.scores))]
    return [
        *rails(view, me),
        *marks(POINTS, [view.markers[me]]),
        *marks(POINTS, [view.markers[seat] for seat in seats[1:]]),
        *marks(CITIES, list(view.hand)),
        *[view.markers[seat] / POINTS for seat in seats],
        *[max(-1.0, view.scores[seat] / DEEPEST) for seat in seats],
        *[view.coloured_left[seat] / COLOURED_RAILS for seat in seats],
        *[float(seat == view.actor) for seat in seats],
        view.cost_this_turn / TURN_BUDGET,
        view.barrier / BOARD.start_points,
        STAGES.index(view.stage) / len(STAGES),
        float(view.vexation),
    ]


def rails(view: View, me: Seat) -> list[float]:
    """Return three marks for every line: a common rail, one of the seat's colour, one of another's."""
    found = [0.0] * (3 * LINES)
    for line, owner in zip(view.rails, view.owners, strict=True):
        kind = 0 if owner < 0 else 1 if owner == me else 2
        found[kind * LINES + line] = 1.0
    return found


def marks(size: int, places: list[int]) -> list[float]:
    """Return a list with 1 at each of `places` that is not negative."""
    found = [0.0] * size
    for place in places:
        if place >= 0:
            found[place] = 1.0
    return found


STATS: Final = None
TENSOR: Final = Tensor(size=SIZE, number=number, action=action, length=length, vector=vector)
