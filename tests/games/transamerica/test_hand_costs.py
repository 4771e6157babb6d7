"""What each of the 16,807 hands costs on the empty board: known figures, computed by a second method."""

from functools import cache
from itertools import product

import numpy as np
import pytest

from capolinea.games.transamerica.board import BOARD, DECKS
from capolinea.games.transamerica.scoring import cheapest_network
from capolinea.kit.walks import spread_from

REGIONS = range(5)


@cache
def hand_costs() -> dict[tuple[int, ...], int]:
    """Compute costs by min-plus sums over all points, with tables shared between hands, rooted in the southern city."""
    graph = BOARD.graph
    starts = np.eye(graph.points, dtype=bool).tolist()
    between = np.array([spread_from(graph.incident, graph.cost, start).weight for start in starts], dtype=np.int32)
    tables: dict[tuple[int, ...], np.ndarray] = {}
    for region in REGIONS[1:]:
        for city in DECKS[False][region]:
            tables[city,] = between[BOARD.city_point[city]]
    for size in (2, 3):
        for regions in product(REGIONS[1:], repeat=size):
            if list(regions) == sorted(set(regions)):
                for cities in product(*[DECKS[False][region] for region in regions]):
                    tables[cities] = (met(tables, cities)[:, None] + between).min(axis=0)
    costs: dict[tuple[int, ...], int] = {}
    for cities in product(*[DECKS[False][region] for region in REGIONS[1:]]):
        meeting = met(tables, cities)
        for root in DECKS[False][0]:
            costs[(root, *cities)] = int((meeting + between[BOARD.city_point[root]]).min())
    return costs


def met(tables: dict[tuple[int, ...], np.ndarray], cities: tuple[int, ...]) -> np.ndarray:
    """Return for each point the least cost of two trees that meet there and together contain all `cities`."""
    best: np.ndarray | None = None
    for choice in range(1, 1 << (len(cities) - 1)):
        one = tuple([city for i, city in enumerate(cities) if choice >> i & 1])
        two = tuple([city for city in cities if city not in one])
        both = tables[one] + tables[two]
        best = both if best is None else np.minimum(best, both)
    assert best is not None
    return best


@pytest.mark.rule("TA-14")
def test_ta_14_hands_on_the_empty_board_cost_from_19_to_36_and_27_46_on_average() -> None:
    costs = hand_costs()
    assert len(costs) == 16_807
    assert min(costs.values()) == 19
    assert max(costs.values()) == 36
    assert round(sum(costs.values()) / len(costs), 2) == 27.46


@pytest.mark.rule("TA-14")
def test_ta_14_the_reckoning_of_the_game_agrees_hand_by_hand() -> None:
    for hand, cost in list(hand_costs().items())[::97]:
        assert cheapest_network(hand).cost == cost
