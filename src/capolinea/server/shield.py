"""Checks between the network and the handlers: rate limits, origins, headers."""

import time
from collections import OrderedDict
from math import ceil
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from capolinea.server.host_names import HOST, HostNames
from capolinea.server.problems import Forbidden, Misdirected, Problem, TooMany
from capolinea.server.settings import Settings
from capolinea.server.visits import COOKIE, NEW_BROWSER, client_of

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
#: Options of a handler: it is not rate-limited; it opens a table; it adds to the chat; it streams; it needs our own
#: header.
FREE: Final = "free"
OPENS_TABLE: Final = "opens_table"
CHATS: Final = "chats"
STREAMS: Final = "streams"
API: Final = "api"

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Links contain tokens: no other site may read them. "no-referrer" would also remove the Origin that we check.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
#: What goes with data, which no browser shows as a page.
DATA_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    **{name: SECURITY_HEADERS[name] for name in ("X-Content-Type-Options", "X-Frame-Options")},
    "Cross-Origin-Resource-Policy": "same-origin",
}
COOKIE_SECONDS: Final = 400 * 24 * 3600
LAST_PORT: Final = 65535
MOST_CLIENTS: Final = 20_000
#: A client may say so many times as much at all tables as at one.
CHAT_TABLES: Final = 4
#: A client without room for a stream may try again after these seconds.
STREAM_SECONDS: Final = 5


class Buckets:
    """One token bucket per client: it holds `size` tokens, refills at `rate` per second, and each request takes one."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, code: str) -> None:
        """Take a token; raises TooMany with `code` if there is none."""
        seconds = self.seconds_until_allowed(client, time.monotonic())
        if seconds:
            raise TooMany(code, seconds)

    def seconds_until_allowed(self, client: str, now: float) -> int:
        """Take a token and return 0, or return the seconds until there is one."""
        if self.rate <= 0:
            return 0
        level, since = self._levels.pop(client, (self.size, now))
        level = min(self.size, level + (now - since) * self.rate)
        short = level < 1
        self._levels[client] = (level if short else level - 1, now)
        if len(self._levels) > MOST_CLIENTS:
            self._levels.popitem(last=False)
        return max(1, ceil((1 - level) / self.rate)) if short else 0


class Shield(ASGIMiddleware):
    """Refuses requests from other sites, and clients that send too many."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.openings = Buckets(settings.tables_per_minute / 60, max(1.0, settings.tables_per_minute * 2))
        minute = settings.chat_per_minute
        self.chat = Buckets(minute / 60, minute / 2)
        self.chat_at_all = Buckets(minute * CHAT_TABLES / 60, minute * CHAT_TABLES / 2)
        self.most_each = settings.streams_per_client
        self.most_streams = settings.streams
        self.streams: dict[str, int] = {}
        self.names = HostNames(settings.names)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        options = scope["route_handler"].opt
        client = client_of(scope)
        self._count(client, options, scope)
        check_host(scope, self.names)
        if scope.get("method") not in SAFE_METHODS:
            check_origin(scope, bool(options.get(API)))
        if not options.get(STREAMS):
            await next_app(scope, receive, send)
            return
        self.streams[client] = self.streams.get(client, 0) + 1
        try:
            await next_app(scope, receive, send)
        finally:
            self.streams[client] -= 1
            if not self.streams[client]:
                del self.streams[client]

    def _count(self, client: str, options: dict[str, object], scope: Scope) -> None:
        if not options.get(FREE):
            self.requests.take(client, "request.too_many")
        if options.get(OPENS_TABLE):
            self.openings.take(client, "request.too_many")
        if options.get(CHATS):
            self.chat.take(f"{client} {scope['path_params'].get('table', '')}", "chat.too_many")
            self.chat_at_all.take(client, "chat.too_many")
        if options.get(STREAMS):
            is_full = sum(self.streams.values()) >= self.most_streams
            if is_full or self.streams.get(client, 0) >= self.most_each:
                raise TooMany("request.too_many", STREAM_SECONDS)


def check_host(scope: Scope, names: HostNames) -> None:
    """Refuse a malformed Host header, because links and QR codes are made with it, and names that are not ours."""
    host = Headers.from_scope(scope).get("host", "")
    found = HOST.fullmatch(host)
    if host and (found is None or int(found["port"] or 0) > LAST_PORT):
        raise Problem("request.malformed")
    if found is not None and found["name"] not in names:
        raise Misdirected("host.unknown", name=found["name"])


def check_origin(scope: Scope, api: bool) -> None:
    """Require that a change comes from our own pages, or from a program that sends our header."""
    headers = Headers.from_scope(scope)
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if site is not None and site not in ("same-origin", "none"):
        raise Forbidden("request.foreign")
    if site is None and origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise Forbidden("request.foreign")
    # A page of another site can only send this header after a preflight request, which we do not allow.
    if api and headers.get("x-capolinea") != "1":
        raise Forbidden("request.no_header")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, errors included, and the token of a browser that had none."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    guards = DATA_HEADERS if headers.get("Content-Type") == "application/json" else SECURITY_HEADERS
    for name, value in guards.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")
    token = scope["state"].pop(NEW_BROWSER, None) if "state" in scope else None
    if token is not None:
        secure = "; Secure" if scope["scheme"] == "https" else ""
        cookie = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
        headers.add("Set-Cookie", cookie)
