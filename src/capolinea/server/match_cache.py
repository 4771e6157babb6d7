"""Matches in memory: a cache, rebuilt from the stored entries when it is empty or out of date."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from capolinea.core.codec import Codec, EntryData
from capolinea.core.journal import Entry
from capolinea.core.match import Match, ReplayError, Snapshot
from capolinea.games.catalogue import AnyMatch, rules_of
from capolinea.render.look import LogLine, MomentSheet, OfferCard, Scene
from capolinea.render.pages.data import TableData
from capolinea.server.off_loop import OffLoop
from capolinea.storage import EntryRow, Store, TableDamaged, TableRow

#: An earlier entry is replayed from a snapshot at most this many entries before it.
SNAPSHOT_ENTRIES: Final = 50
#: How many snapshots there are of all matches; a state has some ten thousand bytes.
MOST_SNAPSHOTS: Final = 2000


@dataclass
class CachedMatch:
    """A match, the times of its entries, and what has been drawn of it since the last one."""

    match: AnyMatch
    times: list[float]
    scenes: dict[tuple[object, ...], tuple[Scene, tuple[OfferCard, ...]]] = field(default_factory=dict)
    lines: dict[tuple[object, ...], list[list[LogLine]]] = field(default_factory=dict)
    """By language, viewer and names: the log lines of each entry so far."""
    sent: OrderedDict[tuple[str, str], TableData] = field(default_factory=OrderedDict)
    """By browser and mark: what has been sent of late, without its log."""
    moments: dict[tuple[object, ...], MomentSheet] = field(default_factory=dict)
    """By entry, language, viewer and names: how somebody went out."""
    snapshots: dict[int, Snapshot[Any]] = field(default_factory=dict)
    """By entry: made when somebody asks for an earlier one."""

    def at(self, number: int) -> AnyMatch:
        """Return the match as it was after an entry; takes long for a match that has no snapshots yet."""
        if number < SNAPSHOT_ENTRIES or number > self.match.last_entry:
            return self.match.at(number)
        # The cache may drop the snapshots at any time.
        kept = self.snapshots
        last = number - number % SNAPSHOT_ENTRIES
        first = last
        while first >= SNAPSHOT_ENTRIES and first not in kept:
            first -= SNAPSHOT_ENTRIES
        for entry in range(first + SNAPSHOT_ENTRIES, last + 1, SNAPSHOT_ENTRIES):
            kept[entry] = self.match.at(entry, kept.get(entry - SNAPSHOT_ENTRIES)).snapshot()
        return self.match.at(number, kept[last])


@dataclass(frozen=True)
class LoadedTable:
    """A table as stored, and its match."""

    row: TableRow
    cached: CachedMatch

    @property
    def match(self) -> AnyMatch:
        return self.cached.match


class Cache:
    """The most recently used matches. Hold `lock(table)` to load, play or present."""

    def __init__(self, store: Store, size: int, off_loop: OffLoop) -> None:
        self._store = store
        self._off_loop = off_loop
        self._size = size
        self._matches: OrderedDict[str, CachedMatch] = OrderedDict()
        # A lock lives as long as it is held or awaited: unknown table ids leave nothing behind.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    def forget(self, table: str) -> None:
        """Drop a match, because it may differ from what is stored."""
        self._matches.pop(table, None)

    async def load(self, row: TableRow) -> LoadedTable:
        """Return the table with its match at `row.last_entry` or later."""
        cached = self._matches.get(row.id)
        if cached is None or cached.match.last_entry < row.last_entry:
            cached = await self._catch_up(row, cached)
        self._matches[row.id] = cached
        self._matches.move_to_end(row.id)
        while len(self._matches) > self._size:
            self._matches.popitem(last=False)
        self._limit_snapshots()
        return LoadedTable(row, cached)

    def _limit_snapshots(self) -> None:
        """Drop the snapshots of the matches that have not been used for longest."""
        kept = sum([len(each.snapshots) for each in self._matches.values()])
        for each in self._matches.values():
            if kept <= MOST_SNAPSHOTS:
                return
            kept -= len(each.snapshots)
            # Another dictionary: this one may be in use.
            each.snapshots = {}

    async def _catch_up(self, row: TableRow, cached: CachedMatch | None) -> CachedMatch:
        old = [] if cached is None else cached.match.journal
        times = [] if cached is None else cached.times
        stored = await self._store.entries(row.id, after=len(old) - 1)
        match = await self._off_loop.run(rebuild, row, old, stored)
        fresh = CachedMatch(match, times + [entry.at for entry in stored])
        return fresh if cached is None else replace(fresh, sent=cached.sent, snapshots=cached.snapshots)


def rebuild(row: TableRow, known: list[Entry], stored: list[EntryRow]) -> AnyMatch:
    """Replay a table's entries: those in memory, then those read from the store. Raises UnknownVersion, or TableDamaged
    at the first entry that cannot be read or does not follow."""
    rules = rules_of(row.game).at(row.rules_version)
    codec = Codec(rules)
    number = 0
    try:
        options = codec.options(msgspec.json.decode(row.options))
        new: list[Entry] = []
        for number, entry in enumerate(stored, len(known)):
            if entry.seq != number:
                raise TableDamaged("table.damaged", entry=number)
            new.append(codec.unpack(entry.seq, msgspec.json.decode(entry.body, type=EntryData)))
        match: Match[Any, Any] = Match.replay(rules, options, [*known, *new], row.seed)
    except TableDamaged:
        raise
    except ReplayError as error:
        raise TableDamaged("table.damaged", entry=error.entry) from error
    # Whatever an entry that was changed by others leads to, it is not our mistake.
    except Exception as error:
        raise TableDamaged("table.damaged", entry=number) from error
    if match.last_entry < row.last_entry:
        raise TableDamaged("table.damaged", entry=match.last_entry + 1)
    match.seed_chosen = row.seed_chosen
    return match
