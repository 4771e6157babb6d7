"""Where the towns, segments, signs and pills of the map are in the drawing."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Final

import msgspec

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.inks import STYLES
from capolinea.render.ground import Ground, Xy
from capolinea.render.svg import num


class Label(msgspec.Struct, frozen=True):
    """The name of a town; `dx` and `dy` are measured from the middle of the town."""

    town: int
    text: str
    width: float
    dx: float
    dy: float
    anchor: str


class Sign(msgspec.Struct, frozen=True):
    """A bonus square or a home plate: a railroad at a town."""

    town: int
    railroad: int
    x: float
    y: float


class Land(Ground, frozen=True):
    """The geography, and places chosen once for the whole map."""

    made_from: str
    towns: tuple[Xy, ...]
    segments: tuple[tuple[Xy, ...], ...]
    crossings: tuple[tuple[float, float, float, float], ...]
    """x, y and the unit vector along the line."""
    arrows: tuple[tuple[float, float, float, float], ...]
    squares: tuple[Sign, ...]
    homes: tuple[Sign, ...]
    labels: tuple[Label, ...]
    relief: tuple[tuple[float, float, float], ...]
    """x, y and half the width of a peak."""
    plates: tuple[tuple[Xy, ...], ...]
    """By segment: places for the plate of a track whose last rail is there, best first."""
    pills: tuple[tuple[Xy, ...], ...]
    """By segment: places beside it for what a rail there brings and costs, best first."""


#: Made at import, while there is one thread: see `resolve_types`.
LAND: Final = msgspec.json.Decoder(Land)


@cache
def land() -> Land:
    data = files("capolinea.games.santa_fe_rails").joinpath("data", "west_land.json").read_bytes()
    return LAND.decode(data)


@cache
def town_xy(town: int) -> Xy:
    return land().towns[town]


@cache
def label_of(town: int) -> Label:
    return land().labels[town]


@cache
def line_of(segment: int) -> int:
    return max([line for line in range(BOARD.lines) if BOARD.first_segment[line] <= segment])


@cache
def segments_of(line: int) -> range:
    return range(BOARD.first_segment[line], BOARD.first_segment[line] + BOARD.length[line])


@cache
def sign_of(segment: int) -> str:
    """Return the terrain of a segment: . plain, ^ mountain, ~ river, % both."""
    line = line_of(segment)
    return BOARD.terrain[line][segment - BOARD.first_segment[line]]


@cache
def segment_path(segment: int, cut: float = 0.0) -> str:
    """Return a segment as an SVG path, shortened by `cut` at both ends."""
    return polyline(shortened(land().segments[segment], cut))


def segments_path(segments: Iterable[int]) -> str:
    return "".join([segment_path(segment) for segment in segments])


@cache
def middle(segment: int) -> Xy:
    points = land().segments[segment]
    return points[len(points) // 2]


@cache
def end_of(arc: int, segment: int) -> tuple[Xy, Xy]:
    """Return the end of a segment towards which an arc leads, and the unit vector of the arc there."""
    points = land().segments[segment] if arc % 2 == 0 else land().segments[segment][::-1]
    a, b = points[-2], points[-1]
    length = hypot(b.x - a.x, b.y - a.y) or 1.0
    return b, Xy((b.x - a.x) / length, (b.y - a.y) / length)


def shortened(points: tuple[Xy, ...], cut: float) -> tuple[Xy, ...]:
    if not cut:
        return points
    return (toward(points[0], points[1], cut), *points[1:-1], toward(points[-1], points[-2], cut))


def toward(start: Xy, end: Xy, step: float) -> Xy:
    length = hypot(end.x - start.x, end.y - start.y) or 1.0
    part = min(step / length, 0.9)
    return Xy(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)


def polyline(points: Iterable[Xy]) -> str:
    return "M" + "L".join([spot(at) for at in points])


def spot(at: Xy) -> str:
    return f"{num(round(at.x, 1))} {num(round(at.y, 1))}"


def code_of(railroad: int) -> str:
    """Return the letters on a railroad's plate."""
    return STYLES[BOARD.railroad_ids[railroad]][2]


def ink_of(railroad: int) -> str:
    """Return the class that gives a railroad its ink."""
    return f"k{STYLES[BOARD.railroad_ids[railroad]][0]}"


def stroke_of(railroad: int) -> str:
    return STYLES[BOARD.railroad_ids[railroad]][1]


SHORT_LINES: Final = range(BOARD.majors, BOARD.railroads)
