"""Push between workers over PostgreSQL's LISTEN and NOTIFY; survives a lost connection."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from capolinea.server.supervise import Backoff, Watch, supervise, supervise_for_ever

LOG = logging.getLogger("capolinea")
#: How many seconds the database has to accept a push.
PUBLISH_SECONDS = 10.0
#: How often the connection that hears pushes is checked, and how many seconds the database has to answer.
CHECK_SECONDS = 10.0
ANSWER_SECONDS = 5.0
#: Names of background tasks.
LISTENING = "listening for pushes"
CHECKING = "checking the connection for pushes"


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend would stop for good at the first error; this one reconnects."""

    def __init__(self, dsn: str, backoff: Backoff, watch: Watch, on_reconnected: Callable[[], None]) -> None:
        """`on_reconnected` is called when pushes arrive again, because some may have been lost in the meantime."""
        super().__init__(make_connection=partial(asyncpg.connect, dsn=dsn, timeout=ANSWER_SECONDS))
        self._watch = watch
        self._checking: asyncio.Task[None] | None = None
        self._backoff = backoff
        self._sender: Any = None
        self._stopping = False
        self._reconnecting: asyncio.Task[None] | None = None
        self._on_reconnected = on_reconnected

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)
        check = supervise_for_ever(CHECKING, self._check, self._backoff, self._watch)
        self._checking = asyncio.create_task(check)

    async def on_shutdown(self) -> None:
        self._stopping = True
        tasks = [task for task in (self._checking, self._reconnecting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Not under Litestar's lock: whoever holds it may wait for a database that is gone.
        for connection in (self._sender, self._listener_conn):
            await close(connection)
        self._subscribed_channels.clear()
        self._queue = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            async with asyncio.timeout(PUBLISH_SECONDS):
                if self._sender is None or self._sender.is_closed():
                    self._sender = await self._connect()
                for channel in channels:
                    await self._sender.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except Exception:
            # The entry itself is stored; listeners catch up with the next push or when they reconnect.
            LOG.warning("a push was lost: the database did not take it")
            self._sender = None

    def _lost(self, connection: object) -> None:
        if self._stopping or connection is not self._listener_conn:
            return
        LOG.warning("the connection that hears pushes is lost")
        # A reconnection that is still running would connect a second time.
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        self._watch.fails(LISTENING, "lost")
        reconnect = supervise(LISTENING, self._listen_again, self._backoff, self._watch)
        self._reconnecting = asyncio.get_running_loop().create_task(reconnect)

    async def _check(self) -> None:
        """Ask over the connection that hears pushes: one that has broken silently would never tell."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            connection = self._listener_conn
            if connection.is_closed():
                continue
            try:
                await connection.execute("SELECT 1", timeout=ANSWER_SECONDS)
                self._watch.works(CHECKING)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection.terminate()
                self._lost(connection)

    async def _listen_again(self) -> None:
        fresh = await self._connect()
        try:
            fresh.add_termination_listener(self._lost)
            async with self._listener_lock:
                channels = list(self._subscribed_channels)
                for channel in channels:
                    await fresh.add_listener(channel, self._listener)
                self._listener_conn = fresh
        except BaseException:
            fresh.terminate()
            raise
        LOG.warning("pushes are heard again")
        self._on_reconnected()


async def close(connection: Any) -> None:
    """Say goodbye to the database; one that does not answer must not keep the server from ending."""
    if connection is None or connection.is_closed():
        return
    try:
        await connection.close(timeout=ANSWER_SECONDS)
    except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()
