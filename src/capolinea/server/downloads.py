"""Files: boards, stylesheets, scripts, QR codes, records and transcripts."""

import asyncio
from io import BytesIO

import msgspec
import segno
from litestar import Response

from capolinea.core.record import SeatRecord, encode_record, record_of
from capolinea.i18n import LANGUAGES
from capolinea.render.pages.assets import static_dir, whole_script, whole_style
from capolinea.server.assets import board_file, digest, game_file, media_type, static_file
from capolinea.server.compression import compressed, encoding_of
from capolinea.server.dependencies import AnyRequest, EntryQuery, SeatQuery, TheServices, TheVisit, Word
from capolinea.server.match_cache import LoadedTable
from capolinea.server.problems import Conflict, Unknown
from capolinea.server.tables import OVER
from capolinea.server.transcript import transcript
from capolinea.server.visits import client_of
from capolinea.storage.rows import BOT

File = Response[bytes]

FOR_EVER = "public, max-age=31536000, immutable"
#: Scripts of the pages.
SCRIPTS = ("lobby.js", "replay.js", "table.js")
STYLES = {place.name for place in static_dir().iterdir() if place.name.endswith(".css")}


async def send(request: AnyRequest, data: bytes, kind: str) -> File:
    """Send a file: cached for ever if its URL has a version, otherwise revalidated by ETag. It is compressed once,
    as small as it goes."""
    tag = f'"{digest(data)}"'
    cached = FOR_EVER if "v" in request.query_params else "no-cache"
    headers = {"ETag": tag, "Cache-Control": cached, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    encoding = encoding_of(request.headers.get("accept-encoding", ""), kind, len(data))
    if encoding:
        data = await asyncio.to_thread(compressed, data, encoding)
        headers["Content-Encoding"] = encoding
    return Response(data, headers=headers, media_type=kind)


async def get_board(request: AnyRequest, name: Word, services: TheServices) -> File:
    board = await services.off_loop.run(board_file, name, part_of(request))
    return await send(request, board, "image/svg+xml")


async def get_table_board(
    request: AnyRequest, table: Word, language: Word, services: TheServices, visit: TheVisit
) -> File:
    if language.removesuffix(".svg") not in LANGUAGES or not language.endswith(".svg"):
        raise Unknown("page.unknown")
    speaking = msgspec.structs.replace(visit, language=language.removesuffix(".svg"))
    return await send(request, await services.board(table, speaking, part_of(request)), "image/svg+xml")


def part_of(request: AnyRequest) -> str | None:
    """Return which part of a board is asked for; any other than the ground is what is played on."""
    part = request.query_params.get("part")
    return None if part is None else "ground" if part == "ground" else "played"


async def get_picture(
    table: Word, services: TheServices, visit: TheVisit, seat: SeatQuery = None, entry: EntryQuery = None
) -> File:
    """Return the table as a picture, for pages without a script."""
    return Response(await services.picture(table, visit, seat, entry), media_type="image/svg+xml")


async def get_game_file(request: AnyRequest, game: Word, name: Word) -> File:
    return await send(request, game_file(game, name), media_type(name) or "text/css")


async def get_script(request: AnyRequest, name: Word, services: TheServices) -> File:
    """Return a script with all the modules that it needs."""
    if name not in SCRIPTS:
        raise Unknown("page.unknown")
    script = await services.off_loop.run(whole_script, name)
    return await send(request, script.encode(), media_type(name) or "text/javascript")


async def get_style(request: AnyRequest, name: Word) -> File:
    """Return several stylesheets as one: `tokens+look.css`."""
    names = tuple([f"{stem}.css" for stem in name.removesuffix(".css").split("+")])
    if len(set(names)) < len(names) or not set(names) <= STYLES:
        raise Unknown("page.unknown")
    return await send(request, whole_style(names).encode(), "text/css; charset=utf-8")


async def get_static(request: AnyRequest, path: Word) -> File:
    return await send(request, static_file(path), media_type(path) or "application/octet-stream")


async def get_favicon(request: AnyRequest) -> File:
    return await send(request, static_file("favicon.svg"), "image/svg+xml")


async def get_qr(request: AnyRequest, name: Word, services: TheServices) -> File:
    """Return the absolute URL of an invitation or of the spectators' link as a QR code."""
    token = name.removesuffix(".svg")
    invited = services.keys.read_invite(token)
    if invited is not None:
        row = await services.tables.row(invited[0])
        # A seat with a holder has no link, and so no code.
        if row.seats[invited[1]].holder is not None:
            raise Conflict("seat.taken")
        path = f"join/{token}"
    elif services.keys.read_watch(token) is not None:
        path = f"watch/{token}"
    else:
        raise Unknown("link.unknown")
    drawing = await services.off_loop.run_for(client_of(request.scope), qr_code, f"{request.base_url}{path}")
    return Response(drawing, media_type="image/svg+xml")


def qr_code(address: str) -> bytes:
    drawing = BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", light="white", border=3, xmldecl=False)
    return drawing.getvalue()


async def get_record_json(table: Word, services: TheServices, visit: TheVisit) -> File:
    def write(loaded: LoadedTable) -> File:
        row = require_finished(loaded).row
        seats = tuple([SeatRecord(seat.name, seat.level if seat.kind == BOT else "") for seat in row.seats])
        data = encode_record(record_of(loaded.match, seats))
        return download(data, "application/json", f"capolinea-{row.game}-{table}.json")

    return await services.draw(table, visit, write)


async def get_record_text(table: Word, services: TheServices, visit: TheVisit) -> File:
    def write(loaded: LoadedTable) -> File:
        data = transcript(require_finished(loaded), visit.language).encode()
        return download(data, "text/plain; charset=utf-8", f"capolinea-{loaded.row.game}-{table}.txt")

    return await services.draw(table, visit, write)


def require_finished(loaded: LoadedTable) -> LoadedTable:
    """Return the table if its match is over; earlier a record would reveal everything."""
    if loaded.row.status != OVER:
        raise Conflict("record.not_over")
    return loaded


def download(data: bytes, kind: str, name: str) -> File:
    return Response(data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
