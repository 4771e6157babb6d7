"""Who owes a decision, and about what."""

import msgspec

from capolinea.core.action import Seat


class Turn(msgspec.Struct, frozen=True):
    """One seat, or several at once where the rules let them choose simultaneously."""

    seats: tuple[Seat, ...]
    phase: str
