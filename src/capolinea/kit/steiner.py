"""The cheapest set of lines that connects points to a network: an exact Steiner tree (Dreyfus and Wagner, 1971).

A cost table holds, for each point, the least weight of a tree that connects the point to a set of terminals. The table
of a set is the best join of the tables of two halves, relaxed along the lines. Weights are small whole numbers: 0 is a
line that has been built, CLOSED a line that may not be used.

The network is treated as one point, called home, where relaxation stops: a tree that touches it splits into parts
that reach it separately. So joining sets at a point never pays if the point is further away than home, and tables
stay small.
"""

from typing import Final

from capolinea.kit.graph import Graph
from capolinea.kit.walks import UNREACHABLE

CLOSED: Final = -1


class Tree:
    """The least `cost` to connect the terminals to home, and one set of `lines` (ascending) with that cost."""

    def __init__(self, cost: int, lines: list[int]) -> None:
        self.cost: Final = cost
        self.lines: Final = lines


class CostTable:
    """Least weights of trees that connect `terminals` (as bits) to each point; the last entry is home."""

    def __init__(self, points: int) -> None:
        self.weight = [UNREACHABLE] * (points + 1)
        self.reached_by = [-1] * (points + 1)
        """How the weight was reached: by a line; or, if two halves were joined, -1 minus the terminals of one half."""
        self.touched: list[int] = []
        """Points (and home) with a weight."""

    def improve(self, point: int, weight: int, reached_by: int) -> None:
        """Record `weight` if it is less than the known one."""
        known = self.weight[point]
        if weight < known:
            if known == UNREACHABLE:
                self.touched.append(point)
            self.weight[point] = weight
            self.reached_by[point] = reached_by


#: Placeholder for the table of no terminals, which is never used.
NOTHING: Final = CostTable(0)


def relax_from(graph: Graph, weights: list[int], home: list[bool], table: CostTable) -> None:
    """Relax the table along lines until home is reached. Uses buckets instead of a heap, because weights are small."""
    incident = graph.incident
    known = table.weight
    at_home = graph.points
    buckets: list[list[int]] = []
    for point in table.touched:
        if point != at_home:
            distance = known[point]
            while len(buckets) <= distance:
                buckets.append([])
            buckets[distance].append(point)
    distance = 0
    while distance < len(buckets) and distance < known[at_home]:
        for point in buckets[distance]:  # grows: lines of weight 0 stay in the bucket
            if known[point] != distance:
                continue
            near = incident[point]
            for i in range(0, len(near), 2):
                line = near[i]
                weight = weights[line]
                if weight < 0:
                    continue
                other = near[i + 1]
                reached = distance + weight
                if home[other]:
                    table.improve(at_home, reached, line)
                elif reached < known[other]:
                    table.improve(other, reached, line)
                    while len(buckets) <= reached:
                        buckets.append([])
                    buckets[reached].append(other)
        distance += 1


def join(one: CostTable, two: CostTable, part: int, into: CostTable) -> None:
    """Improve `into` with the sums of two halves; `part` is the set of terminals of `one`."""
    if len(one.touched) > len(two.touched):
        touched = two.touched
    else:
        touched = one.touched
    first = one.weight
    second = two.weight
    for point in touched:
        both = first[point] + second[point]
        if both < UNREACHABLE:
            into.improve(point, both, -1 - part)


def cheapest_tree(graph: Graph, weights: list[int], home: list[bool], terminals: list[int]) -> Tree:
    """Connect `terminals` to the points marked in `home`. The same input always gives the same lines.

    `lines` omits those of weight 0. Terminals at home cost nothing and should be left out.
    """
    if not terminals:
        return Tree(0, [])
    at_home = graph.points
    full = (1 << len(terminals)) - 1
    tables: list[CostTable] = [NOTHING]
    for subset in range(1, full + 1):
        table = CostTable(graph.points)
        lowest = subset & -subset
        if subset == lowest:
            table.improve(terminals[subset.bit_length() - 1], 0, -1)
        part = (subset - 1) & subset
        while part:
            # Each split once: `part` is the half with the lowest terminal.
            if part & lowest:
                join(tables[part], tables[subset ^ part], part, table)
            part = (part - 1) & subset
        relax_from(graph, weights, home, table)
        tables.append(table)
    return Tree(tables[full].weight[at_home], trace(graph, weights, home, tables))


def trace(graph: Graph, weights: list[int], home: list[bool], tables: list[CostTable]) -> list[int]:
    """Follow the tables back from home and return the lines of the tree, ascending."""
    lines: list[int] = []
    trail = [(len(tables) - 1, graph.points)]
    while trail:
        subset, point = trail.pop()
        table = tables[subset]
        line = table.reached_by[point]
        if line >= 0:
            if weights[line] > 0:
                lines.append(line)
            if point == graph.points:
                point = graph.a[line] if home[graph.a[line]] else graph.b[line]
            trail.append((subset, graph.end_sum[line] - point))
        elif line < -1:
            part = -1 - line
            trail.append((part, point))
            trail.append((subset ^ part, point))
    return sorted(set(lines))
