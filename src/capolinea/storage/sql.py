"""The store in SQL, with the same statements for SQLite and PostgreSQL."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from capolinea.storage.engine import database_url, migrate, open_database
from capolinea.storage.rows import BOT, OPEN, ChatRow, EntryRow, SeatRow, TableRow
from capolinea.storage.schema import CHAT, ENTRIES, FORGOTTEN, SEATS, SETTINGS, TABLES
from capolinea.storage.store import INF, Place, SeatTaken, StaleEntry, StorageError

#: Two people who write at the same time want the same number; the slower one tries the next.
CHAT_TRIES: Final = 20
PROBE_BYTES: Final = 32 * 1024
#: No two servers' clocks differ by so much, unless one was put back.
FUTURE_SECONDS: Final = 300.0
#: Databases cannot compare with infinity alike.
LATEST: Final = 1e12
#: Databases limit how many values one statement may carry.
MOST_PLACES: Final = 5000
#: The columns whose `TableRow` attribute has another name.
COLUMNS: Final = {"last_entry": "last", "seats_to_move": "waiting", "last_entry_at": "changed"}


class SqlStore:
    """`Store` over SQLAlchemy. Each method passes one piece of work to the database."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.database = open_database(self.url)

    def claim(self) -> None:
        self.database.claim()

    async def open(self) -> None:
        await self.database.prepare(migrate)

    @property
    def is_healthy(self) -> bool:
        return self.database.is_healthy

    async def probe(self, *, thorough: bool = False) -> None:
        # After a failure a few bytes prove little: they may fit where a move does not.
        sizes = (PROBE_BYTES, 16) if thorough or not self.database.is_healthy else (16,)
        # The room that a large one took is given back, for moves and for the next probe.
        for size in sizes:
            await self._write_probe(secrets.token_hex(size))
        await self.database.read(find_secret)

    async def _write_probe(self, value: str) -> None:
        def work(connection: Connection) -> None:
            change = update(SETTINGS).where(SETTINGS.c.key == "probe").values(value=value)
            if connection.execute(change).rowcount != 1:
                connection.execute(insert(SETTINGS).values(key="probe", value=value))

        # If another worker was quicker, its write proves as much.
        with suppress(IntegrityError):
            await self.database.write(work)

    async def close(self) -> None:
        await self.database.close()

    async def secret(self) -> bytes:
        found = await self.database.read(find_secret)
        if found is not None:
            return bytes.fromhex(found)
        new = insert(SETTINGS).values(key="secret", value=secrets.token_hex(32))
        # If another worker was quicker, its secret is used.
        with suppress(IntegrityError):
            await self.database.write(lambda connection: connection.execute(new))
        return await self.secret()

    async def add_table(self, table: TableRow, entries: Sequence[EntryRow]) -> None:
        row = write_table(table)
        seats = [{"table_id": table.id} | seat for seat in row.pop("seats")]

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(**row))
            connection.execute(insert(SEATS), seats)
            # An imported match has thousands; `asdict` would take a while for them.
            rows = [{"table_id": table.id, "seq": each.seq, "at": each.at, "body": each.body} for each in entries]
            connection.execute(insert(ENTRIES), rows)

        await self.database.write(work)

    async def table(self, table: str) -> TableRow | None:
        query = select(TABLES).where(TABLES.c.id == table)
        found = await self.database.read(lambda connection: find_tables(connection, query))
        return found[0] if found else None

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        query = select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
        query = query.where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [EntryRow(row.seq, row.at, row.body) for row in rows]

    async def append(
        self,
        table: str,
        entry: EntryRow,
        *,
        status: str,
        seats_to_move: Sequence[int],
        outcome: str | None = None,
        out: Sequence[int] = (),
    ) -> None:
        # The table's row holds the last entry number: updating it first makes writers queue and leaves no gap.
        step = update(TABLES).where(TABLES.c.id == table, TABLES.c.last == entry.seq - 1)
        fresh = {"status": status, "waiting": write_seats(seats_to_move), "outcome": outcome, "out": write_seats(out)}
        step = step.values(last=entry.seq, changed=entry.at, **fresh)

        def work(connection: Connection) -> None:
            if connection.execute(step).rowcount != 1:
                raise StaleEntry("entry.stale", entry=entry.seq - 1)
            connection.execute(insert(ENTRIES).values(table_id=table, **asdict(entry)))

        await self.database.write(work)

    async def take_seat(
        self, table: str, seat: SeatRow, *, was: SeatRow, status: str, gone_by: float | None = None, ahead: float = INF
    ) -> None:
        place = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
        place = place.where(SEATS.c.kind == was.kind, SEATS.c.holder.is_not_distinct_from(was.holder))
        if gone_by is not None:
            place = place.where(or_(SEATS.c.here_until <= gone_by, SEATS.c.here_until > min(ahead, LATEST)))
        others = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.kind == OPEN)
        begin = update(TABLES).where(TABLES.c.id == table, TABLES.c.status == "open").values(status=status)
        # Two seats of one table may be taken at the same time: locking the table's row makes them take turns.
        queue = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
        taken = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.holder == seat.holder)
        from_bot = was.kind == BOT and was.holder is None

        def work(connection: Connection) -> None:
            connection.execute(queue)
            if from_bot and connection.execute(taken).scalar():
                raise SeatTaken("seat.one_is_enough")
            if connection.execute(place.values(**asdict(seat))).rowcount != 1:
                raise SeatTaken("seat.taken", seat=seat.seat)
            if connection.execute(others).scalar() == 0:
                connection.execute(begin)

        await self.database.write(work)

    async def note_presence(self, here: Sequence[Place], until: float, gone: Sequence[tuple[Place, float]]) -> None:
        def work(connection: Connection) -> None:
            # Runs even if nobody is here, so that the caller learns whether the database can be reached.
            connection.execute(select(1))
            for start in range(0, len(here), MOST_PLACES):
                there = tuple_(SEATS.c.table_id, SEATS.c.holder).in_(here[start : start + MOST_PLACES])
                connection.execute(update(SEATS).where(there).values(here_until=until))
            for (table, holder), at in gone:
                left = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.holder == holder)
                connection.execute(left.values(here_until=at))

        await (self.database.write(work) if here or gone else self.database.read(work))

    async def set_rematch(self, table: str, next_table: str) -> str:
        name = update(TABLES).where(TABLES.c.id == table, TABLES.c.rematch.is_(None)).values(rematch=next_table)

        def work(connection: Connection) -> str | None:
            connection.execute(name)
            return connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table)).scalar()

        kept = await self.database.write(work)
        if kept is None:
            raise StorageError("table.unknown")
        return kept

    async def tables_of(self, browser: str, limit: int) -> list[TableRow]:
        seated = select(SEATS.c.table_id).where(SEATS.c.holder == browser)
        forgotten = select(FORGOTTEN.c.table_id).where(FORGOTTEN.c.browser == browser)
        mine = select(TABLES).where(or_(TABLES.c.host == browser, TABLES.c.id.in_(seated)))
        query = mine.where(TABLES.c.id.not_in(forgotten))
        query = query.order_by(TABLES.c.changed.desc()).limit(limit)
        return await self.database.read(lambda connection: find_tables(connection, query))

    async def forget(self, table: str, browser: str) -> None:
        new = insert(FORGOTTEN).values(browser=browser, table_id=table)
        # Asked twice, it is forgotten once.
        with suppress(IntegrityError):
            await self.database.write(lambda connection: connection.execute(new))

    async def waiting_for_bots(self, before: float) -> list[str]:
        query = select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        query = query.where(TABLES.c.status == "playing", SEATS.c.kind == BOT)
        # What was stored in the future was stored before the clock was put back.
        query = query.where(or_(TABLES.c.changed <= before, TABLES.c.changed > before + FUTURE_SECONDS))
        other = SEATS.alias()
        played = select(other.c.seat).where(other.c.table_id == TABLES.c.id)
        query = query.where(played.where(or_(other.c.kind != BOT, other.c.holder.is_not(None))).exists())
        found = await self.database.read(lambda connection: connection.execute(query.order_by(TABLES.c.id)).all())
        return list(dict.fromkeys([row.id for row in found if row.seat in read_seats(row.waiting)]))

    async def add_chat(self, table: str, *, seat: int | None, name: str, text: str, at: float) -> ChatRow:
        newest = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table)

        def work(connection: Connection) -> ChatRow:
            number = connection.execute(newest).scalar_one() + 1
            line = ChatRow(number=number, seat=seat, name=name, text=text, at=at)
            connection.execute(insert(CHAT).values(table_id=table, **asdict(line)))
            return line

        for _ in range(CHAT_TRIES):
            try:
                return await self.database.write(work)
            except IntegrityError:
                continue
        raise StorageError("chat.busy")

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [ChatRow(number=r.number, seat=r.seat, name=r.name, text=r.text, at=r.at) for r in reversed(rows)]


def find_secret(connection: Connection) -> str | None:
    return connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")).scalar()


def find_tables(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """Return the tables that `query` finds, in its order, with their seats."""
    rows = connection.execute(query).mappings().all()
    ids = [row["id"] for row in rows]
    if not ids:
        return []
    of_them = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    seats = connection.execute(of_them).mappings().all()
    return [read_table(row, [seat for seat in seats if seat["table_id"] == row["id"]]) for row in rows]


def read_table(row: RowMapping, seats: Sequence[RowMapping]) -> TableRow:
    found = tuple([SeatRow(**{key: value for key, value in seat.items() if key != "table_id"}) for seat in seats])
    columns = {**row, "waiting": read_seats(row["waiting"]), "out": read_seats(row["out"])}
    renamed = {attribute: columns.pop(column) for attribute, column in COLUMNS.items()}
    return TableRow(**columns, **renamed, seats=found)


def write_table(table: TableRow) -> dict[str, Any]:
    """Return the columns of a table, and its seats under `seats`."""
    lists = {"seats_to_move": write_seats(table.seats_to_move), "out": write_seats(table.out)}
    values = asdict(table) | lists
    return {COLUMNS.get(attribute, attribute): value for attribute, value in values.items()}


def write_seats(seats: Sequence[int]) -> str:
    return ",".join([str(seat) for seat in seats])


def read_seats(text: str) -> tuple[int, ...]:
    return tuple([int(seat) for seat in text.split(",") if seat])
