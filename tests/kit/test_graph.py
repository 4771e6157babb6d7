"""Boards of points and lines."""

from random import Random

import pytest

from capolinea.kit.graph import Graph

#: 0 - 1 - 2    4 - 5
#:  \\    |
#:     3
TWO_PARTS = Graph(6, [(0, 1), (1, 2), (0, 3), (1, 3), (4, 5)], [1, 1, 2, 1, 1])


def test_each_line_is_known_at_both_ends() -> None:
    assert TWO_PARTS.incident == [[0, 1, 2, 3], [0, 0, 1, 2, 3, 3], [1, 1], [2, 0, 3, 1], [4, 5], [4, 4]]


def test_a_board_in_two_parts_is_not_connected() -> None:
    assert not TWO_PARTS.is_connected()
    assert Graph(2, [(0, 1)], [1]).is_connected()
    assert Graph(1, [], []).is_connected()


def test_points_are_reached_nearest_first() -> None:
    assert TWO_PARTS.reach(2, -1, [False] * 5) == [2, 1, 0, 3]


def test_reaching_ends_at_the_goal() -> None:
    assert TWO_PARTS.reach(2, 1, [False] * 5) == [2, 1]
    assert TWO_PARTS.has_path(2, 3, [False] * 5)
    assert not TWO_PARTS.has_path(2, 4, [False] * 5)


def test_a_point_is_joined_to_itself() -> None:
    assert TWO_PARTS.has_path(2, 2, [True] * 5)


@pytest.mark.parametrize(("closed", "joined"), [([0], True), ([0, 2], False), ([1], True)])
def test_closed_lines_are_no_way(closed: list[int], joined: bool) -> None:
    assert TWO_PARTS.has_path(0, 1, [line in closed for line in range(5)]) is joined


def test_joined_points_are_those_in_one_part() -> None:
    random = Random(3)
    for _ in range(50):
        ends = [(random.randrange(12), random.randrange(12)) for _ in range(12)]
        graph = Graph(12, ends, [1] * 12)
        closed = [random.random() < 0.3 for _ in range(12)]
        part = list(range(12))
        for line, (a, b) in enumerate(ends):
            if not closed[line]:
                part = [part[a] if each == part[b] else each for each in part]
        for one in range(12):
            assert {p for p in range(12) if part[p] == part[one]} == set(graph.reach(one, -1, closed))
            for two in range(12):
                assert graph.has_path(one, two, closed) == (part[one] == part[two])
