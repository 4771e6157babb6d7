"""Where cities, junctions, spaces and names of the Spike map are in the drawing."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Final

import msgspec

from capolinea.games.spike.board import BOARD
from capolinea.render.ground import Box, Ground, Xy
from capolinea.render.svg import num

#: A city's roundel.
ROUNDEL: Final = 12.0
#: The gap between a space and the middle of a city or junction.
CITY_CUT: Final = 7.0
JUNCTION_CUT: Final = 3.4
#: The distance between the middles of two tracks on one space, with shared lines.
APART: Final = 5.6


class Label(msgspec.Struct, frozen=True):
    """Where the name of a city is, from the middle of its roundel."""

    dx: float
    dy: float
    anchor: str
    width: float


class Land(Ground, frozen=True):
    """The geography, and positions chosen once for the whole map."""

    nodes: tuple[tuple[float, float], ...]
    labels: tuple[Label, ...]

    @property
    def beyond(self) -> tuple[float, float]:
        """The square map leaves more of a wide window free."""
        return 0.7, 0.7


#: Made while there is one thread: see `resolve_types`.
LAND: Final = msgspec.json.Decoder(Land)


@cache
def land() -> Land:
    data = files("capolinea.games.spike").joinpath("data", "east_land.json").read_bytes()
    return LAND.decode(data)


@cache
def node_xy(node: int) -> Xy:
    return Xy(*land().nodes[node])


@cache
def space_ends(space: int) -> tuple[Xy, Xy]:
    """Return the visible ends of a space, which stop short of its cities and junctions."""
    a, b = BOARD.graph.a[space], BOARD.graph.b[space]
    start, end = node_xy(a), node_xy(b)
    length = hypot(end.x - start.x, end.y - start.y)
    ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
    near, far = [CITY_CUT if node < BOARD.cities else JUNCTION_CUT for node in (a, b)]
    return Xy(start.x + ux * near, start.y + uy * near), Xy(end.x - ux * far, end.y - uy * far)


@cache
def space_xy(space: int) -> Xy:
    """Return the middle of the visible part of a space, where its bead is; roundels cover its ends."""
    a, b = BOARD.graph.a[space], BOARD.graph.b[space]
    start, end = node_xy(a), node_xy(b)
    length = hypot(end.x - start.x, end.y - start.y)
    near, far = [ROUNDEL if node < BOARD.cities else JUNCTION_CUT for node in (a, b)]
    at = (near + (length - near - far) / 2) / length
    return Xy(start.x + (end.x - start.x) * at, start.y + (end.y - start.y) * at)


@cache
def space_path(space: int) -> str:
    return straight(*space_ends(space))


@cache
def track_path(space: int, index: int, count: int) -> str:
    """Return the SVG path of a laid track: number `index` of `count` on one space, side by side."""
    start, end = node_xy(BOARD.graph.a[space]), node_xy(BOARD.graph.b[space])
    length = hypot(end.x - start.x, end.y - start.y)
    aside = (index - (count - 1) / 2) * APART
    dx, dy = -(end.y - start.y) / length * aside, (end.x - start.x) / length * aside
    return straight(Xy(start.x + dx, start.y + dy), Xy(end.x + dx, end.y + dy))


def nodes_path(nodes: Sequence[int]) -> str:
    """Return an SVG path from node to node."""
    return "M" + "L".join([spot(node_xy(node)) for node in nodes])


def place_xy(place: int) -> Xy:
    """Return where a train is drawn: in a city, or on a space."""
    return node_xy(place) if place < BOARD.cities else space_xy(place - BOARD.cities)


@cache
def label_box(city: int) -> Box:
    at, label = node_xy(city), land().labels[city]
    left = at.x + label.dx - {"start": 0.0, "middle": label.width / 2, "end": label.width}[label.anchor]
    return Box(left, at.y + label.dy - 9.4, left + label.width, at.y + label.dy + 2.8)


@cache
def roundel_box(city: int, radius: float = ROUNDEL) -> Box:
    at = node_xy(city)
    return Box(at.x - radius, at.y - radius, at.x + radius, at.y + radius)


def straight(start: Xy, end: Xy) -> str:
    return f"M{spot(start)}L{spot(end)}"


def spot(at: Xy) -> str:
    return f"{num(round(at.x, 1))} {num(round(at.y, 1))}"
