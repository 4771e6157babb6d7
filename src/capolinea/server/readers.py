"""Maps and records from users are read in a separate process, so that no bot and no table waits for it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final
from weakref import WeakValueDictionary

from capolinea.server.problems import TooMany, Unprocessable
from capolinea.server.worker_pool import WorkerPool

LOG = logging.getLogger("capolinea")

#: How many texts of one client may be read or wait; more are refused.
MOST_WAITING: Final = 4


class Readers:
    """Reads one text per client at a time, so that a client with many takes turns with the others."""

    def __init__(self, processes: int, limit: float) -> None:
        self._pool = WorkerPool(processes, limit)
        self._waiting: dict[str, int] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, client: str, work: Callable[..., Any], *given: object) -> Any:
        """Return what `work` returns; raises Unprocessable if it takes too long, TooMany if `client` brings too
        much."""
        if self._waiting.get(client, 0) >= MOST_WAITING:
            raise TooMany("request.too_many", 2)
        self._waiting[client] = self._waiting.get(client, 0) + 1
        turn = self._turns.setdefault(client, asyncio.Lock())
        try:
            async with turn:
                return await self._pool.run(work, *given)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("what somebody brought could not be read: %s in %s", type(error).__name__, work.__name__)
            raise Unprocessable("reading.gave_up") from None
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]

    def close(self) -> None:
        self._pool.close()
