"""The bots of Spike."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.games.spike.bot.easy import play_easy
from capolinea.games.spike.bot.hard import play_hard
from capolinea.games.spike.bot.medium import play_medium
from capolinea.games.spike.meta import KEY
from capolinea.games.spike.view import View

BOTS: Final = Bots[View](
    key=KEY, players={"random": play_random, "easy": play_easy, "medium": play_medium, "hard": play_hard}
)
