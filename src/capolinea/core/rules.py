"""The contract: a game is a set of functions collected in one `Rules` value. Nothing is subclassed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.action_rules import ActionRules
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import CapolineaError, Refusal
from capolinea.core.turn import Turn


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before a match begins. Games add their own fields, each with a default."""

    seats: int


class View(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) may know. Games add their own fields."""

    seat: Seat | None
    version: int
    """The rules version of the match."""


class State(Protocol):
    """A plain mutable object; only the apply functions of its own game write to it."""

    version: int
    """The rules version of the match; rules that have changed depend on it."""

    @property
    def stage(self) -> int:
        """Return the decision that is awaited."""

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable."""

    def facts(self) -> object:
        """Return everything that makes two states equal, as plain data."""


class MapId(msgspec.Struct, frozen=True):
    """The board of a match: its name and a hash of all its data."""

    id: str
    hash: str


class Change(msgspec.Struct, frozen=True):
    """One change of the rules, listed in a game's `meta.py`; the changed rule checks the state's version.

    The game's messages say under `change.<code>` what was different before.
    """

    version: int
    """The first version with the change."""
    code: str
    clause: str
    option: str = ""
    """The option added with it. Older matches do not have it: they are played with the value `before`."""
    before: bool | int | str = False


class UnknownVersion(CapolineaError):
    """A rules version that this program does not know: newer than the program, or below 1."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, V]):
    """One game, in one version of its rules. A match is set up and replayed in the version it was started with; `at`
    returns the same game in an earlier one. All versions share one source: `changes` lists the differences, and the
    changed rules check the state's version."""

    key: str
    version: int
    seats: range
    options: type[Options]
    actions: ActionRules[S]
    """The table of actions: how each is judged, offered, performed and written."""
    events: tuple[type[Event], ...]
    view_type: type[V]
    changes: tuple[Change, ...] = ()
    """What each version after the first changed, in order."""

    check_options: Callable[[Options, int], Refusal | None]
    """Why options cannot be combined in a version, or None; `seats` has been checked before."""
    map_id: Callable[[Options], MapId]
    begin: Callable[[Options, Chance, int], tuple[S, list[Event]]]
    """The state after the set-up, in a version; `setup` passes its own."""
    turn: Callable[[S], Turn | None]
    view: Callable[[S, Seat | None], V]
    state_from_view: Callable[[V], S]
    """The state that a view describes, with hidden parts empty; what everybody knows and what the viewer may do are
    the same in it. For drawings, prices and bots."""
    guess: Callable[[V, Seat, Chance], S]
    """A random full state consistent with a view."""
    outcome: Callable[[S], Outcome | None]

    @property
    def newest(self) -> int:
        """Return the newest version that this program knows; new matches use it."""
        return max([change.version for change in self.changes], default=1)

    @property
    def later_changes(self) -> tuple[Change, ...]:
        """Return what has changed since this version."""
        return tuple([change for change in self.changes if change.version > self.version])

    def at(self, version: int) -> Self:
        """Return the same game in `version` of its rules; raises UnknownVersion."""
        if version > self.newest:
            raise UnknownVersion("rules.newer_version", version=version, known=self.newest)
        if version < 1:
            raise UnknownVersion("rules.no_version", version=version)
        return replace(self, version=version)

    def setup(self, options: Options, chance: Chance) -> tuple[S, list[Event]]:
        """Return the state after the set-up, and its events."""
        return self.begin(options, chance, self.version)

    def offers(self, state: S, seat: Seat) -> list[Action]:
        """Return everything that `seat`, which owes a decision or may change one, may do now."""
        return self.actions.offers(state, seat)

    def refuse(self, state: S, action: Action) -> Refusal | None:
        """Return why `action` is not legal, or None."""
        return self.actions.refuse(state, action)

    def apply(self, state: S, action: Action, chance: Chance) -> list[Event]:
        """Apply `action`, which is legal; return what happened."""
        return self.actions.apply(state, action, chance)

    def write(self, action: Action) -> str:
        """Return the one short text of an action; the context gives the seat."""
        return self.actions.write(action)

    def read(self, seat: Seat, text: str) -> Action:
        """Return the action that a text stands for; raises InvalidAction or AmbiguousAction."""
        return self.actions.read(seat, text)
