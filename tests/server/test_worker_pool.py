"""Work in other processes: a process that hangs or dies is replaced, and none outlives the server."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import until

from capolinea.core.chance import QuickChance
from capolinea.core.match import Match
from capolinea.games.transamerica.meta import Options
from capolinea.games.transamerica.rules import RULES
from capolinea.server.bot_jobs import choose, choose_any
from capolinea.server.bots import job_at
from capolinea.server.match_cache import CachedMatch, LoadedTable
from capolinea.server.opening import row_of
from capolinea.server.worker_pool import WorkerPool
from capolinea.storage import SeatRow


def test_work_that_hangs_is_given_up() -> None:
    async def main() -> None:
        pool = WorkerPool(0, 0.1)
        with pytest.raises(TimeoutError):
            await pool.run(time.sleep, 0.4)
        # What follows is not what the limit is about, however slow this computer is.
        pool._limit = 60
        assert await pool.run(abs, -3) == 3
        pool.close()

    asyncio.run(main())


def test_a_process_that_dies_is_replaced() -> None:
    async def main() -> None:
        pool = WorkerPool(1, 60)
        with pytest.raises(BrokenProcessPool):
            await pool.run(os._exit, 1)
        assert await pool.run(abs, -3) == 3
        pool.close()

    asyncio.run(main())


def test_work_that_is_given_up_harms_no_other() -> None:
    async def main() -> None:
        pool = WorkerPool(2, 60)
        slow = asyncio.create_task(pool.run(time.sleep, 600))
        other = asyncio.create_task(pool.run(time.sleep, 0.5))
        # Both processes have started when a third is waiting for the one that ends.
        assert await pool.run(abs, -3) == 3
        again = asyncio.create_task(pool.run(time.sleep, 0.2))
        await asyncio.sleep(0)
        slow.cancel()
        await asyncio.gather(other, again)
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await asyncio.gather(*[pool.run(abs, -each) for each in range(4)]) == [0, 1, 2, 3]
        pool.close()

    asyncio.run(main())


PARENT = """
import asyncio, os
from capolinea.server.worker_pool import WorkerPool
async def main():
    print(await WorkerPool(1, 60).run(os.getpid), flush=True)
    await asyncio.sleep(600)
if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for the process where Linux lists them")
def test_a_killed_server_leaves_no_process_behind() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert is_alive(child)
    parent.send_signal(signal.SIGKILL)
    parent.communicate()
    until(lambda: not is_alive(child))


def is_alive(process: int) -> bool:
    """Return whether a process runs; a dead one may still be listed if nobody has collected it."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_same_job_has_the_same_answer_and_is_told_no_secret() -> None:
    match = Match.new(RULES, Options(3), seed=4)
    seats = tuple([SeatRow(seat=seat, name="", kind="bot", level="random") for seat in range(3)])
    row = row_of(match, seats, host=None)
    chance = QuickChance(1)
    for _ in range(12):
        job = job_at(LoadedTable(row, CachedMatch(match, [])), 1.0)
        assert job is not None
        assert choose(job) == choose(job)
        assert choose(job) in job.offers
        assert choose_any(job) in job.offers
        told = repr(job)
        assert row.seed is not None
        assert row.seed.hex() not in told
        assert str(int.from_bytes(row.seed[:8])) not in told
        others = [hand for seat, hand in enumerate(match.state.hands) if seat != job.seat]
        assert all([str(hand).replace(" ", "") not in told for hand in others])
        offers = match.offers()
        match.play(offers[chance.below("any", len(offers))])


def test_a_process_is_started_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting one takes longer the more this process holds."""
    submitted: list[tuple[object, int]] = []
    real = ProcessPoolExecutor.submit

    def submit(self: ProcessPoolExecutor, work: Any, *given: Any) -> Any:
        submitted.append((work, threading.get_ident()))
        return real(self, work, *given)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)

    async def main() -> int:
        pool = WorkerPool(1, 30.0)
        try:
            assert await pool.run(abs, -3) == 3
        finally:
            pool.close()
        return threading.get_ident()

    loop = asyncio.run(main())
    assert [work for work, _ in submitted] == [os.getpid, abs]
    assert submitted[0][1] != loop
