"""The contract: a game is a module of functions wired into one `Rules` value. Nothing is subclassed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from capolinea.core.action import Action, Seat
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
    """The version of the rules that the match is played by."""


class State(Protocol):
    """A plain mutable object; only the apply functions of its own game write to it."""

    version: int
    """The version of the rules it is played by: what has changed since asks for it."""

    def clone(self) -> Self:
        """A copy that shares nothing mutable."""

    def facts(self) -> object:
        """Everything that makes two states equal, as plain data."""


class MapId(msgspec.Struct, frozen=True):
    """The board a match is played on: its name and a hash of all its data."""

    id: str
    hash: str


class Change(msgspec.Struct, frozen=True):
    """One change of behaviour, in the table of a game's `meta.py`; the rule that changed asks the state's version.

    The game's messages tell, under `change.<code>`, what was different before.
    """

    version: int
    """The first version that has it."""
    code: str
    clause: str
    option: str = ""
    """The option that came with it. Older matches do not know it: they are played with its value `before`."""
    before: bool | int | str = False


class UnknownVersion(CapolineaError):
    """A version of a game's rules that this program does not know: newer than it is, or none at all."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, V]):
    """One game, by one version of its rules. A match is set up and replayed by the version it was begun with: `at`
    gives the same game by an earlier one. There is one source: what changed stands in `changes`, and asks the state."""

    key: str
    version: int
    seats: range
    options: type[Options]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    view_type: type[V]
    changes: tuple[Change, ...] = ()
    """What each version after the first changed, in their order."""

    check: Callable[[Options, int], Refusal | None]
    """Whether options go together, by a version; seats are checked against `seats` already."""
    map_id: Callable[[Options], MapId]
    begin: Callable[[Options, Chance, int], tuple[S, list[Event]]]
    """The state after the set-up, by a version; `setup` passes this one's."""
    turn: Callable[[S], Turn | None]
    offers: Callable[[S, Seat], list[Action]]
    refuse: Callable[[S, Action], Refusal | None]
    apply: Callable[[S, Action, Chance], list[Event]]
    view: Callable[[S, Seat | None], V]
    guess: Callable[[V, Seat, Chance], S]
    outcome: Callable[[S], Outcome | None]
    write: Callable[[Action], str]
    """The one short text of an action; the seat is told by the context."""
    read: Callable[[Seat, str], Action]
    """The action a text stands for; raises InvalidAction or AmbiguousAction."""

    @property
    def newest(self) -> int:
        """The newest version that this program knows; new matches are played by it."""
        return max([change.version for change in self.changes], default=1)

    @property
    def later_changes(self) -> tuple[Change, ...]:
        """What has changed since this version."""
        return tuple([change for change in self.changes if change.version > self.version])

    def at(self, version: int) -> Self:
        """The same game by `version` of its rules; raises UnknownVersion."""
        if version > self.newest:
            raise UnknownVersion("rules.newer_version", version=version, known=self.newest)
        if version < 1:
            raise UnknownVersion("rules.no_version", version=version)
        return replace(self, version=version)

    def setup(self, options: Options, chance: Chance) -> tuple[S, list[Event]]:
        """The state after the set-up, and what everybody saw of it."""
        return self.begin(options, chance, self.version)
