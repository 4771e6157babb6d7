"""Tabs and workers stay in step: a push says that something is new, and each then fetches its own view."""

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import httpx
import pytest
from tests.server.serving import PATIENCE, Browser, Served, quick, served, until
from tests.storage.databases import new_postgres_database


class Listener:
    """The lines of a push stream, as they come in."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.lines: list[str] = []
        self.status = 0
        self._browser = browser
        self._path = f"/api/tables/{table}/events"
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen)

    def _listen(self) -> None:
        with httpx.stream(
            "GET",
            f"{self._browser.http.base_url}{self._path}",
            cookies=dict(self._browser.http.cookies),
            timeout=PATIENCE,
        ) as answer:
            self.status = answer.status_code
            for line in answer.iter_lines():
                self.lines.append(line)
                if self._stop.is_set():
                    return

    def count(self, line: str) -> int:
        return self.lines.count(line)


@contextmanager
def listening(browser: Browser, table: str) -> Iterator[Listener]:
    listener = Listener(browser, table)
    listener._thread.start()
    try:
        until(lambda: listener.lines)
        yield listener
    finally:
        listener._stop.set()
        # Something to hear, so that the listener wakes up and leaves.
        browser.http.post(f"/api/tables/{table}/chat", json={"text": "bye"})
        listener._thread.join(PATIENCE)
        assert not listener._thread.is_alive()


def test_a_second_tab_hears_of_every_entry(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    with listening(anna, table) as tab:
        assert tab.lines[:3] == ["retry: 2000", "event: entry", 'data: {"entry": 0}'][: len(tab.lines)]
        for entry in (1, 2, 3):
            played = anna.step(table, random.Random(entry))
            until(lambda number=entry: tab.count(f'data: {{"entry": {number}}}') == 1)
            again = anna.see(table)
            assert {**again, "chat": (), "seats": ()} == {**played, "chat": (), "seats": ()}
        anna.http.post(f"/api/tables/{table}/chat", json={"text": "ciao"})
        until(lambda: tab.count("event: chat") == 1)
        assert tab.count('data: {"number": 1}') == 1


def test_a_push_holds_nothing_but_numbers(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    with listening(anna, table) as tab:
        for entry in range(6):
            anna.step(table, random.Random(entry))
        until(lambda: tab.count("event: entry") >= 7)
        meant = ("", "retry: 2000", "event: entry", "event: chat", "event: seats", "data: {}", ": ping")
        numbers = [line for line in tab.lines if line not in meant]
        assert all([line in [f'data: {{"entry": {n}}}' for n in range(7)] for line in numbers])


def test_who_is_connected_is_told(anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "friend")
    table = opened["table"]
    with listening(anna, table) as heard:
        bea.join(opened["invites"][0], "Bea")
        until(lambda: heard.count("event: seats") >= 1)
        assert [seat["connected"] for seat in anna.see(table)["seats"]] == [True, False]
        with listening(bea, table):
            until(lambda: [seat["connected"] for seat in anna.see(table)["seats"]] == [True, True])
            # Somebody who is there cannot be replaced.
            bot = anna.http.post(f"/api/tables/{table}/seats/1/bot", json={"level": "random"})
            assert bot.json()["code"] == "seat.not_away"
        until(lambda: [seat["connected"] for seat in anna.see(table)["seats"]] == [True, False])


def test_streams_per_client_are_bounded(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("streams")
    with served(quick(str(folder / "x.sqlite"), streams_per_client=1)) as server, server.browser() as anna:
        table = anna.open("me", "here")["table"]
        with listening(anna, table):
            assert anna.http.get(f"/api/tables/{table}/events").status_code == 429


def test_the_server_stops_while_somebody_listens(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("stop")
    with served(quick(str(folder / "x.sqlite"))) as server, server.browser() as anna:
        table = anna.open("me", "here")["table"]
        tab = Listener(anna, table)
        tab._thread.start()
        until(lambda: tab.lines)
    tab._thread.join(PATIENCE)
    assert not tab._thread.is_alive()


def test_two_workers_share_a_match(postgres: str) -> None:
    database = new_postgres_database(postgres)
    with served(quick(database)) as one, served(quick(database)) as two:
        check_two_workers(one, two)


def check_two_workers(one: Served, two: Served) -> None:
    with one.browser() as anna, two.browser() as same:
        table = anna.open("me", "here", "bot:random")["table"]
        same.http.cookies.set("capolinea", anna.http.cookies["capolinea"])
        with listening(same, table) as tab:
            for turn in range(12):
                player = (anna, same)[turn % 2]
                until(lambda: anna.see(table)["offers"])
                seen = player.see(table)
                played = player.act(table, seen["viewer"], seen["entry"], seen["offers"][0]["action"])
                assert played.status_code == 200
                entry = played.json()["entry"]
                # Pushed from whichever worker wrote it.
                until(lambda number=entry: tab.count(f'data: {{"entry": {number}}}') >= 1)
            # Both write at once: one entry is written, the other worker is told of it.
            until(lambda: anna.see(table)["offers"])
            seen = anna.see(table)
            action = seen["offers"][0]["action"]
            with ThreadPoolExecutor(2) as both:
                tries = [both.submit(who.act, table, seen["viewer"], seen["entry"], action) for who in (anna, same)]
                answers = [each.result() for each in tries]
            assert sorted([answer.status_code for answer in answers]) == [200, 409]
            assert same.see(table)["entry"] >= seen["entry"] + 1


def test_bots_go_on_after_a_restart(database: str) -> None:
    with served(quick(database, bot_pause=30.0)) as server, server.browser() as anna:
        table = anna.open("bot:random", "bot:random")["table"]
        anna_token = anna.http.cookies["capolinea"]
        assert anna.see(table)["entry"] == 0
    with served(quick(database)) as server, server.browser() as anna:
        anna.http.cookies.set("capolinea", anna_token)
        until(lambda: anna.see(table)["entry"] > 20)


def test_a_bot_that_nobody_remembers_is_found(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("capolinea.server.bots.FORGOTTEN_SECONDS", 0.2)
    folder = tmp_path_factory.mktemp("forgotten")
    with served(quick(str(folder / "x.sqlite"))) as server, server.browser() as anna:
        monkeypatch.setattr(server.services.hub, "announce", lambda *news: None)
        monkeypatch.setattr(server.services.tables, "announce", lambda *news: None)
        monkeypatch.setattr(type(server.services), "announce", lambda *news: None)
        table = anna.open("bot:random", "me")["table"]
        while anna.see(table)["offers"]:
            anna.step(table, random.Random(1))
        waiting = anna.see(table)["entry"]
        until(lambda: anna.see(table)["entry"] > waiting)


def test_a_bot_that_fails_is_played_for(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*given: object) -> None:
        raise RuntimeError("a bot's mistake")

    monkeypatch.setattr("capolinea.server.bots.choose", stumble)
    folder = tmp_path_factory.mktemp("stumble")
    with served(quick(str(folder / "x.sqlite"))) as server, server.browser() as anna:
        table = anna.open("bot:random", "bot:random")["table"]
        until(lambda: anna.see(table)["entry"] > 5)
