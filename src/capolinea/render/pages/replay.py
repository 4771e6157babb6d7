"""The replay: any entry of a match, with an address of its own."""

import htpy as h

from capolinea.i18n import Say
from capolinea.render.icons import icon
from capolinea.render.pages.client_words import client_words
from capolinea.render.pages.data import TableData, Visitor
from capolinea.render.pages.layout import bar, json_block, layout, say_for, trusted
from capolinea.render.pages.parts import (
    SPEEDS,
    facts,
    log_rows,
    old_rules_link,
    seat_rows,
    sprite,
    templates,
    to_newest,
)
from capolinea.render.pages.table import annex, board_preload, body_class, own_panel, picture, zoom_tools


def replay_page(data: TableData, visitor: Visitor) -> str:
    """Slider, steps and autoplay; without a script the steps are links."""
    say = say_for(visitor)
    back = f"/t/{data.table}/replay?entry={data.entry}"
    return layout(
        sprite(),
        bar(
            h.a(".icon.with-word", href=f"/t/{data.table}")[icon("left"), h.span[say("replay.to-table")]],
            title=data.game_name,
            say=say,
            visitor=visitor,
            back=back,
            facts=[h.span(".sep.wide-only"), facts(data), old_rules_link(say, data, "wide-only")],
        ),
        annex(say, data),
        h.main("#board.board", data_src=data.board_url)[picture(say, data, data.entry), zoom_tools(say)],
        h.aside(".side", aria_label=say("table.side"))[
            h.section("#seats.seats", aria_label=say("table.seats"))[
                h.div(".head")[h.h2(".sign")[say("table.seats")]],
                h.div("#seat-rows.seat-rows")[seat_rows(say, data, live=False)],
            ],
            h.section("#track.track")[trusted(data.scene.track)],
            own_panel(say, data),
            h.section("#panel-log.panel.now", aria_label=say("table.tab-log"))[
                h.ol("#log.log")[log_rows(data)], to_newest(say)
            ],
        ],
        controls(say, data),
        h.p("#last-line.sr", aria_live="polite"),
        templates(say),
        json_block("table-data", data),
        json_block("words", client_words(say)),
        title=say("replay.title", game=data.game_name),
        visitor=visitor,
        body_class=body_class(data, "table replay"),
        styles=("table.css", "sheets.css"),
        game_style=data.css_url,
        script="replay.js",
        head=board_preload(data),
    )


def controls(say: Say, data: TableData) -> h.Element:
    last = data.last_entry
    return h.section("#dock.dock.player", aria_label=say("replay.controls"))[
        h.div("#hand.hand-slot")[trusted(data.scene.hand)],
        h.p("#line.replay-line")[last_line(data)],
        h.div(".player-row")[
            step(say("replay.first"), "first", data, 0, "first"),
            step(say("replay.back"), "step-back", data, max(0, data.entry - 1), "back"),
            h.button("#play.icon.scripted", type="button", aria_label=say("replay.play"), aria_pressed="false")[
                h.span(".when-off")[icon("play")], h.span(".when-on")[icon("pause")]
            ],
            step(say("replay.next"), "step", data, min(last, data.entry + 1), "next"),
            step(say("replay.last"), "last", data, last, "last"),
            h.input(
                "#slider.scripted",
                type="range",
                min="0",
                max=str(last),
                value=str(data.entry),
                aria_label=say("replay.slider"),
            ),
            h.output("#where.num", for_="slider")[f"{data.entry} / {last}"],
            h.label(".scripted")[
                h.span(".sr")[say("replay.speed")],
                h.select("#speed")[[h.option(value=v, selected=v == "1")[words] for v, words in SPEEDS]],
            ],
            perspective(say, data),
        ],
    ]


def last_line(data: TableData) -> str:
    return data.log[-1].line.text if data.log else ""


def step(name: str, drawing: str, data: TableData, entry: int, key: str) -> h.Element:
    return h.a(".icon", href=address(data, entry), data_step=key, aria_label=name, title=name)[icon(drawing)]


def address(data: TableData, entry: int) -> str:
    seat = "" if data.viewer is None else str(data.viewer)
    return f"/t/{data.table}/replay?entry={entry}&seat={seat}"


def perspective(say: Say, data: TableData) -> h.Node:
    """Through whose eyes: free to choose once the match is over."""
    if data.status != "over":
        return None
    return h.form("#eyes.eyes", method="get")[
        h.input(type="hidden", name="entry", value=str(data.entry)),
        h.label[
            h.span(".sr")[say("replay.eyes")],
            h.select(name="seat")[
                h.option(value="", selected=data.viewer is None)[say("client.spectator")],
                [h.option(value=str(s.seat), selected=s.seat == data.viewer)[s.name] for s in data.seats],
            ],
        ],
        h.noscript[h.button(".btn", type="submit")[say("replay.show")]],
    ]
