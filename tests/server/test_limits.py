"""What one client may do in a while: streams, chat, tables of bots alone; and bots that nobody looks at."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import PATIENCE, Browser, Served, quick, served, until
from tests.server.test_push import Listener, listening


def test_streams_are_counted_for_each_client_and_in_all(tmp_path: Path) -> None:
    with (
        served(quick(str(tmp_path / "x.sqlite"), streams_per_client=3, streams=4)) as server,
        server.browser() as anna,
        server.browser(**{"X-Forwarded-For": "203.0.113.7"}) as bea,
    ):
        table = anna.open("me", "here")["table"]
        bea.http.cookies.set("capolinea", anna.http.cookies["capolinea"])
        path = f"/api/tables/{table}/events"
        with listening(anna, table), listening(anna, table), listening(anna, table):
            refused = anna.http.get(path)
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")
            with bea.http.stream("GET", path) as fourth:
                assert fourth.status_code == 200
                assert bea.http.get(path).status_code == 429
            until(lambda: server.services.hub.streams() == 3)
            with bea.http.stream("GET", path) as again:
                assert again.status_code == 200
        until(lambda: server.services.hub.streams() == 0)


def test_opening_streams_counts_as_requests(tmp_path: Path) -> None:
    with (
        served(quick(str(tmp_path / "x.sqlite"), requests_per_second=0.1, request_burst=30)) as server,
        server.browser() as anna,
    ):
        codes = [anna.http.get("/api/tables/abcdefghjkmn/events").status_code for _ in range(31)]
        assert (codes[0], codes[-1]) == (404, 429)


def test_chat_is_limited_at_a_table_and_at_all(tmp_path: Path) -> None:
    with (
        served(quick(str(tmp_path / "x.sqlite"), chat_per_minute=6.0)) as server,
        server.browser(**{"Accept-Language": "en"}) as anna,
    ):
        tables = [anna.open("me", "here")["table"] for _ in range(6)]
        first = [say(anna, tables[0]) for _ in range(5)]
        assert [answer.status_code for answer in first] == [200, 200, 200, 429, 429]
        assert first[-1].json()["message"].startswith("You are writing too fast.")
        assert "retry-after" in first[-1].headers
        rest = [say(anna, table).status_code for table in tables[1:] for _ in range(3)]
        assert rest == [200] * 9 + [429] * 6
        # Whoever has said too much can still play.
        anna.step(tables[0], random.Random(1))


def say(browser: Browser, table: str) -> Any:
    return browser.http.post(f"/api/tables/{table}/chat", json={"text": "x"})


def test_tables_of_bots_alone_are_limited(tmp_path: Path) -> None:
    with (
        served(quick(str(tmp_path / "x.sqlite"), bot_tables_per_hour=9.0)) as server,
        server.browser(**{"Accept-Language": "it"}) as anna,
    ):
        wanted = {"game": "transamerica", "seats": [{"kind": "bot:random"}] * 2}
        answers = [anna.http.post("/api/tables", json=wanted) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["message"].startswith("Hai aperto molti tavoli di soli bot.")
        anna.open("me", "bot:random")


@pytest.fixture
def brief_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request counts as looking only while it is answered."""
    monkeypatch.setattr("capolinea.server.audience.LOOK_SECONDS", 0.0)


def last_entry(server: Served, browser: Browser, table: str) -> int:
    """Return the newest entry of a table without looking at it."""
    cached = server.services.tables.cache._matches.get(table)
    return 0 if cached is None else cached.match.last_entry


def test_bots_alone_play_while_somebody_looks_and_no_longer(server: Served, anna: Browser, brief_looks: None) -> None:
    table = anna.open("bot:random", "bot:random", "bot:random", game="rail-baron")["table"]
    driver = server.services.bots
    until(lambda: table not in driver._tasks)
    assert anna.see(table)["entry"] == 0
    with listening(anna, table):
        until(lambda: last_entry(server, anna, table) > 20)
    until(lambda: table not in driver._tasks)
    stopped = last_entry(server, anna, table)
    # People's tables go on meanwhile, and nothing wakes the others.
    other = anna.open("me", "bot:random", game="rail-baron")["table"]
    until(lambda: anna.see(other)["offers"])
    anna.step(other, random.Random(1))
    assert last_entry(server, anna, table) == stopped
    with listening(anna, table):
        until(lambda: last_entry(server, anna, table) > stopped + 20)


def test_a_look_without_a_script_lets_bots_alone_play(server: Served, anna: Browser) -> None:
    table = anna.open("bot:random", "bot:random")["table"]
    anna.http.get(f"/t/{table}")
    until(lambda: last_entry(server, anna, table) > 5)


def test_bots_of_people_think_before_those_that_play_alone(
    server: Served, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables of bots alone are watched, one of their decisions at most is before a person's opponent."""
    thinking: list[str] = []
    most: list[int] = []
    real = server.services.pool.run

    async def run(work: Any, job: Any) -> Any:
        thinking.append(job.table)
        most.append(len(thinking))
        try:
            return await real(work, job)
        finally:
            thinking.remove(job.table)

    monkeypatch.setattr(server.services.pool, "run", run)
    tables = [anna.open("bot:random", "bot:random")["table"] for _ in range(6)]
    listeners = [Listener(anna, table) for table in tables]
    for each in listeners:
        each._thread.start()
    until(lambda: all([last_entry(server, anna, table) > 5 for table in tables]))
    assert max(most) == 1
    for each, table in zip(listeners, tables, strict=True):
        each._stop.set()
        say(anna, table)
        each._thread.join(PATIENCE)
