"""The HTML pages and plain forms: who, what, ask, answer."""

import re

from litestar import MediaType, Response
from litestar.response import Redirect

from capolinea.core.refusal import CapolineaError
from capolinea.i18n import LANGUAGES
from capolinea.render.pages.join import join_page, paste_page
from capolinea.render.pages.lobby import lobby_page
from capolinea.render.pages.replay import replay_page
from capolinea.render.pages.rules import rules_page
from capolinea.render.pages.table import table_page
from capolinea.server.asking import AnyRequest, TheHouse, TheVisit, Word
from capolinea.server.cookies import keep, keep_grant
from capolinea.server.forms import form_of, number, open_form, upload_of
from capolinea.server.house import House
from capolinea.server.lobby import MOST_ROWS, join_data, lobby_data
from capolinea.server.opening import open_for
from capolinea.server.problems import Conflict, Problem, Unknown
from capolinea.server.rulebook import rules_data_at
from capolinea.server.tables import is_stand_in
from capolinea.server.visits import THEMES, WATCHING, Visit
from capolinea.server.words import plain
from capolinea.storage import Stale, StorageLost

Page = Response[str]


def page(html: str, status: int = 200) -> Page:
    return Response(html, status_code=status, media_type=MediaType.HTML)


def go(path: str) -> Redirect:
    return Redirect(path, status_code=303)


async def get_lobby(house: TheHouse, visit: TheVisit) -> Page:
    rows = await house.store.tables_of(visit.browser, MOST_ROWS)
    data = lobby_data(rows, visit, house.presenter)
    return page(lobby_page(data, visit.visitor, house.keys.csrf(visit.browser)))


async def post_tables(request: AnyRequest, house: TheHouse, visit: TheVisit) -> Redirect:
    wanted, me = open_form(await form_of(request, house.keys, visit))
    row = await open_for(house.store, house.readers, wanted, visit, me or visit.name)
    house.announce(row.id, "seats", 0, True)
    return keep(go(f"/t/{row.id}"), request, name=me or visit.name)


async def get_table(request: AnyRequest, table: Word, house: TheHouse, visit: TheVisit) -> Page:
    data = await house.show(table, visit, number(request.query_params.get("seat")))
    board = await house.board(table, visit)
    return page(table_page(data, board, visit.visitor, house.keys.csrf(visit.browser)))


async def post_play(request: AnyRequest, table: Word, house: TheHouse, visit: TheVisit) -> Redirect | Page:
    form = await form_of(request, house.keys, visit)
    seat, entry, text = number(form.get("seat")) or 0, number(form.get("entry")) or 0, form.get("action", "")[:400]
    try:
        await house.play(table, visit, seat, entry, None if text == "undo" else text)
    except (Problem, StorageLost):
        raise
    except CapolineaError as error:
        return await refused(error, table, seat, house, visit)
    return go(f"/t/{table}")


async def post_back(request: AnyRequest, table: Word, house: TheHouse, visit: TheVisit) -> Redirect:
    """Take a seat back from the bot that stands in."""
    form = await form_of(request, house.keys, visit)
    await house.tables.take_back(table, number(form.get("seat")) or 0, visit.browser)
    return go(f"/t/{table}")


async def refused(error: CapolineaError, table: str, seat: int, house: House, visit: Visit) -> Page:
    """The table again, with the reason on top."""
    refusal = await house.refusal(error, table, visit, seat)
    data = await house.show(table, visit, seat)
    board, csrf = await house.board(table, visit), house.keys.csrf(visit.browser)
    return page(table_page(data, board, visit.visitor, csrf, refusal=refusal), 409 if isinstance(error, Stale) else 422)


async def get_replay(request: AnyRequest, table: Word, house: TheHouse, visit: TheVisit) -> Page:
    asked = request.query_params.get("seat")
    seat = WATCHING if asked == "" else number(asked)
    data = await house.show(table, visit, seat, entry=number(request.query_params.get("entry")) or 0)
    return page(replay_page(data, await house.board(table, visit), visit.visitor))


async def get_join(token: Word, house: TheHouse, visit: TheVisit) -> Page | Redirect:
    table, seat = invited(house, token)
    row = await house.tables.row(table)
    if row.seats[seat].holder == visit.browser:
        return go(f"/t/{table}")
    if is_stand_in(row.seats[seat]):
        raise Conflict("seat.stand_in", name=row.seats[seat].name)
    return page(join_page(join_data(row, seat, visit, house.presenter), visit.visitor, house.keys.csrf(visit.browser)))


async def post_join(request: AnyRequest, token: Word, house: TheHouse, visit: TheVisit) -> Redirect:
    form = await form_of(request, house.keys, visit)
    table, seat = invited(house, token)
    await house.tables.join(table, seat, visit.browser, form.get("name", "") or visit.name)
    return keep(go(f"/t/{table}"), request, name=form.get("name", "") or visit.name)


async def get_paste(request: AnyRequest, house: TheHouse, visit: TheVisit) -> Page | Redirect:
    """A pasted link or bare code leads to its page."""
    given = request.query_params.get("link", "").strip()[:500]
    token = re.split(r"[?#]", given, maxsplit=1)[0].rstrip("/").rpartition("/")[2]
    if house.keys.read_invite(token) is not None:
        return go(f"/join/{token}")
    if house.keys.read_watch(token) is not None:
        return go(f"/watch/{token}")
    problem = plain(visit.language)("link.unknown") if given else ""
    return page(paste_page(visit.visitor, house.keys.csrf(visit.browser), problem), 404 if given else 200)


async def get_watch(request: AnyRequest, token: Word, house: TheHouse) -> Redirect:
    table = house.keys.read_watch(token)
    if table is None:
        raise Unknown("link.unknown")
    return keep_grant(go(f"/t/{table}"), request, table, token)


async def get_rules(request: AnyRequest, game: Word, visit: TheVisit) -> Page:
    version = number(request.query_params.get("version"))
    return page(rules_page(rules_data_at(game, visit.language, version), visit.visitor))


async def post_import(request: AnyRequest, house: TheHouse, visit: TheVisit) -> Redirect:
    table = await house.import_record(await upload_of(request, house.keys, visit), visit)
    return go(f"/t/{table}/replay")


async def get_set(request: AnyRequest) -> Redirect:
    """Language and theme, kept in cookies."""
    asked = request.query_params
    lang, theme = asked.get("lang", ""), asked.get("theme", "")
    answer = go(local(asked.get("back", "/")))
    if theme:
        keep(answer, request, theme=theme if theme in THEMES else "")
    return keep(answer, request, lang=lang) if lang in LANGUAGES else answer


def local(path: str) -> str:
    """A path of this server, whatever was asked for."""
    sound = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() and "\\" not in path
    return path[:500] if sound else "/"


def invited(house: House, token: str) -> tuple[str, int]:
    found = house.keys.read_invite(token)
    if found is None:
        raise Unknown("link.unknown")
    return found
