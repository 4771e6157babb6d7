"""The tables of this server: opening, seating, playing. Whatever is acknowledged here is on disk."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple, TypedDict, TypeVar

import msgspec

from capolinea.core.action import Seat, Undo
from capolinea.core.codec import Codec
from capolinea.core.journal import Entry
from capolinea.core.refusal import CapolineaError, IllegalAction, Refusal
from capolinea.games.catalogue import AnyMatch, look_of
from capolinea.i18n.phrases import told_apart
from capolinea.server.inputs import CHAT_LETTERS, NAME_LETTERS, clean
from capolinea.server.keys import TABLE
from capolinea.server.match_cache import Cache, CachedMatch, LoadedTable
from capolinea.server.off_loop import OffLoop
from capolinea.server.presence import Presence
from capolinea.server.problems import Conflict, Forbidden, Unknown, Unprocessable
from capolinea.server.words import levels_of
from capolinea.storage import ChatRow, EntryRow, SeatRow, SeatTaken, StaleEntry, Store, TableRow
from capolinea.storage.rows import BOT, OPEN, PERSON

OPEN_TABLE = "open"
PLAYING = "playing"
OVER = "over"

T = TypeVar("T")

#: Called after a write: the table, "entry", "chat" or "seats", its number, and whether a bot may be to move now.
Announce = Callable[[str, str, int, bool], None]


class Tables:
    """Every method that changes a table takes the browser that asks, and refuses what that browser may not do."""

    def __init__(self, store: Store, cache: Cache, announce: Announce, off_loop: OffLoop) -> None:
        self.store = store
        self.off_loop = off_loop
        self.cache = cache
        self.announce = announce

    async def row(self, table: str) -> TableRow:
        row = await self.store.table(table) if TABLE.fullmatch(table) else None
        if row is None:
            raise Unknown("table.unknown")
        return row

    async def get(self, table: str) -> LoadedTable:
        """Return the table and its match."""
        async with self.cache.lock(table):
            return await self.cache.load(await self.row(table))

    async def use(self, table: str, work: Callable[[LoadedTable], Awaitable[T]]) -> T:
        """Return what `work` makes of the table. Nothing is played there meanwhile, so it may leave the loop; and it
        sees nothing that is not on disk."""
        async with self.cache.lock(table):
            return await work(await self.cache.load(await self.row(table)))

    async def play(
        self,
        table: str,
        browser: str | None,
        seat: Seat,
        expected: int,
        text: str | None,
        to: int | None = None,
        *,
        if_undoable: bool = False,
        then: Callable[[LoadedTable], Awaitable[T]],
    ) -> T:
        """Play `text` (or undo if it is None) for `seat`, on top of entry `expected`. `browser` holds the seat; None
        means a bot. Return what `then` makes of the table after it, as `use` does.

        An undo goes back to entry `to`, or takes back one action. With `if_undoable`, an action that could not be
        undone is refused.

        Raises StaleEntry if there is a newer entry, and what `Match.play` raises; otherwise the entry is on disk.
        """
        async with self.cache.lock(table):
            row = await self.row(table)
            check_seat(row, browser, seat)
            loaded = await self.cache.load(row)
            asked = AskedMove(seat, expected, text, to, if_undoable)
            try:
                played = await self.off_loop.run(play_asked, loaded, asked)
            except CapolineaError:
                # A move that is refused changes nothing.
                raise
            except BaseException:
                self.cache.forget(table)
                raise
            try:
                at = time.time()
                await self.store.append(table, EntryRow(played.number, at, played.body), **played.status)
            except BaseException:
                self.cache.forget(table)
                raise
            loaded.cached.times.append(at)
            loaded.cached.scenes.clear()
            fresh = replace(row, last_entry=played.number, last_entry_at=at, **played.status)
            self.announce(
                table, "entry", played.number, any([row.seats[each].kind == BOT for each in fresh.seats_to_move])
            )
            return await then(LoadedTable(fresh, loaded.cached))

    async def join(self, table: str, seat: Seat, browser: str, name: str) -> None:
        """Take a seat that nobody has held, by its link."""
        row = await self.row(table)
        old = find_seat(row, seat)
        if old.holder == browser:
            await self.take_back(table, seat, browser)
            return
        check_is_joinable(row, old, browser)
        others = [each.name for each in row.seats if each.seat != seat]
        called = told_apart(clean(name, NAME_LETTERS) or old.name, others)
        new = replace(old, kind=PERSON, level="", holder=browser, name=called, here_until=time.time())
        await self.store.take_seat(table, new, was=old, status=PLAYING)
        self.announce(table, "seats", seat, True)

    async def take_back(self, table: str, seat: Seat, browser: str) -> None:
        """Give a seat back to its holder; the bot that stood in leaves."""
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

    async def seat_bot(self, table: str, seat: Seat, browser: str, level: str, presence: Presence) -> LoadedTable:
        """Let the host put a bot into a seat that nobody holds, or in place of an absent holder."""
        row = await self.row(table)
        old = find_seat(row, seat)
        if row.host != browser:
            raise Forbidden("host.only")
        if level not in levels_of(row.game):
            raise Unprocessable("bot.level")
        if row.status == OVER:
            raise Conflict("match.over")
        if old.kind == PERSON and (old.holder == browser or not presence.is_absent(row, old)):
            raise Conflict("seat.not_away", minutes=presence.absence_minutes)
        name = old.name or bot_name([each.name for each in row.seats])
        gone_by = presence.gone_by() if old.kind == PERSON else None
        new = replace(old, kind=BOT, level=level, name=name)
        try:
            await self.store.take_seat(table, new, was=old, status=PLAYING, gone_by=gone_by, ahead=presence.ahead())
        except SeatTaken:
            # The holder is back, perhaps at another worker.
            raise Conflict("seat.not_away", minutes=presence.absence_minutes) from None
        self.announce(table, "seats", seat, True)
        return await self.get(table)

    async def forget(self, table: str, browser: str) -> None:
        """Take a finished table off the list of whoever sat there or opened it.

        Nothing is deleted: entries are only ever added (ADR 9), and the others keep the table, its replay and its
        links. Only this browser's list leaves it out.
        """
        row = await self.row(table)
        if row.host != browser and not seats_held_by(row, browser):
            raise Forbidden("table.closed")
        if row.status != OVER:
            raise Conflict("table.not_over")
        await self.store.forget(table, browser)

    async def check_may_hurry(self, table: str, browser: str) -> None:
        """Allow those who are out to have the rest played at once, where nobody but bots is left to play it."""
        row = await self.row(table)
        if not seats_held_by(row, browser):
            raise Forbidden("seat.not_yours")
        if row.status == OVER:
            raise Conflict("match.over")
        if not is_out(row, browser):
            raise Conflict("pace.not_out")
        if people_left(row):
            raise Conflict("pace.people")

    async def say(self, table: str, browser: str, seat: Seat | None, name: str, text: str) -> ChatRow:
        row = await self.row(table)
        words = clean(text, CHAT_LETTERS)
        mine = seats_held_by(row, browser)
        if not words:
            raise Unprocessable("chat.empty")
        if seat is not None and seat not in mine:
            raise Forbidden("seat.not_yours")
        speaker = seat if seat is not None else mine[0] if mine else None
        called = clean(name, NAME_LETTERS) if speaker is None else row.seats[speaker].name
        line = await self.store.add_chat(table, seat=speaker, name=called, text=words, at=time.time())
        self.announce(table, "chat", line.number, False)
        return line


def seats_played_by(row: TableRow, browser: str) -> tuple[Seat, ...]:
    """Return the seats that a browser plays."""
    return tuple([seat.seat for seat in row.seats if seat.kind == PERSON and seat.holder == browser])


def seats_held_by(row: TableRow, browser: str) -> tuple[Seat, ...]:
    """Return the seats that a browser holds: those it plays, and those where a bot stands in for it."""
    return (
        *seats_played_by(row, browser),
        *[seat.seat for seat in row.seats if is_stand_in(seat) and seat.holder == browser],
    )


def is_out(row: TableRow, browser: str) -> bool:
    """Return whether a browser holds seats, and all of them have gone out of a match that others still play."""
    held = seats_held_by(row, browser)
    return row.status == PLAYING and bool(held) and all([seat in row.out for seat in held])


def people_left(row: TableRow) -> tuple[Seat, ...]:
    """Return the seats still in the game that people hold, also where a bot stands in."""
    return tuple([each.seat for each in row.seats if each.seat not in row.out and each.holder is not None])


def is_of_bots_alone(row: TableRow) -> bool:
    """Return whether bots sit in all seats, and stand in for nobody."""
    return all([seat.kind == BOT and seat.holder is None for seat in row.seats])


def is_stand_in(seat: SeatRow) -> bool:
    """Return whether a bot plays for the holder of the seat."""
    return seat.kind == BOT and seat.holder is not None


def find_seat(row: TableRow, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise Unknown("seat.unknown")
    return row.seats[seat]


def is_joinable(seat: SeatRow) -> bool:
    """Return whether anyone with the link may take the seat; a seat once held stays its holder's (ADR 17)."""
    return seat.holder is None and (seat.kind == OPEN or (seat.kind == BOT and seat.invited))


def check_is_joinable(row: TableRow, seat: SeatRow, browser: str) -> None:
    if is_stand_in(seat):
        raise Conflict("seat.stand_in", name=seat.name)
    if row.status == OVER or not is_joinable(seat):
        raise Conflict("seat.taken")
    # Nobody may see a second hand by taking a bot's seat in the middle of a match.
    if seat.kind == BOT and seats_held_by(row, browser):
        raise Conflict("seat.one_is_enough")


def check_plays(row: TableRow, browser: str, seat: Seat) -> None:
    if seat not in seats_played_by(row, browser):
        raise Forbidden("seat.not_yours")


def check_seat(row: TableRow, browser: str | None, seat: Seat) -> None:
    old = find_seat(row, seat)
    mine = old.kind == BOT if browser is None else old.kind == PERSON and old.holder == browser
    if not mine:
        raise Forbidden("seat.not_yours")


def check_is_current(loaded: LoadedTable, seat: Seat, expected: int) -> None:
    if loaded.row.status == OPEN_TABLE:
        raise IllegalAction(Refusal("table.open", "core"))
    if loaded.row.status == OVER:
        raise IllegalAction(Refusal("match.over", "core"))
    if loaded.match.last_entry != expected and not only_others_moved(loaded.cached, seat, expected):
        raise StaleEntry("entry.stale", entry=expected)


def only_others_moved(cached: CachedMatch, seat: Seat, expected: int) -> bool:
    """Return whether several seats choose at once and only others have chosen since `expected`: then `seat` still
    owes the same choice and need not look again because somebody else was quicker."""
    match = cached.match
    now = match.turn
    if now is None or not 0 <= expected < match.last_entry or seat not in (*now.seats, *now.changing):
        return False
    if any([entry.seat == seat for entry in match.journal[expected + 1 :]]):
        return False
    then = cached.at(expected).turn
    if then is None or then.phase != now.phase or len(then.seats) + len(then.changing) < 2:
        return False
    # A seat that owed a choice then still owes it. A seat that could only change its choice may find it revealed.
    return seat in then.seats or (seat in then.changing and seat in now.changing)


class NotUndoable(IllegalAction):
    """The action is legal, but could not be undone, and was to be played only if it could."""


def check_is_undoable(match: AnyMatch, seat: Seat, text: str) -> None:
    action = match.read(text, seat)
    refusal = None if match.refuse(action) else match.refuse_later_undo(action)
    if refusal is not None:
        raise NotUndoable(refusal)


class TableStatus(TypedDict):
    status: str
    seats_to_move: tuple[Seat, ...]
    outcome: str | None
    out: tuple[Seat, ...]


class AskedMove(NamedTuple):
    """What somebody wants to play: see `Tables.play`."""

    seat: Seat
    expected: int
    text: str | None
    to: int | None
    if_undoable: bool


class PlayedMove(NamedTuple):
    """A move that was played in memory, as it is to be stored."""

    number: int
    body: bytes
    status: TableStatus


def play_asked(loaded: LoadedTable, asked: AskedMove) -> PlayedMove:
    """Play in memory; raises what `Tables.play` does, changing nothing."""
    match = loaded.match
    check_is_current(loaded, asked.seat, asked.expected)
    if asked.if_undoable and asked.text is not None:
        check_is_undoable(match, asked.seat, asked.text)
    entry = play_or_undo(match, asked.seat, asked.text, asked.to)
    body = msgspec.json.encode(Codec(match.rules).pack(entry))
    return PlayedMove(entry.number, body, status_of(match))


def play_or_undo(match: AnyMatch, seat: Seat, text: str | None, to: int | None) -> Entry:
    if text is not None:
        return match.play(text, seat)
    # What a page saw after an undo is the same as after the last entry that was left.
    kept = [entry.number for entry in match.effective_entries if to is not None and entry.number <= to]
    target = match.undo_target(seat) if to is None else kept[-1] if kept else to
    return match.play(Undo(seat, match.last_entry if target is None else target))


class FinalRanking(msgspec.Struct, frozen=True):
    """How a match ended, stored beside the table, so that the lobby need not replay every match it lists."""

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


def status_of(match: AnyMatch) -> TableStatus:
    """Return the status of a table after its match's last entry."""
    turn, outcome = match.turn, match.outcome
    ranking = None if outcome is None else FinalRanking(outcome.winners, outcome.ranks, outcome.scores)
    return TableStatus(
        status=OVER if turn is None else PLAYING,
        seats_to_move=() if turn is None else turn.seats,
        outcome=None if ranking is None else msgspec.json.encode(ranking).decode(),
        out=seats_out(match),
    )


def seats_out(match: AnyMatch) -> tuple[Seat, ...]:
    """Return the seats that have gone out of a match."""
    leaving = look_of(match.rules.key).leaving
    return () if leaving is None else leaving.out(match.view())


#: People whose railways are still ridden; bots are called after them.
BOT_NAMES = ("Stephenson", "Bayard", "Brunel", "Negrelli", "Seguin", "Trevithick", "Crocker", "Judah")


def bot_name(taken: list[str]) -> str:
    """Return a name that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in used]
    return free[0] if free else told_apart(BOT_NAMES[0], taken)
