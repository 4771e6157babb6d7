"""Choose once where the names of cities and the plates of railroads stand on the Rail Baron map."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist
from typing import Any

from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.strtree import STRtree
from transamerica_labels import measure

from capolinea.games.rail_baron.ui.lines import Piece
from capolinea.render.ground import Xy

NAME_FONT = '800 11.5px Lato, "Noto Sans", sans-serif'
PLATE_FONT = '800 9.5px Lato, "Noto Sans", sans-serif'
ASCENT, DESCENT, HALO = 9.0, 2.6, 1.0
CITY, DOT = 6.0, 3.0
PLATE_HALF = 6.5
#: Room at both ends of a plate's name, and at the left for the mark of its owner.
PLATE_END, PLATE_MARK = 9.0, 13.0
MARGIN = 4.0

#: dx, dy of the baseline, anchor, and how much we would rather not use it. A train stands above its dot.
PLACES = (
    (8, 4, "start", 0),
    (-8, 4, "end", 0),
    (0, 16, "middle", 1),
    (7, 14, "start", 3),
    (-7, 14, "end", 3),
    (7, -5, "start", 6),
    (-7, -5, "end", 6),
    (0, -8, "middle", 12),
    (9, 19, "start", 14),
    (-9, 19, "end", 14),
    (9, -10, "start", 16),
    (-9, -10, "end", 16),
    (0, 22, "middle", 16),
)
COLLISION = 10_000.0
COVERED_DOT = 5.0
#: A name so near to another city might be taken for that city's.
AMBIGUOUS, WHOSE = 9.0, 25.0
#: A railroad with so many pieces gets a second plate, so far from the first; the longest a third.
LONG, VERY_LONG, FAR = 22, 60, 230.0


@dataclass(frozen=True)
class Name:
    """The name of the city or cities on one dot, and where it stands."""

    dot: int
    text: str
    width: float
    dx: float
    dy: float
    anchor: str
    cost: float
    room: BaseGeometry

    def facts(self) -> dict[str, Any]:
        return {k: getattr(self, k) for k in ("dot", "text", "width", "dx", "dy", "anchor")}


@dataclass(frozen=True)
class Plate:
    """A railroad's plate; `lead` is a line from it to its railroad where it stands apart."""

    railroad: int
    x: float
    y: float
    width: float
    lead: tuple[float, float] | None
    room: BaseGeometry

    def facts(self) -> dict[str, Any]:
        return {k: getattr(self, k) for k in ("railroad", "x", "y", "width", "lead")}


class Lines:
    """All track, asked how much of it a box would cover."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.lines = [LineString([piece.start, piece.end]) for piece in pieces]
        self.tree = STRtree(self.lines)

    def covered(self, room: BaseGeometry) -> float:
        return sum([self.lines[i].intersection(room).length for i in self.tree.query(room)])


def city_names(cities: list[list[Any]]) -> dict[int, str]:
    """What to write at each dot; two cities of one dot are written together, and a state is left to the map."""
    found: dict[int, list[str]] = {}
    for name, _, dot in cities:
        found.setdefault(dot, []).append(name.removesuffix(" ME").removesuffix(" OR"))
    return {dot: " / ".join(names) for dot, names in found.items()}


def name_room(at: Xy, width: float, dx: float, dy: float, anchor: str) -> BaseGeometry:
    left = {"start": dx, "middle": dx - width / 2, "end": dx - width}[anchor]
    return box(at.x + left - HALO, at.y + dy - ASCENT, at.x + left + width + HALO, at.y + dy + DESCENT)


def place_names(
    cities: list[list[Any]], dots: Sequence[Xy], pieces: Sequence[Piece], view: tuple[int, int], browser: str
) -> list[Name]:
    """The cheapest places found by giving each name in turn its best one until nothing changes."""
    names = city_names(cities)
    lines = Lines(pieces)
    widths = measure(list(names.values()), browser, NAME_FONT)
    inside = box(MARGIN, MARGIN, view[0] - MARGIN, view[1] - MARGIN)
    towns = {dot: Point(dots[dot]).buffer(CITY) for dot in names}
    options: list[list[Name]] = []
    for (dot, text), width in zip(names.items(), widths, strict=True):
        mine = []
        for dx, dy, anchor, dislike in PLACES:
            room = name_room(dots[dot], width, dx, dy, anchor)
            if not inside.contains(room) or any([room.intersects(towns[other]) for other in towns if other != dot]):
                continue
            hidden = [other for other in range(len(dots)) if other != dot and room.intersects(Point(dots[other]))]
            near = [other for other in towns if other != dot and room.distance(towns[other]) < AMBIGUOUS]
            cost = dislike + lines.covered(room) + COVERED_DOT * len(hidden) + WHOSE * len(near)
            mine.append(Name(dot, text, width, dx, dy, anchor, cost, room))
        options.append(mine)
    chosen = [min(mine, key=lambda name: name.cost) for mine in options]
    for _ in range(30):
        before = list(chosen)
        for index, mine in enumerate(options):
            rest = chosen[:index] + chosen[index + 1 :]
            chosen[index] = min(mine, key=lambda name: name.cost + clashes(name.room, rest))
        if chosen == before:
            break
    return chosen


def clashes(room: BaseGeometry, others: Sequence[Name]) -> float:
    return COLLISION * len([other for other in others if room.intersects(other.room)])


def place_plates(
    railroads: list[str],
    names: Sequence[Name],
    dots: Sequence[Xy],
    pieces: Sequence[Piece],
    view: tuple[int, int],
    browser: str,
) -> list[Plate]:
    """On the railroad's own line, where it hides least; the shortest railroads choose first."""
    lines = Lines(pieces)
    widths = [width + PLATE_END + PLATE_MARK for width in measure(railroads, browser, PLATE_FONT)]
    own = {railroad: [p for p in pieces if p.railroad == railroad] for railroad in range(len(railroads))}
    taken = [*[name.room for name in names], *[Point(dots[name.dot]).buffer(CITY + 1) for name in names]]
    plates: list[Plate] = []
    for turn, least in enumerate((0, LONG, VERY_LONG)):
        for railroad in sorted(own, key=lambda r: len(own[r])):
            if len(own[railroad]) < least:
                continue
            others = [(p.x, p.y) for p in plates if p.railroad == railroad]
            found = on_line(railroad, own[railroad], widths[railroad], taken, others, lines, dots)
            if found is None and turn == 0:
                found = beside(railroad, own[railroad], widths[railroad], taken, lines, dots, view)
            if found is not None:
                plates.append(found)
                taken.append(found.room)
    return plates


def plate_room(x: float, y: float, width: float) -> BaseGeometry:
    return box(x - width / 2 - 1, y - PLATE_HALF - 1, x + width / 2 + 1, y + PLATE_HALF + 1)


def on_line(
    railroad: int,
    own: Sequence[Piece],
    width: float,
    taken: Sequence[BaseGeometry],
    others: Sequence[tuple[float, float]],
    lines: Lines,
    dots: Sequence[Xy],
) -> Plate | None:
    best: tuple[float, Plate] | None = None
    for piece in own:
        for t in (0.5, 0.35, 0.65, 0.2, 0.8):
            x = round(piece.start.x + (piece.end.x - piece.start.x) * t, 1)
            y = round(piece.start.y + (piece.end.y - piece.start.y) * t, 1)
            room = plate_room(x, y, width)
            if any([room.intersects(other) for other in taken]) or any([dist((x, y), o) < FAR for o in others]):
                continue
            mine = sum([LineString([p.start, p.end]).intersection(room).length for p in own])
            hidden = len([dot for dot in dots if room.buffer(1).intersects(Point(dot))])
            cost = lines.covered(room) - mine + 7 * hidden
            if best is None or cost < best[0]:
                best = (cost, Plate(railroad, x, y, round(width, 1), None, room))
    return None if best is None or (others and best[0] > 30) else best[1]


def beside(
    railroad: int,
    own: Sequence[Piece],
    width: float,
    taken: Sequence[BaseGeometry],
    lines: Lines,
    dots: Sequence[Xy],
    view: tuple[int, int],
) -> Plate:
    """Apart from a line that has no room, with a lead to it."""
    best: tuple[float, Plate] | None = None
    inside = box(MARGIN, MARGIN, view[0] - MARGIN, view[1] - MARGIN)
    for piece in own:
        at = Xy((piece.start.x + piece.end.x) / 2, (piece.start.y + piece.end.y) / 2)
        for dx in range(-90, 91, 6):
            for dy in range(-60, 61, 6):
                x, y = round(at.x + dx, 1), round(at.y + dy, 1)
                room = plate_room(x, y, width)
                if not inside.contains(room) or any([room.intersects(other) for other in taken]):
                    continue
                hidden = len([dot for dot in dots if room.buffer(1).intersects(Point(dot))])
                cost = lines.covered(room) * 2 + 14 * hidden + dist((0, 0), (dx, dy)) * 0.7
                if best is None or cost < best[0]:
                    best = (cost, Plate(railroad, x, y, round(width, 1), (round(at.x, 1), round(at.y, 1)), room))
    assert best is not None, railroad
    return best[1]
