"""What the bots judge by: every feature by name with its weight, in one table per level."""

from collections.abc import Mapping
from typing import Final

Weights = Mapping[str, float]

#: Found by self-play with four seats.
HARD: Final[Weights] = {
    # The path
    "turn": 4500.0,  # dollars that a turn is worth
    "spite": 0.3,  # share of a fee to another player that is added to it
    "leader": 0.5,  # the same again when that player has announced cash
    "broke": 0.5,  # the same again when the fee would force a sale
    # What a railroad is worth for each trip to come
    "saved": 1.0,  # fees that need not be paid
    "earned": 0.5,  # fees of others who ride to its cities
    "transit": 0.3,  # fees of others who ride through
    "denied": 0.2,  # what it would save another player
    "monopoly": 1.5,  # exponent of the share of a city's railroads: above 1, owning all of them pays
    # For how many trips
    "income": 9000.0,  # dollars a trip brings towards the goal
    "unsold": 0.35,  # more trips for every railroad that the Bank has left
    "least": 1.0,  # trips that are always to come
    # Spending
    "price": 1.0,  # of a dollar spent
    "asset": 0.3,  # of a dollar spent if railroads count towards winning
    "reserve": 1.0,  # turns of foreign fees to be kept in hand
    "engine": 1.0,  # of what an engine saves
    "bid": 0.9,  # share of its worth that is bid for a railroad
    # The end
    "margin": 1.5,  # multiple of the fees on the way home that must be in hand to declare
    "safe": 0.5,  # the chance of getting home without an interception that declaring requires
    "bold": 0.3,  # the same with 50,000 to spare
    "risk": 0.5,  # of the 50,000 that another train near the bot's declared one may cost
    "hunt": 2.0,  # times 50,000: the value of stopping a declared train
    "home": 1.0,  # of the cost of going home from a destination that brings enough to win
}

#: The features that `medium` looks at.
MEDIUM: Final[Weights] = {
    "turn": 3000.0,
    "spite": 0.0,
    "leader": 0.0,
    "broke": 0.0,
    "home": 0.0,
    "reserve": 6000.0,  # dollars to be kept in hand
    "superchief": 0.3,  # counts as this much access, the chance that a trip ends on the bot's railroads
    "express": 0.06,
    "full_access": 400_000.0,  # dollars that complete access is worth
}
