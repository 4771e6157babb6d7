"""The part of a board that must be seen with the offers on it, where not all of it can be."""

from collections.abc import Iterable
from typing import TypeAlias

from capolinea.render.ground import Xy

Part: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


def whole(size: tuple[float, float]) -> Part:
    """A board of this width and height."""
    return 0.0, 0.0, *size


def around(spots: Iterable[Xy], size: tuple[float, float], margin: float, least: float) -> Part:
    """What has room for all `spots` with a margin, and is at least so wide and high; without any spots all of it."""
    found = list(spots)
    if not found:
        return whole(size)
    left, right = spread_out([at.x for at in found], size[0], margin, least)
    top, bottom = spread_out([at.y for at in found], size[1], margin, least)
    return left, top, right - left, bottom - top


def spread_out(along: list[float], size: float, margin: float, least: float) -> tuple[float, float]:
    low, high = min(along) - margin, max(along) + margin
    more = max(0.0, least - (high - low)) / 2
    return max(0.0, low - more), min(size, high + more)
