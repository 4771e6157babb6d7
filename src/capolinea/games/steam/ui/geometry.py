"""Where everything of a map is in its drawing: hexes, the water around them, rivers, names."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from capolinea.games.steam.board import Board
from capolinea.games.steam.maps import Map, River
from capolinea.games.steam.ui.shapes import APOTHEM, RADIUS, centre, middle, spot
from capolinea.kit.hexes import SIDES, Hex, hex_at, hex_named
from capolinea.render.ground import Box, Xy
from capolinea.render.svg import num

#: Room around the outermost hexes.
MARGIN: Final = 13.0
#: How many hexes beyond the map are drawn as land or sea, to fill any window.
BEYOND: Final = 16
#: How far a river deviates from the straight line from hex to hex.
WANDER: Final = 5.0
#: Letters by width in a proportional typeface; SPARE leaves room for other typefaces.
NARROW_LETTERS: Final = "fijlrtI.,'’ -()"
WIDE_LETTERS: Final = "mwMWÄÖÜ@"
SPARE: Final = 1.06

#: Baselines of a town's name, below its roundel or above it.
BELOW, ABOVE = 20.0, -12.0
LABEL_SIZE: Final = 11.0
LABEL_RISE, LABEL_FALL = 8.6, 2.8


#: Corners around the middle of a hex, clockwise from the upper left.
CORNER_KEYS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
CornerKey = tuple[int, int]


class Layout:
    """One map in drawing units. Lists are by hex or place, like those of the board."""

    def __init__(self, board: Board) -> None:
        cells = board.map.cells
        drawn = [hex for hex, cell in cells.items() if cell.ground != "beyond"]
        spots = [centre(*hex) for hex in drawn]
        self.board: Final = board
        self.left: Final = MARGIN + RADIUS - min([x for x, _ in spots])
        self.top: Final = MARGIN + APOTHEM - min([y for _, y in spots])
        self.width: Final = self.left + max([x for x, _ in spots]) + RADIUS + MARGIN
        self.height: Final = self.top + max([y for _, y in spots]) + APOTHEM + MARGIN
        self.at: Final[list[Xy]] = [self.place(hex) for hex in board.hexes]
        self.labels: Final[list[tuple[float, ...]]] = label_rows(self)
        """By place: the baselines at which a town's name touches no other name and no city; none for a city."""

    def place(self, hex: Hex) -> Xy:
        at = centre(*hex)
        return Xy(at.x + self.left, at.y + self.top)

    def spot(self, column: float, row: float) -> Xy:
        """Return where words of the map are; the centre of A1 is column 0, row 0."""
        return Xy(self.left + 1.5 * RADIUS * column, self.top + 2 * APOTHEM * row)

    @property
    def view_box(self) -> str:
        return f"0 0 {num(self.width)} {num(self.height)}"


@lru_cache(maxsize=32)
def layout_of(board: Board) -> Layout:
    return Layout(board)


def text_width(text: str, size: float) -> float:
    """Return the approximate width of `text` in bold letters."""
    return sum([letter_width(letter) for letter in text]) * size * SPARE


def letter_width(letter: str) -> float:
    if letter in NARROW_LETTERS:
        return 0.34
    if letter in WIDE_LETTERS:
        return 0.88
    return 0.68 if letter.isupper() else 0.57


# ---- names of towns


def label_box(layout: Layout, place: int, baseline: float) -> Box:
    at = layout.at[layout.board.place_hex[place]]
    half = text_width(layout.board.place_name[place], LABEL_SIZE) / 2
    return Box(at.x - half, at.y + baseline - LABEL_RISE, at.x + half, at.y + baseline + LABEL_FALL)


def city_box(layout: Layout, place: int) -> Box:
    """Return the part of a city's hex that a name may not cover."""
    at = layout.at[layout.board.place_hex[place]]
    return Box(at.x - RADIUS * 0.8, at.y - APOTHEM * 0.92, at.x + RADIUS * 0.8, at.y + APOTHEM * 0.92)


def roundel_box(layout: Layout, place: int) -> Box:
    at = layout.at[layout.board.place_hex[place]]
    return Box(at.x - 9, at.y - 9, at.x + 9, at.y + 9)


def label_rows(layout: Layout) -> list[tuple[float, ...]]:
    """Return the free rows of each name; of two names that would touch, the one with more free rows loses one."""
    board = layout.board
    towns = range(board.cities, board.places)
    taken = [city_box(layout, city) for city in range(board.cities)]
    taken_by = {town: roundel_box(layout, town) for town in towns}
    rows: dict[int, list[float]] = {}
    for town in towns:
        others = taken + [box for other, box in taken_by.items() if other != town]
        free = [row for row in (BELOW, ABOVE) if not any([label_box(layout, town, row).meets(box) for box in others])]
        rows[town] = free or [BELOW]
    for one in towns:
        for two in range(one + 1, board.places):
            separate_labels(layout, rows, one, two)
    return [tuple(rows.get(place, ())) for place in range(board.places)]


def separate_labels(layout: Layout, rows: dict[int, list[float]], one: int, two: int) -> None:
    for mine in list(rows[one]):
        for other in list(rows[two]):
            if mine not in rows[one] or other not in rows[two]:
                continue
            if label_box(layout, one, mine).meets(label_box(layout, two, other)):
                if len(rows[one]) > 1 and len(rows[one]) >= len(rows[two]):
                    rows[one].remove(mine)
                elif len(rows[two]) > 1:
                    rows[two].remove(other)


# ---- water


def sea_outline(layout: Layout) -> str:
    """Return the water of the map, and the sea beyond it, as closed outlines."""
    map = layout.board.map
    sea = sea_hexes(map)
    following: dict[CornerKey, list[CornerKey]] = {}
    for hex in sorted(sea):
        for side in range(6):
            if hex.step(side) not in sea:
                following.setdefault(corner_key(hex, side), []).append(corner_key(hex, side + 1))
    outlines: list[str] = []
    while following:
        start = next(iter(following))
        outline, now = [], start
        while now in following:
            ends = following[now]
            end = ends.pop()
            if not ends:
                del following[now]
            outline.append(spot(layout.left + end[0] * RADIUS / 2, layout.top + end[1] * APOTHEM))
            now = end
        outlines.append("M" + "L".join(outline) + "Z")
    return "".join(outlines)


def corner_key(hex: Hex, corner: int) -> CornerKey:
    """Return a key that is the same for all hexes around a corner: in half radii and apothems."""
    dx, dy = CORNER_KEYS[corner % 6]
    return 3 * hex.q + dx, 2 * hex.r + hex.q + dy


def sea_hexes(map: Map) -> set[Hex]:
    """Return the water of the map, and beyond it all hexes that are nearer to water than to land."""
    water = [hex for hex, cell in map.cells.items() if cell.ground == "water"]
    if not water:
        return set()
    columns, rows = [hex.q for hex in map.cells], [hex.row for hex in map.cells]
    edge = edge_hexes(map)
    found = set(water)
    for column in range(min(columns) - BEYOND, max(columns) + BEYOND + 1):
        for row in range(min(rows) - BEYOND, max(rows) + BEYOND + 1):
            hex = hex_at(column, row)
            cell = map.cells.get(hex)
            if cell is None or cell.ground == "beyond":
                near = min(edge, key=lambda other: (hex_distance(hex, other), other))
                if edge[near]:
                    found.add(hex)
    return found


def edge_hexes(map: Map) -> dict[Hex, bool]:
    """Return the hexes at the edge of the map, and whether sea is beyond them: beyond water and its coast."""
    inside = {hex for hex, cell in map.cells.items() if cell.ground != "beyond"}
    edge = [hex for hex in inside if any([hex.step(side) not in inside for side in range(6)])]
    water = {hex for hex in edge if map.cells[hex].ground == "water"}

    def is_sea(hex: Hex) -> bool:
        coast = map.cells[hex].ground == "coast"
        return hex in water or (coast and any([hex.step(side) in water for side in range(6)]))

    return {hex: is_sea(hex) for hex in edge}


def hex_distance(one: Hex, two: Hex) -> float:
    a, b = centre(*one), centre(*two)
    return round(hypot(a.x - b.x, a.y - b.y), 3)


# ---- rivers


def river_path(layout: Layout, river: River) -> str:
    """Return a course as a curved line through the middles of its hexes."""
    hexes = [layout.place(hex_named(name)) for name in river.course]
    points = list(hexes)
    if river.enters is not None:
        points.insert(0, beside(hexes[0], river.enters))
    if river.leaves is not None:
        points.append(beside(hexes[-1], river.leaves))
    return meander(points)


def beside(at: Xy, side: str) -> Xy:
    offset = middle(SIDES.index(side))
    return Xy(at.x + offset.x, at.y + offset.y)


def meander(points: list[Xy]) -> str:
    bent = [points[0]]
    for number, (one, two) in enumerate(pairwise(points)):
        dx, dy = two.x - one.x, two.y - one.y
        length = hypot(dx, dy) or 1.0
        aside = WANDER * (1 if number % 2 else -1)
        half = aside * 0.4
        bent.append(Xy((one.x + two.x) / 2 - dy / length * half, (one.y + two.y) / 2 + dx / length * half))
        last = number == len(points) - 2
        bent.append(two if last else Xy(two.x - dy / length * aside, two.y + dx / length * aside))
    drawn = f"M{spot(*bent[0])}"
    for one, two in pairwise(bent[1:]):
        drawn += f"Q{spot(*one)} {spot((one.x + two.x) / 2, (one.y + two.y) / 2)}"
    return drawn + f"L{spot(*bent[-1])}"


def streams(layout: Layout) -> Iterable[str]:
    """Yield a short course for each hex that has a river but is on no course of the file."""
    map = layout.board.map
    described = {hex_named(name) for river in map.file.rivers for name in river.course}
    for hex, cell in map.cells.items():
        if cell.river and hex not in described:
            at = layout.place(hex)
            yield meander([Xy(at.x - 22, at.y - 6), Xy(at.x, at.y + 3), Xy(at.x + 22, at.y - 2)])
