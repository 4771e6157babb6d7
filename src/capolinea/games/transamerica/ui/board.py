"""The static drawing of the board: land, free lines, cities and names, with slots for the pieces."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.ui.drawing import city_label
from capolinea.games.transamerica.ui.geometry import double_path, land, line_path, lines_path, point_xy, usa
from capolinea.kit.walks import walk_from
from capolinea.render.ground import (
    Words,
    draw_layers,
    draw_mini_map,
    draw_water_names,
    fixed_size_group,
    patches,
    static_group,
)
from capolinea.render.svg import Svg, el, join, num

#: The arrow of each region points in its direction.
ARROWS: Final = {
    "north": "M0-4.6L4.4 3.4H-4.4Z",
    "south": "M0 4.6L4.4-3.4H-4.4Z",
    "east": "M4.6 0L-3.4 4.4V-4.4Z",
    "west": "M-4.6 0L3.4 4.4V-4.4Z",
    "centre": "M0-3.4A3.4 3.4 0 1 1 0 3.4A3.4 3.4 0 1 1 0-3.4Z",
}
APART: Final = 2.6

#: Layers of the geography, bottom to top: key in the data, class in the style.
GEOGRAPHY: Final = (
    ("shore", "shore"),
    ("land", "land-2"),
    ("nation", "land"),
    ("borders", "borders"),
    ("streams", "river"),
    ("rivers", "river great"),
    ("lakes", "lake"),
    ("coast", "coast"),
    ("relief", "relief"),
)
#: The tracks on the poster, as cities.
POSTER_TRIPS: Final = (
    ("Seattle", "Helena", "Denver", "Kansas City", "St. Louis", "Cincinnati", "Washington"),
    ("Los Angeles", "Santa Fe", "Denver"),
    ("New Orleans", "Memphis", "St. Louis"),
)


def static_board(words: Words) -> Svg:
    """Draw the whole board before any move: the same for every match and seat in one language."""
    return el(
        "svg",
        static_group(draw_layers(land(), GEOGRAPHY), draw_water_names(land(), words), _free_lines(), _lit_paths()),
        el("g", id="under"),
        static_group(_places()),
        el("g", id="pieces"),
        static_group(join(*[city_label(city) for city in range(len(usa().cities))])),
        el("g", id="over"),
        cls="map",
        viewBox=land().view_box,
        data_ground=land().drawn,
        role="group",
        aria_label=words("board.title"),
    )


def region_mark(region: str) -> Svg:
    """Draw the roundel of a region as a separate picture, for tickets and keys."""
    return el("svg", roundel(region), cls="region", viewBox="-11 -11 22 22", aria_hidden="true")


def roundel(region: str, *, dashed: bool = False) -> Svg:
    """Draw a region's colour and arrow around the origin."""
    return join(
        el("circle", cls=f"city {region}{' dashed' if dashed else ''}", r=9),
        el("path", cls=f"arrow {region}", d=ARROWS[region]),
    )


def mini_map(lines: Iterable[int]) -> Svg:
    return draw_mini_map(land(), lines_path(lines), "mini-rail")


@cache
def poster() -> Svg:
    """Draw a small picture of the board for the list of games."""
    cities = [(city, point_xy(city.point)) for city in usa().cities]
    every = range(len(usa().lines))
    return el(
        "svg",
        el("rect", cls="poster-sea", x=-300, y=-300, width=1700, height=1400),
        land().outline,
        el("path", cls="poster-grid", d=lines_path(every)),
        *[el("path", cls="poster-rail", d=_journey(trip)) for trip in POSTER_TRIPS],
        *[el("circle", cls=f"city {city.region}", cx=at.x, cy=at.y, r=17) for city, at in cities],
        cls="art poster-transamerica",
        viewBox=land().view_box,
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


@cache
def _free_lines() -> Svg:
    """Draw single lines, double lines on a bed that hides what is below, and the points."""
    kinds: dict[str, list[int]] = {"plain": [], "river": [], "mountain": []}
    for line, facts in enumerate(usa().lines):
        kinds[facts[3]].append(line)
    dots = [f"M{num(x)} {num(y)}h0" for x, y in map(point_xy, range(len(usa().points)))]
    return el(
        "g",
        patches("line", map(line_path, kinds["plain"])),
        patches("line-bed", map(line_path, kinds["river"] + kinds["mountain"])),
        patches("line-river", [double_path(line, APART) for line in kinds["river"]]),
        patches("line-mountain", [double_path(line, APART) for line in kinds["mountain"]]),
        patches("crossing", dots),
        cls="lines",
    )


@cache
def _lit_paths() -> Svg:
    """Draw every line and point that a log line may highlight; invisible until then."""
    lines = [el("path", cls="lit-path", data_id=f"line:{line}", d=line_path(line)) for line in range(len(usa().lines))]
    points = [
        el("circle", cls="lit-path", data_id=f"point:{point}", cx=at.x, cy=at.y, r=17)
        for point, at in enumerate(map(point_xy, range(len(usa().points))))
    ]
    return el("g", *lines, *points)


@cache
def _places() -> Svg:
    drawn = [(point_xy(city.point), roundel(city.region, dashed=city.dashed)) for city in usa().cities]
    return join(*[fixed_size_group(*at, sign, cls="place") for at, sign in drawn])


def _journey(cities: Iterable[str]) -> str:
    """Return an SVG path along the lines from city to city."""
    stops = [city.point for name in cities for city in usa().cities if city.name == name]
    points = [stops[0]]
    for stop in stops[1:]:
        points += _shortest(points[-1], stop)
    return "M" + "L".join([f"{num(x)} {num(y)}" for x, y in map(point_xy, points)])


def _shortest(start: int, goal: int) -> list[int]:
    """Return the points after `start` on a path with the fewest lines."""
    points = [start]
    for line in walk_from(BOARD.graph.incident, [start]).path_to(BOARD.graph.end_sum, goal):
        points.append(BOARD.graph.end_sum[line] - points[-1])
    return points[1:]
