"""What points, lines and cities are called, in the words of people at a table.

A point is described from a city that is exactly in one of twelve directions, so no two points share a name. A line is
described by its cities, by its position on a straight path from one, or by its direction from its nearer end.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from capolinea.core.refusal import Fact
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.geometry import usa
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import speaker_of

PACKAGE: Final = "capolinea.games.transamerica.ui"
#: Translates messages without names.
plain_translator: Final = speaker_of(PACKAGE)

#: Height of a row of the lattice.
ROW: Final = 3**0.5 / 2

#: Directions as steps on the lattice (column, row), and how many lines one such step takes.
WINDS: Final = {
    "e": (1, 0, 1),
    "ne": (1, -1, 1),
    "nw": (0, -1, 1),
    "w": (-1, 0, 1),
    "sw": (-1, 1, 1),
    "se": (0, 1, 1),
    "n": (1, -2, 2),
    "s": (-1, 2, 2),
    "ene": (2, -1, 2),
    "wnw": (-1, -1, 2),
    "wsw": (-2, 1, 2),
    "ese": (1, 1, 2),
}
#: The directions of lines.
ALONG_LINES: Final = ("e", "ne", "nw", "w", "sw", "se")
#: Up to which line straight paths from a city are counted.
FAR_OUT: Final = 2


class Place(NamedTuple):
    """A point relative to a city: `lines` away in direction `wind`; 0 lines for the city itself."""

    lines: int
    city: int
    wind: str


@cache
def lattice(point: int) -> tuple[int, int]:
    """Return column and row of `point`; columns lean to the south-east."""
    spot = usa().points[point]
    row = round(spot.v / ROW)
    return round(spot.u - row / 2), row


@cache
def place(point: int) -> Place:
    """Return the shortest description of where `point` is."""
    column, row = lattice(point)
    places: list[Place] = []
    for city, at in enumerate(BOARD.city_point):
        if at == point:
            return Place(0, city, "")
        city_column, city_row = lattice(at)
        for wind, (right, down, lines) in WINDS.items():
            steps = max(abs(column - city_column), abs(row - city_row)) // max(abs(right), abs(down))
            if (city_column + right * steps, city_row + down * steps) == (column, row):
                places.append(Place(lines * steps, city, wind))
    return min(places)


@cache
def wind_of(line: int, start: int) -> str:
    """Return the direction in which `line` leaves its end `start`."""
    column, row = lattice(start)
    end = lattice(BOARD.graph.a[line] + BOARD.graph.b[line] - start)
    return next(w for w in ALONG_LINES if (column + WINDS[w][0], row + WINDS[w][1]) == end)


def is_straight(line: int, start: int) -> bool:
    """Return whether `line` continues in the direction from its city to `start`."""
    return place(start).lines == FAR_OUT - 1 and place(start).wind == wind_of(line, start)


@cache
def point_words(language: str, form: str, point: int) -> str:
    """Name a point; `form` is "point" for a noun, or "at" for where something is put."""
    say = plain_translator(language)
    lines, city, wind = place(point)
    if lines == 0:
        return say(f"{form}.city", city=BOARD.city_names[city])
    return say(f"{form}.near", lines=lines, city=BOARD.city_names[city], wind=say(f"wind.{wind}"))


@cache
def line_words(language: str, form: str, line: int) -> str:
    """Name a line; `form` is "line" for a noun, or "along" for where a rail is laid."""
    say = plain_translator(language)
    a, b = BOARD.graph.a[line], BOARD.graph.b[line]
    if BOARD.city_at[a] >= 0 and BOARD.city_at[b] >= 0:
        return say(f"{form}.between", one=point_words(language, "point", a), two=point_words(language, "point", b))
    straight = [end for end in (a, b) if is_straight(line, end)]
    if straight and min(place(a).lines, place(b).lines) > 0:
        _, city, wind = place(straight[0])
        return say(f"{form}.second", city=BOARD.city_names[city], wind=say(f"wind.{wind}"))
    near = a if place(a) <= place(b) else b
    code = f"{form}.from_city" if place(near).lines == 0 else f"{form}.from_point"
    wind = say(f"wind.{wind_of(line, near)}")
    return say(code, point=point_words(language, "point", near), wind=wind)


def name_point(say: Say, point: Fact) -> str:
    return point_words(say.language, "point", int(point))


def name_at(say: Say, point: Fact) -> str:
    return point_words(say.language, "at", int(point))


def name_line(say: Say, line: Fact) -> str:
    return line_words(say.language, "line", int(line))


def name_along(say: Say, line: Fact) -> str:
    return line_words(say.language, "along", int(line))


def name_city(say: Say, city: Fact) -> str:
    return city if isinstance(city, str) else BOARD.city_names[city]


def name_region(say: Say, region: Fact) -> str:
    return say(f"region.{REGIONS[int(region)]}")


def name_feature(say: Say, line: Fact) -> str:
    """Name the river or the mountains that a double line crosses."""
    return say(f"feature.{BOARD.feature[int(line)].lower().replace(' ', '_')}")


NAMES: Final[Mapping[str, Namer]] = {
    "point": name_point,
    "at": name_at,
    "line": name_line,
    "along": name_along,
    "city": name_city,
    "region": name_region,
    "feature": name_feature,
}
#: Translates messages about everything except players.
translator: Final = speaker_of(PACKAGE, NAMES)
