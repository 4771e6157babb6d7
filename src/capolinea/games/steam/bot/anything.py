"""`random`: any offer, but loose track is taken back at once: most of what could be tried with it comes to nothing."""

from collections.abc import Sequence

from capolinea.bots import play_random
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.steam.actions import TakeBack
from capolinea.games.steam.view import View


def play_anything(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    if seen.loose:
        assert seen.seat is not None
        return TakeBack(seen.seat)
    return play_random(seen, offers, chance)
