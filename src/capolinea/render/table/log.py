"""The log of a game: a table says for each kind of event how it is told."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from capolinea.core.event import Event
from capolinea.i18n import Say
from capolinea.render.look import LogLine

Teller: TypeAlias = Callable[[Any, Say], LogLine | None]


def log_by(tellers: Mapping[type[Event], Teller]) -> Callable[[Event, Say], LogLine | None]:
    def log(event: Event, say: Say) -> LogLine | None:
        """`event` in full sentences; what is private is told to its audience only, by whoever calls."""
        return tellers[type(event)](event, say)

    return log


def line(code: str, *facts: str, of_seat: bool = True, heading: bool = False) -> Teller:
    """Tells the message `code` with facts of the event by their own names; `of_seat`: it bears the mark of its seat."""

    def tell(event: Any, say: Say) -> LogLine:
        words = say(code, **{fact: getattr(event, fact) for fact in facts})
        return LogLine(words, event.seat if of_seat else None, heading=heading)

    return tell


def untold(event: Event, say: Say) -> None:
    """Says nothing that another event does not say better."""
