"""The bots of TransAmerica."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.bots.mind import Mind
from capolinea.bots.playouts import PolicyPlayer
from capolinea.games.transamerica.bot.advice import advise
from capolinea.games.transamerica.bot.baselines import play_builder, play_central
from capolinea.games.transamerica.bot.believing import believe
from capolinea.games.transamerica.bot.easy import play_easy
from capolinea.games.transamerica.bot.hard import play_hard
from capolinea.games.transamerica.bot.medium import play_medium
from capolinea.games.transamerica.bot.policy import choose
from capolinea.games.transamerica.bot.value import VALUE
from capolinea.games.transamerica.meta import KEY
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View


def round_of(state: State) -> int:
    return state.round


MIND: Final = Mind[State, View](advise=advise, value=VALUE, policy=choose, believe=believe, part=round_of)

BOTS: Final = Bots[View](
    key=KEY,
    players={
        "random": play_random,
        "easy": play_easy,
        "medium": play_medium,
        "hard": play_hard,
        "central": play_central,
        "builder": play_builder,
        "policy": PolicyPlayer(RULES, MIND),
    },
    baselines=("central", "builder", "policy"),
    mind=MIND,
)
