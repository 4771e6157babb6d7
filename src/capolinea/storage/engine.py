"""Connections and migrations: SQLite, set up so that a commit survives a power cut, and PostgreSQL through asyncpg."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from capolinea.storage.claim import Claim
from capolinea.storage.store import StorageError, StorageLost
from capolinea.storage.trouble import READ_ONLY, WatchedFile, storage_lost, translating_errors

#: Held while migrating, so that workers that start together migrate one after the other.
MIGRATION_LOCK: Final = 0x6361706F6C696E65

#: How many seconds a writer waits for a writer of another process before it gives up.
BUSY_SECONDS: Final = 10
READERS: Final = 2
#: How many seconds PostgreSQL has to connect, to answer, and to have a connection free.
ANSWER_SECONDS: Final = 8.0

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Runs work on a connection: `read` only reads, `write` runs one transaction that is on disk when it returns.

    Both raise StorageLost if the database cannot be used.
    """

    @property
    def is_healthy(self) -> bool:
        """Return whether the last work succeeded and nothing suggests that its result has been lost since."""

    def claim(self) -> None:
        """Become the only server that uses the database, if it is not made for several."""

    async def prepare(self, work: Work[None]) -> None:
        """Run the first write; errors of the database are raised unchanged."""

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


def database_url(text: str) -> URL:
    """Return the URL of a database that is given as a URL or as the path of an SQLite file."""
    if "://" not in text:
        return URL.create("sqlite+pysqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageError("database.malformed") from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite+pysqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise StorageError("database.kind", kind=backend)


def open_database(url: URL) -> Database:
    return PostgresDatabase(url) if url.get_backend_name() == "postgresql" else SqliteDatabase(url)


class SqliteDatabase:
    """An SQLite file, used from dedicated threads: one thread switch per piece of work, where an async driver needs
    several per statement. Only one thread writes, so writers of this process queue instead of polling for the file's
    lock."""

    def __init__(self, url: URL) -> None:
        if url.database is None:
            raise StorageError("database.malformed")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
        event.listen(self._engine, "connect", _prepare_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)
        self._readers = ThreadPoolExecutor(READERS, "capolinea-read")
        self._writer = ThreadPoolExecutor(1, "capolinea-write")
        self._file = WatchedFile(Path(url.database))
        self._claim = Claim(Path(url.database))
        self._failed = False

    def claim(self) -> None:
        self._claim.take()

    @property
    def is_healthy(self) -> bool:
        return not self._failed and self._file.trouble() is None

    async def prepare(self, work: Work[None]) -> None:
        await self._run(self._writer, self._transact, work)
        await self._run(self._writer, lambda _: self._file.begin(), work)

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writer, self._write, work)

    async def _run(self, threads: Executor, operation: Callable[[Work[T]], T], work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, operation, work)

    def _read(self, work: Work[T]) -> T:
        self._check(writes=False)
        with translating_errors(writes=False), self._engine.connect() as connection:
            found = work(connection)
        self._check(writes=False)
        return found

    def _write(self, work: Work[T]) -> T:
        try:
            self._check(writes=True)
            with translating_errors(writes=True):
                done = self._transact(work)
            # A commit to a file that was deleted in the meantime is not stored.
            self._check(writes=True)
        except StorageLost:
            self._failed = True
            raise
        self._failed = False
        return done

    def _check(self, *, writes: bool) -> None:
        why = self._file.trouble()
        if why is not None:
            raise storage_lost(why, writes=writes)

    def _transact(self, work: Work[T]) -> T:
        with self._engine.connect() as plain:
            connection = plain.execution_options(writes=True)
            with connection.begin():
                return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._file.end()
        for threads in (self._readers, self._writer):
            threads.shutdown()
        self._engine.dispose()
        self._claim.give_back()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver begins transactions by its own rules, and never for the DDL of a migration; so we begin them.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # In WAL mode any weaker setting would acknowledge a commit before it is on disk.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its lock at once, because a reader that becomes a writer half-way may fail.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class PostgresDatabase:
    """A PostgreSQL server, used through asyncpg; the same work runs on its connections."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = create_async_engine(
            url,
            pool_pre_ping=True,
            pool_size=5,
            max_overflow=10,
            pool_timeout=ANSWER_SECONDS,
            connect_args={"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS},
        )
        event.listen(self._engine.sync_engine, "handle_error", _leave_read_only)
        self._failed = False

    @property
    def is_healthy(self) -> bool:
        return not self._failed

    def claim(self) -> None:
        """Several servers may share it."""

    async def prepare(self, work: Work[None]) -> None:
        # A migration may take as long as it needs.
        engine = create_async_engine(self._url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(work)
        finally:
            await engine.dispose()

    async def read(self, work: Work[T]) -> T:
        with self._noting(writes=False):
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with self._noting(writes=True):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    @contextmanager
    def _noting(self, *, writes: bool) -> Iterator[None]:
        try:
            with translating_errors(writes=writes):
                yield
        except StorageLost:
            self._failed = True
            raise
        self._failed = self._failed and not writes

    async def close(self) -> None:
        await self._engine.dispose()


def _leave_read_only(context: ExceptionContext) -> None:
    """Give up all connections to a server that may no longer write: another may have taken its place, and only a new
    connection finds it."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


def migrate(connection: Connection) -> None:
    """Bring the database to the newest revision."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    with as_file(files("capolinea.storage").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
