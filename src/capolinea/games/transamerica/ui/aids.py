"""What the viewer could work out from the own view with patience: how much track is still missing."""

from functools import lru_cache
from typing import NamedTuple

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.networks import line_weights, network_cities, network_points
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, open_table
from capolinea.kit.steiner import cheapest_tree, distances


class Missing(NamedTuple):
    """The exact cost of the track that the viewer still needs."""

    total: int
    cities: tuple[int | None, ...]
    """For each city of the hand its own distance from the network, 0 once reached; None before there is a network."""


#: Every viewer of a table asks several times for the same view; scene, text and picture share what was found.
@lru_cache(maxsize=256)
def table_of(seen: View) -> State:
    """The open table as a state. Read only."""
    return open_table(seen)


@lru_cache(maxsize=1024)
def missing_of(seen: View) -> Missing | None:
    """None for a spectator."""
    if seen.seat is None or not seen.hand:
        return None
    state = table_of(seen)
    if seen.markers[seen.seat] < 0:
        return Missing(cheapest_network(seen.hand), (None,) * len(seen.hand))
    network = network_points(state, seen.seat)
    sources = [point for point in range(BOARD.graph.points) if network[point]]
    away = distances(BOARD.graph, line_weights(state, seen.seat), sources)
    return Missing(missing_track(state, seen.seat).cost, tuple([away[BOARD.city_point[city]] for city in seen.hand]))


@lru_cache(maxsize=1024)
def cheapest_network(hand: tuple[int, ...]) -> int:
    """What joining the cities of `hand` costs on the empty board, wherever one starts."""
    points = [BOARD.city_point[city] for city in hand]
    home = [point == points[0] for point in range(BOARD.graph.points)]
    return cheapest_tree(BOARD.graph, BOARD.graph.cost, home, points[1:]).cost


def reached_cities(seen: View, seat: int) -> frozenset[int]:
    """The cities in the network of `seat`."""
    state = table_of(seen)
    if state.home[seat] < 0:
        return frozenset()
    bits = network_cities(state, seat)
    return frozenset([city for city in range(len(BOARD.city_names)) if bits >> city & 1])
