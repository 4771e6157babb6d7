"""How a match ended."""

import msgspec

from capolinea.core.action import Seat


class Part(msgspec.Struct, frozen=True):
    """One line of a seat's account: what it is for and how much."""

    code: str
    value: int


class Outcome(msgspec.Struct, frozen=True):
    """Ranks with ties (1 is best), scores with the parts they are the sum of, and the reason it ended.

    Nobody has rank 1 where the game itself can win, as a hand that no seat holds.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[Part, ...], ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])


def ranked(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Place of each score, most first; equal scores share a place."""
    return tuple([1 + sum([other > score for other in scores]) for score in scores])
