"""Pieces that change during play, each drawn from plain numbers; the table puts them in the board's slots.

Slot `under` takes, bottom to top, the wash, rails, missing lines, offers, the selection and rings of own cities;
`pieces` takes markers; `over` takes names of own cities, badges and crosses.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from capolinea.games.transamerica.ui.geometry import (
    badge_xy,
    city_at,
    double_path,
    land,
    line_path,
    lines_path,
    point_xy,
    target_xy,
    ties_path,
    usa,
)
from capolinea.render.ground import ANCHORS, patches
from capolinea.render.marks import seat_mark_at, seat_track
from capolinea.render.svg import Svg, el, join, translate

GAUGE: Final = 2.4
OFFER_CUT: Final = 11.0
MISSING_CUT: Final = 9.0
LANE: Final = 6.4
MARKER_SCALE: Final = 0.82


def standing(point: int, *children: Svg | None, cls: str | None = None) -> Svg:
    """Things on a point that keep their size on the screen when the board is enlarged."""
    return el("g", el("g", *children, cls="zs"), cls=cls, transform=translate(*point_xy(point)))


def draw_rails(lines: Iterable[int]) -> Svg:
    """Rails on `lines`: bed, ties and two rails. They belong to nobody."""
    laid = list(lines)
    return join(
        patches("bed", map(line_path, laid)),
        patches("ties", map(ties_path, laid)),
        patches("rail", [double_path(line, GAUGE) for line in laid]),
    )


def draw_coloured_rail(line: int, seat: int) -> Svg:
    """A rail of a seat's own, in its colour and pattern."""
    return seat_track(seat, line_path(line), cls="seat-track coloured")


def draw_marker(seat: int, point: int) -> Svg:
    """A start marker: on the point, or beside the roundel where a city must stay readable."""
    city = city_at(point)
    dx, dy = (0.0, 0.0) if city is None else land().labels[city].marker
    return standing(point, seat_mark_at(seat, dx, dy, scale=MARKER_SCALE, ring=True), cls="marker")


def draw_wash(lines: Iterable[int]) -> Svg:
    """The wash under the rails of the last move."""
    return el("path", cls="wash", d=lines_path(lines))


def draw_line_offer(line: int, offer_key: str, title: str) -> Svg:
    """A line a rail may be laid on; a double line shows its two strokes."""
    path = line_path(line, cut=OFFER_CUT)
    price = usa().lines[line][2]
    return offer(
        f"line:{line}",
        offer_key,
        title,
        el("path", cls="halo line-halo", d=path),
        el("path", cls="offer-case", d=path),
        el("path", cls="offer-core", d=path),
        el("path", cls="offer-split", d=path) if price == 2 else None,
        el("path", cls="hit line-hit", d=line_path(line, cut=6)),
    )


def draw_point_offer(point: int, offer_key: str, title: str) -> Svg:
    """A point a marker may be put on; a city shows as a lit ring round its roundel."""
    size = "city-offer" if city_at(point) is not None else "point-offer"
    radius = 13.0 if city_at(point) is not None else 6.0
    dot = standing(
        point,
        el("circle", cls="halo point-halo", r=radius + 2),
        el("circle", cls="offer-dot", r=radius),
        el("circle", cls="hit point-hit", r=22),
    )
    return offer(f"point:{point}", offer_key, title, dot, cls=size)


def offer(target: str, key: str, title: str, *children: Svg | None, cls: str = "line-offer") -> Svg:
    """What every offer has in common: a name, a place in the tab order, and what it would do."""
    return el(
        "g",
        el("title", title),
        *children,
        cls=f"offer {cls}",
        tabindex=0,
        role="button",
        data_target=target,
        data_offer=key,
        aria_label=title,
    )


def draw_selection(target: str, badge: str = "") -> Svg:
    """A line or point that is chosen but not sent yet, with the number of the step."""
    kind, index = target.split(":")
    drawn = _selected_line(int(index)) if kind == "line" else _selected_point(int(index))
    return el("g", drawn, draw_badge(target, badge) if badge else None, cls="selection", data_target=target)


def draw_badge(target: str, text: str) -> Svg:
    """A small round plate on a target."""
    plate = el("g", el("circle", cls="badge", r=9.5), el("text", text, cls="badge-text", y=4.3), cls="zs")
    return el("g", plate, transform=translate(*badge_xy(target)))


def draw_missing(lines: Iterable[int], seat: int, lanes: Mapping[int, float] | None = None) -> Svg:
    """The lines a seat still missed, in its colour and pattern; `lanes` moves a shared line sideways."""
    path = "".join([line_path(line, (lanes or {}).get(line, 0.0), MISSING_CUT) for line in lines])
    return seat_track(seat, path, cls="seat-track missing")


def draw_all_missing(by_seat: Mapping[int, Sequence[int]]) -> Svg:
    """The missing lines of every seat at the end of a round, side by side where several missed the same."""
    sharing: dict[int, list[int]] = {}
    for seat in sorted(by_seat):
        for line in by_seat[seat]:
            sharing.setdefault(line, []).append(seat)
    drawn = []
    for seat in sorted(by_seat):
        lanes = {line: LANE * (sharing[line].index(seat) - (len(sharing[line]) - 1) / 2) for line in by_seat[seat]}
        drawn.append(draw_missing(by_seat[seat], seat, lanes))
    return join(*drawn)


def draw_own_city(point: int) -> Svg:
    """The ring round a city in the viewer's hand; its roundel stands above it."""
    return standing(point, el("circle", cls="own-ring", r=14.5))


def draw_own_label(point: int) -> Svg:
    """The name of a city in the viewer's hand, bolder, over the plain one."""
    city = city_at(point)
    return join() if city is None else city_label(city, " mine")


def city_label(city: int, more: str = "") -> Svg:
    """A city's name at the place chosen for it once."""
    label, facts = land().labels[city], usa().cities[city]
    dashed = " dashed" if facts.dashed else ""
    name = el("text", facts.name, cls=f"label{ANCHORS[label.anchor]}{dashed}{more}", x=label.dx, y=label.dy)
    return standing(facts.point, name)


def draw_refused(target: str) -> Svg:
    """A cross where a move was refused."""
    cross = "M-7-7L7 7M7-7L-7 7"
    crossed = el("g", el("path", cls="cross-case", d=cross), el("path", cls="cross", d=cross), cls="zs")
    return el("g", crossed, cls="refused", transform=translate(*target_xy(target)))


def _selected_line(line: int) -> Svg:
    return join(
        el("path", cls="chosen-bed", d=line_path(line)),
        el("path", cls="chosen-rail", d=double_path(line, GAUGE)),
        el("path", cls="chosen-ties", d=ties_path(line)),
    )


def _selected_point(point: int) -> Svg:
    radius = 14.5 if city_at(point) is not None else 8.0
    return standing(point, el("circle", cls="chosen-bed", r=radius), el("circle", cls="chosen-ring", r=radius - 2))
