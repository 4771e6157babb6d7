"""Distances on the board: how many tracks connect a node, and how far a train has to ride.

Flat typed functions, so that they can be compiled.
"""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.kit.walks import walk_from

#: The cost of a space. A junction costs 1 more than a city, so that of paths of the same length the one through more
#: cities is chosen: each of them pays.
SPACE: Final = 64
#: The cost of a node that cannot be reached, or of a space that cannot be built on.
NEVER: Final = 1 << 20


class CostMap:
    """For every node its cost from a network, and the last space and node before it."""

    def __init__(self, cost: list[int], space: list[int], node: list[int]) -> None:
        self.cost = cost
        self.space = space
        self.node = node

    def spaces(self, node: int) -> int:
        """Return the new tracks on the path to `node`, or NEVER if there is none."""
        return self.cost[node] // SPACE if self.cost[node] < NEVER else NEVER


def cost_map_from(nodes: list[int], price: list[int]) -> CostMap:
    """Return the shortest paths from a network to every node; `price` says where tracks can be laid.

    All nodes of the network are given, so its own spaces are never needed. All other spaces cost the same, so this is a
    breadth-first search. Of paths of the same length it keeps the one past fewer junctions.
    """
    incident, cities = BOARD.graph.incident, BOARD.cities
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
            near = incident[node]
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
    """Return the spaces from the network to `node`, and the nodes they lead to."""
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
    """Return the spaces between any two nodes of the empty board."""
    return [walk_from(BOARD.graph.incident, [start]).steps for start in range(BOARD.nodes)]


#: Spaces between any two nodes, regardless of tracks.
BETWEEN: Final = spaces_between()


def steps_to(own: list[bool], goal: int) -> list[int]:
    """SP-13, SP-16 Return the spaces with tracks (`own`) from each node to `goal`, skipping cities, or -1.

    A network has no rings (SP-40), so there is at most one path.
    """
    return walk_from(BOARD.graph.incident, [goal], own).steps


def own_steps(price: list[int], start: int) -> list[int]:
    """Return the spaces from `start` to each node along laid tracks, whose `price` is 0, or -1."""
    return walk_from(BOARD.graph.incident, [start], [cost == 0 for cost in price]).steps
