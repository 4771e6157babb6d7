"""What a seat's chance of winning depends on: points and income, what its links can still move, and its means."""

from typing import Final

from capolinea.games.steam.bot.networks import Network, network_of, rows_of
from capolinea.games.steam.money import maintenance_of
from capolinea.games.steam.pieces import MOST_LEVEL
from capolinea.games.steam.state import State

#: Points, steps and euros are counted in tens, so that weights are of one size.
TEN: Final = 10.0
#: Goods that a seat moves in two turns.
SOON: Final = 4
#: The features of a seat, before those that count more as the match goes on.
COUNT: Final = 10


def progress(state: State) -> float:
    """Return how far the match has gone, from 0 to 1."""
    return max(0, state.turn - 1) / state.last_turn


def is_out(state: State, seat: int) -> bool:
    return not state.alive[seat]


def features(state: State) -> list[list[float]]:
    """Return a row for each seat: every feature, and again times the progress of the match; last whether it is out."""
    gone = progress(state)
    rows: list[list[float]] = []
    for seat in range(state.seats):
        row = features_of(state, seat) if state.alive[seat] else [0.0] * COUNT
        rows.append(row + [gone * each for each in row] + [0.0 if state.alive[seat] else 1.0])
    return rows


def features_of(state: State, seat: int) -> list[float]:
    level = state.level[seat]
    network = network_of(state, seat, min(MOST_LEVEL, level + 1))
    now, soon = points_of_goods(state, network, level)
    income = state.income[seat]
    return [
        state.points[seat] / TEN,
        # ST-53 A step of income above 0 is worth half a point in the end, one below 0 two.
        (income / 2 if income > 0 else 2.0 * income) / TEN,
        len(network.own) / TEN,
        (income - maintenance_of(state, seat)) * (state.last_turn - state.turn) / TEN,
        state.cash[seat] / TEN,
        float(level),
        now / TEN,
        soon / TEN,
        1.0 if state.queue and seat in state.queue else 0.0,
        state.order.index(seat) / state.seats if seat in state.order else 0.0,
    ]


def points_of_goods(state: State, network: Network, level: int) -> tuple[float, float]:
    """Return the points of the best goods of two turns, with this locomotive and with the next."""
    now: list[int] = []
    soon: list[int] = []
    for row in rows_of(network, state.goods):
        now += [row[level]] * row[0]
        soon += [row[min(MOST_LEVEL, level + 1)]] * row[0]
    now.sort(reverse=True)
    soon.sort(reverse=True)
    return float(sum(now[:SOON])), float(sum(soon[:SOON]))
