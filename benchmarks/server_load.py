"""How long a player waits for the answer to a move, with twenty tables in play on one real server."""

import gzip
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple

TABLES = 20
SECONDS = 15.0
#: Each table moves about once a second, faster than people do.
THINKING = (0.5, 1.5)


class Served(NamedTuple):
    port: int
    process: int


@contextmanager
def server(folder: Path) -> Iterator[Served]:
    """A server in a process of its own, as a host runs it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    settings = {"REQUESTS_PER_SECOND": "0", "TABLES_PER_MINUTE": "0"}
    environment = os.environ | {f"CAPOLINEA_{key}": value for key, value in settings.items()}
    command = [
        sys.executable,
        "-m",
        "capolinea",
        "serve",
        "--port",
        str(port),
        "--database",
        str(folder / "load.sqlite"),
    ]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        yield Served(port, process.pid)
    finally:
        process.terminate()
        process.wait(20)


class Browser:
    """One connection that keeps its cookies. Plain, so that what is timed is the server and not its visitor."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookies = SimpleCookie[str]()
        self.waited = 0.0

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return json.loads(self.fetch(path, method, body))

    def fetch(self, path: str, method: str = "GET", body: Any = None) -> bytes:
        headers = {"X-Capolinea": "1", "Content-Type": "application/json", "Accept-Encoding": "gzip"}
        headers["Cookie"] = "; ".join([f"{name}={morsel.value}" for name, morsel in self.cookies.items()])
        sent = None if body is None else json.dumps(body)
        began = time.perf_counter()
        self.connection.request(method, path, sent, headers)
        answer = self.connection.getresponse()
        data = answer.read()
        self.waited = time.perf_counter() - began
        for cookie in answer.headers.get_all("Set-Cookie", []):
            self.cookies.load(cookie)
        if answer.status >= 300:
            raise HTTPException(f"{answer.status}: {data[:200]!r}")
        return gzip.decompress(data) if answer.headers["Content-Encoding"] == "gzip" else data


def wait_for(port: int) -> None:
    """Until a page is answered; the port is there a little before the tables are."""
    for _ in range(600):
        connection = HTTPConnection("127.0.0.1", port, timeout=30)
        try:
            connection.request("GET", "/join")
            connection.getresponse().read()
            return
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()
    raise RuntimeError("the server does not start")


def play(port: int, number: int, end: float) -> tuple[list[float], list[float]]:
    """Two people at one screen, and a spectator who looks after each move: what each of them waited."""
    chooser = random.Random(number)
    browser = Browser(port)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bea"}]
    table = browser.ask("POST", "/api/tables", {"game": "transamerica", "seats": seats})["table"]
    seen = browser.ask("GET", f"/api/tables/{table}")
    moves: list[float] = []
    looks: list[float] = []
    while time.perf_counter() < end and seen["offers"]:
        time.sleep(chooser.uniform(*THINKING))
        action = chooser.choice(seen["offers"])["action"]
        body = {"seat": seen["viewer"], "entry": seen["entry"], "action": action}
        seen = browser.ask("POST", f"/api/tables/{table}/actions", body)
        moves.append(browser.waited)
        browser.ask("GET", f"/api/tables/{table}?seat=-1&log={seen['entry'] - 1}")
        looks.append(browser.waited)
    return moves, looks


def measure() -> dict[str, float]:
    """Milliseconds from sending a move to having the whole answer, and the same for a spectator's view."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as served, ThreadPoolExecutor(TABLES) as tables:
        port = served.port
        wait_for(port)
        end = time.perf_counter() + SECONDS
        played = [table.result() for table in [tables.submit(play, port, number, end) for number in range(TABLES)]]
    waits = {
        "action": [wait for moves, _ in played for wait in moves],
        "view": [w for _, looks in played for w in looks],
    }
    found: dict[str, float] = {"tables": TABLES, "actions": len(waits["action"])}
    for name, seconds in waits.items():
        parts = statistics.quantiles(seconds, n=100)
        found |= {f"{name}_p50_ms": round(parts[49] * 1000, 1), f"{name}_p95_ms": round(parts[94] * 1000, 1)}
    return found


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
