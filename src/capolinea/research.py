"""What a game brings for research, as it brings rules, a look and bots: `STATS` and `TENSOR` in its `research.py`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event


class Finding(NamedTuple):
    """One observation, which counts for one row of one table."""

    table: str
    row: str
    value: float
    won: float | None = None
    """The share of the win, 0 to 1, of the player it is about; None if it is about no player."""


class MatchObserver(Protocol):
    """Follows one match."""

    def see(self, events: Sequence[Event]) -> None:
        """Receive the events, from the set-up on."""

    def findings(self, state: Any, wins: Sequence[float]) -> list[Finding]:
        """Return the findings of a finished match."""


@dataclass(frozen=True, kw_only=True)
class Stats:
    """Statistics of many matches beyond who won."""

    observer: Callable[[], MatchObserver]
    """Makes an observer for one match."""


@dataclass(frozen=True, kw_only=True)
class Tensor:
    """Actions as numbers, the same for all seats, and views as vectors: what learning programs need."""

    size: int
    """Numbers are below it."""
    number: Callable[[Action], int]
    action: Callable[[int, Seat], Action]
    """The action with that number, done by a seat; raises InvalidAction."""
    length: Callable[[int], int]
    """The length of the vectors of a match with this many seats."""
    vector: Callable[[Any], list[float]]
    """What the seat of a view sees, itself first and the others in turn order, all between -1 and 1."""
