"""Who owes a decision, and about what."""

import msgspec

from capolinea.core.action import Seat


class Turn(msgspec.Struct, frozen=True):
    """One seat, or several at once if the rules let them choose simultaneously."""

    seats: tuple[Seat, ...]
    phase: str
    changing: tuple[Seat, ...] = ()
    """Seats that owe nothing, but may still change their secret choice while others are choosing."""
