"""What happened: a frozen fact named by a past participle, with every number that log and animation need."""

import msgspec

from capolinea.core.action import Seat


class Event(msgspec.Struct, frozen=True, tag_field="was", forbid_unknown_fields=True):
    """Base of every game's events; each names its own `tag`."""

    @property
    def audience(self) -> Seat | None:
        """The one seat that may know of it; None: everybody."""
        return None

    @property
    def reveals(self) -> bool:
        """Whether it told anyone a secret, after which nothing can be undone."""
        return False


def visible(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """The events that `viewer` (None: a spectator) may know of."""
    return tuple([e for e in events if e.audience is None or e.audience == viewer])
