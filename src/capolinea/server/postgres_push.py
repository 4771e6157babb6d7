"""Push between workers over PostgreSQL's LISTEN and NOTIFY, made to outlive a lost connection."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

LOG = logging.getLogger("capolinea")
RETRY_SECONDS = 1.0


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend, which would stop for good at the first error."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._sender: Any = None
        self._stopping = False
        self._mending: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._stopping = True
        if self._mending is not None:
            self._mending.cancel()
        if self._sender is not None:
            await self._sender.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._sender is None or self._sender.is_closed():
                self._sender = await self._connect()
            for channel in channels:
                await self._sender.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except Exception:
            # The entry itself is stored; listeners catch up with the next push or when they reconnect.
            LOG.warning("a push was lost: the database did not take it")
            self._sender = None

    def _lost(self, _connection: object) -> None:
        if not self._stopping:
            self._mending = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            try:
                self._listener_conn = await self._connect()
                break
            except Exception:
                await asyncio.sleep(RETRY_SECONDS)
        self._listener_conn.add_termination_listener(self._lost)
        channels = list(self._subscribed_channels)
        self._subscribed_channels.clear()
        await self.subscribe(channels)
