"""The HTML pages and plain forms. Each handler finds out who asks for what, asks the services and answers."""

import asyncio
import re

from litestar import MediaType, Response
from litestar.response import Redirect

from capolinea.core.refusal import CapolineaError
from capolinea.i18n import LANGUAGES
from capolinea.render.pages.brief import brief_page
from capolinea.render.pages.join import join_page, paste_page
from capolinea.render.pages.lobby import lobby_page
from capolinea.render.pages.parts import NEWEST_LINES
from capolinea.render.pages.replay import replay_page
from capolinea.render.pages.rules import rules_page
from capolinea.render.pages.table import table_page
from capolinea.server.briefs import brief_data
from capolinea.server.cookies import keep, keep_grant
from capolinea.server.dependencies import AnyRequest, TheServices, TheVisit, Word
from capolinea.server.forms import form_of, number, open_form, upload_of
from capolinea.server.lobby import MOST_ROWS, join_data, lobby_data
from capolinea.server.problems import Conflict, Problem, Unknown
from capolinea.server.rulebook import rules_data_at
from capolinea.server.services import Services
from capolinea.server.tables import is_stand_in
from capolinea.server.visits import THEMES, WATCHING, Visit
from capolinea.server.words import plain
from capolinea.storage import StaleEntry, StorageLost, TableDamaged

Page = Response[str]


def page(html: str, status: int = 200) -> Page:
    return Response(html, status_code=status, media_type=MediaType.HTML)


def go(path: str) -> Redirect:
    return Redirect(path, status_code=303)


async def get_lobby(request: AnyRequest, services: TheServices, visit: TheVisit) -> Page:
    """`?game=` has been chosen from the posters by a page without its script."""
    rows = await services.store.tables_of(visit.browser, MOST_ROWS)
    chosen = request.query_params.get("game", "")

    def draw() -> str:
        data = lobby_data(rows, visit, services.presenter, chosen)
        return lobby_page(data, visit.visitor, services.keys.csrf(visit.browser))

    return page(await services.off_loop.run_for(visit.client, draw))


async def post_tables(request: AnyRequest, services: TheServices, visit: TheVisit) -> Redirect:
    wanted, me = open_form(await form_of(request, services.keys, visit))
    row = await services.open_table(wanted, visit, me or visit.name)
    services.announce(row.id, "seats", 0, True)
    return keep(go(f"/t/{row.id}"), request, name=me or visit.name)


async def get_table(request: AnyRequest, table: Word, services: TheServices, visit: TheVisit) -> Page:
    data = await services.show(table, visit, number(request.query_params.get("seat")), most_lines=NEWEST_LINES)
    csrf = services.keys.csrf(visit.browser)
    return page(await services.off_loop.run_for(visit.client, table_page, data, visit.visitor, csrf))


async def post_play(request: AnyRequest, table: Word, services: TheServices, visit: TheVisit) -> Redirect | Page:
    form = await form_of(request, services.keys, visit)
    seat, entry, text = number(form.get("seat")) or 0, number(form.get("entry")) or 0, form.get("action", "")[:400]
    try:
        await services.play(table, visit, seat, entry, None if text == "undo" else text)
    except (Problem, StorageLost, TableDamaged):
        raise
    except CapolineaError as error:
        return await refused_page(error, table, seat, services, visit)
    return go(f"/t/{table}")


async def post_back(request: AnyRequest, table: Word, services: TheServices, visit: TheVisit) -> Redirect:
    """Take a seat back from the bot that stands in."""
    form = await form_of(request, services.keys, visit)
    await services.tables.take_back(table, number(form.get("seat")) or 0, visit.browser)
    return go(f"/t/{table}")


async def post_forget(request: AnyRequest, table: Word, services: TheServices, visit: TheVisit) -> Redirect:
    """Take a finished table off one's list; the lobby has asked before."""
    await form_of(request, services.keys, visit)
    await services.tables.forget(table, visit.browser)
    return go("/")


async def refused_page(error: CapolineaError, table: str, seat: int, services: Services, visit: Visit) -> Page:
    """Return the table again, with the reason on top."""
    refusal = await services.refusal(error, table, visit, seat)
    data = await services.show(table, visit, seat, most_lines=NEWEST_LINES)
    csrf = services.keys.csrf(visit.browser)
    drawn = await services.off_loop.run_for(visit.client, table_page, data, visit.visitor, csrf, refusal=refusal)
    return page(drawn, 409 if isinstance(error, StaleEntry) else 422)


async def get_replay(request: AnyRequest, table: Word, services: TheServices, visit: TheVisit) -> Page:
    asked = request.query_params.get("seat")
    seat = WATCHING if asked == "" else number(asked)
    data = await services.show(table, visit, seat, entry=number(request.query_params.get("entry")) or 0)
    return page(await services.off_loop.run_for(visit.client, replay_page, data, visit.visitor))


async def get_join(token: Word, services: TheServices, visit: TheVisit) -> Page | Redirect:
    table, seat = read_invitation(services, token)
    row = await services.tables.row(table)
    if row.seats[seat].holder == visit.browser:
        return go(f"/t/{table}")
    if is_stand_in(row.seats[seat]):
        raise Conflict("seat.stand_in", name=row.seats[seat].name)
    return page(
        join_page(join_data(row, seat, visit, services.presenter), visit.visitor, services.keys.csrf(visit.browser))
    )


async def post_join(request: AnyRequest, token: Word, services: TheServices, visit: TheVisit) -> Redirect:
    form = await form_of(request, services.keys, visit)
    table, seat = read_invitation(services, token)
    await services.tables.join(table, seat, visit.browser, form.get("name", "") or visit.name)
    return keep(go(f"/t/{table}"), request, name=form.get("name", "") or visit.name)


async def get_paste(request: AnyRequest, services: TheServices, visit: TheVisit) -> Page | Redirect:
    """Redirect a pasted link or code to its page."""
    given = request.query_params.get("link", "").strip()[:500]
    token = re.split(r"[?#]", given, maxsplit=1)[0].rstrip("/").rpartition("/")[2]
    if services.keys.read_invite(token) is not None:
        return go(f"/join/{token}")
    if services.keys.read_watch(token) is not None:
        return go(f"/watch/{token}")
    problem = plain(visit.language)("link.unknown") if given else ""
    return page(paste_page(visit.visitor, services.keys.csrf(visit.browser), problem), 404 if given else 200)


async def get_watch(request: AnyRequest, token: Word, services: TheServices) -> Redirect:
    table = services.keys.read_watch(token)
    if table is None:
        raise Unknown("link.unknown")
    return keep_grant(go(f"/t/{table}"), request, table, token)


async def get_rules(request: AnyRequest, game: Word, services: TheServices, visit: TheVisit) -> Page:
    version = number(request.query_params.get("version"))
    data = await services.off_loop.run_for(visit.client, rules_data_at, game, visit.language, version)
    return page(await services.off_loop.run_for(visit.client, rules_page, data, visit.visitor))


async def get_brief(game: Word, visit: TheVisit) -> Page:
    data = await asyncio.to_thread(brief_data, game, visit.language)
    return page(brief_page(data, visit.visitor))


async def post_import(request: AnyRequest, services: TheServices, visit: TheVisit) -> Redirect:
    table = await services.import_record(await upload_of(request, services.keys, visit), visit)
    return go(f"/t/{table}/replay")


async def get_set(request: AnyRequest) -> Redirect:
    """Store language and theme in cookies."""
    asked = request.query_params
    lang, theme = asked.get("lang", ""), asked.get("theme", "")
    answer = go(local(asked.get("back", "/")))
    if theme:
        keep(answer, request, theme=theme if theme in THEMES else "")
    return keep(answer, request, lang=lang) if lang in LANGUAGES else answer


def local(path: str) -> str:
    """Return a path on this server, whatever was given."""
    sound = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() and "\\" not in path
    return path[:500] if sound else "/"


def read_invitation(services: Services, token: str) -> tuple[str, int]:
    found = services.keys.read_invite(token)
    if found is None:
        raise Unknown("link.unknown")
    return found
