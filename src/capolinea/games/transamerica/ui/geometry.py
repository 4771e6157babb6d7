"""Where the points, lines and names of the TransAmerica board are in the drawing."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Final

import msgspec

from capolinea.render.ground import Box, Ground, Xy
from capolinea.render.svg import num

DATA = files("capolinea.games.transamerica").joinpath("data")


class City(msgspec.Struct, frozen=True):
    name: str
    region: str
    point: int
    dashed: bool


class Spot(msgspec.Struct, frozen=True):
    """A point of the lattice."""

    u: float
    v: float


class Map(msgspec.Struct, frozen=True):
    """What drawing needs of the map file."""

    cities: tuple[City, ...]
    points: tuple[Spot, ...]
    lines: tuple[tuple[int, int, int, str, str | None], ...]


class Label(msgspec.Struct, frozen=True):
    """The position of a city's name and of a start marker beside its roundel."""

    dx: float
    dy: float
    anchor: str
    width: float
    marker: tuple[float, float]


class Land(Ground, frozen=True):
    """The geography, projected onto the lattice."""

    edge: float
    origin: tuple[float, float]
    labels: tuple[Label, ...]


#: Made while there is one thread: see `resolve_types`.
MAP: Final = msgspec.json.Decoder(Map)
LAND: Final = msgspec.json.Decoder(Land)


@cache
def usa() -> Map:
    return MAP.decode(DATA.joinpath("usa.json").read_bytes())


@cache
def land() -> Land:
    return LAND.decode(DATA.joinpath("usa_land.json").read_bytes())


@cache
def point_xy(point: int) -> Xy:
    """Return where a point is drawn."""
    spot, drawing = usa().points[point], land()
    return Xy(drawing.origin[0] + spot.u * drawing.edge, drawing.origin[1] + spot.v * drawing.edge)


def line_ends(line: int, offset: float = 0.0, cut: float = 0.0) -> tuple[Xy, Xy]:
    """Return both ends of a line, moved sideways by `offset` and shortened at each end by `cut`."""
    (x1, y1), (x2, y2) = [point_xy(point) for point in usa().lines[line][:2]]
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    start = Xy(x1 + ux * cut - uy * offset, y1 + uy * cut + ux * offset)
    return start, Xy(x2 - ux * cut - uy * offset, y2 - uy * cut + ux * offset)


@cache
def line_path(line: int, offset: float = 0.0, cut: float = 0.0) -> str:
    """Return a line as an SVG path."""
    a, b = line_ends(line, offset, cut)
    return f"M{num(a.x)} {num(a.y)}L{num(b.x)} {num(b.y)}"


def lines_path(lines: Iterable[int], offset: float = 0.0, cut: float = 0.0) -> str:
    return "".join([line_path(line, offset, cut) for line in lines])


@cache
def double_path(line: int, apart: float) -> str:
    """Return a line as two strokes, `apart` on either side."""
    return line_path(line, apart) + line_path(line, -apart)


@cache
def ties_path(line: int, half: float = 5.2, count: int = 7) -> str:
    """Return the ties of a rail, spaced evenly from one line to the next."""
    left, right = line_ends(line, half), line_ends(line, -half)
    strokes = []
    for tie in range(count):
        t = (tie + 0.5) / count
        a, b = between(*left, t), between(*right, t)
        strokes.append(f"M{num(a.x)} {num(a.y)}L{num(b.x)} {num(b.y)}")
    return "".join(strokes)


def between(a: Xy, b: Xy, t: float) -> Xy:
    return Xy(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)


@cache
def city_at(point: int) -> int | None:
    """Return the index of the city on a point, or None."""
    for index, city in enumerate(usa().cities):
        if city.point == point:
            return index
    return None


def label_box(city: int, scale: float = 1.0) -> Box:
    """Return the box of a city's name, at its widest, when names are drawn `scale` times as large."""
    label, at = land().labels[city], point_xy(usa().cities[city].point)
    left = label.dx - {"start": 0.0, "middle": label.width / 2, "end": label.width}[label.anchor]
    return Box(
        at.x + left * scale,
        at.y + (label.dy - 10.5) * scale,
        at.x + (left + label.width) * scale,
        at.y + (label.dy + 3.5) * scale,
    )
