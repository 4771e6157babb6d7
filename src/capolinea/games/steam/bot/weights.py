"""What the bots judge by: every feature by name, with its weight, in one table for each level.

Worth is counted in points of the final score.
"""

from collections.abc import Mapping
from typing import Final

Weights = Mapping[str, float]

#: Found by playing against each other at tables of four, both games on the northeast map.
HARD: Final[Weights] = {
    # Goods to come
    "decay": 0.8,  # what goods of the next turn count, of those of this one: others want them too
    "horizon": 4,  # turns to come that are thought of
    "ahead": 3,  # links that a way may have above the locomotive's level
    # Money
    "euro": 0.12,  # points that an euro is worth at least; what is built brings more than it costs
    "interest": 0.02,  # and for every payday to come
    "spending": 8,  # euros that a turn of building takes
    "floor": -5,  # income below which nothing is borrowed for
    "purse": 4,  # euros to be kept for the auction and what else may come, in the standard game
    # Building
    "link": 1.3,  # points for a link: one at the end, and others pay for it now and then
    "width": 8,  # plans that are thought on
    "legs": 3,  # legs of a plan
    "later": 0.6,  # what a leg is worth that takes another turn
    # Goods now
    "spite": 0.3,  # what a point of another's takes from the own
    "watch": 1,  # whether what the others are about to move is thought of
    # Action tiles and places
    "first_move": 0.7,  # of what is lost when others take the best goods first
    "first_build": 0.3,
    "turn_order": 0.4,
    "engineer": 1.0,
    "found": 1.0,  # of what a new city brings
    "bid": 0.12,  # of what a better place is worth, to be paid for it
    "place": 1.0,  # points of being first rather than last in the first turn
    "whim": 0,  # in a hundred: anything is done
}

#: One leg at a time, for itself alone.
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

#: Only the locomotive and the goods of today.
EASY: Final[Weights] = {
    **MEDIUM,
    "horizon": 1,
    "ahead": 1,
    "floor": -3,
    "whim": 20,
}
