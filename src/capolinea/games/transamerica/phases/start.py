"""TA-7: each player places the start marker."""

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import StartPlaced
from capolinea.games.transamerica.networks import place_marker
from capolinea.games.transamerica.sequence import end_turn
from capolinea.games.transamerica.state import START, State


def refuse_place_start(state: State, action: PlaceStart) -> Refusal | None:
    """TA-7 Any crossing or city without a marker."""
    if state.phase != START:
        return Refusal("start.placed_already", "TA-7")
    if not 0 <= action.point < BOARD.graph.points:
        return Refusal("start.no_such_point", "TA-7")
    if action.point in state.markers:
        return Refusal("start.taken", "TA-7", {"point": action.point, "holder": state.markers.index(action.point)})
    return None


def offer_place_start(state: State, seat: Seat) -> list[Action]:
    return [PlaceStart(seat, point) for point in range(BOARD.graph.points) if point not in state.markers]


def place_start(state: State, action: PlaceStart) -> list[Event]:
    place_marker(state, action.seat, action.point)
    end_turn(state)
    return [StartPlaced(action.seat, action.point)]
