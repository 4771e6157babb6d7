"""Push: who listens to which table, and what is told them. Only numbers are pushed; each seat fetches its own view."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

from capolinea.server.presence import Presence
from capolinea.server.supervise import Backoff, supervise

LOG = logging.getLogger("capolinea")

#: One channel carries all tables: each worker listens once and tells its own listeners apart.
CHANNEL = "capolinea"
PING_SECONDS = 15
#: Someone whose connection broke is called away only after this, so that reloading a page tells nobody.
GRACE_SECONDS = 4
#: A listener this far behind will fetch the newest state anyway.
BACKLOG = 100


class News(msgspec.Struct, frozen=True, array_like=True):
    table: str
    event: str
    number: int


def backend_for(url: URL, backoff: Backoff, on_mended: Callable[[], None]) -> ChannelsBackend:
    """Memory for one process; PostgreSQL's own notifications where several workers share a database."""
    if url.get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from capolinea.server.postgres_push import PostgresBackend

    return PostgresBackend(url.set(drivername="postgresql").render_as_string(hide_password=False), backoff, on_mended)


class Hub:
    """The listeners of this worker."""

    def __init__(self, channels: ChannelsPlugin, presence: Presence, backoff: Backoff) -> None:
        self.channels = channels
        self.presence = presence
        self._backoff = backoff
        self._queues: dict[str, set[asyncio.Queue[News | None]]] = {}
        self._later: set[asyncio.Task[None]] = set()
        self.closed = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        tasks = [
            asyncio.create_task(supervise("delivering pushes", self._listen, self._backoff)),
            asyncio.create_task(supervise("noting who is here", self.presence.write_for_ever, self._backoff)),
        ]
        try:
            yield
        finally:
            self.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def announce(self, table: str, event: str, number: int) -> None:
        self.channels.publish(msgspec.json.encode(News(table, event, number)), CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    self._deliver(msgspec.json.decode(message, type=News))
                except msgspec.DecodeError:
                    # Whoever else uses the database may say anything on our channel.
                    LOG.error("a push that cannot be read was left out")

    def _deliver(self, news: News) -> None:
        for queue in self._queues.get(news.table, ()):
            if queue.qsize() < BACKLOG:
                queue.put_nowait(news)

    def look_again(self) -> None:
        """Pushes may have been lost: every listener fetches its table."""
        for table in self._queues:
            self._deliver(News(table, "seats", 0))

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closed = True
        queues: Iterable[asyncio.Queue[News | None]] = [queue for each in self._queues.values() for queue in each]
        for queue in queues:
            queue.put_nowait(None)
        for task in self._later:
            task.cancel()

    def streams(self) -> int:
        return sum([len(each) for each in self._queues.values()])

    async def stream(self, table: str, browser: str, entry: int) -> AsyncIterator[bytes]:
        """Server-sent events for one listener, beginning with where the table stands."""
        queue: asyncio.Queue[News | None] = asyncio.Queue()
        self._queues.setdefault(table, set()).add(queue)
        self._arrive(table, browser)
        try:
            yield b"retry: 2000\n" + write(News(table, "entry", entry))
            while not self.closed:
                try:
                    async with asyncio.timeout(PING_SECONDS):
                        news = await queue.get()
                except TimeoutError:
                    yield b": ping\n\n"
                    continue
                if news is None:
                    return
                yield write(news)
        finally:
            self._queues[table].discard(queue)
            if not self._queues[table]:
                del self._queues[table]
            self._leave(table, browser)

    def _arrive(self, table: str, browser: str) -> None:
        if self.presence.arrive((table, browser)) > GRACE_SECONDS:
            self.announce(table, "seats", 0)

    def _leave(self, table: str, browser: str) -> None:
        if self.presence.leave((table, browser)) and not self.closed:
            task = asyncio.get_running_loop().create_task(self._tell_left(table, browser))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _tell_left(self, table: str, browser: str) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if not self.presence.is_connected((table, browser)):
            self.announce(table, "seats", 0)


def write(news: News) -> bytes:
    name = {"entry": "entry", "chat": "number"}.get(news.event)
    data = "{}" if name is None else f'{{"{name}": {news.number}}}'
    return f"event: {news.event}\ndata: {data}\n\n".encode()
