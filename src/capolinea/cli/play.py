"""`capolinea play`: play in this terminal, against bots or with people who share it."""

import signal
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from capolinea.api import new_match
from capolinea.cli.records import open_record, replayed
from capolinea.cli.screen import Screen
from capolinea.cli.seating import programs_again, read_options, read_seats, with_names
from capolinea.cli.session import Session
from capolinea.cli.table import Table
from capolinea.cli.user_errors import UserError
from capolinea.cli.words import words
from capolinea.core.chance import SeededChance, commitment_to
from capolinea.core.record import RecordError, SeatRecord
from capolinea.external.player import SCHEME
from capolinea.games.catalogue import GAMES, bots_of, rules_of

DEFAULT_SEATS: Final = "me,medium,medium"
#: Windows has only SIGTERM.
ENDING_SIGNALS: Final = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


def play(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str | None, typer.Option(metavar="ME,LEVEL,...")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    program: Annotated[list[str] | None, typer.Option(metavar="PROGRAM")] = None,
) -> None:
    if resume is not None:
        if (seats, option, seed, save) != (None, None, None, None):
            raise UserError("resume.alone")
        table = resumed_table(resume, game, program or [])
    elif program:
        raise UserError("program.resume_only")
    else:
        if game is None:
            raise UserError("play.which_game", games=", ".join(GAMES))
        table = new_table(game, seats or DEFAULT_SEATS, option or [], seed, save)
    save_on_signals()
    screen = Screen()
    if table.match.rules.later_changes:
        screen.show(words()("play.old_rules", game=table.match.rules.key, version=table.match.rules.version))
    Session(table, screen).run()


def save_on_signals() -> None:
    """Treat a closed window or a system shutdown like Ctrl-C, which saves the match."""
    for number in ENDING_SIGNALS:
        signal.signal(number, interrupt)


def interrupt(number: int, frame: object) -> NoReturn:
    # Such signals often come twice: the second must not interrupt the saving.
    for other in ENDING_SIGNALS:
        signal.signal(other, signal.SIG_IGN)
    raise KeyboardInterrupt


def new_table(game: str, seats: str, options: list[str], seed: int | None, save: Path | None) -> Table:
    """Return a table with a new match."""
    rules_of(game)
    players, programs = read_seats(seats, tuple(bots_of(game).players), words())
    match = new_match(game, len(players), read_options(options), seed)
    table = Table(match, players, None, programs)
    table.start_programs()
    if save is not None:
        table.save_as(save)
    return table


def resumed_table(file: Path, game: str | None, programs: list[str]) -> Table:
    """Return a table with the match in `file`, to be continued and kept there."""
    record = open_record(str(file))
    if game is not None and game != record.game:
        raise UserError("resume.other_game", game=record.game, asked=game[:40])
    match = replayed(record)
    if match.outcome is not None:
        raise UserError("resume.over", file=str(file))
    if not isinstance(match.chance, SeededChance):
        raise UserError("resume.no_seed", file=str(file))
    if record.commitment != commitment_to(match.chance.seed):
        raise RecordError("verify.commitment")
    seats = reseated(record.game, record.seats, match.options.seats)
    table = Table(match, seats, file, programs_again(seats, programs))
    table.start_programs()
    return table


def reseated(game: str, seats: tuple[SeatRecord, ...], count: int) -> tuple[SeatRecord, ...]:
    if len(seats) != count:
        raise RecordError("record.seats", count=count)
    for seat in seats:
        if seat.bot and seat.bot != SCHEME and seat.bot not in bots_of(game).players:
            raise UserError("seats.unknown", seat=seat.bot[:40], levels=", ".join(bots_of(game).players))
    if all([seat.bot for seat in seats]):
        raise UserError("seats.nobody")
    return with_names(seats, words())
