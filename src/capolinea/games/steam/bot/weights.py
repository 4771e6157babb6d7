"""The weights of the bots: every feature by name, in one table for each level.

Worth is counted in points of the final score.
"""

from collections.abc import Mapping
from typing import Final

Weights = Mapping[str, float]

#: Tuned by self-play at tables of four, in both games on the northeast map.
HARD: Final[Weights] = {
    # Goods to come
    "decay": 0.8,  # what goods of the next turn count, relative to this turn's: others want them too
    "horizon": 4,  # how many turns to look ahead
    "ahead": 3,  # how many more links than the locomotive's level a path may have
    # Money
    "euro": 0.12,  # least points that a euro is worth; what is built brings more than it costs
    "interest": 0.02,  # added for every payday to come
    "spending": 8,  # euros that a turn of building costs
    "floor": -5,  # no borrowing below this income
    "purse": 4,  # euros to keep for the auction and the unexpected, in the standard game
    # Building
    "link": 1.3,  # points for a link: one at the end, and now and then from others who use it
    "width": 8,  # plans kept at each step of the search
    "legs": 3,  # most legs of a plan
    "later": 0.6,  # what a leg is worth that needs another turn
    # Goods now
    "spite": 0.3,  # what a point for another player subtracts
    "watch": 1,  # whether to consider what the others are about to move
    # Action tiles and places
    "first_move": 0.7,  # share of what is lost if others take the best goods first
    "first_build": 0.3,
    "turn_order": 0.4,
    "engineer": 1.0,
    "found": 1.0,  # share of what a new city brings
    "bid": 0.12,  # share of what a better place is worth that it bids
    "place": 1.0,  # points for being first instead of last in the first turn
    "whim": 0,  # per cent of decisions that are random
}

#: Plans one leg at a time, and ignores the others.
MEDIUM: Final[Weights] = {
    **HARD,
    "decay": 0.85,
    "euro": 0.2,
    "purse": 3,
    "horizon": 2,
    "ahead": 1,
    "width": 1,
    "legs": 1,
    "spite": 0.0,
    "watch": 0,
    "first_move": 0.0,
    "engineer": 0.0,
    "found": 0.0,
    "bid": 0.0,
    "place": 0.0,
}

#: Looks only one turn ahead, and makes some decisions at random.
EASY: Final[Weights] = {
    **MEDIUM,
    "horizon": 1,
    "ahead": 1,
    "floor": -3,
    "whim": 20,
}

#: Of the playout policy, which also looks at fewer legs.
POLICY: Final[Weights] = {
    **MEDIUM,
    "euro": 0.12,
}
