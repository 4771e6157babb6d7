"""Map files: their fields, how they are read, and all their possible faults (docs/maps.md)."""

import hashlib
import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from capolinea.core.refusal import CapolineaError, Fact
from capolinea.games.steam.map_text import MOST_BYTES, find_excess
from capolinea.games.steam.pieces import GOODS
from capolinea.kit.hexes import MOST_COLUMNS, MOST_ROWS, SIDES, Hex, hex_at, hex_named, is_hex_name, opposite
from capolinea.kit.walks import reached_from

#: All drawn hexes, including those that are not played on: the largest built-in map has 209. Every drawing of a match
#: takes time for each of them, and for each river and label.
MOST_HEXES: Final = 600
MOST_RIVERS: Final = 99
MOST_LABELS: Final = 99
#: The characters of a cell: the ground, then a town, then a river.
GROUNDS: Final = {".": "plain", ":": "coast", "^": "hill", "#": "city", "=": "water", "-": "beyond"}
TOWN: Final = "o"
RIVER: Final = "~"
CELL: Final = 3
PLAYABLE: Final = ("plain", "coast", "hill", "city")
#: Faults that version 1 of the rules did not look for.
ASKED_SINCE_2: Final = frozenset(
    {"map.seats_descend", "map.too_many_hexes", "map.too_many_rivers", "map.too_many_labels"}
)

#: How msgspec begins to say what is wrong, and the fault it is; all else is a value that does not fit.
MISFITS: Final = {
    "Object missing required field ": "map.missing",
    "Object contains unknown field ": "map.no_such_key",
}

Name = Annotated[str, Meta(min_length=1, max_length=40)]
#: ST-2 The most supply spaces of a map, and other numbers that are small.
MOST_SPACES: Final = 24
Small = Annotated[int, Meta(ge=0, le=MOST_SPACES)]
Latitude = Annotated[float, Meta(ge=-90, le=90)]
Longitude = Annotated[float, Meta(ge=-180, le=180)]
Spot = Annotated[float, Meta(ge=-10, le=110)]


class MapError(CapolineaError):
    """A fault of a map; `facts["hex"]` says where, if it is at one hex, or else `facts["line"]`."""


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ST-1, ST-2"""

    supply_spaces: Small
    per_space: Small
    per_space_with_3: Small
    fewer_in_cities_with_3: Small = 0


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    colour: Literal["red", "yellow", "purple", "blue"]
    goods: Small
    lat: Latitude | None = None
    lon: Longitude | None = None


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    lat: Latitude | None = None
    lon: Longitude | None = None


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A course to draw: its hexes, and the sides by which it enters and leaves the map."""

    name: Name
    course: Annotated[tuple[str, ...], Meta(min_length=1, max_length=99)]
    kind: Literal["river", "canal"] = "river"
    enters: Literal["N", "NE", "SE", "S", "SW", "NW"] | None = None
    leaves: Literal["N", "NE", "SE", "S", "SW", "NW"] | None = None


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words on the map. The centre of A1 is column 0, row 0; that of B1 is column 1, row 0.5."""

    text: Name
    column: Spot
    row: Spot
    size: Annotated[int, Meta(ge=4, le=40)] = 8


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z")]
    title: Name
    seats: tuple[Annotated[int, Meta(ge=3, le=6)], Annotated[int, Meta(ge=3, le=6)]]
    """Recommended number of players, from and to; not enforced."""
    terrain: str
    goods: Goods
    cities: dict[str, City]
    towns: dict[str, Town] = {}
    blocked: dict[str, tuple[str, ...]] = {}
    """Thick lines, by what they stand for: `H6 NE` is the north-east side of H6."""
    rivers: tuple[River, ...] = ()
    labels: tuple[Label, ...] = ()
    credit: str = ""


# Resolve its types while there is only one thread: see `resolve_types`.
msgspec.json.Decoder(MapFile)


class Cell(NamedTuple):
    ground: str
    town: bool
    river: bool


class Map(NamedTuple):
    """A map file with its terrain and thick lines parsed."""

    file: MapFile
    hash: str
    cells: dict[Hex, Cell]
    blocked: frozenset[tuple[Hex, int]]
    """From both sides."""

    def is_open(self, hex: Hex, side: int) -> bool:
        """ST-15 Whether track may cross this side."""
        other = self.cells.get(hex.step(side))
        return other is not None and other.ground in PLAYABLE and (hex, side) not in self.blocked

    def is_place(self, hex: Hex) -> bool:
        return self.cells[hex].town or self.cells[hex].ground == "city"

    @property
    def playable(self) -> list[Hex]:
        """By column, then by row."""
        return sorted([hex for hex, cell in self.cells.items() if cell.ground in PLAYABLE])


def built_in_map(key: str) -> str:
    """Return the text of a built-in map."""
    return files("capolinea.games.steam").joinpath(f"data/maps/{key}.toml").read_text("utf-8")


@lru_cache(maxsize=32)
def read_map(text: str) -> Map:
    """Return the map in `text`; raise the first MapError that makes it unplayable."""
    for problem in problems_of_play(text):
        raise MapError(problem.code, **problem.facts)
    return parse(text, [])


@lru_cache(maxsize=32)
def map_problems(text: str) -> list[MapError]:
    """Return all faults of the map in `text`, most serious first."""
    problems: list[MapError] = []
    try:
        board = parse(text, problems)
    except MapError as error:
        return [error]
    if problems:
        return problems
    check_size(board, problems)
    check_places(board, problems)
    check_sides(board, problems)
    check_rivers(board, problems)
    check_goods(board, problems)
    check_seats(board, problems)
    return problems


def problems_of_play(text: str) -> list[MapError]:
    """Return the faults that make a map unplayable, even in a match of version 1."""
    return [problem for problem in map_problems(text) if problem.code not in ASKED_SINCE_2]


def parse(text: str, problems: list[MapError]) -> Map:
    check_bounds(text)
    try:
        data = tomllib.loads(text)
    # Numbers and dates that Python cannot hold raise a ValueError, like syntax errors of TOML.
    except (ValueError, RecursionError) as error:
        raise MapError("map.malformed", line=line_in(str(error), text)) from None
    try:
        file = msgspec.convert(data, MapFile)
    except msgspec.ValidationError as error:
        raise misfit(text, *path_of_misfit(data, error)) from None
    cells = read_terrain(file.terrain, problems)
    blocked: set[tuple[Hex, int]] = set()
    for side in [side for sides in file.blocked.values() for side in sides]:
        name, _, side_name = side.partition(" ")
        if not is_hex_name(name) or side_name not in SIDES or hex_named(name) not in cells:
            problems.append(MapError("map.no_such_side", side=side[:20]))
            continue
        hex, number = hex_named(name), SIDES.index(side_name)
        blocked |= {(hex, number), (hex.step(number), opposite(number))}
    return Map(file, hashlib.sha256(text.encode()).hexdigest()[:16], cells, frozenset(blocked))


def line_in(message: str, text: str) -> int:
    """Return the line that an error of TOML names; 0 if it names none."""
    found = re.search(r"\(at line (\d+)", message)
    return int(found[1]) if found else text.count("\n") + 1 if "at end of document" in message else 0


def path_of_misfit(data: dict[str, object], error: msgspec.ValidationError) -> tuple[str, list[str]]:
    """Return what is wrong with the first value that the format refuses, and the names that lead to it.

    msgspec leaves out the keys of dicts, here the hexes, so cities and towns are tried one by one.
    """
    for table, kind in (("cities", City), ("towns", Town)):
        places = data.get(table)
        for hex, place in places.items() if isinstance(places, dict) else ():
            try:
                msgspec.convert(place, kind)
            except msgspec.ValidationError as found:
                return misfit_named(str(found), [table, hex])
    return misfit_named(str(error), [])


def misfit_named(message: str, above: list[str]) -> tuple[str, list[str]]:
    """Return the code and the path of a message such as "Object missing required field `name` - at `$.goods`"."""
    what, _, at = message.partition(" - at `$")
    path = [*above, *re.findall(r"[a-z_]+", at)]
    for beginning, code in MISFITS.items():
        if what.startswith(beginning):
            return code, [*path, what.removeprefix(beginning).strip("`")]
    return "map.misfit", path


def misfit(text: str, code: str, path: list[str]) -> MapError:
    """Return the error with the line of what it is about, or of what it is missing from."""
    at, found = 0, False
    for name in path:
        match = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])").search(text, at)
        at, found = (match.start(), True) if match else (at, found)
    line = text.count("\n", 0, at) + 1 if found else 0
    hex = path[1] if len(path) > 1 and is_hex_name(path[1]) else ""
    return MapError(code, key=".".join(path)[:80], line=line, **({"hex": hex} if hex else {}))


def check_bounds(text: str) -> None:
    """Check size and nesting before parsing, so that no text can keep the program busy."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise MapError("map.malformed", line=text.count("\n", 0, error.start) + 1) from None
    if size > MOST_BYTES:
        raise MapError("map.too_large", size=size, most=MOST_BYTES)
    excess = find_excess(text)
    if excess is not None:
        raise MapError(excess.code, line=excess.line, most=excess.most)


def read_terrain(drawing: str, problems: list[MapError]) -> dict[Hex, Cell]:
    """Read the cells. Lines with a bar come in pairs, one pair per row: columns A, C, E … first, then B, D, F …"""
    lines = [line.partition("|") for line in drawing.splitlines() if "|" in line]
    cells: dict[Hex, Cell] = {}
    for number, (gutter, _, signs) in enumerate(lines):
        row, odd = divmod(number, 2)
        if gutter.strip() and (odd or gutter.strip() != str(row + 1)):
            problems.append(MapError("map.row_number", line=number + 1, row=row + 1))
        for start in range(0, len(signs), CELL):
            cell, column = signs[start : start + CELL].rstrip(), start // CELL
            if not cell:
                continue
            if column >= MOST_COLUMNS or row >= MOST_ROWS:
                problems.append(MapError("map.too_wide", columns=MOST_COLUMNS, rows=MOST_ROWS))
                return cells
            hex = hex_at(column, row)
            if column % 2 != odd:
                problems.append(MapError("map.between_hexes", hex=hex.name, line=number + 1))
            elif cell[0] not in GROUNDS or cell[1:2] not in ("", " ", TOWN) or cell[2:] not in ("", RIVER):
                problems.append(MapError("map.no_such_sign", hex=hex.name, sign=cell))
            else:
                cells[hex] = Cell(GROUNDS[cell[0]], cell[1:2] == TOWN, cell[2:] == RIVER)
    return cells


def check_size(board: Map, problems: list[MapError]) -> None:
    if len(board.cells) > MOST_HEXES:
        problems.append(MapError("map.too_many_hexes", hexes=len(board.cells), most=MOST_HEXES))
    if len(board.file.rivers) > MOST_RIVERS:
        problems.append(MapError("map.too_many_rivers", rivers=len(board.file.rivers), most=MOST_RIVERS))
    if len(board.file.labels) > MOST_LABELS:
        problems.append(MapError("map.too_many_labels", labels=len(board.file.labels), most=MOST_LABELS))


def check_places(board: Map, problems: list[MapError]) -> None:
    """Every drawn city and town has a name, no other hex has one, and no two names are the same."""
    drawn = {
        "city": {hex.name for hex, cell in board.cells.items() if cell.ground == "city"},
        "town": {hex.name for hex, cell in board.cells.items() if cell.town},
    }
    for kind, named in (("city", list(board.file.cities)), ("town", list(board.file.towns))):
        problems += [MapError("map.not_drawn", hex=at[:20], kind=kind) for at in named if at not in drawn[kind]]
        problems += [MapError("map.not_named", hex=at, kind=kind) for at in sorted(drawn[kind] - set(named))]
    for hex, cell in board.cells.items():
        if cell.town and cell.ground not in ("plain", "coast", "hill"):
            problems.append(MapError("map.town_on", hex=hex.name, ground=cell.ground))
    known: dict[str, str] = {}
    names = [(hex, place.name) for places in (board.file.cities, board.file.towns) for hex, place in places.items()]
    for at, name in names:
        if name.lower() in known:
            problems.append(MapError("map.name_twice", hex=at[:20], name=name, other=known[name.lower()]))
        known.setdefault(name.lower(), at[:20])
    if len(board.file.cities) < 2:
        problems.append(MapError("map.few_cities", cities=len(board.file.cities)))


def check_sides(board: Map, problems: list[MapError]) -> None:
    """No city is cut off, everything is one piece (ST-15), and no two places touch (ST-39)."""
    playable = board.playable
    for hex in playable:
        sides = [side for side in range(6) if board.is_open(hex, side)]
        if not sides and board.cells[hex].ground == "city":
            problems.append(MapError("map.cut_off", hex=hex.name))
        for side in sides:
            other = hex.step(side)
            if side < 3 and board.is_place(hex) and board.is_place(other):
                problems.append(MapError("map.places_touch", hex=hex.name, other=other.name))

    def near(hex: Hex) -> list[Hex]:
        return [hex.step(side) for side in range(6) if board.is_open(hex, side)]

    known = set(reached_from(playable[:1], near))
    problems += [MapError("map.not_connected", hex=hex.name) for hex in playable if hex not in known]


def check_rivers(board: Map, problems: list[MapError]) -> None:
    """A course goes from hex to neighbouring hex, and each playable one is marked as having a river (ST-38)."""
    for river in board.file.rivers:
        before: Hex | None = None
        for name in river.course:
            hex = hex_named(name) if is_hex_name(name) else None
            if hex is None or hex not in board.cells:
                problems.append(MapError("map.river_off_map", hex=name[:20], river=river.name))
                break
            if board.cells[hex].ground in PLAYABLE and not board.cells[hex].river:
                problems.append(MapError("map.river_not_drawn", hex=hex.name, river=river.name))
            if before is not None and hex not in [before.step(side) for side in range(6)]:
                problems.append(MapError("map.river_broken", hex=hex.name, river=river.name))
            before = hex


def check_goods(board: Map, problems: list[MapError]) -> None:
    """ST-1, ST-2 The bag must have enough goods, and no city can start with fewer than none."""
    goods = board.file.goods
    needed = sum([city.goods for city in board.file.cities.values()]) + goods.supply_spaces * goods.per_space
    if needed > sum(GOODS):
        problems.append(MapError("map.too_many_goods", goods=needed, bag=sum(GOODS)))
    facts: dict[str, Fact] = {"fewer": goods.fewer_in_cities_with_3}
    for hex, city in board.file.cities.items():
        if city.goods < goods.fewer_in_cities_with_3:
            problems.append(MapError("map.too_few_goods", hex=hex, **facts))
    with_3 = needed - goods.supply_spaces * (goods.per_space - goods.per_space_with_3)
    if needed <= sum(GOODS) < with_3:
        problems.append(MapError("map.too_many_goods", goods=with_3, bag=sum(GOODS)))


def check_seats(board: Map, problems: list[MapError]) -> None:
    """From and to; the same number twice is a map for exactly that many players."""
    first, last = board.file.seats
    if first > last:
        problems.append(MapError("map.seats_descend", first=first, last=last))
