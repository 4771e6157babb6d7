"""The printed map, parsed once and checked."""

import hashlib
import json
from importlib.resources import files
from typing import Final

from capolinea.core.rules import MapId
from capolinea.games.santa_fe_rails.pieces import COUNTER_CITIES, TERRAIN_COST


class Board:
    """Cities, lines and railroads of one map; ids are positions in its lists.

    A line joins cities `a` and `b` and has one segment or more. Going along it from `a` is way 2 * line, from `b` way
    2 * line + 1: `tail` is where a way begins, `head` where it leads, `way ^ 1` the other way round.
    """

    def __init__(self, text: str) -> None:
        data = json.loads(text)
        self.map_id: Final = MapId(str(data["id"]), hashlib.sha256(text.encode()).hexdigest()[:16])
        rows = data["cities"]
        self.city_ids: Final[list[str]] = [row[0] for row in rows]
        self.city_names: Final[list[str]] = [row[1] for row in rows]
        self.city_states: Final[list[str]] = [row[2] for row in rows]
        self.place: Final[list[tuple[float, float]]] = [(row[3], row[4]) for row in rows]
        """Latitude and longitude."""
        self.value: Final[list[int]] = [row[5] for row in rows]
        """SF-3; 0: none."""
        self.cards: Final[list[int]] = [row[6] for row in rows]
        """SF-3 How many city cards it has."""
        self.cities: Final = len(rows)
        city = {name: number for number, name in enumerate(self.city_ids)}

        rows = data["railroads"]
        self.railroad_ids: Final[list[str]] = [row[0] for row in rows]
        self.railroad_names: Final[list[str]] = [row[1] for row in rows]
        self.railroads: Final = len(rows)
        self.majors: Final = len([row for row in rows if row[2] == "major"])
        """SF-1 The majors come first."""
        self.rails: Final[list[int]] = [row[3] for row in rows]
        self.home: Final[list[int]] = [city[row[4]] for row in rows]
        """SF-19"""
        self.colours: Final[list[str]] = [row[5] for row in rows]
        squares = [0] * self.cities
        for railroad, row in enumerate(rows):
            for name in row[6]:
                squares[city[name]] |= 1 << railroad
        self.squares: Final = squares
        """SF-29 By city, the majors whose coloured square it has, as bits."""
        major_homes = self.home[: self.majors]
        self.gives_first: Final = [each not in major_homes for each in range(self.cities)]
        """SF-28 Whether the first railroad at a city earns a bonus."""
        self.counter_values: Final[list[int]] = [row[0] for row in data["counters"]]
        self.counters: Final[list[int]] = [row[1] for row in data["counters"]]
        """SF-4 How many boomtown counters there are of each value."""
        self.spots: Final = [
            (each, value)
            for each in range(self.cities)
            for value in self.counter_values
            if self.value[each] in COUNTER_CITIES[value]
        ]
        """SF-31 Every city with a value of the counters that it may bear."""

        rows = data["lines"]
        self.a: Final = [city[row[0]] for row in rows]
        self.b: Final = [city[row[1]] for row in rows]
        self.terrain: Final[list[str]] = [row[2] for row in rows]
        """By line, one sign per segment from `a` on: . plain, ^ mountain, ~ river, % both."""
        self.arrow: Final[list[bool]] = [row[3] == ">" for row in rows]
        """SF-22 From `a` to `b` only."""
        self.stories: Final[list[str]] = [row[4] for row in rows]
        """The railway of history that a line stands for."""
        self.lines: Final = len(rows)
        self.length: Final = [len(signs) for signs in self.terrain]
        self.first_segment: Final = [sum(self.length[:line]) for line in range(self.lines)]
        """Segments are numbered through: those of a line from `a` on, beginning here."""
        self.segments: Final = sum(self.length)
        twin = [-1] * self.lines
        for one in range(self.lines):
            for two in range(self.lines):
                if one != two and {self.a[one], self.b[one]} == {self.a[two], self.b[two]}:
                    twin[one] = two
        self.twin: Final = twin
        """SF-24 The other line between the same cities, or -1."""

        self.ways: Final = 2 * self.lines
        self.tail: Final = [self.b[way >> 1] if way & 1 else self.a[way >> 1] for way in range(self.ways)]
        self.head: Final = [self.tail[way ^ 1] for way in range(self.ways)]
        self.is_open: Final = [not (way & 1 and self.arrow[way >> 1]) for way in range(self.ways)]
        """SF-22 Whether no arrow points against a way."""
        self.out: Final = [
            [way for way in range(self.ways) if self.tail[way] == each and self.is_open[way]]
            for each in range(self.cities)
        ]
        """By city, the ways that may be taken from it."""
        self.cost: Final = [self._costs(way) for way in range(self.ways)]
        """SF-43 By way, what each rail on it costs, the first one first."""
        self._check()

    def _costs(self, way: int) -> list[int]:
        signs = self.terrain[way >> 1]
        return [TERRAIN_COST[sign] for sign in (signs[::-1] if way & 1 else signs)]

    def _check(self) -> None:
        """What every map must hold for the rules to work."""
        for city in range(self.cities):
            if self.cards[city] and not self.value[city]:
                raise ValueError(f"map {self.map_id.id}: {self.city_names[city]} has cards but no value")
            if not self.out[city]:
                raise ValueError(f"map {self.map_id.id}: no line leads out of {self.city_names[city]}")
        for line, twin in enumerate(self.twin):
            if twin >= 0 and self.twin[twin] != line:
                raise ValueError(f"map {self.map_id.id}: more than two lines join two cities, line {line}")
        if not all(self.length):
            raise ValueError(f"map {self.map_id.id}: a line without segments")

    def segment_of(self, way: int, laid: int) -> int:
        """The segment that the next rail along `way` fills when `laid` rails lie on it from that end."""
        line = way >> 1
        place = self.length[line] - 1 - laid if way & 1 else laid
        return self.first_segment[line] + place


BOARD: Final = Board(files("capolinea.games.santa_fe_rails").joinpath("data/west.json").read_text("utf-8"))
