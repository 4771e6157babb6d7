"""The cheapest missing lines, compared with a search through all sets of lines."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from capolinea.kit.graph import Graph
from capolinea.kit.steiner import CLOSED, cheapest_tree
from capolinea.kit.walks import UNREACHABLE, spread_from


class Problem(NamedTuple):
    graph: Graph
    weights: list[int]
    home: list[bool]
    terminals: list[int]

    def solve(self) -> tuple[int, list[int]]:
        tree = cheapest_tree(self.graph, self.weights, self.home, self.terminals)
        return tree.cost, tree.lines


def problems(count: int, seed: int) -> Iterator[Problem]:
    """Generate small boards with free lines, built rails (weight 0) and rails of others (closed)."""
    random = Random(seed)
    for _ in range(count):
        points = random.randrange(3, 9)
        lines = random.randrange(2, 12)
        ends = [tuple(random.sample(range(points), 2)) for _ in range(lines)]
        graph = Graph(points, [(a, b) for a, b in ends], [random.choice((1, 1, 2)) for _ in range(lines)])
        weights = [random.choice((cost, cost, cost, 0, CLOSED)) for cost in graph.cost]
        home = home_of(graph, weights, random.randrange(points))
        away = [point for point in range(points) if not home[point]]
        yield Problem(graph, weights, home, random.sample(away, random.randrange(min(len(away), 5) + 1)))


def home_of(graph: Graph, weights: list[int], start: int) -> list[bool]:
    """Return a network: the start and what built rails connect to it."""
    found = graph.reach(start, -1, [weight != 0 for weight in weights])
    return [point in found for point in range(graph.points)]


def joins(problem: Problem, chosen: set[int]) -> bool:
    closed = [weight != 0 and line not in chosen for line, weight in enumerate(problem.weights)]
    start = problem.home.index(True)
    return set(problem.terminals) <= set(problem.graph.reach(start, -1, closed))


def by_trying_everything(problem: Problem) -> int:
    free = [line for line, weight in enumerate(problem.weights) if weight > 0]
    best = UNREACHABLE
    for size in range(len(free) + 1):
        for chosen in combinations(free, size):
            cost = sum([problem.weights[line] for line in chosen])
            if cost < best and joins(problem, set(chosen)):
                best = cost
    return best


def test_the_cost_is_the_least_of_all_sets_of_lines() -> None:
    for problem in problems(400, 1):
        cost, _ = problem.solve()
        assert cost == by_trying_everything(problem)


def test_the_named_lines_are_free_cost_what_is_said_and_really_join() -> None:
    for problem in problems(1500, 2):
        cost, lines = problem.solve()
        if cost >= UNREACHABLE:
            continue
        assert lines == sorted(set(lines))
        assert all([problem.weights[line] > 0 for line in lines])
        assert sum([problem.weights[line] for line in lines]) == cost
        assert joins(problem, set(lines))


def test_the_same_board_always_names_the_same_lines() -> None:
    for problem in problems(100, 3):
        assert problem.solve() == problem.solve()


def test_the_order_of_the_terminals_does_not_change_the_cost() -> None:
    for problem in problems(300, 4):
        assert problem.solve()[0] == problem._replace(terminals=problem.terminals[::-1]).solve()[0]


def test_laying_a_rail_never_raises_the_cost_and_never_lowers_it_by_more_than_the_rail() -> None:
    for problem in problems(300, 5):
        cost, _ = problem.solve()
        for line, weight in enumerate(problem.weights):
            if weight > 0 and cost < UNREACHABLE:
                weights = [0 if each == line else known for each, known in enumerate(problem.weights)]
                home = home_of(problem.graph, weights, problem.home.index(True))
                away = [point for point in problem.terminals if not home[point]]
                after, _ = Problem(problem.graph, weights, home, away).solve()
                assert cost - weight <= after <= cost


def test_one_terminal_costs_its_distance_from_home() -> None:
    for problem in problems(400, 6):
        known = spread_from(problem.graph.incident, problem.weights, problem.home).weight
        for terminal in problem.terminals:
            assert problem._replace(terminals=[terminal]).solve()[0] == known[terminal]


def test_nothing_is_missing_when_all_terminals_are_home() -> None:
    assert cheapest_tree(Graph(2, [(0, 1)], [1]), [1], [True, False], []).cost == 0


def test_a_terminal_out_of_reach_is_far() -> None:
    tree = cheapest_tree(Graph(2, [(0, 1)], [1]), [CLOSED], [True, False], [1])
    assert tree.cost == UNREACHABLE


@pytest.mark.parametrize("spokes", [2, 3, 5])
def test_a_star_is_joined_in_its_middle(spokes: int) -> None:
    """Home at one end of a star: it is cheaper to meet in the middle than to go to each end."""
    graph = Graph(spokes + 1, [(0, spoke) for spoke in range(1, spokes + 1)], [1] * spokes)
    home = [point == 1 for point in range(spokes + 1)]
    tree = cheapest_tree(graph, graph.cost, home, list(range(2, spokes + 1)))
    assert tree.cost == spokes
    assert tree.lines == list(range(spokes))
