"""Options of a game: as fields of a form, and in words at a table."""

from typing import Annotated, Literal, get_args, get_origin

import msgspec

from capolinea.core.rules import Options
from capolinea.games.catalogue import rules_of
from capolinea.i18n import Say
from capolinea.render.pages.data import OptionData


def option_fields(kind: type[Options]) -> list[msgspec.structs.FieldInfo]:
    """Return all options except the number of seats, which the form asks for separately."""
    return [field for field in msgspec.structs.fields(kind) if field.name != "seats"]


def options_of(game: str, say: Say) -> tuple[OptionData, ...]:
    return tuple([option_data(field, say) for field in option_fields(rules_of(game).options)])


def option_data(field: msgspec.structs.FieldInfo, say: Say) -> OptionData:
    values = get_args(field.type) if get_origin(field.type) is Literal else ()
    return OptionData(
        key=field.name,
        name=say(f"option.{field.name}"),
        explanation=say(f"option.{field.name}.explained"),
        default=write(field.default),
        choices=tuple([(write(value), say(f"option.{field.name}.{write(value)}")) for value in values]),
        text=field.type is str,
        most_seats=most_seats(field),
    )


def most_seats(field: msgspec.structs.FieldInfo) -> int:
    """Return the largest number of players for which an option counts, or 0 for any number; its type declares it."""
    if get_origin(field.type) is not Annotated:
        return 0
    extras = [note.extra or {} for note in get_args(field.type)[1:] if isinstance(note, msgspec.Meta)]
    return max([int(extra.get("most_seats", 0)) for extra in extras], default=0)


def option_words(options: Options, say: Say) -> tuple[str, ...]:
    """Return the options that count with this many players and differ from the default game."""
    told: list[str] = []
    for field in option_fields(type(options)):
        value = getattr(options, field.name)
        if value != field.default and options.seats <= (most_seats(field) or options.seats):
            name = say(f"option.{field.name}")
            told.append(name if value is True or field.type is str else f"{name}: {value_words(field, value, say)}")
    return tuple(told)


def value_words(field: msgspec.structs.FieldInfo, value: object, say: Say) -> str:
    if get_origin(field.type) is Literal:
        return say(f"option.{field.name}.{write(value)}")
    return say("option.off") if value is False else str(value)


def write(value: object) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)
