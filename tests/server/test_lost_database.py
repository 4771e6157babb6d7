"""A database file that is deleted, replaced, truncated or full while the server runs: nothing is acknowledged unless
it is stored, and every page says so."""

import os
import random
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from tests.server.serving import Browser, Served, quick, served, until

from capolinea.storage.trouble import why_lost


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "capolinea.sqlite"


@pytest.fixture
def running(file: Path) -> Iterator[Served]:
    with served(quick(str(file))) as server:
        yield server


@pytest.fixture
def anna(running: Served) -> Iterator[Browser]:
    with running.browser(**{"Accept-Language": "en"}) as browser:
        yield browser


@pytest.fixture
def table(anna: Browser) -> str:
    name: str = anna.open("me", "here")["table"]
    anna.step(name, random.Random(1))
    return name


def play(browser: Browser, table: str, entry: int, seen: dict[str, Any]) -> httpx.Response:
    return browser.act(table, seen["viewer"], entry, seen["offers"][0]["action"])


def check_lost(answer: httpx.Response, why: str) -> None:
    assert answer.status_code == 503, answer.text
    assert why in answer.text
    assert "safe" not in answer.text
    assert "retry-after" in answer.headers


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    """Replace the file by a copy, as restoring a backup does."""
    copy = file.with_suffix(".copy")
    shutil.copy(file, copy)
    os.replace(copy, file)


def delete_log(file: Path) -> None:
    """Delete the log, which holds the last commits."""
    file.with_name(f"{file.name}-wal").unlink()


def cut_to_nothing(file: Path) -> None:
    checkpoint(file)
    os.truncate(file, 0)


def cut(file: Path) -> None:
    checkpoint(file)
    os.truncate(file, file.stat().st_size // 2)


def checkpoint(file: Path) -> None:
    """Move everything from the log into the file, as happens from time to time."""
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()[0] == 0
    connection.close()


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (delete, "deleted or replaced"),
        (replace, "deleted or replaced"),
        (delete_log, "deleted or replaced"),
        (cut_to_nothing, "damaged"),
        (cut, "damaged"),
    ],
)
def test_a_file_that_is_harmed_is_noticed_at_once(anna: Browser, file: Path, table: str, harm: Any, why: str) -> None:
    checkpoint(file)
    seen = anna.see(table)
    assert anna.http.get("/health").json() == {"status": "ok"}
    harm(file)
    moved = play(anna, table, 1, seen)
    check_lost(moved, why)
    assert moved.json()["message"].startswith("This was not saved")
    for path in (f"/api/tables/{table}", f"/t/{table}", "/", f"/t/{table}/replay", "/health"):
        check_lost(anna.http.get(path), why)
    for path, body in (("chat", {"text": "x"}), ("undo", {"seat": 0, "entry": 1})):
        check_lost(anna.http.post(f"/api/tables/{table}/{path}", json=body), why)
    seats = [{"kind": "me"}, {"kind": "here"}]
    check_lost(anna.http.post("/api/tables", json={"game": "transamerica", "seats": seats}), "This was not saved")
    # Files need no database, and the messages are there in Italian too.
    assert anna.http.get("/static/tokens.css").status_code == 200
    italian = anna.http.get(f"/t/{table}", headers={"Accept-Language": "it"})
    assert "I tavoli non si possono leggere" in italian.text


def test_a_plain_form_is_not_acknowledged_either(anna: Browser, file: Path, table: str) -> None:
    seen = anna.see(table)
    page = anna.http.get(f"/t/{table}").text
    csrf = page.partition('name="csrf" value="')[2].partition('"')[0]
    file.unlink()
    fields = {"csrf": csrf, "seat": str(seen["viewer"]), "entry": "1", "action": seen["offers"][0]["action"]}
    check_lost(anna.http.post(f"/t/{table}/play", data=fields), "deleted or replaced")


@contextmanager
def no_room(file: Path) -> Iterator[None]:
    """Limit the files of this process to the current size of the database's log."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = file.with_name(f"{file.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_without_room_nothing_is_acknowledged_and_with_room_play_goes_on(
    running: Served, anna: Browser, file: Path, table: str
) -> None:
    seen = anna.see(table)
    with no_room(file):
        refused = play(anna, table, 1, seen)
        check_lost(refused, "not certain that this was saved")
        check_lost(anna.http.get("/health"), "saved")
        # What is in memory is what is stored.
        assert anna.see(table)["entry"] == 1
        check_lost(play(anna, table, 1, seen), "saved")
    assert anna.see(table)["entry"] == 1
    until(lambda: anna.http.get("/health").status_code == 200)
    assert play(anna, table, 1, seen).status_code == 200
    assert stored(file, table) == 2


def stored(file: Path, table: str) -> int:
    connection = sqlite3.connect(file)
    found: int = connection.execute("SELECT max(seq) FROM entries WHERE table_id = ?", [table]).fetchone()[0]
    connection.close()
    return found


def test_a_full_database_says_so(running: Served, anna: Browser, file: Path, table: str) -> None:
    """SQLite's own limit, on every connection: its error is that of a full disk."""

    def bound(connection: Any, record: object, proxy: object) -> None:
        connection.execute("PRAGMA max_page_count = 1").fetchall()

    seen = anna.see(table)
    database: Any = running.services.store.database  # type: ignore[attr-defined]
    event.listen(database._engine, "checkout", bound)
    answers = [play(anna, table, 1, seen)]
    entry = 1
    # Pages that are not full yet still take a few entries.
    while answers[-1].status_code == 200:
        entry += 1
        assert stored(file, table) == entry
        seen = anna.see(table)
        answers.append(play(anna, table, entry, seen))
    check_lost(answers[-1], "disk is full")
    check_lost(anna.http.get("/health"), "full")
    assert anna.see(table)["entry"] == entry == stored(file, table)


def test_a_defect_promises_safety_only_while_the_database_is_sound(
    running: Served, anna: Browser, file: Path, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*given: Any, **more: Any) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(running.services, "show_news", stumble)
    answer = anna.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (500, "server.defect")
    assert "safe" in answer.text
    file.unlink()
    check_lost(anna.http.get(f"/api/tables/{table}"), "cannot be read")


def test_a_file_that_was_tidied_up_is_still_sound(anna: Browser, file: Path, table: str) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("CREATE TABLE rubbish (x)")
    connection.execute("INSERT INTO rubbish VALUES (zeroblob(900000))")
    connection.execute("PRAGMA wal_checkpoint(FULL)").fetchall()
    assert anna.http.get("/health").status_code == 200
    connection.execute("DROP TABLE rubbish")
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.close()
    seen = anna.see(table)
    assert play(anna, table, 1, seen).status_code == 200


def wrapped(kind: type[DBAPIError], **facts: Any) -> DBAPIError:
    class Cause(Exception):
        pass

    cause = Cause()
    for name, value in facts.items():
        setattr(cause, name, value)
    return kind("", None, cause)


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (wrapped(OperationalError, sqlite_errorcode=sqlite3.SQLITE_FULL), "full"),
        (wrapped(OperationalError, sqlite_errorcode=sqlite3.SQLITE_READONLY_DBMOVED), "readonly"),
        (wrapped(OperationalError, sqlite_errorcode=sqlite3.SQLITE_IOERR_FSYNC), "unsure"),
        (wrapped(DBAPIError, sqlite_errorcode=sqlite3.SQLITE_CORRUPT), "damaged"),
        (wrapped(OperationalError, sqlite_errorcode=sqlite3.SQLITE_BUSY), "busy"),
        (wrapped(OperationalError, sqlite_errorcode=sqlite3.SQLITE_ERROR), None),
        (wrapped(DBAPIError, sqlstate="53100"), "full"),
        (wrapped(DBAPIError, sqlstate="53300"), "busy"),
        (wrapped(DBAPIError, sqlstate="57P01"), "unsure"),
        (wrapped(DBAPIError, sqlstate="25006"), "readonly"),
        (wrapped(DBAPIError, sqlstate="P0001"), None),
        (wrapped(InterfaceError), "unsure"),
        (wrapped(InternalError), "unsure"),
        (wrapped(ProgrammingError), None),
        (PoolTimeout(), "busy"),
        (ConnectionRefusedError(), "unsure"),
    ],
    ids=range(16),
)
def test_which_errors_mean_that_the_database_cannot_be_used(error: Exception, why: str | None) -> None:
    assert why_lost(error) == why
