"""Errors as responses: JSON for programs, a friendly page for people. Nothing secret is shown or logged."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from capolinea.core.refusal import CapolineaError
from capolinea.render.pages.data import Visitor
from capolinea.render.pages.problem import problem_page
from capolinea.server.problems import Problem
from capolinea.server.visits import THEMES, language_of
from capolinea.server.words import error_text, plain
from capolinea.storage import SeatTaken, StaleEntry, StorageLost, Store, TableDamaged

LOG = logging.getLogger("capolinea")

#: How many seconds a client should wait before it tries again.
RETRY_SECONDS = 5
#: What the framework says of a request whose connection was closed before it was complete.
CLIENT_LEFT = "client disconnected prematurely"
#: Codes for errors that the framework raises itself.
CODES = {
    400: "request.malformed",
    404: "page.unknown",
    405: "request.method",
    413: "request.too_large",
    415: "request.malformed",
}


class ProblemData(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request failed: a code for programs, a sentence in the visitor's language."""

    code: str
    message: str
    detail: str = ""
    """Which field was wrong, for programmers."""


AnyRequest = Request[Any, Any, Any]


def answer(request: AnyRequest, status: int, problem: ProblemData, headers: dict[str, str]) -> Response[Any]:
    if request.scope["path"].startswith(("/api/", "/schema")):
        return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)
    theme = request.cookies.get("theme", "")
    visitor = Visitor(language_for(request), theme if theme in THEMES else "")
    page = problem_page(status, problem.code, problem.message, visitor)
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)


def language_for(request: AnyRequest) -> str:
    return language_of(request, str(request.app.state.get("language", "it")))


def on_capolinea_error(request: AnyRequest, error: CapolineaError) -> Response[Any]:
    if isinstance(error, StorageLost):
        return on_lost(request, error)
    if isinstance(error, TableDamaged):
        LOG.error("a table is damaged at entry %s", error.facts.get("entry"), exc_info=error.__cause__)
        problem = ProblemData(error.code, error_text(error, plain(language_for(request))))
        return answer(request, 500, problem, {})
    status = error.status if isinstance(error, Problem) else 409 if isinstance(error, StaleEntry | SeatTaken) else 422
    headers = error.headers if isinstance(error, Problem) else {}
    problem = ProblemData(
        error.code, error_text(error, plain(language_for(request))), str(error.facts.get("detail", ""))
    )
    return answer(request, status, problem, headers)


def on_lost(request: AnyRequest, error: StorageLost) -> Response[Any]:
    """Answer 503: while the database cannot be used, nothing is acknowledged."""
    LOG.error("the database cannot be used: %s, %s", error.code, error.facts.get("why"), exc_info=error.__cause__)
    if request.method not in ("GET", "HEAD"):
        # Somebody who sent a change wants to know what became of it, wherever it failed.
        error = StorageLost("storage.not_saved", **error.facts)
    problem = ProblemData(error.code, error_text(error, plain(language_for(request))))
    return answer(request, 503, problem, {"Retry-After": str(RETRY_SECONDS)})


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if error.detail == CLIENT_LEFT:
        # Nobody waits for this answer, and nothing of ours went wrong.
        return Response("", status_code=400, media_type=MediaType.TEXT)
    if error.status_code >= 500:
        return on_defect(request, error)
    code = CODES.get(error.status_code, "request.malformed")
    detail = describe(error) if isinstance(error, ValidationException) else ""
    problem = ProblemData(code, plain(language_for(request))(code), detail)
    return answer(request, error.status_code, problem, dict(error.headers or {}))


def describe(error: ValidationException) -> str:
    """Return which field is wrong, in the framework's words."""
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join([f"{each.get('key', '')}: {each.get('message', '')}"[:120] for each in extra[:3]])


def on_defect(request: AnyRequest, error: Exception) -> Response[Any]:
    """Answer 500 for a bug of ours. The path may contain a token, so only the route and the table are logged."""
    route = getattr(request.scope.get("route_handler"), "name", None) or "?"
    table = request.path_params.get("table", "-") if "path_params" in request.scope else "-"
    LOG.error("%s failed at table %s", route, table, exc_info=error)
    store: Store = request.app.state.services.store
    if not store.is_healthy:
        return on_lost(request, StorageLost("storage.not_read", why="unsure"))
    message = plain(language_for(request))("server.defect")
    try:
        return answer(request, 500, ProblemData("server.defect", message), {})
    # If even the error page cannot be drawn, its sentence is sent alone.
    except Exception:
        return Response(message, status_code=500, media_type=MediaType.TEXT)
