"""Paths on the board: distances, missing cities, and which rail to lay next.

Compiled.
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

#: How much the distance from a start to the nearest other city of the hand counts, to the second nearest, and so on:
#: the bot has to reach near cities alone, but others will build towards far ones too.
NEARNESS: Final = (2.0, 1.5, 1.0, 0.5)

#: The value of each path compared with the one before it.
LESS: Final = 0.125


def start_cost(start: int, cities: list[int]) -> float:
    """Return the weighted distance of a start to the other cities of the hand; near ones count more."""
    far = sorted([APART[start][city] for city in cities if city != start])
    total = 0.0
    for i in range(len(far)):
        total += NEARNESS[i] * far[i]
    return total


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


def worth_of_lines(state: State, seat: int, worth: list[float]) -> dict[int, float]:
    """Return what the rest of the turn is worth if it begins with a rail on each line that is worth anything itself.

    The better one of two comes first; the second is chosen again afterwards.
    """
    budget = TURN_BUDGET - state.cost_this_turn
    singles = [line for line in free_lines(state, seat, 1) if worth[line] > 0.0]
    home = network_points(state, seat)
    found: dict[int, float] = {}
    if budget > 1:
        for line in free_lines(state, seat, 2):
            if worth[line] > 0.0:
                found[line] = worth[line]
    for line in singles:
        together = worth[line]
        if budget > 1:
            together += best_second(state, line, singles, home, worth)
        found[line] = together
    return found


def next_line(state: State, seat: int, worth: list[float]) -> int:
    """Return the line to build on now so that the turn's rails are worth most together, or -1; of equals, the line
    that is worth more itself."""
    best = -1
    most = 0.0
    together = worth_of_lines(state, seat, worth)
    for line in together:
        value = together[line]
        if value > most or (value == most and best >= 0 and worth[line] > worth[best]):
            best = line
            most = value
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
