"""Paths on the board: distances, missing cities, and which rail to lay next.

Flat typed functions over the lists of the graph that could be compiled.
"""

from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.networks import free_lines, network_cities, network_points
from capolinea.games.transamerica.pieces import TURN_BUDGET
from capolinea.games.transamerica.state import State
from capolinea.kit.walks import spread_from

#: The distance between any two points on the empty board.
APART: Final = [
    spread_from(BOARD.graph.incident, BOARD.graph.cost, [other == point for other in range(BOARD.graph.points)]).weight
    for point in range(BOARD.graph.points)
]

#: The value of each path compared with the one before it.
LESS: Final = 0.125


def missing_points(state: State, seat: int) -> list[int]:
    """Return the points of the cities of `seat` that are not in its network."""
    there = network_cities(state, seat)
    return [BOARD.city_point[city] for city in state.hands[seat] if not there >> city & 1]


def value_in_sequence(paths: list[list[int]]) -> list[float]:
    """Return the value of each line for following the first path, and the next ones with the rest of a turn."""
    worth = [0.0] * BOARD.graph.lines
    share = 1.0
    for path in paths:
        for line in path:
            if worth[line] == 0.0:
                worth[line] = share * BOARD.graph.cost[line]
        share *= LESS
    return worth


def next_line(state: State, seat: int, worth: list[float]) -> int:
    """Return the line to build on now so that the turn's rails are worth most together, or -1.

    The better one of two comes first; the second is chosen again afterwards.
    """
    budget = TURN_BUDGET - state.cost_this_turn
    singles = [line for line in free_lines(state, seat, 1) if worth[line] > 0.0]
    home = network_points(state, seat)
    best = -1
    most = 0.0
    if budget > 1:
        for line in free_lines(state, seat, 2):
            if worth[line] > most:
                best = line
                most = worth[line]
    for line in singles:
        together = worth[line]
        if budget > 1:
            together += best_second(state, line, singles, home, worth)
        if together > most or (together == most and best >= 0 and worth[line] > worth[best]):
            best = line
            most = together
    return best


def best_second(state: State, first: int, singles: list[int], home: list[bool], worth: list[float]) -> float:
    """Return the most that a second single rail is worth after `first`: at the network, or at the end of `first`."""
    most = 0.0
    for line in singles:
        if line != first and worth[line] > most:
            most = worth[line]
    ahead = BOARD.graph.b[first] if home[BOARD.graph.a[first]] else BOARD.graph.a[first]
    near = BOARD.graph.incident[ahead]
    for i in range(0, len(near), 2):
        line = near[i]
        if line != first and BOARD.graph.cost[line] == 1 and worth[line] > most and line not in state.rails:
            most = worth[line]
    return most
