"""Who is at which table, on any worker, and who has been away long enough for a bot to stand in."""

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from math import ceil
from typing import Final

from capolinea.storage import SeatRow, Store, TableRow
from capolinea.storage.store import Place

#: How often a worker stores who is connected to it.
WRITE_SECONDS: Final = 20.0
#: How long a stored presence is valid: those on another worker count as here until it stores again.
HERE_SECONDS: Final = 2 * WRITE_SECONDS
#: By so much the clocks of several workers may differ.
CLOCK_SECONDS: Final = 10.0
#: How many last connections are remembered.
MOST_SEEN: Final = 10_000


class Presence:
    """Counts connections and stores them with the seats of their browsers, so that all workers judge alike."""

    def __init__(self, store: Store, absence_seconds: float) -> None:
        self._store = store
        self.absence_seconds = absence_seconds
        self._here: dict[Place, int] = {}
        self._seen: OrderedDict[Place, float] = OrderedDict()
        self._gone: dict[Place, float] = {}
        self._arrivals = asyncio.Event()
        self._written = 0.0
        self.since = time.time()
        """Since when presence has been stored without a gap. Earlier times prove no absence: the server was down,
        suspended, or without its database."""

    def arrive(self, place: Place) -> float:
        """Count a new connection; return the seconds since the last one, or 0 if another is open."""
        self._here[place] = self._here.get(place, 0) + 1
        self._gone.pop(place, None)
        if self._here[place] > 1:
            return 0.0
        self._arrivals.set()
        return time.time() - self._seen.get(place, 0.0)

    def leave(self, place: Place) -> bool:
        """Remove a connection; return whether it was the last."""
        self._here[place] -= 1
        self._remember(place)
        if self._here[place]:
            return False
        del self._here[place]
        self._gone[place] = time.time()
        self._arrivals.set()
        return True

    def touch(self, place: Place) -> None:
        """Count a request as presence: a browser without script has no connection."""
        now, last = time.time(), self._seen.get(place, 0.0)
        if place in self._here:
            return
        self._remember(place)
        self._gone[place] = now
        # Frequent requests do not write often: the next write includes them.
        if now - last > WRITE_SECONDS:
            self._arrivals.set()

    def _remember(self, place: Place) -> None:
        self._seen[place] = time.time()
        self._seen.move_to_end(place)
        while len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def is_connected(self, place: Place) -> bool:
        """Return whether the browser is connected to this worker."""
        return place in self._here

    def is_here(self, row: TableRow, seat: SeatRow) -> bool:
        """Return whether the holder of a seat is connected to any worker."""
        if seat.holder is None:
            return False
        return self.is_connected((row.id, seat.holder)) or time.time() < seat.here_until <= self.ahead()

    def away_since(self, row: TableRow, seat: SeatRow) -> float:
        """Return since when a holder who is not here has been away."""
        seen = 0.0 if seat.holder is None else self._seen.get((row.id, seat.holder), 0.0)
        stored = seat.here_until or row.last_entry_at
        return max(seen, stored if stored <= self.ahead() else 0.0, self.since)

    def minutes_away(self, row: TableRow, seat: SeatRow) -> int:
        return max(0, int((time.time() - self.away_since(row, seat)) // 60))

    def is_absent(self, row: TableRow, seat: SeatRow) -> bool:
        """Return whether the holder has been away long enough for a bot to stand in."""
        now = time.time()
        if now - self._written > HERE_SECONDS:
            # Nothing could be stored for a while: until it can, nobody knows who is here.
            return False
        return not self.is_here(row, seat) and now - self.away_since(row, seat) >= self.absence_seconds

    @property
    def absence_minutes(self) -> int:
        """Return the minutes shown to people."""
        return ceil(self.absence_seconds / 60)

    def ahead(self) -> float:
        """Return a time: a presence until later was stored before the clock was put back, and says nothing."""
        return time.time() + HERE_SECONDS + CLOCK_SECONDS

    def gone_by(self) -> float:
        """Return a time: a holder who was here after it is not absent."""
        return time.time() - self.absence_seconds

    async def wait(self) -> None:
        """Return when it is time to write: at once when somebody comes or goes, otherwise at intervals."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WRITE_SECONDS):
                await self._arrivals.wait()

    async def write(self) -> None:
        """Store who is here."""
        self._arrivals.clear()
        now, gone = time.time(), dict(self._gone)
        await self._store.note_presence(list(self._here), now + HERE_SECONDS, list(gone.items()))
        for place, at in gone.items():
            if self._gone.get(place) == at:
                del self._gone[place]
        if now < self._written - CLOCK_SECONDS:
            # The clock was put back: what was remembered by it proves nothing.
            self._seen.clear()
            self.since = now
        elif now - self._written > HERE_SECONDS:
            self.since = now
        self._written = now
