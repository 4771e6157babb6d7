"""A game in brief, in plain text."""

import re
import textwrap
from typing import Final

from capolinea.cli.clauses import WIDTH
from capolinea.render.brief import Brief, Point

#: Bold text and words that explain themselves on a page.
MARKS: Final = re.compile(r"\*\*(.+?)\*\*|\[([^\]]+)\]\(\w+\)")


def brief_lines(brief: Brief) -> list[str]:
    """Return the lines of the page without its pictures."""
    return [
        brief.title,
        *chapter(brief.goal.title, [wrapped(brief.goal.text)]),
        *chapter(brief.turn, [numbered(number, step) for number, step in enumerate(brief.steps, 1)]),
        *chapter(brief.end.title, [wrapped(brief.end.text), account(brief)]),
        *chapter(brief.missed_title, [numbered(number, point) for number, point in enumerate(brief.missed, 1)]),
    ]


def chapter(title: str, parts: list[list[str]]) -> list[str]:
    return ["", title, "", *[line for part in parts for line in part]]


def numbered(number: int, point: Point) -> list[str]:
    return [f"{number}  {point.title}", *[f"   {line}" for line in wrapped(point.text, WIDTH - 3)]]


def account(brief: Brief) -> list[str]:
    """Return the example with its figures in one column, the total below a rule."""
    wide = max([len(figure) for _, figure in brief.account])
    rows = [f"   {label:<{WIDTH - wide - 5}}  {figure:>{wide}}" for label, figure in brief.account]
    return ["", *rows[:-1], "   " + "-" * (WIDTH - 3), rows[-1]]


def wrapped(text: str, width: int = WIDTH) -> list[str]:
    # What is bold may hold words of its own.
    plain = MARKS.sub(r"\1\2", MARKS.sub(r"\1\2", text))
    return textwrap.wrap(plain, width)
