"""Who owes a decision, and about what."""

from collections.abc import Sequence

import msgspec

from capolinea.core.action import Seat


class Turn(msgspec.Struct, frozen=True):
    """One seat, or several at once if the rules let them choose simultaneously."""

    seats: tuple[Seat, ...]
    phase: str
    changing: tuple[Seat, ...] = ()
    """Seats that owe nothing, but may still change their secret choice while others are choosing."""


def turns_of_one(phases: Sequence[str], seats: int) -> list[list[Turn]]:
    """Return by phase and seat the turn in which that seat alone owes a decision: made once, asked for at every one."""
    return [[Turn((seat,), phase) for seat in range(seats)] for phase in phases]
