"""Who owes a decision, and about what."""

import msgspec

from capolinea.core.action import Seat


class Turn(msgspec.Struct, frozen=True):
    """One seat, or several at once where the rules let them choose simultaneously."""

    seats: tuple[Seat, ...]
    phase: str
    changing: tuple[Seat, ...] = ()
    """Seats that owe nothing more, but may still change what they chose in secret while others are choosing."""
