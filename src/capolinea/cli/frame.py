"""One screen of a match: board, seats, what is asked and what can be chosen, in as many rows as the terminal has."""

import html
import re
from collections.abc import Collection, Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from capolinea.games.catalogue import AnyLook
from capolinea.i18n import Say
from capolinea.render.look import Scene, TurnStep
from capolinea.render.situation import Situation
from capolinea.render.table.canvas import Canvas
from capolinea.render.table.text import seat_heads, spaced

#: From this height on, there is room for the board and for whole sentences.
TALL: Final = 34
#: A board with fewer rows cannot be read.
LOWEST_BOARD: Final = 12
#: Colours of the seats, of railroads that nobody owns, and of cards and cubes.
SEATS: Final = ("bold red", "bold blue", "bold green", "bold magenta", "bold cyan", "bold yellow")
LINES: Final = ("red", "magenta", "green", "blue", "cyan", "yellow", "bold", "bold green", "bold red")
CARDS: Final = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "white": "bold",
    "black": "dim",
    "grey": "dim",
}
#: How a step of the turn is written, by its state.
STEPS: Final = {"done": ("{} ✓", "dim"), "now": ("[{}]", "bold"), "next": ("{}", "dim")}


#: Colours of a board in letters. What they say is said by letters too.
STYLES: Final = {
    "quiet": "dim",
    "strong": "bold",
    "water": "dim cyan",
    "path": "bold yellow",
    **dict(zip([f"seat-{seat}" for seat in range(6)], SEATS, strict=True)),
    **dict(zip([f"line-{line}" for line in range(9)], LINES, strict=True)),
    **{f"card-{name}": style for name, style in CARDS.items()},
}


def board_rows(canvas: Canvas) -> list[Text]:
    return [
        Text.assemble(*[(text, STYLES.get(style, "")) for text, style in canvas.runs(y)]) for y in range(canvas.rows)
    ]


def fitted_board(look: AnyLook, now: Situation[Any], say: Say, width: int, rows: int) -> list[Text]:
    """Return the board for so many rows, or the part of it around what is asked; nothing if there is no room."""
    if rows < LOWEST_BOARD:
        return []
    return board_rows(look.letters(now, say, width, rows).cropped(width, rows))


def head_rows(scene: Scene, console: Console, width: int) -> list[Text]:
    """Write the facts of the bar and the steps of the turn; on two rows if one is too short."""
    facts, steps = Text(" · ".join(scene.facts), "bold"), step_words(scene.steps)
    if not scene.steps:
        return [shortened(facts, width)]
    if facts.cell_len + steps.cell_len + 3 <= width:
        return [Text.assemble(facts, "   ", steps)]
    return [shortened(facts, width), shortened(steps, width)]


def step_words(steps: Sequence[TurnStep]) -> Text:
    written = [Text(STEPS[step.state][0].format(step.label), STEPS[step.state][1]) for step in steps]
    return Text(" › ", "dim").join(written)


def seat_rows(scene: Scene, asked: Collection[int], say: Say, width: int) -> list[Text]:
    rows = []
    for head, card in zip(seat_heads(say, scene.seats, asked), scene.seats, strict=True):
        rows.append(shortened(Text(spaced(f"{head} {card.unit}", card.note)), width))
    for seat, row in enumerate(rows):
        row.stylize(SEATS[seat], 2, 3)
        if seat in asked:
            row.stylize("bold", 0, 1)
    return rows


def ask_rows(scene: Scene, console: Console, width: int, height: int) -> list[Text]:
    """Write what is asked, how to answer and what for; on a low screen, briefly."""
    most = 2 if height >= TALL else 1
    return [
        shortened(Text(scene.prompt, "bold yellow"), width),
        *wrapped(Text(scene.hint), console, width, most),
        *wrapped(from_html(scene.goal), console, width, most),
    ]


def from_html(markup: str) -> Text:
    """Return a sentence with what is in bold in it."""
    text = Text()
    for number, part in enumerate(re.split(r"</?b>", markup)):
        text.append(html.unescape(re.sub(r"<[^>]*>", "", part)), "bold" if number % 2 else "dim")
    return text


def wrapped(text: Text, console: Console, width: int, most: int) -> list[Text]:
    """Return the text on at most `most` rows; what has no room on them ends in an ellipsis."""
    if not text.plain:
        return []
    rows = list(text.wrap(console, width))
    if len(rows) <= most:
        return rows
    for row in rows:
        row.rstrip()
    rest = Text(" ").join(rows[most - 1 :])
    return [*rows[: most - 1], shortened(rest, width)]


def shortened(text: Text, width: int) -> Text:
    short = text.copy()
    short.truncate(width, overflow="ellipsis")
    return short
