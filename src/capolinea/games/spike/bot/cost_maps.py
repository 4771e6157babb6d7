"""Distances over the board: how many tracks it takes to join a node, and how far a train has to ride.

Flat typed functions, so that they can be compiled.
"""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.kit.walks import walk_from

#: What a space costs in a chart. A junction costs 1 more than a city, so that of ways of the same length the one
#: through more cities is taken: each of them pays.
SPACE: Final = 64
#: What a node costs that can't be reached, or a space that can't be built on.
NEVER: Final = 1 << 20


class CostMap:
    """From a network to every node: what it costs, and by which space from which node it is reached."""

    def __init__(self, cost: list[int], space: list[int], node: list[int]) -> None:
        self.cost = cost
        self.space = space
        self.node = node

    def spaces(self, node: int) -> int:
        """New tracks on the way to `node`; NEVER or more where there is none."""
        return self.cost[node] // SPACE if self.cost[node] < NEVER else NEVER


def cost_map_from(nodes: list[int], price: list[int]) -> CostMap:
    """Ways out of a network, the shortest to every node; `price` tells where tracks can be laid.

    All nodes of the network are given, so its own spaces are of no use: all others cost the same, and nodes are found
    space by space. Of ways of the same length the one past fewer junctions is kept.
    """
    around, cities = BOARD.graph.incident, BOARD.cities
    cost = [NEVER] * BOARD.nodes
    by_space = [-1] * BOARD.nodes
    by_node = [-1] * BOARD.nodes
    for node in nodes:
        cost[node] = 0
    level = nodes
    least = 0
    while level:
        least += SPACE
        following: list[int] = []
        for node in level:
            here = cost[node] + SPACE
            near = around[node]
            for i in range(0, len(near), 2):
                other = near[i + 1]
                if cost[other] < least or price[near[i]] == NEVER:
                    continue
                there = here + 1 if other >= cities else here
                if there < cost[other]:
                    if cost[other] == NEVER:
                        following.append(other)
                    cost[other] = there
                    by_space[other] = near[i]
                    by_node[other] = node
        level = following
    return CostMap(cost, by_space, by_node)


def path_to(cost_map: CostMap, node: int) -> tuple[list[int], list[int]]:
    """The spaces from the network to `node`, and the nodes they lead to."""
    spaces: list[int] = []
    nodes: list[int] = []
    while cost_map.space[node] >= 0:
        spaces.append(cost_map.space[node])
        nodes.append(node)
        node = cost_map.node[node]
    spaces.reverse()
    nodes.reverse()
    return spaces, nodes


def spaces_between() -> list[list[int]]:
    """Spaces between any two nodes of the empty board."""
    return [walk_from(BOARD.graph.incident, [start]).steps for start in range(BOARD.nodes)]


#: Spaces between any two nodes, whoever builds there.
BETWEEN: Final = spaces_between()


def steps_to(own: list[bool], goal: int) -> list[int]:
    """SP-13, SP-16 Spaces of own track from each node to `goal`, cities on the way skipped; -1: no way.

    A network has no rings (SP-40), so there is one way at most.
    """
    return walk_from(BOARD.graph.incident, [goal], own).steps


def own_steps(price: list[int], start: int) -> list[int]:
    """Spaces from `start` to each node by tracks that are laid, where `price` is 0; -1: no way."""
    return walk_from(BOARD.graph.incident, [start], [cost == 0 for cost in price]).steps
