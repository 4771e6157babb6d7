"""Choose once where the names of cities stand on the Spike map."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.strtree import STRtree
from transamerica_labels import measure

Spot = tuple[float, float]

FONT = '800 12px Lato, "Noto Sans", sans-serif'
ASCENT, DESCENT, HALO = 9.4, 2.8, 1.0
#: A city's roundel with the delivery markers at its corners, and the bead in the middle of a space.
ROUNDEL, BEAD = 16.5, 5.6
MARGIN = 4.0
#: On a phone the board is drawn smaller and names keep their size on the screen.
PHONE = 1.3

#: dx, dy of the baseline, anchor, and how much we would rather not use it.
PLACES = (
    (0, -19.5, "middle", 0),
    (0, 29, "middle", 0),
    (19, 4, "start", 0),
    (-19, 4, "end", 0),
    (19, -6, "start", 3),
    (19, 14, "start", 3),
    (-19, -6, "end", 3),
    (-19, 14, "end", 3),
    (8, -19.5, "start", 4),
    (8, 29, "start", 4),
    (-8, -19.5, "end", 4),
    (-8, 29, "end", 4),
)
COLLISION = 10_000.0
PHONE_COLLISION = 300.0
#: A covered bead hides the second sign of a colour; track can be guessed.
COVERED_BEAD, COVERED_TRACK = 2.2, 0.5
#: A name that is hardly farther from another city than from its own might be taken for that city's.
AMBIGUOUS, WHOSE = 14.0, 4.0


@dataclass(frozen=True)
class Name:
    """The name of a city, and where it stands."""

    city: int
    width: float
    dx: float
    dy: float
    anchor: str
    cost: float
    room: BaseGeometry
    phone: BaseGeometry

    def facts(self) -> dict[str, Any]:
        return {k: getattr(self, k) for k in ("dx", "dy", "anchor", "width")}


def name_room(at: Spot, width: float, dx: float, dy: float, anchor: str, scale: float = 1.0) -> BaseGeometry:
    left = {"start": dx, "middle": dx - width / 2, "end": dx - width}[anchor]
    x0, x1, y0, y1 = left - HALO, left + width + HALO, dy - ASCENT, dy + DESCENT
    return box(at[0] + x0 * scale, at[1] + y0 * scale, at[0] + x1 * scale, at[1] + y1 * scale)


def places(width: float) -> list[tuple[float, float, str, float]]:
    """The plain places, then rings of others farther off."""
    found = [(float(dx), float(dy), anchor, float(dislike)) for dx, dy, anchor, dislike in PLACES]
    for ring, dislike in ((22, 8), (27, 13), (33, 20)):
        for turn in range(0, 360, 15):
            across, down = cos(radians(turn)), sin(radians(turn))
            found.append((round(across * (ring + width / 2 - 3), 1), round(down * ring + 4, 1), "middle", dislike))
    return found


class Map:
    """All spaces, asked what a box would hide of them."""

    def __init__(self, spaces: Sequence[tuple[Spot, Spot]]) -> None:
        self.lines = [LineString(ends).buffer(2.6) for ends in spaces]
        self.beads = [Point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2).buffer(BEAD) for a, b in spaces]
        self.line_tree, self.bead_tree = STRtree(self.lines), STRtree(self.beads)

    def hidden(self, room: BaseGeometry) -> float:
        lines = sum([self.lines[i].intersection(room).area for i in self.line_tree.query(room)]) / 5.2
        beads = sum([self.beads[i].intersection(room).area for i in self.bead_tree.query(room)]) / BEAD
        return lines * COVERED_TRACK + beads * COVERED_BEAD


def place_names(
    names: Sequence[str], cities: Sequence[Spot], spaces: Sequence[tuple[Spot, Spot]], view: Spot, browser: str
) -> list[Name]:
    """The cheapest places found by giving each name in turn its best one until nothing changes."""
    board = Map(spaces)
    inside = box(MARGIN, MARGIN, view[0] - MARGIN, view[1] - MARGIN)
    towns = [Point(at).buffer(ROUNDEL) for at in cities]
    options: list[list[Name]] = []
    for city, (at, width) in enumerate(zip(cities, measure(list(names), browser, FONT), strict=True)):
        mine = []
        others = [town for other, town in enumerate(towns) if other != city]
        for dx, dy, anchor, dislike in places(width):
            room = name_room(at, width, dx, dy, anchor)
            if not inside.contains(room) or any([room.intersects(town) for town in towns]):
                continue
            own = room.distance(towns[city]) + AMBIGUOUS
            doubt = sum([max(0.0, own - room.distance(town)) for town in others])
            cost = dislike + board.hidden(room) + WHOSE * doubt
            phone = name_room(at, width, dx, dy, anchor, PHONE)
            mine.append(Name(city, width, dx, dy, anchor, cost, room, phone))
        options.append(mine)
    chosen = [min(mine, key=lambda name: name.cost) for mine in options]
    for _ in range(30):
        before = list(chosen)
        for index, mine in enumerate(options):
            rest = chosen[:index] + chosen[index + 1 :]
            chosen[index] = min(mine, key=lambda name: name.cost + clashes(name, rest, towns))
        if chosen == before:
            break
    return chosen


def clashes(name: Name, others: Sequence[Name], towns: Sequence[BaseGeometry]) -> float:
    cost = COLLISION * len([other for other in others if name.room.intersects(other.room)])
    cost += PHONE_COLLISION * len([other for other in others if name.phone.intersects(other.phone)])
    beside = [town for city, town in enumerate(towns) if city != name.city]
    return cost + PHONE_COLLISION * len([town for town in beside if name.phone.intersects(town)])
