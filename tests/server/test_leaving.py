"""Who has gone out: the lobby does not wait for them, and they may have bots play the rest at once."""

import asyncio

import pytest
from tests.server.serving import Browser, Served, until
from tests.support.leaving import match_until_out

from capolinea.server.keys import hash_browser
from capolinea.server.opening import first_entries, row_of
from capolinea.server.tables import OVER, people_left
from capolinea.server.visits import COOKIE
from capolinea.storage import SeatRow, SqlStore
from capolinea.storage.rows import BOT, PERSON

#: A match of three in which the first seat is out and the others play on.
OUT = ("rail-baron", "random", 3, 3, 0)


def holder_of(browser: Browser) -> str:
    if COOKIE not in browser.http.cookies:
        browser.http.get("/")
    return hash_browser(browser.http.cookies[COOKIE])


def lay(server: Served, *sitting: Browser | str) -> str:
    """Put the match into the database: browsers and bots of these levels sit there. The table's id."""
    match = match_until_out(*OUT)
    seats = [
        SeatRow(seat=seat, name=f"Bot {seat}", kind=BOT, level=who)
        if isinstance(who, str)
        else SeatRow(seat=seat, name=f"Person {seat}", kind=PERSON, holder=holder_of(who))
        for seat, who in enumerate(sitting)
    ]
    row = row_of(match, tuple(seats), host=None)

    async def write() -> None:
        store = SqlStore(server.services.settings.database)
        await store.open()
        try:
            await store.add_table(row, first_entries(match, row.created))
        finally:
            await store.close()

    asyncio.run(write())
    return row.id


def test_a_table_where_all_own_seats_are_out_waits_for_others(server: Served, anna: Browser, bea: Browser) -> None:
    out = lay(server, anna, bea, "random")
    other = anna.open("me", "friend")["table"]
    for browser, words in ((anna, "Sei fuori"), (bea, "Tocca a te")):
        page = browser.http.get("/", headers={"Accept-Language": "it"}).text
        row = page[page.rindex("<li", 0, page.index(f'href="/t/{out}"')) :].partition("</li>")[0]
        assert words in row
        assert ("Tocca a te" in row) == (browser is bea)
    seen = anna.see(out)
    assert [seat["out"] for seat in seen["seats"]] == [True, False, False]
    assert [seat["to_move"] for seat in seen["seats"]] == [False, True, False]
    assert not seen["can_hurry"]
    assert other in anna.http.get("/").text


def test_tables_where_one_is_out_come_last(server: Served, anna: Browser, bea: Browser) -> None:
    playing = anna.open("me", "bot:easy", game="transamerica")["table"]
    out = lay(server, anna, bea, "random")
    page = anna.http.get("/").text
    assert page.index(f"/t/{playing}") < page.index(f"/t/{out}")


def test_bots_play_the_rest_at_once(server: Served, anna: Browser, bea: Browser) -> None:
    table = lay(server, anna, "random", "random")
    assert anna.see(table)["can_hurry"]
    assert bea.http.post(f"/api/tables/{table}/pace", json={"times": 0}).status_code == 403
    answer = anna.http.post(f"/api/tables/{table}/pace", json={"times": 0})
    assert answer.status_code == 200, answer.text
    until(lambda: anna.see(table)["status"] == OVER, 60)
    assert anna.http.post(f"/api/tables/{table}/pace", json={"times": 0}).status_code == 409
    assert not anna.see(table)["can_hurry"]


def test_nobody_is_hurried(server: Served, anna: Browser, bea: Browser) -> None:
    table = lay(server, anna, bea, "random")
    answer = anna.http.post(f"/api/tables/{table}/pace", json={"times": 0}, headers={"Accept-Language": "it"})
    assert (answer.status_code, answer.json()["code"]) == (409, "pace.people")
    # Who still plays may not have it done either.
    assert bea.http.post(f"/api/tables/{table}/pace", json={"times": 0}).json()["code"] == "pace.not_out"
    assert anna.see(table)["entry"] == anna.see(table)["last_entry"]


@pytest.mark.parametrize("seat", [1, 2])
def test_somebody_for_whom_a_bot_stands_in_counts_as_a_player(server: Served, anna: Browser, seat: int) -> None:
    match = match_until_out(*OUT)
    seats = [SeatRow(seat=each, name=f"{each}", kind=BOT, level="easy") for each in range(3)]
    seats[seat] = SeatRow(seat=seat, name="Bea", kind=BOT, level="easy", holder="b" * 64)
    assert people_left(row_of(match, tuple(seats), host=None)) == (seat,)
