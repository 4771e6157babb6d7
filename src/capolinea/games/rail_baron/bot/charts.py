"""What it costs to get from anywhere to one dot, in dollars, counting time and fees.

A creditor whose railroads are ridden is paid once a turn, so the first dot on them costs a whole fare and each further
one the part of a fare that a dot is of a turn. Flat typed functions, so that they can be compiled.
"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from capolinea.games.rail_baron.board import Board, load_board

#: What a dot costs from which the goal can't be reached.
NEVER: Final = 10**9
#: Nodes are packed below the cost in one number, so that the heap compares nothing else.
ROOM: Final = 1 << 14


class Chart:
    """`cost[dot]` at the start of a turn, and the segment by which the cheapest way sets out, or -1."""

    def __init__(self, cost: list[int], first: list[int]) -> None:
        self.cost = cost
        self.first = first


@lru_cache(maxsize=512)
def chart_to(
    variants: tuple[bool, bool],
    goal: int,
    kinds: tuple[int, ...],
    fares: tuple[int, ...],
    dot_cost: int,
    pace: int,
    used: bytes = b"",
) -> Chart:
    """The chart of `goal`. `kinds` gives each railroad its creditor, `fares` each creditor's fare of a turn;
    `pace` is the dots of a turn times ten; tracks marked in `used` are closed.
    """
    return search(load_board(*variants), goal, kinds, fares, dot_cost, pace, used)


def search(
    board: Board, goal: int, kinds: tuple[int, ...], fares: tuple[int, ...], dot_cost: int, pace: int, used: bytes
) -> Chart:
    """Dijkstra over dots and, apart, dots with a creditor who is paid already.

    Ways cost the same in both directions, so it goes out from the goal.
    """
    many = len(fares)
    enter = [dot_cost + fare for fare in fares]
    stay = [dot_cost + fare * 10 // pace for fare in fares]
    kind = [kinds[railroad] for railroad in board.railroad]
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
            k = kind[segment]
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
                settled[dot * many + kind[near[i]]] = 1
    return Chart(cost, first)


def is_clear(board: Board, chart: Chart, start: int, goal: int, used: bytearray) -> bool:
    """Whether the chart's way from `start` uses no track that is used up."""
    dot = start
    while dot != goal:
        segment = chart.first[dot]
        if segment < 0 or not board.is_free(segment, used):
            return False
        dot = board.across[segment] - dot
    return True
