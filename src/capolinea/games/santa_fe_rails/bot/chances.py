"""The chance that a railroad is connected to a town at the end of the match. Compiled.

The numbers were fitted to matches between bots: the odds fall with the number of missing rails, and rise with the rails
that the railroad has left and with the worth of the town's cards, because that is where everybody builds.
"""

from math import exp, log
from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD, Board
from capolinea.games.santa_fe_rails.bot.reach import UNREACHABLE
from capolinea.games.santa_fe_rails.state import State


class Odds:
    """The logarithm of the odds is the sum of these weights, each times the quantity it is named after.

    `missing`: rails missing to the town; `left`: rails that the railroad has left; `all`: rails that all majors have
    left; `card`: the total printed value of the town's cards.
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
        """By town and number of missing rails: the odds against a connection, without the factor of `scale`."""
        for town in range(board.towns):
            for rails in range(UNREACHABLE):
                odds = missing * rails + log_missing * log(rails or 1) + card * board.value[town] * board.cards[town]
                self.against.append(exp(-odds))

    def scale(self, left: int, all: int) -> float:
        """Return the factor of the odds against a connection that is the same for all towns."""
        return exp(-(self.start + self.log_left * log(1 + left) + self.all * all))


MAJOR: Final = Odds(BOARD, start=-4.5, missing=-0.02, log_missing=-2.25, log_left=2.2, all=-0.005, card=0.19)
SHORT_LINE: Final = Odds(BOARD, start=-2.4, missing=-0.72, log_missing=-0.63, log_left=2.2, all=-0.004, card=0.04)


def odds_of(state: State, railroad: int) -> Odds:
    return MAJOR if railroad < state.board.majors else SHORT_LINE


def chances(state: State, railroad: int, far: list[int], of_all: int) -> list[float]:
    """Return the chances by town; `far` counts the missing rails, `of_all` the rails that all majors have left."""
    odds = odds_of(state, railroad)
    against, scale = odds.against, odds.scale(state.rails[railroad], of_all)
    found = [0.0] * len(far)
    for town in range(len(far)):
        if far[town] < UNREACHABLE:
            found[town] = 1.0 / (1.0 + scale * against[town * UNREACHABLE + far[town]])
    for town in state.towns_of[railroad]:
        found[town] = 1.0
    return found


def worth(state: State, railroad: int, far: list[int], of_all: int, stakes: list[float]) -> float:
    """Return the sum over all towns of chance times stake."""
    odds = odds_of(state, railroad)
    against, scale = odds.against, odds.scale(state.rails[railroad], of_all)
    total = 0.0
    for town in range(len(far)):
        rails = far[town]
        if rails == 0 and state.railroads_at[town] >> railroad & 1:
            total += stakes[town]
        elif rails < UNREACHABLE:
            total += stakes[town] / (1.0 + scale * against[town * UNREACHABLE + rails])
    return total
