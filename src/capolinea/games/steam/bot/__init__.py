"""Who can play Steam."""

from typing import Final

from capolinea.bots import Bots
from capolinea.games.steam.bot.anything import play_anything
from capolinea.games.steam.bot.player import play_easy, play_hard, play_medium
from capolinea.games.steam.meta import KEY
from capolinea.games.steam.view import View

BOTS: Final = Bots[View](
    key=KEY, players={"random": play_anything, "easy": play_easy, "medium": play_medium, "hard": play_hard}
)
