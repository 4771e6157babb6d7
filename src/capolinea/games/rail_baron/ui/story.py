"""The end of a match: a chart of everybody's wealth, and where it came from."""

from collections.abc import Sequence
from typing import Final

import htpy as h

from capolinea.core.event import Event
from capolinea.games.rail_baron.fees import winning_sum
from capolinea.games.rail_baron.ui.table import Now
from capolinea.games.rail_baron.ui.wealth_history import SOURCES, WealthHistory, wealth_history_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, seat_names
from capolinea.render.html import html
from capolinea.render.marks import seat_key, seat_mark_at
from capolinea.render.svg import Svg, el, num
from capolinea.render.table.results import accounts, note, result_sheet, seat_account

WIDTH: Final = 330.0
HEIGHT: Final = 210.0
LEFT: Final = 34.0
RIGHT: Final = 26.0
TOP: Final = 10.0
BOTTOM: Final = 22.0
#: Possible distances between the chart's levels.
STEPS: Final = (25_000, 50_000, 100_000, 200_000, 500_000)
#: Room for a seat's mark at the end of its line.
APART: Final = 15.0
#: A line has at most about this many points.
POINTS: Final = 160


def story(now: Now, events: Sequence[Event], say: Say) -> str:
    """Draw the end of a match: hidden cash is now shown, and all payments were public."""
    view = now.view
    history = wealth_history_of(view.options, view.version, events)
    order = sorted(range(len(view.cash)), key=lambda seat: (seat not in view.winners, -history.worth[-1][seat], seat))
    return html(
        result_sheet(
            say("story.title"),
            say("story.won", count=len(view.winners), winners=seat_names(say, view.winners), reason=view.reason),
            draw_chart(view, history, say),
            note(say("story.chart_note")),
            accounts([draw_account(history, seat, say) for seat in order]),
        )
    )


def draw_chart(view: View, history: WealthHistory, say: Say) -> Svg:
    """Draw net worth over turns: a line per seat in its colour and pattern, with its mark at the end."""
    goal = winning_sum(view.options)
    most = max(goal, *[max(row) for row in history.worth])
    return el(
        "svg",
        el("title", say("story.chart", turns=len(history.worth) - 1)),
        *draw_levels(most, say),
        el("path", cls="chart-goal", d=f"M{num(LEFT)} {num(height_of(goal, most))}H{num(WIDTH - RIGHT)}"),
        *[draw_line(history, seat, most) for seat in range(len(view.cash))],
        *draw_ends(history, most),
        el(
            "text",
            say("story.turns", turns=len(history.worth) - 1),
            cls="chart-words end",
            x=WIDTH - RIGHT,
            y=HEIGHT - 6,
        ),
        cls="chart",
        viewBox=f"0 0 {num(WIDTH)} {num(HEIGHT)}",
        role="img",
    )


def height_of(worth: int, most: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * max(0, worth) / most


def draw_levels(most: int, say: Say) -> list[Svg]:
    step = next((each for each in STEPS if most / each <= 6), STEPS[-1])
    levels = range(0, most + 1, step)
    return [
        el(
            "g",
            el("path", cls="chart-level", d=f"M{num(LEFT)} {num(height_of(level, most))}H{num(WIDTH - RIGHT)}"),
            el("text", str(level // 1000), cls="chart-words end", x=LEFT - 4, y=height_of(level, most) + 3.5),
        )
        for level in levels
    ]


def draw_line(history: WealthHistory, seat: int, most: int) -> Svg:
    count = len(history.worth)
    step = max(1, count // POINTS)
    turns = [*range(0, count - 1, step), count - 1]
    wide = (WIDTH - LEFT - RIGHT) / max(1, count - 1)
    spots = [f"{num(LEFT + wide * turn)} {num(height_of(history.worth[turn][seat], most))}" for turn in turns]
    path = "M" + "L".join(spots)
    key = seat_key(seat)
    return el(
        "g",
        el("path", cls="chart-case", d=path),
        el("path", cls=f"chart-line track-{key}", d=path),
        el("path", cls=f"chart-pattern pattern-{key}", d=path),
    )


def draw_ends(history: WealthHistory, most: int) -> list[Svg]:
    """Draw the marks at the ends, highest first, without overlaps."""
    seats = sorted(range(len(history.worth[-1])), key=lambda seat: -history.worth[-1][seat])
    heights = [height_of(history.worth[-1][seat], most) for seat in seats]
    for index in range(1, len(heights)):
        heights[index] = max(heights[index], heights[index - 1] + APART)
    over = max(0.0, heights[-1] - (HEIGHT - BOTTOM + 4))
    heights = [max(TOP, height - over) for height in heights]
    return [
        seat_mark_at(seat, WIDTH - RIGHT / 2 + 1, height, scale=0.5, letter=False)
        for seat, height in zip(seats, heights, strict=True)
    ]


def draw_account(history: WealthHistory, seat: int, say: Say) -> h.Element:
    """Draw what a seat has, and below it where its cash comes from."""
    has = (("cash", history.cash(seat)), ("railroads", history.railroads(seat)), ("engine", history.engines(seat)))
    parts = [(source, history.accounts[seat][source]) for source in SOURCES if history.accounts[seat][source]]
    return seat_account(
        say,
        seat,
        h.b(".num")[dollars(say, history.worth[-1][seat])],
        h.p(".sum")[" + ".join([f"{say(f'part.{part}')} {dollars(say, value)}" for part, value in has if value])],
        h.details[
            h.summary(".sum")[say("story.made_of", trips=history.trips[seat])],
            h.ul(".ledger-list")[
                [h.li[h.span[say(f"story.{source}")], h.span(".num")[dollars(say, value)]] for source, value in parts]
            ],
        ],
    )
