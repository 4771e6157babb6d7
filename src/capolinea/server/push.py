"""Push: who listens to which table, and what is told them. Only numbers are pushed; each seat fetches its own view."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

LOG = logging.getLogger("capolinea")

#: One channel carries all tables: each worker listens once and tells its own listeners apart.
CHANNEL = "capolinea"
PING_SECONDS = 15
#: Someone whose connection broke is called away only after this, so that reloading a page tells nobody.
GRACE_SECONDS = 4
#: A listener this far behind will fetch the newest state anyway.
BACKLOG = 100
#: People whose last connection is remembered.
MOST_SEEN = 10_000


class News(msgspec.Struct, frozen=True, array_like=True):
    table: str
    event: str
    number: int


def backend_for(url: URL) -> ChannelsBackend:
    """Memory for one process; PostgreSQL's own notifications where several workers share a database."""
    if url.get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from capolinea.server.postgres_push import PostgresBackend

    return PostgresBackend(url.set(drivername="postgresql").render_as_string(hide_password=False))


class Hub:
    """The listeners of this worker."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self._queues: dict[str, set[asyncio.Queue[News | None]]] = {}
        self._present: dict[tuple[str, str], int] = {}
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._later: set[asyncio.Task[None]] = set()
        self.closed = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with (
            self.channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._deliver, join=False),
        ):
            try:
                yield
            finally:
                self.close()

    def announce(self, table: str, event: str, number: int) -> None:
        self.channels.publish(msgspec.json.encode(News(table, event, number)), CHANNEL)

    async def _deliver(self, message: bytes) -> None:
        news = msgspec.json.decode(message, type=News)
        for queue in self._queues.get(news.table, ()):
            if queue.qsize() < BACKLOG:
                queue.put_nowait(news)

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

    def is_present(self, table: str, browser: str | None) -> bool:
        return browser is not None and self._present.get((table, browser), 0) > 0

    def minutes_away(self, table: str, browser: str | None, since: float) -> int:
        """Since they were last connected, or since `since` when this worker has never seen them."""
        seen = since if browser is None else self._seen.get((table, browser), since)
        return max(0, int((time.time() - seen) // 60))

    def _arrive(self, table: str, browser: str) -> None:
        key = (table, browser)
        self._present[key] = self._present.get(key, 0) + 1
        if self._present[key] == 1 and time.time() - self._seen.get(key, 0) > GRACE_SECONDS:
            self.announce(table, "seats", 0)

    def _leave(self, table: str, browser: str) -> None:
        key = (table, browser)
        self._present[key] -= 1
        self._seen[key] = time.time()
        self._seen.move_to_end(key)
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)
        if self._present[key] == 0:
            del self._present[key]
            if not self.closed:
                task = asyncio.get_running_loop().create_task(self._tell_left(table, browser))
                self._later.add(task)
                task.add_done_callback(self._later.discard)

    async def _tell_left(self, table: str, browser: str) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if not self.is_present(table, browser):
            self.announce(table, "seats", 0)


def write(news: News) -> bytes:
    name = {"entry": "entry", "chat": "number"}.get(news.event)
    data = "{}" if name is None else f'{{"{name}": {news.number}}}'
    return f"event: {news.event}\ndata: {data}\n\n".encode()
