r"""The board as text, with four columns for a line of the lattice and two rows for a row.

`De===+...+` is a city with a rail, a point and a free single line; the row below has one character for each slanted
line, such as `\` for a rail and `:` for a free double line.
"""

from functools import cache
from typing import Final

from capolinea.games.transamerica.actions import LayRail
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.geometry import usa
from capolinea.games.transamerica.ui.names import ROW, wind_of
from capolinea.games.transamerica.ui.table import Now
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_key, seat_letter
from capolinea.render.table.canvas import QUIET, STRONG, Canvas, Cell, seat_style, short_names

COLUMNS: Final = 4
ROWS: Final = 2
FREE: Final = {1: ".", 2: ":"}
#: The character of a rail that leaves its upper or left end in this direction.
LAID: Final = {"e": "=", "se": "\\", "sw": "/"}


CODES: Final = short_names(BOARD.city_names, 2)

LEFT: Final = min([spot.u for spot in usa().points])


@cache
def cell(point: int) -> Cell:
    """Return column and row of `point` in the text."""
    spot = usa().points[point]
    return Cell(round((spot.u - LEFT) * COLUMNS), round(spot.v / ROW) * ROWS)


def letters(now: Now, say: Say, columns: int, rows: int) -> Canvas:
    """Write the lines, then what is on the points, so that names overwrite lines. The lattice cannot be scaled."""
    view, points = now.view, range(BOARD.graph.points)
    canvas = Canvas(max([cell(point).x for point in points]) + COLUMNS, max([cell(point).y for point in points]) + 1)
    laid = dict(zip(view.rails, view.owners, strict=True))
    for line in range(BOARD.graph.lines):
        put_line(canvas, line, laid)
    for point in points:
        put_point(canvas, point, view)
    offered = [upper_end(action.line) for action in now.offers if isinstance(action, LayRail)]
    own = [] if view.seat is None else [view.markers[view.seat]]
    canvas.focus = [cell(point) for point in (offered or own) if point >= 0]
    canvas.key = [*say("text.key").splitlines(), *region_rows(say)]
    return canvas


def region_rows(say: Say) -> list[str]:
    """Write out the short names on the board, by region."""
    lines: list[str] = []
    for region in range(len(REGIONS)):
        cities = [city for city in range(len(BOARD.city_names)) if BOARD.city_region[city] == region]
        spelt = ", ".join([f"{CODES[city]} {BOARD.city_names[city]}" for city in cities])
        lines.append(f"{say('region.name', region=region)}: {spelt}")
    return lines


def put_line(canvas: Canvas, line: int, laid: dict[int, int]) -> None:
    """Write one character for a slanted line, three for a level one."""
    start = upper_end(line)
    wind = wind_of(line, start)
    at = cell(start)
    style = QUIET
    if line not in laid:
        stroke = FREE[BOARD.graph.cost[line]]
    elif laid[line] < 0:
        stroke, style = LAID[wind], STRONG
    else:
        stroke, style = seat_key(laid[line]), seat_style(laid[line])
    if wind == "e":
        canvas.put(at.x + 1, at.y, stroke * (COLUMNS - 1), style)
    else:
        canvas.put(at.x + (1 if wind == "se" else -1), at.y + 1, stroke, style)


@cache
def upper_end(line: int) -> int:
    """Return the end from which the line runs down or to the right."""
    a, b = BOARD.graph.a[line], BOARD.graph.b[line]
    return min(a, b, key=lambda point: cell(point)[::-1])


def put_point(canvas: Canvas, point: int, view: View) -> None:
    """Write a city by its two letters, in capitals if in the viewer's hand, and a start by its seat's letter."""
    at, city = cell(point), BOARD.city_at[point]
    seat = view.markers.index(point) if point in view.markers else -1
    if city >= 0:
        held = city in view.hand
        canvas.fix(at.x, at.y, CODES[city].upper() if held else CODES[city], STRONG if held else "")
        at = Cell(at.x + len(CODES[city]), at.y)
    elif seat < 0:
        canvas.put(at.x, at.y, "+", QUIET)
    if seat >= 0:
        canvas.fix(at.x, at.y, seat_letter(seat), seat_style(seat))
