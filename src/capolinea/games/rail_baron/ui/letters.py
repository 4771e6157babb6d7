"""The board in letters: cities by name or code, track by its owner's letter, trains, homes, destinations, the route."""

from functools import cache
from typing import Final

from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.choices import rides_of
from capolinea.games.rail_baron.ui.geometry import BOARD, dot_xy, label_at, land, plates_of
from capolinea.games.rail_baron.ui.overlay import bound_for, homes_of, viewer_routes
from capolinea.games.rail_baron.ui.table import Now
from capolinea.i18n import Say
from capolinea.render.ground import Xy
from capolinea.render.marks import seat_letter
from capolinea.render.table.canvas import (
    PATH,
    QUIET,
    STRONG,
    Canvas,
    Cell,
    Label,
    Scale,
    draw_shore,
    key_rows,
    scale_to,
    seat_style,
    short_names,
)

FREE: Final = "."
GOVERNED: Final = "g"
ROUTE: Final = "*"
DOT: Final = "•"
TRAIN, HOME, GOAL = "▸", "⌂", "→"


@cache
def city_dots() -> tuple[int, ...]:
    return tuple(dict.fromkeys(BOARD.city_dot))


@cache
def city_names() -> tuple[str, ...]:
    """Return the names of the cities on each dot, as on the map."""
    found = [label_at(dot) for dot in city_dots()]
    return tuple([label.text if label else BOARD.dot_name[dot] for dot, label in zip(city_dots(), found, strict=True)])


@cache
def city_codes() -> tuple[str, ...]:
    return tuple(short_names(city_names(), 3))


def letters(now: Now, say: Say, columns: int, rows: int) -> Canvas:
    canvas = Canvas(columns, rows)
    scale = scale_to([Xy(*at) for at in land().dots], columns, rows, margin=2)
    draw_shore(canvas, land(), scale)
    draw_tracks(canvas, scale, now)
    marks = {dot: canvas.mark(scale.cell(dot_xy(dot)), DOT) for dot in city_dots()}
    draw_trains(canvas, scale, now)
    shortened = name_cities(canvas, marks, now)
    for railroad, owner in enumerate(now.view.owner):
        if owner != BANK:
            name_railroad(canvas, scale, railroad, owner)
    canvas.key = [say("text.key"), *key_rows(shortened, columns)]
    return canvas


def draw_tracks(canvas: Canvas, scale: Scale, now: Now) -> None:
    """Draw free railroads as dots, owned ones in letters over them, the route over all."""
    view = now.view
    present = [segment for segment in range(BOARD.segments) if BOARD.present[segment]]
    for segment in sorted(present, key=lambda each: view.owner[BOARD.railroad[each]] >= 0):
        owner = view.owner[BOARD.railroad[segment]]
        sign = FREE if owner == BANK else GOVERNED if owner == GOVERNOR else seat_letter(owner)
        draw_segment(canvas, scale, segment, sign, seat_style(owner) if owner >= 0 else QUIET)
    for segment in [*[each for route in viewer_routes(now)[:1] for each in route.segments], *rides_of(now)]:
        canvas.focus += draw_segment(canvas, scale, segment, ROUTE, PATH)


def draw_segment(canvas: Canvas, scale: Scale, segment: int, sign: str, style: str) -> list[Cell]:
    start, end = [scale.cell(dot_xy(dot)) for dot in (BOARD.a[segment], BOARD.b[segment])]
    canvas.line(start, end, sign, style)
    return [start, end]


def draw_trains(canvas: Canvas, scale: Scale, now: Now) -> None:
    view = now.view
    for seat, dot in enumerate(view.dot):
        if dot >= 0:
            at = scale.cell(dot_xy(dot))
            canvas.mark(at, f"{TRAIN}{seat_letter(seat)}", seat_style(seat))
            canvas.focus += [at] if seat == view.seat else []


def name_cities(canvas: Canvas, marks: dict[int, Label | None], now: Now) -> list[tuple[str, str]]:
    """Name the cities, those that matter first; return the codes that stand for a name."""
    tags: dict[int, str] = {}
    for seat, dot in homes_of(now.view):
        tags[dot] = tags.get(dot, "") + f"{HOME}{seat_letter(seat)}"
    for dot, seats in bound_for(now).items():
        tags[dot] = tags.get(dot, "") + "".join([f"{GOAL}{seat_letter(seat)}" for seat in seats])
    found: list[tuple[str, str]] = []
    named = list(zip(city_dots(), city_names(), city_codes(), strict=True))
    for dot, name, code in sorted(named, key=lambda each: (each[0] not in tags, len(each[1]))):
        mark, tag = marks[dot], tags.get(dot, "")
        if mark is not None and canvas.name(mark, [name + tag, code + tag], STRONG if tag else "") == code + tag:
            found.append((code, name))
    return sorted(found)


def name_railroad(canvas: Canvas, scale: Scale, railroad: int, owner: int) -> None:
    """Write a railroad's letters beside it, where there is room."""
    style = seat_style(owner) if owner >= 0 else QUIET
    for plate in plates_of(railroad):
        if canvas.mark(scale.cell(Xy(plate.x, plate.y)), BOARD.railroads[railroad], style, reach=3) is not None:
            return
