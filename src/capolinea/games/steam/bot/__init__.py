"""The bots that play Steam."""

from typing import Final

from capolinea.bots import Bots
from capolinea.bots.fitted import Fitted
from capolinea.bots.mind import Mind
from capolinea.bots.playouts import PolicyPlayer
from capolinea.games.steam.bot.advice import advise
from capolinea.games.steam.bot.belief import believe
from capolinea.games.steam.bot.player import play_easy, play_hard, play_medium
from capolinea.games.steam.bot.policy import policy
from capolinea.games.steam.bot.random_bot import play_randomly
from capolinea.games.steam.bot.value import features, is_out
from capolinea.games.steam.bot.value_weights import WEIGHTS
from capolinea.games.steam.meta import KEY
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.scoring import outcome
from capolinea.games.steam.state import State
from capolinea.games.steam.view import View


def turn_of(state: State) -> int:
    return state.turn


MIND: Final = Mind[State, View](
    advise=advise,
    value=Fitted(features=features, weights=WEIGHTS, outcome=outcome, is_out=is_out),
    policy=policy,
    believe=believe,
    part=turn_of,
)

BOTS: Final = Bots[View](
    key=KEY,
    players={
        "random": play_randomly,
        "easy": play_easy,
        "medium": play_medium,
        "hard": play_hard,
        "policy": PolicyPlayer(RULES, MIND),
    },
    baselines=("policy",),
    mind=MIND,
)
