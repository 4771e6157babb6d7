"""Failures of the database: which errors mean that it cannot be used, and how a deleted file is detected."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from capolinea.storage.store import StorageLost

#: SQLite's primary error codes, and the reason reported for each.
SQLITE: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "gone",
    # The data being written may or may not have been stored.
    sqlite3.SQLITE_IOERR: "unsure",
}
#: PostgreSQL's error code of a server that takes no writes.
READ_ONLY: Final = "25006"
#: PostgreSQL's error codes or their classes: connection, resources, operator intervention, system.
POSTGRES: Final = {
    "53100": "full",
    READ_ONLY: "readonly",
    "08": "unsure",
    "53": "busy",
    "57": "unsure",
    "58": "unsure",
}


@contextmanager
def translating_errors(*, writes: bool) -> Iterator[None]:
    """Turn the errors of a database that cannot be used into StorageLost; programming errors pass unchanged."""
    try:
        yield
    except (DBAPIError, PoolTimeout, OSError) as error:
        why = why_lost(error)
        if why is None:
            raise
        raise storage_lost(why, writes=writes) from error


def storage_lost(why: str, *, writes: bool) -> StorageLost:
    return StorageLost("storage.not_saved", why=why) if writes else StorageLost("storage.not_read", why=why)


def why_lost(error: Exception) -> str | None:
    """Return why the database cannot be used, or None if it can."""
    if isinstance(error, PoolTimeout):
        return "busy"
    if not isinstance(error, DBAPIError):
        return "unsure"
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF)
    state = getattr(error.orig, "sqlstate", None) or ""
    known = POSTGRES.get(state) or POSTGRES.get(state[:2])
    if known is not None:
        return known
    # Without an error code of the server, the driver itself gave up, as it does when a connection breaks.
    is_connection = error.connection_invalidated or isinstance(error, InterfaceError | OperationalError)
    return "unsure" if is_connection or (isinstance(error, InternalError) and not state) else None


class WatchedFile:
    """The file of an SQLite database. A process that has it open does not notice when it is deleted, replaced or
    truncated: reads come from memory, and commits go to a file without a name."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._known: dict[Path, tuple[int, int]] = {}
        self._sizes = {self._path: 0, self._log: 0}
        self._is_damaged = False
        self._keeper: sqlite3.Connection | None = None

    def begin(self) -> None:
        """Remember the file's identity; from now on it must stay the same file."""
        # While one connection is open, SQLite itself does not delete the log.
        self._keeper = sqlite3.connect(self._path, check_same_thread=False)
        self._keeper.execute("SELECT count(*) FROM sqlite_master").fetchall()
        for path in (self._path, self._log):
            self._known[path] = identity(path.stat())

    def end(self) -> None:
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None

    def trouble(self) -> str | None:
        """Return why the file can no longer be trusted, or None."""
        if self._is_damaged:
            return "damaged"
        for path, known in self._known.items():
            try:
                found = path.stat()
            except OSError:
                return "gone"
            if identity(found) != known:
                return "gone"
            if found.st_size < self._sizes[path] and not is_whole(self._path):
                # What has been cut off does not come back, even if the file grows again.
                self._is_damaged = True
                return "damaged"
            self._sizes[path] = found.st_size
        return None


def identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def is_whole(path: Path) -> bool:
    """Return whether a database is intact after its file or log has become smaller: vacuumed, not truncated."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'entries'").fetchone()
            check = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error:
        return False
    return bool(tables == (1,) and check == ("ok",))
