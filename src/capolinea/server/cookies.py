"""Cookies besides the browser's token."""

from typing import Any, Final
from urllib.parse import quote

from litestar import Request
from litestar.datastructures import Cookie
from litestar.response import Redirect

from capolinea.server.inputs import NAME_LETTERS, clean
from capolinea.server.keys import TABLE

YEAR: Final = 365 * 24 * 3600
#: Browsers and servers limit the total size of cookies.
MOST_GRANTS: Final = 20

AnyRequest = Request[Any, Any, Any]


def keep(answer: Redirect, request: AnyRequest, **values: str) -> Redirect:
    """Store each value in a cookie for a year; an empty value deletes it."""
    for key, value in values.items():
        text = quote(clean(value, NAME_LETTERS), safe="")
        answer.set_cookie(cookie(request, key, text, YEAR if text else 0))
    return answer


def keep_grant(answer: Redirect, request: AnyRequest, table: str, token: str) -> Redirect:
    """Remember that a spectators' link was followed; the oldest are forgotten."""
    known = [name for name in request.cookies if name.startswith("watch-") and TABLE.fullmatch(name[len("watch-") :])]
    for name in known[: max(0, len(known) - MOST_GRANTS + 1)]:
        answer.set_cookie(cookie(request, name, "", 0))
    answer.set_cookie(cookie(request, f"watch-{table}", token, YEAR))
    return answer


def cookie(request: AnyRequest, key: str, value: str, seconds: int) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=key, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)
