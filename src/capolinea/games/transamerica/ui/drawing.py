"""What changes during play, drawn from plain numbers; the scene puts it into the board's slots.

Slot `under` takes, bottom to top, the wash, rails, missing lines, rings of the viewer's cities and offers;
`pieces` takes markers; `over` takes names of the viewer's cities.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from capolinea.games.transamerica.ui.geometry import (
    city_at,
    double_path,
    land,
    line_path,
    lines_path,
    point_xy,
    ties_path,
    usa,
)
from capolinea.render.ground import ANCHORS, fixed_size_group, patches
from capolinea.render.marks import seat_mark_at, seat_track
from capolinea.render.signs import LETTERED_MARK, Rank, map_sign
from capolinea.render.svg import Svg, el, join
from capolinea.render.table.offers import offer

GAUGE: Final = 2.4
OFFER_CUT: Final = 11.0
MISSING_CUT: Final = 9.0
LANE: Final = 6.4


def draw_rails(lines: Iterable[int]) -> Svg:
    """Draw common rails on `lines`: bed, ties and two rails."""
    laid = list(lines)
    return join(
        patches("bed", map(line_path, laid)),
        patches("ties", map(ties_path, laid)),
        patches("rail", [double_path(line, GAUGE) for line in laid]),
    )


@lru_cache(maxsize=4096)
def draw_coloured_rail(line: int, seat: int) -> Svg:
    """Draw a coloured rail, in its seat's colour and pattern."""
    return seat_track(seat, line_path(line), cls="seat-track coloured")


@lru_cache(maxsize=2048)
def draw_marker(seat: int, point: int) -> Svg:
    """Draw a start marker: on the point, or beside a city's roundel, which must stay readable."""
    city = city_at(point)
    dx, dy = (0.0, 0.0) if city is None else land().labels[city].marker
    mark = seat_mark_at(seat, dx, dy, scale=LETTERED_MARK, ring=True)
    return map_sign(*point_xy(point), mark, rank=Rank.PIECE, turns=city is not None, cls="marker")


def draw_wash(lines: Iterable[int]) -> Svg:
    """Draw the wash under the rails of the last move."""
    return el("path", cls="wash", d=lines_path(lines))


def draw_line_offer(line: int, title: str) -> Svg:
    """Draw a line that a rail may be laid on; a double line shows its two strokes."""
    path = line_path(line, cut=OFFER_CUT)
    price = usa().lines[line][2]
    return offer(
        f"line:{line}",
        title,
        el("path", cls="halo line-halo", d=path),
        el("path", cls="offer-case", d=path),
        el("path", cls="offer-core", d=path),
        el("path", cls="offer-split", d=path) if price == 2 else None,
        el("path", cls="hit line-hit", d=line_path(line, cut=6)),
        cls="line-offer",
    )


def draw_point_offer(point: int, title: str) -> Svg:
    """Draw a point that a marker may be put on; a city has a highlighted ring around its roundel."""
    size = "city-offer" if city_at(point) is not None else "point-offer"
    radius = 13.0 if city_at(point) is not None else 6.0
    dot = fixed_size_group(
        *point_xy(point),
        el("circle", cls="halo point-halo", r=radius + 2),
        el("circle", cls="offer-dot", r=radius),
        el("circle", cls="hit point-hit", r=22),
    )
    return offer(f"point:{point}", title, dot, cls=size)


def draw_missing(lines: Iterable[int], seat: int, lanes: Mapping[int, float] | None = None) -> Svg:
    """Draw the lines that a seat still missed, in its colour and pattern; `lanes` moves a shared line sideways."""
    path = "".join([line_path(line, (lanes or {}).get(line, 0.0), MISSING_CUT) for line in lines])
    return seat_track(seat, path, cls="seat-track missing")


def draw_all_missing(by_seat: Mapping[int, Sequence[int]]) -> Svg:
    """Draw the missing lines of every seat at the end of a round, side by side if several missed the same."""
    sharing: dict[int, list[int]] = {}
    for seat in sorted(by_seat):
        for line in by_seat[seat]:
            sharing.setdefault(line, []).append(seat)
    drawn = []
    for seat in sorted(by_seat):
        lanes = {line: LANE * (sharing[line].index(seat) - (len(sharing[line]) - 1) / 2) for line in by_seat[seat]}
        drawn.append(draw_missing(by_seat[seat], seat, lanes))
    return join(*drawn)


@cache
def draw_own_city(point: int) -> Svg:
    """Draw the ring around a city in the viewer's hand; its roundel is drawn above it."""
    return fixed_size_group(*point_xy(point), el("circle", cls="own-ring", r=14.5))


@cache
def draw_own_label(point: int) -> Svg:
    """Draw the name of a city in the viewer's hand, bolder, over the plain one."""
    city = city_at(point)
    return join() if city is None else city_label(city, " mine", rank=Rank.OWN)


def city_label(city: int, more: str = "", rank: int = Rank.PLACE) -> Svg:
    """Draw a city's name at the position chosen for it once; where there is no room, on another side."""
    label, facts = land().labels[city], usa().cities[city]
    dashed = " dashed" if facts.dashed else ""
    name = el("text", facts.name, cls=f"label{ANCHORS[label.anchor]}{dashed}{more}", x=label.dx, y=label.dy)
    return map_sign(*point_xy(facts.point), name, rank=rank, key=f"city:{city}", turns=True)
