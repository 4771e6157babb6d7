"""Who can play Spike."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.games.spike.meta import KEY
from capolinea.games.spike.view import View

BOTS: Final = Bots[View](key=KEY, players={"random": play_random})
