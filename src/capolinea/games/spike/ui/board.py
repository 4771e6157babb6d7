"""The static drawing of the map: land, coloured spaces, cities with goods and names, and slots for the rest."""

from functools import cache
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS
from capolinea.games.spike.ui.geometry import ROUNDEL, land, node_xy, space_path, space_xy
from capolinea.games.spike.ui.signs import bead_paths, good_at, mark_paths
from capolinea.render.ground import (
    ANCHORS,
    Words,
    draw_layers,
    draw_mini_map,
    draw_water_names,
    fixed_size_group,
    patches,
    static_group,
)
from capolinea.render.signs import Rank, map_sign
from capolinea.render.svg import Svg, el, join, num

#: How far a phone may zoom in when it opens the map: spaces are short here.
CLOSEST: Final = 1.5
ICON: Final = 17.0
#: The tracks on the poster.


def static_board(words: Words) -> Svg:
    """Draw the whole map before any move: the same for every match and seat in one language."""
    return el(
        "svg",
        static_group(draw_layers(land()), draw_water_names(land(), words)),
        static_group(_spaces()),
        _lit_paths(),
        el("g", id="tracks"),
        static_group(_junctions()),
        el("g", id="trips"),
        static_group(_cities(), _labels()),
        el("g", id="marks"),
        el("g", id="over"),
        el("g", id="offers"),
        cls="map",
        viewBox=land().view_box,
        data_ground=land().drawn,
        data_closest=CLOSEST,
        role="group",
        aria_label=words("board.title"),
    )


def draw_roundel(city: int) -> Svg:
    """Draw a city with the good it offers."""
    return join(el("circle", cls="city", r=ROUNDEL), good_at(GOODS[BOARD.city_good[city]], 0, 0, ICON))


def draw_label(city: int, more: str = "", rank: int = Rank.PLACE) -> Svg:
    label = land().labels[city]
    cls = f"label city-label{ANCHORS[label.anchor]}{more}"
    name = el("text", BOARD.city_names[city], cls=cls, x=label.dx, y=label.dy)
    return map_sign(*node_xy(city), name, rank=rank, key=f"label:{city}", turns=True)


def mini_map(path: str) -> Svg:
    return draw_mini_map(land(), path, "mini-way")


@cache
def poster() -> Svg:
    """Draw a small picture of the map for the list of games."""
    colours = [
        el(
            "path",
            cls=f"poster-space c-{colour}",
            d="".join([space_path(space) for space in range(BOARD.spaces) if COLOURS[BOARD.colour[space]] == colour]),
        )
        for colour in COLOURS
    ]
    towns = [node_xy(city) for city in range(BOARD.cities)]
    return el(
        "svg",
        el("rect", cls="poster-sea", x=-600, y=-600, width=2000, height=2000),
        land().outline,
        *colours,
        *[el("circle", cls="poster-town", cx=at.x, cy=at.y, r=10) for at in towns],
        cls="art poster-spike",
        viewBox=f"0 60 {num(land().view[0])} 520",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


@cache
def _spaces() -> Svg:
    """Draw casing, colour and beads, many spaces in one path, because phones have to draw them too."""
    spaces = range(BOARD.spaces)
    drawn = [patches("space-edge", map(space_path, spaces))]
    beads = []
    for number, colour in enumerate(COLOURS):
        mine = [space for space in spaces if BOARD.colour[space] == number]
        places = [space_xy(space) for space in mine]
        drawn.append(patches(f"space c-{colour}", map(space_path, mine)))
        beads += [
            patches("bead-edge", bead_paths(places)),
            patches(f"bead-dots c-{colour}", bead_paths(places)),
            patches(f"bead-mark m-{colour}", mark_paths(colour, places)),
        ]
    return el("g", *drawn, *beads, cls="spaces")


@cache
def _lit_paths() -> Svg:
    """Draw what a log line may highlight; invisible until then."""
    spaces = [el("path", cls="lit-path", d=space_path(s), data_id=f"space:{s}") for s in range(BOARD.spaces)]
    cities = []
    for city in range(BOARD.cities):
        x, y = node_xy(city)
        cities.append(el("circle", cls="lit-path", cx=x, cy=y, r=15, data_id=f"city:{BOARD.codes[city]}"))
    return el("g", *spaces, *cities, aria_hidden="true")


@cache
def _junctions() -> Svg:
    nodes = [node_xy(node) for node in range(BOARD.cities, BOARD.nodes)]
    return patches("junctions", bead_paths(nodes))


@cache
def _cities() -> Svg:
    return join(*[fixed_size_group(*node_xy(city), draw_roundel(city)) for city in range(BOARD.cities)])


@cache
def _labels() -> Svg:
    return join(*[draw_label(city) for city in range(BOARD.cities)])
