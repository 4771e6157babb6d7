"""`make memory`: how much memory a server holds that has seen 5,000 tables of all five games, one after another.

Each table is opened by somebody, played for a few moves at random, and looked at as a page and as data. What belongs to
a match must go with it: the figure to watch is the last resident size against that of the first thousand tables.
"""

import argparse
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from server_load import Browser, server, wait_for

GAMES = ("transamerica", "rail-baron", "steam", "santa-fe-rails", "spike")
MOVES = 6
#: A visitor opens so many tables; then another comes.
TABLES_EACH = 20


def play(browser: Browser, game: str, chooser: random.Random) -> None:
    seats = [{"kind": kind, "name": name} for kind, name in (("me", "Anna"), ("here", "Bea"), ("here", "Carla"))]
    table = browser.ask("POST", "/api/tables", {"game": game, "seats": seats})["table"]
    seen: dict[str, Any] = browser.ask("GET", f"/api/tables/{table}")
    for _ in range(MOVES):
        body = {"seat": seen["viewer"], "entry": seen["entry"], "action": chooser.choice(seen["offers"])["action"]}
        seen = browser.ask("POST", f"/api/tables/{table}/actions", body)
    browser.ask("GET", f"/api/tables/{table}?seat=-1")
    browser.fetch(f"/t/{table}")


def resident(process: int) -> float:
    """Mebibytes of the server's process; Linux only."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no resident size")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    arguments = parser.parse_args()
    chooser = random.Random(1)
    found: dict[int, float] = {}
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as served:
        wait_for(served.port)
        for number in range(arguments.tables):
            if number % TABLES_EACH == 0:
                browser = Browser(served.port)
            play(browser, GAMES[number % len(GAMES)], chooser)
            if (number + 1) % (arguments.tables // 10) == 0:
                found[number + 1] = round(resident(served.process), 1)
                print(f"{number + 1} tables: {found[number + 1]} MiB", flush=True)
    print(json.dumps({"resident_mib": found}, indent=1))


if __name__ == "__main__":
    main()
