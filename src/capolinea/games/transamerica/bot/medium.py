"""`medium`: a careful builder who thinks of its own cities and not of what others do."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.choosing import central_city, lay_at, start_at
from capolinea.games.transamerica.bot.routes import missing_points, next_line, one_after_another
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.kit.walks import spread_from

#: A line costs so many parts for each rail; one of the cheapest tree a part less, so that it wins between equals.
PARTS: Final = 10


def play_medium(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the most central own city; build to the nearest one, along the cheapest tree where that is no detour.

    With coloured rails, double lines get them: what was dear is not to be shared.
    """
    if isinstance(offers[0], PlaceStart):
        return start_at(central_city(seen.hand), offers)
    assert seen.seat is not None
    state = state_from_view(seen)
    line = next_line(state, seen.seat, one_after_another(ways_along_tree(state, seen.seat)))
    return lay_at(line, offers, coloured=BOARD.graph.cost[line] > 1)


def ways_along_tree(state: State, seat: int) -> list[list[int]]:
    """A cheapest way to each missing city, nearest first."""
    weights = [PARTS * weight for weight in line_weights(state, seat)]
    for line in missing_track(state, seat).lines:
        weights[line] -= 1
    reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
    points = sorted(missing_points(state, seat), key=reach.weight.__getitem__)
    return [reach.path_to(BOARD.graph.incident, weights, point) for point in points]
