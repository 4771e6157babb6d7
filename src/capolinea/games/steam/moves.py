"""Moves of Steam: the fields of all its actions in one object (core/moves.py)."""

from typing import Final, Literal

from capolinea.core.moves import Move as CoreMove
from capolinea.games.steam.actions import Colour, Side

#: Kinds of move, one for each action.
BID: Final = 0
PASS_BID: Final = 1
RAISE_CAPITAL: Final = 2
TAKE_TILE: Final = 3
LAY_TRACK: Final = 4
TAKE_BACK: Final = 5
GROW_CITY: Final = 6
FOUND_CITY: Final = 7
END_BUILDING: Final = 8
MOVE_GOOD: Final = 9
IMPROVE_LOCOMOTIVE: Final = 10
PASS_MOVE: Final = 11
PUT_POINTS: Final = 12


class Move(CoreMove):
    """Only the fields of its kind are meaningful; actions.py says what they mean."""

    amount: int = 0
    steps: int = 0
    tile: str = ""
    passing: bool = False
    hex: str = ""
    turn: int = 0
    space: int = 0
    colour: Colour = "red"
    good: Colour = "red"
    path: tuple[Side, ...] = ()
    on: Literal["income", "points"] = "income"

    def __init__(self) -> None:
        super().__init__()
        self.planned: list[tuple[int, int]] = []
        """What the playout policy will lay next: hexes and poses."""
