"""Background tasks: a task that fails is logged and restarted after a pause, until it is no longer needed."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

LOG = logging.getLogger("capolinea")


class Watch:
    """Which background tasks are down: those that have failed and not succeeded since."""

    def __init__(self) -> None:
        self._down: dict[str, str] = {}

    def fails(self, name: str, why: str) -> None:
        self._down[name] = why

    def works(self, name: str) -> None:
        """Called by a task whenever it has done a round of its work."""
        self._down.pop(name, None)

    @property
    def down(self) -> tuple[str, ...]:
        return tuple(self._down)


class Ended(Exception):
    """A task that should run for ever has returned."""


class Backoff(NamedTuple):
    """Seconds before the first retry; each further one waits twice as long, up to `most`."""

    first: float
    most: float


async def supervise_for_ever(name: str, work: Callable[[], Awaitable[None]], backoff: Backoff, watch: Watch) -> None:
    """Run `work` until it is cancelled. After a failure it counts as down until it calls `watch.works` itself."""

    async def never_end() -> None:
        await work()
        raise Ended

    await supervise(name, never_end, backoff, watch)


async def supervise(
    name: str, work: Callable[[], Awaitable[None]], backoff: Backoff, watch: Watch | None = None
) -> None:
    """Run `work` until it returns. Only cancellation ends it earlier."""
    pause, failures = backoff.first, 0
    while True:
        began = time.monotonic()
        try:
            await work()
            if watch is not None:
                watch.works(name)
            if failures:
                LOG.warning("%s: it works again", name)
            return
        except Exception as error:
            # A task that ran for a while had recovered: this is a new failure.
            if time.monotonic() - began > backoff.most:
                pause, failures = backoff.first, 0
            failures += 1
            if watch is not None:
                watch.fails(name, type(error).__name__)
            told = LOG.exception if failures == 1 else LOG.error
            told("%s failed (%s); failure %d, trying again in %.1f s", name, type(error).__name__, failures, pause)
        await asyncio.sleep(pause)
        pause = min(pause * 2, backoff.most)
