"""What it costs to get from any dot to one destination, in dollars, for time and fees.

A creditor is paid once per turn, so the first dot on a creditor's railroads costs a whole fee, and each further dot the
fraction of a fee that one dot is of a turn. Flat typed functions that could be compiled.
"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from capolinea.games.rail_baron.board import Board, load_board

#: The cost of a dot from which the goal cannot be reached.
NEVER: Final = 10**9
#: A heap item is one number: the cost times ROOM plus the node, which is fast to compare.
ROOM: Final = 1 << 14


class CostMap:
    """For each dot the cost of the cheapest path at the start of a turn, and its first segment, or -1."""

    def __init__(self, cost: list[int], first: list[int]) -> None:
        self.cost = cost
        self.first = first


@lru_cache(maxsize=512)
def cost_map_to(
    variants: tuple[bool, bool],
    goal: int,
    creditors: tuple[int, ...],
    fees: tuple[int, ...],
    dot_cost: int,
    pace: int,
    used: bytes = b"",
) -> CostMap:
    """Return the cost map of `goal`.

    `creditors` gives each railroad its creditor, `fees` each creditor's fee for a turn; `pace` is the dots of a turn
    times ten; tracks marked in `used` are closed.
    """
    return search(load_board(*variants), goal, creditors, fees, dot_cost, pace, used)


def search(
    board: Board, goal: int, creditors: tuple[int, ...], fees: tuple[int, ...], dot_cost: int, pace: int, used: bytes
) -> CostMap:
    """Run Dijkstra's algorithm over dots, and over dots with a creditor that is already paid.

    Paths cost the same in both directions, so the search starts at the goal.
    """
    many = len(fees)
    enter = [dot_cost + fee for fee in fees]
    stay = [dot_cost + fee * 10 // pace for fee in fees]
    creditor = [creditors[railroad] for railroad in board.railroad]
    cost = [NEVER] * board.dots
    first = [-1] * board.dots
    paid = [NEVER] * (board.dots * many)
    settled = bytearray(board.dots * many)
    cost[goal] = 0
    heap = [goal * (many + 1) + many]
    while heap:
        item = heappop(heap)
        node = item % ROOM
        value = item // ROOM
        dot = node // (many + 1)
        owner = node % (many + 1)
        if owner < many:
            if settled[dot * many + owner]:
                continue
        elif value > cost[dot]:
            continue
        near = board.incident[dot]
        for i in range(0, len(near), 2):
            segment = near[i]
            k = creditor[segment]
            if (owner < many and k != owner) or settled[dot * many + k]:
                continue
            if used and (used[board.track_one[segment]] or used[board.track_two[segment]]):
                continue
            other = near[i + 1]
            through = value + stay[k]
            spot = other * many + k
            if through < paid[spot]:
                paid[spot] = through
                heappush(heap, through * ROOM + other * (many + 1) + k)
            through = value + enter[k]
            if through < cost[other]:
                cost[other] = through
                first[other] = segment
                heappush(heap, through * ROOM + other * (many + 1) + many)
        if owner < many:
            settled[dot * many + owner] = 1
        else:
            for i in range(0, len(near), 2):
                settled[dot * many + creditor[near[i]]] = 1
    return CostMap(cost, first)


def is_clear(board: Board, cost_map: CostMap, start: int, goal: int, used: bytearray) -> bool:
    """Return whether the map's path from `start` has no used track."""
    dot = start
    while dot != goal:
        segment = cost_map.first[dot]
        if segment < 0 or not board.is_free(segment, used):
            return False
        dot = board.across[segment] - dot
    return True
