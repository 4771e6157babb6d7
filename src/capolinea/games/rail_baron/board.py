"""The printed map and tables, parsed once and checked."""

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Final

from capolinea.core.rules import MapId
from capolinea.kit.walks import walk_from


class Board:
    """Dots, segments, railroads and cities of one map; ids are positions in its lists.

    A segment joins two dots and belongs to one railroad. A segment through a junction without a dot consists of two
    tracks, one per arm, which other segments share; any other segment is one track (RB-9, RB-10).
    """

    def __init__(self, text: str, variants: tuple[str, ...]) -> None:
        data = json.loads(text)
        chosen = [variant for variant in data["variants"] if variant["id"] in variants]
        name = "+".join([str(data["id"]), *variants])
        self.map_id: Final = MapId(name, hashlib.sha256((name + text).encode()).hexdigest()[:16])
        self.regions: Final[list[str]] = data["regions"]
        self.dot_name: Final[list[str]] = [f"{row[0]} {row[1]}" for row in data["dots"]]
        self.dots: Final[int] = len(self.dot_name)
        self.railroads: Final[list[str]] = [row[0] for row in data["railroads"]]
        self.railroad_names: Final[list[str]] = [row[1] for row in data["railroads"]]
        self.price: Final[list[int]] = [row[2] for row in data["railroads"]]
        self.groups: Final[list[tuple[str, tuple[int, ...], int]]] = [
            (row[0], tuple(row[1]), row[2]) for row in data["groups"]
        ]
        self.cities: Final[list[str]] = [row[0] for row in data["cities"]]
        self.city_region: Final[list[int]] = [self.regions.index(row[1]) for row in data["cities"]]
        self.city_dot: Final[list[int]] = [row[2] for row in data["cities"]]
        # All maps number the segments alike, also those that a map does not have.
        without = {segment for variant in chosen for segment in variant["without"]}
        rows = list(data["segments"])
        present = [segment not in without for segment in range(len(rows))]
        for variant in data["variants"]:
            rows += variant["with"]
            present += [variant in chosen] * len(variant["with"])
        self.present: Final = present
        self.a: Final[list[int]] = [row[0] for row in rows]
        self.b: Final[list[int]] = [row[1] for row in rows]
        self.across: Final = [a + b for a, b in zip(self.a, self.b, strict=True)]
        """The sum of a segment's two dots: minus one of them, it gives the other."""
        self.railroad: Final[list[int]] = [row[2] for row in rows]
        self.via: Final[list[int]] = [row[3] for row in rows]
        self.segments: Final = len(rows)
        arms: dict[tuple[int, int], int] = {}
        tracks: list[tuple[int, int]] = []
        count = 0
        for a, b, _, via in rows:
            if via < 0:
                tracks.append((count, count))
                count += 1
                continue
            for arm in ((via, a), (via, b)):
                if arm not in arms:
                    arms[arm] = count
                    count += 1
            tracks.append((arms[via, a], arms[via, b]))
        self.tracks: Final = count
        self.track_one: Final = [one for one, _ in tracks]
        self.track_two: Final = [two for _, two in tracks]
        incident: list[list[int]] = [[] for _ in range(self.dots)]
        for segment in range(self.segments):
            if not present[segment]:
                continue
            incident[self.a[segment]] += [segment, self.b[segment]]
            incident[self.b[segment]] += [segment, self.a[segment]]
        self.incident: Final = incident
        """As in a `Graph`, without the segments that are not present."""
        region_of = [-1] * self.dots
        for city, dot in enumerate(self.city_dot):
            region_of[dot] = self.city_region[city]
        self.region_of: Final = region_of
        """Region of a city's dot; -1 for other dots."""
        self.region_table: Final = [[self.regions.index(code) for code in row] for row in data["region_table"]]
        self.city_tables: Final[list[list[list[int]]]] = data["city_tables"]
        self.payoff: Final[list[list[int]]] = data["payoffs"]
        self._toward: dict[int, list[int]] = {}

    def toward(self, goal: int) -> list[int]:
        """Return for each dot the first segment of a shortest path to `goal`; -1 at `goal` and where there is none."""
        known = self._toward.get(goal)
        if known is not None:
            return known
        found = walk_from(self.incident, [goal]).line
        self._toward[goal] = found
        return found

    def is_free(self, segment: int, used: bytearray) -> bool:
        """RB-10 Return whether no track of `segment` is marked in `used`."""
        return not used[self.track_one[segment]] and not used[self.track_two[segment]]

    def open_segments(self, used: bytearray) -> list[bool]:
        """RB-10 Return for each segment whether none of its tracks is marked in `used`."""
        return [not used[one] and not used[two] for one, two in zip(self.track_one, self.track_two, strict=True)]

    def is_open(self, start: int, goal: int, used: bytearray, ways: list[int]) -> bool:
        """RB-11 Return whether `goal` can be reached from `start` without used tracks, using no track twice.

        `ways` has for each dot the segment by which to go on to `goal`, as `toward` has; it may lead over used tracks.
        Usually it does not, and following it is enough. Otherwise the nearest dot is sought from where it leads to
        `goal`, and the path to that dot is written into `ways`, so that it need not be sought again.
        """
        gone = bytes(used)  # Compiled code reads bytes faster than a bytearray.
        if self.leads(start, goal, gone, ways):
            return True
        incident, one, two = self.incident, self.track_one, self.track_two
        entered = {start: -1}
        dots = [start]
        for dot in dots:  # grows while we walk it
            near = incident[dot]
            for i in range(0, len(near), 2):
                segment, other = near[i], near[i + 1]
                if gone[one[segment]] or gone[two[segment]] or other in entered:
                    continue
                entered[other] = segment
                if self.leads(other, goal, gone, ways):
                    while other != start:
                        segment = entered[other]
                        other = self.across[segment] - other
                        ways[other] = segment
                    return True
                dots.append(other)
        return False

    def leads(self, start: int, goal: int, gone: bytes, ways: list[int]) -> bool:
        """Return whether `ways` leads from `start` to `goal` without a track that is marked in `gone`."""
        across, one, two = self.across, self.track_one, self.track_two
        dot = start
        while dot != goal:
            segment = ways[dot]
            if segment < 0 or gone[one[segment]] or gone[two[segment]]:
                return False
            dot = across[segment] - dot
        return True

    def is_straight(self, start: int, goal: int, used: bytearray) -> bool:
        """Return whether the path of `toward` from `start` to `goal` has no used track."""
        return self.leads(start, goal, bytes(used), self.toward(goal))


@cache
def load_board(rfp_dot: bool, acl_no_turn: bool) -> Board:
    """Return the printed map, or a variant that reads one or both doubtful spots differently."""
    text = files("capolinea.games.rail_baron").joinpath("data/usa.json").read_text("utf-8")
    chosen = [("rfp_dot", rfp_dot), ("acl_crossing_no_turn", acl_no_turn)]
    return Board(text, tuple([name for name, wanted in chosen if wanted]))
