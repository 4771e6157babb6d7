"""The printed map, parsed once and checked."""

import hashlib
import json
from functools import cache
from importlib.resources import files
from itertools import permutations
from typing import Any, Final

from capolinea.core.rules import MapId
from capolinea.games.transamerica.pieces import FEW_PLAYERS, REGIONS
from capolinea.kit.graph import Graph


class Board:
    """Points, lines and cities of one map; ids are indices in its lists."""

    def __init__(self, text: str) -> None:
        data = json.loads(text)
        self.map_id: Final = MapId(str(data["id"]), hashlib.sha256(text.encode()).hexdigest()[:16])
        lines = data["lines"]
        self.graph: Final = Graph(len(data["points"]), [(a, b) for a, b, *_ in lines], [row[2] for row in lines])
        self.terrain: Final[list[str]] = [row[3] for row in lines]
        self.feature: Final[list[str]] = [row[4] or "" for row in lines]
        self.grid: Final[list[tuple[int, int]]] = [(p["x"], p["y"]) for p in data["points"]]
        cities = data["cities"]
        self.city_names: Final[list[str]] = [c["name"] for c in cities]
        self.city_region: Final[list[int]] = [REGIONS.index(c["region"]) for c in cities]
        self.city_point: Final[list[int]] = [c["point"] for c in cities]
        self.city_dashed: Final[list[bool]] = [c["dashed"] for c in cities]
        self.start_points: Final[int] = data["score_track"]["start"]
        self.start_barrier: Final[int] = data["score_track"]["barrier"]
        city_at = [-1] * self.graph.points
        for city, point in enumerate(self.city_point):
            city_at[point] = city
        self.city_at: Final = city_at
        # Used to build the networks of a state: lines at a point by cost, and the city there as a bit.
        lines_at = [[near[i] for i in range(0, len(near), 2)] for near in self.graph.incident]
        cost = self.graph.cost
        self.singles_at: Final = [[line for line in near if cost[line] == 1] for near in lines_at]
        self.doubles_at: Final = [[line for line in near if cost[line] != 1] for near in lines_at]
        self.singles_from: Final = [self.with_ends(point, near) for point, near in enumerate(self.singles_at)]
        self.doubles_from: Final = [self.with_ends(point, near) for point, near in enumerate(self.doubles_at)]
        self.lines_from: Final = [a + b for a, b in zip(self.singles_from, self.doubles_from, strict=True)]
        self.city_bit: Final = [0 if city < 0 else 1 << city for city in city_at]
        # TA-20
        if not self.graph.is_connected():
            raise ValueError(f"map {self.map_id.id}: not every point can be reached from every other")

    def with_ends(self, point: int, lines: list[int]) -> list[tuple[Any, int]]:
        """Return the lines at `point`, each with its other end; lines are typed as the objects that lists hold, so that
        compiled code does not make them anew."""
        return [(line, self.graph.end_sum[line] - point) for line in lines]

    def deck(self, region: int, few: bool) -> list[int]:
        """TA-4 Return the cities of `region` that are in the game."""
        return [
            city
            for city in range(len(self.city_names))
            if self.city_region[city] == region and not (few and self.city_dashed[city])
        ]


BOARD: Final = Board(files("capolinea.games.transamerica").joinpath("data/usa.json").read_text("utf-8"))

#: TA-4, TA-5 The cards of each region with few players and with many.
DECKS: Final = {few: [BOARD.deck(region, few) for region in range(len(REGIONS))] for few in (False, True)}


@cache
def deals(seats: int) -> list[list[tuple[int, ...]]]:
    """Return for each region every possible deal of one card to each seat; dealing draws one per region."""
    return [list(permutations(deck, seats)) for deck in DECKS[seats <= FEW_PLAYERS]]
