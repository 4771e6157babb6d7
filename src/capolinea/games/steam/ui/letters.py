"""The board in letters: a cell of two or three rows for each hex, with its exits at its corners and edges.

aTOR b     track of A leads out to the north-west, of B to the north-east
 Rrv       a red city with a red and a violet good
"""

from typing import Final

from capolinea.games.steam.board import Board
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.state import COLOUR_COUNT, NO_TRACK, NOBODY
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.kit.hexes import Hex
from capolinea.render.marks import seat_key
from capolinea.render.table.canvas import (
    QUIET,
    STRONG,
    WATER,
    Canvas,
    Cell,
    card_style,
    key_rows,
    seat_style,
    short_names,
)

#: Rows of a hex: few, and with more room for goods.
LOW, HIGH = 2, 3
#: Columns of a hex: at least the four of its exits' slots and two letters.
NARROW, WIDE = 5, 7
#: Columns left of the map, for the numbers of rows; rows above it, for the letters of columns.
LEFT, TOP = 3, 1
GROUND: Final = {"plain": "·", "coast": "·", "hill": "^", "water": "≈"}
RIVER: Final = "~"
TOWN: Final = "o"
NOBODYS: Final = "="
MORE: Final = "+"


class Grid:
    """Where the cells of hexes are on a page."""

    def __init__(self, board: Board, columns: int, rows: int) -> None:
        drawn = [hex for hex, cell in board.map.cells.items() if cell.ground != "beyond"]
        across, self.down = max([hex.q for hex in drawn]) + 1, max([hex.row for hex in drawn]) + 1
        self.wide: Final = min(max((columns - LEFT) // across, NARROW), WIDE)
        self.high: Final = HIGH if TOP + HIGH * self.down + HIGH // 2 <= rows else LOW
        self.columns: Final = LEFT + across * self.wide
        self.rows: Final = TOP + self.high * self.down + self.high // 2
        self.across: Final = across
        self.inner: Final = self.wide - 3
        """Columns for words."""

    def cell(self, hex: Hex) -> Cell:
        return Cell(LEFT + hex.q * self.wide, TOP + hex.row * self.high + (self.high // 2 if hex.q & 1 else 0))


def letters(now: Now, say: Say, columns: int, rows: int) -> Canvas:
    board = now.once(state_of).board
    grid = Grid(board, columns, rows)
    canvas = Canvas(grid.columns, grid.rows)
    canvas.margin = Cell(LEFT, TOP)
    codes = short_names(board.place_name, min(grid.inner, 3))
    colours = [code.lower() for code in short_names([str(say.name("colour", colour)) for colour in COLOURS], 1)]
    for column in range(grid.across):
        canvas.put(LEFT + column * grid.wide + grid.wide // 2, 0, chr(ord("A") + column), QUIET)
    for row in range(grid.down):
        canvas.put(0, TOP + row * grid.high, f"{row + 1:>2}", QUIET)
    for hex, cell in board.map.cells.items():
        if cell.ground in GROUND:
            at = grid.cell(hex)
            sign = GROUND[cell.ground] + (RIVER if cell.river else "")
            canvas.put(at.x + 2, at.y, sign, WATER if cell.ground == "water" or cell.river else QUIET)
    for place, name in enumerate(codes):
        draw_place(canvas, grid, now, place, name, colours)
    draw_exits(canvas, grid, now)
    canvas.focus = [grid.cell(board.hexes[hex]) for hex in focus_hexes(now)]
    pairs = sorted(zip(codes, board.place_name, strict=True))
    shades = [f"{code} {say.name('colour', colour)}" for code, colour in zip(colours, COLOURS, strict=True)]
    canvas.key = [*say("text.key").splitlines(), "  ".join(shades), *key_rows(pairs, columns)]
    return canvas


def draw_place(canvas: Canvas, grid: Grid, now: Now, place: int, name: str, colours: list[str]) -> None:
    """Write a town by its code and a sign; a city in capitals, with its colour and its goods below."""
    view, board = now.view, now.once(state_of).board
    at = grid.cell(board.hexes[board.place_hex[place]])
    colour = view.colour[place]
    if colour < 0:
        canvas.fix(at.x + 2, at.y, name)
        canvas.put(at.x + 2, at.y + 1, TOWN)
        return
    canvas.fix(at.x + 2, at.y, name.upper().ljust(min(grid.inner, 3), "."), STRONG)
    canvas.fix(at.x + 2, at.y + 1, colours[colour].upper(), card_style(COLOURS[colour]))
    counts = view.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]
    cubes = [each for each, count in enumerate(counts) for _ in range(count)]
    slots = [Cell(at.x + 3 + n, at.y + 1) for n in range(grid.inner - 1)]
    slots += [Cell(at.x + 2 + n, at.y + row) for row in range(2, grid.high) for n in range(grid.inner)]
    shown = cubes if len(cubes) <= len(slots) else cubes[: len(slots) - 1]
    for slot, cube in zip(slots, shown, strict=False):
        canvas.put(*slot, colours[cube], card_style(COLOURS[cube]))
    if len(cubes) > len(slots):
        canvas.put(*slots[-1], MORE, QUIET)


def draw_exits(canvas: Canvas, grid: Grid, now: Now) -> None:
    """Write the owner of track where it leaves a hex: in a corner, or beside it above and below."""
    view, board = now.view, now.once(state_of).board
    right, low = grid.wide - 1, grid.high - 1
    spots = ((1, 0), (right, 0), (right, low), (1, low), (0, low), (0, 0))
    for exit, owner in enumerate(view.owner):
        if owner == NO_TRACK:
            continue
        at, (dx, dy) = grid.cell(board.hexes[exit // 6]), spots[exit % 6]
        sign = NOBODYS if owner == NOBODY else seat_key(owner)
        canvas.put(at.x + dx, at.y + dy, sign, seat_style(owner) if owner >= 0 else STRONG)


def focus_hexes(now: Now) -> list[int]:
    """Return the hexes of the viewer's track, or of all places before there is any."""
    view, board = now.view, now.once(state_of).board
    own = [exit // 6 for exit, owner in enumerate(view.owner) if owner >= 0 and owner == view.seat]
    return own or board.place_hex
