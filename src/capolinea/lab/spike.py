"""What to learn from many matches of Spike: where the money comes from, what contracts and route cards are worth."""

from collections.abc import Sequence

from capolinea.core.event import Event
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.events import TurnBegan
from capolinea.games.spike.pieces import GOODS, PARTS
from capolinea.games.spike.scoring import route_money
from capolinea.games.spike.state import DELIVERED, State
from capolinea.lab.statistics import Fact


class SpikeWatch:
    """Counts turns; all else shows at the end."""

    def __init__(self) -> None:
        self.turns: dict[int, int] = {}

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.turns[event.seat] = self.turns.get(event.seat, 0) + 1

    def facts(self, state: State, wins: Sequence[float]) -> list[Fact]:
        """SP-6 Seats are told by their order of play. A contract that is not delivered counts as 0."""
        found = [Fact("length", state.reason, max(self.turns.values()))]
        for seat in range(state.seats):
            won = wins[seat]
            route = route_money(state, seat)
            total = state.money[seat] + route
            found.append(Fact("order", str(1 + (seat - state.first) % state.seats), total, won))
            found.append(Fact("money", "market", state.from_market[seat]))
            found.append(Fact("money", "contracts", state.from_contracts[seat]))
            found.append(Fact("money", "route", route))
            found.append(Fact("money", "improvements", -state.spent[seat]))
            found.append(Fact("money", "all", total))
            found.append(Fact("tracks", "left", state.tracks[seat]))
            for part, steps in zip(PARTS, state.level[seat], strict=True):
                found.append(Fact(part, str(steps), total, won))
            found.append(Fact("route", BOARD.codes[BOARD.route_start[state.route[seat]]], route, won))
            for node in state.joined[seat]:
                if node < BOARD.cities:
                    found.append(Fact("city", BOARD.codes[node], 1, won))
        delivered = 0
        for good, holder in enumerate(state.holder):
            goal = state.goal[good]
            done = state.token[good] == DELIVERED
            delivered += done
            money = BOARD.pays[state.contract[good] * 2 + state.side[good]][goal] if done else 0
            found.append(Fact("contract", contract_name(state.contract[good], state.side[good]), money, wins[holder]))
            found.append(Fact("good", GOODS[good], money, wins[holder]))
            found.append(Fact("delivered", "yes" if done else "no", money, wins[holder]))
            if done:
                found.append(Fact("goal", BOARD.codes[goal], money, wins[holder]))
        found.append(Fact("deliveries", "match", delivered))
        return found


def contract_name(card: int, side: int) -> str:
    """The good, which of its cards, which side: "cattle 2B"."""
    good = BOARD.contract_good[card]
    return f"{GOODS[good]} {1 + BOARD.contracts_of[good].index(card)}{'AB'[side]}"


def watch() -> SpikeWatch:
    return SpikeWatch()
