"""Push: who listens to which table, and what is sent. Only numbers are pushed; each seat fetches its own view."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

from capolinea.server.presence import Presence
from capolinea.server.supervise import Backoff, Watch, supervise_for_ever

LOG = logging.getLogger("capolinea")

#: One channel carries all tables: each worker subscribes once and distributes to its listeners.
CHANNEL = "capolinea"
PING_SECONDS = 15
#: Names of background tasks.
PUSHES = "delivering pushes"
PRESENCE = "noting who is here"
#: A broken connection counts as leaving only after this, so that reloading a page announces nothing.
GRACE_SECONDS = 4
#: A listener this far behind fetches the newest state anyway.
BACKLOG = 100
#: Listeners are told apart by numbers that no two of a table will share.
MOST_LISTENERS = 2**31


class PushMessage(msgspec.Struct, frozen=True, array_like=True):
    table: str
    event: str
    number: int
    """The entry or chat line; of "seats", the listener who has come, or 0."""


def backend_for(url: URL, backoff: Backoff, watch: Watch, on_reconnected: Callable[[], None]) -> ChannelsBackend:
    """Return a backend in memory for one process, or PostgreSQL's notifications if workers share a database."""
    if url.get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from capolinea.server.postgres_push import PostgresBackend

    return PostgresBackend(
        url.set(drivername="postgresql").render_as_string(hide_password=False), backoff, watch, on_reconnected
    )


class Hub:
    """The listeners of this worker."""

    def __init__(self, channels: ChannelsPlugin, presence: Presence, backoff: Backoff, watch: Watch) -> None:
        self.channels = channels
        self._watch = watch
        self.presence = presence
        self._backoff = backoff
        self._queues: dict[str, set[asyncio.Queue[PushMessage | None]]] = {}
        self._later: set[asyncio.Task[None]] = set()
        self.closed = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        tasks = [
            asyncio.create_task(supervise_for_ever(PUSHES, self._listen, self._backoff, self._watch)),
            asyncio.create_task(supervise_for_ever(PRESENCE, self._note_presence, self._backoff, self._watch)),
        ]
        try:
            yield
        finally:
            self.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def announce(self, table: str, event: str, number: int) -> None:
        self.channels.publish(msgspec.json.encode(PushMessage(table, event, number)), CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            self._watch.works(PUSHES)
            async for message in subscriber.iter_events():
                try:
                    self._deliver(msgspec.json.decode(message, type=PushMessage))
                except msgspec.DecodeError:
                    # Other programs that use the database may send anything on our channel.
                    LOG.error("a push that cannot be read was left out")

    async def _note_presence(self) -> None:
        while True:
            await self.presence.write()
            self._watch.works(PRESENCE)
            await self.presence.wait()

    def is_delivering(self) -> bool:
        """Return whether the tasks of the framework run that carry pushes to us."""
        return not any([task is None or task.done() for task in (self.channels._pub_task, self.channels._sub_task)])

    def _deliver(self, message: PushMessage) -> None:
        for queue in self._queues.get(message.table, ()):
            if queue.qsize() < BACKLOG:
                queue.put_nowait(message)

    def look_again(self) -> None:
        """Let every listener fetch its table, because pushes may have been lost."""
        for table in self._queues:
            self._deliver(PushMessage(table, "seats", 0))

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closed = True
        queues: Iterable[asyncio.Queue[PushMessage | None]] = [
            queue for each in self._queues.values() for queue in each
        ]
        for queue in queues:
            queue.put_nowait(None)
        for task in self._later:
            task.cancel()

    def is_heard(self, table: str) -> bool:
        """Return whether anybody listens to a table."""
        return table in self._queues

    def streams(self) -> int:
        return sum([len(each) for each in self._queues.values()])

    @asynccontextmanager
    async def listening(self, table: str) -> AsyncIterator[asyncio.Queue[PushMessage | None]]:
        """Yield a queue of what happens at a table from now on; None at the end of the server."""
        queue: asyncio.Queue[PushMessage | None] = asyncio.Queue()
        self._queues.setdefault(table, set()).add(queue)
        try:
            yield queue
        finally:
            self._queues[table].discard(queue)
            if not self._queues[table]:
                del self._queues[table]

    async def stream(self, table: str, browser: str, entry: int, *, stale: bool = False) -> AsyncIterator[bytes]:
        """Yield server-sent events for one listener, beginning with the table's last entry; `stale`: something else
        has happened, too, since it saw the table. That it has come itself it is not told."""
        me = secrets.randbelow(MOST_LISTENERS) + 1
        async with self.listening(table) as queue:
            self._arrive(table, browser, me)
            try:
                yield b"retry: 2000\n" + write(PushMessage(table, "entry", entry))
                if stale:
                    yield write(PushMessage(table, "seats", 0))
                while not self.closed:
                    try:
                        async with asyncio.timeout(PING_SECONDS):
                            message = await queue.get()
                    except TimeoutError:
                        yield b": ping\n\n"
                        continue
                    if message is None:
                        return
                    if message.event != "seats" or message.number != me:
                        yield write(message)
            finally:
                self._leave(table, browser)

    def _arrive(self, table: str, browser: str, listener: int) -> None:
        if self.presence.arrive((table, browser)) > GRACE_SECONDS:
            self.announce(table, "seats", listener)

    def _leave(self, table: str, browser: str) -> None:
        if self.presence.leave((table, browser)) and not self.closed:
            task = asyncio.get_running_loop().create_task(self._tell_left(table, browser))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _tell_left(self, table: str, browser: str) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if not self.presence.is_connected((table, browser)):
            self.announce(table, "seats", 0)


def write(message: PushMessage) -> bytes:
    name = {"entry": "entry", "chat": "number"}.get(message.event)
    data = "{}" if name is None else f'{{"{name}": {message.number}}}'
    return f"event: {message.event}\ndata: {data}\n\n".encode()
