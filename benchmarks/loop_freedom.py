"""The longest stretch in which the server's loop is not free, while a hostile client uses every address.

The server runs in this process, with a task on its loop that should come every millisecond; the client, in a process
of its own, asks on several connections at once for whatever is most work, without any pause. Rate limits are off,
because behind many addresses there would be none.
"""

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

SECONDS = 20.0
CONNECTIONS = 12
HEADERS = {"X-Capolinea": "1", "Accept-Encoding": "br"}
CSRF = re.compile(r'name="csrf"[^>]*value="([a-z2-7]{26})"')
#: Nested deeper and with more parts than any map, as long as is taken.
ODD_MAP = "[[a]]\nb = [" + "[1, 2], " * 6000 + "]\n"


class Heart:
    """Beats every millisecond. Remembers in milliseconds how late each beat was, and how long the loop itself worked
    since the last: the first counts what a busy machine takes away, the second does not."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.worked: list[float] = []

    def forget(self) -> None:
        self.late.clear()
        self.worked.clear()

    async def beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due, began = loop.time() + 0.001, time.thread_time()
            await asyncio.sleep(0.001)
            self.late.append((loop.time() - due) * 1000)
            self.worked.append((time.thread_time() - began) * 1000)


def records() -> list[bytes]:
    """A long finished match of each game."""
    from capolinea.api import play_match
    from capolinea.games.catalogue import GAMES

    found: list[bytes] = []
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            place = Path(folder) / f"{game}.json"
            play_match(game, ["easy"] * 4, seed=3).save(str(place))
            found.append(place.read_bytes())
    return found


class Attacker:
    """One browser with tables of every game, finished and in play."""

    def __init__(self, url: str, files: list[bytes], number: int) -> None:
        self.http = httpx.Client(base_url=url, timeout=120, headers=HEADERS)
        self.chooser = random.Random(number)
        self.files = files
        self.finished = [self.bring(data).headers["location"].split("/")[2] for data in files]
        self.playing = [self.open(json.loads(data)["game"]) for data in files]

    def csrf(self) -> str:
        found = CSRF.search(self.http.get("/").text)
        assert found is not None
        return found[1]

    def bring(self, data: bytes) -> httpx.Response:
        return self.http.post("/import", data={"csrf": self.csrf()}, files={"record": ("x.json", data)})

    def open(self, game: str) -> str:
        seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}, {"kind": "bot:easy"}]
        return str(self.http.post("/api/tables", json={"game": game, "seats": seats}).json()["table"])

    def attack(self, end: float) -> int:
        asked = 0
        while time.monotonic() < end:
            self.chooser.choice(self.blows())()
            asked += 1
        return asked

    def blows(self) -> list[Callable[[], Any]]:
        over, table = self.chooser.choice(self.finished), self.chooser.choice(self.playing)
        entry, seat = self.chooser.randrange(150), self.chooser.randrange(3)
        language = self.chooser.choice(["it", "en"])
        paths = [
            f"/api/tables/{over}/at/{entry}?seat={seat}",
            f"/api/tables/{over}?seat={seat}",
            f"/api/tables/{over}/log?before=100000&seat={seat}",
            f"/api/tables/{over}/look-up?seat={seat}",
            f"/api/tables/{table}/look-up",
            f"/api/tables/{table}/aim?seat={seat}&target=dot:{entry}",
            f"/api/tables/{table}/why?seat={seat}&target=dot:{entry}&target=hex:J8&target=line:{entry}",
            f"/api/tables/{table}",
            f"/t/{over}",
            f"/t/{table}",
            f"/t/{over}/replay?entry={entry}",
            f"/t/{over}/picture.svg?entry={entry}",
            f"/t/{over}/record.json",
            f"/t/{over}/record.txt",
            f"/t/{over}/board/{language}.svg?part=ground",
            "/board/steam.it.svg?part=played",
            "/rules/rail-baron",
            "/",
        ]
        asks = [lambda path=path: self.http.get(path, headers={"Accept-Language": language}) for path in paths]
        return [*asks, self.send_map, self.send_record, self.move, self.move, self.move]

    def send_map(self) -> None:
        self.http.post("/api/maps/steam", json={"text": ODD_MAP})

    def send_record(self) -> None:
        self.bring(self.chooser.choice(self.files))

    def move(self) -> None:
        table = self.chooser.choice(self.playing)
        seen = self.http.get(f"/api/tables/{table}").json()
        if seen["offers"]:
            action = self.chooser.choice(seen["offers"])["action"]
            body = {"seat": seen["viewer"], "entry": seen["entry"], "action": action, "have": seen["mark"]}
            self.http.post(f"/api/tables/{table}/actions", json=body)


def attack(url: str, seconds: float) -> None:
    """In a process of its own. Tells how many requests were made."""
    files = records()
    attackers = [Attacker(url, files, 0)]
    print("ready", flush=True)
    # The others use the first one's tables, with its cookie.
    for number in range(1, CONNECTIONS):
        other = Attacker.__new__(Attacker)
        other.http = httpx.Client(base_url=url, timeout=120, headers=HEADERS, cookies=dict(attackers[0].http.cookies))
        other.chooser, other.files = random.Random(number), files
        other.finished, other.playing = attackers[0].finished, attackers[0].playing
        attackers.append(other)
    end = time.monotonic() + seconds
    with ThreadPoolExecutor(CONNECTIONS) as threads:
        print(sum(threads.map(lambda each: each.attack(end), attackers)), flush=True)


def measure(seconds: float = SECONDS) -> dict[str, float]:
    """Milliseconds: the longest stretch, and the one that a thousandth of all exceeds."""
    from capolinea.cli.serve import server_for
    from capolinea.server.app import create_app
    from capolinea.server.settings import Settings

    heart = Heart()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=str(Path(folder) / "x.sqlite"), requests_per_second=0, tables_per_minute=0, bot_tables_per_hour=0
        )
        server = server_for(create_app(settings), [])
        place = socket.create_server(("127.0.0.1", 0))
        server.on_start = lambda: setattr(server, "heart", asyncio.get_running_loop().create_task(heart.beat()))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [place]})
        thread.start()
        command = [sys.executable, __file__, f"http://127.0.0.1:{place.getsockname()[1]}", str(seconds)]
        client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert client.stdout is not None
        client.stdout.readline()
        # What happened before, when everything was used for the first time, is reported by itself.
        first = max(heart.late, default=0.0)
        heart.forget()
        requests = int(client.stdout.readline() or 0)
        late, worked = sorted(heart.late), sorted(heart.worked)
        client.wait()
        server.should_exit = True
        thread.join()
    return {
        "requests": requests,
        "seconds": seconds,
        "load": round(os.getloadavg()[0], 1),
        "loop_longest_ms": round(late[-1], 1),
        "loop_p999_ms": round(late[len(late) * 999 // 1000], 1),
        "loop_work_longest_ms": round(worked[-1], 1),
        "loop_work_p999_ms": round(worked[len(worked) * 999 // 1000], 1),
        "loop_first_use_ms": round(first, 1),
    }


if __name__ == "__main__":
    if len(sys.argv) > 1:
        attack(sys.argv[1], float(sys.argv[2]))
    else:
        print(json.dumps(measure(), indent=1))
