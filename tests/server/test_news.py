"""What has changed of a table, sent to whoever has the rest."""

import random
from typing import Any

import pytest
from tests.server.serving import Browser, Served, quick, served

from capolinea.games.catalogue import GAMES
from capolinea.server.delta import apply, change_of


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({}, {"a": 1}),
        ({"a": 1, "b": 2}, {"b": 3}),
        ([1, 2, 3], [1, 3]),
        ([1, {"a": "x"}], [1, {"a": "y"}]),
        ("aaa", "aa"),
        ("treno 🚂 a Roma", "treno 🚂 a Pisa"),
        ("è qui", "è lì"),
        (1, True),
        (None, []),
        ([], None),
        ("a", ""),
    ],
)
def test_a_change_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    assert apply(old, change_of(old, new)) == new
    assert change_of(new, new) is None


def test_letters_that_count_twice_in_a_browser_are_not_counted() -> None:
    assert change_of("🚂 1", "🚂 2") == {"v": "🚂 2"}
    assert change_of("è 1", "è 2") == {"m": [2, 0, "2"]}


def bare(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "log": []}


def renewed(old: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of an answer."""
    if "change" not in answer:
        return answer
    assert answer["have"] == old["mark"]
    return {**apply(bare(old), answer["change"]), "log": answer["log"]}


@pytest.mark.parametrize("game", GAMES)
def test_what_has_changed_makes_the_same_table(game: str, tmp_path: Any) -> None:
    """For players and spectators, after own moves and after those of bots: equal to the whole, and smaller."""
    chooser = random.Random(3)
    with served(quick(str(tmp_path / "news.sqlite"))) as server, server.browser() as anna, server.browser() as guest:
        opened = anna.open("me", "bot:easy", "bot:random", game=game)
        table = opened["table"]
        guest.http.get(opened["watch"], follow_redirects=True)
        mine, theirs = anna.see(table), guest.see(table)
        partial = 0
        for _ in range(25):
            if mine["offers"]:
                said = {"seat": 0, "entry": mine["entry"], "action": chooser.choice(mine["offers"])["action"]}
                answer = anna.http.post(f"/api/tables/{table}/actions", json={**said, "have": mine["mark"]}).json()
                assert "change" in answer, "the answer to a move tells what changed, too"
                mine = renewed(mine, answer)
            mine, told = look(anna, table, mine)
            partial += told
            theirs, told = look(guest, table, theirs)
            partial += told
        assert partial > 40


def look(browser: Browser, table: str, old: dict[str, Any]) -> tuple[dict[str, Any], bool]:
    """The news put together, and whether they were news: the same as the whole table, if nothing happens between."""
    while True:
        answer = browser.see(table, have=old["mark"], log=old["entry"])
        made, whole = renewed(old, answer), browser.see(table, log=old["entry"])
        if made["mark"] == whole["mark"]:
            assert made == whole
            return whole, "change" in answer
        old = whole


def test_nobody_is_told_what_changed_of_a_table_that_another_has(tmp_path: Any) -> None:
    with served(quick(str(tmp_path / "news.sqlite"))) as server, server.browser() as anna, server.browser() as bea:
        table = anna.open("me", "friend", game="transamerica")
        bea.join(table["invites"][0], "Bea")
        hers = anna.see(table["table"])
        assert "change" in anna.see(table["table"], have=hers["mark"])
        assert "scene" in bea.see(table["table"], have=hers["mark"])
        assert "scene" in anna.see(table["table"], seat=-1, have=hers["mark"]), "nor of one seen through other eyes"
        assert "scene" in anna.see(table["table"], have="0" * 12)


def test_a_page_has_the_newest_lines_and_the_rest_can_be_asked_for(tmp_path: Any) -> None:
    chooser = random.Random(1)
    with served(quick(str(tmp_path / "news.sqlite"))) as server, server.browser() as anna:
        table = anna.open("me", "here", game="transamerica")["table"]
        for _ in range(24):
            anna.step(table, chooser)
        whole = anna.see(table, seat=0)
        few = anna.see(table, seat=0, lines=5)
        assert few["older"]
        assert not whole["older"]
        older = lines_before(anna, table, few["log"][0]["entry"])
        assert older["lines"] + few["log"] == whole["log"]
        assert not older["older"]


def lines_before(browser: Browser, table: str, entry: int) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get(f"/api/tables/{table}/log", params={"seat": 0, "before": entry}).json()
    return found


def test_files_are_compressed_as_the_browser_takes_them(server: Served) -> None:
    with server.browser() as anna:
        for accepted, sent in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", None), ("br;q=0, gzip", "gzip")):
            answer = anna.http.get("/board/rail-baron.it.svg?v=1", headers={"Accept-Encoding": accepted})
            assert answer.headers.get("content-encoding") == sent
            assert "accept-encoding" in answer.headers["vary"].lower()
            assert answer.headers["cache-control"].endswith("immutable")
            assert answer.text.startswith("<svg")
        page = anna.http.get("/", headers={"Accept-Encoding": "br, gzip"})
        assert page.headers["content-encoding"] == "br"


def test_a_listener_is_told_what_it_has_missed(server: Served) -> None:
    with server.browser() as anna:
        # Nobody has left any of these tables: a stream would tell of it.
        up_to_date, behind, again = [anna.open("me", "friend")["table"] for _ in range(3)]
        assert first_events(anna, up_to_date, anna.see(up_to_date)["company"]) == ["entry"]
        for table, told in ((behind, ["entry", "seats"]), (again, ["entry"])):
            seen = anna.see(table)["company"]
            say(anna, table, "ciao")
            assert first_events(anna, table, seen if table == behind else anna.see(table)["company"]) == told


def say(browser: Browser, table: str, text: str) -> None:
    assert browser.http.post(f"/api/tables/{table}/chat", json={"text": text}).status_code < 300


def first_events(browser: Browser, table: str, seen: str) -> list[str]:
    """The events that a stream begins with: those before what is said as soon as it is heard."""
    found: list[str] = []
    with browser.http.stream("GET", f"/api/tables/{table}/events", params={"seen": seen}) as answer:
        for line in answer.iter_lines():
            if line == "event: entry":
                say(browser, table, "here")
            if line == "event: chat":
                return found
            found += [line.removeprefix("event: ")] if line.startswith("event: ") else []
    raise AssertionError(found)
