"""Choose once where squares, plates, names and pills stand on the Santa Fe Rails map."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, dist, radians, sin
from typing import Any

from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.strtree import STRtree
from transamerica_labels import measure

from capolinea.games.santa_fe_rails.ui.signs import (
    PILL_ROOM,
    PLATE_GAP,
    PLATE_HALF,
    PLATE_WIDTH,
    SQUARE_HALF,
    TOWN_HALF,
)

Spot = tuple[float, float]
Box = tuple[float, float, float, float]

NAME_FONT = '700 12px Lato, "Noto Sans", sans-serif'
ASCENT, DESCENT, HALO = 9.5, 2.8, 1.0
MARGIN = 4.0
#: Width of a bed with its edge, halved.
BED = 4.7
#: dx, dy of the baseline, anchor, and how much we would rather not use it.
PLACES = (
    (18, 4, "start", 0),
    (-18, 4, "end", 0),
    (0, -14.5, "middle", 2),
    (0, 23, "middle", 2),
    (14, -9, "start", 4),
    (14, 18, "start", 4),
    (-14, -9, "end", 4),
    (-14, 18, "end", 4),
    (6, -16, "start", 7),
    (6, 25, "start", 7),
    (-6, -16, "end", 7),
    (-6, 25, "end", 7),
    (19, -13, "start", 9),
    (19, 22, "start", 9),
    (-19, -13, "end", 9),
    (-19, 22, "end", 9),
    (0, -22, "middle", 12),
    (0, 31, "middle", 12),
    (27, -4, "start", 13),
    (27, 13, "start", 13),
    (-27, -4, "end", 13),
    (-27, 13, "end", 13),
    (36, 4, "start", 16),
    (-36, 4, "end", 16),
    (20, -22, "start", 18),
    (20, 31, "start", 18),
    (-20, -22, "end", 18),
    (-20, 31, "end", 18),
)
#: A name that stands less than so much farther from another town than from its own might be taken for that town's.
AMBIGUOUS, WHOSE = 10.0, 6.0
COLLISION = 10_000.0
#: Places of a pill that are kept, best first: others may be taken when several rails are offered.
PILL_PLACES = 5
#: The same for a plate.
PLATE_PLACES = 5
APART = 1.5


@dataclass(frozen=True)
class Sign:
    """Something that stands on the map, and the room it takes; `facts` is what the drawing reads."""

    room: Box
    facts: Any
    cost: float


class Ground:
    """What lies on the map already: beds that may be covered at a price, and rooms that are taken."""

    def __init__(
        self, view: tuple[int, int], beds: Sequence[LineString], towns: Sequence[Spot], covered: Sequence[Box]
    ) -> None:
        self.view = view
        self.beds = [bed.buffer(BED, cap_style="flat") for bed in beds]
        self.tree = STRtree(self.beds)
        self.taken: list[Box] = [*[town_room(at) for at in towns], *covered]

    def inside(self, room: Box) -> bool:
        width, height = self.view
        return room[0] >= MARGIN and room[1] >= MARGIN and room[2] <= width - MARGIN and room[3] <= height - MARGIN

    def is_free(self, room: Box) -> bool:
        return self.inside(room) and not any([meet(room, other) for other in self.taken])

    def covered(self, room: Box) -> float:
        """Area of beds below a room, in rooms of a square of 4 units."""
        area = box(*room)
        return float(sum([self.beds[i].intersection(area).area for i in self.tree.query(area)])) / 16

    def best(self, candidates: Sequence[Sign]) -> Sign:
        free = [sign for sign in candidates if self.is_free(sign.room)]
        chosen = min(free, key=lambda sign: sign.cost + self.covered(sign.room))
        self.taken.append(chosen.room)
        return chosen


def meet(one: Box, two: Box, apart: float = APART) -> bool:
    return one[0] < two[2] + apart and two[0] < one[2] + apart and one[1] < two[3] + apart and two[1] < one[3] + apart


def around(x: float, y: float, across: float, down: float) -> Box:
    return x - across, y - down, x + across, y + down


def town_room(at: Spot) -> Box:
    return around(at[0], at[1], *TOWN_HALF)


def ring(at: Spot, radii: Sequence[float], step: int, across: float, down: float) -> list[tuple[float, float, float]]:
    """Middles of things of that size around a town, with how far off they are."""
    found = []
    for radius, turn in product(radii, range(0, 360, step)):
        dx, dy = cos(radians(turn)), sin(radians(turn))
        x, y = at[0] + dx * (radius + across), at[1] + dy * (radius + down - 4)
        found.append((round(x, 1), round(y, 1), radius))
    return found


def place_groups(
    ground: Ground, towns: Sequence[Spot], groups: dict[int, list[int]], half: Spot, radii: Sequence[float]
) -> list[dict[str, Any]]:
    """The signs of several railroads at a town, side by side or one below the other; crowded towns choose first."""
    order = sorted(groups, key=lambda town: -len([at for at in towns if dist(at, towns[town]) < 75]))
    found: list[dict[str, Any]] = []
    for town in order:
        railroads, candidates = groups[town], []
        for flat in (True, False) if len(railroads) > 1 else (True,):
            many = len(railroads)
            across = half[0] * many + PLATE_GAP / 2 * (many - 1) if flat else half[0]
            down = half[1] if flat else half[1] * many + PLATE_GAP / 2 * (many - 1)
            for x, y, away in ring(towns[town], radii, 15, across, down):
                candidates.append(Sign(around(x, y, across, down), (x, y, flat), away * 0.9))
        x, y, flat = ground.best(candidates).facts
        for place, railroad in enumerate(railroads):
            aside = (place - (len(railroads) - 1) / 2) * (2 * (half[0] if flat else half[1]) + PLATE_GAP)
            at = (x + aside, y) if flat else (x, y + aside)
            found.append({"town": town, "railroad": railroad, "x": round(at[0], 1), "y": round(at[1], 1)})
    return found


def place_squares(ground: Ground, towns: Sequence[Spot], squares: dict[int, list[int]]) -> list[dict[str, Any]]:
    return place_groups(ground, towns, squares, (SQUARE_HALF, SQUARE_HALF), (10.5, 13, 16, 20, 25))


def place_homes(ground: Ground, towns: Sequence[Spot], homes: dict[int, list[int]]) -> list[dict[str, Any]]:
    return place_groups(ground, towns, homes, (PLATE_WIDTH / 2, PLATE_HALF), (10.5, 13, 16, 20, 25, 31))


def name_room(at: Spot, width: float, dx: float, dy: float, anchor: str) -> Box:
    left = at[0] + {"start": dx, "middle": dx - width / 2, "end": dx - width}[anchor]
    return left - HALO, at[1] + dy - ASCENT, left + width + HALO, at[1] + dy + DESCENT


def place_names(ground: Ground, towns: Sequence[Spot], names: Sequence[str], browser: str) -> list[dict[str, Any]]:
    """The cheapest places found by giving each name in turn its best one until nothing changes."""
    widths = measure(list(names), browser, NAME_FONT)
    options: list[list[Sign]] = []
    for town, (name, width) in enumerate(zip(names, widths, strict=True)):
        mine = []
        for dx, dy, anchor, dislike in PLACES:
            room = name_room(towns[town], width, dx, dy, anchor)
            if not ground.is_free(room):
                continue
            away = [box(*room).distance(Point(at)) for at in towns]
            near = min([far - away[town] for other, far in enumerate(away) if other != town])
            facts = {"town": town, "text": name, "width": width, "dx": dx, "dy": dy, "anchor": anchor}
            mine.append(Sign(room, facts, dislike + ground.covered(room) + WHOSE * max(0.0, AMBIGUOUS - near)))
        assert mine, f"no room for the name of {name}"
        options.append(mine)
    chosen = settle(options)
    ground.taken += [sign.room for sign in chosen]
    return [sign.facts for sign in chosen]


def settle(options: Sequence[Sequence[Sign]]) -> list[Sign]:
    chosen = [min(mine, key=lambda sign: sign.cost) for mine in options]
    for _ in range(40):
        before = list(chosen)
        for index, mine in enumerate(options):
            rest = [other.room for place, other in enumerate(chosen) if place != index]
            chosen[index] = min(mine, key=clashing(rest))
        if chosen == before:
            break
    return chosen


def clashing(rest: Sequence[Box]) -> Callable[[Sign], float]:
    def cost(sign: Sign) -> float:
        return sign.cost + COLLISION * len([other for other in rest if meet(sign.room, other)])

    return cost


def place_plates(ground: Ground, segments: Sequence[LineString]) -> list[list[list[float]]]:
    """For each segment the places of a plate when a track ends there, best first: on it, or beside where that hides
    something; another is taken where plates would meet."""
    found = []
    for segment in segments:
        on = [(abs(t - 0.5), segment.interpolate(t, normalized=True)) for t in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)]
        beside = [
            (1 + dist((0, 0), (dx, dy)) / 10, Point(spot.x + dx, spot.y + dy))
            for _, spot in on[:5]
            for dx, dy in product((-20, -12, 0, 12, 20), (-14, -9, 9, 14))
        ]
        rooms = [(cost, at, around(at.x, at.y, PLATE_WIDTH / 2, PLATE_HALF)) for cost, at in [*on, *beside]]
        free = [(cost, (round(at.x, 1), round(at.y, 1))) for cost, at, room in rooms if ground.is_free(room)]
        places = spread(sorted(free), PLATE_PLACES, 10) or [(round(on[0][1].x, 1), round(on[0][1].y, 1))]
        found.append([list(at) for at in places])
    return found


def place_pills(ground: Ground, segments: Sequence[LineString]) -> list[list[list[float]]]:
    """For each segment the places beside it where what a rail brings and costs can be told, best first."""
    found: list[list[list[float]]] = []
    for segment in segments:
        candidates: list[tuple[float, Spot]] = []
        for t, side, off in product((0.5, 0.3, 0.7, 0.12, 0.88), (-1, 1), (9, 13, 18, 24, 31, 40)):
            spot = segment.interpolate(t, normalized=True)
            ahead = segment.interpolate(min(1.0, t + 0.02), normalized=True)
            behind = segment.interpolate(max(0.0, t - 0.02), normalized=True)
            length = dist((ahead.x, ahead.y), (behind.x, behind.y)) or 1.0
            nx, ny = -(ahead.y - behind.y) / length * side, (ahead.x - behind.x) / length * side
            x = spot.x + nx * (off + abs(nx) * PILL_ROOM[0])
            y = spot.y + ny * (off + abs(ny) * PILL_ROOM[1])
            room = around(x, y, *PILL_ROOM)
            if ground.is_free(room):
                cost = off * 0.9 + abs(t - 0.5) * 8 + ground.covered(room) * 0.8
                candidates.append((cost, (round(x, 1), round(y, 1))))
        found.append([list(spot) for spot in spread(sorted(candidates), PILL_PLACES, 16)])
    return found


def spread(candidates: Sequence[tuple[float, Spot]], most: int, apart: float) -> list[Spot]:
    """The best places that do not lie on each other."""
    kept: list[Spot] = []
    for _, spot in candidates:
        if all([dist(spot, other) > apart for other in kept]):
            kept.append(spot)
    return kept[:most]


def place_relief(ground: Ground, mountains: BaseGeometry) -> list[list[float]]:
    """Small peaks on a lattice of every other place, wherever a mountain area has room for one: x, y, half width."""
    width, height = ground.view
    found = []
    for row in range(1, int(height / 19)):
        for column in range(1, int(width / 23)):
            jog = ((row * 7 + column * 13) % 11 - 5) * 0.8
            x, y = column * 23 + (11.5 if row % 2 else 0) + jog, row * 19 - jog
            half = 6 + (row * 3 + column * 5) % 3
            room = (x - half - 2, y - half - 2, x + half + 2, y + half)
            if not mountains.contains(box(*room).centroid) or not ground.is_free(room) or ground.covered(room):
                continue
            found.append([round(x, 1), round(y, 1), half])
    return found
