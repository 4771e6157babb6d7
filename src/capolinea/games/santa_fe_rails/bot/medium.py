"""`medium`: like `hard`, but ignores its opponents and looks less far ahead."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.bot.hard import play_by
from capolinea.games.santa_fe_rails.bot.weights import MEDIUM
from capolinea.games.santa_fe_rails.view import View


def play_medium(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(MEDIUM, view, offers)
