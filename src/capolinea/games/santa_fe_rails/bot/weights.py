"""What the bots judge by: every feature by name, with its weight, in one table for each level that has any."""

from collections.abc import Mapping
from typing import Final

Weights = Mapping[str, float]

#: Found by playing against each other at tables of four.
HARD: Final[Weights] = {
    # The others
    "spite": 1.0,  # a point of the others, the leader above all, against an own one
    "leader": 25.0,  # points behind the first of the others that make one count a third as much as that one
    "hidden_cards": 0.5,  # share of the spite for cards that others may hold in hand
    "gift": 0.3,  # of a bonus that the next rail of anybody will bring
    "block": 1.0,  # of what railroads lose that a line is closed to
    # Time
    "pace": 2.6,  # rails of majors that a seat lays in a turn, special cards included
    "second": 0.8,  # of what the second lay would bring now: others come in between
    # Cards
    "unshown": 0.8,  # of what a short line that is not shown yet may bring
    "sure": 0.0,  # of what a card is worth already, to play it before others
    "special": -1.0,  # points by which a special card must be better than a city card to be taken
    "exchange": 1.0,  # points by which a card must be worth less than an unknown one to be exchanged
    # Search
    "beam": 3.0,  # unfinished plans of a railroad that are followed
}

#: Thinks of itself only, and not far ahead.
MEDIUM: Final[Weights] = {
    **HARD,
    "spite": 0.0,
    "hidden_cards": 0.0,
    "gift": 0.0,
    "block": 0.0,
    "beam": 1.0,
}
