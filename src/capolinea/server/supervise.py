"""Background tasks: a task that fails is logged and restarted after a pause, until it is no longer needed."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

LOG = logging.getLogger("capolinea")


class Backoff(NamedTuple):
    """Seconds before the first retry; each further one waits twice as long, up to `most`."""

    first: float
    most: float


async def supervise(name: str, work: Callable[[], Awaitable[None]], backoff: Backoff) -> None:
    """Run `work` until it returns. Only cancellation ends it earlier."""
    pause, failures = backoff.first, 0
    while True:
        began = time.monotonic()
        try:
            await work()
            if failures:
                LOG.warning("%s: it works again", name)
            return
        except Exception as error:
            # A task that ran for a while had recovered: this is a new failure.
            if time.monotonic() - began > backoff.most:
                pause, failures = backoff.first, 0
            failures += 1
            told = LOG.exception if failures == 1 else LOG.error
            told("%s failed (%s); failure %d, trying again in %.1f s", name, type(error).__name__, failures, pause)
        await asyncio.sleep(pause)
        pause = min(pause * 2, backoff.most)
