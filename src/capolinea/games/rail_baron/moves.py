"""Moves of Rail Baron: the fields of all its actions in one object (core/moves.py)."""

from typing import Final

from capolinea.core.moves import Move as CoreMove

#: Kinds of moves, one for each action.
ROLL: Final = 0
DECLARE: Final = 1
PICK_REGION: Final = 2
RIDE: Final = 3
PLAY_CARD: Final = 4
DISCARD: Final = 5
END_TURN: Final = 6
BUY_RAILROAD: Final = 7
BUY_GROUP: Final = 8
BUY_ENGINE: Final = 9
DRAW_RAILROAD: Final = 10
BUY_NOTHING: Final = 11
SELL: Final = 12
AUCTION: Final = 13
BID: Final = 14
PASS_BID: Final = 15


#: As `clear_for`: no path is known to be clear.
NOBODY: Final = -1
#: As a dot: none.
NOWHERE: Final = -1
#: The most seats of a match.
SEATS: Final = 6


class Move(CoreMove):
    """Only the fields of its kind mean anything; actions.py says what they mean."""

    def __init__(self) -> None:
        super().__init__()
        self.region = 0
        self.segment = 0
        self.card = 0
        self.railroad = 0
        self.group = 0
        self.engine = 0
        self.amount = 0
        self.clear_for = NOBODY
        """What a playout has found out: the shortest path of this seat from `clear_from` to `clear_to` has no used
        track. The path of a train that follows it stays clear."""
        self.clear_from = 0
        self.clear_to = 0
        self.route_from = [NOWHERE] * SEATS
        """What the playout policy has found out, by seat: from which dot its path is known, where it leads, and its
        segments, the next one last."""
        self.route_to = [NOWHERE] * SEATS
        self.route: list[list[int]] = [[] for _ in range(SEATS)]
