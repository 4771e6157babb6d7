"""What a table weighs on the wire, in a real Chromium: what opening it downloads, how long until the first move can be
made on a slow line, and what a move costs with three bots that answer it."""

import asyncio
import json
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page, Playwright, sync_playwright
from server_load import server, wait_for

from capolinea.api import Match, new_match
from capolinea.core.chance import SeededChance
from capolinea.games.catalogue import bots_of
from capolinea.server.keys import hash_browser, new_browser
from capolinea.server.opening import first_entries, row_of
from capolinea.server.visits import COOKIE
from capolinea.storage import SeatRow, SqlStore
from capolinea.storage.rows import BOT, PERSON

GAME = "rail-baron"
#: So many turns of the first seat have been played.
TURNS = 20
#: A poor line: bits per second, and milliseconds until an answer begins.
SLOW_BITS, SLOW_WAIT = 400_000, 400
#: An offer on the map, or a button that plays, can be chosen.
CAN_MOVE = """() => document.querySelector(".offer:not(.asleep)")
  && !document.querySelector("#act").matches(".wait, .stop")"""
OPENINGS = 3
#: The first seat is to move; and at which entry the page is.
IS_ASKED = """() => document.querySelector("#offers-list button")
  && !document.querySelector("#act").matches(".wait, .stop") && !document.querySelector("#results").open"""
ENTRY = "#offers-form [name=entry]"


def match_after(turns: int) -> Match:
    """A match of easy bots at the first ride of the first seat after so many of its turns."""
    match = new_match(GAME, 4, seed=1)
    play, chance = bots_of(GAME).named("easy"), SeededChance(b"weight")
    had, before = 0, -1
    while (turn := match.turn) is not None:
        seat = turn.seats[-1]
        had += seat == 0 and before != 0
        if had > turns and seat == 0 and turn.phase == "ride":
            return match
        before = seat
        match.play(play(match.view(seat), match.offers(seat), chance))
    raise RuntimeError("the match ended too early")


def lay_table(database: Path, match: Match, token: str) -> str:
    """Store the match as a table of this browser and three bots; its id."""
    holder = hash_browser(token)
    bots = [SeatRow(seat=seat, name=f"Bot {seat}", kind=BOT, level="easy") for seat in (1, 2, 3)]
    row = row_of(match, (SeatRow(seat=0, name="Elena", kind=PERSON, holder=holder), *bots), host=holder)

    async def write() -> str:
        store = SqlStore(str(database))
        await store.open()
        try:
            await store.add_table(row, first_entries(match, row.created))
            return row.id
        finally:
            await store.close()

    return asyncio.run(write())


class Wire:
    """What a page downloads, by path."""

    def __init__(self, session: CDPSession) -> None:
        self.paths: dict[str, str] = {}
        self.asked: list[str] = []
        self.bytes: dict[str, float] = {}
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._finished)

    def _sent(self, event: dict[str, Any]) -> None:
        path = urlsplit(event["request"]["url"]).path
        self.paths[event["requestId"]] = path
        self.asked.append(path)

    def _finished(self, event: dict[str, Any]) -> None:
        path = self.paths.get(event["requestId"], "")
        self.bytes[path] = self.bytes.get(path, 0) + event["encodedDataLength"]

    def clear(self) -> None:
        self.asked.clear()
        self.bytes.clear()

    @property
    def total(self) -> float:
        return sum(self.bytes.values())

    def states(self, table: str) -> int:
        """How often the table itself was downloaded: its page, and its state as data."""
        return len([path for path in self.asked if path in (f"/t/{table}", f"/api/tables/{table}")])


def visit(playwright: Playwright, url: str, token: str, act: Callable[[Page, CDPSession, Wire], Any]) -> Any:
    """In a browser that has kept nothing but who it is."""
    found = os.environ.get("CAPOLINEA_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
    try:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="it-IT")
        context.add_cookies([{"name": COOKIE, "value": token, "url": url}])
        page = context.new_page()
        session = context.new_cdp_session(page)
        return act(page, session, Wire(session))
    finally:
        browser.close()


def opening(page: Page, session: CDPSession, wire: Wire, url: str, table: str) -> dict[str, float]:
    """On the slow line, until a move can be made; then whatever follows."""
    rate = SLOW_BITS / 8
    slow = {"offline": False, "latency": SLOW_WAIT, "downloadThroughput": rate, "uploadThroughput": rate}
    session.send("Network.emulateNetworkConditions", slow)
    began = time.perf_counter()
    page.goto(f"{url}/t/{table}", wait_until="commit")
    page.wait_for_function(CAN_MOVE, timeout=60_000)
    waited = time.perf_counter() - began
    weight = wire.total
    page.wait_for_timeout(3000)
    return {"first_move_s": waited, "first_move_kb": weight / 1000, "states": wire.states(table)}


def moving(page: Page, wire: Wire, url: str, table: str) -> dict[str, float]:
    """Play the first seat's turn to its end: what its last move downloads, until the seat is asked again."""
    page.goto(f"{url}/t/{table}")
    page.wait_for_function(CAN_MOVE)
    page.wait_for_timeout(1500)
    until = time.perf_counter() + 120
    while time.perf_counter() < until and page.evaluate(IS_ASKED):
        wire.clear()
        before = page.input_value(ENTRY)
        page.evaluate("() => document.querySelector('#offers-list button').click()")
        while page.input_value(ENTRY) == before and time.perf_counter() < until:
            page.evaluate("() => document.querySelector('#go .btn:not(.quiet)')?.click()")
            page.wait_for_timeout(100)
        page.wait_for_timeout(400)
    page.wait_for_function(IS_ASKED, timeout=120_000)
    page.wait_for_timeout(500)
    return {"move_kb": wire.total / 1000, "requests": len(wire.asked)}


def measure() -> dict[str, float]:
    match = match_after(TURNS)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with server(folder) as served:
            wait_for(served.port)
            url, openings = f"http://127.0.0.1:{served.port}", []
            for _ in range(OPENINGS):
                token = new_browser()
                # Playwright's own loop runs in this thread.
                table = aside(lay_table, folder / "load.sqlite", match, token)
                openings.append(visit(playwright, url, token, lambda *each, table=table: opening(*each, url, table)))
            moved = visit(playwright, url, token, lambda page, _, wire: moving(page, wire, url, table))
    found = {key: round(statistics.median([each[key] for each in openings]), 2) for key in openings[0]}
    return found | {key: round(value, 2) for key, value in moved.items()}


def aside(call: Callable[..., str], *given: Any) -> str:
    with ThreadPoolExecutor(1) as other:
        return other.submit(call, *given).result()


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
