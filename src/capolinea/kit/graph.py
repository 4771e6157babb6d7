"""A board of points connected by lines, in flat lists; ids are list indices."""

from typing import Final


class Graph:
    """Undirected. `incident[p]` alternates line, other end, line, other end … of every line at point `p`."""

    def __init__(self, points: int, ends: list[tuple[int, int]], costs: list[int]) -> None:
        self.points: Final = points
        self.lines: Final = len(ends)
        self.a: Final = [a for a, _ in ends]
        self.b: Final = [b for _, b in ends]
        self.end_sum: Final = [a + b for a, b in ends]
        """The sum of both ends, so that `end_sum[line] - a` is the other end."""
        self.cost: Final = costs
        incident: list[list[int]] = [[] for _ in range(points)]
        for line, (a, b) in enumerate(ends):
            incident[a] += [line, b]
            incident[b] += [line, a]
        self.incident: Final = incident

    def is_connected(self) -> bool:
        """Return whether every point can be reached from every other."""
        return len(self.reach(0, -1, [False] * self.lines)) == self.points

    def has_path(self, one: int, two: int, closed: list[bool]) -> bool:
        """Return whether there is a path from `one` to `two` without the `closed` lines."""
        return self.reach(one, two, closed)[-1] == two

    def reach(self, start: int, goal: int, closed: list[bool]) -> list[int]:
        """Return the points reached from `start` without `closed` lines, nearest first, ending at `goal` if it is
        found."""
        seen = [False] * self.points
        seen[start] = True
        found = [start]
        if start == goal:
            return found
        for point in found:  # grows while we walk it
            near = self.incident[point]
            for i in range(0, len(near), 2):
                other = near[i + 1]
                if not seen[other] and not closed[near[i]]:
                    seen[other] = True
                    found.append(other)
                    if other == goal:
                        return found
        return found
