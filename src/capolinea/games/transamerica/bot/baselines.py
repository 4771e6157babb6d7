"""Two simple bots that serve only to measure others."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.choosing import central_city, city_points, lay_at, start_at
from capolinea.games.transamerica.bot.paths import (
    APART,
    missing_points,
    next_line,
    value_in_sequence,
)
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.kit.steiner import cheapest_tree
from capolinea.kit.walks import spread_from


def play_central(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the middle of the cheapest tree of the bot's cities, and lay only lines of the cheapest tree."""
    if isinstance(offers[0], PlaceStart):
        return start_at(central_point(view.hand), offers)
    assert view.seat is not None
    state = state_from_view(view)
    worth = [0.0] * BOARD.graph.lines
    for line in missing_track(state, view.seat).lines:
        worth[line] = float(BOARD.graph.cost[line])
    return lay_at(next_line(state, view.seat, worth), offers)


def play_builder(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the most central of the bot's cities, and build to the nearest missing city first."""
    if isinstance(offers[0], PlaceStart):
        return start_at(central_city(view.hand), offers)
    assert view.seat is not None
    state = state_from_view(view)
    worth = value_in_sequence(paths_nearest_first(state, view.seat))
    return lay_at(next_line(state, view.seat, worth), offers)


def paths_nearest_first(state: State, seat: int) -> list[list[int]]:
    """Return the cheapest path to each missing city, nearest city first."""
    weights = line_weights(state, seat)
    reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
    points = sorted(missing_points(state, seat), key=reach.weight.__getitem__)
    return [reach.path_to(BOARD.graph.incident, weights, point) for point in points]


def central_point(hand: Sequence[int]) -> int:
    """Return the point of the cheapest tree with the smallest total distance to the cities of `hand`."""
    cities = city_points(hand)
    home = [False] * BOARD.graph.points
    home[cities[0]] = True
    tree = cheapest_tree(BOARD.graph, BOARD.graph.cost, home, cities[1:])
    points = sorted({end for line in tree.lines for end in (BOARD.graph.a[line], BOARD.graph.b[line])})
    return min(points, key=lambda point: sum([APART[point][city] for city in cities]))
