r"""The board as text, with four columns for a line of the lattice and two rows for a row.

`De===+...+` is a city with a rail, a point and a free single line; the row below has one character for each slanted
line, such as `\` for a rail and `:` for a free double line.
"""

from functools import cache
from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.ui.geometry import usa
from capolinea.games.transamerica.ui.names import ROW, wind_of
from capolinea.games.transamerica.view import View
from capolinea.render.marks import seat_key, seat_letter

COLUMNS: Final = 4
ROWS: Final = 2
FREE: Final = {1: ".", 2: ":"}
#: The character of a rail that leaves its upper or left end in this direction.
LAID: Final = {"e": "=", "se": "\\", "sw": "/"}


def short_names() -> list[str]:
    """Return two letters for each city: its initials or first letters, otherwise the first pair that is free."""
    taken: list[str] = []
    for name in BOARD.city_names:
        letters = [letter for letter in name if letter.isalpha()]
        initials = [word[0] for word in name.split()]
        pairs = [initials[0] + initials[1].lower()] if len(initials) > 1 else []
        pairs += [letters[0] + letter.lower() for letter in letters[1:]]
        taken.append(next(pair for pair in pairs if pair not in taken))
    return taken


CODES: Final = short_names()

LEFT: Final = min([spot.u for spot in usa().points])


@cache
def cell(point: int) -> tuple[int, int]:
    """Return column and row of `point` in the text."""
    spot = usa().points[point]
    return round((spot.u - LEFT) * COLUMNS), round(spot.v / ROW) * ROWS


def draw_letters(view: View) -> list[str]:
    """Write the lines, then what is on the points, so that names overwrite lines."""
    width = max([cell(point)[0] for point in range(BOARD.graph.points)]) + COLUMNS
    height = max([cell(point)[1] for point in range(BOARD.graph.points)]) + 1
    page = [[" "] * width for _ in range(height)]
    laid = dict(zip(view.rails, view.owners, strict=True))
    for line in range(BOARD.graph.lines):
        put_line(page, line, laid)
    for point in range(BOARD.graph.points):
        put_point(page, point, view)
    return ["".join(row).rstrip() for row in page]


def put_line(page: list[list[str]], line: int, laid: dict[int, int]) -> None:
    """Write one character for a slanted line, three for a level one."""
    start = upper_end(line)
    wind = wind_of(line, start)
    column, row = cell(start)
    if line not in laid:
        stroke = FREE[BOARD.graph.cost[line]]
    else:
        stroke = LAID[wind] if laid[line] < 0 else seat_key(laid[line])
    if wind == "e":
        page[row][column + 1 : column + COLUMNS] = [stroke] * (COLUMNS - 1)
    else:
        page[row + 1][column + (1 if wind == "se" else -1)] = stroke


@cache
def upper_end(line: int) -> int:
    """Return the end from which the line runs down or to the right."""
    a, b = BOARD.graph.a[line], BOARD.graph.b[line]
    return min(a, b, key=lambda point: cell(point)[::-1])


def put_point(page: list[list[str]], point: int, view: View) -> None:
    """Write a city by its two letters, in capitals if in the viewer's hand, and a start by its seat's letter."""
    column, row = cell(point)
    city = BOARD.city_at[point]
    start = seat_letter(view.markers.index(point)) if point in view.markers else ""
    if city < 0:
        page[row][column] = start or "+"
        return
    name = (CODES[city].upper() if city in view.hand else CODES[city]) + start
    page[row][column : column + len(name)] = list(name)
