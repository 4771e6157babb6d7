"""`capolinea replay`: show a recorded match in words, or the table at one entry."""

import sys
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.text import Text

from capolinea.api import Match
from capolinea.cli.frame import board_rows
from capolinea.cli.records import open_record, replayed, write_whole
from capolinea.cli.screen import Screen
from capolinea.cli.seating import with_names
from capolinea.cli.transcript import log_lines, outcome_lines, show_lines
from capolinea.cli.user_errors import UserError
from capolinea.cli.words import language, words
from capolinea.core.action import Seat
from capolinea.core.record import RecordError
from capolinea.games.catalogue import look_of
from capolinea.i18n import Say

#: How high a board is drawn that can be scaled.
BOARD_ROWS: Final = 28


def replay(
    file: Annotated[str, typer.Argument()],
    at: Annotated[int | None, typer.Option(metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    text: Annotated[bool, typer.Option("--text")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    record = open_record(file)
    match = replayed(record)
    if len(record.seats) != match.options.seats:
        raise RecordError("record.seats", count=match.options.seats)
    if seat is not None and not 1 <= seat <= match.options.seats:
        raise UserError("replay.seat", seat=seat, most=match.options.seats)
    viewer = None if seat is None else seat - 1
    shown = match if at is None else match.at(at)
    names = tuple([one.name for one in with_names(record.seats, words())])
    look = look_of(record.game)
    game = look.say(language(), names, match.options)
    if svg is not None:
        write_whole(svg, look.picture(look.see(shown, viewer), game).encode())
        print(words()("replay.drawn", file=str(svg), entry=shown.last_entry), file=sys.stderr)
    if json:
        print(as_json(shown, viewer, game, whole=match.outcome is not None))
    elif text or at is not None:
        show_table(shown, viewer, game)
    elif svg is None:
        show_transcript(match, viewer, game)


def show_table(match: Match, viewer: Seat | None, game: Say) -> None:
    """Show the table at an entry, and what led to it."""
    screen = Screen()
    look = look_of(match.rules.key)
    screen.show(words()("replay.at", entry=match.last_entry), "bold")
    now = look.see(match, viewer)
    board = look.letters(now, game, screen.width, BOARD_ROWS)
    screen.show_rows([*board_rows(board), *[Text(line, "dim") for line in board.key], Text()])
    screen.show(look.text(now, game))
    last = match.journal[-1:]
    show_lines(screen, log_lines(look, game, last, viewers_of(match, viewer, whole=False)))


def show_transcript(match: Match, viewer: Seat | None, game: Say) -> None:
    screen = Screen()
    viewers = viewers_of(match, viewer, whole=match.outcome is not None)
    screen.show(words()("replay.title", game=game("game.name"), seats=", ".join(game.seats)), "bold")
    show_lines(screen, log_lines(look_of(match.rules.key), game, match.journal, viewers))
    screen.show()
    for line in outcome_lines(match, game) or [words()("replay.unfinished", entry=match.last_entry)]:
        screen.show(line)


def viewers_of(match: Match, viewer: Seat | None, *, whole: bool) -> tuple[Seat, ...]:
    """Return the seats whose secrets are shown: the seat asked for, or all seats once the match is over."""
    if viewer is not None:
        return (viewer,)
    return tuple(range(match.options.seats)) if whole else ()


def as_json(match: Match, viewer: Seat | None, game: Say, *, whole: bool) -> str:
    look = look_of(match.rules.key)
    told = log_lines(look, game, match.journal, viewers_of(match, viewer, whole=whole))
    data: dict[str, Any] = {
        "game": match.rules.key,
        "seats": game.seats,
        "entry": match.last_entry,
        "turn": match.turn,
        "log": [{"entry": number, "seat": line.seat, "text": line.text} for number, line in told],
        "view": match.view(viewer),
        "outcome": match.outcome,
    }
    return msgspec.json.encode(data).decode()
