"""`capolinea play`: at this terminal, against bots or with people who share it."""

import signal
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from capolinea.api import new_match
from capolinea.cli.mistakes import Mistake
from capolinea.cli.records import open_record, replayed
from capolinea.cli.screen import Screen
from capolinea.cli.seating import named, read_options, read_seats
from capolinea.cli.session import Session
from capolinea.cli.table import Table
from capolinea.cli.words import words
from capolinea.core.chance import SeededChance, commitment_to
from capolinea.core.record import RecordError, SeatRecord
from capolinea.games.catalogue import GAMES, bots_of, rules_of

USUAL_SEATS: Final = "me,medium,medium"
#: Windows has only the second.
ENDINGS: Final = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


def play(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str | None, typer.Option(metavar="ME,LEVEL,...")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    if resume is not None:
        if (seats, option, seed, save) != (None, None, None, None):
            raise Mistake("resume.alone")
        table = taken_up(resume, game)
    else:
        if game is None:
            raise Mistake("play.which_game", games=", ".join(GAMES))
        table = laid(game, seats or USUAL_SEATS, option or [], seed, save)
    heed_endings()
    screen = Screen()
    if table.match.rules.later_changes:
        screen.show(words()("play.old_rules", game=table.match.rules.key, version=table.match.rules.version))
    Session(table, screen).run()


def heed_endings() -> None:
    """A window that is closed, or a system that shuts down, saves like Ctrl-C."""
    for number in ENDINGS:
        signal.signal(number, interrupt)


def interrupt(number: int, frame: object) -> NoReturn:
    # Whoever ends a program often says so twice: the second time must not disturb the saving.
    for other in ENDINGS:
        signal.signal(other, signal.SIG_IGN)
    raise KeyboardInterrupt


def laid(game: str, seats: str, options: list[str], seed: int | None, save: Path | None) -> Table:
    """A new match."""
    rules_of(game)
    sitting = read_seats(seats, tuple(bots_of(game).players), words())
    match = new_match(game, len(sitting), read_options(options), seed)
    table = Table(match, sitting, None)
    if save is not None:
        table.save_as(save)
    return table


def taken_up(file: Path, game: str | None) -> Table:
    """The match in `file`, to be played on and kept there."""
    record = open_record(str(file))
    if game is not None and game != record.game:
        raise Mistake("resume.other_game", game=record.game, asked=game[:40])
    match = replayed(record)
    if match.outcome is not None:
        raise Mistake("resume.over", file=str(file))
    if not isinstance(match.chance, SeededChance):
        raise Mistake("resume.no_seed", file=str(file))
    if record.commitment != commitment_to(match.chance.seed):
        raise RecordError("verify.commitment")
    return Table(match, sitting_again(record.game, record.seats, match.options.seats), file)


def sitting_again(game: str, seats: tuple[SeatRecord, ...], count: int) -> tuple[SeatRecord, ...]:
    if len(seats) != count:
        raise RecordError("record.seats", count=count)
    for seat in seats:
        if seat.bot and seat.bot not in bots_of(game).players:
            raise Mistake("seats.unknown", seat=seat.bot[:40], levels=", ".join(bots_of(game).players))
    if all([seat.bot for seat in seats]):
        raise Mistake("seats.nobody")
    return named(seats, words())
