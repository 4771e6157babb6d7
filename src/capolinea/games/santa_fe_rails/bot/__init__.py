"""Who can play Santa Fe Rails."""

from typing import Final

from capolinea.bots import Bots, play_random
from capolinea.bots.fitted import Fitted
from capolinea.bots.mind import Mind
from capolinea.bots.playouts import PolicyPlayer
from capolinea.games.santa_fe_rails.bot.believing import believe
from capolinea.games.santa_fe_rails.bot.easy import play_easy
from capolinea.games.santa_fe_rails.bot.hard import advise, play_hard
from capolinea.games.santa_fe_rails.bot.medium import play_medium
from capolinea.games.santa_fe_rails.bot.policy import choose
from capolinea.games.santa_fe_rails.bot.standing import features
from capolinea.games.santa_fe_rails.bot.value_weights import WEIGHTS
from capolinea.games.santa_fe_rails.meta import KEY
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.scoring import outcome
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.view import View


def turn_of(state: State) -> int:
    return state.turn_number


MIND: Final = Mind[State, View](
    advise=advise,
    value=Fitted[State](features=features, weights=WEIGHTS, outcome=outcome),
    policy=choose,
    believe=believe,
    part=turn_of,
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
