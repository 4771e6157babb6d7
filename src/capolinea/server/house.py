"""The parts of the running server, put together: store, tables, bots, push, presentation."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from litestar.channels import ChannelsPlugin

from capolinea.core.action import Seat
from capolinea.core.codec import learn_types
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.render.look import Aim
from capolinea.render.pages.data import LookUpData, RefusalData, TableData
from capolinea.server.assets import board_svg, table_board
from capolinea.server.bots import BotJobs
from capolinea.server.importing import prepare
from capolinea.server.keys import Keys
from capolinea.server.live import Cache, Sat
from capolinea.server.opening import Faults, Prepared
from capolinea.server.presence import Presence
from capolinea.server.present import Presenter
from capolinea.server.problems import Forbidden, Unsound
from capolinea.server.push import CHANNEL, Hub, backend_for
from capolinea.server.readers import Readers
from capolinea.server.settings import Settings, default_database
from capolinea.server.supervise import Backoff
from capolinea.server.tables import Tables, held, owned
from capolinea.server.thinkers import Thinkers
from capolinea.server.visits import Visit, viewer_of
from capolinea.storage import ChatRow, SqlStore, Stale, Store, TableRow
from capolinea.storage.engine import database_url

#: Lines of chat that a table shows.
MOST_CHAT = 100
#: A database that has just been tried is not tried again.
HEALTH_SECONDS = 5.0


class House:
    """Made once per worker; `running` opens and closes what must be."""

    keys: Keys
    presenter: Presenter

    def __init__(self, settings: Settings) -> None:
        database = settings.database or str(default_database())
        self.settings = settings
        self.store: Store = SqlStore(database)
        backoff = Backoff(settings.retry_first, settings.retry_most)
        backend = backend_for(database_url(database), backoff, lambda: self.hub.look_again())
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.presence = Presence(self.store, settings.absence_minutes * 60)
        self.hub = Hub(self.channels, self.presence, backoff)
        self.tables = Tables(self.store, Cache(self.store, settings.matches_in_memory), self.announce)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_limit)
        self.readers = Readers(settings.reader_processes, settings.reader_limit)
        self._health = asyncio.Lock()
        self._healthy = -HEALTH_SECONDS
        self.jobs = BotJobs(self.tables, self.thinkers, settings)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.store.open()
        self.keys = Keys(await self.store.secret())
        self.presenter = Presenter(self.keys, self.presence)
        for game in GAMES:
            learn_types(rules_of(game))
            board_svg(game, self.settings.language)
        try:
            async with self.channels, self.hub.running():
                await self.jobs.start()
                try:
                    yield
                finally:
                    await self.jobs.stop()
        finally:
            self.thinkers.close()
            self.readers.close()
            await self.store.close()

    def announce(self, table: str, event: str, number: int, bots: bool) -> None:
        """Tell the listeners, and the bots where it may be their turn."""
        self.hub.announce(table, event, number)
        if bots:
            self.jobs.wake(table)

    def notice(self, row: TableRow, visit: Visit) -> None:
        """Whoever holds a seat and asks for anything at its table is there."""
        if owned(row, visit.browser):
            self.presence.touch((row.id, visit.browser))

    async def show(
        self, table: str, visit: Visit, seat: int | None = None, *, entry: int | None = None, log_after: int = -1
    ) -> TableData:
        """The table as `visit` may see it, now or as of an earlier `entry`."""
        chat, sat = await self.with_chat(table, self.tables.get(table))
        viewer = viewer_of(sat.row, visit, seat, sat.row.waiting)
        self.notice(sat.row, visit)
        at = None if entry is None else sat.match.at(entry)
        return self.presenter.table(sat, viewer, visit, chat, at=at, log_after=log_after)

    async def board(self, table: str, visit: Visit) -> str:
        """The static board of a table that `visit` may see."""
        sat = await self.tables.get(table)
        viewer_of(sat.row, visit, None, sat.row.waiting)
        self.notice(sat.row, visit)
        return table_board(sat.row.game, visit.language, sat.match.options)

    async def play(
        self,
        table: str,
        visit: Visit,
        seat: Seat,
        entry: int,
        text: str | None,
        *,
        to: int | None = None,
        log_after: int = -1,
    ) -> TableData:
        """Play for a seat of this browser, or undo (to entry `to`); the table as it stands after it."""
        chat, sat = await self.with_chat(table, self.tables.play(table, visit.browser, seat, entry, text, to))
        viewer = viewer_of(sat.row, visit, None, sat.row.waiting)
        viewer = viewer if viewer in sat.row.waiting else seat
        self.notice(sat.row, visit)
        return self.presenter.table(sat, viewer, visit, chat, log_after=log_after)

    async def with_chat(self, table: str, deed: Coroutine[Any, Any, Sat]) -> tuple[list[ChatRow], Sat]:
        """The chat, read meanwhile, and the table after `deed`.

        Nothing may come between the table and its drawing: a bot's action would be seen before it is on disk. So
        where the chat takes longer the table is asked for once more.
        """
        reading = asyncio.create_task(self.store.chat(table, MOST_CHAT))
        try:
            sat = await deed
        except BaseException:
            # Where neither can be had, one of the two errors is enough.
            await asyncio.gather(reading, return_exceptions=True)
            raise
        if not reading.done():
            await reading
            sat = await self.tables.get(table)
        return reading.result(), sat

    async def aim(self, table: str, visit: Visit, seat: Seat, target: str) -> Aim:
        """Ways to a thing of the board, for one of the visitor's seats."""
        sat = await self.tables.get(table)
        if seat not in held(sat.row, visit.browser):
            raise Forbidden("seat.not_yours")
        self.notice(sat.row, visit)
        return self.presenter.aim(sat, seat, target, visit)

    async def look_up(self, table: str, visit: Visit, seat: int | None, about: str) -> LookUpData:
        """A page of the look-up, for the eyes of one of the visitor's seats or a spectator's."""
        sat = await self.tables.get(table)
        viewer = viewer_of(sat.row, visit, seat, sat.row.waiting)
        self.notice(sat.row, visit)
        return LookUpData(self.presenter.look_up(sat, viewer, about, visit))

    async def refusal(self, error: CapolineaError, table: str, visit: Visit, seat: Seat) -> RefusalData:
        """Why a move was not accepted; with the fresh table where it was made on an old one."""
        fresh = await self.show(table, visit, seat) if isinstance(error, Stale) else None
        sat = await self.tables.get(table)
        self.notice(sat.row, visit)
        return self.presenter.refusal(error, sat, seat, visit, fresh)

    async def check_health(self) -> None:
        """Raises StorageLost where the database cannot be used. Asked often, it is not tried more often for that."""
        async with self._health:
            if time.monotonic() - self._healthy > HEALTH_SECONDS or not self.store.is_sound:
                await self.store.probe()
                self._healthy = time.monotonic()

    async def import_record(self, data: bytes, visit: Visit) -> str:
        """Store a checked record as a finished table; its address."""
        found: Prepared | Faults = await self.readers.run(visit.client, prepare, data, visit.browser)
        if isinstance(found[0], str):
            raise Unsound(found[0], **found[1])
        row, entries = found
        await self.store.add_table(row, entries)
        return row.id
