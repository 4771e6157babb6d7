"""What never changes about a board, computed once: chances of cities, distances, which railroads serve which cities.

Flat typed functions that could be compiled.
"""

from typing import Final

from capolinea.games.rail_baron.board import Board
from capolinea.kit.walks import walk_from

#: How many of the 36 rolls of two dice show 2, 3 … 12.
TWO_DICE: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
#: The distance of a dot that cannot be reached.
FAR: Final = 10**6


class Atlas:
    """Numbers by city, railroad and dot of one board. Cities and railroads are indices in the board's lists."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.region_chance: Final = table_chances(board.region_table, len(board.regions))
        self.city_of_region: Final = [table_chances(table, len(board.cities)) for table in board.city_tables]
        """For each region the chance of each city once the region is known."""
        self.city_chance: Final = [
            self.region_chance[region] * self.city_of_region[region][city]
            for city, region in enumerate(board.city_region)
        ]
        self.city_gap: Final[list[list[int]]] = []
        """Dots between each city and each railroad."""
        self.rail_gap: Final[list[list[int]]] = []
        """Dots between each railroad and each other one."""
        self._distance: dict[int, list[int]] = {}
        self._measure()
        self.serves: Final = [
            sum([1 << city for city in range(len(board.cities)) if self.city_gap[city][railroad] == 0])
            for railroad in range(len(board.railroads))
        ]
        """Cities on each railroad, as bits."""
        self.servers: Final = [gaps.count(0) for gaps in self.city_gap]
        """How many railroads serve each city."""
        self.touches: Final = [
            sum([1 << other for other, gap in enumerate(gaps) if gap == 0]) for gaps in self.rail_gap
        ]
        """Railroads that meet each railroad, including itself, as bits."""
        self.traffic: Final = [0.0] * len(board.railroads)
        """Expected dots on each railroad in a trip along a shortest path."""
        self.trip: Final = self._count_traffic()
        """Expected dots of a trip along a shortest path."""

    def distance(self, dot: int) -> list[int]:
        """Return how many dots every dot is away from `dot`."""
        known = self._distance.get(dot)
        if known is None:
            known = walk_from(self.board.incident, [dot], unreached=FAR).steps
            self._distance[dot] = known
        return known

    def _measure(self) -> None:
        board = self.board
        dots: list[list[int]] = [[] for _ in board.railroads]
        for segment in range(board.segments):
            if board.present[segment]:
                dots[board.railroad[segment]] += [board.a[segment], board.b[segment]]
        away = [walk_from(board.incident, each, unreached=FAR).steps for each in dots]
        for dot in board.city_dot:
            self.city_gap.append([found[dot] for found in away])
        for found in away:
            self.rail_gap.append([min([found[dot] for dot in each], default=FAR) for each in dots])

    def _count_traffic(self) -> float:
        board = self.board
        total = 0.0
        for goal, city_dot in enumerate(board.city_dot):
            toward = board.toward(city_dot)
            for origin, start in enumerate(board.city_dot):
                weight = self.city_chance[goal] * self.city_chance[origin]
                dot = start
                while dot != city_dot:
                    segment = toward[dot]
                    self.traffic[board.railroad[segment]] += weight
                    total += weight
                    dot = board.across[segment] - dot
        return total


def table_chances(table: list[list[int]], size: int) -> list[float]:
    """RB-3 Return how likely each entry is to be rolled."""
    found = [0.0] * size
    for row in table:
        for rolls, entry in zip(TWO_DICE, row, strict=True):
            found[entry] += rolls / 72
    return found


_ATLASES: Final[dict[str, Atlas]] = {}


def atlas_of(board: Board) -> Atlas:
    """Return the atlas of `board`, which is made when it is first needed."""
    known = _ATLASES.get(board.map_id.id)
    if known is None:
        known = Atlas(board)
        _ATLASES[board.map_id.id] = known
    return known
