"""`medium`: builds carefully to its own cities and ignores what others do."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.choosing import central_city, lay_at, start_at
from capolinea.games.transamerica.bot.paths import missing_points, next_line, value_in_sequence
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.kit.walks import spread_from

#: How many parts the cost of a rail has; a line of the cheapest tree costs a part less, so that it wins ties.
PARTS: Final = 10


def play_medium(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the most central city of the hand; build to the nearest, along the cheapest tree if possible.

    Double lines get coloured rails, so that expensive track is not shared.
    """
    if isinstance(offers[0], PlaceStart):
        return start_at(central_city(view.hand), offers)
    assert view.seat is not None
    state = state_from_view(view)
    line = next_line(state, view.seat, value_in_sequence(paths_along_tree(state, view.seat)))
    return lay_at(line, offers, coloured=BOARD.graph.cost[line] > 1)


def paths_along_tree(state: State, seat: int) -> list[list[int]]:
    """Return a cheapest path to each missing city, nearest first."""
    weights = [PARTS * weight for weight in line_weights(state, seat)]
    for line in missing_track(state, seat).lines:
        weights[line] -= 1
    reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
    points = sorted(missing_points(state, seat), key=reach.weight.__getitem__)
    return [reach.path_to(BOARD.graph.incident, weights, point) for point in points]
