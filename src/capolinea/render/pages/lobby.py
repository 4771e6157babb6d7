"""The lobby: tables that wait for this browser, a form to open one, the games."""

from typing import Final

import htpy as h

from capolinea.i18n import Say
from capolinea.render.icons import icon
from capolinea.render.pages.data import GameData, LobbyData, LobbyRow, OptionData, SeatData, Visitor
from capolinea.render.pages.layout import bar, layout, say_for, trusted
from capolinea.render.pages.parts import mark, sprite, time_tag

#: As many as sit down unless one says otherwise.
USUAL_SEATS: Final = 4


def lobby_page(data: LobbyData, visitor: Visitor, csrf: str) -> str:
    """On a first visit there are no tables yet, and the form comes first."""
    say = say_for(visitor)
    known = bool(data.running or data.finished)
    left = [
        rows_section(say, "lobby.running", data.running) if data.running else None,
        rows_section(say, "lobby.finished", data.finished) if data.finished else None,
        None if known else welcome(say),
        join_section(say),
        h.section(".games")[
            h.h2(".sign")[say("lobby.games")], h.ol(".posters")[[poster(say, game) for game in data.games]]
        ],
    ]
    return layout(
        sprite(),
        bar(title="Capolinea", say=say, visitor=visitor, back="/", home=False),
        h.main(class_=["lob", {"first-visit": not known}])[
            h.section(".hero")[
                h.p(".sign.line")[say("lobby.line-1"), h.br, say("lobby.line-2")], h.p(".sub")[say("lobby.sub")]
            ],
            h.div(".left")[left],
            new_table(say, data.games, visitor, csrf),
            import_section(say, csrf),
        ],
        title="Capolinea",
        visitor=visitor,
        body_class="lobby",
        styles=("pages.css",),
        game_style="",
        script="lobby.js",
        head=[h.link(rel="stylesheet", href=game.css_url) for game in data.games if game.css_url],
    )


def welcome(say: Say) -> h.Element:
    """What a newcomer may want to know, in three steps."""
    return h.section(".welcome")[
        h.h2(".sign")[say("lobby.welcome")],
        h.ol(".steps")[[h.li[h.b[say(f"lobby.step-{n}")], " ", say(f"lobby.step-{n}-more")] for n in (1, 2, 3)]],
    ]


def rows_section(say: Say, title: str, rows: tuple[LobbyRow, ...]) -> h.Element:
    return h.section(".mine")[h.h2(".sign")[say(title)], h.ol(".tt")[[table_row(say, row) for row in rows]]]


def table_row(say: Say, row: LobbyRow) -> h.Element:
    """One table, as a timetable would list it: what, who, whose turn, and the way there."""
    over = row.status == "over"
    lamp = "end" if over else "you" if row.my_turn else "wait"
    go = "lobby.look" if over else "lobby.play" if row.my_turn else "lobby.enter"
    return h.li(class_=["row", {"hot": row.my_turn}])[
        h.div(".g")[h.b[row.game_name], h.span[row.note]],
        h.div(".who")[[seat_sign(say, seat) for seat in row.seats]],
        h.div(".st")[
            h.i(class_=f"lm {lamp}", aria_hidden="true"),
            h.div[h.b[state_words(say, row)], h.span(".ago", data_at=f"{row.at:.0f}")[time_tag(row.at)]],
        ],
        h.a(
            class_=["btn", {"primary": row.my_turn}],
            href=f"/t/{row.table}",
            aria_label=f"{say(go)}: {row.game_name}",
        )[say(go)],
    ]


def state_words(say: Say, row: LobbyRow) -> str:
    if row.status == "over":
        return say("lobby.over")
    if row.status == "open":
        return say("lobby.waits-for-players")
    if row.my_turn:
        return say("lobby.your-turn")
    mover = next((seat.name for seat in row.seats if seat.to_move), "")
    return say("lobby.waits-for", name=mover) if mover else say("lobby.playing")


def seat_sign(say: Say, seat: SeatData) -> h.Node:
    if seat.kind == "open":
        return h.span(".free", title=say("client.open-seat"))
    return h.span(title=seat.name)[mark(seat.seat)]


def join_section(say: Say) -> h.Element:
    return h.section(".joining")[
        h.h2(".sign")[say("lobby.join")],
        h.form(".copy-line", action="/join", method="get")[
            h.label(".sr", for_="link")[say("join.paste")],
            h.input("#link", name="link", placeholder=say("join.paste"), autocomplete="off", required=True),
            h.button(".btn", type="submit")[say("join.go")],
        ],
    ]


def new_table(say: Say, games: tuple[GameData, ...], visitor: Visitor, csrf: str) -> h.Element:
    """A plain form. The script only hides rows and options that do not count."""
    most = max([game.most for game in games], default=6)
    least = min([game.least for game in games], default=2)
    usual = min(max(USUAL_SEATS, least), most)
    return h.section("#new.new.card")[
        h.h2(".sign")[say("lobby.new")],
        h.form(method="post", action="/tables")[
            h.input(type="hidden", name="csrf", value=csrf),
            h.div(".two")[
                h.label[
                    say("lobby.game"),
                    h.select("#game", name="game")[[game_choice(game) for game in games]],
                ],
                h.label(".narrow")[
                    say("lobby.seats"),
                    h.select("#seats", name="seats")[
                        [h.option(value=str(n), selected=n == usual)[str(n)] for n in range(least, most + 1)]
                    ],
                ],
            ],
            h.fieldset(".seat-fields")[
                h.legend[say("lobby.who-sits")],
                [seat_field(say, games, visitor, seat, usual) for seat in range(most)],
            ],
            [options_field(say, game) for game in games if game.options],
            h.p(".ask-name")[
                h.span(".hint-links", data_show="friend", hidden=True)[say("lobby.links-follow")],
                h.span(".hint-links", data_show="here", hidden=True)[say("lobby.here-explained")],
            ],
            h.button(".btn.primary.big", type="submit")[icon("train"), say("lobby.open")],
        ],
    ]


def game_choice(game: GameData) -> h.Element:
    return h.option(value=game.key, data_least=str(game.least), data_most=str(game.most))[game.name]


def seat_field(say: Say, games: tuple[GameData, ...], visitor: Visitor, seat: int, usual: int) -> h.Element:
    """One row: the seat's mark, who sits there, and a name where a person does."""
    levels = games[0].levels if games else ()
    middle = levels[len(levels) // 2][0] if levels else ""
    chosen = "me" if seat == 0 else f"bot:{middle}" if middle else "friend"
    kinds = [
        ("me", say("lobby.kind-me")),
        ("friend", say("lobby.kind-friend")),
        ("here", say("lobby.kind-here")),
        *[(f"bot:{key}", say("lobby.kind-bot", level=words)) for key, words in levels],
    ]
    name = visitor.name or say("lobby.default-name") if seat == 0 else ""
    return h.div(class_=["seat-field", {"beyond": seat >= usual}], data_index=str(seat))[
        mark(seat, "mark"),
        h.label[
            h.span(".sr")[say("lobby.seat-kind", number=seat + 1)],
            h.select(name=f"seat.{seat}.kind")[[h.option(value=k, selected=k == chosen)[words] for k, words in kinds]],
        ],
        h.label(".seat-name")[
            h.span(".sr")[say("lobby.seat-name", number=seat + 1)],
            h.input(
                name=f"seat.{seat}.name",
                value=name,
                maxlength="24",
                autocomplete="nickname" if seat == 0 else "off",
                placeholder=say("lobby.name"),
            ),
        ],
    ]


def options_field(say: Say, game: GameData) -> h.Element:
    return h.fieldset(".option-fields", data_game=game.key)[
        h.legend[say("lobby.options")],
        [text_field(say, game.key, o) if o.text else option_field(game.key, o) for o in game.options],
    ]


def text_field(say: Say, game: str, option: OptionData) -> h.Element:
    """A long text such as a map: pasted, or read from a file by the script, which also has it checked."""
    name, about = f"option.{option.key}", f"about-{game}-{option.key}"
    return h.details(".option-text", data_check=f"/api/maps/{game}")[
        h.summary[option.name],
        h.small(id=about)[option.explanation],
        h.textarea(name=name, rows="6", spellcheck="false", aria_label=option.name, aria_describedby=about),
        h.div(".text-tools")[
            h.label(".btn")[
                say("lobby.text-file"), h.input(".sr", type="file", accept=".toml,text/plain", data_into=True)
            ],
            h.button(".btn", type="button", data_try=True)[say("lobby.text-check")],
        ],
        h.p(".text-sound", role="status", hidden=True)[say("lobby.text-sound")],
        h.ul(".text-problems", aria_live="polite"),
        h.div(".text-drawing", aria_hidden="true"),
    ]


def option_field(game: str, option: OptionData) -> h.Element:
    """A tick box, or a list where there is more to choose from than yes and no."""
    name, about = f"option.{option.key}", f"about-{game}-{option.key}"
    if option.choices:
        control: h.Element = h.select(name=name, aria_describedby=about)[
            [h.option(value=value, selected=value == option.default)[words] for value, words in option.choices]
        ]
        return h.label(".option.choice")[h.span[h.b[option.name]], control, h.small(id=about)[option.explanation]]
    ticked = option.default in ("true", "1")
    box = h.input(type="checkbox", name=name, value="true", checked=ticked, aria_describedby=about)
    # A box that is not ticked is not sent: of one that usually is, the hidden field says so, second where both are.
    off = h.input(type="hidden", name=name, value="false") if ticked else None
    return h.label(".option", data_most_seats=str(option.most_seats) if option.most_seats else None)[
        box, off, h.span[h.b[option.name], h.small(id=about)[option.explanation]]
    ]


def poster(say: Say, game: GameData) -> h.Element:
    return h.li[
        h.article(".poster")[
            h.a(".poster-link", href="#new", data_game=game.key, aria_label=say("lobby.play-this", game=game.name))[
                trusted(game.poster)
            ],
            h.div(".cap")[
                h.b(".sign")[game.name],
                h.span[say("lobby.players", least=game.least, most=game.most)],
                h.p[game.summary],
                h.p[h.a(href=f"/rules/{game.key}")[say("page.rules")]],
            ],
        ]
    ]


def import_section(say: Say, csrf: str) -> h.Element:
    return h.details(".import")[
        h.summary[say("lobby.import")],
        h.form(method="post", action="/import", enctype="multipart/form-data")[
            h.input(type="hidden", name="csrf", value=csrf),
            h.p[say("lobby.import-explained")],
            h.label[
                h.span(".sr")[say("lobby.import-file")],
                h.input(type="file", name="record", accept=".json,application/json", required=True),
            ],
            h.button(".btn", type="submit")[icon("eye"), say("lobby.import-go")],
        ],
    ]
