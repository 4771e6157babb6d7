"""Bots at the tables: one task per table where a bot is to move. Their turns survive a restart.

Bots among themselves play only while somebody looks: a table that nobody watches costs nothing, and goes on where it
was when somebody comes."""

import asyncio
import hmac
import logging
import time
from collections.abc import Callable
from contextlib import nullcontext

import msgspec

from capolinea.core.rules import UnknownVersion
from capolinea.server.bot_jobs import Job, choose, choose_any
from capolinea.server.match_cache import LoadedTable
from capolinea.server.problems import Problem
from capolinea.server.settings import Settings
from capolinea.server.supervise import Backoff, Watch, supervise, supervise_for_ever
from capolinea.server.tables import PLAYING, Tables, is_of_bots_alone
from capolinea.server.worker_pool import WorkerPool
from capolinea.storage import StaleEntry, TableDamaged
from capolinea.storage.rows import BOT

LOG = logging.getLogger("capolinea")

#: If a bot owes an action for this long, the worker that ran it is gone.
FORGOTTEN_SECONDS = 20.0
#: Seconds that a search has at the busiest times: enough for some playouts of every candidate.
LEAST_THINKING = 0.05
#: Name of a background task.
SWEEPER = "looking for forgotten bots"


class BotDriver:
    """Wakes bots, runs their decisions and plays the results."""

    def __init__(
        self, tables: Tables, pool: WorkerPool, settings: Settings, is_looking: Callable[[str], bool], watch: Watch
    ) -> None:
        """`is_looking` says whether anybody looks at a table."""
        self.tables = tables
        self.is_looking = is_looking
        self._watch = watch
        self.pool = pool
        self.settings = settings
        self._backoff = Backoff(settings.retry_first, settings.retry_most)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._last: dict[str, tuple[int, str]] = {}
        """By table with a task: the bot that acted last, and in which phase."""
        self._hurried: dict[str, int] = {}
        """Tables whose bots play so many times as fast, or with 0 at once; until their task ends."""
        self._damaged: set[str] = set()
        """Tables that cannot be read: looking again and again would not mend them."""
        self._one_for_show = asyncio.Lock()
        """However many tables of bots alone there are, one of their bots thinks at a time: those of people come
        between."""
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False

    async def start(self) -> None:
        """Continue where an earlier run of the server was stopped."""
        for table in await self.tables.store.waiting_for_bots(time.time()):
            self.wake(table)
        self._sweeper = asyncio.create_task(supervise_for_ever(SWEEPER, self._sweep, self._backoff, self._watch))

    async def stop(self) -> None:
        self._stopping = True
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: str) -> None:
        """Start the bots of `table` if one may be to move."""
        if table in self._tasks:
            self._again.add(table)
        elif not self._stopping:
            self._tasks[table] = asyncio.create_task(self._attend(table))

    def hurry(self, table: str, times: int) -> None:
        """Let the bots of `table` play so many times as fast; 0: without pauses. If another worker runs them, ours are
        quicker."""
        self._hurried[table] = times
        self.wake(table)

    async def _attend(self, table: str) -> None:
        """Run one task per table, as long as a bot owes an action there."""
        try:
            await supervise(f"bots at table {table}", lambda: self._move_on(table), self._backoff)
        finally:
            del self._tasks[table]
            self._last.pop(table, None)
            self._hurried.pop(table, None)

    async def _move_on(self, table: str) -> None:
        while not self._stopping:
            self._again.discard(table)
            if not await self._move(table) and table not in self._again:
                return

    async def _move(self, table: str) -> bool:
        """Play one action of one bot; return False if no bot is to move."""
        try:
            found = await self.tables.use(table, self._find_job)
        except UnknownVersion:
            # The table uses newer rules than ours: it waits for a newer program.
            LOG.debug("table %s is played by newer rules: its bots wait", table)
            return False
        except TableDamaged as error:
            LOG.error("table %s is damaged at entry %s: its bots stop", table, error.facts["entry"])
            self._damaged.add(table)
            return False
        if found is None:
            return False
        job, phase, for_show = found
        if for_show and not self.is_looking(table):
            return False
        pause = asyncio.create_task(asyncio.sleep(self.pause(table, job.seat, phase)))
        async with self._one_for_show if for_show else nullcontext():
            text = await self._think(job)
        await pause
        try:
            await self.tables.play(table, None, job.seat, job.entry, text, then=leave)
        except (StaleEntry, Problem):
            # Somebody was quicker, perhaps another worker with the same action: look again.
            LOG.debug("a bot's action came too late at table %s, entry %d", table, job.entry)
        return True

    async def _find_job(self, loaded: LoadedTable) -> tuple[Job, str, bool] | None:
        """Return the decision that is owed, in which phase, and whether at a table of bots alone."""
        if loaded.row.status != PLAYING:
            return None
        job = await self.tables.off_loop.run(job_at, loaded, self.thinking_time(loaded.row.id))
        turn = loaded.match.turn
        return None if job is None or turn is None else (job, turn.phase, is_of_bots_alone(loaded.row))

    def pause(self, table: str, seat: int, phase: str) -> float:
        """Return the seconds to wait; the further steps of one decision are shown faster."""
        goes_on = self._last.get(table) == (seat, phase)
        self._last[table] = (seat, phase)
        seconds = self.settings.bot_step if goes_on else self.settings.bot_pause
        times = self._hurried.get(table, 1)
        return seconds / times if times else 0.0

    def thinking_time(self, table: str) -> float:
        """Return the seconds that a search may take: a fair share of the processes, less at a hurried table."""
        processes = max(1, self.settings.bot_processes)
        seconds = self.settings.bot_thinking * processes / max(processes, len(self._tasks))
        times = self._hurried.get(table, 1)
        return max(LEAST_THINKING, seconds / times if times else 0.0)

    async def _think(self, job: Job) -> str:
        try:
            text: str = await self.pool.run(choose, job)
            if text in job.offers:
                return text
            LOG.error("a bot chose what was not offered: table %s, entry %d, %s", job.table, job.entry, job.level)
        except Exception:
            LOG.exception("a bot failed: table %s, entry %d, level %s", job.table, job.entry, job.level)
        return await self.tables.off_loop.run(choose_any, job)

    async def _sweep(self) -> None:
        while True:
            for table in await self.tables.store.waiting_for_bots(time.time() - FORGOTTEN_SECONDS):
                if table not in self._tasks and table not in self._damaged:
                    self.wake(table)
            self._watch.works(SWEEPER)
            await asyncio.sleep(FORGOTTEN_SECONDS)


async def leave(loaded: LoadedTable) -> None:
    """A bot does not look at the table after its move."""


def job_at(loaded: LoadedTable, seconds: float) -> Job | None:
    """Return the decision that a bot owes at a table, if any, to be made in that time."""
    match, row = loaded.match, loaded.row
    turn = match.turn
    if row.status != PLAYING or turn is None or row.seed is None:
        return None
    seats = [seat for seat in turn.seats if row.seats[seat].kind == BOT]
    if not seats:
        return None
    seat = seats[0]
    return Job(
        table=row.id,
        entry=match.last_entry,
        seat=seat,
        game=row.game,
        level=row.seats[seat].level,
        view=msgspec.json.encode(match.view(seat)),
        offers=tuple([match.rules.write(offer) for offer in match.offers(seat)]),
        chance=own_chance(row.seed, "bot", match.last_entry, seat),
        seconds=seconds,
    )


def own_chance(seed: bytes, whose: str, entry: int, seat: int) -> int:
    """Return what a bot or program draws its own chance from; the seed, and every other draw, stays secret."""
    return int.from_bytes(hmac.digest(seed, f"a {whose}'s own chance {entry} {seat}".encode(), "sha256")[:8])
