"""Work that may take more than a few milliseconds runs on threads, so that the loop is free for everybody else.

Nothing here ends work that takes too long: what runs on these threads is bounded by what it reads, a match that was
checked when it was stored. What users bring is read by `readers`, in processes that can be ended.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")

#: More threads would only keep the loop from its turn: one of them runs at a time.
THREADS: Final = 2
#: So many requests of one client are worked on at once; the others wait, and wait for nobody else.
PERMITS: Final = 4


class OffLoop:
    """The threads of one worker, and who may use them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "capolinea-draw")
        self._permits: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def run(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what `work` returns, or raise what it raises."""
        future = asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*given, **named))
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            # Whoever asked holds a lock; what it guards must not change while a thread still reads it.
            await asyncio.wait([future])
            raise

    @asynccontextmanager
    async def permit(self, client: str) -> AsyncIterator[None]:
        """Wait until fewer requests of the client are worked on. To be asked for before any lock of a table."""
        async with self._permits.setdefault(client, asyncio.Semaphore(PERMITS)):
            yield

    async def run_for(self, client: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what `work` returns, with a permit of the client."""
        async with self.permit(client):
            return await self.run(work, *given, **named)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
