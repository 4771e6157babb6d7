"""Draws by weight, for what a mind believes."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.chance import Chance

#: Weights are compared with a draw among this many numbers.
NUMBERS: Final = 1 << 30


def draw_weighted(chance: Chance, weights: Sequence[float]) -> int:
    """Return an index, each as likely as its weight says; at least one weight is above 0."""
    left = sum(weights) * (chance.below("guess", NUMBERS) + 0.5) / NUMBERS
    last = -1
    for index, weight in enumerate(weights):
        if weight > 0.0:
            left -= weight
            last = index
            if left < 0.0:
                break
    return last
