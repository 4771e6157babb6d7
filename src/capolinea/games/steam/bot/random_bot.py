"""`random`: any offer, except that it takes loose track back at once, because most ways to continue it fail."""

from collections.abc import Sequence

from capolinea.bots import play_random
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.steam.actions import TakeBack
from capolinea.games.steam.view import View


def play_randomly(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    if view.loose:
        assert view.seat is not None
        return TakeBack(view.seat)
    return play_random(view, offers, chance)
