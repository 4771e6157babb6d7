"""The bots that play Steam."""

from typing import Final

from capolinea.bots import Bots
from capolinea.games.steam.bot.player import play_easy, play_hard, play_medium
from capolinea.games.steam.bot.random_bot import play_randomly
from capolinea.games.steam.meta import KEY
from capolinea.games.steam.view import View

BOTS: Final = Bots[View](
    key=KEY, players={"random": play_randomly, "easy": play_easy, "medium": play_medium, "hard": play_hard}
)
