"""The board in letters: towns with what they are worth, rails by the letter of their railroad, where tracks end."""

from functools import cache
from itertools import pairwise
from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.aids import ends_of, may_lay, rails_on, worth_of
from capolinea.games.santa_fe_rails.ui.geometry import code_of, end_of, land, town_xy
from capolinea.games.santa_fe_rails.ui.table import Now
from capolinea.i18n import Say
from capolinea.render.table.canvas import (
    QUIET,
    STRONG,
    Canvas,
    Label,
    Scale,
    draw_shore,
    key_rows,
    line_style,
    scale_to,
    short_names,
)

FREE: Final = "."
TOWN: Final = "•"
DEAD: Final = "!"


@cache
def town_codes() -> tuple[str, ...]:
    return tuple(short_names(BOARD.town_names, 3))


@cache
def railroad_letters() -> tuple[str, ...]:
    """Return one letter for each railroad."""
    return tuple(short_names(BOARD.railroad_ids, 1))


def letters(now: Now, say: Say, columns: int, rows: int) -> Canvas:
    canvas = Canvas(columns, rows)
    scale = scale_to(land().towns, columns, rows, margin=3)
    draw_shore(canvas, land(), scale)
    for segment in range(BOARD.segments):
        draw_segment(canvas, scale, segment, FREE, QUIET)
    for segment, railroad in rails_on(now):
        draw_segment(canvas, scale, segment, railroad_letters()[railroad], line_style(railroad))
    marks = [canvas.mark(scale.cell(town_xy(town)), TOWN) for town in range(BOARD.towns)]
    for end in ends_of(now):
        at, _ = end_of(end.arc, end.segment)
        code = f"{code_of(end.railroad)}{DEAD if end.dead else '>'}"
        canvas.mark(scale.cell(at), code, line_style(end.railroad), reach=4)
    shortened = name_towns(canvas, marks, now)
    canvas.focus = [scale.cell(at) for rail in may_lay(now) for at in land().segments[rail.segment]]
    railroads = [f"{railroad_letters()[each]} {code_of(each)}" for each in range(BOARD.railroads)]
    canvas.key = [say("text.key"), "  ".join(railroads), *key_rows(shortened, columns)]
    return canvas


def draw_segment(canvas: Canvas, scale: Scale, segment: int, sign: str, style: str) -> None:
    cells = [scale.cell(at) for at in land().segments[segment]]
    for start, end in pairwise(cells):
        canvas.line(start, end, sign, style)


def name_towns(canvas: Canvas, marks: list[Label | None], now: Now) -> list[tuple[str, str]]:
    """Name the towns with value and railroads, those of the viewer's cards first; return the codes that were used."""
    view = now.view
    own = {*view.hand, *([] if view.seat is None else view.played[view.seat])}
    found: list[tuple[str, str]] = []
    for town in sorted(range(BOARD.towns), key=lambda each: (each not in own, len(BOARD.town_names[each]))):
        mark, worth = marks[town], worth_of(now, town)
        if mark is None:
            continue
        figures = (
            f" {worth.value}×{worth.railroads}" if worth.value else f" ×{worth.railroads}" if worth.railroads else ""
        )
        name, code = BOARD.town_names[town] + figures, town_codes()[town] + figures
        if canvas.name(mark, [name, code], STRONG if town in own else "") == code:
            found.append((town_codes()[town], BOARD.town_names[town]))
    return sorted(found)
