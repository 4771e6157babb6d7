"""What the drawings of all maps have in common: places and boxes, the geography, and things that stand on it."""

import re
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import msgspec

from capolinea.render.signs import Rank, map_sign
from capolinea.render.svg import Svg, Value, el, join, num, translate

#: `words(code, **facts)` says a message in the viewer's language.
Words = Callable[..., str]

#: Layers of the geography, bottom to top: key in the data, class in the style.
LAYERS: Final = (
    ("shore", "shore"),
    ("land", "land-2"),
    ("nation", "land"),
    ("borders", "borders"),
    ("lakes", "lake"),
    ("coast", "coast"),
)
#: Layers that are filled; of the others only lines are drawn.
AREAS: Final = ("shore", "land", "nation", "lakes")
#: The width of the patches in which lines over a whole map are drawn, and the points of a coast in one go.
PATCH: Final = 140.0
STRETCH: Final = 40
NUMBER: Final = re.compile(r"-?[\d.]+")
#: How a name is anchored, as a class.
ANCHORS: Final = {"start": " r", "middle": "", "end": " l"}


class Xy(NamedTuple):
    """A place in drawing units, y downward."""

    x: float
    y: float


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


class Water(msgspec.Struct, frozen=True):
    """The name of a sea, and how far it is turned."""

    code: str
    x: float
    y: float
    turn: float


class Ground(msgspec.Struct, frozen=True, dict=True):
    """The geography under a board, as path data; `mini` holds its coarser twin."""

    view: tuple[float, float]
    layers: dict[str, str]
    mini: dict[str, str]
    waters: tuple[Water, ...]

    @property
    def view_box(self) -> str:
        return f"0 0 {num(self.view[0])} {num(self.view[1])}"

    @property
    def beyond(self) -> tuple[float, float]:
        """How far the geography goes on at each side, as shares of width and height."""
        return 0.3, 0.6

    @property
    def drawn(self) -> str:
        """Everything that is drawn, as a `viewBox` says it: the window never leaves it."""
        (width, height), (across, down) = self.view, self.beyond
        sizes = (-across * width, -down * height, width * (1 + 2 * across), height * (1 + 2 * down))
        return " ".join(map(num, sizes))

    @cached_property
    def outline(self) -> Svg:
        """Land and lakes for a small picture; kept, for every answer of the server has one."""
        return join(
            el("path", cls="land-2", d=self.mini["land"]),
            el("path", cls="land", d=self.mini["nation"]),
            el("path", cls="lake", d=self.mini["lakes"]),
        )


def static_group(*children: Svg | None) -> Svg:
    """What never changes and says nothing to a screen reader: the offers and the log do."""
    return el("g", *children, cls="still", aria_hidden="true")


def fixed_size_group(x: float, y: float, *children: Svg | None, cls: str | None = None, **more: str | int) -> Svg:
    """Wordless things that keep their size when the board is enlarged, and shrink with it when it is small."""
    return el("g", el("g", *children, cls="zr"), cls=cls, transform=translate(x, y), **more)


def split_ground(board: str) -> tuple[str, str]:
    """A board without its land and water, and these: on a slow line what is played on comes first."""
    begin = board.find(GROUND)
    if begin < 0:
        return board, ""
    inside = begin + len(GROUND)
    depth, end = 1, inside
    for tag in GROUP.finditer(board, inside):
        if not tag[0].endswith("/>"):
            depth += -1 if tag[0] == "</g>" else 1
        if not depth:
            end = tag.start()
            break
    return board[:inside] + board[end:], board[inside:end]


def draw_layers(ground: Ground, layers: tuple[tuple[str, str], ...] = LAYERS, more: Svg | None = None) -> Svg:
    drawn = [
        el("path", cls=cls, d=ground.layers[layer])
        if layer in AREAS
        else patches(cls, split_long_lines(ground.layers[layer]))
        for layer, cls in layers
    ]
    return el("g", *drawn, more, cls="geo")


#: How the drawn ground begins, and the tags of groups.
GROUND: Final = '<g class="geo">'
GROUP: Final = re.compile(r"<g\b[^>]*>|</g>")


def patches(cls: str, lines: Iterable[str], **more: Value) -> Svg:
    """Lines all over a map as several paths, each of those that begin in one patch of it.

    A browser that draws a corner of the map again strokes every path that touches it from end to end.
    """
    found: dict[tuple[float, float], list[str]] = {}
    for line in lines:
        found.setdefault(patch_of(line), []).append(line)
    return join(*[el("path", cls=cls, d="".join(near), **more) for near in found.values()])


@lru_cache(maxsize=1 << 14)
def patch_of(line: str) -> tuple[float, float]:
    """By its first two numbers, which are never longer than this."""
    x, y = NUMBER.findall(line, 0, 24)[:2]
    return float(x) // PATCH, float(y) // PATCH


def lines_of(path: str) -> list[str]:
    """The parts of a path that begin anew."""
    return [f"M{line}" for line in path.split("M")[1:]]


def split_long_lines(path: str) -> list[str]:
    """Lines from point to point, such as `M0 0l5 3 4-1`, with the long ones cut where they go on."""
    cut: list[str] = []
    for line in lines_of(path):
        if len(line) < 8 * STRETCH:
            cut.append(line)
            continue
        x, y, *steps = map(float, NUMBER.findall(line))
        for start in range(0, len(steps), 2 * STRETCH):
            stretch = steps[start : start + 2 * STRETCH]
            cut.append(f"M{num(x)} {num(y)}l{' '.join(map(num, stretch))}")
            x, y = x + sum(stretch[::2]), y + sum(stretch[1::2])
    return cut


def draw_water_names(ground: Ground, words: Words) -> Svg:
    return join(*[draw_water_name(water, words) for water in ground.waters])


def draw_water_name(water: Water, words: Words) -> Svg:
    name = el("text", words(water.code), cls="water-name", transform=f"rotate({num(water.turn)})")
    return map_sign(water.x, water.y, name, rank=Rank.ORNAMENT, cls="ornament")


def draw_mini_map(ground: Ground, path: str, cls: str) -> Svg:
    """The whole board at the size of a stamp, with a frame the page moves to show what the window shows."""
    width, height = ground.view
    return el(
        "svg",
        ground.outline,
        el("path", cls=cls, d=path) if path else None,
        el("rect", cls="mini-window", x=4, y=4, width=width - 8, height=height - 8, rx=8),
        cls="mini-map",
        viewBox=ground.view_box,
        aria_hidden="true",
    )
