"""SP-21, SP-26, SP-39: ending a draw, a start or a turn."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Stop
from capolinea.games.spike.moves import Move
from capolinea.games.spike.phases import drawing, handling, moving
from capolinea.games.spike.state import AFTER, DRAW, MOVE, State


def refuse_stop(state: State, action: Stop) -> Refusal | None:
    """SP-39 Free movement does not have to be ended, and every turn has an action."""
    return None if state.stage in (DRAW, MOVE, AFTER) else Refusal("stop.action_due", "SP-39")


def offer_stop(state: State, seat: Seat) -> list[Action]:
    return [Stop(seat)]


def stop(state: State, move: Move, chance: Chance, log: Log) -> None:
    if state.stage == DRAW:
        drawing.stop(state, move.seat, chance, log)
    elif state.stage == MOVE:
        moving.halt(state, move.seat, log)
    else:
        handling.end(state, move.seat, log)
