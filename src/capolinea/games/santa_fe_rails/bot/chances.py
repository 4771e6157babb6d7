"""How likely a railroad is to be connected to a city when it is all over; flat typed functions that can be compiled.

The numbers were fitted to matches of bots: the odds fall with the rails that are missing, and rise with the rails that
the railroad has left and with what the cards of the city are worth, for that is where everybody builds.
"""

from math import exp, log
from typing import Final

from capolinea.games.santa_fe_rails.board import Board
from capolinea.games.santa_fe_rails.bot.reach import FAR
from capolinea.games.santa_fe_rails.state import State


class Odds:
    """The logarithm of the odds is the sum of these, each times what it is named after."""

    def __init__(
        self, start: float, missing: float, log_missing: float, log_left: float, all: float, card: float
    ) -> None:
        self.start = start
        self.missing = missing
        """Rails that are missing."""
        self.log_missing = log_missing
        self.log_left = log_left
        """Rails that the railroad has left."""
        self.all = all
        """Rails that all majors have left."""
        self.card = card
        """What all cards of the city are printed with."""

    def chance(self, missing: int, left: int, all: int, cards: int) -> float:
        odds = self.start + self.missing * missing + self.log_missing * log(missing or 1)
        odds += self.log_left * log(1 + left) + self.all * all + self.card * cards
        return 1.0 / (1.0 + exp(-odds))


MAJOR: Final = Odds(start=-3.2, missing=0.12, log_missing=-1.69, log_left=1.09, all=-0.006, card=0.16)
SHORT_LINE: Final = Odds(start=-3.6, missing=0.12, log_missing=-1.55, log_left=2.57, all=-0.010, card=0.10)


class Chances:
    """All chances at one moment of a match, worked out when they are first asked for."""

    def __init__(self, board: Board, of_all: int) -> None:
        self.majors = board.majors
        self.of_all = of_all
        cards = [board.value[city] * board.cards[city] for city in range(board.cities)]
        self.kinds: list[int] = sorted(set(cards))
        self.row = [self.kinds.index(each) * (FAR + 1) for each in cards]
        """By city: where the rows of its kind begin in a table."""
        self.tables: dict[int, list[float]] = {}

    def table(self, railroad: int, left: int) -> list[float]:
        """By kind of city and rails that are missing, for a railroad with so many rails left."""
        major = railroad < self.majors
        key = 2 * left + major
        found = self.tables.get(key)
        if found is None:
            odds = MAJOR if major else SHORT_LINE
            found = []
            for cards in self.kinds:
                found += [odds.chance(missing, left, self.of_all, cards) for missing in range(left + 1)]
                found += [0.0] * (FAR - left)
            self.tables[key] = found
        return found

    def by_city(self, state: State, railroad: int, far: list[int]) -> list[float]:
        """`far` are the rails that are missing."""
        table = self.table(railroad, state.rails[railroad])
        found = [table[row + rails] for row, rails in zip(self.row, far, strict=True)]
        for city in state.towns[railroad]:
            found[city] = 1.0
        return found

    def worth(self, state: State, railroad: int, far: list[int], stakes: list[float]) -> float:
        """The sum of all chances times what is at stake."""
        table, rows = self.table(railroad, state.rails[railroad]), self.row
        total = 0.0
        for city in range(len(far)):
            rails = far[city]
            if rails < FAR:
                total += stakes[city] * table[rows[city] + rails]
        for city in state.towns[railroad]:
            total += stakes[city] * (1.0 - table[rows[city]])
        return total
