"""Pieces that the table and the replay share. The script clones the same pieces from `<template>`s, so that each
kind of row has one author."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import htpy as h

from capolinea.i18n import Say
from capolinea.i18n.phrases import plain, signed
from capolinea.render.icons import icon
from capolinea.render.look import LogLine, OfferCard, SeatCard, TurnStep
from capolinea.render.marks import LETTERS, seat_letter, seat_shape
from capolinea.render.pages.data import ChatLine, LoggedLine, OutcomeData, OutcomeRow, SeatData, TableData
from capolinea.render.svg import Svg, el

#: Icons that the script puts into what it makes.
CLIENT_ICONS: Final = ("bot", "off", "undo", "right", "plus", "minus", "eye", "last")
#: How fast moves are shown, as factors, and in words.
SPEEDS: Final = (("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))


def sprite() -> h.Element:
    """The marks of all seats, drawn once and used by name."""
    marks = [el("g", seat_shape(seat), id=f"seat-{seat}") for seat in range(len(LETTERS))]
    return h.div(".sprite", aria_hidden="true")[el("svg", el("defs", *marks))]


def mark(seat: int | None, cls: str = "mark s") -> h.Node:
    """A seat's mark by name; without a seat, the room it would take."""
    if seat is None:
        return h.span(class_=cls, data_mark=True)
    use = el("use", href=f"#seat-{seat}")
    return el("svg", use, cls=cls, viewBox="-14 -14 28 28", data_mark=seat_letter(seat), aria_hidden="true")


def time_tag(at: float) -> h.Element:
    """A time of day; the script turns it from UTC to the clock of whoever looks."""
    when = datetime.fromtimestamp(at, UTC)
    return h.time(datetime=when.isoformat(timespec="seconds"))[when.strftime("%H:%M") if at else ""]


def facts(data: TableData) -> h.Element:
    return h.div("#facts.facts")[[h.span[fact] for fact in data.scene.facts]]


def turn_strip(data: TableData) -> h.Element:
    """The steps of the turn, each a door to the clause that tells of it."""
    return h.ol("#turn.turn")[[turn_step(step, rules_url(data)) for step in data.scene.steps]]


def turn_step(step: TurnStep, rules: str) -> h.Element:
    return h.li(class_=step.state, aria_current="step" if step.state == "now" else None)[
        h.a(href=f"{rules}#{step.clause}", data_clause=step.clause)[h.span(data_f="label")[step.label], icon("check")]
    ]


def goal_line(data: TableData, cls: str) -> h.Element:
    """What the viewer plays for."""
    return h.p(class_=f"goal-line {cls}", hidden=not data.scene.goal)[
        icon("flag"), h.span(data_f="goal")[Svg(data.scene.goal)]
    ]


def rules_url(data: TableData) -> str:
    """The rules page, with what was different where the match is played by an older version."""
    return f"/rules/{data.game}?version={data.old_rules}" if data.old_rules else f"/rules/{data.game}"


def old_rules_link(say: Say, data: TableData, cls: str) -> h.Node:
    """Says that a match is played by an older version of the rules."""
    if not data.old_rules:
        return None
    return h.a(class_=f"old-rules {cls}".rstrip(), href=rules_url(data), title=say("rules.old-explained"))[
        say("rules.old", version=data.old_rules)
    ]


def seat_rows(say: Say, data: TableData, *, live: bool = True) -> h.Node:
    """All seats. Not `live`: the seats of a replay, where whose turn it is now says nothing of whose it was then."""
    playing = live and data.status == "playing"
    pairs = zip(data.seats, data.scene.seats, strict=True)
    return [seat_row(say, seat, card, playing=playing) for seat, card in pairs]


def seat_row(say: Say, seat: SeatData, card: SeatCard, *, playing: bool = False) -> h.Element:
    """One seat: mark, name, what is known of it, score."""
    away = is_away(seat)
    tag = say("client.out-tag") if seat.out and playing else ""
    if seat.to_move and playing:
        tag = say("client.your-turn-tag") if seat.mine else say("client.turn-tag")
    drawing = "bot" if seat.kind == "bot" else "off" if away else ""
    gone = seat.out and playing
    classes = {"now": seat.to_move and playing, "off": away or seat.kind == "open" or gone, "out": gone}
    return h.div(class_=["seat", classes], data_seat=str(seat.seat))[
        mark(seat.seat, "mark"),
        h.div(".who")[
            h.div(".name")[
                h.span(data_f="name")[say("client.open-seat") if seat.kind == "open" else seat.name],
                h.span(".you", data_f="you")[say("client.you") if is_mine(seat) else None],
                h.span(".you.sub-icon", data_f="icon")[icon(drawing) if drawing else None],
                h.span(".you", data_f="sub")[seat_state(say, seat)],
                h.span(".tag", data_f="tag")[tag],
            ],
            h.div(".sub")[h.span(".fact", data_f="note", title=card.note)[card.note], backs(card.hidden)],
            h.div(".extra", data_f="extra")[Svg(card.extra)],
        ],
        h.div(".score.num")[
            h.span(data_f="score")[card.score],
            h.small(".wide-only", data_f="unit")[card.unit],
            h.small(".purse", data_f="purse")[card.purse],
        ],
    ]


def is_mine(seat: SeatData) -> bool:
    """Also where a bot plays for whoever reads the page."""
    return (seat.mine and seat.kind == "person") or seat.can_take_back


def is_away(seat: SeatData) -> bool:
    """Whoever reads the page is there, whatever the server knows of the connection."""
    return seat.kind == "person" and not seat.connected and not seat.mine


def seat_state(say: Say, seat: SeatData) -> str:
    """What is to be said of whoever sits there, if anything."""
    if seat.stand_in:
        return say("client.stand-in", level=level_words(say, seat.level))
    if seat.kind == "bot":
        return say("client.bot", level=level_words(say, seat.level))
    if seat.kind == "open":
        return say("client.waits-for-player")
    if is_away(seat):
        return say("client.away", minutes=seat.away_minutes) if seat.away_minutes else say("client.away-now")
    return ""


def level_words(say: Say, level: str) -> str:
    """A bot's level in words; a level of some other house keeps its own name."""
    code = f"level.{level}"
    return say(code) if say.knows(code) else level


def backs(count: int) -> h.Element:
    return h.span(".backs", data_f="backs")[[h.i for _ in range(count)]]


#: A table's page comes with so many lines of the log; the script brings older ones when somebody reads them.
NEWEST_LINES: Final = 50
#: A page holds so many at most.
MOST_LINES: Final = 240


def log_rows(data: TableData) -> h.Node:
    last = data.log[-1].entry if data.log else 0
    return [log_row(data.table, logged, last=logged.entry == last) for logged in data.log[-MOST_LINES:]]


def to_newest(say: Say) -> h.Element:
    """Leads a log that somebody has scrolled up back to its end."""
    return h.button("#to-newest.btn.to-newest", type="button", hidden=True)[icon("down"), say("table.to-newest")]


def log_row(table: str, logged: LoggedLine, *, last: bool = False) -> h.Element:
    """A line of the log: a link to the table as it stood then."""
    line: LogLine = logged.line
    cls = "note" if line.heading else "last" if last else None
    return h.li(class_=cls, data_entry=str(logged.entry))[
        h.a(href=f"/t/{table}/replay?entry={logged.entry}")[
            mark(line.seat),
            h.span[h.span(data_f="text")[line.text], h.span(".log-picture", data_f="picture")[Svg(line.picture)]],
            time_tag(logged.at),
        ]
    ]


def chat_rows(say: Say, lines: Sequence[ChatLine]) -> h.Node:
    return [chat_row(say, line) for line in lines]


def chat_row(say: Say, line: ChatLine) -> h.Element:
    return h.li[
        mark(line.seat),
        h.span[h.b(data_f="name")[line.name or say("client.spectator")], " ", h.span(data_f="text")[line.text]],
        time_tag(line.at),
    ]


def offers_form(say: Say, data: TableData, csrf: str) -> h.Element:
    """The clear listing: every offer as a button of a form, so that play needs neither script nor sight."""
    return h.form("#offers-form.offers", method="post", action=f"/t/{data.table}/play")[
        h.input(type="hidden", name="csrf", value=csrf),
        h.input(type="hidden", name="seat", value="" if data.viewer is None else str(data.viewer)),
        h.input(type="hidden", name="entry", value=str(data.entry)),
        h.p(".empty", data_f="empty")[say("client.no-offers") if not data.offers else None],
        h.label("#offers-filter.filter", hidden=True)[
            h.span(".sr")[say("table.filter")],
            h.input(type="search", placeholder=say("table.filter"), autocomplete="off"),
        ],
        h.ol("#offers-list.keys")[[offer_row(number, card) for number, card in enumerate(data.offers, 1)]],
    ]


def offer_row(number: int, card: OfferCard) -> h.Element:
    return h.li[
        h.button(type="submit", name="action", value=card.action, data_targets=" ".join(card.targets))[
            h.kbd(data_f="number", aria_hidden="true")[str(number)],
            h.span(data_f="label")[card.label],
            h.span(".figure", data_f="note")[card.note],
        ]
    ]


def outcome_table(say: Say, outcome: OutcomeData) -> h.Element:
    """The account of a match: its columns add up to the total."""
    heads = [*outcome.columns, say("table.total")]
    return h.div(".wide-table")[
        h.table(".res")[
            h.caption(".sr")[outcome.title],
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".sr")[say("table.rank")]],
                    h.th(scope="col")[h.span(".sr")[say("table.name")]],
                    [h.th(".num", scope="col")[head] for head in heads],
                ]
            ],
            h.tbody[[outcome_row(row, len(outcome.columns)) for row in outcome.rows]],
        ]
    ]


def outcome_row(row: OutcomeRow, columns: int) -> h.Element:
    """Who was not scored has no parts."""
    return h.tr(class_="win" if row.rank == 1 else None)[
        h.td[str(row.rank)],
        h.th(scope="row")[h.span(".nm")[mark(row.seat), row.name]],
        [h.td(".num")[signed(part) if place else plain(part)] for place, part in enumerate(row.parts)],
        [h.td(".num")["–"] for _ in range(columns - len(row.parts))],
        h.td(".num.tot")[plain(row.total) if row.parts else "–"],
    ]


def templates(say: Say) -> h.Node:
    """Blank rows for the script to clone."""
    blank = SeatData(seat=0, name="", kind="person")
    none = SeatCard(score="", unit="")
    return [
        h.template("#t-seat")[seat_row(say, blank, none)],
        h.template("#t-log")[log_row("", LoggedLine(entry=0, line=LogLine(text=""), at=0))],
        h.template("#t-chat")[chat_row(say, ChatLine(number=0, seat=None, name=" ", text="", time="", at=0))],
        h.template("#t-offer")[offer_row(0, OfferCard(action="", targets=(), label=""))],
        h.template("#t-step")[turn_step(TurnStep(label="", clause="", state=""), "")],
        h.template("#t-icons")[[h.span(data_icon=name)[icon(name)] for name in CLIENT_ICONS]],
    ]
