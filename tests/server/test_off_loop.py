"""Whatever may take long leaves the loop; one client waits for its own turns, not the others for it."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.laws.test_snapshots import check_same, match_with_undos
from tests.server.serving import CSRF, PATIENCE, Browser, Served, quick, served
from tests.support.games import UNDER_LAW

from capolinea.core.match import Match
from capolinea.server import assets, bots, downloads, match_cache, opening, pages, present, services, tables
from capolinea.server.match_cache import MOST_SNAPSHOTS, SNAPSHOT_ENTRIES, Cache, CachedMatch
from capolinea.server.off_loop import PERMITS, OffLoop

#: A finished match, to be replayed, drawn and downloaded.
RECORD = next((Path(__file__).parents[1] / "games" / "rail_baron" / "matches").glob("*.json"))

#: Where each is looked up when it is called.
HEAVY = [
    (present, "draw"),
    (present, "log_of"),
    (present, "change_of"),
    (present, "why_not"),
    (present.Presenter, "picture"),
    (present.Presenter, "look_up"),
    (present.Presenter, "aim"),
    (match_cache, "rebuild"),
    (CachedMatch, "at"),
    (tables, "play_asked"),
    (bots, "job_at"),
    (opening, "make_for"),
    (opening, "make_rematch"),
    (pages, "lobby_data"),
    (pages, "lobby_page"),
    (pages, "table_page"),
    (pages, "replay_page"),
    (pages, "rules_data_at"),
    (pages, "rules_page"),
    (services, "board_part"),
    (assets, "board_part"),
    (downloads, "qr_code"),
    (downloads, "whole_script"),
    (downloads, "transcript"),
    (downloads, "encode_record"),
]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """By name of a function: the threads that it has run on."""
    seen: dict[str, set[str]] = {}
    for place, name in HEAVY:
        label = f"{getattr(place, '__name__', place)}.{name}"
        seen[label] = set()
        monkeypatch.setattr(place, name, watching(getattr(place, name), seen[label]))
    return seen


def watching(function: Any, threads: set[str]) -> Any:
    def watched(*given: Any, **named: Any) -> Any:
        threads.add(threading.current_thread().name)
        return function(*given, **named)

    return watched


def test_everything_that_may_take_long_runs_off_the_loop(watched: dict[str, set[str]], tmp_path: Path) -> None:
    assets.board_file.cache_clear()
    with served(quick(str(tmp_path / "x.sqlite"))) as server, server.browser() as anna:
        use_everything(server, anna)
    assert {name: threads for name, threads in watched.items() if not threads} == {}
    for name, threads in watched.items():
        assert all([thread.startswith("capolinea-draw") for thread in threads]), (name, threads)


def use_everything(server: Served, anna: Browser) -> None:
    opened = anna.open("me", "friend", "bot:random", game="rail-baron")
    table = opened["table"]
    with server.browser() as bea:
        bea.join(opened["invites"][0], "Bea")
        play_a_little(anna, bea, table)
    get(anna, f"/qr/{opened['watch'].removeprefix('/watch/')}.svg")
    seen = anna.see(table)
    seat = seen["my_seats"][0]
    for path in ("", f"?have={seen['mark']}", "/log?before=3", "/at/1", "/look-up"):
        get(anna, f"/api/tables/{table}{path}")
    for path in (f"/why?seat={seat}&target=dot:1", f"/aim?seat={seat}&target=dot:1"):
        # Whether or not there is an answer, it was looked for.
        assert anna.http.get(f"/api/tables/{table}{path}").status_code in (200, 404, 409)
    for path in (f"/t/{table}", f"/t/{table}/picture.svg", "/", "/rules/steam", "/script/table.js"):
        get(anna, path)
    get(anna, "/board/rail-baron.it.svg?part=ground")
    steam = anna.open("me", "here", "here", game="steam")["table"]
    get(anna, f"/t/{steam}/board/it.svg?part=ground")
    finished = import_record(anna)
    for path in ("replay?entry=60", "record.json", "record.txt"):
        get(anna, f"/t/{finished}/{path}")
    anna.http.post(f"/api/tables/{finished_by(server, anna)}/rematch")


def play_a_little(anna: Browser, bea: Browser, table: str) -> None:
    for _ in range(6):
        for browser in (anna, bea):
            if browser.see(table)["offers"]:
                browser.step(table, random.Random(1))


def get(browser: Browser, path: str) -> None:
    answer = browser.http.get(path)
    assert answer.status_code == 200, (path, answer.text)


def import_record(browser: Browser) -> str:
    found = CSRF.search(browser.http.get("/").text)
    assert found is not None
    answer = browser.http.post("/import", data={"csrf": found[1]}, files={"record": ("x.json", RECORD.read_bytes())})
    return answer.headers["location"].split("/")[2]


def finished_by(server: Served, anna: Browser) -> str:
    """Return a finished table of two people at one screen."""
    table: str = anna.open("me", "here")["table"]
    loop = server.services.bots._sweeper.get_loop()  # type: ignore[union-attr]
    finish = server.services.store.database.write(  # type: ignore[attr-defined]
        lambda connection: connection.exec_driver_sql(f"UPDATE tables SET status = 'over' WHERE id = '{table}'")
    )
    asyncio.run_coroutine_threadsafe(finish, loop).result(PATIENCE)
    return table


def test_a_client_with_many_requests_has_so_many_turns_and_no_more() -> None:
    running, most = 0, 0

    async def ask(off_loop: OffLoop, client: str, gate: asyncio.Event) -> None:
        nonlocal running, most
        async with off_loop.permit(client):
            running += 1
            most = max(most, running)
            await gate.wait()
            running -= 1

    async def main() -> None:
        off_loop, gate = OffLoop(), asyncio.Event()
        hostile = [asyncio.create_task(ask(off_loop, "1", gate)) for _ in range(50)]
        await asyncio.sleep(0)
        assert running == PERMITS
        # Somebody else does not wait for them.
        assert await off_loop.run_for("2", lambda: 7) == 7
        gate.set()
        await asyncio.gather(*hostile)
        assert most == PERMITS
        assert not off_loop._permits
        off_loop.close()

    asyncio.run(main())


def test_a_lock_is_kept_until_the_thread_is_done() -> None:
    """A request that is given up would otherwise let a move change what a thread still reads."""
    begun, gate, ended = threading.Event(), threading.Event(), []

    def work() -> None:
        begun.set()
        gate.wait(PATIENCE)
        ended.append(True)

    async def main() -> None:
        off_loop = OffLoop()
        task = asyncio.create_task(off_loop.run(work))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.sleep(0.01)
        assert not task.done()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended == [True]
        off_loop.close()

    asyncio.run(main())


def test_the_snapshots_of_all_matches_are_bounded() -> None:
    cache = Cache(None, 10, None)  # type: ignore[arg-type]
    for table in range(5):
        match: Any = CachedMatch(None, [])
        match.snapshots = dict.fromkeys(range(MOST_SNAPSHOTS // 4))
        cache._matches[str(table)] = match
    cache._limit_snapshots()
    sizes = [len(each.snapshots) for each in cache._matches.values()]
    assert sizes == [0, *[MOST_SNAPSHOTS // 4] * 4]


def test_no_entry_is_replayed_from_further_than_the_last_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(each for each in UNDER_LAW if each.key == "rail-baron")
    match = match_with_undos(game, 5, 330)
    assert match.last_entry >= 330
    cached = CachedMatch(match, [])
    replayed: list[int] = []
    real = Match._replay_entry

    def count(self: Match[Any, Any], entry: Any) -> None:
        replayed.append(entry.number)
        real(self, entry)

    monkeypatch.setattr(Match, "_replay_entry", count)
    cached.at(match.last_entry)
    # The first time each entry is replayed once, however far it is; after that only those since a snapshot.
    assert len(replayed) <= match.last_entry + SNAPSHOT_ENTRIES
    assert sorted(cached.snapshots) == [50, 100, 150, 200, 250, 300]
    for number in (0, 49, 50, 51, 199, 299, 300, match.last_entry):
        replayed.clear()
        earlier = cached.at(number)
        assert len(replayed) < SNAPSHOT_ENTRIES
        check_same(earlier, Match.replay(match.rules, match.options, match.journal[: number + 1]))
