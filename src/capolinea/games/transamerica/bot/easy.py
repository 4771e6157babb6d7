"""`easy`: starts in any of its cities, builds to the others, and often changes its mind."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.bot.baselines import paths_nearest_first
from capolinea.games.transamerica.bot.choosing import city_points, lay_at, start_at
from capolinea.games.transamerica.bot.paths import next_line, value_in_sequence
from capolinea.games.transamerica.view import View, state_from_view

#: In one decision out of this many it builds to a random city instead of the nearest.
WHIM: Final = 3


def play_easy(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in any city of the hand; build to the nearest missing one or, sometimes, to any."""
    if isinstance(offers[0], PlaceStart):
        return start_at(city_points(view.hand)[chance.below("bot", len(view.hand))], offers)
    assert view.seat is not None
    state = state_from_view(view)
    paths = paths_nearest_first(state, view.seat)
    if chance.below("bot", WHIM) == 0:
        paths = chance.shuffled("bot", paths)
    return lay_at(next_line(state, view.seat, value_in_sequence(paths)), offers)
