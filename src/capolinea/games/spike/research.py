"""Statistics of many matches of Spike: sources of money, and the value of contracts and route cards."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.event import Event
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.events import TurnBegan
from capolinea.games.spike.pieces import GOODS, PARTS
from capolinea.games.spike.scoring import route_money
from capolinea.games.spike.state import DELIVERED, State
from capolinea.games.spike.tensor import TENSOR
from capolinea.research import Finding, Stats

__all__ = ["STATS", "TENSOR"]


class SpikeObserver:
    """Counts turns; everything else can be seen at the end."""

    def __init__(self) -> None:
        self.turns: dict[int, int] = {}

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.turns[event.seat] = self.turns.get(event.seat, 0) + 1

    def findings(self, state: State, wins: Sequence[float]) -> list[Finding]:
        """SP-6 Return the findings; seats are identified by their order of play. Undelivered contracts count as 0."""
        found = [Finding("length", state.reason, max(self.turns.values()))]
        for seat in range(state.seats):
            won = wins[seat]
            route = route_money(state, seat)
            total = state.money[seat] + route
            found.append(Finding("order", str(1 + (seat - state.first) % state.seats), total, won))
            found.append(Finding("money", "market", state.from_market[seat]))
            found.append(Finding("money", "contracts", state.from_contracts[seat]))
            found.append(Finding("money", "route", route))
            found.append(Finding("money", "improvements", -state.spent[seat]))
            found.append(Finding("money", "all", total))
            found.append(Finding("tracks", "left", state.tracks[seat]))
            for part, steps in zip(PARTS, state.level[seat], strict=True):
                found.append(Finding(part, str(steps), total, won))
            found.append(Finding("route", BOARD.codes[BOARD.route_start[state.route[seat]]], route, won))
            for node in state.network_nodes[seat]:
                if node < BOARD.cities:
                    found.append(Finding("city", BOARD.codes[node], 1, won))
        delivered = 0
        for good, holder in enumerate(state.holder):
            goal = state.delivered_to[good]
            done = state.token[good] == DELIVERED
            delivered += done
            money = BOARD.pays[state.contract[good] * 2 + state.side[good]][goal] if done else 0
            found.append(
                Finding("contract", contract_name(state.contract[good], state.side[good]), money, wins[holder])
            )
            found.append(Finding("good", GOODS[good], money, wins[holder]))
            found.append(Finding("delivered", "yes" if done else "no", money, wins[holder]))
            if done:
                found.append(Finding("goal", BOARD.codes[goal], money, wins[holder]))
        found.append(Finding("deliveries", "match", delivered))
        return found


def contract_name(card: int, side: int) -> str:
    """Return the good, the number of its card and the side: "cattle 2B"."""
    good = BOARD.contract_good[card]
    return f"{GOODS[good]} {1 + BOARD.contracts_of[good].index(card)}{'AB'[side]}"


STATS: Final = Stats(observer=SpikeObserver)
