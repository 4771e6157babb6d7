"""The bots of Rail Baron."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.games.rail_baron.bot.easy import play_easy
from capolinea.games.rail_baron.bot.hard import play_hard
from capolinea.games.rail_baron.bot.medium import play_medium
from capolinea.games.rail_baron.meta import KEY
from capolinea.games.rail_baron.view import View

BOTS: Final = Bots[View](
    key=KEY, players={"random": play_random, "easy": play_easy, "medium": play_medium, "hard": play_hard}
)
