"""Statistics of many matches of Rail Baron: the value of railroads, engines, homes and seats."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.event import Event
from capolinea.games.rail_baron.events import EngineBought, GroupBought, RailroadBought, TurnBegan
from capolinea.games.rail_baron.fees import engine_price, railroad_value
from capolinea.games.rail_baron.pieces import ENGINES, NO_ENGINE
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.tensor import TENSOR
from capolinea.research import Finding, Stats

__all__ = ["STATS", "TENSOR"]


class RailBaronObserver:
    """Records in which of its turns a seat bought what."""

    def __init__(self) -> None:
        self.turns: dict[int, int] = {}
        self.bought: dict[tuple[int, int], int] = {}
        """By seat and railroad."""
        self.engines: dict[tuple[int, int], int] = {}

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.turns[event.seat] = self.turns.get(event.seat, 0) + 1
            elif isinstance(event, RailroadBought):
                self.bought[event.seat, event.railroad] = self.turns.get(event.seat, 0)
            elif isinstance(event, GroupBought):
                for railroad in event.railroads:
                    self.bought[event.seat, railroad] = self.turns[event.seat]
            elif isinstance(event, EngineBought):
                self.engines[event.seat, event.engine] = self.turns[event.seat]

    def findings(self, state: State, wins: Sequence[float]) -> list[Finding]:
        """RB-2 Return the findings; seats are identified by their order of play."""
        found = [Finding("length", state.reason, max(self.turns.values()))]
        board = state.board
        for railroad, owner in enumerate(state.owner):
            if owner >= 0:
                found.append(Finding("railroad", board.railroads[railroad], self.bought[owner, railroad], wins[owner]))
        for seat in range(state.seats):
            engine = state.engine[seat]
            worth = state.cash[seat] + railroad_value(state, seat) + engine_price(state, engine)
            found.append(Finding("order", str(1 + (seat - state.first) % state.seats), worth, wins[seat]))
            found.append(Finding("home", board.cities[state.home[seat]], worth, wins[seat]))
            when = self.engines[seat, engine] if engine != NO_ENGINE else 0
            found.append(Finding("engine", ENGINES[engine], when, wins[seat]))
        return found


STATS: Final = Stats(observer=RailBaronObserver)
