"""How a match ended."""

import msgspec

from capolinea.core.action import Seat


class ScorePart(msgspec.Struct, frozen=True):
    """One part of a seat's score: its code and its points."""

    code: str
    value: int


class Outcome(msgspec.Struct, frozen=True):
    """Ranks with ties (1 is best), scores with the parts they are the sum of, and the reason for the end.

    Nobody has rank 1 if the game itself can win, for example with a hand that no seat holds.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[ScorePart, ...], ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])


def ranked(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the rank of each score, highest first; equal scores share a rank."""
    return tuple([1 + sum([other > score for other in scores]) for score in scores])
