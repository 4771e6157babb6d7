"""A test that may be looked at after every deal and stopped at any, and stays valid. docs/lab.md explains the maths."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

#: The chance of ever being wrong about a pair that is even.
ALPHA: Final = 0.05
#: Even.
HALF: Final = 0.5
#: No bet risks more than this share of what has been won.
MOST_AT_STAKE: Final = 0.5
#: How finely the interval is searched.
STEPS: Final = 400
#: The interval of an unbounded measure is narrowest about here.
USUAL_DEALS: Final = 100


class SequentialTest:
    """Bets against “even”, deal by deal, on values between 0 and 1. What a fair game would let nobody win decides."""

    def __init__(self, alpha: float = ALPHA) -> None:
        self.alpha = alpha
        self.values: list[float] = []
        self.verdict = ""
        """`stronger` or `weaker`, from the deal on at which it was decided."""
        self._bets = Bets(alpha)
        self._up = 0.0
        self._down = 0.0

    def add(self, value: float) -> bool:
        """Take the next deal into account; return whether the test has decided."""
        bet = self._bets.next()
        self._up += log_gain(bet, value, HALF)
        self._down += log_gain(-bet, value, HALF)
        self._bets.learn(value)
        self.values.append(value)
        threshold = log(2 / self.alpha)
        if not self.verdict and max(self._up, self._down) >= threshold:
            self.verdict = "stronger" if self._up >= threshold else "weaker"
        return bool(self.verdict)


class Bets:
    """How much to bet on the next value, from those before it alone: more, the less they vary."""

    def __init__(self, alpha: float) -> None:
        self._stake = 2 * log(2 / alpha)
        self._count = 0
        self._sum = HALF
        self._squares = 0.25

    def next(self) -> float:
        variance = self._squares / (self._count + 1)
        time = self._count + 1
        return sqrt(self._stake / (variance * time * log(1 + time)))

    def learn(self, value: float) -> None:
        self._count += 1
        self._sum += value
        middle = self._sum / (self._count + 1)
        self._squares += (value - middle) ** 2


def log_gain(bet: float, value: float, mean: float) -> float:
    """Return the logarithm of what a bet on (or, if negative, against) more than `mean` multiplies its capital by."""
    # So that even the worst value leaves half of the capital.
    most = MOST_AT_STAKE / mean if bet > 0 else MOST_AT_STAKE / (1 - mean)
    return log(1 + max(-most, min(most, bet)) * (value - mean))


def anytime_interval(values: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """Return the means between 0 and 1 that the values do not refute, whenever one stops and looks."""
    bets = Bets(alpha)
    placed: list[tuple[float, float]] = []
    for value in values:
        placed.append((bets.next(), value))
        bets.learn(value)
    kept = [step for step in range(1, STEPS) if is_possible(placed, step / STEPS, alpha)]
    # Where nothing of the grid is left, the truth lies between two of its points, next to what was seen.
    seen = round(STEPS * sum(values) / len(values)) if values else STEPS // 2
    low, high = (kept[0], kept[-1]) if kept else (seen, seen)
    return max(0, low - 1) / STEPS, min(STEPS, high + 1) / STEPS


def is_possible(placed: Sequence[tuple[float, float]], mean: float, alpha: float) -> bool:
    up = down = 0.0
    for bet, value in placed:
        up += log_gain(bet, value, mean)
        down += log_gain(-bet, value, mean)
    return max(up, down) < log(2 / alpha)


def anytime_half_width(deviation: float, count: int, alpha: float = ALPHA) -> float:
    """Return half the width of an interval for a measure without bounds, valid whenever one stops, for many deals."""
    tuned = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / USUAL_DEALS
    known = count * tuned
    return deviation * sqrt(2 * (known + 1) / (count * known) * log(sqrt(known + 1) / alpha))
