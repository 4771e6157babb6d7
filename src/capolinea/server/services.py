"""The parts of the running server, put together: store, tables, bots, push, presentation."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from litestar.channels import ChannelsPlugin

from capolinea.core.action import Seat
from capolinea.core.codec import resolve_types
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.render.look import Aim
from capolinea.render.pages.data import LogData, LookUpData, RefusalData, TableData, TableNews, WhyData
from capolinea.render.pages.parts import NEWEST_LINES
from capolinea.server.assets import board_part, board_svg, table_board
from capolinea.server.audience import Audience
from capolinea.server.bots import BotDriver
from capolinea.server.importing import prepare
from capolinea.server.inputs import TableInput
from capolinea.server.keys import Keys
from capolinea.server.match_cache import Cache, LoadedTable
from capolinea.server.off_loop import OffLoop
from capolinea.server.opening import Faults, Prepared, open_for
from capolinea.server.presence import Presence
from capolinea.server.present import Presenter, news
from capolinea.server.problems import Unavailable, Unprocessable
from capolinea.server.push import CHANNEL, PUSHES, Hub, backend_for
from capolinea.server.readers import Readers
from capolinea.server.settings import Settings, default_database
from capolinea.server.shield import Buckets
from capolinea.server.supervise import Backoff, Watch
from capolinea.server.tables import PLAYING, Tables, check_plays, is_of_bots_alone, seats_held_by
from capolinea.server.visits import Visit, viewer_of
from capolinea.server.worker_pool import WorkerPool
from capolinea.storage import ChatRow, SqlStore, StaleEntry, Store, TableRow
from capolinea.storage.engine import database_url

T = TypeVar("T")

#: How many chat lines a table shows.
MOST_CHAT = 100
#: A database that was checked this recently is not checked again.
HEALTH_SECONDS = 5.0


class Services:
    """Created once per worker; `running` opens and closes its parts."""

    keys: Keys
    presenter: Presenter

    def __init__(self, settings: Settings) -> None:
        database = settings.database or str(default_database())
        self.settings = settings
        self.store: Store = SqlStore(database)
        backoff = Backoff(settings.retry_first, settings.retry_most)
        self.watch = Watch()
        backend = backend_for(database_url(database), backoff, self.watch, lambda: self.hub.look_again())
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.presence = Presence(self.store, settings.absence_minutes * 60)
        self.hub = Hub(self.channels, self.presence, backoff, self.watch)
        self.off_loop = OffLoop()
        cache = Cache(self.store, settings.matches_in_memory, self.off_loop)
        self.tables = Tables(self.store, cache, self.announce, self.off_loop)
        self.pool = WorkerPool(settings.bot_processes, settings.bot_limit)
        self.readers = Readers(settings.reader_processes, settings.reader_limit)
        self._health = asyncio.Lock()
        self._healthy = -HEALTH_SECONDS
        self.audience = Audience(self.hub)
        self.bots = BotDriver(self.tables, self.pool, settings, self.audience.is_looking, self.watch)
        hour = settings.bot_tables_per_hour
        self.bot_tables = Buckets(hour / 3600, max(1.0, hour / 3))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self.store.claim()
        await self.store.open()
        await self.store.probe(thorough=True)
        self.keys = Keys(await self.store.secret())
        self.presenter = Presenter(self.keys, self.presence)
        for game in GAMES:
            resolve_types(rules_of(game))
            board_svg(game, self.settings.language)
        try:
            async with self.channels, self.hub.running():
                await self.bots.start()
                try:
                    yield
                finally:
                    await self.bots.stop()
        finally:
            self.pool.close()
            self.readers.close()
            self.off_loop.close()
            await self.store.close()

    def announce(self, table: str, event: str, number: int, bots: bool) -> None:
        """Push to the listeners, and wake the bots if it may be their turn."""
        self.hub.announce(table, event, number)
        if bots:
            self.bots.wake(table)

    async def open_table(self, wanted: TableInput, visit: Visit, me: str) -> TableRow:
        """Open a table for a visitor, whose seats without a name are called `me`."""
        if all([seat.kind.startswith("bot:") for seat in wanted.seats]):
            self.bot_tables.take(visit.client, "bots.too_many")
        return await open_for(self.store, self.readers, self.off_loop, wanted, visit, me)

    def notice(self, row: TableRow, visit: Visit) -> None:
        """Count a request as looking at the table, and one of a seat's holder as presence."""
        self.audience.look(row.id)
        if row.status == PLAYING and is_of_bots_alone(row):
            self.bots.wake(row.id)
        if seats_held_by(row, visit.browser):
            self.presence.touch((row.id, visit.browser))

    async def show(
        self,
        table: str,
        visit: Visit,
        seat: int | None = None,
        *,
        entry: int | None = None,
        most_lines: int | None = None,
    ) -> TableData:
        """Return the table as `visit` may see it, now or after an earlier `entry`."""

        def draw(loaded: LoadedTable, chat: list[ChatRow]) -> TableData:
            viewer = viewer_of(loaded.row, visit, seat, loaded.row.seats_to_move)
            at = None if entry is None else loaded.cached.at(entry)
            return self.presenter.table(loaded, viewer, visit, chat, at=at, most_lines=most_lines)

        return await self._draw_with_chat(table, visit, draw)

    async def show_news(
        self, table: str, visit: Visit, seat: int | None, *, log_after: int, most_lines: int | None, have: str
    ) -> TableData | TableNews:
        """Return the table, or what has changed of it since the one with the mark `have`."""

        def draw(loaded: LoadedTable, chat: list[ChatRow]) -> TableData | TableNews:
            viewer = viewer_of(loaded.row, visit, seat, loaded.row.seats_to_move)
            data = self.presenter.table(loaded, viewer, visit, chat, log_after=log_after, most_lines=most_lines)
            return news(loaded, data, visit, have)

        return await self._draw_with_chat(table, visit, draw)

    async def older_lines(self, table: str, visit: Visit, seat: int | None, before: int) -> LogData:
        """Return lines of the log before those of entry `before`."""

        def draw(loaded: LoadedTable) -> LogData:
            viewer = viewer_of(loaded.row, visit, seat, loaded.row.seats_to_move)
            return self.presenter.older_lines(loaded, viewer, visit, before)

        return await self.draw(table, visit, draw)

    async def board(self, table: str, visit: Visit, part: str | None) -> bytes:
        """Return the static board of a table that `visit` may see, or a part of it."""

        def draw(loaded: LoadedTable) -> bytes:
            viewer_of(loaded.row, visit, None, loaded.row.seats_to_move)
            return board_part(table_board(loaded.row.game, visit.language, loaded.match.options), part)

        return await self.draw(table, visit, draw)

    async def picture(self, table: str, visit: Visit, seat: int | None, entry: int | None) -> bytes:
        """Return the table as `visit` may see it, drawn as one picture."""

        def draw(loaded: LoadedTable) -> bytes:
            viewer = viewer_of(loaded.row, visit, seat, loaded.row.seats_to_move)
            at = None if entry is None else loaded.cached.at(entry)
            return self.presenter.picture(loaded, viewer, visit, at).encode()

        return await self.draw(table, visit, draw)

    async def play(
        self,
        table: str,
        visit: Visit,
        seat: Seat,
        entry: int,
        text: str | None,
        *,
        to: int | None = None,
        if_undoable: bool = False,
        log_after: int = -1,
        have: str = "",
    ) -> TableData | TableNews:
        """Play for a seat of this browser, or undo (to entry `to`); return the table after it, or what has changed
        since the one with the mark `have`."""

        def draw(loaded: LoadedTable, chat: list[ChatRow]) -> TableData | TableNews:
            viewer = viewer_of(loaded.row, visit, None, loaded.row.seats_to_move)
            viewer = viewer if viewer in loaded.row.seats_to_move else seat
            data = self.presenter.table(loaded, viewer, visit, chat, log_after=log_after)
            return news(loaded, data, visit, have)

        async def draw_after(loaded: LoadedTable) -> TableData | TableNews:
            self.notice(loaded.row, visit)
            return await self.off_loop.run(draw, loaded, await reading)

        async with self.off_loop.permit(visit.client), self._reading_chat(table) as reading:
            return await self.tables.play(
                table, visit.browser, seat, entry, text, to, if_undoable=if_undoable, then=draw_after
            )

    async def draw(self, table: str, visit: Visit, draw: Callable[[LoadedTable], T]) -> T:
        """Return what `draw` makes of the table, off the loop."""

        async def draw_off_loop(loaded: LoadedTable) -> T:
            drawn = await self.off_loop.run(draw, loaded)
            self.notice(loaded.row, visit)
            return drawn

        async with self.off_loop.permit(visit.client):
            return await self.tables.use(table, draw_off_loop)

    async def _draw_with_chat(self, table: str, visit: Visit, draw: Callable[[LoadedTable, list[ChatRow]], T]) -> T:
        async def draw_off_loop(loaded: LoadedTable) -> T:
            drawn = await self.off_loop.run(draw, loaded, await reading)
            self.notice(loaded.row, visit)
            return drawn

        async with self.off_loop.permit(visit.client), self._reading_chat(table) as reading:
            return await self.tables.use(table, draw_off_loop)

    @asynccontextmanager
    async def _reading_chat(self, table: str) -> AsyncIterator[asyncio.Task[list[ChatRow]]]:
        """Read the chat while the table is loaded; if both fail, one of the two errors is enough."""
        reading = asyncio.create_task(self.store.chat(table, MOST_CHAT))
        try:
            yield reading
        finally:
            await asyncio.gather(reading, return_exceptions=True)

    async def aim(self, table: str, visit: Visit, seat: Seat, target: str, origin: str) -> Aim:
        """Return routes to a target on the board, for one of the visitor's seats."""

        def draw(loaded: LoadedTable) -> Aim:
            check_plays(loaded.row, visit.browser, seat)
            return self.presenter.aim(loaded, seat, target, origin, visit)

        return await self.draw(table, visit, draw)

    async def why(self, table: str, visit: Visit, seat: Seat, targets: Sequence[str]) -> WhyData:
        """Return why the things that one of the visitor's seats has touched cannot be chosen."""

        def draw(loaded: LoadedTable) -> WhyData:
            check_plays(loaded.row, visit.browser, seat)
            return self.presenter.why(loaded, seat, targets, visit)

        return await self.draw(table, visit, draw)

    async def look_up(self, table: str, visit: Visit, seat: int | None, about: str) -> LookUpData:
        """Return a look-up page as one of the visitor's seats, or a spectator, may see it."""

        def draw(loaded: LoadedTable) -> LookUpData:
            viewer = viewer_of(loaded.row, visit, seat, loaded.row.seats_to_move)
            return LookUpData(self.presenter.look_up(loaded, viewer, about, visit))

        return await self.draw(table, visit, draw)

    async def refusal(self, error: CapolineaError, table: str, visit: Visit, seat: Seat) -> RefusalData:
        """Return why a move was not accepted, with the fresh table if it was made on an old one."""
        stale = isinstance(error, StaleEntry)
        fresh = await self.show(table, visit, seat, most_lines=NEWEST_LINES) if stale else None
        return await self.draw(table, visit, lambda loaded: self.presenter.refusal(error, loaded, seat, visit, fresh))

    async def check_health(self) -> None:
        """Raise StorageLost if the database cannot be used, Unavailable if a background task is down; frequent calls
        do not probe the database more often."""
        async with self._health:
            if time.monotonic() - self._healthy > HEALTH_SECONDS or not self.store.is_healthy:
                await self.store.probe()
                self._healthy = time.monotonic()
        down = self.watch.down if self.hub.is_delivering() else (PUSHES, *self.watch.down)
        if down:
            raise Unavailable("health.down", tasks=", ".join(down))

    async def import_record(self, data: bytes, visit: Visit) -> str:
        """Store a checked record as a finished table; return its id."""
        found: Prepared | Faults = await self.readers.run(visit.client, prepare, data, visit.browser, visit.language)
        if isinstance(found[0], str):
            raise Unprocessable(found[0], **found[1])
        row, entries = found
        await self.store.add_table(row, entries)
        return row.id
