"""SF-32 to SF-34, SF-52: ending a lay, or the placing of counters, by choice."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import Done
from capolinea.games.santa_fe_rails.meta import SEATS
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.phases import counters, laying
from capolinea.games.santa_fe_rails.sequence import end_lay
from capolinea.games.santa_fe_rails.state import COUNTER, State

DONES: Final = [(Done(seat),) for seat in range(SEATS.stop - 1)]


def refuse_done(state: State, action: Done) -> Refusal | None:
    if state.stage == COUNTER:
        return counters.refuse_no_more(state, action)
    if laying.is_lay(state):
        return laying.refuse_done(state, action)
    return Refusal("done.not_now", "SF-6")


def offer_done(state: State, seat: Seat) -> Sequence[Action]:
    may_stop = counters.may_stop(state) if state.stage == COUNTER else state.rails_laid > 0
    return DONES[seat] if may_stop else ()


def done(state: State, move: Move, chance: Chance, log: Log) -> None:
    if state.stage == COUNTER:
        counters.no_more(state, move.seat, log)
    else:
        end_lay(state, log)
