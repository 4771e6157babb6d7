"""`medium`."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.bot.hard import play_by
from capolinea.games.santa_fe_rails.bot.weights import MEDIUM
from capolinea.games.santa_fe_rails.view import View


def play_medium(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(MEDIUM, seen, offers)
