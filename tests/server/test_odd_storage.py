"""A database that others have changed, cut or share, and a clock that jumps: errors are true, and nothing else
suffers."""

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from tests.server.serving import PATIENCE, Browser, Served, quick, served, until
from tests.support.programs import HEEDING

from capolinea.server.presence import Presence
from capolinea.storage import SeatRow, SqlStore, StorageError

ENGLISH = {"Accept-Language": "en"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "capolinea.sqlite"


@pytest.fixture
def running(file: Path) -> Iterator[Served]:
    with served(quick(str(file), matches_in_memory=1)) as server:
        yield server


@pytest.fixture
def anna(running: Served) -> Iterator[Browser]:
    with running.browser(**ENGLISH) as browser:
        yield browser


def change(file: Path, statement: str, *values: object) -> None:
    """Change what is stored, as a fault of the disk does: past the triggers that protect entries."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        assert connection.execute(statement, values).rowcount > 0


@pytest.mark.parametrize(
    ("statement", "values", "entry"),
    [
        ("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 2", (b"not JSON",), 2),
        ("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", (b"\xff\x00{",), 1),
        ("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 3", (b"[" * 5000,), 3),
        ("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 3", (b'{"seat":0,"action":"stop"}',), 3),
        ("DELETE FROM entries WHERE table_id = ? AND seq = 3", (), 3),
        ("DELETE FROM entries WHERE table_id = ? AND seq = 1", (), 1),
        ("UPDATE tables SET options = ? WHERE id = ?", ("{",), 0),
    ],
    ids=range(7),
)
def test_a_damaged_table_says_so_and_the_others_go_on(
    anna: Browser, file: Path, statement: str, values: tuple[object, ...], entry: int
) -> None:
    table = anna.open("me", "here", "here", game="steam")["table"]
    for number in range(3):
        anna.step(table, random.Random(number))
    other = anna.open("me", "here")["table"]
    # Only one match is kept in memory, so the first is read again.
    anna.see(other)
    change(file, statement, *values, table)
    told = f"damaged at move {entry}."
    for path in (f"/api/tables/{table}", f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/picture.svg"):
        answer = anna.http.get(path)
        assert answer.status_code == 500, path
        assert told in answer.text
        assert "safe" not in answer.text
    assert told in anna.act(table, 0, 3, "pass").text
    # The lobby lists it, the other table is played, and the server is well.
    assert table in anna.http.get("/").text
    anna.step(other, random.Random(1))
    assert anna.http.get("/health").status_code == 200


def test_an_outcome_that_is_not_json_does_not_spoil_the_lobby(anna: Browser, file: Path) -> None:
    table = anna.open("me", "here")["table"]
    change(file, "UPDATE tables SET status = 'over', outcome = 'x' WHERE id = ?", table)
    assert table in anna.http.get("/").text


def test_bots_of_a_damaged_table_stop_and_are_not_tried_for_ever(
    running: Served, anna: Browser, file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.open("bot:random", "friend")["table"]
    anna.see(anna.open("me", "here")["table"])
    change(file, "UPDATE entries SET body = ? WHERE table_id = ?", b"x", table)
    change(file, "UPDATE tables SET status = 'playing', changed = 1, waiting = '0' WHERE id = ?", table)
    driver = running.services.bots
    loop = driver._sweeper.get_loop()  # type: ignore[union-attr]
    loop.call_soon_threadsafe(driver.wake, table)
    until(lambda: table in driver._damaged and table not in driver._tasks)
    assert len([record for record in caplog.records if "is damaged" in record.getMessage()]) == 1
    assert anna.http.get("/health").status_code == 200


def test_a_log_that_is_cut_under_way_is_noticed(anna: Browser, file: Path) -> None:
    """The log holds commits that are nowhere else yet."""
    table = anna.open("me", "here")["table"]
    for number in range(3):
        anna.step(table, random.Random(number))
    seen = anna.see(table)
    log = file.with_name(f"{file.name}-wal")
    os.truncate(log, log.stat().st_size // 2)
    for _ in range(2):
        answer = anna.act(table, seen["viewer"], seen["entry"], seen["offers"][0]["action"])
        assert answer.status_code == 503
        assert "This was not saved: the database file is damaged." in answer.text
    assert "damaged" in anna.http.get(f"/t/{table}").text
    assert anna.http.get("/health").status_code == 503


def test_a_log_that_was_emptied_properly_is_fine(anna: Browser, file: Path) -> None:
    table = anna.open("me", "here")["table"]
    anna.step(table, random.Random(1))
    with closing(sqlite3.connect(file)) as connection:
        until(lambda: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)
    assert file.with_name(f"{file.name}-wal").stat().st_size == 0
    anna.step(table, random.Random(2))
    assert anna.see(table)["entry"] == 2


def test_a_database_that_became_read_only(running: Served, anna: Browser) -> None:
    def forbid(connection: Any, record: object, proxy: object) -> None:
        connection.execute("PRAGMA query_only = 1").fetchall()

    table = anna.open("me", "here")["table"]
    seen = anna.see(table)
    database: Any = running.services.store.database  # type: ignore[attr-defined]
    event.listen(database._engine, "checkout", forbid)
    answer = anna.act(table, seen["viewer"], 0, seen["offers"][0]["action"])
    assert answer.status_code == 503
    assert "This was not saved: the database is read-only." in answer.text
    assert anna.http.get("/health").status_code == 503
    assert anna.see(table)["entry"] == 0


def serve(file: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [*HEEDING, "serve", "--lang", "en", "--port", "0", "--database", str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, **more)


def test_a_second_server_on_the_same_file_does_not_start(running: Served, anna: Browser, file: Path) -> None:
    done = serve(file)
    assert done.returncode == 2
    assert done.stderr.startswith("Another Capolinea server is using this database file.")
    with pytest.raises(StorageError, match="in_use"):
        SqlStore(str(file)).claim()
    anna.open("me", "here")


def test_a_file_is_free_again_when_its_server_has_ended(file: Path) -> None:
    for _ in range(2):
        with served(quick(str(file))) as server, server.browser() as anna:
            anna.open("me", "here")


def test_a_server_does_not_start_on_a_disk_without_room(file: Path) -> None:
    with served(quick(str(file))):
        pass

    def no_room() -> None:
        # Less than the log needs for what is tried.
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))

    done = serve(file, preexec_fn=no_room)
    assert done.returncode == 2
    assert "saved" in done.stderr
    assert "Traceback" not in done.stderr


class Clock:
    """A clock that can be put forward and back."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._real = time.time

    def time(self) -> float:
        return self._real() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock.time)
    return clock


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 300 * 86400.0])
def test_play_goes_on_when_the_clock_jumps(running: Served, anna: Browser, clock: Clock, jump: float) -> None:
    table = anna.open("me", "bot:random")["table"]
    until(lambda: anna.see(table)["offers"])
    clock.ahead = jump
    for _ in range(3):
        until(lambda: anna.see(table)["offers"])
        anna.step(table, random.Random(1))
    assert anna.http.get("/").status_code == 200
    assert anna.http.get("/health").status_code == 200


class NoStore:
    async def note_presence(self, *given: object) -> None:
        pass


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_nobody_is_absent_because_the_clock_jumped(clock: Clock, jump: float) -> None:
    async def main() -> None:
        presence = Presence(NoStore(), 180.0)  # type: ignore[arg-type]
        await presence.write()
        row: Any = type("Row", (), {"id": "t", "last_entry_at": time.time()})
        seat = SeatRow(seat=0, name="", kind="person", holder="b", here_until=time.time() + 30)
        presence.arrive(("t", "b"))
        presence.leave(("t", "b"))
        clock.ahead += jump
        assert not presence.is_absent(row, seat)
        await presence.write()
        assert not presence.is_absent(row, seat)
        # Away for as long as it takes, by the clock as it is now.
        for _ in range(20):
            clock.ahead += 10
            await presence.write()
        assert presence.is_absent(row, seat)

    asyncio.run(main())


def test_a_bot_is_found_whose_table_was_stored_in_the_future(running: Served, anna: Browser, file: Path) -> None:
    """Before the clock was put back."""
    table = anna.open("bot:random", "me")["table"]
    until(lambda: anna.see(table)["offers"])
    change(file, "UPDATE tables SET waiting = '0', changed = ? WHERE id = ?", time.time() + 7200, table)
    loop = running.services.bots._sweeper.get_loop()  # type: ignore[union-attr]
    found = asyncio.run_coroutine_threadsafe(running.services.store.waiting_for_bots(time.time()), loop).result(
        PATIENCE
    )
    assert table in found
