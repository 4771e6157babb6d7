"""Replays every match of a database with the code at hand: what a host runs before an upgrade.

    python tools/replay_database.py capolinea.sqlite
    python tools/replay_database.py postgresql://user:password@host/capolinea

Names each table that would not open or not go on as before, with its first entry that differs, and fails if there is
one. The database is only read, and need not be of this program's schema: nothing is migrated.
"""

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, create_engine, select
from sqlalchemy.exc import SQLAlchemyError

from capolinea.core.codec import Codec, EntryData
from capolinea.core.journal import Entry
from capolinea.core.match import Match, ReplayError
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import MapId
from capolinea.games.catalogue import rules_of
from capolinea.i18n import Say
from capolinea.storage.engine import PostgresDatabase, database_url
from capolinea.storage.schema import ENTRIES, TABLES
from capolinea.storage.store import StorageError

#: What a match needs; later schemas may have more.
COLUMNS = ("id", "game", "rules_version", "map_id", "map_hash", "options", "status", "imported", "last")


class Fault(NamedTuple):
    """What is wrong with a table; `entry` is None where it is not an entry's fault."""

    table: str
    game: str
    version: int
    entry: int | None
    reason: str

    def __str__(self) -> str:
        where = "" if self.entry is None else f", entry {self.entry}"
        return f"{self.table} ({self.game}, rules version {self.version}){where}: {self.reason}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("database", help="path of an SQLite file, or URL of a PostgreSQL database")
    asked = parser.parse_args(arguments)
    try:
        url = database_url(asked.database)
        if url.get_backend_name() == "postgresql":
            return asyncio.run(on_postgres(PostgresDatabase(url)))
        if not Path(url.database or "").is_file():
            print(f"There is no file {url.database}.", file=sys.stderr)
            return 2
        engine = create_engine("sqlite://", creator=lambda: open_read_only(Path(url.database or "")))
        with engine.connect() as connection:
            return report(connection)
    except StorageError as error:
        print(Say("en", ("capolinea.server",)).error(error), file=sys.stderr)
    except (SQLAlchemyError, OSError) as error:
        print(f"The database cannot be read: {error}", file=sys.stderr)
    return 2


def open_read_only(path: Path) -> sqlite3.Connection:
    """Leaves nothing beside the file. Where a server has it open, its journal lies there already and is read too."""
    unused = not path.with_name(f"{path.name}-wal").exists()
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if unused else ''}", uri=True)


async def on_postgres(database: PostgresDatabase) -> int:
    try:
        return await database.read(report)
    finally:
        await database.close()


def report(connection: Connection) -> int:
    """Tell the faults as they are found, then how many matches were replayed."""
    rows = connection.execute(select(*[TABLES.c[name] for name in COLUMNS]).order_by(TABLES.c.created)).all()
    faults = 0
    for number, row in enumerate(rows, 1):
        if sys.stderr.isatty():
            print(f"\r{number} of {len(rows)}", end="", file=sys.stderr, flush=True)
        for fault in faults_of(row, bodies_of(connection, row.id)):
            faults += 1
            print(fault)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(f"{len(rows)} matches replayed, {faults} of them differ")
    return 1 if faults else 0


def bodies_of(connection: Connection, table: str) -> list[Row[Any]]:
    query = select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    return list(connection.execute(query).all())


def faults_of(row: Row[Any], stored: list[Row[Any]]) -> Iterator[Fault]:
    """The first thing that differs at a table, if anything does."""

    def fault(reason: str, entry: int | None = None) -> Fault:
        return Fault(row.id, row.game, row.rules_version, entry, reason)

    missing = [number for number, body in enumerate(stored) if body.seq != number]
    if missing or len(stored) != row.last + 1:
        yield fault("an entry is missing", missing[0] if missing else len(stored))
        return
    entry = 0
    try:
        rules = rules_of(row.game).at(row.rules_version)
        codec = Codec(rules)
        options = codec.options(msgspec.json.decode(row.options))
        entries: list[Entry] = []
        for entry, body in enumerate(stored):
            entries.append(codec.unpack(entry, msgspec.json.decode(body.body, type=EntryData)))
        match: Match[Any, Any] = Match.replay(rules, options, entries)
    except ReplayError as error:
        yield fault(told(error), error.entry)
    except CapolineaError as error:
        yield fault(told(error))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        yield fault(f"cannot be read: {error}", entry)
    # Whatever a match makes the rules stumble over, the next one is looked at all the same.
    except Exception as error:
        yield fault(f"{type(error).__name__}: {error}")
    else:
        if rules.map_id(options) != MapId(row.map_id, row.map_hash):
            yield fault(f"the map {row.map_id} is not the one of then")
        elif not row.imported and (match.turn is None) != (row.status == "over"):
            yield fault("whether the match is over has changed")


def told(error: CapolineaError) -> str:
    return Say("en", ("capolinea.server",)).error(error)


if __name__ == "__main__":
    sys.exit(main())
