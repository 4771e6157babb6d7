"""Every URL of the server, on one page."""

from typing import Any, Final

from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from capolinea.core.record import MAX_BYTES
from capolinea.render.pages.data import RefusalData
from capolinea.server import api, downloads, pages, programs
from capolinea.server.compression import COMPRESSES
from capolinea.server.error_responses import ProblemData
from capolinea.server.shield import API, CHATS, FREE, OPENS_TABLE, STREAMS

#: A record and the form around it.
IMPORT_BYTES: Final = MAX_BYTES + 64 * 1024

#: A table whose options contain a map, however a form encodes it.
MAP_BYTES: Final = 256 * 1024

FAILS: Final = {
    status: ResponseSpec(ProblemData, generate_examples=False) for status in (400, 403, 404, 413, 422, 429, 503)
}
REFUSES: Final = FAILS | {status: ResponseSpec(RefusalData, generate_examples=False) for status in (409, 422)}
ASKS: Final = REFUSES | {202: ResponseSpec(RefusalData, generate_examples=False)}
CLASHES: Final = FAILS | {409: ResponseSpec(ProblemData, generate_examples=False)}

HIDDEN: Final[dict[str, Any]] = {"include_in_schema": False}
FILE: Final[dict[str, Any]] = {"include_in_schema": False, "opt": {FREE: True, COMPRESSES: True}}

ROUTES: Final[list[BaseRouteHandler]] = [
    get("/", name="lobby", **HIDDEN)(pages.get_lobby),
    post("/tables", name="open", opt={OPENS_TABLE: True}, request_max_body_size=MAP_BYTES, **HIDDEN)(pages.post_tables),
    get("/t/{table:str}", name="table", **HIDDEN)(pages.get_table),
    post("/t/{table:str}/play", name="play", **HIDDEN)(pages.post_play),
    post("/t/{table:str}/back", name="back", **HIDDEN)(pages.post_back),
    post("/t/{table:str}/forget", name="forget", **HIDDEN)(pages.post_forget),
    get("/t/{table:str}/program", name="program-page", **HIDDEN)(programs.get_page),
    get("/t/{table:str}/replay", name="replay", **HIDDEN)(pages.get_replay),
    get("/t/{table:str}/board/{language:str}", name="table-board", opt={COMPRESSES: True}, **HIDDEN)(
        downloads.get_table_board
    ),
    get("/t/{table:str}/picture.svg", name="picture", **HIDDEN)(downloads.get_picture),
    get("/t/{table:str}/record.json", name="record", **HIDDEN)(downloads.get_record_json),
    get("/t/{table:str}/record.txt", name="transcript", **HIDDEN)(downloads.get_record_text),
    get("/join", name="paste", **HIDDEN)(pages.get_paste),
    get("/join/{token:str}", name="join", **HIDDEN)(pages.get_join),
    post("/join/{token:str}", name="sit", **HIDDEN)(pages.post_join),
    get("/watch/{token:str}", name="watch", **HIDDEN)(pages.get_watch),
    get("/qr/{name:str}", name="qr", **HIDDEN)(downloads.get_qr),
    post("/import", name="import", opt={OPENS_TABLE: True}, request_max_body_size=IMPORT_BYTES, **HIDDEN)(
        pages.post_import
    ),
    get("/rules/{game:str}", name="rules", **HIDDEN)(pages.get_rules),
    get("/rules/{game:str}/brief", name="brief", **HIDDEN)(pages.get_brief),
    get("/set", name="set", **HIDDEN)(pages.get_set),
    get("/board/{name:str}", name="board", **FILE)(downloads.get_board),
    get("/game/{game:str}/{name:str}", name="game", **FILE)(downloads.get_game_file),
    get("/script/{name:str}", name="script", **FILE)(downloads.get_script),
    get("/style/{name:str}", name="style", **FILE)(downloads.get_style),
    get("/static/{path:path}", name="static", **FILE)(downloads.get_static),
    get(["/health", "/health/ready"], name="health", **FILE)(api.get_health),
    get("/health/live", name="live", **FILE)(api.get_live),
    get("/favicon.ico", name="favicon", **FILE)(downloads.get_favicon),
    post(
        "/api/tables",
        name="api-open",
        status_code=201,
        opt={API: True, OPENS_TABLE: True},
        request_max_body_size=MAP_BYTES,
        responses=FAILS,
    )(api.post_table),
    post(
        "/api/maps/{game:str}",
        name="api-map",
        status_code=200,
        opt={API: True},
        request_max_body_size=MAP_BYTES,
        responses=FAILS,
    )(api.post_map),
    get("/api/tables/{table:str}", name="api-table", responses=FAILS)(api.get_table),
    get("/api/tables/{table:str}/log", name="api-log", responses=FAILS)(api.get_log),
    get("/api/tables/{table:str}/at/{entry:int}", name="api-at", responses=FAILS)(api.get_table_at),
    get("/api/tables/{table:str}/events", name="api-events", opt={STREAMS: True, COMPRESSES: True}, responses=FAILS)(
        api.get_events
    ),
    get("/api/tables/{table:str}/aim", name="api-aim", responses=CLASHES)(api.get_aim),
    get("/api/tables/{table:str}/why", name="api-why", responses=FAILS)(api.get_why),
    get("/api/tables/{table:str}/look-up", name="api-look-up", responses=FAILS)(api.get_look_up),
    post("/api/tables/{table:str}/actions", name="api-play", status_code=200, opt={API: True}, responses=ASKS)(
        api.post_action
    ),
    post("/api/tables/{table:str}/undo", name="api-undo", status_code=200, opt={API: True}, responses=REFUSES)(
        api.post_undo
    ),
    post(
        "/api/tables/{table:str}/chat", name="api-chat", status_code=200, opt={API: True, CHATS: True}, responses=FAILS
    )(api.post_chat),
    post(
        "/api/tables/{table:str}/seats/{seat:int}/bot",
        name="api-bot",
        status_code=200,
        opt={API: True},
        responses=CLASHES,
    )(api.post_bot),
    post(
        "/api/tables/{table:str}/seats/{seat:int}/back",
        name="api-back",
        status_code=200,
        opt={API: True},
        responses=CLASHES,
    )(api.post_back),
    post(
        "/api/tables/{table:str}/seats/{seat:int}/token",
        name="api-token",
        status_code=200,
        opt={API: True},
        responses=CLASHES,
    )(programs.post_token),
    # For programs, by the token of a seat; docs/external-players.md describes them.
    post("/api/program/join", name="program-join", status_code=200, opt={API: True}, **HIDDEN)(programs.post_join),
    post("/api/program/back", name="program-back", status_code=200, **HIDDEN)(programs.post_back),
    get("/api/program", name="program", opt={STREAMS: True}, **HIDDEN)(programs.get_position),
    post("/api/program", name="program-play", status_code=200, **HIDDEN)(programs.post_answer),
    post("/api/tables/{table:str}/pace", name="api-pace", status_code=200, opt={API: True}, responses=CLASHES)(
        api.post_pace
    ),
    post(
        "/api/tables/{table:str}/rematch",
        name="api-rematch",
        status_code=200,
        opt={API: True, OPENS_TABLE: True},
        responses=CLASHES,
    )(api.post_rematch),
]
