"""Moves of Santa Fe Rails: the fields of all its actions in one object (core/moves.py)."""

from typing import Final

from capolinea.core.moves import Move as CoreMove

#: The kinds of moves, one for each action.
DRAW_CITY: Final = 0
TAKE: Final = 1
BUY_BRANCH: Final = 2
DECLINE: Final = 3
CHOOSE: Final = 4
PLACE_COUNTER: Final = 5
LAY_RAIL: Final = 6
BEGIN_BRANCH: Final = 7
EXCHANGE: Final = 8
DONE: Final = 9
PUT_OFF: Final = 10
PASS: Final = 11
END_GAME: Final = 12


class Move(CoreMove):
    """Only the fields that belong to its kind are meaningful; actions.py describes them."""

    def __init__(self) -> None:
        super().__init__()
        self.card = 0
        self.railroad = 0
        self.city = 0
        self.value = 0
        self.way = 0
        self.cities: tuple[int, ...] = ()
