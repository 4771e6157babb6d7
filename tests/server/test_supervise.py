"""Background tasks restart: after a failure, after an outage of the database, after a malformed push."""

import asyncio
import logging
import warnings
from collections.abc import Iterator

import pytest
from tests.server.serving import Browser, Served, quick, served, until
from tests.server.test_push import listening
from tests.storage.databases import StoppableServer, new_postgres_database

from capolinea.server.supervise import Backoff, supervise


def test_what_fails_is_logged_and_done_again_after_longer_and_longer_pauses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []
    tries = 0

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def work() -> None:
        nonlocal tries
        tries += 1
        if tries < 7:
            raise ConnectionError

    monkeypatch.setattr("capolinea.server.supervise.asyncio.sleep", sleep)
    with caplog.at_level(logging.WARNING, "capolinea"):
        asyncio.run(supervise("the work", work, Backoff(1.0, 8.0)))
    assert tries == 7
    assert pauses == [1.0, 2.0, 4.0, 8.0, 8.0, 8.0]
    told = [record.getMessage() for record in caplog.records]
    assert len([line for line in told if line.startswith("the work failed (ConnectionError)")]) == 6
    assert told[-1] == "the work: it works again"
    # The full traceback once; one line each after that.
    assert [bool(record.exc_info) for record in caplog.records] == [True, *[False] * 6]


def test_a_cancelled_task_ends() -> None:
    async def main() -> None:
        task = asyncio.create_task(supervise("waiting", lambda: asyncio.sleep(600), Backoff(0.1, 1.0)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())


@pytest.fixture
def stoppable() -> Iterator[StoppableServer]:
    """A PostgreSQL server for this test alone."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = StoppableServer()
        yield server
        server.close()


def test_bots_and_pushes_go_on_after_an_outage_of_the_database(
    stoppable: StoppableServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("capolinea.server.bots.FORGOTTEN_SECONDS", 0.1)
    monkeypatch.setattr("capolinea.server.presence.WRITE_SECONDS", 0.1)
    caplog.set_level(logging.WARNING, "capolinea")

    def told(words: str) -> bool:
        return any([words in record.getMessage() for record in caplog.records])

    database = new_postgres_database(stoppable.url)
    # Slowly, so that the match is not over before the outage.
    with served(quick(database, bot_pause=0.02, bot_step=0.02)) as server, server.browser() as anna:
        table = anna.open("bot:random", "bot:random", "bot:random", game="rail-baron")["table"]
        with listening(anna, table) as tab:
            until(lambda: anna.see(table)["entry"] > 5)
            stoppable.stop()
            check_outage(anna, table, told)
            caplog.clear()
            stoppable.start()
            until(lambda: anna.http.get("/health").status_code == 200)
            before = anna.see(table)["entry"]
            until(lambda: anna.see(table)["entry"] > before + 5)
            until(lambda: told("pushes are heard again"))
            heard = len(tab.lines)
            until(lambda: len(tab.lines) > heard + 20)


def check_outage(anna: Browser, table: str, told: object) -> None:
    assert callable(told)
    for task in (f"bots at table {table}", "looking for forgotten bots", "noting who is here", "listening for pushes"):
        until(lambda task=task: told(f"{task} failed"))
    for path in (f"/api/tables/{table}", f"/t/{table}", "/", "/health"):
        answer = anna.http.get(path, headers={"Accept-Language": "en"})
        assert answer.status_code == 503, path
        assert "safe" not in answer.text
        assert "retry-after" in answer.headers


def test_a_push_that_makes_no_sense_ends_no_pushes(
    server: Served, anna: Browser, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.open("me", "here")["table"]
    hub = server.services.hub
    loop = server.services.bots._sweeper.get_loop()  # type: ignore[union-attr]
    with listening(anna, table) as tab:
        loop.call_soon_threadsafe(hub.channels.publish, b"no news", "capolinea")
        until(lambda: any(["cannot be read" in record.getMessage() for record in caplog.records]))
        with monkeypatch.context() as patched:
            patched.setattr(hub, "_deliver", lambda news: 1 / 0)
            anna.http.post(f"/api/tables/{table}/chat", json={"text": "lost"})
            until(lambda: any(["delivering pushes failed" in record.getMessage() for record in caplog.records]))
        until(lambda: anna.http.post(f"/api/tables/{table}/chat", json={"text": "x"}) and tab.count("event: chat"))
