"""A seat once held belongs to its holder: who may sit where, and when a bot may stand in (ADR 17)."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.serving import CSRF, Browser, Served, match_of, quick, served, shortest, until
from tests.server.test_push import listening
from tests.storage.databases import new_postgres_database

from capolinea.server.presence import HERE_SECONDS, WRITE_SECONDS, Presence
from capolinea.storage import SeatRow, SqlStore, TableRow

MINUTE = 60.0


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where a player who is not connected counts as absent at once."""
    folder = tmp_path_factory.mktemp("hasty")
    with served(quick(str(folder / "x.sqlite"), absence_minutes=0.0)) as running:
        yield running


@pytest.fixture
def host(hasty: Served) -> Iterator[Browser]:
    with hasty.browser() as browser:
        yield browser


@pytest.fixture
def friend(hasty: Served) -> Iterator[Browser]:
    with hasty.browser() as browser:
        yield browser


def seat_bot(browser: Browser, table: str, seat: int, level: str = "random") -> httpx.Response:
    return browser.http.post(f"/api/tables/{table}/seats/{seat}/bot", json={"level": level})


def take_back(browser: Browser, table: str, seat: int) -> httpx.Response:
    return browser.http.post(f"/api/tables/{table}/seats/{seat}/back")


def test_nobody_is_replaced_while_a_page_reloads(server: Served, anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "friend")
    table, invite = opened["table"], opened["invites"][0]
    bea.join(invite, "Bea")
    hub = server.services.hub
    with listening(bea, table):
        assert seat_bot(anna, table, 1).json()["code"] == "seat.not_away"
    until(lambda: hub.streams() == 0)
    refused = seat_bot(anna, table, 1)
    assert (refused.status_code, refused.json()["code"]) == (409, "seat.not_away")
    assert "3 min" in refused.json()["message"]
    assert invite not in refused.text
    assert not anna.see(table)["seats"][1]["is_absent"]
    # The seat no longer has a link, and its old one leads nowhere.
    assert anna.see(table)["seats"][1]["invite"] == ""
    assert anna.form(invite, name="Anna").status_code == 409
    assert bea.see(table)["my_seats"] == [1]


def test_who_has_no_script_is_there_by_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=10_000.0)
    monkeypatch.setattr("capolinea.server.presence.time", SimpleNamespace(time=lambda: clock.now))
    with served(quick(str(tmp_path / "x.sqlite"))) as server, server.browser() as anna, server.browser() as bea:
        opened = anna.open("me", "friend")
        table = opened["table"]
        bea.join(opened["invites"][0], "Bea")
        asyncio.run_coroutine_threadsafe(
            server.services.store.note_presence([], 0, [((table, holder_of(server, table, 1)), 9_000.0)]),
            loop_of(server),
        ).result(5)
        # The page without its script asks again and again.
        for _ in range(5):
            pass_time(server, clock, MINUTE)
            assert bea.http.get(f"/t/{table}").status_code == 200
        pass_time(server, clock, MINUTE)
        assert seat_bot(anna, table, 1).json()["code"] == "seat.not_away"
        pass_time(server, clock, 3 * MINUTE)
        assert seat_bot(anna, table, 1).status_code == 200


def pass_time(server: Served, clock: SimpleNamespace, seconds: float) -> None:
    """Advance the test's own clock, with presence stored as the server does."""
    end = clock.now + seconds
    while clock.now < end:
        clock.now += WRITE_SECONDS
        asyncio.run_coroutine_threadsafe(server.services.presence.write(), loop_of(server)).result(5)


def row_of(server: Served, table: str) -> TableRow:
    row = asyncio.run_coroutine_threadsafe(server.services.store.table(table), loop_of(server)).result(5)
    assert row is not None
    return row


def holder_of(server: Served, table: str, seat: int) -> str:
    holder = row_of(server, table).seats[seat].holder
    assert holder is not None
    return holder


def loop_of(server: Served) -> asyncio.AbstractEventLoop:
    sweeper = server.services.bots._sweeper
    assert sweeper is not None
    return sweeper.get_loop()


def stood_in(host: Browser, friend: Browser) -> tuple[str, str]:
    """Return a table where a bot plays for `friend`, who holds seat 1, and the link by which the seat was taken."""
    opened = host.open("me", "friend")
    table, invite = opened["table"], opened["invites"][0]
    assert friend.join(invite, "Bea").status_code == 303
    assert seat_bot(friend, table, 1).status_code == 403
    assert seat_bot(host, table, 1, "genius").status_code == 422
    answer = seat_bot(host, table, 1)
    assert answer.status_code == 200, answer.text
    seat = answer.json()["seats"][1]
    assert (seat["kind"], seat["stand_in"], seat["name"]) == ("bot", True, "Bea")
    return table, invite


def test_a_bot_that_stands_in_has_no_link(hasty: Served, host: Browser, friend: Browser) -> None:
    table, invite = stood_in(host, friend)
    token = invite.removeprefix("/join/")
    assert host.see(table)["seats"][1]["invite"] == ""
    assert token not in host.http.get(f"/t/{table}").text
    with hasty.browser() as carla:
        for who in (host, carla):
            page = who.http.get(invite, headers={"Accept-Language": "en"})
            assert page.status_code == 409
            assert "This seat belongs to Bea" in page.text
            assert who.form(invite, name="Carla").status_code == 409
            assert who.http.get(f"/qr/{token}.svg").status_code == 409
            assert take_back(who, table, 1).status_code == 403
            assert who.form(f"/t/{table}/back", seat="1").status_code == 403
        assert carla.http.get(f"/api/tables/{table}").status_code == 403
    assert host.http.get(f"/api/tables/{table}?seat=1").status_code == 403
    assert row_of(hasty, table).seats[1].kind == "bot"


def test_the_holder_keeps_the_view_and_cannot_act_until_the_seat_is_taken_back(host: Browser, friend: Browser) -> None:
    table, _ = stood_in(host, friend)
    seen = friend.see(table)
    assert (seen["viewer"], seen["my_seats"], seen["offers"]) == (1, [], [])
    assert seen["scene"]["hand"]
    assert seen["seats"][1]["can_take_back"]
    assert not host.see(table)["seats"][1]["can_take_back"]
    assert friend.act(table, 1, seen["entry"], "stop").json()["code"] == "seat.not_yours"
    assert friend.http.post(f"/api/tables/{table}/chat", json={"text": "ciao", "seat": 1}).status_code == 200
    back = take_back(friend, table, 1)
    assert back.status_code == 200
    assert (back.json()["my_seats"], back.json()["seats"][1]["kind"]) == ([1], "person")
    # Once more, and nothing happens.
    assert take_back(friend, table, 1).status_code == 200


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_page_says_that_a_bot_plays_and_gives_the_seat_back(host: Browser, friend: Browser, language: str) -> None:
    table, invite = stood_in(host, friend)
    page = friend.http.get(f"/t/{table}", headers={"Accept-Language": language}).text
    assert {"it": "Un bot gioca per te", "en": "A bot plays for you"}[language] in page
    assert {"it": "Riprendi il posto", "en": "Take your seat back"}[language] in page
    assert f'action="/t/{table}/back"' in page
    assert f'action="/t/{table}/back"' not in host.http.get(f"/t/{table}").text
    assert friend.form(f"/t/{table}/back", page=f"/t/{table}", seat="1").headers["location"] == f"/t/{table}"
    assert friend.see(table)["my_seats"] == [1]
    seat_bot(host, table, 1)
    # The link by which they joined leads them to their table too.
    assert friend.http.get(invite).headers["location"] == f"/t/{table}"
    assert friend.form(invite, page=f"/t/{table}", name="Bea").status_code == 303
    assert friend.see(table)["my_seats"] == [1]


def test_the_seats_of_a_screen_belong_to_it(host: Browser, friend: Browser) -> None:
    table = host.open("me", "here", "friend")["table"]
    for seat in (0, 1):
        assert seat_bot(host, table, seat).json()["code"] == "seat.not_away"
    assert take_back(friend, table, 1).status_code == 403


def test_whoever_has_a_seat_takes_no_bots_seat(hasty: Served, host: Browser, friend: Browser) -> None:
    opened = host.open("me", "friend", "friend")
    table, invites = opened["table"], opened["invites"]
    friend.join(invites[0], "Bea")
    assert seat_bot(host, table, 2).status_code == 200
    for who in (host, friend):
        refused = who.form(invites[1], name="x")
        assert refused.status_code == 409
    assert host.http.get(f"/api/tables/{table}?seat=2").status_code == 403
    # Nobody has ever held it: a player who joins late may.
    with hasty.browser() as carla:
        assert carla.join(invites[1], "Carla").status_code == 303
        assert carla.see(table)["my_seats"] == [2]
        assert host.see(table)["seats"][2]["name"] == "Carla"


def test_a_browser_may_take_a_further_open_seat(host: Browser, friend: Browser) -> None:
    opened = host.open("me", "friend", "friend")
    for invite in opened["invites"]:
        assert friend.join(invite, "Bea").status_code == 303
    assert friend.see(opened["table"])["my_seats"] == [1, 2]


def test_every_worker_knows_who_is_here(postgres: str) -> None:
    settings = quick(new_postgres_database(postgres), absence_minutes=0.0)
    with served(settings) as one, served(settings) as two, one.browser() as anna, two.browser() as bea:
        opened = anna.open("me", "friend")
        table = opened["table"]
        bea.join(opened["invites"][0], "Bea")
        with listening(bea, table):
            until(lambda: anna.see(table)["seats"][1]["connected"])
            assert seat_bot(anna, table, 1).json()["code"] == "seat.not_away"
        until(lambda: not anna.see(table)["seats"][1]["connected"])
        assert seat_bot(anna, table, 1).status_code == 200


def test_a_restart_is_no_absence(tmp_path: Path) -> None:
    database = str(tmp_path / "x.sqlite")
    with served(quick(database)) as server, server.browser() as anna, server.browser() as bea:
        opened = anna.open("me", "friend")
        table = opened["table"]
        bea.join(opened["invites"][0], "Bea")
        token, friend = anna.http.cookies["capolinea"], holder_of(server, table, 1)

    async def leave_long_ago() -> None:
        store = SqlStore(database)
        await store.note_presence([], 0.0, [((table, friend), 1000.0)])
        await store.close()

    asyncio.run(leave_long_ago())
    with served(quick(database)) as server, server.browser() as anna:
        anna.http.cookies.set("capolinea", token)
        seat = anna.see(table)["seats"][1]
        assert (seat["connected"], seat["is_absent"], seat["away_minutes"]) == (False, False, 0)
        assert seat_bot(anna, table, 1).json()["code"] == "seat.not_away"


class Notes:
    """A store that records who is here, and can be made unreachable."""

    def __init__(self) -> None:
        self.calls: list[Any] = []
        self.is_up = True

    async def note_presence(self, here: Any, until: float, gone: Any) -> None:
        if not self.is_up:
            raise ConnectionError
        self.calls.append((sorted(here), until, gone))


def test_absence_is_counted_only_while_presence_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr("capolinea.server.presence.time", SimpleNamespace(time=lambda: clock.now))
    seat = SeatRow(seat=1, name="Bea", kind="person", holder="bea", here_until=1000.0)
    row: Any = SimpleNamespace(id="t", last_entry_at=0.0)

    async def main() -> None:
        notes = Notes()
        presence = Presence(notes, 3 * MINUTE)  # type: ignore[arg-type]

        async def passes(seconds: float) -> None:
            end = clock.now + seconds
            while clock.now < end:
                clock.now += 10
                if notes.is_up:
                    await presence.write()

        await presence.write()
        await passes(170)
        assert not presence.is_absent(row, seat)
        await passes(10)
        assert presence.is_absent(row, seat)
        # An hour without the database proves nothing about who was there.
        notes.is_up = False
        await passes(3600)
        with pytest.raises(ConnectionError):
            await presence.write()
        # Nor is anybody absent at the moment it is back.
        assert not presence.is_absent(row, seat)
        notes.is_up = True
        await passes(170)
        assert not presence.is_absent(row, seat)
        assert presence.minutes_away(row, seat) == 2
        await passes(20)
        assert presence.is_absent(row, seat)
        # A player who arrives is here at once, and counts as away from the moment of leaving.
        assert presence.arrive(("t", "bea")) > 0
        assert presence.arrive(("t", "bea")) == 0
        assert presence.is_here(row, seat)
        await presence.write()
        assert notes.calls[-1] == ([("t", "bea")], clock.now + HERE_SECONDS, [])
        await passes(600)
        assert not presence.leave(("t", "bea"))
        assert presence.leave(("t", "bea"))
        await presence.write()
        assert notes.calls[-1] == ([], clock.now + HERE_SECONDS, [(("t", "bea"), clock.now)])
        await passes(170)
        assert not presence.is_absent(row, seat)
        await passes(10)
        assert presence.is_absent(row, seat)

    asyncio.run(main())


def test_a_rematch_keeps_every_holder(hasty: Served, host: Browser, friend: Browser) -> None:
    table, _ = stood_in(host, friend)
    while True:
        until(lambda: host.see(table)["offers"] or host.see(table)["status"] == "over")
        seen = host.see(table, log=1_000_000)
        if seen["status"] == "over":
            break
        assert host.act(table, 0, seen["entry"], shortest(match_of(hasty, table), 0)).status_code == 200
    assert take_back(friend, table, 1).json()["code"] == "match.over"
    assert not friend.see(table)["seats"][1]["can_take_back"]
    again = friend.http.post(f"/api/tables/{table}/rematch").json()["table"]
    old, new = row_of(hasty, table), row_of(hasty, again)
    assert [seat.holder for seat in new.seats] == [seat.holder for seat in old.seats]
    assert new.host == old.host
    assert all([not seat["invite"] for seat in host.see(again)["seats"]])
    assert friend.see(again)["viewer"] == 1
    assert take_back(friend, again, 1).json()["my_seats"] == [1]


def join_in_step(
    server: Served, cookies: dict[str, str], link: str, fields: dict[str, str], together: threading.Barrier
) -> int:
    with server.browser() as tab:
        tab.http.cookies.update(cookies)
        together.wait()
        return tab.http.post(link, data=fields).status_code


def test_two_seats_of_bots_cannot_be_taken_at_once(hasty: Served, host: Browser) -> None:
    """A race that a hostile visitor with two links could try: the second hand stays hidden."""
    for _ in range(5):
        opened = host.open("me", "friend", "friend", "friend")
        table, links = opened["table"], opened["invites"]
        for seat in (1, 2):
            assert seat_bot(host, table, seat).status_code == 200
        with hasty.browser() as stranger:
            csrf = CSRF.search(stranger.http.get(links[0]).text)
            assert csrf is not None
            fields = {"csrf": csrf[1], "name": "Mal"}
            together = threading.Barrier(2)

            ways = [(hasty, dict(stranger.http.cookies), link, fields, together) for link in links[:2]]
            with ThreadPoolExecutor(2) as threads:
                answers = sorted(threads.map(lambda way: join_in_step(*way), ways))
            assert answers == [303, 409]
            assert len(stranger.see(table)["my_seats"]) == 1


def test_whoever_plays_talks_or_looks_is_there(hasty: Served, host: Browser, friend: Browser) -> None:
    """Without an open connection, as for programs, and for pages whose stream a proxy holds back."""
    table = host.open("me", "friend")["table"]
    assert friend.join(host.see(table)["seats"][1]["invite"], "Bea").status_code == 303
    presence, holder = hasty.services.presence, row_of(hasty, table).seats[1].holder
    assert holder is not None
    for ask in (
        lambda: friend.act(table, 1, 0, "stop"),
        lambda: friend.http.post(f"/api/tables/{table}/chat", json={"text": "ciao"}),
        lambda: friend.http.get(f"/t/{table}/board/it.svg"),
        lambda: friend.see(table),
    ):
        presence._seen.pop((table, holder), None)
        ask()
        assert (table, holder) in presence._seen
    # Strangers leave nothing behind.
    seen = dict(presence._seen)
    with hasty.browser() as stranger:
        stranger.http.get(f"/api/tables/{table}")
    assert presence._seen.keys() == seen.keys()
