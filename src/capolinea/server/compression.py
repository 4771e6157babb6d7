"""What travels compressed: brotli where the browser takes it, otherwise gzip.

Pages and data are compressed for each answer, quickly; files once, as small as they go. Large ones are compressed on a
thread: both libraries let the loop go on meanwhile.
"""

import asyncio
import gzip
from functools import lru_cache
from typing import Final

import brotli
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

#: Option of a handler: it compresses by itself, or sends a stream.
COMPRESSES: Final = "compresses"
#: Less than this is not worth it.
LEAST_BYTES: Final = 500
#: More than this takes longer than changing threads twice.
LARGE_BYTES: Final = 20_000
#: These are compressed in themselves.
COMPACT: Final = ("image/png", "font/woff2")
#: Of some 60 kB each.
MOST_FILES: Final = 256


class CompressAnswers(ASGIMiddleware):
    """Compresses answers that come in one piece."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["route_handler"].opt.get(COMPRESSES):
            await next_app(scope, receive, send)
            return
        accepted = Headers.from_scope(scope).get("accept-encoding", "")
        start: HTTPResponseStartEvent | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                if not message["more_body"]:
                    message["body"] = await compress_answer(message["body"], start, accepted)
                first, start = start, None
                await send(first)
            await send(message)

        await next_app(scope, receive, send_compressed)


async def compress_answer(body: bytes, start: HTTPResponseStartEvent, accepted: str) -> bytes:
    """Return the body as it is sent, and say so in the headers."""
    headers = MutableScopeHeaders.from_message(start)
    encoding = encoding_of(accepted, headers.get("content-type", "").partition(";")[0], len(body))
    if not encoding or "content-encoding" in headers:
        return body
    smaller = await asyncio.to_thread(quickly, body, encoding) if len(body) > LARGE_BYTES else quickly(body, encoding)
    headers["Content-Encoding"] = encoding
    headers["Content-Length"] = str(len(smaller))
    headers.extend_header_value("vary", "Accept-Encoding")
    return smaller


def encoding_of(accepted: str, kind: str, size: int) -> str:
    """Return how something is sent to a browser that takes these encodings; empty: as it is."""
    if size < LEAST_BYTES or kind in COMPACT:
        return ""
    taken = {part.partition(";")[0].strip().lower() for part in accepted.split(",") if not part.endswith("q=0")}
    return "br" if "br" in taken else "gzip" if "gzip" in taken else ""


def quickly(data: bytes, encoding: str) -> bytes:
    if encoding == "br":
        return bytes(brotli.compress(data, mode=brotli.MODE_TEXT, quality=5))
    return gzip.compress(data, 4, mtime=0)


@lru_cache(maxsize=MOST_FILES)
def compressed(data: bytes, encoding: str) -> bytes:
    if encoding == "br":
        return bytes(brotli.compress(data, mode=brotli.MODE_TEXT, quality=11))
    return gzip.compress(data, 9, mtime=0)
