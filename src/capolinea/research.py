"""What a game brings for research, as it brings rules, a look and bots: `STATS` and `TENSOR` in its `research.py`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.rules import Options
from capolinea.kit.numbering import Numbers, Plane, Sheet


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
class Quick:
    """Numbers without actions between, for many matches at once. What it says is what offers and `spell` say."""

    legal: Callable[[Any, Seat], list[int] | None]
    """The numbers of all offers of a seat in a state; None if some need several numbers."""
    fill: Callable[[Any, int], bool]
    """Fills a move in with the action of one number; False if the number is none of those that it knows."""


def draw_nothing(options: Options, sheet: Sheet) -> None:
    """Draw no plane."""


@dataclass(frozen=True, kw_only=True)
class Tensor:
    """Actions as numbers, the same for all seats, and views as vectors: what learning programs need.

    An action is said by one number or by several, one after another. No action's numbers begin with all the numbers
    of another, so it is known without a sign when an action is complete.
    """

    numbers: Numbers
    """What the numbers mean."""
    spell: Callable[[Any], tuple[int, ...]]
    """The numbers of an action."""
    action: Callable[[Sequence[int], Seat], Action]
    """The action with these numbers, done by a seat; raises InvalidAction, or Incomplete if numbers are missing."""
    planes: Callable[[Any], tuple[Plane, ...]]
    """The parts of the vectors of a match with these options."""
    draw: Callable[[Any, Sheet], None]
    """Draws what the seat of a view sees on a sheet with these planes: itself first, the others in turn order."""
    draw_still: Callable[[Any, Sheet], None] = draw_nothing
    """Draws the planes that never change in a match with these options; `draw` leaves them out."""
    one_number: bool = False
    """Whether every action is said by one number."""
    quick: Quick | None = None

    @property
    def size(self) -> int:
        """Return the bound of all numbers."""
        return self.numbers.size

    def sheet(self, options: Options) -> Sheet:
        """Return an empty sheet for the views of a match with these options."""
        return Sheet(self.planes(options))
