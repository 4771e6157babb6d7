"""What the bots judge by: every feature by name, with its weight, in one table for each level that has any."""

from collections.abc import Mapping
from typing import Final

Weights = Mapping[str, float]

#: Found by playing against each other at tables of four.
HARD: Final[Weights] = {
    # The way
    "turn": 4500.0,  # dollars that a turn is worth
    "spite": 0.3,  # of a fee that goes to another player: this share is added
    "leader": 0.5,  # the same again when that player has announced cash
    "broke": 0.5,  # the same again when the fee would force a sale
    # What a railroad is worth for each trip to come
    "saved": 1.0,  # fees that need not be paid
    "earned": 0.5,  # fees of others who go to its cities
    "transit": 0.3,  # fees of others who ride through
    "denied": 0.2,  # what it would save another player
    "monopoly": 1.5,  # power of the share of a city's railroads: above 1 it pays to have all of them
    # How long it will be worth that
    "income": 9000.0,  # dollars a trip brings towards the goal
    "unsold": 0.35,  # trips more for every railroad of the Bank's
    "least": 1.0,  # trips that are always to come
    # Spending
    "price": 1.0,  # of a dollar spent
    "asset": 0.3,  # of a dollar spent where railroads count towards winning
    "reserve": 1.0,  # turns of foreign fees to be kept in hand
    "engine": 1.0,  # of what an engine saves
    "bid": 0.9,  # share of its worth that is bid for a railroad
    # The end
    "margin": 1.5,  # times the fees on the way home that must be in hand to declare
    "safe": 0.5,  # the chance to come home unhindered that it takes to declare
    "bold": 0.3,  # the same with 50,000 to spare
    "risk": 0.5,  # of the 50,000 that another train near the own declared one may cost
    "hunt": 2.0,  # times 50,000: to stop a declared train
    "home": 1.0,  # of the cost of going home from a destination that brings enough to win
}

#: As far as it looks.
MEDIUM: Final[Weights] = {
    "turn": 3000.0,
    "spite": 0.0,
    "leader": 0.0,
    "broke": 0.0,
    "home": 0.0,
    "reserve": 6000.0,  # dollars to be kept in hand
    "superchief": 0.3,  # taken for so much access, the chance that a trip ends on an own railroad
    "express": 0.06,
    "dear": 400_000.0,  # so many dollars are taken for the whole of it
}
