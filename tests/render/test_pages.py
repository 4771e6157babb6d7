"""Pages are functions of data: complete in both languages, usable without a script, safe against what people write."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from tests.render import page_samples as samples

import capolinea.render
from capolinea.games.catalogue import GAMES, look_of
from capolinea.i18n import LANGUAGES, bundle
from capolinea.render.ground import GROUND, split_ground
from capolinea.render.pages.assets import asset, in_order, static_dir, whole_script, whole_style
from capolinea.render.pages.brief import brief_page
from capolinea.render.pages.client_words import CLIENT_WORDS, client_words
from capolinea.render.pages.data import JoinData, RefusalData, RulesData, TableData, Visitor
from capolinea.render.pages.join import join_page, paste_page
from capolinea.render.pages.layout import say_for
from capolinea.render.pages.lobby import lobby_page
from capolinea.render.pages.problem import problem_page
from capolinea.render.pages.replay import replay_page
from capolinea.render.pages.rules import rules_page
from capolinea.render.pages.table import table_page
from capolinea.render.standalone import fill_slots
from capolinea.server.briefs import brief_data

PACKAGE = Path(capolinea.render.__file__).parent
BOARD = '<svg class="map" viewBox="0 0 10 10"><g id="under"/><g id="pieces"></g><g id="over"/></svg>'
RULES = RulesData("transamerica", "TransAmerica", (("Il turno", (("TA-7", "Le partenze."), ("TA-8", "I binari."))),))


def join_data(*, taken: bool = False) -> JoinData:
    data = samples.open_table()
    return JoinData(data.table, data.game_name, "Elena", data.seats, 1, data.options, taken)


PAGES: dict[str, Callable[[Visitor], str]] = {
    "lobby": lambda visitor: lobby_page(samples.lobby(), visitor, "csrf"),
    "lobby, first visit": lambda visitor: lobby_page(samples.lobby(known=False), visitor, "csrf"),
    "table": lambda visitor: table_page(samples.table(), visitor, "csrf"),
    "table, watched": lambda visitor: table_page(samples.table(viewer=None, mine=()), visitor, "csrf"),
    "table, one screen": lambda visitor: table_page(samples.table(mine=(0, 1)), visitor, "csrf"),
    "table, open": lambda visitor: table_page(samples.open_table(), visitor, "csrf"),
    "table, over": lambda visitor: table_page(samples.over(), visitor, "csrf"),
    "join": lambda visitor: join_page(join_data(), visitor, "csrf"),
    "join, taken": lambda visitor: join_page(join_data(taken=True), visitor, "csrf"),
    "paste": lambda visitor: paste_page(visitor, "csrf", "No such link."),
    "replay": lambda visitor: replay_page(samples.over(), visitor),
    "rules": lambda visitor: rules_page(RULES, visitor),
    "brief": lambda visitor: brief_page(brief_data("transamerica", visitor.language), visitor),
    "problem": lambda visitor: problem_page(404, "table.unknown", "No such table.", visitor),
}

each_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES.keys())
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Reader(HTMLParser):
    """What a page holds, tag by tag."""

    VOID = frozenset(
        ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]
    )

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.scripts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "script":
            self.scripts.append(data)


@each_page
@each_language
def test_a_page_is_whole_and_keeps_to_the_content_policy(page: Callable[[Visitor], str], language: str) -> None:
    html = page(Visitor(language, "dark", "Elena"))
    assert html.startswith("<!doctype html>")
    read = Reader(html)
    assert read.open == []
    assert f'lang="{language}"' in html
    for tag, attributes in read.tags:
        assert "style" not in attributes, tag
        assert not [name for name in attributes if name.startswith("on")], tag
        assert tag != "style"
        if tag == "script":
            assert attributes.get("src") or attributes["type"] == "application/json"


@each_page
def test_ids_are_unique(page: Callable[[Visitor], str]) -> None:
    ids = [attributes["id"] for _, attributes in Reader(page(Visitor("it"))).tags if attributes.get("id")]
    assert sorted(ids) == sorted(set(ids))


@each_page
def test_every_field_and_picture_has_a_name(page: Callable[[Visitor], str]) -> None:
    read = Reader(page(Visitor("en")))
    labelled = {attributes.get("for") for tag, attributes in read.tags if tag == "label"}
    inside = 0
    for tag, attributes in read.tags:
        inside += tag == "label"
        if tag == "img":
            assert attributes["alt"]
        if tag in ("select", "input") and attributes.get("type") != "hidden":
            named = attributes.get("aria-label") or attributes.get("id") in labelled or inside
            assert named, attributes


def test_what_people_write_stays_text() -> None:
    html = table_page(samples.table(), Visitor("it"), "csrf")
    assert "<script>alert" not in html
    assert "Marco <b>" not in html
    assert "Marco &lt;b&gt;" in html
    assert "\\u003cscript>alert" in html, "in the data block, too, a tag cannot begin"


def test_the_plain_form_holds_every_offer() -> None:
    data = samples.table(1, viewer=samples.match_after(1).turn.seats[0])  # type: ignore[union-attr]
    html = table_page(data, Visitor("it"), "a-secret")
    assert f'action="/t/{data.table}/play"' in html
    assert 'name="csrf" value="a-secret"' in html
    assert len(re.findall(r'<li><button type="submit" name="action"', html)) == len(data.offers) + 1, "and the template"


def test_a_refusal_shows_without_a_script() -> None:
    refusal = RefusalData("stop.early", "Non ci si ferma.", "TA-9", "Uno o due binari.", "/rules/transamerica#TA-9")
    html = table_page(samples.table(), Visitor("it"), "csrf", refusal=refusal)
    assert 'class="act stop"' in html
    assert '<a href="/rules/transamerica#TA-9">TA-9</a> Uno o due binari.' in html


def test_a_shared_screen_is_covered_before_anything_is_painted() -> None:
    html = table_page(samples.table(mine=(0, 1)), Visitor("it"), "csrf")
    assert 'id="veil"' in html
    assert not re.search(r'<div id="veil"[^>]* hidden', html)
    assert 'id="veil"' not in table_page(samples.table(), Visitor("it"), "csrf")


def test_slots_of_the_board_are_filled() -> None:
    filled = fill_slots(BOARD, {"under": "<path/>", "over": "<text>\\1</text>"})
    assert '<g id="under"><path/></g>' in filled
    assert '<g id="over"><text>\\1</text></g>' in filled
    assert '<g id="pieces"></g>' in filled


def test_the_accounts_columns_add_up() -> None:
    html = table_page(samples.over(), Visitor("it"), "csrf")
    body = html[html.index('id="outcome"') :]
    rows = re.findall(r"<tr[^>]*><td>\d</td>(.*?)</tr>", body)
    assert len(rows) == 4
    for row in rows:
        *parts, total = [int(cell.replace("−", "-").replace("+", "")) for cell in re.findall(r"num[^>]*>([^<]*)<", row)]
        assert sum(parts) == total


def test_only_the_host_sees_invitations() -> None:
    data = samples.open_table()
    assert "/qr/token-1.svg" in table_page(data, Visitor("it"), "csrf")
    guest = msgspec.structs.replace(data, is_host=False)
    assert 'id="invite"' not in table_page(guest, Visitor("it"), "csrf")


def test_the_lobby_begins_with_me_and_bots_of_the_middle_level() -> None:
    html = lobby_page(samples.lobby(known=False), Visitor("it"), "csrf")
    chosen = re.findall(r'name="seat\.\d\.kind">.*?<option value="([^"]*)" selected', html)
    assert chosen == ["me", *["bot:medium"] * 5]
    assert html.count('class="seat-field"') == 4


@each_language
def test_messages_are_complete_and_none_is_idle(language: str) -> None:
    """Every code the pages and the script speak has words, and every message is spoken somewhere."""
    here = set(bundle(language, ("capolinea.render",))._messages) - set(bundle(language, ())._messages)
    there = set(bundle("en" if language == "it" else "it", ("capolinea.render",))._messages)
    assert here <= there
    source = "".join([path.read_text() for path in sorted((PACKAGE / "pages").glob("*.py"))])
    spoken = {code.replace(".", "-") for code in re.findall(r'"([a-z]+\.[a-z0-9-]+)"', source)}
    stems = tuple([stem.replace(".", "-") for stem in re.findall(r'f"([a-z]+\.[a-z-]*)\{', source)])
    idle = [code for code in here if code not in spoken and not code.startswith(stems)]
    assert idle == []


@each_language
def test_the_script_has_words_for_all_it_says(language: str) -> None:
    words = client_words(say_for(Visitor(language)))
    scripts = "".join([path.read_text() for path in sorted((PACKAGE / "static").glob("*.js"))])
    said = set(re.findall(r'say\("([a-z-]+)"', scripts))
    said |= set(re.findall(r'say\([^()"]*\? "([a-z-]+)" : "[a-z-]+"', scripts))
    assert said <= set(words)
    for word, gaps in CLIENT_WORDS.items():
        for gap in gaps:
            assert f"{{{gap}}}" in words[word]


def test_scripts_hold_no_words_of_their_own() -> None:
    """Whatever a person could read comes from the page: text is never written in a script."""
    for path in sorted((PACKAGE / "static").glob("*.js")):
        text = path.read_text()
        assert not re.search(r'(textContent|innerText|title|placeholder) = "[^"]', text), path.name


def test_assets_are_addressed_by_content() -> None:
    assert re.fullmatch(r"/static/table\.css\?v=[0-9a-f]{12}", asset("table.css"))
    for page in PAGES.values():
        for address in re.findall(r'"/static/([^"?]+)\?v=', page(Visitor("it"))):
            assert static_dir().joinpath(address).is_file()


def test_a_script_travels_with_all_modules_that_it_needs() -> None:
    html = table_page(samples.table(), Visitor("it"), "csrf")
    assert re.search(r'<script type="module" src="/script/table\.js\?v=[0-9a-f]{12}">', html)
    for script in ("table.js", "lobby.js", "replay.js"):
        whole, needed = whole_script(script), in_order(script, [])
        assert needed[-1] == script
        for place, name in enumerate(needed):
            assert imports(name) <= set(needed[:place]), f"{name} comes after what it takes"
            assert name == script or whole.count(f"const ${name.removesuffix('.js')} = (() => {{") == 1
        assert not re.search(r"^(import|export)\b", whole, re.MULTILINE)
        assert "@param" not in whole
    assert "tree.js" in in_order("table.js", []), "which only modules of modules import"


def imports(module: str) -> set[str]:
    return set(re.findall(r' from "\./([a-z]+\.js)";', (PACKAGE / "static" / module).read_text("utf-8")))


def test_stylesheets_travel_as_one() -> None:
    html = table_page(samples.table(), Visitor("it"), "csrf")
    assert re.search(r'href="/style/tokens\+look\+table\+sheets\.css\?v=[0-9a-f]{12}"', html)
    assert "/*" not in whole_style(("tokens.css", "look.css"))


@pytest.mark.parametrize("game", GAMES)
def test_a_board_and_its_ground_make_the_whole(game: str) -> None:
    board = look_of(game).board(look_of(game).say("it"))
    played, ground = split_ground(board)
    at = played.find(GROUND) + len(GROUND) if ground else 0
    assert played[:at] + ground + played[at:] == board
    assert ElementTree.fromstring(played).tag == "svg"
    assert ElementTree.fromstring(f"<g>{ground}</g>") is not None


def test_the_board_is_linked_and_drawn_only_for_pages_without_a_script() -> None:
    data = samples.table()
    for html in (table_page(data, Visitor("it"), "csrf"), replay_page(data, Visitor("it"))):
        assert (
            f'<link rel="preload" href="{data.board_url}&amp;part=played" as="fetch" crossorigin="anonymous">' in html
        )
        assert f'data-src="{data.board_url}"' in html
        assert f'<noscript><img class="picture" src="/t/{data.table}/picture.svg?seat=' in html


def test_data_for_the_script_is_the_table() -> None:
    data = samples.table()
    html = table_page(data, Visitor("it"), "csrf")
    block = next(text for text in Reader(html).scripts if text.startswith('{"table"'))
    assert msgspec.json.decode(block, type=TableData).log == data.log


def test_a_finished_row_says_who_won_and_what_can_be_done_with_it() -> None:
    html = lobby_page(samples.lobby(), Visitor("it"), "csrf")
    row = html[html.index('class="row end"') : html.index('class="games"')]
    assert [words in row for words in ("Vince Elena", "14 nov", "1º", "4º", "10", "7")] == [True] * 6
    for address in ('href="/t/abcdefghjkmn"', 'href="/t/abcdefghjkmn/replay', 'action="/t/abcdefghjkmn/forget"'):
        assert address in row
    assert row.index("<summary") < row.index("Togliere questa partita") < row.index('type="submit"')


def test_the_lobby_begins_with_posters_once_and_with_tables_later() -> None:
    first, later = [lobby_page(samples.lobby(known=known), Visitor("en"), "csrf") for known in (False, True)]
    assert "Your first time here?" in first
    assert "Your first time here?" not in later
    assert later.index("Your matches") < later.index("Open tables") < later.index("Finished matches")
    assert later.index("Finished matches") < later.index("The games")
    for html in (first, later):
        assert html.count('id="link"') == 1
        assert 'href="/?game=transamerica#new"' in html


def test_a_row_names_whoever_is_to_move() -> None:
    lobby = samples.lobby()
    seats = [msgspec.structs.replace(seat, to_move=False, mine=False) for seat in lobby.running[0].seats]
    names = [seat.name for seat in seats]

    def told(*movers: int) -> str:
        now = tuple([msgspec.structs.replace(seat, to_move=seat.seat in movers) for seat in seats])
        row = msgspec.structs.replace(lobby.running[0], seats=now, my_turn=False)
        return lobby_page(msgspec.structs.replace(lobby, running=(row,)), Visitor("en"), "csrf")

    assert f"{names[2]}’s turn" in told(2)
    assert f"Waiting for {names[2]} and {names[3]}" in told(2, 3)
