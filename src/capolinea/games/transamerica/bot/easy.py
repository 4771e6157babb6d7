"""`easy`: builds to its cities, begins anywhere among them, and often loses the thread."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.bot.baselines import ways_nearest_first
from capolinea.games.transamerica.bot.choosing import city_points, lay_at, start_at
from capolinea.games.transamerica.bot.routes import next_line, one_after_another
from capolinea.games.transamerica.view import View, state_from_view

#: One turn in so many it follows a whim: some other city than the nearest.
WHIM: Final = 3


def play_easy(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in any own city; build to the nearest missing one or, now and then, to any."""
    if isinstance(offers[0], PlaceStart):
        return start_at(city_points(seen.hand)[chance.below("bot", len(seen.hand))], offers)
    assert seen.seat is not None
    state = state_from_view(seen)
    ways = ways_nearest_first(state, seen.seat)
    if chance.below("bot", WHIM) == 0:
        ways = chance.shuffled("bot", ways)
    return lay_at(next_line(state, seen.seat, one_after_another(ways)), offers)
