"""Who can play Santa Fe Rails."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.games.santa_fe_rails.bot.easy import play_easy
from capolinea.games.santa_fe_rails.bot.hard import play_hard
from capolinea.games.santa_fe_rails.bot.medium import play_medium
from capolinea.games.santa_fe_rails.meta import KEY
from capolinea.games.santa_fe_rails.view import View

BOTS: Final = Bots[View](
    key=KEY, players={"random": play_random, "easy": play_easy, "medium": play_medium, "hard": play_hard}
)
