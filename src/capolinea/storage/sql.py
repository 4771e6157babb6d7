"""The store in SQL: SQLite or PostgreSQL, by the same statements."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import RowMapping, Select, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from capolinea.storage.engine import database_url, make_engine, migrate
from capolinea.storage.rows import BOT, ChatRow, EntryRow, SeatRow, TableRow
from capolinea.storage.schema import CHAT, ENTRIES, SEATS, SETTINGS, TABLES
from capolinea.storage.store import SeatTaken, Stale, StorageError

#: Two people speaking at once want the same number; the loser tries the next.
CHAT_TRIES: Final = 20


class SqlStore:
    """`Store` over an async SQLAlchemy engine."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.engine: AsyncEngine = make_engine(self.url)

    async def open(self) -> None:
        await migrate(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.engine.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on disk when the block has ended."""
        async with self.engine.connect() as plain:
            connection = await plain.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def secret(self) -> bytes:
        find = select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")
        async with self.reading() as connection:
            kept = (await connection.execute(find)).scalar()
        if kept is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(SETTINGS).values(key="secret", value=secrets.token_hex(32)))
            except IntegrityError:
                pass  # Another worker was quicker; its secret is as good.
            return await self.secret()
        return bytes.fromhex(kept)

    async def add_table(self, table: TableRow, entries: Sequence[EntryRow]) -> None:
        row = asdict(table) | {"waiting": write_seats(table.waiting)}
        seats = row.pop("seats")
        async with self.writing() as connection:
            await connection.execute(insert(TABLES).values(**row))
            await connection.execute(insert(SEATS), [{"table_id": table.id} | seat for seat in seats])
            await connection.execute(insert(ENTRIES), [{"table_id": table.id} | asdict(entry) for entry in entries])

    async def table(self, table: str) -> TableRow | None:
        found = await self._tables(select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in rows]
            of_them = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
            seats = (await connection.execute(of_them)).mappings().all() if ids else []
        return [read_table(row, [seat for seat in seats if seat["table_id"] == row["id"]]) for row in rows]

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        query = select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
        query = query.where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        async with self.reading() as connection:
            return [EntryRow(row.seq, row.at, row.body) for row in await connection.execute(query)]

    async def append(self, table: str, entry: EntryRow, *, status: str, waiting: Sequence[int]) -> None:
        # The table's row says which number is next: updating it first makes writers queue and leaves no gap.
        step = update(TABLES).where(TABLES.c.id == table, TABLES.c.last == entry.seq - 1)
        step = step.values(last=entry.seq, changed=entry.at, status=status, waiting=write_seats(waiting))
        async with self.writing() as connection:
            if (await connection.execute(step)).rowcount != 1:
                raise Stale("entry.stale", entry=entry.seq - 1)
            await connection.execute(insert(ENTRIES).values(table_id=table, **asdict(entry)))

    async def take_seat(self, table: str, seat: SeatRow, *, was: str, status: str) -> None:
        place = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat, SEATS.c.kind == was)
        others = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.kind == "open")
        async with self.writing() as connection:
            if (await connection.execute(place.values(**asdict(seat)))).rowcount != 1:
                raise SeatTaken("seat.taken", seat=seat.seat)
            if (await connection.execute(others)).scalar() == 0:
                begin = update(TABLES).where(TABLES.c.id == table, TABLES.c.status == "open")
                await connection.execute(begin.values(status=status))

    async def set_rematch(self, table: str, next_table: str) -> str:
        name = update(TABLES).where(TABLES.c.id == table, TABLES.c.rematch.is_(None)).values(rematch=next_table)
        async with self.writing() as connection:
            await connection.execute(name)
            kept = (await connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table))).scalar()
        if kept is None:
            raise StorageError("table.unknown")
        return str(kept)

    async def tables_of(self, browser: str, limit: int) -> list[TableRow]:
        seated = select(SEATS.c.table_id).where(SEATS.c.holder == browser)
        mine = select(TABLES).where(or_(TABLES.c.host == browser, TABLES.c.id.in_(seated)))
        return await self._tables(mine.order_by(TABLES.c.changed.desc()).limit(limit))

    async def waiting_for_bots(self, before: float) -> list[str]:
        query = select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        query = query.where(TABLES.c.status == "playing", TABLES.c.changed <= before, SEATS.c.kind == BOT).order_by(
            TABLES.c.id
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return list(dict.fromkeys([row.id for row in found if row.seat in read_seats(row.waiting)]))

    async def add_chat(self, table: str, *, seat: int | None, name: str, text: str, at: float) -> ChatRow:
        newest = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table)
        for _ in range(CHAT_TRIES):
            try:
                async with self.writing() as connection:
                    number = (await connection.execute(newest)).scalar_one() + 1
                    line = ChatRow(number=number, seat=seat, name=name, text=text, at=at)
                    await connection.execute(insert(CHAT).values(table_id=table, **asdict(line)))
                return line
            except IntegrityError:
                continue
        raise StorageError("chat.busy")

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(limit)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [ChatRow(number=r.number, seat=r.seat, name=r.name, text=r.text, at=r.at) for r in reversed(rows)]


def read_table(row: RowMapping, seats: Sequence[RowMapping]) -> TableRow:
    found = tuple([SeatRow(**{key: value for key, value in seat.items() if key != "table_id"}) for seat in seats])
    return TableRow(**{**row, "waiting": read_seats(row["waiting"]), "seats": found})


def write_seats(seats: Sequence[int]) -> str:
    return ",".join([str(seat) for seat in seats])


def read_seats(text: str) -> tuple[int, ...]:
    return tuple([int(seat) for seat in text.split(",") if seat])
