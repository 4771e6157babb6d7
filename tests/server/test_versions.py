"""Stored tables of other rules versions: older ones can be continued and say so, newer ones are left unchanged."""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tests.server.serving import CSRF, Browser, Served, match_of, quick, served, shortest
from tests.support.games import STEAM, game_of
from tests.support.recorded import old_records_of

from capolinea.core.match import Match
from capolinea.core.record import decode_record, read_record, replay_record
from capolinea.games.catalogue import look_of, rules_of
from capolinea.server.off_loop import OffLoop
from capolinea.server.opening import first_entries, open_rematch, row_of
from capolinea.server.problems import Unprocessable
from capolinea.server.rulebook import clause_text
from capolinea.storage import SeatRow, SqlStore, TableRow
from capolinea.storage.rows import PERSON

#: Version 1 of TransAmerica dealt with other draws.
OLD = old_records_of(game_of("transamerica"))[0]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "capolinea.sqlite")


@pytest.fixture
def server(database: str) -> Iterator[Served]:
    with served(quick(database)) as running:
        yield running


def me(database: str, browser: Browser) -> str:
    """Return the hash by which the server knows a browser."""
    table = browser.open("me", "here")["table"]
    host = asyncio.run(stored(database, table)).host
    assert host is not None
    return host


async def stored(database: str, table: str) -> TableRow:
    store = SqlStore(database)
    try:
        found = await store.table(table)
        assert found is not None
        return found
    finally:
        await store.close()


def put(database: str, browser: Browser, entries: int, version: int | None = None) -> str:
    """Store the old match as it was after some entries, at a table whose seats all belong to this browser."""
    record = read_record(OLD)
    begun = msgspec.structs.replace(record, entries=record.entries[: entries + 1], outcome=None)
    match = replay_record(rules_of("transamerica"), begun, Match)
    holder = me(database, browser)
    seats = tuple(
        [SeatRow(seat=seat, name=f"Seat{seat}", kind=PERSON, holder=holder) for seat in range(match.options.seats)]
    )
    row = row_of(match, seats, host=holder)
    if version is not None:
        row = replace(row, rules_version=version)

    async def add() -> None:
        store = SqlStore(database)
        try:
            await store.add_table(row, first_entries(match, row.created))
        finally:
            await store.close()

    asyncio.run(add())
    return row.id


def test_an_old_table_is_played_on_by_its_version_and_says_so(server: Served, anna: Browser, database: str) -> None:
    table = put(database, anna, 20)
    seen = anna.see(table)
    assert (seen["status"], seen["entry"], seen["old_rules"]) == ("playing", 20, 1)
    page = anna.http.get(f"/t/{table}", headers={"Accept-Language": "en"}).text
    assert "Rules as of version 1" in page
    assert "/rules/transamerica?version=1" in page
    # Up to the next deal, for which version 1 draws once per card.
    match = match_of(server, table)
    while not match.journal[-1].draws:
        seat = match.turn.seats[0]
        assert anna.act(table, seat, match.last_entry, shortest(match, seat)).status_code == 200
    seats, regions = match.options.seats, len(match.state.hands[0])
    assert len(match.journal[-1].draws) == seats * regions
    assert msgspec.json.decode(asyncio.run(stored(database, table)).options) == {"seats": seats, "vexation": False}


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_rules_page_of_an_old_table_tells_what_was_different(anna: Browser, language: str) -> None:
    asked = {"Accept-Language": language}
    old = anna.http.get("/rules/transamerica?version=1", headers=asked).text
    new = anna.http.get("/rules/transamerica", headers=asked).text
    different = look_of("transamerica").say(language)("change.region_draws")
    assert different in old
    assert different not in new
    assert anna.http.get("/rules/transamerica?version=2", headers=asked).text == new
    refused = anna.http.get("/rules/transamerica?version=99", headers=asked)
    assert refused.status_code == 422
    assert "99" in refused.text


def test_an_old_record_is_imported_with_its_version(server: Served, anna: Browser, database: str) -> None:
    files = {"record": (OLD.name, OLD.read_bytes())}
    token = CSRF.search(anna.http.get("/").text)
    assert token is not None
    answer = anna.http.post("/import", data={"csrf": token[1]}, files=files)
    assert answer.status_code == 303
    table = answer.headers["location"].split("/")[2]
    assert asyncio.run(stored(database, table)).rules_version == 1
    assert anna.see(table)["old_rules"] == 1
    again = decode_record(anna.http.get(f"/t/{table}/record.json").content)
    assert again.entries == read_record(OLD).entries


def test_a_match_on_a_map_too_large_for_a_new_one_is_imported_and_drawn(anna: Browser) -> None:
    wide = next(path for path in old_records_of(STEAM) if path.stem == "base-3-seats-wide-map").read_bytes()
    token = CSRF.search(anna.http.get("/").text)
    assert token is not None
    answer = anna.http.post("/import", data={"csrf": token[1]}, files={"record": ("wide.json", wide)})
    assert answer.status_code == 303
    table = answer.headers["location"].split("/")[2]
    assert "Northend" in anna.http.get(f"/t/{table}/picture.svg").text
    newer = wide.replace(b'"rules_version":1,', b'"rules_version":2,', 1)
    asked = {"Accept-Language": "it"}
    refused = anna.http.post("/import", data={"csrf": token[1]}, files={"record": ("wide.json", newer)}, headers=asked)
    assert refused.status_code == 422
    assert "troppi esagoni" in refused.text


def test_a_table_of_a_newer_version_is_refused_in_words_and_left_as_it_is(
    server: Served, anna: Browser, database: str
) -> None:
    table = put(database, anna, 20, version=99)
    with sqlite3.connect(database) as connection:
        before = connection.execute("select seq, body from entries where table_id = ?", (table,)).fetchall()
    assert len(before) == 21
    for path in (f"/t/{table}", f"/t/{table}/replay", f"/api/tables/{table}"):
        refused = anna.http.get(path, headers={"Accept-Language": "en"})
        assert refused.status_code == 422
        assert "newer version of Capolinea" in refused.text
    assert anna.act(table, 0, 20, "stop").status_code == 422
    # Its bots wait too, without a failure that is retried again and again.
    assert asyncio.run(server.services.bots._move(table)) is False
    lobby = anna.http.get("/", headers={"Accept-Language": "en"})
    assert lobby.status_code == 200
    assert table in lobby.text
    assert "newer version of Capolinea" in lobby.text
    with sqlite3.connect(database) as connection:
        assert connection.execute("select seq, body from entries where table_id = ?", (table,)).fetchall() == before


def test_beside_a_refusal_stands_the_rule_of_the_match(anna: Browser) -> None:
    """SF-52 allows in version 2 what version 1 refuses: the newest text would contradict the refusal."""
    newest = rules_of("santa-fe-rails")
    different = look_of("santa-fe-rails").say("en")("change.counters_optional")
    assert clause_text(newest.at(1), "SF-52", "en") == different
    assert "none, one or two" in clause_text(newest, "SF-52", "en")
    assert clause_text(newest.at(1), "SF-31", "en") == clause_text(newest, "SF-31", "en")


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_rematch_that_the_newest_rules_refuse_says_why(database: str, language: str) -> None:
    path = next(path for path in old_records_of(game_of("steam")) if "map-for" in path.name)
    match = replay_record(rules_of("steam"), read_record(path), Match)
    seats = tuple([SeatRow(seat=seat, name="", kind=PERSON) for seat in range(match.options.seats)])

    async def again() -> None:
        store = SqlStore(database)
        await store.open()
        try:
            await open_rematch(store, OffLoop(), row_of(match, seats, host="me"), "me", language)
        finally:
            await store.close()

    with pytest.raises(Unprocessable) as refused:
        asyncio.run(again())
    assert refused.value.code == "options.refused"
    assert all([number in str(refused.value.facts["reason"]) for number in "63"])
