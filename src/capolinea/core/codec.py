"""Converts actions, events and entries of a game to JSON and back, with validation."""

from functools import reduce
from operator import or_
from threading import Lock
from typing import Any, Final, TypeAlias

import msgspec

from capolinea.core.action import Action, Seat, Undo
from capolinea.core.chance import Draw
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.refusal import InvalidAction
from capolinea.core.rules import Options, Rules, S, V

#: JSON as the standard library would decode it.
Json: TypeAlias = Any


class EntryData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry as it is stored: the game's own types are still plain JSON."""

    seat: Seat | None = None
    action: dict[str, Json] | None = None
    draws: tuple[Draw, ...] = ()
    events: tuple[dict[str, Json], ...] = ()


def boxed(union: Json) -> type[msgspec.Struct]:
    """Return a struct around `union`: msgspec resolves a union at every call, a struct only once."""
    return msgspec.defstruct("Box", [("value", union)])


def unboxed(data: Json, box: type[msgspec.Struct]) -> Json:
    return getattr(msgspec.convert({"value": data}, box), "value")  # noqa: B009 - a field the type checker can't see


_resolve_lock: Final = Lock()
_resolved: set[type[Options]] = set()


def resolve_types(rules: Rules[S, V]) -> None:
    """Let msgspec resolve every type of a game that is decoded. It does so at the first use of each, and two threads
    that use the same new struct at once crash the process. Types outside the games get a decoder where they are
    defined, because one thread imports modules."""
    with _resolve_lock:
        if rules.options not in _resolved:
            for kind in (EntryData, rules.options, rules.view_type, Undo, *rules.actions.types, *rules.events):
                msgspec.json.Decoder(kind)
            _resolved.add(rules.options)


class Codec:
    """Knows the tagged unions of one game."""

    def __init__(self, rules: Rules[S, V]) -> None:
        resolve_types(rules)
        self._action = boxed(reduce(or_, rules.actions.types, Undo))
        self._event = boxed(reduce(or_, rules.events))
        self._options = rules.options
        # The values that applied before these options existed.
        self._later = {change.option: change.before for change in rules.later_changes if change.option}

    def action(self, data: Json) -> Action:
        """Return the action that decoded JSON describes; raises InvalidAction."""
        try:
            action: Action = unboxed(data, self._action)
        except (msgspec.ValidationError, TypeError) as error:
            raise InvalidAction("action.malformed", detail=str(error).replace("$.value", "$")) from None
        return action

    def event(self, data: Json) -> Event:
        event: Event = unboxed(data, self._event)
        return event

    def options(self, data: Json) -> Options:
        """Return the options that decoded JSON describes, in this version of the rules; raises ValidationError."""
        unknown = [name for name in self._later if name in data] if isinstance(data, dict) else []
        if unknown:
            raise msgspec.ValidationError(f"Object contains unknown field `{unknown[0]}`")
        return msgspec.convert({**data, **self._later} if isinstance(data, dict) else data, self._options)

    def pack_options(self, options: Options) -> dict[str, Json]:
        """Return options as JSON, without those added after this version."""
        data: dict[str, Json] = msgspec.to_builtins(options)
        return {name: value for name, value in data.items() if name not in self._later}

    def pack(self, entry: Entry) -> EntryData:
        return EntryData(
            entry.seat,
            None if entry.action is None else msgspec.to_builtins(entry.action),
            entry.draws,
            tuple([msgspec.to_builtins(event) for event in entry.events]),
        )

    def unpack(self, number: int, data: EntryData) -> Entry:
        action = None if data.action is None else self.action(data.action)
        return Entry(number, data.seat, action, data.draws, tuple([self.event(e) for e in data.events]))
