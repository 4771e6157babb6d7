"""The bots of TransAmerica."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.games.transamerica.bot.baselines import play_builder, play_central
from capolinea.games.transamerica.bot.easy import play_easy
from capolinea.games.transamerica.bot.hard import play_hard
from capolinea.games.transamerica.bot.medium import play_medium
from capolinea.games.transamerica.meta import KEY
from capolinea.games.transamerica.view import View

BOTS: Final = Bots[View](
    key=KEY,
    players={
        "random": play_random,
        "easy": play_easy,
        "medium": play_medium,
        "hard": play_hard,
        "central": play_central,
        "builder": play_builder,
    },
    baselines=("central", "builder"),
)
