"""RB-45: a player who reaches 150,000 in cash announces it."""

from collections.abc import Callable

from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.games.rail_baron.events import CashAnnounced
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.pieces import ANNOUNCED
from capolinea.games.rail_baron.state import State

Perform = Callable[[State, Move, Chance, Log], None]


def announcing(perform: Perform) -> Perform:
    """Return `perform` with announcements by everybody who reaches 150,000; without a log nobody reads them."""

    def perform_and_announce(state: State, move: Move, chance: Chance, log: Log) -> None:
        if log is None or state.options.open_cash:
            perform(state, move, chance, log)
            return
        before = state.cash[:]
        perform(state, move, chance, log)
        for seat, cash in enumerate(state.cash):
            if before[seat] < ANNOUNCED <= cash:
                log.append(CashAnnounced(seat, cash))

    return perform_and_announce
