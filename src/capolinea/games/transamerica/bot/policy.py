"""The policy of playouts: every seat builds to the city that is nearest on the empty board, with some whim. Compiled.

Distances are those of the empty board, from the ends of the free lines at the seat's network, so that a move needs no
search. Coloured rails are not laid.
"""

from typing import Final

from capolinea.core.moves import Random
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.paths import APART, start_cost
from capolinea.games.transamerica.moves import LAY_RAIL, PLACE_START, STOP, UNKNOWN, Move
from capolinea.games.transamerica.networks import network_cities
from capolinea.games.transamerica.playout import choose_start
from capolinea.games.transamerica.state import BUILD, OVER, State

#: The distance from each city to each point on the empty board.
FROM_CITY: Final = [APART[point] for point in BOARD.city_point]

#: A city may be preferred to another that is nearer by up to this share.
WHIM: Final = 0.3

#: More than any distance.
FAR: Final = 1 << 20


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move of the seat that acts; return False if the match is over."""
    move.seat = state.actor
    if state.stage == BUILD:
        choose_rail(state, random, move)
        return True
    if state.stage == OVER:
        return False
    choose_city_to_start(state, random, move)
    return True


def choose_city_to_start(state: State, random: Random, move: Move) -> None:
    """Start in the city of the hand that has the others nearby; anywhere if all of them are taken."""
    points = [BOARD.city_point[city] for city in state.hands[move.seat]]
    least = 0.0
    best = -1
    for point in points:
        if point not in state.markers:
            cost = start_cost(point, points)
            if best < 0 or cost < least:
                least = cost
                best = point
    if best < 0:
        choose_start(state, random, move)
        return
    move.kind = PLACE_START
    move.point = best


def choose_rail(state: State, random: Random, move: Move) -> None:
    """Lay a line that leads to a near city; stop if only a double line does and the turn cannot pay for it."""
    seat = move.seat
    home = state.home_component[seat]
    singles = state.singles[home]
    doubles = state.doubles[home]
    for component in state.linked_components[seat]:
        singles = singles + state.singles[component]
        doubles = doubles + state.doubles[component]
    there = network_cities(state, seat)
    may_double = state.cost_this_turn == 0
    graph = BOARD.graph
    a, b = graph.a, graph.b
    least = float(FAR)
    best = -1
    hint = UNKNOWN
    for city in state.hands[seat]:
        if there >> city & 1:
            continue
        far = FROM_CITY[city]
        near = FAR
        line = -1
        place = UNKNOWN
        for i in range(len(singles)):
            candidate = singles[i]
            distance = far[a[candidate]]
            other = far[b[candidate]]
            if other < distance:
                distance = other
            if distance + 1 < near:
                near = distance + 1
                line = candidate
                place = i
        for i in range(len(doubles)):
            candidate = doubles[i]
            distance = far[a[candidate]]
            other = far[b[candidate]]
            if other < distance:
                distance = other
            if distance + 2 < near:
                near = distance + 2
                line = candidate if may_double else -1
                place = i
        if line >= 0:
            cost = near * (1.0 + WHIM * random())
            if cost < least:
                least = cost
                best = line
                hint = place
    if best < 0:
        fall_back(state, singles, doubles, random, move)
        return
    move.kind = LAY_RAIL
    move.line = best
    move.coloured = False
    move.hint = hint


def fall_back(state: State, singles: list[int], doubles: list[int], random: Random, move: Move) -> None:
    """Stop; a turn without a rail lays any."""
    if state.cost_this_turn:
        move.kind = STOP
        return
    lines = singles or doubles
    move.kind = LAY_RAIL
    move.line = lines[int(random() * len(lines))]
    move.coloured = False
    move.hint = UNKNOWN
