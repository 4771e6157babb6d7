"""The journal of a match: one entry per action, with its draws and events."""

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Draw
from capolinea.core.event import Event


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Entry `number` (from 1) of a match. Entry 0 is the set-up, which has no seat and no action."""

    number: int
    seat: Seat | None
    action: Action | None
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]

    @property
    def blocks_undo(self) -> bool:
        """Return whether nothing up to this entry can be undone, because of a draw or a revealed secret."""
        return bool(self.draws) or any([event.reveals for event in self.events])
