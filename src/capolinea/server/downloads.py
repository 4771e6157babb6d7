"""Files: boards, stylesheets, scripts, QR codes, records and transcripts."""

from io import BytesIO

import msgspec
import segno
from litestar import Response

from capolinea.core.record import SeatRecord, encode_record, record_of
from capolinea.i18n import LANGUAGES
from capolinea.server.asking import AnyRequest, TheHouse, TheVisit, Word
from capolinea.server.assets import board_file, digest, game_file, media_type, static_file
from capolinea.server.live import Sat
from capolinea.server.problems import Conflict, Unknown
from capolinea.server.tables import OVER
from capolinea.server.transcript import transcript
from capolinea.storage.rows import BOT

File = Response[bytes]

FOR_EVER = "public, max-age=31536000, immutable"


def send(request: AnyRequest, data: bytes, kind: str) -> File:
    """With a version in its address a file never changes; without, the browser asks whether it has."""
    tag = f'"{digest(data)}"'
    headers = {"ETag": tag, "Cache-Control": FOR_EVER if "v" in request.query_params else "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


async def get_board(request: AnyRequest, name: Word) -> File:
    return send(request, board_file(name), "image/svg+xml")


async def get_table_board(request: AnyRequest, table: Word, language: Word, house: TheHouse, visit: TheVisit) -> File:
    if language.removesuffix(".svg") not in LANGUAGES or not language.endswith(".svg"):
        raise Unknown("page.unknown")
    speaking = msgspec.structs.replace(visit, language=language.removesuffix(".svg"))
    return send(request, (await house.board(table, speaking)).encode(), "image/svg+xml")


async def get_game_file(request: AnyRequest, game: Word, name: Word) -> File:
    return send(request, game_file(game, name), media_type(name) or "text/css")


async def get_static(request: AnyRequest, path: Word) -> File:
    return send(request, static_file(path), media_type(path) or "application/octet-stream")


async def get_favicon(request: AnyRequest) -> File:
    return send(request, static_file("favicon.svg"), "image/svg+xml")


async def get_qr(request: AnyRequest, name: Word, house: TheHouse) -> File:
    """The absolute link of an invitation or of the spectators, as a QR code."""
    token = name.removesuffix(".svg")
    invited = house.keys.read_invite(token)
    if invited is not None:
        row = await house.tables.row(invited[0])
        # A seat that somebody holds has no link, and so no code.
        if row.seats[invited[1]].holder is not None:
            raise Conflict("seat.taken")
        path = f"join/{token}"
    elif house.keys.read_watch(token) is not None:
        path = f"watch/{token}"
    else:
        raise Unknown("link.unknown")
    drawing = BytesIO()
    segno.make(f"{request.base_url}{path}", error="m").save(drawing, kind="svg", light="white", border=3, xmldecl=False)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


async def get_record_json(table: Word, house: TheHouse) -> File:
    sat = finished(await house.tables.get(table))
    seats = tuple([SeatRecord(seat.name, seat.level if seat.kind == BOT else "") for seat in sat.row.seats])
    data = encode_record(record_of(sat.match, seats))
    return download(data, "application/json", f"capolinea-{sat.row.game}-{table}.json")


async def get_record_text(table: Word, house: TheHouse, visit: TheVisit) -> File:
    sat = finished(await house.tables.get(table))
    data = transcript(sat, visit.language).encode()
    return download(data, "text/plain; charset=utf-8", f"capolinea-{sat.row.game}-{table}.txt")


def finished(sat: Sat) -> Sat:
    """Before the end a record would tell everything."""
    if sat.row.status != OVER:
        raise Conflict("record.not_over")
    return sat


def download(data: bytes, kind: str, name: str) -> File:
    return Response(data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
