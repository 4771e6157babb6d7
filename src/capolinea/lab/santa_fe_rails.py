"""What to learn from many matches of Santa Fe Rails: how they end, what strands, which towns starve, what cards do."""

from collections.abc import Sequence

from capolinea.core.event import Event
from capolinea.games.santa_fe_rails.events import CardsRevealed, TurnBegan
from capolinea.games.santa_fe_rails.pieces import NOTHING, SPECIAL_KEYS
from capolinea.games.santa_fe_rails.scoring import score
from capolinea.games.santa_fe_rails.state import NONE, State
from capolinea.lab.statistics import Fact


class SantaFeRailsWatch:
    """Notes who began and who played what when."""

    def __init__(self) -> None:
        self.began = 0
        """Who held the train in the first turn."""
        self.turn = 0
        self.cards: list[tuple[int, str, int]] = []
        """Seat, kind of card and turn of everything that was played."""

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.turn = event.round
                if event.round == 1:
                    self.began = event.seat
            elif isinstance(event, CardsRevealed):
                for seat, card in enumerate(event.cards):
                    if card != NOTHING:
                        self.cards.append((seat, SPECIAL_KEYS.get(card, "city"), self.turn))
                    if event.branches[seat] != NONE:
                        self.cards.append((seat, "branch_line", self.turn))

    def facts(self, state: State, wins: Sequence[float]) -> list[Fact]:
        """A railroad is stranded with rails left, a town starved without any railroad."""
        board = state.board
        found = [Fact("length", state.reason, state.round)]
        found.append(Fact("unlaid", state.reason, sum(state.rails[: board.majors])))
        for railroad, rails in enumerate(state.rails):
            if rails:
                found.append(Fact("stranded", board.railroad_names[railroad], rails))
        for city, name in enumerate(board.city_names):
            if board.value[city]:
                railroads = state.reached[city].bit_count()
                found.append(Fact("town", name, railroads))
                if not railroads:
                    found.append(Fact("starved", name, board.value[city]))
        for seat in range(state.seats):
            place = str(1 + (seat - self.began) % state.seats)
            found.append(Fact("place", place, score(state, seat), wins[seat]))
        found += [Fact("card", kind, turn, wins[seat]) for seat, kind, turn in self.cards]
        return found


def watch() -> SantaFeRailsWatch:
    return SantaFeRailsWatch()
