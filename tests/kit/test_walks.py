"""Walks along lines, compared with sums over all pairs of points."""

from itertools import product
from random import Random

import pytest

from capolinea.kit.graph import Graph
from capolinea.kit.walks import UNREACHABLE, lightest_path, reached_from, spread_from, walk_from

POINTS = 9


def graphs(count: int) -> list[tuple[Graph, Random]]:
    """Small ones, some in several parts, some with two lines between the same points."""
    found = []
    for seed in range(count):
        random = Random(seed)
        ends = [(random.randrange(POINTS), random.randrange(POINTS)) for _ in range(random.randrange(4, 16))]
        ends = [(a, b) for a, b in ends if a != b]
        found.append((Graph(POINTS, ends, [1] * len(ends)), random))
    return found


def least(graph: Graph, weights: list[int]) -> list[list[int]]:
    """The least weight between any two points, by Floyd and Warshall; a negative weight closes a line."""
    known = [[0 if a == b else UNREACHABLE for b in range(POINTS)] for a in range(POINTS)]
    for line, weight in enumerate(weights):
        a, b = graph.a[line], graph.b[line]
        if weight >= 0:
            known[a][b] = known[b][a] = min(weight, known[a][b])
    for via, a, b in product(range(POINTS), repeat=3):
        known[a][b] = min(known[a][b], known[a][via] + known[via][b])
    return [[min(weight, UNREACHABLE) for weight in row] for row in known]


def ends_of(graph: Graph, start: int, path: list[int]) -> int:
    """Where a path leads; it must be connected."""
    for line in path:
        assert start in (graph.a[line], graph.b[line])
        start = graph.end_sum[line] - start
    return start


def test_a_walk_takes_the_fewest_open_lines_from_the_nearest_start() -> None:
    for graph, random in graphs(200):
        is_open = [random.random() < 0.8 for _ in range(graph.lines)]
        starts = random.choices(range(POINTS), k=random.randrange(1, 4))
        far = least(graph, [1 if is_open[line] else -1 for line in range(graph.lines)])
        walk = walk_from(graph.incident, starts, is_open)
        fewest = [min([far[start][point] for start in starts]) for point in range(POINTS)]
        assert walk.steps == [-1 if steps == UNREACHABLE else steps for steps in fewest]
        assert [walk.steps[point] for point in walk.order] == sorted(steps for steps in walk.steps if steps >= 0)
        for point in walk.order:
            path = walk.path_to(graph.end_sum, point)
            assert len(path) == walk.steps[point]
            assert all(is_open[line] for line in path)
            assert ends_of(graph, point, path[::-1]) in starts


def test_without_closed_lines_all_are_walked() -> None:
    for graph, _ in graphs(20):
        assert walk_from(graph.incident, [0]).steps == walk_from(graph.incident, [0], [True] * graph.lines).steps


def test_a_walk_ends_where_it_may_not_pass_but_begins_anywhere() -> None:
    for graph, random in graphs(200):
        may_pass = [random.random() < 0.6 for _ in range(POINTS)]
        start = random.randrange(POINTS)
        found = {start: 0}
        for steps in range(POINTS):
            for point in [point for point, at in found.items() if at == steps and (may_pass[point] or point == start)]:
                for other in graph.incident[point][1::2]:
                    found.setdefault(other, steps + 1)
        walk = walk_from(graph.incident, [start], None, may_pass, 99)
        assert walk.steps == [found.get(point, 99) for point in range(POINTS)]


def test_a_spread_weighs_as_little_as_can_be() -> None:
    for graph, random in graphs(200):
        weights = [random.choice([-1, 0, 1, 2, 3]) for _ in range(graph.lines)]
        is_start = [random.random() < 0.3 for _ in range(POINTS)]
        far = least(graph, weights)
        spread = spread_from(graph.incident, weights, is_start)
        for point in range(POINTS):
            best = min([far[start][point] for start in range(POINTS) if is_start[start]], default=UNREACHABLE)
            assert spread.weight[point] == best
            assert (spread.rank[point] < 0) is (best == UNREACHABLE)
            if best < UNREACHABLE:
                path = spread.path_to(graph.incident, weights, point)
                assert sum([weights[line] for line in path]) == best
        assert [spread.rank[point] for point in spread.order] == list(range(len(spread.order)))


@pytest.mark.parametrize("informed", [False, True])
def test_a_lightest_path_is_found_with_and_without_a_bound(informed: bool) -> None:
    for graph, random in graphs(200):
        weights = [random.choice([-1, 1, 2, 5]) for _ in range(graph.lines)]
        start, goal = random.sample(range(POINTS), 2)
        far = least(graph, weights)
        at_least = [row[goal] for row in far] if informed else [0] * POINTS

        def weight(line: int, _: int, weights: list[int] = weights) -> float:
            return weights[line]

        path = lightest_path(graph.incident, start, goal, weight, at_least)
        if far[start][goal] == UNREACHABLE:
            assert path == []
        else:
            assert sum([weights[line] for line in path]) == far[start][goal]
            assert ends_of(graph, start, path) == goal


def test_a_lightest_path_avoids_a_point_by_its_weight() -> None:
    ring = Graph(4, [(0, 1), (1, 2), (2, 3), (3, 0)], [1] * 4)

    def weight(_: int, point: int) -> float:
        return -1 if point == 1 else 1

    assert lightest_path(ring.incident, 0, 2, weight, [0] * 4) == [3, 2]


def test_everything_that_can_be_reached_is_found_nearest_first() -> None:
    halves = {12: [6, 4, 3], 6: [3, 2], 4: [2], 3: [1], 2: [1]}
    assert reached_from([12], lambda number: halves.get(number, [])) == [12, 6, 4, 3, 2, 1]
    assert reached_from([], lambda number: [number]) == []
