"""`make bench`: our figures beside python-chess, OpenSpiel and PettingZoo, as ratios measured in one run.

Ours and the yardsticks take turns, several times; a ratio is the median over the turns, so that a busy machine
disturbs both sides alike.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

PURE, COMPILED = "pure", "compiled"


class Figure(NamedTuple):
    """What is asked of one measure of one package: so many times a yardstick, or a bound in its unit."""

    name: str
    measure: str
    package: str
    asked: float
    beside: str = ""
    unit: str = "times"


#: Playouts beside python-chess's random play, which lists its moves: it has no other way to draw one.
#: game                 pure, compiled: so many times as fast
PLAYOUTS = {
    "transamerica": (18.0, 70.0),
    "rail-baron": (5.0, 16.0),
    "steam": (1.0, 4.0),
    "santa-fe-rails": (4.5, 25.0),
    "spike": (5.5, 20.0),
}
#: Listing, compiled, beside python-chess: so many times as fast.
LISTINGS = {"transamerica": 4.0, "rail-baron": 4.0, "steam": 0.3, "santa-fe-rails": 8.0, "spike": 1.5}
CHESS, HEX_PLAYOUT = "python_chess_listing", "open_spiel_playout"
#: Beside which both of our paths stand. All of these list: none of them can draw a move without.
LISTING = {
    CHESS: "python-chess",
    "petting_zoo_listing": "PettingZoo's chess",
    "open_spiel_chess_listing": "OpenSpiel's chess",
    "open_spiel_hex_listing": "OpenSpiel's hex",
}

FIGURES = (
    # figure                            measure             package   asked  beside
    *[
        Figure(f"{game}, playout beside python-chess, listing", f"{game}_playout", PURE, pure, CHESS)
        for game, (pure, _) in PLAYOUTS.items()
    ],
    *[
        Figure(f"{game}, playout beside python-chess, listing", f"{game}_playout", COMPILED, fast, CHESS)
        for game, (_, fast) in PLAYOUTS.items()
    ],
    *[
        Figure(f"{game}, {way} beside {name}, listing", f"{game}_{way}", package, asked, beside)
        for game in PLAYOUTS
        for package in (PURE, COMPILED)
        for way in ("listing", "sampling")
        for beside, name in LISTING.items()
        if package == COMPILED or beside == CHESS
        for asked in [LISTINGS[game] if (package, way, beside) == (COMPILED, "listing", CHESS) else 0]
    ],
    Figure("transamerica, playout beside hex, playout in C++", "transamerica_playout", COMPILED, 0, HEX_PLAYOUT),
    *[
        Figure(f"{game}, view", f"{game}_view", package, 20, unit="µs")
        for game in PLAYOUTS
        for package in (PURE, COMPILED)
    ],
    *[
        Figure(f"{game}, many matches beside one environment", f"{game}_many", package, 10, f"{game}_environment")
        for game in PLAYOUTS
        for package in (PURE, COMPILED)
    ],
    Figure("transamerica, clone", "clone", PURE, 5, unit="µs"),
    Figure("transamerica, clone", "clone", COMPILED, 5, unit="µs"),
    Figure("transamerica, record to state", "transamerica_replay", PURE, 100, unit="ms"),
    Figure("transamerica, record to state", "transamerica_replay", COMPILED, 100, unit="ms"),
    Figure("rail-baron, offers for a roll of 12", "rail-baron_offers", PURE, 5, unit="ms"),
    Figure("rail-baron, record to state", "rail-baron_replay", PURE, 200, unit="ms"),
    Figure("steam, offers of a late building", "steam_offers", PURE, 20, unit="ms"),
    Figure("steam, record to state", "steam_replay", PURE, 300, unit="ms"),
    Figure("steam, slowest decision of the hard bot", "steam_thinking", PURE, 500, unit="ms"),
    Figure("santa-fe-rails, record to state", "santa-fe-rails_replay", PURE, 100, unit="ms"),
    Figure("santa-fe-rails, slowest decision of the hard bot", "santa-fe-rails_thinking", PURE, 500, unit="ms"),
    Figure("spike, record to state", "spike_replay", PURE, 100, unit="ms"),
    Figure("spike, slowest decision of the hard bot", "spike_thinking", PURE, 500, unit="ms"),
)
YARDSTICKS = (*LISTING, HEX_PLAYOUT)
#: The server's answer to a move, in milliseconds.
SERVER_ASKED = 30.0
#: The loop while a hostile client uses every address, in milliseconds.
LOOP_ASKED = 50.0
#: What a table weighs: figure, measure, unit, bound.
WEIGHTS = (
    ("rail-baron, downloads of the state to open a table", "states", "", 1.5),
    ("rail-baron, first possible move, 400 kbit/s, 400 ms", "first_move_s", "s", 3.0),
    ("rail-baron, a move and three bots' turns", "move_kb", "kB", 30.0),
)


def measure(name: str, path: str) -> float:
    """One measurement in a fresh process; `path` is the folder of the compiled package, or empty: pure."""
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, str(HERE / "measures.py"), name]
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def check_packages(paths: dict[str, str]) -> None:
    """A pure package that was compiled in its folder, or the reverse, would be measured under the wrong name."""
    for package, path in paths.items():
        if (measure("is_compiled", path) == 1) != (package == COMPILED):
            raise SystemExit(
                f"The package at {path or 'src'} is not {package}: remove *.so below src, then make bench."
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", required=True, help="folder where the compiled package is installed")
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("artefacts/bench.json"))
    arguments = parser.parse_args()
    paths = {PURE: "", COMPILED: str(Path(arguments.compiled).resolve())}
    check_packages(paths)
    plan = list(dict.fromkeys([(figure.measure, figure.package) for figure in FIGURES]))
    plan += [(name, PURE) for name in YARDSTICKS]
    plan += [(f"{game}_environment", package) for game in PLAYOUTS for package in (PURE, COMPILED)]
    seen: dict[tuple[str, str], list[float]] = {key: [] for key in plan}
    console = Console(stderr=True)
    with Progress(console=console) as progress:
        task = progress.add_task("measuring", total=arguments.turns * len(plan))
        for _ in range(arguments.turns):
            for name, package in plan:
                seen[name, package].append(measure(name, paths[package]))
                progress.advance(task)
    from server_load import measure as measure_server

    console.print("20 tables in play …")
    # The server as an install with a C compiler gives it.
    os.environ["PYTHONPATH"] = paths[COMPILED]
    server = measure_server()
    from loop_freedom import measure as measure_loop

    console.print("a hostile client …")
    loop = measure_loop()
    from page_weight import measure as measure_weight

    console.print("a table on a slow line …")
    weight = measure_weight()
    rows = [judged(figure, seen) for figure in FIGURES]
    rows += [row(name, COMPILED, weight[key], unit, "", asked) for name, key, unit, asked in WEIGHTS]
    p95 = server["action_p95_ms"]
    rows.append(row("action posted to answered, p95, 20 tables", COMPILED, p95, "ms", "", SERVER_ASKED))
    rows.append(row("longest stretch the loop is not free", PURE, loop["loop_longest_ms"], "ms", "", LOOP_ASKED))
    show(rows)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    result = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "turns": arguments.turns,
        "figures": rows,
        "measured": {f"{name} {package}": values for (name, package), values in seen.items()},
        "server": server,
        "weight": weight,
        "loop": loop,
    }
    arguments.out.write_text(json.dumps(result, indent=1) + "\n")
    console.print(f"written to {arguments.out}")


def judged(figure: Figure, seen: dict[tuple[str, str], list[float]]) -> dict[str, object]:
    """A ratio is the median over the turns, each with the yardstick of its own turn; ours is of the same package."""
    ours = seen[figure.measure, figure.package]
    if figure.beside:
        beside = seen[figure.beside, PURE if figure.beside in YARDSTICKS else figure.package]
        ours = [mine / theirs for mine, theirs in zip(ours, beside, strict=True)]
    value = statistics.median(ours)
    return row(figure.name, figure.package, value, figure.unit, figure.beside, figure.asked)


def row(name: str, package: str, value: float, unit: str, beside: str, asked: float) -> dict[str, object]:
    """A ratio is to be reached, a time to be stayed under."""
    return {
        "figure": name,
        "package": package,
        "value": round(value, 2),
        "unit": f"times {beside}" if beside else unit,
        "asked": f"at least {asked:g}" if beside and asked else "" if beside else f"under {asked:g}",
        "met": value >= asked if beside else value < asked,
    }


def show(rows: list[dict[str, object]]) -> None:
    table = Table(title="Capolinea: figures of this run")
    for column in ("figure", "package", "value", "asked", ""):
        table.add_column(column, justify="right" if column in ("value", "asked") else "left")
    for each in rows:
        cells = [str(each["figure"]), str(each["package"]), f"{each['value']} {each['unit']}", str(each["asked"])]
        table.add_row(*cells, ("met" if each["met"] else "NOT MET") if each["asked"] else "")
    Console().print(table)


if __name__ == "__main__":
    main()
