"""The bots of Rail Baron."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.bots.fitted import Fitted
from capolinea.bots.mind import Mind
from capolinea.bots.playouts import PolicyPlayer
from capolinea.games.rail_baron.bot.belief import believe
from capolinea.games.rail_baron.bot.easy import play_easy
from capolinea.games.rail_baron.bot.hard import advise, play_hard
from capolinea.games.rail_baron.bot.medium import play_medium
from capolinea.games.rail_baron.bot.policy import policy
from capolinea.games.rail_baron.bot.value import features, is_out
from capolinea.games.rail_baron.bot.value_weights import WEIGHTS
from capolinea.games.rail_baron.meta import KEY
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.scoring import outcome
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.view import View

MIND: Final = Mind[State, View](
    advise=advise,
    value=Fitted(features=features, weights=WEIGHTS, outcome=outcome, is_out=is_out),
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
