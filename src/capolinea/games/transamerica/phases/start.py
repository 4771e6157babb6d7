"""TA-7: each player places the start marker."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import StartPlaced
from capolinea.games.transamerica.meta import SEATS
from capolinea.games.transamerica.moves import Move
from capolinea.games.transamerica.networks import place_marker
from capolinea.games.transamerica.sequence import end_turn
from capolinea.games.transamerica.state import BUILD, START, State

#: Every start, by seat and point.
STARTS: Final[list[list[Action]]] = [
    [PlaceStart(seat, point) for point in range(BOARD.graph.points)] for seat in range(SEATS.stop - 1)
]


def refuse_place_start(state: State, action: PlaceStart) -> Refusal | None:
    """TA-7 Any point without a marker may be chosen."""
    if state.stage != START:
        return Refusal("start.placed_already", "TA-7")
    if not 0 <= action.point < BOARD.graph.points:
        return Refusal("start.no_such_point", "TA-7")
    if action.point in state.markers:
        return Refusal("start.taken", "TA-7", {"point": action.point, "holder": state.markers.index(action.point)})
    return None


def offer_starts(state: State, seat: Seat) -> list[Action]:
    offers = STARTS[seat][:]
    for point in sorted(state.markers, reverse=True):
        if point >= 0:
            del offers[point]
    return offers


def place_start(state: State, move: Move, chance: Chance, log: Log) -> None:
    """TA-7, TA-8 Place a marker; when all are placed, the first player builds first."""
    place_marker(state, move.seat, move.point)
    if log is not None:
        log.append(StartPlaced(move.seat, move.point))
    end_turn(state)
    if state.actor == state.first:
        state.stage = BUILD
