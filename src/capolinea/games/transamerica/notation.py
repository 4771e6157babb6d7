"""Actions as short text: `start Denver`, `rail Denver-i6`, `colour Denver-i6`, `stop`.

A point is named by its city, or by column letter and row number; a line by its two points. Case does not matter, and
the beginning of a city's name is enough.
"""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.action_rules import Notation, Words, plain
from capolinea.core.refusal import InvalidAction
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.kit.names import name_in

GRID: Final = [f"{chr(ord('a') + x)}{y + 1}" for x, y in BOARD.grid]


def point_name(point: int) -> str:
    """Return the city of a point, or its position on the grid."""
    city = BOARD.city_at[point]
    return GRID[point] if city < 0 else BOARD.city_names[city]


def line_name(line: int) -> str:
    return f"{point_name(BOARD.graph.a[line])}-{point_name(BOARD.graph.b[line])}"


def read_point(name: str, text: str) -> int:
    low = name.strip().lower()
    return GRID.index(low) if low in GRID else BOARD.city_point[name_in(BOARD.city_names, name, text)]


def read_line(names: str, text: str) -> int:
    one, dash, two = names.partition("-")
    if not dash:
        raise InvalidAction("notation.line_form", text=text[:80])
    a, b = read_point(one, text), read_point(two, text)
    near = BOARD.graph.incident[a]
    for i in range(0, len(near), 2):
        if near[i + 1] == b:
            return near[i]
    raise InvalidAction("notation.no_such_line", one=point_name(a), two=point_name(b), text=text[:80])


def write_start(action: PlaceStart) -> str:
    return f"start {point_name(action.point)}"


def read_start(seat: Seat, words: Words) -> Action:
    if not words.rest:
        raise InvalidAction("notation.unknown", text=words.text)
    return PlaceStart(seat, read_point(words.rest, words.text))


def write_rail(action: LayRail) -> str:
    return f"{'colour' if action.coloured else 'rail'} {line_name(action.line)}"


def read_rail(seat: Seat, words: Words) -> Action:
    if not words.rest:
        raise InvalidAction("notation.unknown", text=words.text)
    return LayRail(seat, read_line(words.rest, words.text), words.verb == "colour")


START: Final = Notation(("start",), write_start, read_start)
RAIL: Final = Notation(("rail", "colour"), write_rail, read_rail)
STOP: Final = plain(Stop, "stop")
