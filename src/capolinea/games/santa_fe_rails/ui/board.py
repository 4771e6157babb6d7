"""The static map: land, track beds with their terrain, arrows, towns, squares, homes and names, with overlay slots."""

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin
from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.geometry import (
    Label,
    Sign,
    code_of,
    ink_of,
    land,
    segment_path,
    segments_path,
    sign_of,
    stroke_of,
    town_xy,
)
from capolinea.games.santa_fe_rails.ui.inks import CORED, PEARLS, TIED
from capolinea.games.santa_fe_rails.ui.signs import PLATE_HALF, PLATE_WIDTH, ROUNDEL
from capolinea.kit.walks import lightest_path
from capolinea.render.ground import (
    ANCHORS,
    Words,
    draw_layers,
    draw_mini_map,
    draw_water_names,
    fixed_size_group,
    lines_of,
    patches,
    static_group,
)
from capolinea.render.signs import Rank, map_sign
from capolinea.render.svg import Svg, el, join, num

#: Layers of the geography, bottom to top: key in the data, class in the stylesheet.
GEOGRAPHY: Final = (
    ("shore", "shore"),
    ("land", "land-2"),
    ("nation", "land"),
    ("borders", "borders"),
    ("rivers", "river sf-river"),
    ("lakes", "lake"),
    ("coast", "coast"),
)
#: The largest magnification at which a phone opens the map.
CLOSEST: Final = 1.35
#: Half the length of the strokes where a river crosses a bed, and half the distance between them.
BANK, WATER = 6.8, 2.6
HATCH: Final = "url(#sf-hatch)"
SQUARE: Final = 9.6
#: The places of plates were found for smaller letters.
PLATE_GROWN: Final = 11 / 9.5


def static_board(words: Words) -> Svg:
    """Draw the whole map before any move: the same for every match and seat in one language."""
    return el(
        "svg",
        hatch(),
        static_group(_geography(), draw_water_names(land(), words)),
        static_group(_beds()),
        _lit_paths(),
        el("g", id="under"),
        static_group(_arrows()),
        el("g", id="offers"),
        static_group(_towns(), _squares(), _homes(), _labels()),
        el("g", id="over"),
        cls="map",
        viewBox=land().view_box,
        data_ground=land().drawn,
        data_closest=CLOSEST,
        role="group",
        aria_label=words("board.title"),
    )


@cache
def hatch() -> Svg:
    """Define the diagonal hatching of mountain beds."""
    line = el("path", cls="hatch", d="M0 2.500H5")
    units, rotated = "userSpaceOnUse", "rotate(45)"
    made = el("pattern", line, id="sf-hatch", width=5, height=5, patternUnits=units, patternTransform=rotated)
    return el("defs", made)


def draw_rails(railroad: int, path: str) -> Svg:
    """Draw rails of a railroad in its ink and stroke."""
    stroke = stroke_of(railroad)
    second = stroke in (CORED, TIED, PEARLS)
    return el(
        "g",
        el("path", cls="rl", d=path),
        el("path", cls="rl-2", d=path) if second else None,
        cls=f"{ink_of(railroad)} {stroke}",
    )


def draw_plate(railroad: int, more: str = "") -> Svg:
    """Draw a railroad's plate around the origin: its code on its ink."""
    return el(
        "g",
        el("rect", cls="plate", x=-PLATE_WIDTH / 2, y=-PLATE_HALF, width=PLATE_WIDTH, height=2 * PLATE_HALF, rx=3),
        el("text", code_of(railroad), cls="plate-name", y=3.4),
        cls=f"{ink_of(railroad)}{more}",
        transform=f"scale({num(PLATE_GROWN)})",
    )


def draw_square(sign: Sign, more: str = "", rank: int = Rank.PLATE) -> Svg:
    return map_sign(
        sign.x,
        sign.y,
        el("rect", cls="square", x=-SQUARE, y=-SQUARE, width=2 * SQUARE, height=2 * SQUARE),
        el("text", code_of(sign.railroad), cls="square-name", y=3.9),
        rank=rank,
        key=f"square:{sign.town}:{sign.railroad}",
        cls=f"{ink_of(sign.railroad)}{more}",
    )


def draw_label(label: Label, more: str = "", rank: int | None = None) -> Svg:
    """Draw the name of a town; the more it is worth, the more it matters."""
    if rank is None:
        rank = Rank.PLACE + 9 - min(9, BOARD.value[label.town])
    name = el("text", label.text, cls=f"label town-label{ANCHORS[label.anchor]}{more}", x=label.dx, y=label.dy)
    return map_sign(*town_xy(label.town), name, rank=rank, key=f"label:{label.town}", turns=True)


def draw_home(town: int) -> Svg:
    """Draw a home without a value as the end of a line."""
    at = town_xy(town)
    return fixed_size_group(
        at.x,
        at.y,
        el("rect", cls="home", x=-9, y=-9, width=18, height=18, rx=2.5),
        el("path", cls="home-sign", d="M-5.500 0H3M3-4V4"),
    )


def draw_roundel(town: int) -> Svg:
    at = town_xy(town)
    value = el("text", str(BOARD.value[town]), cls="town-value", y=4.5)
    shade = Rank.PLACE + 9 - min(9, BOARD.value[town])
    return map_sign(*at, el("circle", cls="town", r=ROUNDEL), value, rank=shade, key=f"town:{town}")


def cog(across: float, down: float, teeth: int = 11) -> str:
    """Return the outline of a boomtown counter: a star with blunt rays, of the given half width and half height."""
    points = []
    for index in range(2 * teeth):
        reach = 1.0 if index % 2 == 0 else 0.82
        angle = pi * index / teeth
        points.append(f"{num(across * reach * cos(angle))} {num(down * reach * sin(angle))}")
    return "M" + "L".join(points) + "Z"


def draw_bed(path: str) -> Svg:
    return join(patches("bed-edge", lines_of(path)), patches("bed", lines_of(path)))


def mini_map(path: str) -> Svg:
    return draw_mini_map(land(), path, "mini-rails")


@cache
def poster() -> Svg:
    """Draw a small picture of the map for the list of games: each major heading west."""
    towns = [town_xy(town) for town in range(BOARD.towns)]
    paths = [segments_path(westward(railroad)) for railroad in range(BOARD.majors)]
    return el(
        "svg",
        el("rect", cls="poster-sea", x=-300, y=-300, width=1700, height=1400),
        land().outline,
        el("path", cls="poster-bed", d=segments_path(range(BOARD.segments))),
        *[el("path", cls="poster-rails", d=path) for path in paths],
        *[el("circle", cls="poster-town", cx=at.x, cy=at.y, r=13) for at in towns],
        cls="art poster-santa-fe",
        viewBox=land().view_box,
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def westward(railroad: int) -> list[int]:
    """Return the segments of short paths from a railroad's home from square to square, for a picture."""
    squares = [town for town in range(BOARD.towns) if BOARD.squares[town] >> railroad & 1]
    goals = sorted(squares, key=lambda town: -town_xy(town).x)
    at, laid = BOARD.home[railroad], []
    for goal in goals:
        for line in shortest(at, goal):
            laid += list(range(BOARD.first_segment[line], BOARD.first_segment[line] + BOARD.length[line]))
        at = goal
    return laid


def shortest(start: int, goal: int) -> list[int]:
    """Lines of a path with the fewest segments."""
    incident = [[end for way in ways for end in (way >> 1, BOARD.head[way])] for ways in BOARD.out]
    return lightest_path(incident, start, goal, lambda line, _: BOARD.length[line], [0] * len(incident))


@cache
def _geography() -> Svg:
    return draw_layers(land(), GEOGRAPHY, patches("relief", [peak(*at) for at in land().relief]))


def peak(x: float, y: float, half: float) -> str:
    left, up = f"M{num(x - half)} {num(y + half * 0.55)}", half * 1.15
    side = f"l{num(half)} {num(-up)}l{num(half)} {num(up)}"
    return f"{left}{side}m{num(-half)} {num(-up)}l{num(half * 0.35)} {num(half * 0.75)}"


@cache
def _beds() -> Svg:
    every = segments_path(range(BOARD.segments))
    hills = segments_path([segment for segment in range(BOARD.segments) if sign_of(segment) in "^%"])
    return join(draw_bed(every), patches("bed-hill", lines_of(hills), stroke=HATCH), draw_crossings(land().crossings))


def draw_crossings(marks: Iterable[tuple[float, float, float, float]]) -> Svg:
    """Draw river crossings: a gap in the bed between two strokes."""
    gaps, banks = [], []
    for x, y, dx, dy in marks:
        gaps.append(stroke_across(x, y, dx, dy))
        banks.append(stroke_across(x - dx * WATER, y - dy * WATER, dx, dy))
        banks.append(stroke_across(x + dx * WATER, y + dy * WATER, dx, dy))
    return join(patches("bed-gap", gaps), patches("bed-bank", banks))


def stroke_across(x: float, y: float, dx: float, dy: float, reach: float = BANK) -> str:
    return f"M{num(x - dy * reach)} {num(y + dx * reach)}L{num(x + dy * reach)} {num(y - dx * reach)}"


@cache
def _arrows() -> Svg:
    return el("path", cls="arrow", d="".join([arrow_head(*mark) for mark in land().arrows]))


def arrow_head(x: float, y: float, dx: float, dy: float) -> str:
    corners = ((8.0, 0.0), (-5.0, 6.5), (-2.2, 0.0), (-5.0, -6.5))
    at = [f"{num(x + dx * along - dy * aside)} {num(y + dy * along + dx * aside)}" for along, aside in corners]
    return "M" + "L".join(at) + "Z"


@cache
def _lit_paths() -> Svg:
    """Draw what the log may mention: invisible until it is highlighted."""
    segments = [
        el("path", cls="lit-path", d=segment_path(segment), data_id=f"segment:{segment}")
        for segment in range(BOARD.segments)
    ]
    return el("g", *segments, aria_hidden="true")


@cache
def _towns() -> Svg:
    drawn = [draw_roundel(town) if BOARD.value[town] else draw_home(town) for town in range(BOARD.towns)]
    return join(*drawn)


@cache
def _squares() -> Svg:
    return join(*[draw_square(sign) for sign in land().squares])


@cache
def _homes() -> Svg:
    """Draw a plate at each railroad's home; those of short lines are hollow, because their cards may not be out yet."""
    plates = []
    for sign in land().homes:
        more = "" if sign.railroad < BOARD.majors else " hollow"
        plates.append(draw_home_plate(sign, more))
    return join(*plates)


def draw_home_plate(sign: Sign, more: str = "", rank: int = Rank.PLATE) -> Svg:
    return map_sign(sign.x, sign.y, draw_plate(sign.railroad, more), rank=rank, key=f"home:{sign.railroad}")


@cache
def _labels() -> Svg:
    return join(*[draw_label(label) for label in land().labels])
