"""No seat and no spectator receives a byte that reveals another hand, the deck or the seed before the end."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from tests.server.serving import Browser, Served, match_of, quick, served, shortest
from tests.server.test_push import listening

from capolinea.core.chance import QuickChance, ScriptedChance, commitment_to
from capolinea.core.match import Match
from capolinea.games.catalogue import AnyMatch, look_of
from capolinea.games.transamerica.board import deals
from capolinea.games.transamerica.events import HandDealt
from capolinea.games.transamerica.meta import Options
from capolinea.games.transamerica.rules import RULES
from capolinea.server.keys import hash_browser
from capolinea.server.opening import first_entries, row_of
from capolinea.server.words import at_table
from capolinea.storage import SeatRow, SqlStore, TableRow

TABLE = "secretssecre"
SEED = b"a seed that nobody may see....!!"
SEATS = 3
#: One browser for each seat, and one for a spectator.
TOKENS = [letter * 43 for letter in "abcw"]


def dealt(seats: int, swapped: bool) -> AnyMatch:
    """Return a match in its first round; if `swapped`, the second and third seat have each other's cards."""
    source = QuickChance(11)
    deal: list[int] = []
    for ways in deals(seats):
        way = list(ways[source.below("any", len(ways))])
        if swapped:
            way[1], way[2] = way[2], way[1]
        deal.append(ways.index(tuple(way)))
    return Match(RULES, Options(seats), ScriptedChance({"first": [0], "deal": deal}))


def row_for(match: AnyMatch) -> TableRow:
    people = [
        SeatRow(seat=seat, name=f"Seat{seat}", kind="person", holder=hash_browser(TOKENS[seat]))
        for seat in range(SEATS)
    ]
    row = row_of(match, tuple(people), host=hash_browser(TOKENS[0]))
    return replace(row, id=TABLE, seed=SEED, commitment=commitment_to(SEED), created=1000.0, last_entry_at=1000.0)


async def put(database: str, match: AnyMatch) -> None:
    store = SqlStore(database)
    await store.open()
    await store.add_table(row_for(match), first_entries(match, 1000.0))
    await store.close()


@contextmanager
def browsers(server: Served) -> Iterator[list[Browser]]:
    """Yield the three players, then the spectator."""
    with ExitStack() as stack:
        found = [stack.enter_context(server.browser()) for _ in TOKENS]
        for browser, token in zip(found, TOKENS, strict=True):
            browser.http.cookies.set("capolinea", token)
        found[-1].http.get(f"/watch/{server.services.keys.watch(TABLE)}")
        yield found


def looks(who: Browser, entry: int) -> list[httpx.Response]:
    """Return everything that a browser can request at one moment."""
    get = who.http.get
    api = f"/api/tables/{TABLE}"
    asked = [get(api), get(api, params={"seat": -1}), get(f"{api}/at/{entry}"), get(f"{api}/at/0")]
    asked += [get(f"{api}?seat={seat}") for seat in range(SEATS)]
    asked += [get(f"{api}/at/0?seat={seat}") for seat in range(SEATS)]
    asked += [get(f"/t/{TABLE}"), get(f"/t/{TABLE}/replay?entry={entry}"), get(f"/t/{TABLE}/record.json")]
    asked += [get(f"/t/{TABLE}/record.txt"), get("/")]
    asked += [who.act(TABLE, 1, entry, "stop"), who.undo(TABLE, 1, entry), who.act(TABLE, 0, 999, "stop")]
    return asked


def plain(answer: httpx.Response, server: Served) -> bytes:
    """Return a response without what differs by chance between servers: links, form tokens, and the marks of tables,
    which are hashes of what is sent with them, links included."""
    text = answer.text.replace(server.services.keys.watch(TABLE), "WATCH")
    text = re.sub(r'value="[a-z2-7]{26}"', 'value="CSRF"', text)
    text = re.sub(r'"mark":"[0-9a-f]{12}"', '"mark":"MARK"', text)
    return f"{answer.status_code} {answer.headers.get('location', '')} {text}".encode()


def play_and_look(server: Served, actions: list[str]) -> dict[str, list[bytes]]:
    """Play the same actions; return all that the first seat and a spectator receive on the way."""
    received: dict[str, list[bytes]] = {"seat": [], "spectator": []}
    with browsers(server) as (anna, bea, carla, watcher):
        players = [anna, bea, carla]
        with listening(anna, TABLE) as heard:
            for entry, action in enumerate(actions):
                seat = mover(match_of_or_load(server, anna))
                answer = players[seat].act(TABLE, seat, entry, action)
                assert answer.status_code == 200, answer.text
                if seat == 0:
                    received["seat"].append(plain(answer, server))
                for name, who in (("seat", anna), ("spectator", watcher)):
                    received[name] += [plain(each, server) for each in looks(who, entry + 1)]
        received["seat"].append("\n".join([line for line in heard.lines if "entry" in line]).encode())
    return received


def mover(match: AnyMatch) -> int:
    assert match.turn is not None
    return match.turn.seats[0]


def match_of_or_load(server: Served, browser: Browser) -> AnyMatch:
    browser.see(TABLE)
    return match_of(server, TABLE)


def common_actions(matches: list[AnyMatch], count: int) -> list[str]:
    """Return actions that are legal in all matches and end no round: their course must not depend on the secret."""
    played: list[str] = []
    while len(played) < count:
        seat = mover(matches[0])
        for offer in matches[0].offers(seat):
            trials = [match.at(match.last_entry) for match in matches]
            entries = [trial.play(offer) for trial in trials]
            if not any([entry.draws for entry in entries]):
                played.append(RULES.write(offer))
                for match in matches:
                    match.play(offer)
                break
    return played


def test_other_hands_make_no_difference_to_what_is_received(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("tables", "presence", "opening"):
        monkeypatch.setattr(f"capolinea.server.{module}.time", SimpleNamespace(time=lambda: 2000.0))
    monkeypatch.setattr("capolinea.server.push.GRACE_SECONDS", 0)
    matches = [dealt(SEATS, swapped) for swapped in (False, True)]
    assert matches[0].view(0) == matches[1].view(0)
    assert matches[0].view(1) != matches[1].view(1)
    received: list[dict[str, list[bytes]]] = []
    for number, match in enumerate(matches):
        database = str(tmp_path / f"{number}.sqlite")
        asyncio.run(put(database, match))
    actions = common_actions(matches, 7)
    for number in range(2):
        with served(quick(str(tmp_path / f"{number}.sqlite"))) as server:
            received.append(play_and_look(server, actions))
    for name in ("seat", "spectator"):
        assert len(received[0][name]) > 100
        for one, other in zip(received[0][name], received[1][name], strict=True):
            assert one == other


def test_a_whole_match_tells_nothing_before_its_time(tmp_path: Path) -> None:
    database = str(tmp_path / "whole.sqlite")
    asyncio.run(put(database, dealt(SEATS, False)))
    with served(quick(database)) as server, browsers(server) as (anna, bea, carla, watcher):
        players = [anna, bea, carla]
        match = match_of_or_load(server, anna)
        over = False
        while not over:
            seat = mover(match)
            answer = players[seat].act(TABLE, seat, match.last_entry, shortest(match, seat))
            assert answer.status_code == 200, answer.text
            match = match_of(server, TABLE)
            over = match.outcome is not None
            if not over:
                check_walk(server, match, answer, seat, (anna, watcher))
        assert SEED.hex() in anna.http.get(f"/api/tables/{TABLE}").text
        assert watcher.http.get(f"/t/{TABLE}/record.json").status_code == 200


def check_walk(
    server: Served, match: AnyMatch, answer: httpx.Response, seat: int, lookers: tuple[Browser, Browser]
) -> None:
    """Check that no response contains the seed, a draw, or another seat's hand of this round."""
    row = row_for(match)
    assert_hidden(answer, secrets_from(row, match, seat))
    for viewer, who in zip((0, None), lookers, strict=True):
        hidden = secrets_from(row, match, viewer)
        pages = [f"/api/tables/{TABLE}"]
        # The rest is drawn from the same data, so an occasional check is enough.
        rest = [
            f"/api/tables/{TABLE}/at/{match.last_entry}",
            f"/t/{TABLE}",
            f"/t/{TABLE}/replay?entry={match.last_entry // 2}",
        ]
        pages += rest if match.last_entry % 15 == 0 else []
        for path in pages:
            assert_hidden(who.http.get(path), hidden)


def secrets_from(row: TableRow, match: AnyMatch, viewer: int | None) -> list[str]:
    """Return what `viewer` must not receive: each hand as numbers, as its event and in words; the seed; the draws."""
    look = look_of("transamerica")
    found = [SEED.hex(), SEED.decode(), '"draws"', '"hand_dealt"', '"holder"']
    for seat, hand in enumerate(match.state.hands):
        if seat == viewer:
            continue
        found += [str(list(hand)), str(list(hand)).replace(" ", ""), str(tuple(hand))]
        for language in ("it", "en"):
            line = look.log(HandDealt(seat, tuple(hand)), at_table(row, language))
            assert line is not None
            found.append(line.text)
    return found


def assert_hidden(answer: httpx.Response, hidden: list[str]) -> None:
    assert answer.status_code == 200
    text = answer.text + str(answer.headers)
    for secret in hidden:
        assert secret not in text
