"""One connection, watched: what is sent to us must come in time and be of a sensible size, what we send must be taken.

Uvicorn by itself waits for ever for the rest of a request, and takes headers of any size.
"""

import asyncio
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from capolinea.server.door import Door

#: Slower than this, a body or an answer counts as not moving; the slowest line in use brings ten times as much.
LEAST_BYTES_PER_SECOND: Final = 500
#: Browsers send about twenty.
MOST_HEADERS: Final = 100


class GuardedConfig(uvicorn.Config):
    """Uvicorn's configuration, with our door."""

    def __init__(self, app: Any, door: Door) -> None:
        super().__init__(
            app,
            http=GuardedProtocol,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="none",
            lifespan="on",
            timeout_keep_alive=30,
            timeout_graceful_shutdown=5,
            forwarded_allow_ips=[str(network) for network in door.proxies],
        )
        self.door = door


class Part(Enum):
    """What of a request is to come next."""

    NOTHING = auto()
    HEAD = auto()
    BODY = auto()


class TooLarge(Exception):
    """A head with more or longer fields than we take."""


class GuardedProtocol(HttpToolsProtocol):
    """Uvicorn's connection with limits. A request that comes in one piece starts no timer."""

    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._limits = config.door.settings
        self._host: str | None = None
        self._part = Part.NOTHING
        self._heads = 0
        self._head_bytes = 0
        self._body_bytes = 0
        self._unsent = 0
        self._reading: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None

    # Coming and going

    def take_over(self, host: str) -> None:
        """Be the connection that `host` was let in for; otherwise it is let in when it is made."""
        self._host = host

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        refused = 0
        if self._host is None:
            peer = get_remote_addr(transport)
            self._host = "" if peer is None else peer[0]
            refused = self._door.enter(self._host)
        super().connection_made(transport)
        if refused:
            self._refuse(refused)
        else:
            self._watch_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_reading_timer()
        self._stop_writing_timer()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Give the place at the door back, once."""
        host, self._host = self._host, None
        if host is not None:
            self._door.leave(host)

    def _refuse(self, status: int) -> None:
        """Answer with a status alone and close; if an answer is under way, only close."""
        if self.transport.is_closing():
            return
        answers = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not answers and not self.pipeline:
            phrase = HTTPStatus(status).phrase
            head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain\r\ncontent-length: {len(phrase)}\r\n"
            self.transport.write(f"{head}retry-after: 10\r\nconnection: close\r\n\r\n{phrase}".encode())
        self.transport.close()

    # What is sent to us

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        heads = self._heads
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._part is Part.HEAD and self._heads == heads:
            # Of a field that is not complete the parser has told nothing yet.
            self._head_bytes += len(data)
            if self._head_bytes > self._limits.header_bytes:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                return
        self._watch_reading()

    def send_400_response(self, msg: str) -> None:
        # The parser turns every error of the functions below into its own.
        if self._is_too_large():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        self._part = Part.HEAD
        self._heads += 1
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._head_bytes += len(url)
        super().on_url(url)
        self._check_size()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head_bytes += len(name) + len(value)
        super().on_header(name, value)
        self._check_size()

    def _is_too_large(self) -> bool:
        return self._part is Part.HEAD and (
            self._head_bytes > self._limits.header_bytes or len(self.headers) > MOST_HEADERS
        )

    def _check_size(self) -> None:
        if self._is_too_large():
            raise TooLarge

    def on_headers_complete(self) -> None:
        self._part = Part.BODY
        self._body_bytes = 0
        self._stop_reading_timer()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._part = Part.NOTHING
        super().on_message_complete()

    def _watch_reading(self) -> None:
        """Run a timer while the client owes us something. Between requests Uvicorn runs its own, until something
        comes that begins none."""
        answers = self.cycle is not None and not self.cycle.response_complete
        if self._part is Part.NOTHING and (answers or self.timeout_keep_alive_task is not None):
            self._stop_reading_timer()
        elif self._reading is None:
            is_body = self._part is Part.BODY
            seconds = self._limits.body_seconds if is_body else self._limits.header_seconds
            self._reading = self.loop.call_later(seconds, self._check_reading)

    def _check_reading(self) -> None:
        self._reading = None
        is_body = self._part is Part.BODY
        if is_body and self.cycle.response_complete:
            # The answer did not wait for the rest, and neither do we.
            self.transport.close()
            return
        moves = is_body and self._body_bytes >= LEAST_BYTES_PER_SECOND * self._limits.body_seconds
        # If we do not read, it is not the client who is slow.
        if moves or self.flow.read_paused:
            self._body_bytes = 0
            self._watch_reading()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _stop_reading_timer(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    # What we send

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_writing_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._watch_writing()

    def _watch_writing(self) -> None:
        self._stop_writing_timer()
        self._unsent = self.transport.get_write_buffer_size()
        self._writing = self.loop.call_later(self._limits.body_seconds, self._check_writing)

    def _check_writing(self) -> None:
        self._writing = None
        unsent = self.transport.get_write_buffer_size()
        if not unsent:
            return
        if self._unsent - unsent < LEAST_BYTES_PER_SECOND * self._limits.body_seconds:
            self.transport.abort()
        else:
            self._watch_writing()

    def _stop_writing_timer(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
