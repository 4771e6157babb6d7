"""Two plain ways to play, kept to measure others against."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.choosing import central_city, city_points, lay_at, start_at
from capolinea.games.transamerica.bot.routes import (
    APART,
    missing_points,
    next_line,
    one_after_another,
)
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.kit.steiner import cheapest_tree
from capolinea.kit.walks import spread_from


def play_central(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the middle of the cheapest tree of the own cities, and lay nothing but the cheapest tree's lines."""
    if isinstance(offers[0], PlaceStart):
        return start_at(central_point(seen.hand), offers)
    assert seen.seat is not None
    state = state_from_view(seen)
    worth = [0.0] * BOARD.graph.lines
    for line in missing_track(state, seen.seat).lines:
        worth[line] = float(BOARD.graph.cost[line])
    return lay_at(next_line(state, seen.seat, worth), offers)


def play_builder(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the own city that is most central among the own, and build to the nearest missing city first."""
    if isinstance(offers[0], PlaceStart):
        return start_at(central_city(seen.hand), offers)
    assert seen.seat is not None
    state = state_from_view(seen)
    worth = one_after_another(ways_nearest_first(state, seen.seat))
    return lay_at(next_line(state, seen.seat, worth), offers)


def ways_nearest_first(state: State, seat: int) -> list[list[int]]:
    """The cheapest way to each missing city, nearest city first."""
    weights = line_weights(state, seat)
    reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
    points = sorted(missing_points(state, seat), key=reach.weight.__getitem__)
    return [reach.path_to(BOARD.graph.incident, weights, point) for point in points]


def central_point(hand: Sequence[int]) -> int:
    """The point of the cheapest tree with the least sum of distances to the own cities."""
    cities = city_points(hand)
    home = [False] * BOARD.graph.points
    home[cities[0]] = True
    tree = cheapest_tree(BOARD.graph, BOARD.graph.cost, home, cities[1:])
    points = sorted({end for line in tree.lines for end in (BOARD.graph.a[line], BOARD.graph.b[line])})
    return min(points, key=lambda point: sum([APART[point][city] for city in cities]))
