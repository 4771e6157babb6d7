"""The server is killed without warning, again and again, while people play: nothing acknowledged is ever lost."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
from tests.server.serving import PATIENCE
from tests.support.ports import ReservedPort

from capolinea.core.codec import Codec, EntryData
from capolinea.games.catalogue import rules_of
from capolinea.storage import SqlStore

KILLS = 50
TABLES = 4

Acknowledged = dict[tuple[str, int], tuple[int, str]]
"""By table and entry: the seat and the text of the action that the server acknowledged."""


class Victim:
    """A server that can be killed and restarted quickly."""

    def __init__(self, database: Path) -> None:
        self.port = ReservedPort()
        command = [sys.executable, "-m", "tests.server.zygote", str(database), str(self.port.number)]
        self.zygote = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = 0

    def start(self) -> None:
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write("start\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())

    def kill(self) -> None:
        # Before the first has started this is 0, which would end everything that runs the tests.
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)

    def end(self) -> None:
        self.kill()
        self.zygote.kill()
        self.zygote.communicate()
        self.port.close()


async def play(url: str, number: int, kept: Acknowledged, stop: asyncio.Event) -> str:
    """Play on as one person with two seats and a bot, whatever happens to the server."""
    chooser = random.Random(number)
    async with httpx.AsyncClient(base_url=url, headers={"X-Capolinea": "1"}, timeout=5) as client:
        seats = [{"kind": kind, "name": kind} for kind in ("me", "here", "bot:random")]
        while True:
            try:
                opened = await client.post("/api/tables", json={"game": "transamerica", "seats": seats})
                break
            except httpx.TransportError:
                await asyncio.sleep(0.01)
        table: str = opened.json()["table"]
        while not stop.is_set():
            try:
                await play_once(client, table, chooser, kept)
            except httpx.TransportError:
                await asyncio.sleep(0.01)
        return table


async def play_once(client: httpx.AsyncClient, table: str, chooser: random.Random, kept: Acknowledged) -> None:
    seen = (await client.get(f"/api/tables/{table}", params={"log": 1_000_000})).json()
    newest = max([entry for known, entry in kept if known == table], default=0)
    assert seen["entry"] >= newest, "an acknowledged entry is gone"
    if not seen["offers"]:
        await asyncio.sleep(0.01)
        return
    seat, action = seen["viewer"], chooser.choice(seen["offers"])["action"]
    body = {"seat": seat, "entry": seen["entry"], "action": action}
    answer = await client.post(f"/api/tables/{table}/actions", json=body)
    if answer.status_code == 200:
        kept[table, seen["entry"] + 1] = (seat, action)
    else:
        assert answer.status_code in (409, 422), answer.text


async def ordeal(victim: Victim, kept: Acknowledged) -> list[str]:
    stop = asyncio.Event()
    chance = random.Random(2024)
    victim.start()
    players = [asyncio.create_task(play(victim.port.url, number, kept, stop)) for number in range(TABLES)]
    try:
        for _ in range(KILLS):
            before = len(kept)
            end = time.monotonic() + PATIENCE
            # Only a server that is back in play is worth killing.
            while len(kept) == before:
                assert time.monotonic() < end, "play did not go on after a restart"
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0, 0.15))
            victim.kill()
            victim.start()
        before = len(kept)
        while len(kept) < before + TABLES:
            await asyncio.sleep(0.01)
    finally:
        stop.set()
    return list(await asyncio.gather(*players))


async def stored(database: Path, table: str) -> list[EntryData]:
    store = SqlStore(str(database))
    found = [msgspec.json.decode(entry.body, type=EntryData) for entry in await store.entries(table)]
    await store.close()
    return found


def test_every_acknowledged_entry_survives_fifty_kills(tmp_path: Path) -> None:
    database = tmp_path / "capolinea.sqlite"
    kept: Acknowledged = {}
    victim = Victim(database)
    try:
        tables = asyncio.run(ordeal(victim, kept))
    finally:
        victim.end()
    assert {table for table, _ in kept} == set(tables)
    rules = rules_of("transamerica")
    codec = Codec(rules)
    for table in tables:
        entries = asyncio.run(stored(database, table))
        for (known, seq), (seat, text) in kept.items():
            if known == table:
                assert entries[seq].action is not None
                action = codec.action(entries[seq].action)
                assert (action.seat, rules.write(action)) == (seat, text)
        # The bot went on too: no restart has forgotten it.
        assert any([entry.seat == 2 for entry in entries[-30:]])
