"""Where long work is done, so that nobody else at the tables waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from capolinea.server.thinking import prepare_process


class Thinkers:
    """Other processes, or a thread when none are wanted; work that takes longer than `limit` seconds is given up."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        self._executor: Executor | None = None

    def _make(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1)
        # Forking a process that runs threads and a database would copy their locks; spawning starts clean.
        return ProcessPoolExecutor(self._processes, get_context("spawn"), prepare_process)

    async def run(self, work: Callable[..., Any], *given: object) -> Any:
        executor = self._executor = self._executor or self._make()
        job = asyncio.get_running_loop().run_in_executor(executor, work, *given)
        try:
            async with asyncio.timeout(self._limit):
                return await job
        except (TimeoutError, BrokenProcessPool):
            if self._executor is executor:
                self.close()
            raise

    def close(self) -> None:
        """End the processes, whatever they are at; the next work starts new ones."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
