"""Actions as short text: `start Denver`, `rail Denver-i6`, `colour Denver-i6`, `stop`.

A point is called by its city, or by column letter and row number; a line by its two points.
"""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import AmbiguousAction, InvalidAction
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD

GRID: Final = [f"{chr(ord('a') + x)}{y + 1}" for x, y in BOARD.grid]


def point_name(point: int) -> str:
    """The city there, or the place on the grid."""
    city = BOARD.city_at[point]
    return GRID[point] if city < 0 else BOARD.city_names[city]


def line_name(line: int) -> str:
    return f"{point_name(BOARD.graph.a[line])}-{point_name(BOARD.graph.b[line])}"


def write(action: Action) -> str:
    """The one text of `action`."""
    if isinstance(action, PlaceStart):
        return f"start {point_name(action.point)}"
    if isinstance(action, LayRail):
        return f"{'colour' if action.coloured else 'rail'} {line_name(action.line)}"
    if isinstance(action, Stop):
        return "stop"
    raise InvalidAction("action.other_game")


def read(seat: Seat, text: str) -> Action:
    """The action that `text` stands for. Case does not matter; the beginning of a city's name is enough."""
    verb, _, rest = text.strip().partition(" ")
    verb, rest = verb.lower(), rest.strip()
    if verb == "stop" and not rest:
        return Stop(seat)
    if verb == "start" and rest:
        return PlaceStart(seat, read_point(rest, text))
    if verb in ("rail", "colour") and rest:
        return LayRail(seat, read_line(rest, text), verb == "colour")
    raise InvalidAction("notation.unknown", text=text[:80])


def read_point(name: str, text: str) -> int:
    name = name.strip().lower()
    if name in GRID:
        return GRID.index(name)
    names = [city.lower() for city in BOARD.city_names]
    if name in names:
        return BOARD.city_point[names.index(name)]
    found = [city for city in range(len(names)) if name and names[city].startswith(name)]
    if len(found) > 1:
        raise AmbiguousAction("notation.which_city", tuple([BOARD.city_names[city] for city in found]), text=text[:80])
    if not found:
        raise InvalidAction("notation.no_such_point", name=name[:40], text=text[:80])
    return BOARD.city_point[found[0]]


def read_line(names: str, text: str) -> int:
    one, dash, two = names.partition("-")
    if not dash:
        raise InvalidAction("notation.line_form", text=text[:80])
    a, b = read_point(one, text), read_point(two, text)
    near = BOARD.graph.around[a]
    for i in range(0, len(near), 2):
        if near[i + 1] == b:
            return near[i]
    raise InvalidAction("notation.no_such_line", one=point_name(a), two=point_name(b), text=text[:80])
