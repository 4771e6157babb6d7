"""A match in words: its log line by line, and the final scores."""

from collections.abc import Sequence

from capolinea.api import Match
from capolinea.cli.screen import Screen
from capolinea.cli.words import words
from capolinea.core.action import Seat, Undo
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.outcome import Outcome
from capolinea.games.catalogue import AnyLook
from capolinea.i18n import Say
from capolinea.render.look import LogLine

Told = tuple[int, LogLine]
"""The number of an entry, and one of its log lines."""


def log_lines(look: AnyLook, game: Say, entries: Sequence[Entry], viewers: tuple[Seat, ...]) -> list[Told]:
    """Return the log lines of `entries` that any of `viewers` may know."""
    told: list[Told] = []
    for entry in entries:
        if isinstance(entry.action, Undo):
            text = words()("log.undo", name=game.seat(entry.action.seat), to=entry.action.to)
            told.append((entry.number, LogLine(text, entry.seat)))
        for event in entry.events:
            line = look.log(event, game) if may_know(event, viewers) else None
            if line is not None:
                told.append((entry.number, with_addressee(line, event, viewers, game)))
    return told


def with_addressee(line: LogLine, event: Event, viewers: tuple[Seat, ...], game: Say) -> LogLine:
    """Return the line of a secret event with its seat's name, if there are several viewers."""
    if event.audience is None or len(viewers) == 1:
        return line
    return LogLine(words()("log.to", name=game.seat(event.audience), text=line.text), line.seat, line.targets)


def may_know(event: Event, viewers: tuple[Seat, ...]) -> bool:
    return event.audience is None or event.audience in viewers


def show_lines(screen: Screen, told: Sequence[Told]) -> None:
    for each in told:
        screen.show(line_text(each), "bold" if each[1].heading else "")


def line_text(told: Told) -> str:
    """Return a line with the number of its entry; a heading with an empty line above it."""
    number, line = told
    return f"\n{line.text}" if line.heading else f"{number:>4}  {line.text}"


def outcome_lines(match: Match, game: Say) -> list[str]:
    """Return the winners, the reason and each seat's scores, best first; empty while the match is running."""
    outcome = match.outcome
    if outcome is None:
        return []
    rows = [header(outcome, game), *[score_row(outcome, seat, game) for seat in by_rank(outcome)]]
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    winners = ", ".join([game.seat(seat) for seat in outcome.winners])
    won = words()("outcome.won", count=len(outcome.winners), winners=winners)
    return [won, game(f"reason.{outcome.reason}"), "", *[columns(row, widths) for row in rows]]


def header(outcome: Outcome, game: Say) -> list[str]:
    say = words()
    return ["", say("outcome.seat"), *part_names(outcome, game), say("outcome.total")]


def part_names(outcome: Outcome, game: Say) -> list[str]:
    """Return the column titles from the longest row of scores; repeated parts are numbered."""
    codes = [part.code for part in max(outcome.breakdown, key=len)]
    return [game(f"part.{code}", round=codes[: place + 1].count(code)) for place, code in enumerate(codes)]


def score_row(outcome: Outcome, seat: Seat, game: Say) -> list[str]:
    parts = [signed(part.value, place > 0) for place, part in enumerate(outcome.breakdown[seat])]
    parts += [""] * (max([len(row) for row in outcome.breakdown]) - len(parts))
    return [f"{outcome.ranks[seat]}.", game.seat(seat), *parts, signed(outcome.scores[seat], False)]


def signed(value: int, is_change: bool) -> str:
    if value < 0:
        return f"−{-value}"
    return f"+{value}" if is_change and value else str(value)


def by_rank(outcome: Outcome) -> list[Seat]:
    return sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))


def columns(row: Sequence[str], widths: Sequence[int]) -> str:
    """Align rank and name to the left, numbers to the right."""
    cells = [
        cell.ljust(width) if place < 2 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()
