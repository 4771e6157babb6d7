"""The tool that a host runs before an upgrade: it names what differs, and only reads."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text, update
from tests.support.games import game_of
from tests.support.recorded import old_records_of, records_of
from tools import replay_database

from capolinea.core.match import Match
from capolinea.core.record import read_record, replay_record
from capolinea.games.catalogue import rules_of
from capolinea.server.opening import first_entries, row_of
from capolinea.storage import EntryRow, SeatRow, SqlStore
from capolinea.storage.rows import PERSON
from capolinea.storage.schema import TABLES


async def fill(database: str, change: Any = None, damage: Any = None) -> list[str]:
    """Store a finished match of version 1, one of the newest version, and one that is not over.

    `damage` changes the entries of the second before they are stored, because the database forbids it later.
    `change` changes what is stored.
    """
    store = SqlStore(database)
    await store.open()
    game = game_of("transamerica")
    cut = read_record(records_of(game)[1])
    cut = msgspec.structs.replace(cut, entries=cut.entries[:30], outcome=None)
    tables: list[str] = []
    for number, record in enumerate([read_record(old_records_of(game)[0]), read_record(records_of(game)[0]), cut]):
        match = replay_record(rules_of("transamerica"), record, Match)
        seats = tuple([SeatRow(seat=seat, name="", kind=PERSON) for seat in range(match.options.seats)])
        row = replace(row_of(match, seats, host=None), created=float(number))
        entries = first_entries(match, row.created)
        if damage is not None and number == 1:
            damage(entries)
        await store.add_table(row, entries)
        tables.append(row.id)
    if change is not None:
        await store.database.write(lambda connection: change(connection, tables))
    await store.close()
    return tables


def run(database: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code = replay_database.main([database])
    return code, capsys.readouterr().out.splitlines()


def test_matches_of_all_versions_replay(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(database))
    folder = Path(database).parent if "://" not in database else None
    before = {path: path.read_bytes() for path in folder.iterdir()} if folder else {}
    assert run(database, capsys) == (0, ["3 matches replayed, 0 of them differ"])
    if folder:
        assert {path: path.read_bytes() for path in folder.iterdir()} == before


def other_event(entries: list[EntryRow]) -> None:
    body = msgspec.json.decode(entries[7].body)
    body["events"] = []
    entries[7] = replace(entries[7], body=msgspec.json.encode(body))


def not_json(entries: list[EntryRow]) -> None:
    entries[7] = replace(entries[7], body=b"{oops")


def gone(entries: list[EntryRow]) -> None:
    del entries[7]


@pytest.mark.parametrize("damage", [other_event, not_json, gone])
def test_the_first_entry_that_differs_is_named(database: str, capsys: pytest.CaptureFixture[str], damage: Any) -> None:
    tables = asyncio.run(fill(database, damage=damage))
    code, lines = run(database, capsys)
    assert code == 1
    assert lines[0].startswith(f"{tables[1]} (transamerica, rules version 2), entry 7: ")
    assert lines[1:] == ["3 matches replayed, 1 of them differ"]


def values(**new: Any) -> Any:
    return lambda connection, tables: connection.execute(update(TABLES).where(TABLES.c.id == tables[2]).values(**new))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (values(rules_version=99), "newer version of Capolinea"),
        (values(rules_version=1), "entry 0"),
        (values(map_hash="?"), "the map usa"),
        (values(status="over"), "whether the match is over"),
        (values(game="whist"), "whist"),
        (values(options="{"), "cannot be read"),
    ],
)
def test_what_else_differs_is_told(database: str, capsys: pytest.CaptureFixture[str], change: Any, reason: str) -> None:
    tables = asyncio.run(fill(database, change))
    code, lines = run(database, capsys)
    assert code == 1
    assert lines[0].startswith(tables[2])
    assert reason in lines[0]
    assert len(lines) == 2


def test_a_database_of_an_older_schema_is_read_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "old.sqlite")

    def drop(connection: Any, tables: list[str]) -> None:
        connection.execute(text("ALTER TABLE tables DROP COLUMN rematch"))

    asyncio.run(fill(database, drop))
    assert run(database, capsys)[0] == 0


def test_no_database_is_made_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_database.main([str(tmp_path / "none.sqlite")]) == 2
    assert "none.sqlite" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "text.sqlite").write_text("no database")
    assert replay_database.main([str(tmp_path / "text.sqlite")]) == 2
    assert replay_database.main(["mysql://host/x"]) == 2


def test_what_is_still_in_the_journal_of_a_running_server_is_replayed_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "running.sqlite")
    asyncio.run(fill(database))
    server = sqlite3.connect(database, isolation_level=None)
    server.execute("PRAGMA wal_autocheckpoint=0")
    server.execute("UPDATE tables SET rules_version = 99 WHERE id = (SELECT min(id) FROM tables)")
    assert Path(f"{database}-wal").stat().st_size > 0
    assert run(database, capsys)[0] == 1
    server.close()
