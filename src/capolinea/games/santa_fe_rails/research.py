"""Statistics of many matches of Santa Fe Rails: endings, stranded railroads, towns without railroads, and cards."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.event import Event
from capolinea.games.santa_fe_rails.events import CardsRevealed, TurnBegan
from capolinea.games.santa_fe_rails.pieces import NOTHING, SPECIAL_KEYS
from capolinea.games.santa_fe_rails.scoring import score
from capolinea.games.santa_fe_rails.state import NONE, State
from capolinea.games.santa_fe_rails.tensor import TENSOR
from capolinea.games.santa_fe_rails.tracks import major_rails_left
from capolinea.research import Finding, Stats

__all__ = ["STATS", "TENSOR"]


class SantaFeRailsObserver:
    """Records who began and who played which card when."""

    def __init__(self) -> None:
        self.began = 0
        """The seat that held the train in the first turn."""
        self.turn = 0
        self.cards: list[tuple[int, str, int]] = []
        """Seat, kind of card and turn of every card played."""

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

    def findings(self, state: State, wins: Sequence[float]) -> list[Finding]:
        """Return findings of one match. A railroad with rails left is stranded, a town without a railroad starved."""
        board = state.board
        found = [Finding("length", state.reason, state.turn_number)]
        found.append(Finding("unlaid", state.reason, major_rails_left(state)))
        for railroad, rails in enumerate(state.rails):
            if rails:
                found.append(Finding("stranded", board.railroad_names[railroad], rails))
        for town, name in enumerate(board.town_names):
            if board.value[town]:
                railroads = state.railroads_at[town].bit_count()
                found.append(Finding("town", name, railroads))
                if not railroads:
                    found.append(Finding("starved", name, board.value[town]))
        for seat in range(state.seats):
            place = str(1 + (seat - self.began) % state.seats)
            found.append(Finding("place", place, score(state, seat), wins[seat]))
        found += [Finding("card", kind, turn, wins[seat]) for seat, kind, turn in self.cards]
        return found


STATS: Final = Stats(observer=SantaFeRailsObserver)
