"""Moves of TransAmerica: the fields of all its actions in one object (core/moves.py)."""

from typing import Final

from capolinea.core.moves import Move as CoreMove

#: Kinds of moves, one for each action.
PLACE_START: Final = 0
LAY_RAIL: Final = 1
STOP: Final = 2

#: As a hint: nobody knows where the line stands.
UNKNOWN: Final = -1


class Move(CoreMove):
    """Only the fields of its kind mean anything; actions.py says what they mean."""

    def __init__(self) -> None:
        super().__init__()
        self.point = 0
        self.line = 0
        self.coloured = False
        self.hint = UNKNOWN
        """Where `line` stands in a list of free lines, if whoever chose it knows; a wrong hint does no harm."""
