"""How likely a railroad is to be connected to a city when it is all over; flat typed functions that can be compiled.

The numbers were fitted to matches of bots: the odds fall with the rails that are missing, and rise with the rails that
the railroad has left and with what the cards of the city are worth, for that is where everybody builds.
"""

from math import exp, log
from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD, Board
from capolinea.games.santa_fe_rails.state import State

#: More than any railroad has, more than any way is long.
MOST: Final = 100


class Odds:
    """The logarithm of the odds is the sum of what these tables say."""

    def __init__(
        self, board: Board, start: float, missing: float, log_missing: float, log_left: float, all: float, card: float
    ) -> None:
        self.start = start
        self.missing = [0.0] + [missing * rails + log_missing * log(rails) for rails in range(1, MOST)]
        """By rails that are missing."""
        self.left = [log_left * log(1 + rails) for rails in range(MOST)]
        """By rails that the railroad has left."""
        self.all = all
        """For each rail that majors have left."""
        self.cards = [card * board.value[city] * board.cards[city] for city in range(board.cities)]
        """By city."""


MAJOR: Final = Odds(BOARD, start=-3.2, missing=0.12, log_missing=-1.69, log_left=1.09, all=-0.006, card=0.16)
SHORT_LINE: Final = Odds(BOARD, start=-3.6, missing=0.12, log_missing=-1.55, log_left=2.57, all=-0.010, card=0.10)


def chances(state: State, railroad: int, far: list[int], of_all: int, unshown: float) -> list[float]:
    """By city. `far` are the rails that are missing, `of_all` those that all majors have left."""
    table = MAJOR if railroad < state.board.majors else SHORT_LINE
    rails = state.rails[railroad]
    odds = table.start + table.left[rails] + table.all * of_all
    top = 1.0 if state.available[railroad] else unshown
    missing, cards = table.missing, table.cards
    found = [0.0] * len(far)
    for city in range(len(far)):
        gap = far[city]
        if gap <= rails:
            found[city] = top / (1.0 + exp(-(odds + missing[gap] + cards[city])))
    for city in state.towns[railroad]:
        found[city] = 1.0
    return found
