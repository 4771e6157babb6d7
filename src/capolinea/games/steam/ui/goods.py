"""Goods: each has a colour and a stroke, the same on cubes, cities, new cities and in lists."""

from functools import cache
from typing import Final

from capolinea.render.svg import Svg, el, translate

#: The stroke of each colour, around the origin on a cube of ten units.
STROKES: Final = {
    "red": "M-3.2 0H3.2M0-3.2V3.2",
    "yellow": "M0-1.2A1.2 1.2 0 1 1 0 1.2A1.2 1.2 0 1 1 0-1.2Z",
    "purple": "M-3 0H3",
    "blue": "M-2.6 2.6L2.6-2.6",
    "grey": "",
}
CUBE: Final = 10.0


@cache
def cube(colour: str) -> Svg:
    """Draw a cube around the origin."""
    half = CUBE / 2
    return el(
        "g",
        el("rect", cls=f"cube fill-{colour}", x=-half, y=-half, width=CUBE, height=CUBE, rx=1.6),
        stroke(colour),
    )


@cache
def stroke(colour: str) -> Svg | None:
    return el("path", cls=f"stroke on-{colour}", d=STROKES[colour]) if STROKES[colour] else None


def cube_at(colour: str, x: float, y: float, size: float = CUBE, where: str = "") -> Svg:
    """Draw a cube; on the hex `where` it is a thing that can be touched."""
    name = f"cube:{where}.{colour}" if where else None
    return el("g", cube(colour), transform=translate(x, y, size / CUBE), data_id=name)


@cache
def cube_sign(colour: str) -> Svg:
    """Draw a cube in a line of text or a list; its colour's name is always next to it or under the pointer."""
    return el("svg", cube(colour), cls="cube-sign", viewBox="-6 -6 12 12", aria_hidden="true")
