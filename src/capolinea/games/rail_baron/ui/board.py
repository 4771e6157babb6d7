"""The static drawing of the map: land, railroads, dots, cities, names and plates, with slots for the rest."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from capolinea.games.rail_baron.ui.aids import railroads_at, reach_of
from capolinea.games.rail_baron.ui.geometry import (
    BOARD,
    VARIANT_DOT,
    Label,
    Plate,
    dot_xy,
    land,
    railroad_path,
    segment_path,
)
from capolinea.games.rail_baron.ui.inks import CASED, STYLES, TIED
from capolinea.games.rail_baron.ui.phrases import percent
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.ground import (
    ANCHORS,
    draw_layers,
    draw_mini_map,
    draw_water_names,
    static_group,
)
from capolinea.render.signs import Rank, map_sign
from capolinea.render.svg import Svg, el, join, num

#: How far a phone may zoom in when it opens the map: dots are close together here.
CLOSEST: Final = 1.7
#: The railroads on the poster.
POSTER_RAILROADS: Final = ("UP", "SP", "IC", "NYC", "NP")
#: The places of plates were found with room for a small mark at the left of each; letters have grown since.
MARK_ROOM: Final = 13.0
GROWN: Final = 11 / 9.5
PLATE_HIGH: Final = 15.0


def static_board(say: Say) -> Svg:
    """Draw the whole map before any move: the same for every match and seat in one language."""
    return el(
        "svg",
        static_group(draw_layers(land()), draw_water_names(land(), say)),
        el("g", id="owned"),
        static_group(_railroads()),
        _lit_paths(),
        railroad_signs(say),
        el("g", id="under"),
        el("g", id="aim"),
        static_group(_dots(), _cities()),
        _aims(),
        el("g", id="offers"),
        static_group(_plates(), _labels()),
        el("g", id="over"),
        cls="map",
        viewBox=land().view_box,
        data_ground=land().drawn,
        data_closest=CLOSEST,
        role="group",
        aria_label=say("board.title"),
    )


def ink_of(railroad: int) -> str:
    """Return the CSS class that gives a railroad its ink."""
    return f"k{STYLES[BOARD.railroads[railroad]][0]}"


def draw_railroad(railroad: int) -> Svg:
    """Draw a railroad in its ink and stroke, on a bed that separates it from what it crosses."""
    stroke = STYLES[BOARD.railroads[railroad]][1]
    path = railroad_path(railroad)
    return el(
        "g",
        el("path", cls="rr-bed", d=path),
        el("path", cls=f"rr {stroke}", d=path),
        el("path", cls="rr-core", d=path) if stroke == CASED else None,
        el("path", cls="rr-ties", d=path) if stroke == TIED else None,
        cls=ink_of(railroad),
    )


def plate_width(plate: Plate) -> float:
    """Return the width of a plate with its name alone, in pixels."""
    return (plate.width - MARK_ROOM) * GROWN


def draw_plate(plate: Plate, rank: int = Rank.PLATE) -> Svg:
    width = plate_width(plate)
    return plate_sign(
        plate,
        el("rect", cls="plate", x=-width / 2, y=-PLATE_HIGH / 2, width=width, height=PLATE_HIGH, rx=3),
        el("text", BOARD.railroads[plate.railroad], cls="plate-name", y=3.9),
        rank=rank,
    )


def plate_sign(plate: Plate, *children: Svg | None, rank: int) -> Svg:
    """Draw a railroad's plate in one of its dresses, with the line that leads to the railroad."""
    lead = None
    if plate.lead:
        lead = el("path", cls="lead", d=f"M0 0L{num(plate.lead[0] - plate.x)} {num(plate.lead[1] - plate.y)}")
    key = f"plate:{land().plates.index(plate)}"
    return map_sign(plate.x, plate.y, *children, rank=rank, key=key, lead=lead, cls=ink_of(plate.railroad))


def draw_label(label: Label, more: str = "", rank: int | None = None) -> Svg:
    """Draw the name of a city; the more railroads meet there, the more it matters."""
    name = el("text", label.text, cls=f"label city-label{ANCHORS[label.anchor]}{more}", x=label.dx, y=label.dy)
    shade = 9 - min(9, len(railroads_at(label.dot)))
    return map_sign(
        *dot_xy(label.dot),
        name,
        rank=Rank.PLACE + shade if rank is None else rank,
        key=f"label:{label.dot}",
        turns=True,
    )


def mini_map(path: str) -> Svg:
    return draw_mini_map(land(), path, "mini-way")


@cache
def poster() -> Svg:
    """Draw a small picture of the map for the list of games."""
    chosen = [BOARD.railroads.index(code) for code in POSTER_RAILROADS]
    towns = [dot_xy(label.dot) for label in land().labels]
    return el(
        "svg",
        el("rect", cls="poster-sea", x=-300, y=-300, width=1700, height=1400),
        land().outline,
        el("path", cls="poster-line", d="".join([railroad_path(railroad) for railroad in range(len(BOARD.railroads))])),
        *[el("path", cls=f"poster-rr n{n}", d=railroad_path(railroad)) for n, railroad in enumerate(chosen)],
        *[el("rect", cls="poster-town", x=at.x - 8, y=at.y - 8, width=16, height=16, rx=2) for at in towns],
        cls="art poster-rail-baron",
        viewBox=land().view_box,
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


@cache
def _railroads() -> Svg:
    return el("g", *[draw_railroad(railroad) for railroad in range(len(BOARD.railroads))], cls="railroads")


@cache
def _lit_paths() -> Svg:
    """Draw what a log line may highlight; invisible until then."""
    segments = [_lit(f"segment:{segment}", segment_path(segment)) for segment in range(BOARD.segments)]
    railroads = [_lit(f"railroad:{code}", railroad_path(i)) for i, code in enumerate(BOARD.railroads)]
    return el("g", *railroads, *segments, aria_hidden="true")


def railroad_signs(say: Say) -> Svg:
    """Draw every railroad as something to point at: its cities are highlighted, and its description is shown."""
    hits = [
        el(
            "path",
            cls="rail-hit",
            d=railroad_path(railroad),
            data_points=f"railroad:{code}",
            data_words=about_railroad(say, railroad),
        )
        for railroad, code in enumerate(BOARD.railroads)
    ]
    return el("g", *[_served(railroad) for railroad in range(len(hits))], *hits, aria_hidden="true")


def about_railroad(say: Say, railroad: int) -> str:
    """Say "Southern Pacific (SP), $42,000: 13 cities, 21% of destinations, 4% by no other line"."""
    reach = reach_of(frozenset([railroad]))
    return say(
        "rail.about",
        full=BOARD.railroad_names[railroad],
        code=BOARD.railroads[railroad],
        cost=dollars(say, BOARD.price[railroad]),
        cities=len(reach.cities),
        access=percent(say.language, reach.access),
        monopoly=percent(say.language, reach.monopoly),
    )


@cache
def _served(railroad: int) -> Svg:
    """Draw the cities on a railroad, and those on no other; invisible until the railroad is pointed at."""
    reach = reach_of(frozenset([railroad]))
    alone = [city for city in reach.cities if railroads_at(BOARD.city_dot[city]) == {railroad}]
    return el(
        "g",
        el("path", cls="serves-alone", d=dots_path([BOARD.city_dot[city] for city in alone])) if alone else None,
        el("path", cls="serves", d=dots_path([BOARD.city_dot[city] for city in reach.cities])),
        cls="served",
        data_id=f"railroad:{BOARD.railroads[railroad]}",
    )


@cache
def _aims() -> Svg:
    """Draw every dot as something to aim at; the page finds the nearest."""
    spots = [(dot, dot_xy(dot)) for dot in range(BOARD.dots)]
    return el("g", *[el("circle", data_aim=f"dot:{dot}", cx=at.x, cy=at.y) for dot, at in spots], aria_hidden="true")


def _lit(target: str, path: str) -> Svg:
    return el("path", cls="lit-path", d=path, data_id=target)


@cache
def _dots() -> Svg:
    towns = {label.dot for label in land().labels}
    plain = [dot for dot in range(BOARD.dots) if dot not in towns and dot != VARIANT_DOT]
    return el("path", cls="dots", d=dots_path(plain))


def dots_path(dots: Iterable[int]) -> str:
    return "".join([f"M{num(x)} {num(y)}h0" for x, y in map(dot_xy, dots)])


@cache
def _cities() -> Svg:
    at = [dot_xy(label.dot) for label in land().labels]
    return join(*[el("rect", cls="town", x=x - 4, y=y - 4, width=8, height=8, rx=1.2) for x, y in at])


@cache
def _plates() -> Svg:
    return join(*[draw_plate(plate) for plate in land().plates])


@cache
def _labels() -> Svg:
    return join(*[draw_label(label) for label in land().labels])
