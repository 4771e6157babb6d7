"""Chances of winning from features of each seat, with weights fitted to recorded matches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Generic

from capolinea.bots.mind import share_of_win
from capolinea.core.action import Seat
from capolinea.core.outcome import Outcome
from capolinea.core.rules import S


@dataclass(frozen=True, kw_only=True)
class Fitted(Generic[S]):
    """A conditional logit: a seat's chance is proportional to the exponential of its weighted features.

    The chances of all seats sum to 1 at any number of seats. `tools/fit_values.py` finds the weights.
    """

    features: Callable[[S], list[list[float]]]
    """One row for each seat, all of the length of `weights`. What is equal for all seats has no effect; a feature that
    counts more as the match goes on appears a second time, multiplied by how far the match has gone. Where the game
    itself can win, one more row stands for it."""
    weights: Sequence[float]
    outcome: Callable[[S], Outcome | None]
    is_out: Callable[[S, Seat], bool] | None = None
    """Whether a seat can no longer win; matches between good players may have shown the fit none."""

    def __call__(self, state: S, seat: Seat) -> float:
        """Return the chance that `seat` wins; its share of the win once the match is over."""
        ended = self.outcome(state)
        return share_of_win(ended, seat) if ended is not None else self.chances(state)[seat]

    def chances(self, state: S) -> list[float]:
        """Return the chance of each seat in a match that is not over."""
        weights = self.weights
        sums = [sum([weight * fact for weight, fact in zip(weights, row, strict=True)]) for row in self.features(state)]
        most = max(sums)
        powers = [exp(each - most) for each in sums]
        if self.is_out is not None:
            powers = [0.0 if self.is_out(state, seat) else power for seat, power in enumerate(powers)]
        total = sum(powers)
        return [power / total for power in powers]
