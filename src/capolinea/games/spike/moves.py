"""Moves of Spike: the fields of all its actions in one object (core/moves.py)."""

from typing import Final

from capolinea.core.moves import Move as CoreMove

#: Kinds of moves, one for each action.
CHOOSE_SIDES: Final = 0
GIVE_CARD: Final = 1
KEEP_ROUTE: Final = 2
PLACE: Final = 3
RIDE: Final = 4
START: Final = 5
EXTRA: Final = 6
LOAD: Final = 7
DELIVER: Final = 8
TAKE: Final = 9
DRAW: Final = 10
BUILD: Final = 11
IMPROVE: Final = 12
STOP: Final = 13

#: As a city: none.
NO_CITY: Final = -1
#: The most seats of a match.
SEATS: Final = 4


class Move(CoreMove):
    """Only the fields of its kind mean anything; actions.py says what they mean."""

    def __init__(self) -> None:
        super().__init__()
        self.sides: tuple[int, ...] = ()
        self.colour = 0
        self.route = 0
        self.city = 0
        self.place = 0
        self.unload = 0
        self.good = 0
        self.spaces: tuple[int, ...] = ()
        self.cards: tuple[int, ...] = ()
        self.part = 0
        self.age = [-1] * SEATS
        """What the playout policy has found out, by seat: the age of its errand, the spaces that it will build next,
        and the city to which its train rides, or NO_CITY."""
        self.paths: list[list[int]] = [[] for _ in range(SEATS)]
        self.ride_to = [NO_CITY] * SEATS
