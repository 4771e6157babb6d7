"""The table page: bar, board, seats, log, chat, the hand and what is asked. It works without its script, too."""

from typing import Final

import htpy as h

from capolinea.i18n import Say
from capolinea.render.icons import icon, logo
from capolinea.render.pages.assets import asset
from capolinea.render.pages.client_words import client_words
from capolinea.render.pages.data import RefusalData, TableData, Visitor
from capolinea.render.pages.dialogs import (
    invite_dialog,
    leaving_sheet,
    look_up_dialog,
    menu,
    outcome_dialog,
    results_dialog,
    veil,
)
from capolinea.render.pages.layout import (
    json_block,
    language_link,
    layout,
    say_for,
    theme_link,
    trusted,
)
from capolinea.render.pages.parts import (
    SPEEDS,
    chat_rows,
    facts,
    goal_line,
    log_rows,
    mark,
    offers_form,
    old_rules_link,
    rules_url,
    seat_rows,
    sprite,
    templates,
    to_newest,
    turn_strip,
)


def table_page(data: TableData, visitor: Visitor, csrf: str, refusal: RefusalData | None = None) -> str:
    """One viewer's page of a table. `refusal`: why the move of a plain form was not accepted."""
    say = say_for(visitor)
    back = f"/t/{data.table}"
    my_turn = is_my_turn(data)
    title = say("client.title-turn", game=data.game_name) if my_turn else say("client.title", game=data.game_name)
    # Without a script nothing is pushed, so the page looks again by itself while others play.
    again = None if my_turn or data.status == "over" else h.noscript[h.meta(http_equiv="refresh", content="8")]
    return layout(
        h.a(".skip", href="#offers-form")[say("table.skip-to-offers")],
        sprite(),
        table_bar(say, data, visitor, back),
        annex(say, data),
        board(say, data),
        side(say, data, csrf),
        dock(say, data, refusal, csrf),
        bottom(say, data),
        leaving_sheet(say),
        results_dialog(say, data),
        outcome_dialog(say, data),
        invite_dialog(say, data),
        look_up_dialog(say, data),
        veil(say, data),
        why_not(say),
        h.p("#last-line.sr", aria_live="polite"),
        h.p("#notice.notice", role="status", hidden=True),
        templates(say),
        json_block("table-data", data),
        json_block("words", client_words(say)),
        title=title,
        visitor=visitor,
        body_class=body_class(data),
        styles=("table.css", "sheets.css"),
        game_style=data.css_url,
        script="table.js",
        head=[board_preload(data), again],
        body_data={"data-favicon": asset("favicon.svg"), "data-favicon-turn": asset("favicon-turn.svg")},
    )


def body_class(data: TableData, cls: str = "table") -> str:
    panel = data.scene.panel
    return " ".join([cls, *["with-annex"] * bool(data.scene.annex), *["with-beside"] * bool(panel and panel.beside)])


def is_my_turn(data: TableData) -> bool:
    return data.status == "playing" and any([seat.mine and seat.to_move for seat in data.seats])


def table_bar(say: Say, data: TableData, visitor: Visitor, back: str) -> h.Element:
    rules = say("page.rules")
    return h.header(".bar")[
        h.a(".home", href="/", aria_label=say("page.to-lobby"))[logo()],
        h.h1(".sign")[data.game_name],
        None if data.my_seats else h.span(".watching.wide-only")[icon("eye"), " ", say("client.watching")],
        h.span(".sep.wide-only"),
        turn_strip(data),
        facts(data),
        old_rules_link(say, data, "wide-only"),
        h.span(".grow"),
        invite_button(say, data),
        look_up_button(say, data),
        h.a(".icon.wide-only", href=rules_url(data), aria_label=rules, title=rules)[icon("book")],
        theme_link(say, visitor, back),
        language_link(say, visitor, back),
        menu(say, data, visitor, back),
    ]


def invite_button(say: Say, data: TableData) -> h.Node:
    if not data.is_host:
        return None
    return h.button("#invite-open.icon.with-word", type="button", hidden=not any_open(data))[
        icon("people"), h.span(".wide-only")[say("client.invite")]
    ]


def look_up_button(say: Say, data: TableData) -> h.Node:
    if not data.has_look_up:
        return None
    name = say("table.look-up")
    return h.button(".icon.scripted", type="button", data_look_up=True, aria_label=name, title=name)[icon("table")]


def any_open(data: TableData) -> bool:
    return any([seat.kind == "open" for seat in data.seats])


def annex(say: Say, data: TableData) -> h.Node:
    """A panel beside the board; on smaller screens the script moves it into a tab."""
    if not data.scene.annex:
        return None
    return h.section("#annex.annex", aria_label=say("table.tab-annex"), tabindex="0")[trusted(data.scene.annex)]


def board(say: Say, data: TableData) -> h.Element:
    x, y, width, height = data.scene.focus
    return h.main("#board.board", data_src=data.board_url, data_focus=f"{x:g} {y:g} {width:g} {height:g}")[
        picture(say, data),
        h.div("#key.key", hidden="key" not in data.scene.layers)[trusted(data.scene.layers.get("key", ""))],
        h.div("#tray.tray", role="group", aria_label=say("table.tray"), hidden=True),
        h.div("#mini.mini", hidden="mini" not in data.scene.layers),
        h.div("#moment.moment", hidden=True, aria_hidden="true"),
        since(say),
        zoom_tools(say),
    ]


def picture(say: Say, data: TableData, entry: int | None = None) -> h.Element:
    """The table as one picture, where no script lays the board."""
    seat = -1 if data.viewer is None else data.viewer
    then = "" if entry is None else f"&entry={entry}"
    return h.noscript[h.img(".picture", src=f"/t/{data.table}/picture.svg?seat={seat}{then}", alt=say("table.board"))]


def board_preload(data: TableData) -> h.Node:
    """The board comes from its own address, once for all visits: it is asked for before the script is there."""
    return h.link(rel="preload", href=f"{data.board_url}&part=played", as_="fetch", crossorigin="anonymous")


def zoom_tools(say: Say) -> h.Element:
    return h.div(".tools", role="group", aria_label=say("table.zoom"))[
        zoom_button("in", "plus", say("table.zoom-in")),
        zoom_button("out", "minus", say("table.zoom-out")),
        zoom_button("fit", "fit", say("table.zoom-fit")),
    ]


def since(say: Say) -> h.Element:
    """What the others have done since the viewer's last turn: filled by the script, step by step."""

    def step(key: str, drawing: str) -> h.Element:
        words = say(f"since.{key}")
        return h.button(".icon", type="button", data_since=key, aria_label=words, title=words)[icon(drawing)]

    return h.div("#since.since", role="group", aria_label=say("since.title"), hidden=True)[
        h.div(".cap")[h.b[say("since.title")], h.span(".ticks", data_f="ticks", aria_hidden="true")],
        step("back", "left"),
        h.div(".what")[mark(None), h.span(data_f="text", aria_live="polite")],
        step("on", "right"),
        h.div(".speeds", role="group", aria_label=say("replay.speed"))[
            [h.button(type="button", data_speed=speed, aria_pressed="false")[words] for speed, words in SPEEDS]
        ],
        h.button(".btn.quiet", type="button", data_since="skip")[say("since.skip")],
    ]


def zoom_button(key: str, drawing: str, name: str) -> h.Element:
    return h.button(".icon", type="button", data_zoom=key, aria_label=name, title=name)[icon(drawing)]


#: Tabs of the side: key, icon.
TABS: Final = (("log", "list"), ("offers", "hand"), ("chat", "chat"), ("rules", "book"))
#: The panel beside the board, where a game has one.
ANNEX_TAB: Final = ("annex", "train")
#: A phone's tabs before "more", which leads to all others.
FEW: Final = 4


def tabs_of(data: TableData) -> tuple[tuple[str, str], ...]:
    log, *others = TABS
    own = data.scene.panel
    return (log, *([("own", own.icon)] if own else []), *([ANNEX_TAB] if data.scene.annex else []), *others)


def sheets_of(data: TableData) -> tuple[tuple[str, str], ...]:
    """Return the sheets of a phone, what is needed most first."""
    own = [tab for tab in tabs_of(data) if tab[0] == "own"]
    others = [tab for tab in tabs_of(data) if tab[0] not in ("own", "log")]
    return (("map", "map"), *own, ("seats", "people"), TABS[0], *others)


def tab_word(say: Say, data: TableData, key: str) -> str:
    return data.scene.panel.label if key == "own" and data.scene.panel else say(f"table.tab-{key}")


def own_panel(say: Say, data: TableData) -> h.Node:
    """Draw the game's own panel."""
    own = data.scene.panel
    if own is None:
        return None
    return h.section(
        "#panel-own",
        class_=["panel own", {"beside": own.beside}],
        role=None if own.beside else "tabpanel",
        tabindex="-1",
        aria_label=own.label,
        hidden=not own.html,
    )[
        h.div(".sheet-head")[
            h.h2(".sheet-title.sign")[h.span("#own-title")[own.title], h.small("#own-note")[own.note]], close_sheet(say)
        ],
        h.div("#own.own-in")[trusted(own.html)],
    ]


def close_sheet(say: Say) -> h.Element:
    return h.button(".icon.sheet-close.scripted", type="button", aria_label=say("table.close"))[icon("x")]


def side(say: Say, data: TableData, csrf: str) -> h.Element:
    beside = data.scene.panel is not None and data.scene.panel.beside
    behind = {key for key, _ in sheets_of(data)[FEW:]}
    return h.aside(".side", aria_label=say("table.side"))[
        goal_line(data, "wide-only"),
        h.section("#seats.seats", aria_label=say("table.seats"))[
            h.div(".head")[h.h2(".sign")[say("table.seats")]],
            h.div("#seat-rows.seat-rows")[seat_rows(say, data)],
        ],
        h.section("#track.track")[trusted(data.scene.track)],
        own_panel(say, data) if beside else None,
        h.div("#tabs.tabs", role="tablist", aria_label=say("table.side"))[
            [tab(say, data, key, drawing, behind=key in behind) for key, drawing in tabs_of(data)]
        ],
        None if beside else own_panel(say, data),
        panel(
            say,
            "seats",
            say("table.seats"),
            goal_line(data, ""),
            h.div("#sheet-seats"),
            options_list(say, data),
            hidden=True,
        ),
        panel(say, "annex", say("table.tab-annex"), hidden=True) if data.scene.annex else None,
        panel(say, "log", say("table.tab-log"), h.ol("#log.log")[log_rows(data)], to_newest(say)),
        panel(say, "offers", say("table.tab-offers"), offers_form(say, data, csrf), keys_help(say), hidden=True),
        panel(say, "chat", say("table.tab-chat"), h.ol("#chat.log.chat")[chat_rows(say, data.chat)], hidden=True),
        panel(
            say,
            "rules",
            say("table.tab-rules"),
            options_list(say, data),
            h.div("#rules.rules-in", data_src=rules_url(data))[
                h.p[h.a(href=rules_url(data), target="_blank")[say("table.rules-whole")]]
            ],
            hidden=True,
        ),
        h.form("#say.say", data_table=data.table)[
            h.label(".sr", for_="say-text")[say("table.chat-write")],
            h.input("#say-text", name="text", maxlength="500", autocomplete="off", placeholder=say("table.chat-write")),
            h.button(".btn", type="submit", aria_label=say("table.chat-send"))[icon("send")],
        ],
    ]


def tab(say: Say, data: TableData, key: str, drawing: str, *, behind: bool) -> h.Element:
    """Draw a tab of the side; `behind`: on a phone it is one of those that "more" leads to."""
    selected = key == "log"
    return h.button(
        f"#tab-{key}",
        class_={"behind": behind},
        hidden=key == "own" and not (data.scene.panel and data.scene.panel.html),
        type="button",
        role="tab",
        data_panel=key,
        aria_selected="true" if selected else "false",
        aria_controls=f"panel-{key}",
        tabindex="0" if selected else "-1",
    )[icon(drawing), h.span[tab_word(say, data, key)], dot(key)]


def dot(key: str) -> h.Node:
    return h.span(".dot", data_dot=key, hidden=True) if key in ("chat", "offers") else None


def panel(say: Say, key: str, name: str, *children: h.Node, hidden: bool = False) -> h.Element:
    return h.section(
        id=f"panel-{key}", class_=["panel", {"now": not hidden}], role="tabpanel", tabindex="-1", aria_label=name
    )[h.div(".sheet-head")[h.h2(".sheet-title.sign")[name], close_sheet(say)], children]


def options_list(say: Say, data: TableData) -> h.Node:
    if not data.options and not data.old_rules:
        return None
    told: list[h.Node] = [h.li[option] for option in data.options]
    if data.old_rules:
        told.append(h.li[old_rules_link(say, data, "")])
    return h.div(".options")[h.h3[say("table.options")], h.ul[told]]


def keys_help(say: Say) -> h.Element:
    """What the keyboard can do, told once, where keyboard players look."""
    rows = (("1–9", "number"), ("← ↑ → ↓", "arrows"), ("Enter", "enter"), ("U", "undo"), ("Esc", "escape"))
    return h.details(".keys-help.wide-only")[
        h.summary[say("table.keys")],
        h.dl[[h.div[h.dt[h.kbd[keys]], h.dd[say(f"table.key-{code}")]] for keys, code in rows]],
    ]


def dock(say: Say, data: TableData, refusal: RefusalData | None, csrf: str) -> h.Element:
    back = stood_in(data)
    my_turn = is_my_turn(data)
    lamp = "stop" if refusal else "" if my_turn else "end" if data.status == "over" else "wait"
    prompt, hint = data.scene.prompt, data.scene.hint
    if not data.my_seats:
        prompt = f"{say('client.watching')} · {prompt}"
    if data.status == "open":
        prompt, hint = say("client.open"), say("client.open-hint")
    if data.outcome is not None:
        prompt, hint = data.outcome.title, data.outcome.reason
    if back is not None:
        prompt, hint = say("client.stood-in"), say("client.stood-in-hint")
    if refusal is not None:
        prompt, hint = say("client.refused"), refusal.message
    buttons = [card for card in data.offers if card.targets and card.targets[0].startswith("button:")]
    return h.section("#dock.dock", aria_label=say("table.dock"))[
        h.div("#hand.hand-slot")[trusted(data.scene.hand)],
        h.div(id="act", class_=f"act {lamp}".rstrip())[
            h.div(".ask")[
                h.i(".lampx", aria_hidden="true"),
                h.div(".say-what")[h.b("#prompt", aria_live="polite")[prompt], h.span("#hint")[hint]],
            ],
            h.div("#go.go")[
                take_back_form(say, data, back, csrf) if back is not None else None,
                plain_button("undo", say("client.undo"), "btn quiet") if data.can_undo else None,
            ],
            h.div("#row.row")[
                [
                    plain_button(card.action, card.label, "pick declines" if card.declines else "pick")
                    for card in buttons
                ],
            ],
            stepper(say),
            why(say, refusal),
        ],
    ]


def stepper(say: Say) -> h.Element:
    """A choice among offers that differ in a number alone; the script fills it."""
    return h.div("#stepper.stepper-line", hidden=True)[
        h.span("#stepper-words"),
        h.div(".stepper")[
            h.button("#stepper-less.icon", type="button", aria_label=say("table.step-less"))[icon("minus")],
            h.output("#stepper-figure", aria_live="polite"),
            h.button("#stepper-more.icon", type="button", aria_label=say("table.step-more"))[icon("plus")],
        ],
        h.label(".check")[h.input("#stepper-then", type="checkbox"), h.span[say("client.then-pass")]],
        h.span("#stepper-note"),
    ]


def stood_in(data: TableData) -> int | None:
    """The seat that may be taken back from a bot; not while this browser has another to play."""
    seats = [seat.seat for seat in data.seats if seat.can_take_back]
    return seats[0] if seats and not is_my_turn(data) else None


def take_back_form(say: Say, data: TableData, seat: int, csrf: str) -> h.Element:
    return h.form(method="post", action=f"/t/{data.table}/back")[
        h.input(type="hidden", name="csrf", value=csrf),
        h.input(type="hidden", name="seat", value=str(seat)),
        h.button(".btn.primary", type="submit")[say("client.take-back")],
    ]


def why(say: Say, refusal: RefusalData | None) -> h.Element:
    """The clause behind a refusal, and the smallest move that would be accepted."""
    if refusal is None or not refusal.clause:
        return h.p("#why.why", hidden=True)
    return h.p("#why.why")[h.a(href=refusal.clause_url)[refusal.clause], " ", refusal.clause_text]


def why_not(say: Say) -> h.Element:
    """Why a touched thing cannot be chosen: filled by the script and put beside the thing."""
    return h.div("#whynot.whynot", role="alert", hidden=True)[
        h.header[
            h.i(".lamp-no", aria_hidden="true"),
            h.b(data_f="message"),
            h.button(".icon", type="button", data_whynot_close=True, aria_label=say("client.dismiss"))[icon("x")],
        ],
        h.p[h.a(href="#", data_clause=True), " ", h.span(data_f="more")],
        h.button(".btn", type="button", data_fix=True),
    ]


def plain_button(action: str, words: str, cls: str) -> h.Element:
    """A button of the plain form, for pages without their script; the script puts its own in their place."""
    return h.button(class_=cls, type="submit", form="offers-form", name="action", value=action)[words]


def bottom(say: Say, data: TableData) -> h.Element:
    """The phone's tabs: each opens a sheet that takes the screen."""
    return h.nav("#bottom.bottom", aria_label=say("table.side"))[
        [
            h.button(
                type="button",
                data_sheet=key,
                hidden=key == "own" and not (data.scene.panel and data.scene.panel.html),
                aria_pressed="true" if key == "map" else "false",
            )[icon(drawing), h.span[tab_word(say, data, key)], dot(key)]
            for key, drawing in sheets_of(data)[:FEW]
        ],
        h.button(type="button", data_sheet="more", aria_pressed="false")[
            icon("menu", cls="i fat"), h.span[say("table.tab-more")], dot("chat")
        ],
    ]
