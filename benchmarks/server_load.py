"""How long a player waits for the answer to a move, with twenty tables in play on one real server."""

import asyncio
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
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

TABLES = 20
SECONDS = 15.0
#: Each table moves about once a second, faster than people do.
THINKING = (0.5, 1.5)


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server in a process of its own, as a host would run it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = {"DATABASE": str(folder / "load.sqlite"), "REQUESTS_PER_SECOND": "0", "TABLES_PER_MINUTE": "0"}
    environment = os.environ | {f"CAPOLINEA_{key}": value for key, value in settings.items()}
    command = [sys.executable, "-m", "uvicorn", "--factory", "capolinea.server.app:create_app", "--port", str(port)]
    process = subprocess.Popen([*command, "--log-level", "warning", "--no-access-log"], env=environment)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


async def wait_for(url: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(600):
            try:
                await client.get(f"{url}/join")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise RuntimeError("the server does not start")


async def play(url: str, number: int, end: float, waits: dict[str, list[float]]) -> None:
    """Two people at one screen, and a spectator who looks after each move."""
    chooser = random.Random(number)
    limits = httpx.Limits(max_keepalive_connections=2)
    async with httpx.AsyncClient(base_url=url, headers={"X-Capolinea": "1"}, limits=limits, timeout=30) as client:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bea"}]
        opened = (await client.post("/api/tables", json={"game": "transamerica", "seats": seats})).json()
        table = opened["table"]
        seen = (await client.get(f"/api/tables/{table}")).json()
        while time.perf_counter() < end and seen["offers"]:
            await asyncio.sleep(chooser.uniform(*THINKING))
            action = chooser.choice(seen["offers"])["action"]
            body = {"seat": seen["viewer"], "entry": seen["entry"], "action": action}
            seen = (await timed(client.post(f"/api/tables/{table}/actions", json=body), waits["action"])).json()
            watching = {"seat": -1, "log": seen["entry"] - 1}
            await timed(client.get(f"/api/tables/{table}", params=watching), waits["view"])


async def timed(request: Any, waits: list[float]) -> httpx.Response:
    began = time.perf_counter()
    answer: httpx.Response = await request
    waits.append(time.perf_counter() - began)
    answer.raise_for_status()
    return answer


async def load(url: str) -> dict[str, list[float]]:
    await wait_for(url)
    waits: dict[str, list[float]] = {"action": [], "view": []}
    end = time.perf_counter() + SECONDS
    await asyncio.gather(*[play(url, number, end, waits) for number in range(TABLES)])
    return waits


def measure() -> dict[str, float]:
    """Milliseconds from sending a move to having the whole answer, and the same for a spectator's view."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as url:
        waits = asyncio.run(load(url))
    found: dict[str, float] = {"tables": TABLES, "actions": len(waits["action"])}
    for name, seconds in waits.items():
        parts = statistics.quantiles(seconds, n=100)
        found |= {f"{name}_p50_ms": round(parts[49] * 1000, 1), f"{name}_p95_ms": round(parts[94] * 1000, 1)}
    return found


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
