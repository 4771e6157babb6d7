"""What a seat has reason to believe about hidden cash: players spend it while the Bank has railroads to sell, on an
engine first, and collect it afterwards."""

from functools import lru_cache
from math import exp, log
from typing import Final

from capolinea.bots.weighted import draw_weighted
from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.pieces import ANNOUNCED, STEP, SUPERCHIEF
from capolinea.games.rail_baron.state import BANK, State
from capolinea.games.rail_baron.view import HIDDEN, View, cash_range, state_from_view

#: By how many railroads the Bank has left at least: the mean of hidden cash and how narrow it is spread (the shape of a
#: gamma distribution), without a Superchief and with one. Found in matches between `medium` and `hard`.
HIDDEN_CASH: Final = (
    (28, 19_000, 40.0, 19_000, 40.0),
    (24, 12_000, 5.0, 7_500, 8.0),
    (18, 9_000, 3.5, 7_000, 3.0),
    (12, 13_000, 2.5, 11_500, 2.5),
    (6, 16_000, 2.2, 28_000, 1.4),
    (1, 18_000, 1.6, 57_000, 1.4),
    (0, 21_000, 1.2, 60_000, 1.4),
)


def believe(view: View, chance: Chance) -> State:
    """Return a full state consistent with the view, in which hidden cash is as it usually is."""
    state = state_from_view(view)
    for other, cash in enumerate(view.cash):
        if cash == HIDDEN and state.in_game[other]:
            least, most = cash_range(state, other)
            weights = cash_weights(*habits_of(state, other))
            state.cash[other] = least + STEP * draw_weighted(chance, weights[least // STEP : most // STEP + 1])
    return state


def habits_of(state: State, seat: Seat) -> tuple[int, float]:
    """Return the mean and the shape for the hidden cash of `seat`."""
    left = state.owner.count(BANK)
    for least, mean, shape, mean_late, shape_late in HIDDEN_CASH:
        if left >= least:
            return (mean_late, shape_late) if state.engine[seat] == SUPERCHIEF else (mean, shape)
    raise AssertionError("the last row is for any number")


@lru_cache(maxsize=32)
def cash_weights(mean: int, shape: float) -> tuple[float, ...]:
    """Return how likely each sum below what is announced is, in steps from 0: a gamma distribution."""
    found: list[float] = []
    for step in range(ANNOUNCED // STEP):
        share = (step + 0.5) * STEP / mean
        # Relative to the weight of the mean, so that no number is too large.
        found.append(exp((shape - 1.0) * log(share) - shape * (share - 1.0)))
    return tuple(found)
