"""Who is at which table, on this worker and on the others, and who has been away long enough to be stood in for."""

import asyncio
import time
from collections import OrderedDict
from math import ceil
from typing import Final

from capolinea.storage import SeatRow, Store, TableRow
from capolinea.storage.store import Place

#: How often a worker writes down who is connected to it.
WRITE_SECONDS: Final = 20.0
#: What is written holds for so long: who is on another worker counts as here until that worker is heard of again.
HERE_SECONDS: Final = 2 * WRITE_SECONDS
#: People whose last connection is remembered.
MOST_SEEN: Final = 10_000


class Presence:
    """Connections are counted here and written to the seats of their browsers, so that every worker judges alike."""

    def __init__(self, store: Store, absence_seconds: float) -> None:
        self._store = store
        self.absence_seconds = absence_seconds
        self._here: dict[Place, int] = {}
        self._seen: OrderedDict[Place, float] = OrderedDict()
        self._gone: dict[Place, float] = {}
        self._news = asyncio.Event()
        self._written = 0.0
        self.since = time.time()
        """Since when presence has been written down without a gap. What came before says nothing of absence: the
        server was down then, or asleep, or without its database."""

    def arrive(self, place: Place) -> float:
        """One more connection; the seconds since the last one, 0 where there is another still."""
        self._here[place] = self._here.get(place, 0) + 1
        self._gone.pop(place, None)
        if self._here[place] > 1:
            return 0.0
        self._news.set()
        return time.time() - self._seen.get(place, 0.0)

    def leave(self, place: Place) -> bool:
        """One connection less; whether it was the last."""
        self._here[place] -= 1
        self._remember(place)
        if self._here[place]:
            return False
        del self._here[place]
        self._gone[place] = time.time()
        self._news.set()
        return True

    def touch(self, place: Place) -> None:
        """Somebody asked for something: who has no script, and so no connection, is there by asking."""
        now, last = time.time(), self._seen.get(place, 0.0)
        if place in self._here:
            return
        self._remember(place)
        self._gone[place] = now
        # Asking often does not write often: what is not written at once goes with the next that is.
        if now - last > WRITE_SECONDS:
            self._news.set()

    def _remember(self, place: Place) -> None:
        self._seen[place] = time.time()
        self._seen.move_to_end(place)
        while len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def is_connected(self, place: Place) -> bool:
        """To this worker."""
        return place in self._here

    def is_here(self, row: TableRow, seat: SeatRow) -> bool:
        """Whether the holder of a seat is connected to any worker."""
        return seat.holder is not None and (self.is_connected((row.id, seat.holder)) or seat.here_until > time.time())

    def away_since(self, row: TableRow, seat: SeatRow) -> float:
        """Since when a holder who is not here has been away."""
        seen = 0.0 if seat.holder is None else self._seen.get((row.id, seat.holder), 0.0)
        return max(seen, seat.here_until or row.changed, self.since)

    def minutes_away(self, row: TableRow, seat: SeatRow) -> int:
        return max(0, int((time.time() - self.away_since(row, seat)) // 60))

    def is_absent(self, row: TableRow, seat: SeatRow) -> bool:
        """Whether the holder has been away for so long that a bot may stand in."""
        now = time.time()
        if now - self._written > HERE_SECONDS:
            # Nothing could be written for a while: nobody knows who is here until it can be again.
            return False
        return not self.is_here(row, seat) and now - self.away_since(row, seat) >= self.absence_seconds

    @property
    def absence_minutes(self) -> int:
        """As it is told to people."""
        return ceil(self.absence_seconds / 60)

    def gone_by(self) -> float:
        """Who was here after this time is not absent."""
        return time.time() - self.absence_seconds

    async def write_for_ever(self) -> None:
        """Write down who is here: at once when somebody comes or goes, else now and then."""
        while True:
            await self.write()
            try:
                async with asyncio.timeout(WRITE_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def write(self) -> None:
        self._news.clear()
        now, gone = time.time(), dict(self._gone)
        await self._store.note_presence(list(self._here), now + HERE_SECONDS, list(gone.items()))
        for place, at in gone.items():
            if self._gone.get(place) == at:
                del self._gone[place]
        if now - self._written > HERE_SECONDS:
            self.since = now
        self._written = now
