"""What the others will probably build: how likely each line is to get a rail from somebody else.

Compiled.
"""

from math import exp

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.networks import line_weights, network_cities, network_points
from capolinea.games.transamerica.state import State
from capolinea.kit.walks import Spread, spread_from


def help_by_line(state: State, seat: int, beliefs: list[list[float]], rate: float) -> list[float]:
    """Return the chance that others than `seat` build on each line; `beliefs[other]` has the chances of its cities."""
    wanted = [0.0] * BOARD.graph.lines
    others = [other for other in range(state.seats) if other != seat]
    while others:
        first = others[0]
        together = [other for other in others if same_network(state, first, other)]
        others = [other for other in others if other not in together]
        add_expected_demand(state, first, [beliefs[other] for other in together], wanted)
    return [1.0 - exp(-rate * demand) if demand > 0.0 else 0.0 for demand in wanted]


def same_network(state: State, one: int, two: int) -> bool:
    """Return whether all paths cost both seats the same; with coloured rails that is certain only for one seat."""
    return one == two or (state.home_component[one] == state.home_component[two] and not state.vexation)


def add_expected_demand(state: State, seat: int, beliefs: list[list[float]], wanted: list[float]) -> None:
    """Add to each line how often the seats in the network of `seat` are expected to need it for their cities."""
    weights = line_weights(state, seat)
    reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
    there = network_cities(state, seat)
    load = [0.0] * BOARD.graph.points
    for belief in beliefs:
        for city in range(len(belief)):
            if not there >> city & 1:
                load[BOARD.city_point[city]] += belief[city]
    route_demand(reach, weights, load, wanted)


def route_demand(reach: Spread, weights: list[int], load: list[float], wanted: list[float]) -> None:
    """Send the load of each point to the network along its cheapest paths, in equal parts if there are several."""
    incident = BOARD.graph.incident
    known = reach.weight
    place = reach.rank
    for point in reversed(reach.order):
        amount = load[point]
        if amount == 0.0 or known[point] == 0:
            continue
        near = incident[point]
        nearer: list[int] = []
        for i in range(0, len(near), 2):
            weight = weights[near[i]]
            other = near[i + 1]
            if weight >= 0 and known[other] + weight == known[point] and place[other] < place[point]:
                nearer.append(i)
        part = amount / len(nearer)
        for i in nearer:
            wanted[near[i]] += part
            load[near[i + 1]] += part


def weigh_lines(
    plain: list[int], help: list[float], tree: list[int], avoid_weight: float, along: float, parts: int
) -> list[int]:
    """Return what each line costs in `parts` of a rail: more if others will build it, less along the `tree`."""
    found = plain[:]
    for line in range(len(plain)):
        if plain[line] > 0:
            found[line] = int(parts * plain[line] * (1.0 + avoid_weight * help[line]) + 0.5)
    for line in tree:
        found[line] -= int(parts * plain[line] * along + 0.5)
    return found
