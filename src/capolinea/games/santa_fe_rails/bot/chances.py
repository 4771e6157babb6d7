"""How likely a railroad is to be connected to a city when it is all over; flat typed functions that can be compiled.

The numbers were fitted to matches of bots: the odds fall with the rails that are missing, and rise with the rails that
the railroad has left and with what the cards of the city are worth, for that is where everybody builds.
"""

from math import exp, log
from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD, Board
from capolinea.games.santa_fe_rails.bot.reach import FAR
from capolinea.games.santa_fe_rails.state import State


class Odds:
    """The logarithm of the odds is the sum of these, each times what it is named after.

    `missing`: rails that are missing; `left`: rails that the railroad has left; `all`: those that all majors have left;
    `card`: what all cards of the city are printed with.
    """

    def __init__(
        self,
        board: Board,
        *,
        start: float,
        missing: float,
        log_missing: float,
        log_left: float,
        all: float,
        card: float,
    ) -> None:
        self.start = start
        self.log_left = log_left
        self.all = all
        self.against: list[float] = []
        """By city and rails that are missing: the odds against it, but for what holds for all of them."""
        for city in range(board.cities):
            for rails in range(FAR):
                odds = missing * rails + log_missing * log(rails or 1) + card * board.value[city] * board.cards[city]
                self.against.append(exp(-odds))

    def scale(self, left: int, all: int) -> float:
        """The odds against it that hold for all cities."""
        return exp(-(self.start + self.log_left * log(1 + left) + self.all * all))


MAJOR: Final = Odds(BOARD, start=-4.5, missing=-0.02, log_missing=-2.25, log_left=2.2, all=-0.005, card=0.19)
SHORT_LINE: Final = Odds(BOARD, start=-2.4, missing=-0.72, log_missing=-0.63, log_left=2.2, all=-0.004, card=0.04)


def odds_of(state: State, railroad: int) -> Odds:
    return MAJOR if railroad < state.board.majors else SHORT_LINE


def chances(state: State, railroad: int, far: list[int], of_all: int) -> list[float]:
    """By city; `far` are the rails that are missing, `of_all` those that all majors have left."""
    odds = odds_of(state, railroad)
    against, scale = odds.against, odds.scale(state.rails[railroad], of_all)
    found = [0.0] * len(far)
    for city in range(len(far)):
        if far[city] < FAR:
            found[city] = 1.0 / (1.0 + scale * against[city * FAR + far[city]])
    for city in state.towns_of[railroad]:
        found[city] = 1.0
    return found


def worth(state: State, railroad: int, far: list[int], of_all: int, stakes: list[float]) -> float:
    """The sum of all chances times what is at stake."""
    odds = odds_of(state, railroad)
    against, scale = odds.against, odds.scale(state.rails[railroad], of_all)
    total = 0.0
    for city in range(len(far)):
        rails = far[city]
        if rails == 0 and state.railroads_at[city] >> railroad & 1:
            total += stakes[city]
        elif rails < FAR:
            total += stakes[city] / (1.0 + scale * against[city * FAR + rails])
    return total
