"""Moves of TransAmerica: the fields of all its actions in one object (core/moves.py)."""

from typing import Final

from capolinea.core.moves import Move as CoreMove

#: Kinds of moves, one for each action.
PLACE_START: Final = 0
LAY_RAIL: Final = 1
STOP: Final = 2

#: As a hint: the index of the line is not known.
UNKNOWN: Final = -1


class Move(CoreMove):
    """Only the fields of its kind mean anything; actions.py says what they mean."""

    def __init__(self) -> None:
        super().__init__()
        self.point = 0
        self.line = 0
        self.coloured = False
        self.hint = UNKNOWN
        """The index of `line` in a list of free lines, if it is known; a wrong hint does no harm."""
