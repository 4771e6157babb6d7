"""What happened: a frozen fact named with a past participle, with every number that log and animation need."""

from typing import TypeAlias

import msgspec

from capolinea.core.action import Seat


class Event(msgspec.Struct, frozen=True, tag_field="was", forbid_unknown_fields=True, gc=False):
    """Base class of every game's events; each has its own `tag`."""

    @property
    def audience(self) -> Seat | None:
        """Return the one seat that may know of it, or None for everybody."""
        return None

    @property
    def reveals(self) -> bool:
        """Return whether it revealed a secret, after which nothing can be undone."""
        return False


Log: TypeAlias = list[Event] | None
"""Collects events; None if they are not needed."""


def visible(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events that `viewer` (None: a spectator) may know of."""
    return tuple([e for e in events if e.audience is None or e.audience == viewer])
