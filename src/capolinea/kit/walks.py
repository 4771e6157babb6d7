"""Walks along the lines of a graph: what can be reached, over how few lines, at what weight. Compiled.

`incident` and `end_sum` are those of a `Graph`, or lists of the same form.
"""

from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush
from typing import Final, TypeVar

T = TypeVar("T")

#: The weight of what cannot be reached: more than any path has.
UNREACHABLE: Final = 1 << 20


class Walk:
    """The fewest lines from some points to every other, and the line by which each is reached."""

    def __init__(self, steps: list[int], line: list[int], order: list[int]) -> None:
        self.steps: Final = steps
        self.line: Final = line
        """-1 for the points where the walk begins and those that it does not reach."""
        self.order: Final = order
        """The points reached, nearest first."""

    def path_to(self, end_sum: list[int], point: int) -> list[int]:
        """Return the lines of a shortest path to `point`, in the order in which they are walked."""
        found: list[int] = []
        line = self.line[point]
        while line >= 0:
            found.append(line)
            point = end_sum[line] - point
            line = self.line[point]
        found.reverse()
        return found


def walk_from(
    incident: list[list[int]],
    starts: Sequence[int],
    is_open: list[bool] | None = None,
    may_pass: list[bool] | None = None,
    unreached: int = -1,
    most: int = UNREACHABLE,
) -> Walk:
    """Walk from all `starts` at once along the lines that are open, `most` lines far.

    A walk ends at a point that it may not pass, unless it begins there. Points that are not reached are `unreached`
    steps away: a number that is no count of steps.
    """
    points = len(incident)
    steps = [unreached] * points
    line = [-1] * points
    order: list[int] = []
    for start in starts:
        if steps[start] == unreached:
            steps[start] = 0
            order.append(start)
    begun = len(order)
    number = 0
    while number < len(order):
        point = order[number]
        number += 1
        if may_pass is not None and number > begun and not may_pass[point]:
            continue
        near = incident[point]
        next_step = steps[point] + 1
        if next_step > most:
            break
        for i in range(0, len(near), 2):
            other = near[i + 1]
            if steps[other] == unreached and (is_open is None or is_open[near[i]]):
                steps[other] = next_step
                line[other] = near[i]
                order.append(other)
    return Walk(steps, line, order)


class Spread:
    """The least weight from some points to every other, and the points in the order in which they are reached."""

    def __init__(self, weight: list[int], order: list[int], rank: list[int]) -> None:
        self.weight: Final = weight
        self.order: Final = order
        self.rank: Final = rank
        """The position of each point in `order`; -1 if it is not reached."""

    def path_to(self, incident: list[list[int]], weights: list[int], point: int) -> list[int]:
        """Return the lines that weigh anything on a lightest path to `point`, from its end."""
        known, rank = self.weight, self.rank
        lines: list[int] = []
        while known[point] > 0:
            near = incident[point]
            for i in range(0, len(near), 2):
                weight, other = weights[near[i]], near[i + 1]
                if weight >= 0 and known[other] + weight == known[point] and rank[other] < rank[point]:
                    if weight > 0:
                        lines.append(near[i])
                    point = other
                    break
        return lines


def spread_from(incident: list[list[int]], weights: list[int], is_start: list[bool]) -> Spread:
    """Return how light the paths are to every point; a line of negative weight is closed.

    Uses buckets instead of a heap, because weights are small.
    """
    points = len(incident)
    known = [UNREACHABLE] * points
    rank = [-1] * points
    order: list[int] = []
    buckets: list[list[int]] = [[]]
    for point in range(points):
        if is_start[point]:
            known[point] = 0
            buckets[0].append(point)
    distance = 0
    while distance < len(buckets):
        for point in buckets[distance]:  # grows: lines of weight 0 stay in the bucket
            if rank[point] >= 0:
                continue
            rank[point] = len(order)
            order.append(point)
            near = incident[point]
            for i in range(0, len(near), 2):
                weight = weights[near[i]]
                if weight < 0:
                    continue
                other = near[i + 1]
                reached = distance + weight
                if reached < known[other]:
                    known[other] = reached
                    while len(buckets) <= reached:
                        buckets.append([])
                    buckets[reached].append(other)
        distance += 1
    return Spread(known, order, rank)


def lightest_path(
    incident: list[list[int]], start: int, goal: int, weight: Callable[[int, int], float], at_least: list[int]
) -> list[int]:
    """Return the lines of a lightest path from `start` to `goal`; none if there is no path.

    `weight` gets a line and the point it leads to; a negative weight closes it. No path from a point to the goal may
    weigh less than `at_least` says.
    """
    line_to: dict[int, tuple[int, int]] = {}
    known = {start: 0.0}
    heap = [(float(at_least[start]), start)]
    while heap:
        bound, point = heappop(heap)
        if point == goal:
            break
        so_far = known[point]
        if bound > so_far + at_least[point]:
            continue
        near = incident[point]
        for i in range(0, len(near), 2):
            line, other = near[i], near[i + 1]
            more = weight(line, other)
            if more >= 0 and (other not in known or so_far + more < known[other]):
                known[other] = so_far + more
                line_to[other] = (line, point)
                heappush(heap, (so_far + more + at_least[other], other))
    found: list[int] = []
    point = goal
    while point != start:
        if point not in line_to:
            return []
        line, point = line_to[point]
        found.append(line)
    found.reverse()
    return found


def reached_from(starts: Iterable[T], near: Callable[[T], Iterable[T]]) -> list[T]:
    """Return everything that can be reached from `starts`, nearest first; `near` gives the neighbours of a thing."""
    found = list(starts)
    known = set(found)
    for thing in found:  # grows while we walk it
        for other in near(thing):
            if other not in known:
                known.add(other)
                found.append(other)
    return found
