"""The printed map, parsed once and checked."""

import hashlib
import json
from importlib.resources import files
from typing import Final

from capolinea.core.rules import MapId
from capolinea.games.santa_fe_rails.pieces import COUNTER_TOWNS, TERRAIN_COST


class Board:
    """The towns, lines and railroads of one map; numbers are positions in its lists.

    A line joins the towns `a` and `b` and has one or more segments. An arc is a line with a direction: 2 * line from
    `a` to `b`, 2 * line + 1 from `b` to `a`. `tail` is where an arc begins, `head` where it leads; `arc ^ 1` is the
    same line in the opposite direction.
    """

    def __init__(self, text: str) -> None:
        data = json.loads(text)
        self.map_id: Final = MapId(str(data["id"]), hashlib.sha256(text.encode()).hexdigest()[:16])
        rows = data["cities"]
        self.town_ids: Final[list[str]] = [row[0] for row in rows]
        self.town_names: Final[list[str]] = [row[1] for row in rows]
        self.town_states: Final[list[str]] = [row[2] for row in rows]
        self.place: Final[list[tuple[float, float]]] = [(row[3], row[4]) for row in rows]
        """Latitude and longitude."""
        self.value: Final[list[int]] = [row[5] for row in rows]
        """SF-3 The printed value, or 0."""
        self.cards: Final[list[int]] = [row[6] for row in rows]
        """SF-3 How many city cards the town has."""
        self.towns: Final = len(rows)
        town = {name: number for number, name in enumerate(self.town_ids)}

        rows = data["railroads"]
        self.railroad_ids: Final[list[str]] = [row[0] for row in rows]
        self.railroad_names: Final[list[str]] = [row[1] for row in rows]
        self.railroads: Final = len(rows)
        self.majors: Final = len([row for row in rows if row[2] == "major"])
        """SF-1 The majors come first."""
        self.rails: Final[list[int]] = [row[3] for row in rows]
        self.home: Final[list[int]] = [town[row[4]] for row in rows]
        """SF-19"""
        self.colours: Final[list[str]] = [row[5] for row in rows]
        squares = [0] * self.towns
        for railroad, row in enumerate(rows):
            for name in row[6]:
                squares[town[name]] |= 1 << railroad
        self.squares: Final = squares
        """SF-29 By town: the majors that have a bonus square there, as bits."""
        major_homes = self.home[: self.majors]
        self.gives_first: Final = [each not in major_homes for each in range(self.towns)]
        """SF-28 By town: whether the first railroad there earns a bonus."""
        self.counter_values: Final[list[int]] = [row[0] for row in data["counters"]]
        self.counters: Final[list[int]] = [row[1] for row in data["counters"]]
        """SF-4 How many boomtown counters there are of each value."""
        self.spots: Final = [
            (each, value)
            for each in range(self.towns)
            for value in self.counter_values
            if self.value[each] in COUNTER_TOWNS[value]
        ]
        """SF-31 Every town with each value of counter that it may bear."""

        rows = data["lines"]
        self.a: Final = [town[row[0]] for row in rows]
        self.b: Final = [town[row[1]] for row in rows]
        self.terrain: Final[list[str]] = [row[2] for row in rows]
        """By line, one character per segment, beginning at `a`: . plain, ^ mountain, ~ river, % both."""
        self.arrow: Final[list[bool]] = [row[3] == ">" for row in rows]
        """SF-22 Whether it may be built from `a` to `b` only."""
        self.stories: Final[list[str]] = [row[4] for row in rows]
        """By line: the historical railway it stands for."""
        self.lines: Final = len(rows)
        self.length: Final = [len(signs) for signs in self.terrain]
        self.first_segment: Final = [sum(self.length[:line]) for line in range(self.lines)]
        """By line: the number of its segment at `a`; the others follow. Segments are numbered across all lines."""
        self.segments: Final = sum(self.length)
        twin = [-1] * self.lines
        for one in range(self.lines):
            for two in range(self.lines):
                if one != two and {self.a[one], self.b[one]} == {self.a[two], self.b[two]}:
                    twin[one] = two
        self.twin: Final = twin
        """SF-24 By line: the other line between the same towns, or -1."""

        self.arcs: Final = 2 * self.lines
        self.tail: Final = [self.b[arc >> 1] if arc & 1 else self.a[arc >> 1] for arc in range(self.arcs)]
        self.head: Final = [self.tail[arc ^ 1] for arc in range(self.arcs)]
        self.is_open: Final = [not (arc & 1 and self.arrow[arc >> 1]) for arc in range(self.arcs)]
        """SF-22 By arc: whether no arrow points against it."""
        self.out: Final = [
            [arc for arc in range(self.arcs) if self.tail[arc] == each and self.is_open[arc]]
            for each in range(self.towns)
        ]
        """By town: the open arcs that begin there."""
        self.cost: Final = [self._costs(arc) for arc in range(self.arcs)]
        """SF-43 By arc: what each rail along it costs, in the order of laying."""
        self._check()

    def _costs(self, arc: int) -> list[int]:
        signs = self.terrain[arc >> 1]
        return [TERRAIN_COST[sign] for sign in (signs[::-1] if arc & 1 else signs)]

    def _check(self) -> None:
        """Raise ValueError if the rules cannot work on this map."""
        for town in range(self.towns):
            if self.cards[town] and not self.value[town]:
                raise ValueError(f"map {self.map_id.id}: {self.town_names[town]} has cards but no value")
            if not self.out[town]:
                raise ValueError(f"map {self.map_id.id}: no line leads out of {self.town_names[town]}")
        for line, twin in enumerate(self.twin):
            if twin >= 0 and self.twin[twin] != line:
                raise ValueError(f"map {self.map_id.id}: more than two lines join two towns, line {line}")
        if not all(self.length):
            raise ValueError(f"map {self.map_id.id}: a line without segments")

    def segment_of(self, arc: int, laid: int) -> int:
        """Return the segment that the next rail along `arc` fills when `laid` rails have been laid along it."""
        line = arc >> 1
        place = self.length[line] - 1 - laid if arc & 1 else laid
        return self.first_segment[line] + place


BOARD: Final = Board(files("capolinea.games.santa_fe_rails").joinpath("data/west.json").read_text("utf-8"))
