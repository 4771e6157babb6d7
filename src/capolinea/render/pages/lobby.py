"""The lobby: tables that wait for this browser, a form to open one, the games."""

from typing import Final

import htpy as h
import msgspec

from capolinea.i18n import Say
from capolinea.i18n.phrases import listed
from capolinea.render.icons import icon
from capolinea.render.pages.data import GameData, LobbyData, LobbyRow, OptionData, PlaceData, SeatData, Visitor
from capolinea.render.pages.layout import bar, layout, say_for, trusted
from capolinea.render.pages.parts import mark, sprite

#: As many as sit down unless one says otherwise.
USUAL_SEATS: Final = 4


def lobby_page(data: LobbyData, visitor: Visitor, csrf: str) -> str:
    """On a first visit the posters come first, beside the form; later one's own tables do."""
    say = say_for(visitor)
    known = bool(data.running or data.open or data.finished)
    tables = [
        rows_section(say, "lobby.running", [table_row(say, row) for row in data.running]),
        rows_section(say, "lobby.open-tables", [table_row(say, row) for row in data.open]),
        rows_section(say, "lobby.finished", [finished_row(say, row, csrf) for row in data.finished]),
    ]
    return layout(
        sprite(),
        bar(title="Capolinea", say=say, visitor=visitor, back="/", home=False),
        h.main(class_=["lob", "back" if known else "first-visit"])[
            h.div(".left")[tables] if known else hero(say),
            gallery(say, data, first=not known),
            new_table(say, data, visitor, csrf),
            join_section(say) if known else None,
            import_section(say, csrf),
        ],
        h.p("#notice.notice", role="status", hidden=True, data_copied=say("client.copied")),
        title="Capolinea",
        visitor=visitor,
        body_class="lobby",
        styles=("pages.css",),
        game_style="",
        script="lobby.js",
        head=[h.link(rel="stylesheet", href=game.css_url) for game in data.games if game.css_url],
    )


def hero(say: Say) -> h.Element:
    return h.section(".hero")[
        h.p(".sign.line")[say("lobby.line-1"), h.br, say("lobby.line-2")], h.p(".sub")[say("lobby.sub")]
    ]


def rows_section(say: Say, title: str, rows: list[h.Element]) -> h.Node:
    return h.section(".mine")[h.h2(".sign")[say(title)], h.ol(".tt")[rows]] if rows else None


def table_row(say: Say, row: LobbyRow) -> h.Element:
    """One table, as a timetable would list it: what, who, whose turn and since when, and the way there."""
    lamp = "you" if row.my_turn else "end" if row.out else "wait"
    go = "lobby.play" if row.my_turn else "lobby.enter"
    return h.li(class_=["row", {"hot": row.my_turn}])[
        h.div(".g")[h.b[row.game_name], h.span[row.note]],
        h.div(".who")[[seat_sign(say, seat) for seat in row.seats]],
        h.div(".st")[
            h.i(class_=f"lm {lamp}", aria_hidden="true"), h.div[h.b[state_words(say, row)], h.span(".ago")[row.since]]
        ],
        h.a(
            class_=["btn", {"primary": row.my_turn}],
            href=f"/t/{row.table}",
            aria_label=f"{say(go)}: {row.game_name}",
        )[say(go)],
    ]


def finished_row(say: Say, row: LobbyRow, csrf: str) -> h.Element:
    """A finished match: who won and when, everybody's place, and what can still be done with it."""
    look, share = say("lobby.look"), say("lobby.share")
    return h.li(".row.end")[
        h.div(".g")[
            h.b[h.a(href=f"/t/{row.table}", aria_label=f"{look}: {row.game_name}")[row.game_name]],
            h.span[row.note, " · ", h.time(".day", data_at=f"{row.at:.0f}")[row.day]],
        ],
        h.ol(".places")[[place(say, each) for each in row.places]],
        h.div(".acts")[
            h.a(
                ".icon",
                href=f"/t/{row.table}/replay?entry=0",
                aria_label=say("client.replay"),
                title=say("client.replay"),
            )[icon("eye")],
            # Anybody may look at a finished match.
            h.a(".icon", href=f"/t/{row.table}", data_copy=True, aria_label=share, title=share)[icon("link")],
            forget(say, row, csrf),
        ],
    ]


def place(say: Say, place: PlaceData) -> h.Element:
    return h.li(class_={"won": place.rank == 1})[
        say("lobby.rank", rank=place.rank), " ", mark(place.seat), " ", place.name, " ", h.b[place.total]
    ]


def forget(say: Say, row: LobbyRow, csrf: str) -> h.Element:
    """Takes a match off one's list, and asks before: the first press only opens the question."""
    return h.details(".forget")[
        h.summary(".icon", aria_label=say("lobby.forget"), title=say("lobby.forget"))[icon("bin")],
        h.form(".question.card", method="post", action=f"/t/{row.table}/forget")[
            h.input(type="hidden", name="csrf", value=csrf),
            h.p[h.b[say("lobby.forget-ask")], " ", say("lobby.forget-more")],
            h.button(".btn", type="submit")[say("lobby.forget")],
        ],
    ]


def state_words(say: Say, row: LobbyRow) -> str:
    if row.status == "open":
        return say("lobby.waits-for-players")
    if row.my_turn:
        return say("lobby.your-turn")
    if row.out:
        return say("lobby.out")
    movers = [seat.name for seat in row.seats if seat.to_move]
    if len(movers) == 1:
        return say("lobby.turn-of", name=movers[0])
    return say("lobby.waits-for", name=listed(say, movers)) if movers else say("lobby.playing")


def seat_sign(say: Say, seat: SeatData) -> h.Node:
    if seat.kind == "open":
        return h.span(".free", title=say("client.open-seat"))
    return h.span(title=seat.name)[mark(seat.seat)]


def join_section(say: Say) -> h.Element:
    return h.section(".joining")[
        h.form(action="/join", method="get")[
            h.label(for_="link")[say("lobby.join")],
            h.div(".copy-line")[
                h.input("#link", name="link", placeholder=say("join.paste"), autocomplete="off", required=True),
                h.button(".btn", type="submit")[say("join.go")],
            ],
        ]
    ]


def gallery(say: Say, data: LobbyData, *, first: bool) -> h.Element:
    """The games as posters. On a first visit one more cell leads to the rules, and in for who has a link."""
    posters = [poster(say, game, chosen=game.key == chosen_game(data)) for game in data.games]
    doors = [h.li[h.a(href=f"/rules/{game.key}/brief")[game.name]] for game in data.games]
    newcomer = h.li(".newcomer")[
        h.h2[say("lobby.first-time")],
        h.p[say("lobby.rules-door")],
        h.ul(".doors")[doors],
        h.span(".grow"),
        join_section(say),
    ]
    return h.section(".games")[
        h.h2(class_=["sign", {"sr": first}])[say("lobby.games")],
        h.ol(".posters")[posters, newcomer if first else None],
    ]


def chosen_game(data: LobbyData) -> str:
    return data.chosen or (data.games[0].key if data.games else "")


def poster(say: Say, game: GameData, *, chosen: bool) -> h.Element:
    """A link that chooses the game in the form: by the script at once, without it by asking for the page again."""
    dots = [h.u(class_={"on": n <= game.difficulty}) for n in (1, 2, 3)]
    return h.li[
        h.a(
            class_=f"poster of-{game.key}",
            href=f"/?game={game.key}#new",
            data_game=game.key,
            aria_current="true" if chosen else None,
            title=game.summary,
        )[
            trusted(game.poster),
            h.span(".cap")[
                h.b(".sign")[game.name],
                h.span(".kind")[game.kind],
                h.span(".figures")[
                    h.span[game.length],
                    h.span[say("lobby.players", least=game.least, most=game.most)],
                    h.span[h.i(".level", aria_hidden="true")[dots], say(f"lobby.difficulty-{game.difficulty}")],
                ],
            ],
            h.i(".chosen", aria_hidden="true")[icon("check")],
        ]
    ]


def new_table(say: Say, data: LobbyData, visitor: Visitor, csrf: str) -> h.Element:
    """A plain form whose parts are folded, each saying what is set. The script hides what does not count, and keeps
    the sums of the folds true."""
    games = data.games
    most = max([game.most for game in games], default=6)
    least = min([game.least for game in games], default=2)
    usual = min(max(USUAL_SEATS, least), most)
    chosen = chosen_game(data)
    return h.section("#new.new.card")[
        h.h2(".sign")[say("lobby.new")],
        h.form(method="post", action="/tables")[
            h.input(type="hidden", name="csrf", value=csrf),
            h.div(".game-line")[
                h.label[
                    h.span(".sr")[say("lobby.game")],
                    h.select("#game", name="game")[[game_choice(game, game.key == chosen) for game in games]],
                ],
                h.a("#rules-link", href=f"/rules/{chosen}/brief")[say("lobby.rules")],
            ],
            h.label[
                say("lobby.your-name"),
                h.input(
                    name="name",
                    value=visitor.name,
                    maxlength="24",
                    autocomplete="nickname",
                    placeholder=say("join.name"),
                ),
            ],
            h.div(".folds")[
                fold(
                    "seats",
                    say("lobby.seats"),
                    seats_sum(say, games, usual),
                    seats_field(say, games, least, most, usual),
                ),
                fold(
                    "options",
                    say("lobby.options"),
                    h.span(".sum", data_base=say("lobby.base-rules"), data_off=say("lobby.option-off"))[
                        say("lobby.base-rules")
                    ],
                    [options_field(say, game) for game in games if game.options],
                ),
                fold(
                    "coming",
                    say("lobby.coming"),
                    h.span(".sum")[say("lobby.coming-sum")],
                    h.ul(".told")[[h.li[say(f"lobby.coming-{key}")] for key in ("link", "watch", "pause")]],
                ),
            ],
            h.button(".btn.primary.big", type="submit")[icon("train"), say("lobby.open")],
            h.p(".after")[
                h.span(data_show="friend", hidden=True)[say("lobby.links-follow")],
                h.span(data_show="here", hidden=True)[say("lobby.here-explained")],
                h.span(data_show="alone")[say("lobby.no-account")],
            ],
        ],
    ]


def fold(name: str, title: str, value: h.Node, content: h.Node) -> h.Element:
    """A part of the form that opens at a press, and says closed what is set in it."""
    return h.details(f"#fold-{name}.fold")[
        h.summary[h.span[h.b[title], value], icon("down")], h.div(".folded")[content]
    ]


def seats_sum(say: Say, games: tuple[GameData, ...], usual: int) -> h.Element:
    """What the fold of the seats says, and all it can come to say: a phrase for every kind and number of seats."""
    levels = games[0].levels if games else ()
    most = max([game.most for game in games], default=6)
    kinds = {"friend": "lobby.sum-friend", "here": "lobby.sum-here"}
    phrases = {kind: [say(code, count=n + 1) for n in range(most)] for kind, code in kinds.items()}
    for key, words in levels:
        phrases[f"bot:{key}"] = [say("lobby.sum-bot", count=n + 1, level=words) for n in range(most)]
    begin = [say("lobby.sum-me"), phrases[f"bot:{middle_level(games)}"][usual - 2]] if levels else [say("lobby.sum-me")]
    phrases["me"] = [say("lobby.sum-me")] * most
    return h.span(".sum", data_phrases=msgspec.json.encode(phrases).decode())[", ".join(begin)]


def middle_level(games: tuple[GameData, ...]) -> str:
    levels = games[0].levels if games else ()
    return levels[len(levels) // 2][0] if levels else ""


def seats_field(say: Say, games: tuple[GameData, ...], least: int, most: int, usual: int) -> h.Node:
    return [
        h.label(".narrow")[
            say("lobby.how-many"),
            h.select("#seats", name="seats")[
                [h.option(value=str(n), selected=n == usual)[str(n)] for n in range(least, most + 1)]
            ],
        ],
        h.fieldset(".seat-fields")[
            h.legend[say("lobby.who-sits")], [seat_field(say, games, seat, usual) for seat in range(most)]
        ],
    ]


def game_choice(game: GameData, chosen: bool) -> h.Element:
    return h.option(value=game.key, selected=chosen, data_least=str(game.least), data_most=str(game.most))[game.name]


def seat_field(say: Say, games: tuple[GameData, ...], seat: int, usual: int) -> h.Element:
    """One row: the seat's mark, who sits there, and a name for one more person at this screen."""
    levels, middle = games[0].levels if games else (), middle_level(games)
    chosen = "me" if seat == 0 else f"bot:{middle}" if middle else "friend"
    kinds = [
        ("me", say("lobby.kind-me")),
        ("friend", say("lobby.kind-friend")),
        ("here", say("lobby.kind-here")),
        *[(f"bot:{key}", say("lobby.kind-bot", level=words)) for key, words in levels],
    ]
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
                maxlength="24",
                autocomplete="off",
                placeholder=say("lobby.name"),
            ),
        ],
    ]


def options_field(say: Say, game: GameData) -> h.Element:
    return h.fieldset(".option-fields", data_game=game.key)[
        h.legend[game.name],
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
