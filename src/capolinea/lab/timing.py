"""How long decisions took, as counts by size, so that millions fit and can be added up."""

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from typing import Final

#: The ratio of each size to the one before; the error of a quantile is half of it.
STEP: Final = log(1.02)


class Times:
    """Counts of durations for each seat (or player)."""

    def __init__(self, kinds: int) -> None:
        self.counts: list[Counter[int]] = [Counter() for _ in range(kinds)]

    def add(self, kind: int, nanoseconds: int) -> None:
        self.counts[kind][int(log(max(nanoseconds, 1)) / STEP)] += 1

    def merge(self, other: "Times") -> None:
        for mine, theirs in zip(self.counts, other.counts, strict=True):
            mine.update(theirs)

    def quantile(self, kinds: Sequence[int], share: float) -> float:
        """Return the milliseconds within which `share` of the decisions of `kinds` were made."""
        together: Counter[int] = Counter()
        for kind in kinds:
            together.update(self.counts[kind])
        left = share * together.total()
        for size in sorted(together):
            left -= together[size]
            if left <= 0:
                return exp((size + 0.5) * STEP) / 1e6
        return 0.0
