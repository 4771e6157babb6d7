"""Seats, players and options as written on the command line: `me:Anna,hard,medium`, `vexation=true`."""

import csv
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from capolinea.cli.user_errors import UserError
from capolinea.core.action import Seat
from capolinea.core.record import SeatRecord
from capolinea.external.player import SCHEME, is_external
from capolinea.i18n import Say
from capolinea.i18n.phrases import told_apart

#: A seat for somebody at this terminal.
ME: Final = "me"
#: Longer names are cut; a record may come from anywhere.
LONGEST_NAME: Final = 30


def read_players(text: str) -> list[str]:
    """Return the names in `hard,"stdio:python my_bot.py"`; quotes protect the commas of a command."""
    players = [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [])]
    if not players or not all(players):
        raise UserError("seats.none")
    return players


def read_seats(text: str, levels: tuple[str, ...], say: Say) -> tuple[tuple[SeatRecord, ...], dict[Seat, str]]:
    """Return the seats that `text` describes, and which of them are programs. Bots, and people without a name, get a
    unique one. A record says only that a program played: a file must not name commands to be run."""
    seats: list[SeatRecord] = []
    programs: dict[Seat, str] = {}
    for part in next(csv.reader([text], skipinitialspace=True), [""]):
        if is_external(part.strip()):
            programs[len(seats)] = part.strip()
            seats.append(SeatRecord("", SCHEME))
            continue
        kind, colon, name = part.strip().partition(":")
        if kind != ME and kind not in levels:
            raise UserError("seats.unknown", seat=part.strip()[:40], levels=", ".join([ME, *levels]))
        if colon and not name.strip():
            raise UserError("seats.no_name", seat=part.strip()[:40])
        seats.append(SeatRecord(clean(name), "" if kind == ME else kind))
    if not any([seat.bot == "" for seat in seats]):
        raise UserError("seats.nobody")
    return with_names(seats, say), programs


def programs_again(seats: tuple[SeatRecord, ...], named: list[str]) -> Mapping[Seat, str]:
    """Return the programs of a resumed match: its record says where one played, and `--program` which one it is."""
    places = [seat for seat, who in enumerate(seats) if who.bot == SCHEME]
    if len(places) != len(named) or not all([is_external(name) for name in named]):
        raise UserError("resume.programs", count=len(places))
    return dict(zip(places, named, strict=True))


def with_names(seats: list[SeatRecord] | tuple[SeatRecord, ...], say: Say) -> tuple[SeatRecord, ...]:
    """Return the same seats, each with a unique name."""
    names: list[str] = []
    for seat in seats:
        names.append(told_apart(clean(seat.name) or default_name(seat.bot, say), names))
    return tuple([SeatRecord(name, seat.bot) for name, seat in zip(names, seats, strict=True)])


def default_name(bot: str, say: Say) -> str:
    if not bot:
        return say("seat.guest")
    if bot == SCHEME:
        return say("seat.program")
    return say("seat.bot", level=say(f"level.{bot}") if say.knows(f"level.{bot}") else bot)


def clean(name: str) -> str:
    """Return a name on one line without control characters: a record must not control the terminal."""
    return "".join([letter if letter.isprintable() else " " for letter in name]).strip()[:LONGEST_NAME]


def read_options(pairs: list[str]) -> dict[str, Any]:
    """Return `["vexation=true"]` as values: true, false, whole numbers, otherwise text; `@FILE` is a file's text."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise UserError("options.form", option=pair[:60])
        options[key.strip()] = read_value(value.strip())
    return options


def read_value(text: str) -> bool | int | str:
    if text.startswith("@"):
        return Path(text[1:]).read_text("utf-8")
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text
