"""The weights of the features that the bots judge by: one table for each level that has any."""

from collections.abc import Mapping
from typing import Final

Weights = Mapping[str, float]

#: Tuned by matches of four bots against each other.
HARD: Final[Weights] = {
    # Opponents
    "spite": 1.0,  # a point of an opponent, the leader above all, relative to a point of its own
    "leader": 25.0,  # points behind the leading opponent at which an opponent counts about a third as much
    "hidden_cards": 0.5,  # share of the spite for cards that opponents may have in hand
    "gift": 0.3,  # share of a bonus that is left for whoever lays the next rail
    "block": 1.0,  # share of what closing a line costs other railroads
    # Time
    "pace": 2.6,  # rails of majors that a seat lays in a turn, special cards included
    "second": 0.8,  # share of what the second lay would bring now: opponents lay in between
    # Cards
    "unshown": 0.8,  # share of what a short line not yet shown may bring
    "sure": 0.0,  # share of what a card is already worth, to play it early
    "special": -1.0,  # points by which a special card must be better than a city card to be taken
    "exchange": 1.0,  # points by which a card must be worth less than an unknown one to be exchanged
    # Search
    "beam": 3.0,  # how many unfinished plans of a railroad are extended
}

#: Ignores opponents and extends only the best plan.
MEDIUM: Final[Weights] = {
    **HARD,
    "spite": 0.0,
    "hidden_cards": 0.0,
    "gift": 0.0,
    "block": 0.0,
    "beam": 1.0,
}
