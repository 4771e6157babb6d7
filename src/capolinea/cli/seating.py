"""Who sits where, as written on the command line: `me:Anna,hard,medium`, and what the match is played with."""

import re
from pathlib import Path
from typing import Any, Final

from capolinea.cli.mistakes import Mistake
from capolinea.core.record import SeatRecord
from capolinea.i18n import Say

#: A seat for somebody at this terminal.
ME: Final = "me"
#: No name is longer at the table; a record may come from anywhere.
LONGEST_NAME: Final = 30


def read_seats(text: str, levels: tuple[str, ...], say: Say) -> tuple[SeatRecord, ...]:
    """The seats that `text` describes. People without a name, and bots, get one that nobody else has."""
    seats: list[SeatRecord] = []
    for part in text.split(","):
        kind, colon, name = part.strip().partition(":")
        if kind != ME and kind not in levels:
            raise Mistake("seats.unknown", seat=part.strip()[:40], levels=", ".join([ME, *levels]))
        if colon and not name.strip():
            raise Mistake("seats.no_name", seat=part.strip()[:40])
        seats.append(SeatRecord(clean(name), "" if kind == ME else kind))
    if not any([seat.bot == "" for seat in seats]):
        raise Mistake("seats.nobody")
    return named(seats, say)


def named(seats: list[SeatRecord] | tuple[SeatRecord, ...], say: Say) -> tuple[SeatRecord, ...]:
    """The same seats, each with a name of its own."""
    names: list[str] = []
    for seat in seats:
        names.append(unlike(clean(seat.name) or usual_name(seat.bot, say), names))
    return tuple([SeatRecord(name, seat.bot) for name, seat in zip(names, seats, strict=True)])


def usual_name(bot: str, say: Say) -> str:
    if not bot:
        return say("seat.guest")
    return say("seat.bot", level=say(f"level.{bot}") if say.knows(f"level.{bot}") else bot)


def unlike(name: str, taken: list[str]) -> str:
    """`name`, with a number where somebody is called so already."""
    wanted = name
    number = 1
    while wanted in taken:
        number += 1
        wanted = f"{name} {number}"
    return wanted


def clean(name: str) -> str:
    """A name in one line without control characters: a record must not be able to write to the terminal."""
    return "".join([letter if letter.isprintable() else " " for letter in name]).strip()[:LONGEST_NAME]


def read_options(pairs: list[str]) -> dict[str, Any]:
    """`["vexation=true"]` as values: true, false, whole numbers, else text; `@FILE` is the text of a file."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Mistake("options.form", option=pair[:60])
        options[key.strip()] = read_value(value.strip())
    return options


def read_value(text: str) -> bool | int | str:
    if text.startswith("@"):
        return Path(text[1:]).read_text("utf-8")
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text
