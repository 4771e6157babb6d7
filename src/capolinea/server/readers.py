"""Maps and records that people bring are read in a process of their own: no bot and no table waits for it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final
from weakref import WeakValueDictionary

from capolinea.server.problems import TooMany, Unsound
from capolinea.server.thinkers import Thinkers

LOG = logging.getLogger("capolinea")

#: Texts of one client that are being read or wait for it; more are refused.
MOST_WAITING: Final = 4


class Readers:
    """One text of each client at a time, so that whoever brings a pile is served in turn with the others."""

    def __init__(self, processes: int, limit: float) -> None:
        self._thinkers = Thinkers(processes, limit)
        self._waiting: dict[str, int] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, client: str, work: Callable[..., Any], *given: object) -> Any:
        """What `work` returns; raises Unsound where reading took too long, TooMany where `client` brings too much."""
        if self._waiting.get(client, 0) >= MOST_WAITING:
            raise TooMany("request.too_many", 2)
        self._waiting[client] = self._waiting.get(client, 0) + 1
        turn = self._turns.setdefault(client, asyncio.Lock())
        try:
            async with turn:
                return await self._thinkers.run(work, *given)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("what somebody brought could not be read: %s in %s", type(error).__name__, work.__name__)
            raise Unsound("reading.gave_up") from None
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]

    def close(self) -> None:
        self._thinkers.close()
