"""What every store promises, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from capolinea.storage import EntryRow, SeatRow, SeatTaken, SqlStore, StaleEntry, StorageError, TableRow
from capolinea.storage.engine import database_url

SEATS = (
    SeatRow(seat=0, name="Anna", kind="person", holder="anna"),
    SeatRow(seat=1, name="", kind="open", invited=True),
    SeatRow(seat=2, name="Brunel", kind="bot", level="easy"),
)
TABLE = TableRow(
    id="abc",
    game="transamerica",
    rules_version=1,
    map_id="usa",
    map_hash="f00",
    options='{"seats":3}',
    seed=b"\x00secret\xff",
    commitment="c0ffee",
    host="anna",
    created=1.5,
    last_entry_at=1.5,
    status="open",
    seats_to_move=(2,),
    seats=SEATS,
)
SET_UP = EntryRow(0, 1.5, b'{"draws":[]}')


def run(database: str, operation: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def main() -> None:
        store = SqlStore(database)
        await store.open()
        try:
            await operation(store)
        finally:
            await store.close()

    asyncio.run(main())


def ask(query: str, connection: Connection) -> object:
    return connection.execute(text(query)).scalar()


def entry(seq: int) -> EntryRow:
    return EntryRow(seq, 2.0 + seq, f'{{"seat":{seq}}}'.encode())


def test_a_table_is_read_as_it_was_written(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        assert await store.table("abc") == TABLE
        assert await store.entries("abc") == [SET_UP]
        assert await store.table("nobody's") is None
        assert await store.entries("nobody's") == []

    run(database, operation)


def test_entries_follow_each_other_without_gap_or_repetition(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        await store.append("abc", entry(1), status="playing", seats_to_move=[0, 2])
        for wrong in (0, 1, 3):
            with pytest.raises(StaleEntry):
                await store.append("abc", entry(wrong), status="playing", seats_to_move=[])
        with pytest.raises(StaleEntry):
            await store.append("no such table", entry(1), status="playing", seats_to_move=[])
        row = await store.table("abc")
        assert row is not None
        assert (row.last_entry, row.seats_to_move, row.last_entry_at) == (1, (0, 2), 3.0)
        assert await store.entries("abc", after=0) == [entry(1)]

    run(database, operation)


def test_of_many_writers_of_one_number_exactly_one_wins(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        for seq in range(1, 6):
            tries = [
                store.append("abc", EntryRow(seq, 2.0, str(i).encode()), status="playing", seats_to_move=[])
                for i in range(8)
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert sum([each is None for each in done]) == 1
            assert sum([isinstance(each, StaleEntry) for each in done]) == 7
        assert [each.seq for each in await store.entries("abc")] == [0, 1, 2, 3, 4, 5]

    run(database, operation)


@pytest.mark.parametrize("operation", ["UPDATE entries SET at = 0", "DELETE FROM entries"])
def test_not_even_the_database_lets_an_entry_be_changed(database: str, operation: str) -> None:
    async def attempt(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        with pytest.raises(DBAPIError, match="never changed"):
            await store.database.write(lambda connection: connection.execute(text(operation)))
        assert await store.entries("abc") == [SET_UP]

    run(database, attempt)


def test_a_table_is_added_whole_or_not_at_all(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        with pytest.raises(DBAPIError):
            await store.add_table(TABLE, [SET_UP, SET_UP])
        assert await store.table("abc") is None

    run(database, operation)


def test_an_open_seat_is_taken_once_and_the_last_one_begins_the_match(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        bea = replace(SEATS[1], kind="person", holder="bea", name="Bea")
        await store.take_seat("abc", bea, was=SEATS[1], status="playing")
        with pytest.raises(SeatTaken):
            await store.take_seat("abc", replace(bea, holder="carla"), was=SEATS[1], status="playing")
        row = await store.table("abc")
        assert row is not None
        assert row.seats[1] == bea
        assert row.status == "playing"

    run(database, operation)


def test_a_held_seat_is_replaced_only_if_its_holder_has_been_gone_since(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        bot = replace(SEATS[0], kind="bot", level="easy")
        await store.note_presence([("abc", "anna"), ("abc", "nobody"), ("other", "anna")], 900.0, [])
        with pytest.raises(SeatTaken):
            await store.take_seat("abc", bot, was=SEATS[0], status="playing", gone_by=899.0)
        with pytest.raises(SeatTaken):
            await store.take_seat("abc", bot, was=replace(SEATS[0], holder="bea"), status="playing")
        await store.note_presence([], 0.0, [(("abc", "anna"), 500.0)])
        row = await store.table("abc")
        assert row is not None
        assert [seat.here_until for seat in row.seats] == [500.0, 0.0, 0.0]
        await store.take_seat("abc", bot, was=SEATS[0], status="playing", gone_by=500.0)
        row = await store.table("abc")
        assert row is not None
        assert (row.seats[0].kind, row.seats[0].holder) == ("bot", "anna")

    run(database, operation)


def test_many_are_here_at_once(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        await store.note_presence([("abc", f"{n}") for n in range(12_000)] + [("abc", "anna")], 7.0, [])
        row = await store.table("abc")
        assert row is not None
        assert row.seats[0].here_until == 7.0

    run(database, operation)


def test_bots_that_owe_an_action_are_found_again(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(replace(TABLE, status="playing"), [SET_UP])
        await store.add_table(replace(TABLE, id="persons", status="playing", seats_to_move=(0,)), [SET_UP])
        await store.add_table(replace(TABLE, id="still open"), [SET_UP])
        assert await store.waiting_for_bots(10.0) == ["abc"]
        assert await store.waiting_for_bots(1.0) == []

    run(database, operation)


def test_a_browser_finds_the_tables_it_opened_or_sits_at(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        await store.add_table(replace(TABLE, id="newer", host="zoe", last_entry_at=9.0), [SET_UP])
        await store.add_table(replace(TABLE, id="other", host="zoe", seats=SEATS[1:]), [SET_UP])
        assert [row.id for row in await store.tables_of("anna", 10)] == ["newer", "abc"]
        assert [row.id for row in await store.tables_of("anna", 1)] == ["newer"]
        assert await store.tables_of("nobody", 10) == []

    run(database, operation)


def test_chat_is_numbered_even_when_all_speak_at_once(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        said = [store.add_chat("abc", seat=0, name="Anna", text=f"{i} è \U0001f682", at=3.0) for i in range(6)]
        assert sorted([line.number for line in await asyncio.gather(*said)]) == [1, 2, 3, 4, 5, 6]
        assert [line.number for line in await store.chat("abc", 4)] == [3, 4, 5, 6]

    run(database, operation)


def test_the_secret_is_made_once_for_all_workers(database: str) -> None:
    async def main() -> None:
        stores = [SqlStore(database), SqlStore(database)]
        # Workers that start together migrate one after the other.
        await asyncio.gather(*[store.open() for store in stores])
        found = await asyncio.gather(*[store.secret() for store in stores])
        assert found[0] == found[1]
        assert len(found[0]) == 32
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_rematch_is_named_once(database: str) -> None:
    async def operation(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        assert await store.set_rematch("abc", "first") == "first"
        assert await store.set_rematch("abc", "second") == "first"
        with pytest.raises(StorageError):
            await store.set_rematch("none", "x")

    run(database, operation)


def test_opening_again_keeps_everything(database: str) -> None:
    async def write(store: SqlStore) -> None:
        await store.add_table(TABLE, [SET_UP])
        await store.append("abc", entry(1), status="playing", seats_to_move=[1])

    async def read(store: SqlStore) -> None:
        assert await store.entries("abc") == [SET_UP, entry(1)]

    run(database, write)
    run(database, read)


def test_sqlite_commits_reach_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    async def operation(store: SqlStore) -> None:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert await store.database.write(partial(ask, f"PRAGMA {pragma}")) == value

    run(str(tmp_path / "a folder" / "that is new" / "x.sqlite"), operation)


def test_a_seed_is_not_shown_by_a_row(tmp_path: Path) -> None:
    assert "secret" not in repr(TABLE)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("/some/where.sqlite", "sqlite+pysqlite"),
        ("sqlite:///where.sqlite", "sqlite+pysqlite"),
        ("postgresql://me@host/db", "postgresql+asyncpg"),
    ],
)
def test_a_database_is_given_as_a_path_or_a_url(given: str, driver: str) -> None:
    assert database_url(given).drivername == driver


@pytest.mark.parametrize("given", ["mysql://host/db", "://", "nonsense://"])
def test_other_databases_are_refused(given: str) -> None:
    with pytest.raises(StorageError):
        database_url(given)
