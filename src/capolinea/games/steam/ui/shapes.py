"""Hexes and track in the drawing: where a hex is, and how track runs across it.

Hexes are flat-topped; sides are numbered clockwise from the north. Track meets every side in its middle at a right
angle: straight on, in a wide arc (two sides apart) or in a narrow one (neighbouring sides).
"""

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from capolinea.render.ground import Xy
from capolinea.render.svg import num

#: From the middle of a hex to a corner, and to a side.
RADIUS: Final = 33.0
APOTHEM: Final = RADIUS * sqrt(3) / 2
#: Radii of the two arcs.
NARROW: Final = RADIUS / 2
WIDE: Final = RADIUS * 1.5
#: How far track reaches into a city, under the city's own drawing.
INTO_CITY: Final = 4.0


def centre(q: float, r: float) -> Xy:
    """Return the middle of a hex, before the map's margin is added."""
    return Xy(1.5 * RADIUS * q, sqrt(3) * RADIUS * (r + q / 2))


@cache
def corner(number: int) -> Xy:
    """Return a corner around the origin; side `n` runs from corner `n` to corner `n + 1`."""
    angle = pi / 3 * (number - 2)
    return Xy(RADIUS * cos(angle), RADIUS * sin(angle))


@cache
def middle(side: int, reach: float = 1.0) -> Xy:
    """Return the middle of a side around the origin, or a point at `reach` of the distance to it."""
    angle = pi / 3 * side - pi / 2
    return Xy(APOTHEM * reach * cos(angle), APOTHEM * reach * sin(angle))


def hexagon(at: Xy, scale: float = 1.0) -> str:
    corners = [corner(n) for n in range(6)]
    return "M" + "L".join([f"{num(at.x + x * scale)} {num(at.y + y * scale)}" for x, y in corners]) + "Z"


def side_line(at: Xy, side: int) -> str:
    """Return one side of a hex as a stroke."""
    one, two = corner(side), corner(side + 1)
    return f"M{spot(at.x + one.x, at.y + one.y)}L{spot(at.x + two.x, at.y + two.y)}"


def track(at: Xy, one: int, two: int) -> str:
    """Return track from the middle of one side to the middle of another."""
    start = middle(one)
    return f"M{spot(at.x + start.x, at.y + start.y)}{track_on(at, one, two)}"


def track_on(at: Xy, one: int, two: int) -> str:
    """Return the same as the continuation of a path from the middle of side `one`."""
    end = middle(two)
    apart = (two - one) % 6
    there = spot(at.x + end.x, at.y + end.y)
    if apart == 3:
        return f"L{there}"
    radius = num(NARROW if apart in (1, 5) else WIDE)
    return f"A{radius} {radius} 0 0 {0 if apart in (1, 2) else 1} {there}"


def spoke(at: Xy, side: int) -> str:
    """Return track from the middle of a side to the town in the middle of the hex."""
    start = middle(side)
    return f"M{spot(at.x + start.x, at.y + start.y)}L{spot(at.x, at.y)}"


@cache
def track_middle(one: int, two: int) -> Xy:
    """Return the point half way along the track between two sides, around the origin."""
    apart = (two - one) % 6
    if apart == 3:
        return Xy(0.0, 0.0)
    radius = NARROW if apart in (1, 5) else WIDE
    # The middle of the arc is between the middle of the hex and the centre of the arc.
    between = middle(one).x + middle(two).x, middle(one).y + middle(two).y
    length = sqrt(between[0] ** 2 + between[1] ** 2)
    away = (RADIUS if apart in (1, 5) else RADIUS * sqrt(3)) - radius
    return Xy(between[0] / length * away, between[1] / length * away)


def spot(x: float, y: float) -> str:
    return f"{num(round(x, 1))} {num(round(y, 1))}"
