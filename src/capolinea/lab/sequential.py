"""A test that may be looked at after every deal: a confidence sequence for a mean of values between 0 and 1.

Hedged betting: for every mean that could be the true one, two gamblers bet that the values are higher, or lower. Who
could have multiplied their stake by 40 with fair bets has shown that this mean is wrong. It holds at every number of
deals at once, so that a run may stop as soon as the answer is clear.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

import msgspec

#: How finely the possible means are divided.
STEPS: Final = 1000


class Bounds(msgspec.Struct, frozen=True):
    """The mean so far, and the means that the values do not rule out, at every number of values at once."""

    mean: float
    low: float
    high: float


def bets(values: Sequence[float], alpha: float) -> list[float]:
    """Return the size of each bet, which follows from the values before it: small where they vary much."""
    found: list[float] = []
    total, squares = 0.5, 0.25
    for count, value in enumerate(values, 1):
        variance = squares / count
        found.append(sqrt(2.0 * log(2.0 / alpha) / (variance * count * log(1.0 + count))))
        total += value
        squares += (value - total / (count + 1)) ** 2
    return found


def is_ruled_out(mean: float, values: Sequence[float], sizes: Sequence[float], alpha: float) -> bool:
    """Return whether bets against `mean` could have multiplied a stake enough."""
    above = below = 0.0
    for value, size in zip(values, sizes, strict=True):
        above += log(1.0 + min(size, 0.5 / mean) * (value - mean))
        below += log(1.0 - min(size, 0.5 / (1.0 - mean)) * (value - mean))
    return max(above, below) > log(2.0 / alpha)


def bounds(values: Sequence[float], alpha: float = 0.05) -> Bounds:
    """Return the confidence sequence of level 1 - `alpha` at its present end."""
    sizes = bets(values, alpha)
    possible = [step / STEPS for step in range(1, STEPS) if not is_ruled_out(step / STEPS, values, sizes, alpha)]
    mean = sum(values) / len(values) if values else 0.5
    if not possible:
        return Bounds(mean, mean, mean)
    low = 0.0 if possible[0] == 1 / STEPS else possible[0]
    high = 1.0 if possible[-1] == (STEPS - 1) / STEPS else possible[-1]
    return Bounds(mean, low, high)


def is_decided(values: Sequence[float], alpha: float = 0.05) -> bool:
    """Return whether an even share is ruled out."""
    return bool(values) and is_ruled_out(0.5, values, bets(values, alpha), alpha)
