"""Everything that a client may send, with its limits."""

import re
import unicodedata
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

NAME_LETTERS: Final = 24
CHAT_LETTERS: Final = 500

Name = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Mark = Annotated[str, Meta(max_length=40)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]


class Input(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of all inputs: an unknown field is an error that should be reported."""


class SeatInput(Input, frozen=True):
    """`kind` is "me" (this browser), "here" (another person at this screen), "friend", or "bot:" and a level."""

    kind: Annotated[str, Meta(max_length=40)]
    name: Name = ""


#: An option may be a whole map.
OPTION_LETTERS: Final = 64 * 1024
OptionText = Annotated[str, Meta(max_length=OPTION_LETTERS)]


class MapInput(Input, frozen=True):
    """A map file."""

    text: OptionText


class TableInput(Input, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatInput, ...], Meta(min_length=1, max_length=12)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | OptionText] = {}


class ActionInput(Input, frozen=True):
    """`entry` is the newest entry that the seat has seen."""

    seat: SeatNumber
    entry: EntryNumber
    action: ActionText
    log: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    """The response contains only log lines of entries after this one."""
    have: Mark = ""
    """The mark of the table that the seat has: only what has changed since is sent."""
    if_undoable: bool = False
    """Play it only if it could be undone; otherwise nothing happens, and the answer is 202 with the reason."""


class PaceInput(Input, frozen=True):
    """How many times as fast as usual bots play; 0: without pauses."""

    times: Annotated[int, Meta(ge=0, le=4)]


class UndoInput(Input, frozen=True):
    """`to` is the entry to go back to; without it, one action is taken back."""

    seat: SeatNumber
    entry: EntryNumber
    to: EntryNumber | None = None
    log: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    have: Mark = ""


class ChatInput(Input, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: SeatNumber | None = None


class AnswerInput(Input, frozen=True):
    """An answer of a program: `number` is that of the position it answers."""

    number: EntryNumber
    action: ActionText
    type: Literal["answer"] = "answer"


class ProgramInput(Input, frozen=True):
    """An invitation, and the name of the program that takes its seat."""

    invite: Annotated[str, Meta(max_length=80)]
    name: Name = ""


class BotInput(Input, frozen=True):
    level: Annotated[str, Meta(max_length=20)]


def clean(text: str, most: int) -> str:
    """Return text on one line, without control and direction marks that could disguise it."""
    kept = "".join([" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in text])
    kept = "".join([letter for letter in kept if unicodedata.category(letter) not in ("Cf", "Cs", "Co", "Cn")])
    return re.sub(r"\s+", " ", kept).strip()[:most].strip()
