"""What opens over the table: the menu, invitations, the sum of a round, the end, the screen between two people."""

import htpy as h

from capolinea.i18n import Say
from capolinea.render.icons import icon
from capolinea.render.pages.data import OutcomeData, SeatData, TableData, Visitor
from capolinea.render.pages.layout import theme_link, trusted
from capolinea.render.pages.parts import is_away, mark, outcome_table


def menu(say: Say, data: TableData, visitor: Visitor, back: str) -> h.Element:
    """Everything that is not needed every turn. A `<details>`, so that it opens without a script."""
    return h.details("#menu.menu")[
        h.summary(".icon", aria_label=say("menu.title"))[icon("menu", cls="i fat")],
        h.div(".menu-card", role="group", aria_label=say("menu.title"))[
            h.a(href=f"/rules/{data.game}")[icon("book"), say("page.rules")],
            h.a(href=f"/t/{data.table}/replay")[icon("eye"), say("client.replay")],
            theme_link(say, visitor, back, cls="", words=True),
            h.a(href=f"/set?lang={other(say)}&back={back}", lang=other(say))[
                h.span(".i.lang-code")[other(say).upper()], say("page.other-language")
            ],
            switch("sound", "sound", say("menu.sound")),
            switch("quick", "hand", say("menu.quick")),
            copy_entry(say, data.watch_url, say("menu.copy-watch")) if data.watch_url else None,
            h.a(href=f"/t/{data.table}/program")[icon("bot"), say("menu.program")]
            if data.status != "over" and data.viewer is not None
            else None,
            [
                h.a(href=f"/t/{data.table}/record.json", download=True)[icon("download"), say("menu.record")],
                h.a(href=f"/t/{data.table}/record.txt")[icon("list"), say("menu.transcript")],
            ]
            if data.status == "over"
            else None,
            h.a(href="/")[icon("left"), say("menu.lobby")],
        ],
    ]


def other(say: Say) -> str:
    return "en" if say.language == "it" else "it"


def switch(key: str, drawing: str, words: str) -> h.Element:
    """A preference of this browser, kept by the script."""
    return h.button(".scripted", type="button", role="switch", aria_checked="false", data_pref=key)[
        icon(drawing), h.span[words], h.i(".switch", aria_hidden="true")
    ]


def copy_entry(say: Say, path: str, words: str) -> h.Element:
    return h.a(href=path, data_copy=path)[icon("link"), h.span[words]]


def results_dialog(say: Say, data: TableData) -> h.Element:
    """The sum of a round, over the board as it lay; filled by the script, once for each result."""
    return h.dialog("#results.card-dialog.moment-sheet", aria_label=say("table.results"))[
        h.div("#results-body")[trusted(data.scene.results)],
        h.div(".go")[h.button(".btn.primary", type="button", data_close=True)[say("table.go-on")]],
        close_corner(say),
    ]


def close_corner(say: Say) -> h.Element:
    return h.button(".icon.corner", type="button", data_close=True, aria_label=say("table.close"))[icon("x")]


def leaving_sheet(say: Say) -> h.Element:
    """How somebody went out, over the board alone; filled by the script, once for each."""
    return h.section("#leaving.leaving", hidden=True)[
        h.div(".leaving-card", role="dialog", aria_label=say("table.leaving"), tabindex="-1")[
            h.button(".icon.corner", type="button", data_way="stay", aria_label=say("table.close"))[icon("x")],
            h.div("#leaving-body"),
            h.div(".ways")[
                way(say, "finish", cls="btn primary"),
                way(say, "fast"),
                way(say, "leave"),
                way(say, "stay", "btn primary"),
            ],
        ]
    ]


def way(say: Say, key: str, cls: str = "btn") -> h.Element:
    """A button and what follows from it."""
    return h.button(class_=cls, type="button", data_way=key)[
        h.span[
            say(f"client.way-{key}"),
            h.small(data_f="note")[say(f"table.way-{key}-note") if key in ("fast", "leave") else None],
        ]
    ]


def outcome_dialog(say: Say, data: TableData) -> h.Element:
    """How it ended, over the board alone. Without a script it simply stands open."""
    inner = [outcome_body(say, data, data.outcome), close_corner(say)] if data.outcome else None
    return h.dialog("#outcome.card-dialog.moment-sheet", aria_label=say("table.over"))[inner]


def outcome_body(say: Say, data: TableData, outcome: OutcomeData) -> h.Node:
    return [
        h.p(".sign.cap")[say("table.end-of-line")],
        h.h2[outcome.title],
        h.p(".note")[outcome.reason],
        outcome_table(say, outcome),
        check_draws(say, data, outcome),
        h.div(".go")[
            h.a(".btn", href=f"/t/{data.table}/replay?entry=0")[icon("eye"), say("client.replay")],
            h.button(".btn.primary", type="button", data_rematch=True)[icon("again"), say("client.rematch")]
            if data.my_seats
            else None,
        ],
    ]


def check_draws(say: Say, data: TableData, outcome: OutcomeData) -> h.Element:
    """The promise given before play, the secret behind it, and how to check one against the other."""
    return h.details(".draws")[
        h.summary[say("table.check-draws")],
        h.p[say("table.check-explained")],
        h.dl[
            h.dt[say("table.commitment")],
            h.dd[h.code[outcome.commitment]],
            h.dt[say("table.seed")],
            h.dd[h.code[outcome.seed]],
        ],
        h.p[
            h.a(href=f"/t/{data.table}/record.json", download=True)[say("menu.record")],
            h.br,
            h.code["capolinea verify record.json"],
        ],
    ]


def invite_dialog(say: Say, data: TableData) -> h.Node:
    """Links for the seats that wait, each to copy or to scan; the host may seat a bot instead."""
    if not data.is_host:
        return None
    return h.dialog("#invite.card-dialog", aria_labelledby="invite-title")[
        h.h2("#invite-title")[say("invite.title")],
        h.p(".note")[say("invite.explained")] if any([seat.invite for seat in data.seats]) else None,
        h.ul(".invites")[[invite_row(say, data, seat) for seat in data.seats if wants_somebody(seat)]],
        watch_row(say, data),
        h.div(".go")[h.button(".btn", type="button", data_close=True)[say("table.close")]],
    ]


def wants_somebody(seat: SeatData) -> bool:
    return seat.kind == "open" or is_away(seat)


def invite_row(say: Say, data: TableData, seat: SeatData) -> h.Element:
    name = seat.name if seat.kind == "person" else say("client.open-seat")
    return h.li(class_="away" if is_away(seat) else None)[
        h.div(".invite-head")[mark(seat.seat, "mark"), h.b[name]],
        [
            h.img(".qr", src=qr_path(seat.invite), alt=say("invite.qr"), loading="lazy", width="132", height="132"),
            h.div(".copy-line")[
                h.input(value=seat.invite, readonly=True, data_absolute=True, aria_label=say("invite.link")),
                h.button(".btn", type="button", data_copy=seat.invite)[icon("copy"), h.span[say("invite.copy")]],
            ],
        ]
        if seat.invite
        else None,
        h.p(".note")[away_words(say, data, seat)] if is_away(seat) else None,
        bot_form(say, data, seat) if seat.kind == "open" or seat.is_absent else None,
    ]


def away_words(say: Say, data: TableData, seat: SeatData) -> str:
    """How long somebody has been away, and what may be done about it."""
    if seat.is_absent:
        return say("invite.absent", minutes=seat.away_minutes, name=seat.name)
    return say("invite.away", minutes=seat.away_minutes, most=data.absence_minutes)


def qr_path(invite: str) -> str:
    return invite.replace("/join/", "/qr/", 1) + ".svg"


def bot_form(say: Say, data: TableData, seat: SeatData) -> h.Node:
    if not data.levels:
        return None
    middle = data.levels[len(data.levels) // 2][0]
    return h.form(".bot-line", data_bot=str(seat.seat))[
        h.label[
            h.span(".sr")[say("invite.level")],
            h.select(name="level")[[h.option(value=key, selected=key == middle)[words] for key, words in data.levels]],
        ],
        h.button(".btn", type="submit")[icon("bot"), say("invite.bot" if seat.kind == "open" else "invite.stand-in")],
    ]


def watch_row(say: Say, data: TableData) -> h.Node:
    if not data.watch_url:
        return None
    return h.div(".invite-watch")[
        h.p[h.b[say("invite.watch")], " ", say("invite.watch-explained")],
        h.div(".copy-line")[
            h.input(value=data.watch_url, readonly=True, data_absolute=True, aria_label=say("invite.watch")),
            h.button(".btn", type="button", data_copy=data.watch_url)[icon("copy"), h.span[say("invite.copy")]],
        ],
    ]


def look_up_dialog(say: Say, data: TableData) -> h.Node:
    """The game's tables and comparisons; the script fetches a page when it is asked for."""
    if not data.has_look_up:
        return None
    return h.dialog("#look-up.card-dialog.look-up", aria_label=say("table.look-up"))[
        h.div(".look-head")[
            h.h2(".sign")[say("table.look-up")],
            h.label(".filter")[
                h.span(".sr")[say("table.look-up-search")],
                h.input(type="search", placeholder=say("table.look-up-search"), autocomplete="off"),
            ],
            h.button(".icon", type="button", data_close=True, aria_label=say("table.close"))[icon("x")],
        ],
        h.div("#look-up-body", tabindex="-1"),
    ]


def veil(say: Say, data: TableData) -> h.Node:
    """Between two people at one screen. It covers everything before anything is painted, and lifts by a link, so
    that it neither flashes a hand nor needs a script."""
    if len(data.my_seats) < 2 or not data.hides:
        return None
    name = next((seat.name for seat in data.seats if seat.seat == data.viewer), "")
    return [
        h.span("#shown"),
        h.div(
            "#veil.veil",
            hidden=data.status != "playing",
            role="dialog",
            aria_modal="true",
            aria_labelledby="veil-title",
        )[
            h.div(".veil-card")[
                mark(data.viewer, "mark veil-mark"),
                h.h2("#veil-title")[say("client.pass-to", name=name)],
                h.p[say("veil.explained")],
                h.a("#veil-lift.btn.primary", href="#shown", role="button")[say("veil.show")],
            ]
        ],
    ]
