"""The still drawing of the Spike map: land, coloured spaces, cities with goods and names, and slots for the rest."""

from collections.abc import Callable
from functools import cache
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS
from capolinea.games.spike.ui.geometry import (
    ROUNDEL,
    land,
    node_xy,
    space_path,
    space_xy,
    way_path,
)
from capolinea.games.spike.ui.signs import beads_path, good_at, marks_path
from capolinea.render.svg import Svg, el, join, num, translate

#: `words(code, **facts)` says a message in the viewer's language.
Words = Callable[..., str]

#: Layers of the geography, bottom to top: key in the data, class in the style.
GEOGRAPHY: Final = (
    ("coast", "shore"),
    ("land", "land-2"),
    ("nation", "land"),
    ("borders", "borders"),
    ("lakes", "lake"),
    ("coast", "coast"),
)
ANCHORS: Final = {"start": " r", "middle": "", "end": " l"}
#: How near a phone may open the map: spaces are short here.
CLOSEST: Final = 1.5
ICON: Final = 17.0
#: The journey of the poster.
POSTER_WAYS: Final = (("NYC", "PIT"), ("PIT", "IND"), ("IND", "NSH"), ("NSH", "ATL"), ("ATL", "JAX"), ("IND", "CHI"))


def static_board(words: Words) -> Svg:
    """The whole map before any move: the same for every match and every seat of one language."""
    return el(
        "svg",
        _hidden(_geography(), _water_names(words)),
        _hidden(_spaces()),
        _lit_paths(),
        el("g", id="tracks"),
        _hidden(_junctions()),
        el("g", id="trips"),
        _hidden(_cities(), _labels()),
        el("g", id="marks"),
        el("g", id="over"),
        el("g", id="offers"),
        cls="map",
        viewBox=view_box(),
        data_closest=CLOSEST,
        role="group",
        aria_label=words("board.title"),
    )


def view_box() -> str:
    width, height = land().view
    return f"0 0 {num(width)} {num(height)}"


def standing(x: float, y: float, *children: Svg | None, cls: str | None = None, **more: str | int) -> Svg:
    """Things that keep their size on the screen when the board is enlarged, and shrink with it when it is small."""
    return el("g", el("g", *children, cls="zr"), cls=cls, transform=translate(x, y), **more)


def draw_roundel(city: int) -> Svg:
    """A city with the good it offers."""
    return join(el("circle", cls="city", r=ROUNDEL), good_at(GOODS[BOARD.city_good[city]], 0, 0, ICON))


def draw_label(city: int, more: str = "") -> Svg:
    at, label = node_xy(city), land().labels[city]
    cls = f"label city-label{ANCHORS[label.anchor]}{more}"
    return standing(at.x, at.y, el("text", BOARD.city_names[city], cls=cls, x=label.dx, y=label.dy))


def mini_map(path: str) -> Svg:
    """The whole board at the size of a stamp, with a frame the page moves to show what the window shows."""
    width, height = land().view
    return el(
        "svg",
        _outline(),
        el("path", cls="mini-way", d=path) if path else None,
        el("rect", cls="mini-window", x=4, y=4, width=width - 8, height=height - 8, rx=8),
        cls="mini-map",
        viewBox=view_box(),
        aria_hidden="true",
    )


@cache
def poster() -> Svg:
    """A small picture of the map for the list of games."""
    colours = [
        el(
            "path",
            cls=f"poster-space c-{colour}",
            d="".join([space_path(space) for space in range(BOARD.spaces) if COLOURS[BOARD.colour[space]] == colour]),
        )
        for colour in COLOURS
    ]
    ways = "".join([way_path(shortest(BOARD.codes.index(a), BOARD.codes.index(b))) for a, b in POSTER_WAYS])
    towns = [node_xy(city) for city in range(BOARD.cities)]
    return el(
        "svg",
        el("rect", cls="poster-sea", x=-600, y=-600, width=2000, height=2000),
        _outline(),
        *colours,
        el("path", cls="poster-way-case", d=ways),
        el("path", cls="poster-way", d=ways),
        *[el("circle", cls="poster-town", cx=at.x, cy=at.y, r=10) for at in towns],
        cls="art poster-spike",
        viewBox=f"0 60 {num(land().view[0])} 520",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def shortest(start: int, goal: int) -> list[int]:
    """The nodes of a shortest way over any spaces."""
    around = BOARD.graph.around
    before = {start: start}
    found = [start]
    for node in found:  # grows while we walk it
        for other in around[node][1::2]:
            if other not in before:
                before[other] = node
                found.append(other)
    nodes = [goal]
    while nodes[-1] != start:
        nodes.append(before[nodes[-1]])
    return nodes


def _hidden(*children: Svg) -> Svg:
    return el("g", *children, cls="still", aria_hidden="true")


@cache
def _geography() -> Svg:
    return el("g", *[el("path", cls=cls, d=land().layers[layer]) for layer, cls in GEOGRAPHY], cls="geo")


def _water_names(words: Words) -> Svg:
    names = [
        el(
            "text",
            words(water.code),
            cls="water-name",
            transform=f"{translate(water.x, water.y)} rotate({num(water.turn)})",
        )
        for water in land().waters
    ]
    return join(*names)


@cache
def _spaces() -> Svg:
    """Casing, colour and beads, a few paths for all spaces together: phones have to draw them as well."""
    spaces = range(BOARD.spaces)
    drawn = [el("path", cls="space-edge", d="".join([space_path(space) for space in spaces]))]
    beads = []
    for number, colour in enumerate(COLOURS):
        mine = [space for space in spaces if BOARD.colour[space] == number]
        places = [space_xy(space) for space in mine]
        drawn.append(el("path", cls=f"space c-{colour}", d="".join([space_path(space) for space in mine])))
        beads += [
            el("path", cls="bead-edge", d=beads_path(places)),
            el("path", cls=f"bead-dots c-{colour}", d=beads_path(places)),
            el("path", cls=f"bead-mark m-{colour}", d=marks_path(colour, places)),
        ]
    return el("g", *drawn, *beads, cls="spaces")


@cache
def _lit_paths() -> Svg:
    """What the log may speak of: unseen until it does."""
    spaces = [el("path", cls="lit-path", d=space_path(s), data_id=f"space:{s}") for s in range(BOARD.spaces)]
    cities = []
    for city in range(BOARD.cities):
        x, y = node_xy(city)
        cities.append(el("circle", cls="lit-path", cx=x, cy=y, r=15, data_id=f"city:{BOARD.codes[city]}"))
    return el("g", *spaces, *cities, aria_hidden="true")


@cache
def _junctions() -> Svg:
    nodes = [node_xy(node) for node in range(BOARD.cities, BOARD.nodes)]
    return el("path", cls="junctions", d=beads_path(nodes))


@cache
def _cities() -> Svg:
    return join(*[standing(*node_xy(city), draw_roundel(city)) for city in range(BOARD.cities)])


@cache
def _labels() -> Svg:
    return join(*[draw_label(city) for city in range(BOARD.cities)])


@cache
def _outline() -> Svg:
    mini = land().mini
    return join(
        el("path", cls="land-2", d=mini["land"]),
        el("path", cls="land", d=mini["nation"]),
        el("path", cls="lake", d=mini["lakes"]),
    )
