"""The bots of Spike."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.bots.fitted import Fitted
from capolinea.bots.mind import Mind
from capolinea.bots.playouts import PolicyPlayer
from capolinea.games.spike.bot.belief import believe
from capolinea.games.spike.bot.easy import play_easy
from capolinea.games.spike.bot.hard import advise, play_hard
from capolinea.games.spike.bot.medium import play_medium
from capolinea.games.spike.bot.policy import policy
from capolinea.games.spike.bot.value import features
from capolinea.games.spike.bot.value_weights import WEIGHTS
from capolinea.games.spike.meta import KEY
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.scoring import outcome
from capolinea.games.spike.state import State
from capolinea.games.spike.view import View

MIND: Final = Mind[State, View](
    advise=advise,
    value=Fitted(features=features, weights=WEIGHTS, outcome=outcome),
    policy=policy,
    believe=believe,
)

BOTS: Final = Bots[View](
    key=KEY,
    players={
        "random": play_random,
        "easy": play_easy,
        "medium": play_medium,
        "hard": play_hard,
        "policy": PolicyPlayer(RULES, MIND),
    },
    baselines=("policy",),
    mind=MIND,
)
