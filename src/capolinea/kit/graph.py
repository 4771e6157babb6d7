"""A board of points joined by lines, in flat lists; ids are positions in the lists."""

from typing import Final


class Graph:
    """Undirected. `around[p]` alternates line, other end, line, other end … of every line at point `p`."""

    def __init__(self, points: int, ends: list[tuple[int, int]], costs: list[int]) -> None:
        self.points: Final = points
        self.lines: Final = len(ends)
        self.a: Final = [a for a, _ in ends]
        self.b: Final = [b for _, b in ends]
        self.across: Final = [a + b for a, b in ends]
        """Less one end of a line, the other."""
        self.cost: Final = costs
        around: list[list[int]] = [[] for _ in range(points)]
        for line, (a, b) in enumerate(ends):
            around[a] += [line, b]
            around[b] += [line, a]
        self.around: Final = around

    def is_connected(self) -> bool:
        """Whether every point can be reached from every other."""
        return len(self.reach(0, -1, [False] * self.lines)) == self.points

    def are_joined(self, one: int, two: int, closed: list[bool]) -> bool:
        """Whether there is a way from `one` to `two` without the `closed` lines."""
        return self.reach(one, two, closed)[-1] == two

    def reach(self, start: int, goal: int, closed: list[bool]) -> list[int]:
        """Points reached from `start` without `closed` lines, nearest first, up to `goal` when it is met."""
        seen = [False] * self.points
        seen[start] = True
        found = [start]
        if start == goal:
            return found
        for point in found:  # grows while we walk it
            near = self.around[point]
            for i in range(0, len(near), 2):
                other = near[i + 1]
                if not seen[other] and not closed[near[i]]:
                    seen[other] = True
                    found.append(other)
                    if other == goal:
                        return found
        return found
