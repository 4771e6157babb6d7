"""Matches in memory: a cache, rebuilt from the stored entries whenever it is cold or behind."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from capolinea.core.codec import Codec, EntryData
from capolinea.core.journal import Entry
from capolinea.core.match import Match
from capolinea.games.catalogue import AnyMatch, rules_of
from capolinea.render.look import LogLine, OfferCard, Scene
from capolinea.storage import EntryRow, Store, TableRow

#: More entries than this are replayed in a thread, so that other tables need not wait.
QUICK_REPLAY = 40


@dataclass
class Live:
    """A match, when its entries were written, and what has been drawn of it since the last one."""

    match: AnyMatch
    times: list[float]
    scenes: dict[tuple[object, ...], tuple[Scene, tuple[OfferCard, ...]]] = field(default_factory=dict)
    lines: dict[tuple[object, ...], list[list[LogLine]]] = field(default_factory=dict)
    """Per language, viewer and names: the log's lines of each entry so far."""


@dataclass(frozen=True)
class Sat:
    """A table as it stands: what the store says of it, and its match."""

    row: TableRow
    live: Live

    @property
    def match(self) -> AnyMatch:
        return self.live.match


class Cache:
    """The matches used last. `lock(table)` must be held by whoever loads, plays or presents."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._size = size
        self._lives: OrderedDict[str, Live] = OrderedDict()
        # A lock lives as long as somebody holds or awaits it: addresses that do not exist leave nothing behind.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    def forget(self, table: str) -> None:
        """What is in memory may differ from what is stored."""
        self._lives.pop(table, None)

    async def load(self, row: TableRow) -> Sat:
        """The match at `row.last` or later."""
        live = self._lives.get(row.id)
        if live is None or live.match.seq < row.last:
            live = await self._catch_up(row, live)
        self._lives[row.id] = live
        self._lives.move_to_end(row.id)
        while len(self._lives) > self._size:
            self._lives.popitem(last=False)
        return Sat(row, live)

    async def _catch_up(self, row: TableRow, live: Live | None) -> Live:
        old = [] if live is None else live.match.journal
        times = [] if live is None else live.times
        stored = await self._store.entries(row.id, after=len(old) - 1)
        if len(old) + len(stored) > QUICK_REPLAY:
            match = await asyncio.to_thread(rebuild, row, old, stored)
        else:
            match = rebuild(row, old, stored)
        return Live(match, times + [entry.at for entry in stored])


def rebuild(row: TableRow, known: list[Entry], stored: list[EntryRow]) -> AnyMatch:
    """Replay a table's entries: those in memory, then those read from the store."""
    rules = rules_of(row.game).at(row.rules_version)
    codec = Codec(rules)
    new = [codec.unpack(entry.seq, msgspec.json.decode(entry.body, type=EntryData)) for entry in stored]
    options = codec.options(msgspec.json.decode(row.options))
    match: Match[Any, Any] = Match.replay(rules, options, [*known, *new], row.seed)
    match.seed_chosen = row.seed_chosen
    return match
