"""What is written down of a match: one entry per action, with what chance drew and what followed."""

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Draw
from capolinea.core.event import Event


class Entry(msgspec.Struct, frozen=True):
    """Entry number `seq` (from 1) of a match. Entry 0 is the set-up, which has no seat and no action."""

    seq: int
    seat: Seat | None
    action: Action | None
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]

    @property
    def is_barrier(self) -> bool:
        """Whether nothing before the end of this entry can be undone: chance spoke or a secret was shown."""
        return bool(self.draws) or any([event.reveals for event in self.events])
