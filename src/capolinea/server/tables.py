"""The tables of this server: opening, seating, playing. What is acknowledged here is on disk."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TypedDict

import msgspec

from capolinea.core.action import Seat, Undo
from capolinea.core.codec import Codec
from capolinea.core.journal import Entry
from capolinea.core.refusal import IllegalAction, Refusal
from capolinea.games.catalogue import AnyMatch
from capolinea.server.inputs import CHAT_LETTERS, NAME_LETTERS, clean
from capolinea.server.keys import TABLE
from capolinea.server.live import Cache, Sat
from capolinea.server.presence import Presence
from capolinea.server.problems import Conflict, Forbidden, Unknown, Unsound
from capolinea.server.words import levels_of
from capolinea.storage import ChatRow, EntryRow, SeatRow, SeatTaken, Stale, Store, TableRow
from capolinea.storage.rows import BOT, OPEN, PERSON

OPEN_TABLE = "open"
PLAYING = "playing"
OVER = "over"

#: Called after something was stored: which table, "entry", "chat" or "seats", its number, and whether a bot may be
#: to move now.
Announce = Callable[[str, str, int, bool], None]


class Tables:
    """Every method that changes a table takes the browser that asks, and refuses what is not its own."""

    def __init__(self, store: Store, cache: Cache, announce: Announce) -> None:
        self.store = store
        self.cache = cache
        self.announce = announce

    async def row(self, table: str) -> TableRow:
        row = await self.store.table(table) if TABLE.fullmatch(table) else None
        if row is None:
            raise Unknown("table.unknown")
        return row

    async def get(self, table: str) -> Sat:
        """The table as it stands."""
        async with self.cache.lock(table):
            return await self.cache.load(await self.row(table))

    async def play(
        self, table: str, browser: str | None, seat: Seat, expected: int, text: str | None, to: int | None = None
    ) -> Sat:
        """Play `text` (None: undo) for `seat`, held by `browser` (None: by a bot), on top of entry `expected`.

        An undo goes back to entry `to`, or takes back one action.

        Raises Stale when there is a newer entry, and what `Match.play` raises; the entry is on disk otherwise.
        """
        async with self.cache.lock(table):
            row = await self.row(table)
            check_seat(row, browser, seat)
            sat = await self.cache.load(row)
            check_time(sat, seat, expected)
            entry = play(sat.match, seat, text, to)
            try:
                at = await self._append(row, sat.match, entry)
            except BaseException:
                self.cache.forget(table)
                raise
            sat.live.times.append(at)
            sat.live.scenes.clear()
            fresh = Sat(replace(row, last=entry.seq, changed=at, **standing(sat.match)), sat.live)
        self.announce(table, "entry", entry.seq, any([row.seats[each].kind == BOT for each in fresh.row.waiting]))
        return fresh

    async def _append(self, row: TableRow, match: AnyMatch, entry: Entry) -> float:
        at = time.time()
        body = msgspec.json.encode(Codec(match.rules).pack(entry))
        await self.store.append(row.id, EntryRow(entry.seq, at, body), **standing(match))
        return at

    async def join(self, table: str, seat: Seat, browser: str, name: str) -> None:
        """Sit down, by its link, on a seat that nobody has held."""
        row = await self.row(table)
        old = find_seat(row, seat)
        if old.holder == browser:
            await self.take_back(table, seat, browser)
            return
        check_can_be_taken(row, old, browser)
        called = clean(name, NAME_LETTERS) or old.name
        new = replace(old, kind=PERSON, level="", holder=browser, name=called, here_until=time.time())
        await self.store.take_seat(table, new, was=old, status=PLAYING)
        self.announce(table, "seats", seat, True)

    async def take_back(self, table: str, seat: Seat, browser: str) -> None:
        """The holder of a seat comes back to it, and the bot that stood in leaves."""
        row = await self.row(table)
        old = find_seat(row, seat)
        if old.holder != browser:
            raise Forbidden("seat.not_yours")
        if old.kind == PERSON:
            return
        if row.status == OVER:
            raise Conflict("match.over")
        new = replace(old, kind=PERSON, level="", here_until=time.time())
        await self.store.take_seat(table, new, was=old, status=PLAYING)
        self.announce(table, "seats", seat, True)

    async def seat_bot(self, table: str, seat: Seat, browser: str, level: str, presence: Presence) -> Sat:
        """The host puts a bot into a seat that nobody holds, or lets one stand in for a holder who is absent."""
        row = await self.row(table)
        old = find_seat(row, seat)
        if row.host != browser:
            raise Forbidden("host.only")
        if level not in levels_of(row.game):
            raise Unsound("bot.level")
        if row.status == OVER:
            raise Conflict("match.over")
        if old.kind == PERSON and (old.holder == browser or not presence.is_absent(row, old)):
            raise Conflict("seat.not_away", minutes=presence.absence_minutes)
        name = old.name or bot_name([each.name for each in row.seats])
        gone_by = presence.gone_by() if old.kind == PERSON else None
        new = replace(old, kind=BOT, level=level, name=name)
        try:
            await self.store.take_seat(table, new, was=old, status=PLAYING, gone_by=gone_by)
        except SeatTaken:
            # Whoever was away is back, perhaps at another worker.
            raise Conflict("seat.not_away", minutes=presence.absence_minutes) from None
        self.announce(table, "seats", seat, True)
        return await self.get(table)

    async def say(self, table: str, browser: str, seat: Seat | None, name: str, text: str) -> ChatRow:
        row = await self.row(table)
        words = clean(text, CHAT_LETTERS)
        mine = owned(row, browser)
        if not words:
            raise Unsound("chat.empty")
        if seat is not None and seat not in mine:
            raise Forbidden("seat.not_yours")
        speaker = seat if seat is not None else mine[0] if mine else None
        called = clean(name, NAME_LETTERS) if speaker is None else row.seats[speaker].name
        line = await self.store.add_chat(table, seat=speaker, name=called, text=words, at=time.time())
        self.announce(table, "chat", line.number, False)
        return line


def held(row: TableRow, browser: str) -> tuple[Seat, ...]:
    """The seats that a browser plays."""
    return tuple([seat.seat for seat in row.seats if seat.kind == PERSON and seat.holder == browser])


def owned(row: TableRow, browser: str) -> tuple[Seat, ...]:
    """The seats that a browser holds: those that it plays, and those where a bot stands in for it."""
    return (*held(row, browser), *[seat.seat for seat in row.seats if is_stand_in(seat) and seat.holder == browser])


def is_stand_in(seat: SeatRow) -> bool:
    """Whether a bot plays for somebody whose seat it is."""
    return seat.kind == BOT and seat.holder is not None


def find_seat(row: TableRow, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise Unknown("seat.unknown")
    return row.seats[seat]


def can_be_taken(seat: SeatRow) -> bool:
    """By whoever has its link: a seat that was held once belongs to its holder (ADR 17)."""
    return seat.holder is None and (seat.kind == OPEN or (seat.kind == BOT and seat.invited))


def check_can_be_taken(row: TableRow, seat: SeatRow, browser: str) -> None:
    if is_stand_in(seat):
        raise Conflict("seat.stand_in", name=seat.name)
    if row.status == OVER or not can_be_taken(seat):
        raise Conflict("seat.taken")
    # Nobody reads a second hand by taking a bot's chair in the middle of a match.
    if seat.kind == BOT and owned(row, browser):
        raise Conflict("seat.one_is_enough")


def check_seat(row: TableRow, browser: str | None, seat: Seat) -> None:
    old = find_seat(row, seat)
    mine = old.kind == BOT if browser is None else old.kind == PERSON and old.holder == browser
    if not mine:
        raise Forbidden("seat.not_yours")


def check_time(sat: Sat, seat: Seat, expected: int) -> None:
    if sat.row.status == OPEN_TABLE:
        raise IllegalAction(Refusal("table.open", "core"))
    if sat.row.status == OVER:
        raise IllegalAction(Refusal("match.over", "core"))
    if sat.match.seq != expected and not is_meanwhile(sat.match, seat, expected):
        raise Stale("entry.stale", entry=expected)


def is_meanwhile(match: AnyMatch, seat: Seat, expected: int) -> bool:
    """Whether several seats choose at once, and only others have chosen since `expected`: what `seat` was asked is
    still asked, and nobody should be told to look again because a friend was quicker."""
    now = match.turn
    if now is None or not 0 <= expected < match.seq or seat not in (*now.seats, *now.changing):
        return False
    if any([entry.seat == seat for entry in match.journal[expected + 1 :]]):
        return False
    then = match.at(expected).turn
    if then is None or then.phase != now.phase or len(then.seats) + len(then.changing) < 2:
        return False
    # Who owed a choice then still owes that one. Who might only change one may find that it has been revealed.
    return seat in then.seats or (seat in then.changing and seat in now.changing)


def play(match: AnyMatch, seat: Seat, text: str | None, to: int | None) -> Entry:
    if text is not None:
        return match.play(text, seat)
    target = match.undo_target(seat) if to is None else to
    return match.play(Undo(seat, match.seq if target is None else target))


class Standing(TypedDict):
    status: str
    waiting: tuple[Seat, ...]


def standing(match: AnyMatch) -> Standing:
    """How a match leaves its table."""
    turn = match.turn
    return Standing(status=OVER if turn is None else PLAYING, waiting=() if turn is None else turn.seats)


#: People whose railways are still ridden; bots are called after them.
BOT_NAMES = ("Stephenson", "Bayard", "Brunel", "Negrelli", "Seguin", "Trevithick", "Crocker", "Judah")


def bot_name(taken: list[str]) -> str:
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else f"{BOT_NAMES[0]} {len(taken)}"
