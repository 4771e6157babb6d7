"""The contract: a game is a module of functions wired into one `Rules` value. Nothing is subclassed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import Refusal
from capolinea.core.turn import Turn


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before a match begins. Games add their own fields, each with a default."""

    seats: int


class View(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) may know. Games add their own fields."""

    seat: Seat | None


class State(Protocol):
    """A plain mutable object; only the apply functions of its own game write to it."""

    def clone(self) -> Self:
        """A copy that shares nothing mutable."""

    def facts(self) -> object:
        """Everything that makes two states equal, as plain data."""


class MapId(msgspec.Struct, frozen=True):
    """The board a match is played on: its name and a hash of all its data."""

    id: str
    hash: str


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, V]):
    """One game. `version` changes only when behaviour does; matches of older versions go on replaying."""

    key: str
    version: int
    seats: range
    options: type[Options]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    view_type: type[V]

    check: Callable[[Options], Refusal | None]
    """Whether options go together; seats are checked against `seats` already."""
    map_id: Callable[[Options], MapId]
    setup: Callable[[Options, Chance], tuple[S, list[Event]]]
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
