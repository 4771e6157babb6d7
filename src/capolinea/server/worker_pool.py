"""Runs long work in other processes, so that no table waits for it."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from capolinea.server.bot_jobs import prepare_process

#: A new process has this long to start; the time limit of the work begins after it.
START_SECONDS: Final = 60.0


class WorkerPool:
    """Other processes, or a thread if there are none; work that takes longer than `limit` seconds is aborted."""

    def __init__(self, processes: int, limit: float) -> None:
        self._limit = limit
        self._workers = [Worker(is_process=processes > 0) for _ in range(max(1, processes))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def run(self, work: Callable[..., Any], *given: object) -> Any:
        """Return what `work` returns, or raise what it raises; TimeoutError or BrokenProcessPool if it was aborted."""
        worker = await self._free.get()
        try:
            return await worker.run(work, given, self._limit)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End the processes, whatever they are doing; the next work starts new ones."""
        for worker in self._workers:
            worker.close()


class Worker:
    """One process or thread. It does one thing at a time, so that ending it affects no other work."""

    def __init__(self, is_process: bool) -> None:
        self._is_process = is_process
        self._executor: Executor | None = None

    async def _start(self) -> Executor:
        if not self._is_process:
            return ThreadPoolExecutor(1)
        # Forking a process with threads and a database would copy their locks; spawning starts clean.
        executor = self._executor = ProcessPoolExecutor(1, get_context("spawn"), prepare_process)
        async with asyncio.timeout(START_SECONDS):
            # The first work starts the process, which takes long if this one has grown: not on the loop.
            await asyncio.wrap_future(await asyncio.to_thread(executor.submit, os.getpid))
        return executor

    async def run(self, work: Callable[..., Any], given: tuple[object, ...], limit: float) -> Any:
        try:
            if self._executor is None:
                self._executor = await self._start()
            job = asyncio.get_running_loop().run_in_executor(self._executor, work, *given)
            async with asyncio.timeout(limit):
                return await job
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            # It may still be busy with that work, and the next must not wait behind it.
            self.close()
            raise

    def close(self) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
