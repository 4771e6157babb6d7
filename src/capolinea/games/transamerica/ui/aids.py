"""What the viewer could compute from the view with patience: how much track is still missing."""

from typing import NamedTuple

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.scoring import cheapest_network, missing_track
from capolinea.games.transamerica.ui.table import Now, state_of
from capolinea.kit.walks import spread_from


class Missing(NamedTuple):
    """The exact cost of the track that the viewer still needs."""

    total: int
    cities: tuple[int | None, ...]
    """For each city of the hand its distance from the network, 0 once connected; None before there is a network."""


def missing_of(now: Now) -> Missing | None:
    """Return the missing track, or None for a spectator. Call it through `now.once`: it is needed several times."""
    view = now.view
    if view.seat is None or not view.hand:
        return None
    if view.markers[view.seat] < 0:
        return Missing(cheapest_network(view.hand).cost, (None,) * len(view.hand))
    state = now.once(state_of)
    network, weights = network_points(state, view.seat), line_weights(state, view.seat)
    away = spread_from(BOARD.graph.incident, weights, network).weight
    total = missing_track(state, view.seat, weights, network).cost
    return Missing(total, tuple([away[BOARD.city_point[city]] for city in view.hand]))
