"""PostgreSQL that is full of work, read-only, silent, or gone for a minute: what people are told is true, nothing is
lost, and play goes on within seconds of its return."""

import asyncio
import random
import signal
import subprocess
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.serving import Browser, Served, quick, served, until
from tests.server.test_push import listening
from tests.storage.databases import StoppableServer, new_postgres_database

from capolinea.storage.engine import database_url

ENGLISH = {"Accept-Language": "en"}
#: "Within seconds", on a machine that does other things as well.
SOON = 20.0


def play(browser: Browser, table: str, seen: dict[str, Any]) -> httpx.Response:
    return browser.act(table, seen["viewer"], seen["entry"], seen["offers"][0]["action"])


def in_loop(server: Served, work: Any) -> Any:
    sweeper = server.services.bots._sweeper
    assert sweeper is not None
    return asyncio.run_coroutine_threadsafe(work, sweeper.get_loop()).result(60)


def test_a_pool_without_a_free_connection(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("capolinea.storage.engine.ANSWER_SECONDS", 0.3)
    with served(quick(new_postgres_database(postgres))) as server, server.browser(**ENGLISH) as anna:
        table = anna.open("me", "here")["table"]
        seen = anna.see(table)
        engine: Any = server.services.store.database._engine  # type: ignore[attr-defined]
        taken: list[Any] = []

        async def take_all() -> None:
            while engine.pool.checkedout() < 15:
                taken.append(await engine.connect())

        async def give_back() -> None:
            for connection in taken:
                await connection.close()

        in_loop(server, take_all())
        answer = play(anna, table, seen)
        assert answer.status_code == 503
        assert "This was not saved: the database was busy for too long." in answer.text
        assert anna.http.get("/health").status_code == 503
        in_loop(server, give_back())
        until(lambda: anna.http.get("/health").status_code == 200, SOON)
        assert play(anna, table, seen).status_code == 200


def test_a_server_that_became_read_only_and_is_replaced(postgres: str) -> None:
    """As when another server takes over: old connections still reach the one that may not write any more."""
    database = new_postgres_database(postgres)
    name = database_url(database).database
    with served(quick(database)) as server, server.browser(**ENGLISH) as anna:
        table = anna.open("me", "here")["table"]
        seen = anna.see(table)
        run_sql(postgres, f"ALTER DATABASE {name} SET default_transaction_read_only = on", *end_connections(name))
        until(lambda: "read-only" in play(anna, table, seen).text)
        answer = play(anna, table, seen)
        assert answer.status_code == 503
        assert "This was not saved: the database is read-only." in answer.text
        # Reading goes on.
        assert anna.see(table)["entry"] == 0
        run_sql(postgres, f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        until(lambda: anna.http.get("/health").status_code == 200, SOON)
        assert play(anna, table, seen).status_code == 200


def end_connections(name: str | None) -> tuple[str]:
    ended = (
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )
    return (ended,)


def run_sql(url: str, *statements: str) -> None:
    async def run() -> None:
        engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@pytest.fixture
def stoppable() -> Iterator[StoppableServer]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = StoppableServer()
        yield server
        server.close()


def processes(server: StoppableServer) -> list[int]:
    """Return the processes of a database server."""
    main = int((Path(server._server.pgdata) / "postmaster.pid").read_text().split()[0])
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(main)], capture_output=True, text=True).stdout
    return [main, *[int(child) for child in children.split()]]


def signal_all(pids: list[int], number: int) -> None:
    for pid in pids:
        # The server belongs to a user of its own.
        subprocess.run(["kill", f"-{number}", str(pid)], check=False)


@pytest.mark.sweep
def test_a_server_that_falls_silent(stoppable: StoppableServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a cable is pulled: nothing is refused, nothing is answered."""
    monkeypatch.setattr("capolinea.storage.engine.ANSWER_SECONDS", 1.0)
    monkeypatch.setattr("capolinea.server.postgres_push.CHECK_SECONDS", 0.5)
    monkeypatch.setattr("capolinea.server.postgres_push.ANSWER_SECONDS", 1.0)
    database = new_postgres_database(stoppable.url)
    with served(quick(database)) as server, server.browser(**ENGLISH) as anna:
        table = anna.open("me", "here")["table"]
        seen = anna.see(table)
        with listening(anna, table) as tab:
            silent = processes(stoppable)
            signal_all(silent, signal.SIGSTOP)
            try:
                answer = play(anna, table, seen)
                assert answer.status_code == 503
                assert "It is not certain that this was saved" in answer.text
                assert anna.http.get("/health").status_code == 503
                assert anna.http.get("/health/live").status_code == 200
            finally:
                signal_all(silent, signal.SIGCONT)
            until(lambda: anna.http.get("/health").status_code == 200, SOON)
            now = anna.see(table)
            assert now["entry"] in (0, 1)
            heard = len(tab.lines)
            assert play(anna, table, now).status_code == 200
            until(lambda: len(tab.lines) > heard)


@pytest.mark.sweep
def test_a_server_that_is_gone_for_a_minute(stoppable: StoppableServer) -> None:
    database = new_postgres_database(stoppable.url)
    usual = {"retry_first": 0.5, "retry_most": 3.0, "bot_pause": 0.05, "bot_step": 0.05}
    with served(quick(database, **usual)) as server, server.browser(**ENGLISH) as anna:
        table = anna.open("me", "here")["table"]
        for number in range(5):
            anna.step(table, random.Random(number))
        watched = anna.open("bot:random", "bot:random", "bot:random", game="rail-baron")["table"]
        with listening(anna, watched) as tab:
            until(lambda: anna.see(watched)["entry"] > 3)
            seen = anna.see(table)
            stoppable.stop()
            until(lambda: anna.http.get("/health").status_code == 503)
            for _ in range(12):
                answer = play(anna, table, seen)
                assert answer.status_code == 503
                assert "saved" in answer.text
                assert "safe" not in answer.text
                threading.Event().wait(5)
            stoppable.start()
            until(lambda: anna.http.get("/health").status_code == 200, SOON)
            assert anna.see(table)["entry"] == seen["entry"] == 5
            assert play(anna, table, seen).status_code == 200
            heard, before = len(tab.lines), anna.see(watched)["entry"]
            until(lambda: anna.see(watched)["entry"] > before, SOON)
            until(lambda: len(tab.lines) > heard, SOON)
