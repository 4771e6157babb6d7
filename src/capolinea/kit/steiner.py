"""The cheapest set of lines that joins some points to a network: an exact Steiner tree (Dreyfus and Wagner, 1971).

A table gives, for each point, the least weight of a tree that joins that point to a set of terminals. The table of a
set is the best join of the tables of two halves, spread along the lines. Weights are small whole numbers: 0 is a
line that is there already, CLOSED one that may not be used.

The network is one place, called home, where every spreading stops: a tree that touches it falls into parts that reach
it separately. So no set is ever worth joining at a point dearer than its own way home, and tables stay small.
"""

from typing import Final

from capolinea.kit.graph import Graph

CLOSED: Final = -1
FAR: Final = 1 << 20


class Tree:
    """The least `cost` to join the terminals to home, and one set of `lines` (ascending) that has it."""

    def __init__(self, cost: int, lines: list[int]) -> None:
        self.cost: Final = cost
        self.lines: Final = lines


class Table:
    """Least weights of trees that join `terminals` (as bits) to each point; the last entry is home."""

    def __init__(self, points: int) -> None:
        self.weight = [FAR] * (points + 1)
        self.came = [-1] * (points + 1)
        """Where the weight came from: a line; or, where two halves were joined, -1 less the terminals of one half."""
        self.touched: list[int] = []
        """Points (and home) with a weight."""

    def lower(self, point: int, weight: int, came: int) -> None:
        """Note `weight` where it is better than what was known."""
        known = self.weight[point]
        if weight < known:
            if known == FAR:
                self.touched.append(point)
            self.weight[point] = weight
            self.came[point] = came


#: In place of the table of no terminals, which nobody asks.
NOTHING: Final = Table(0)


def spread(graph: Graph, weights: list[int], home: list[bool], table: Table) -> None:
    """Lower the table along lines until home is reached; buckets instead of a heap, for weights are small."""
    around = graph.around
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
            near = around[point]
            for i in range(0, len(near), 2):
                line = near[i]
                weight = weights[line]
                if weight < 0:
                    continue
                other = near[i + 1]
                reached = distance + weight
                if home[other]:
                    table.lower(at_home, reached, line)
                elif reached < known[other]:
                    table.lower(other, reached, line)
                    while len(buckets) <= reached:
                        buckets.append([])
                    buckets[reached].append(other)
        distance += 1


def join(one: Table, two: Table, part: int, into: Table) -> None:
    """Lower `into` to the sums of two halves; `part` are the terminals of `one`."""
    if len(one.touched) > len(two.touched):
        touched = two.touched
    else:
        touched = one.touched
    first = one.weight
    second = two.weight
    for point in touched:
        both = first[point] + second[point]
        if both < FAR:
            into.lower(point, both, -1 - part)


def cheapest_tree(graph: Graph, weights: list[int], home: list[bool], terminals: list[int]) -> Tree:
    """Join `terminals` to the points marked in `home`. The same input always gives the same lines.

    `lines` leaves out those of weight 0. Terminals at home cost nothing and should be left out.
    """
    if not terminals:
        return Tree(0, [])
    at_home = graph.points
    full = (1 << len(terminals)) - 1
    tables: list[Table] = [NOTHING]
    for subset in range(1, full + 1):
        table = Table(graph.points)
        lowest = subset & -subset
        if subset == lowest:
            table.lower(terminals[subset.bit_length() - 1], 0, -1)
        part = (subset - 1) & subset
        while part:
            # Each split once: `part` is the half with the lowest terminal.
            if part & lowest:
                join(tables[part], tables[subset ^ part], part, table)
            part = (part - 1) & subset
        spread(graph, weights, home, table)
        tables.append(table)
    return Tree(tables[full].weight[at_home], trace(graph, weights, home, tables))


def trace(graph: Graph, weights: list[int], home: list[bool], tables: list[Table]) -> list[int]:
    """Follow the tables back from home: the lines of the tree, ascending."""
    lines: list[int] = []
    trail = [(len(tables) - 1, graph.points)]
    while trail:
        subset, point = trail.pop()
        table = tables[subset]
        line = table.came[point]
        if line >= 0:
            if weights[line] > 0:
                lines.append(line)
            if point == graph.points:
                point = graph.a[line] if home[graph.a[line]] else graph.b[line]
            trail.append((subset, graph.across[line] - point))
        elif line < -1:
            part = -1 - line
            trail.append((part, point))
            trail.append((subset ^ part, point))
    return sorted(set(lines))


def distances(graph: Graph, weights: list[int], sources: list[int]) -> list[int]:
    """Least weight from the nearest of `sources` to every point; FAR where there is no way."""
    table = Table(graph.points)
    for source in sources:
        table.lower(source, 0, -1)
    spread(graph, weights, [False] * graph.points, table)
    return table.weight[: graph.points]
