"""TransAmerica for learning programs: points, lines, coloured lines and stopping as one list of actions."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import InvalidAction
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.pieces import COLOURED_RAILS, TURN_BUDGET
from capolinea.games.transamerica.state import PHASES
from capolinea.games.transamerica.view import View

POINTS: Final = BOARD.graph.points
LINES: Final = BOARD.graph.lines
CITIES: Final = len(BOARD.city_names)

#: Scores fall from the start of the track and rarely lose more than its length twice over.
DEEPEST: Final = 4 * BOARD.start_points


class Table:
    """Numbers: the points, then the lines, then the lines in the own colour, then stopping."""

    size: int = POINTS + 2 * LINES + 1

    def number(self, action: Action) -> int:
        if isinstance(action, PlaceStart):
            return action.point
        if isinstance(action, LayRail):
            return POINTS + (LINES if action.coloured else 0) + action.line
        return POINTS + 2 * LINES

    def action(self, number: int, seat: Seat) -> Action:
        if not 0 <= number < self.size:
            raise InvalidAction("action.malformed", detail=str(number))
        if number < POINTS:
            return PlaceStart(seat, number)
        if number < POINTS + 2 * LINES:
            line = number - POINTS
            return LayRail(seat, line % LINES, line >= LINES)
        return Stop(seat)

    def length(self, seats: int) -> int:
        return 3 * LINES + 2 * POINTS + CITIES + 4 * seats + 4

    def vector(self, seen: View) -> list[float]:
        me = seen.seat or 0
        around = [(me + step) % len(seen.scores) for step in range(len(seen.scores))]
        return [
            *rails(seen, me),
            *marks(POINTS, [seen.markers[me]]),
            *marks(POINTS, [seen.markers[seat] for seat in around[1:]]),
            *marks(CITIES, list(seen.hand)),
            *[seen.markers[seat] / POINTS for seat in around],
            *[max(-1.0, seen.scores[seat] / DEEPEST) for seat in around],
            *[seen.coloured_left[seat] / COLOURED_RAILS for seat in around],
            *[float(seat == seen.mover) for seat in around],
            seen.laid_now / TURN_BUDGET,
            seen.barrier / BOARD.start_points,
            PHASES.index(seen.phase) / len(PHASES),
            float(seen.vexation),
        ]


def rails(seen: View, me: Seat) -> list[float]:
    """Three marks for every line: a rail for all, one of the own colour, one of another's."""
    found = [0.0] * (3 * LINES)
    for line, owner in zip(seen.rails, seen.owners, strict=True):
        kind = 0 if owner < 0 else 1 if owner == me else 2
        found[kind * LINES + line] = 1.0
    return found


def marks(size: int, places: list[int]) -> list[float]:
    """1 at each of `places` that is not negative."""
    found = [0.0] * size
    for place in places:
        if place >= 0:
            found[place] = 1.0
    return found


TABLE: Final = Table()
