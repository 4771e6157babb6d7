"""`make bench`: our figures beside python-chess and OpenSpiel, as ratios measured in one run.

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

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))


def measure(name: str, compiled: str) -> float:
    """One measurement in a fresh process; `compiled` is the folder of the compiled package, or empty: pure."""
    environment = {**os.environ, "PYTHONPATH": compiled}
    command = [sys.executable, str(HERE / "measures.py"), name]
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", required=True, help="folder where the compiled package is installed")
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("artefacts/bench.json"))
    arguments = parser.parse_args()
    compiled = str(Path(arguments.compiled).resolve())
    plan = [
        ("pure", "transamerica", ""),
        ("compiled", "transamerica", compiled),
        ("chess", "python_chess", ""),
        ("hex", "open_spiel", ""),
        ("clone_pure", "clone", ""),
        ("clone_compiled", "clone", compiled),
        ("replay_pure", "replay", ""),
        ("replay_compiled", "replay", compiled),
        ("steam_pure", "steam", ""),
        ("steam_compiled", "steam", compiled),
        ("steam_offers", "steam_offers", ""),
        ("steam_replay", "steam_replay", ""),
    ]
    seen: dict[str, list[float]] = {key: [] for key, _, _ in plan}
    console = Console(stderr=True)
    with Progress(console=console) as progress:
        task = progress.add_task("measuring", total=arguments.turns * len(plan))
        for _ in range(arguments.turns):
            for key, name, where in plan:
                seen[key].append(measure(name, where))
                progress.advance(task)
    from server_load import measure as measure_server

    console.print("20 tables in play …")
    # The server as an install with a C compiler gives it.
    os.environ["PYTHONPATH"] = compiled
    server = measure_server()
    figures = summarise(seen, server)
    show(figures)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    result = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "turns": arguments.turns,
        "figures": figures,
        "measured": seen,
        "server": server,
    }
    arguments.out.write_text(json.dumps(result, indent=1) + "\n")
    console.print(f"written to {arguments.out}")


def ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median([a / b for a, b in zip(ours, theirs, strict=True)])


def summarise(seen: dict[str, list[float]], server: dict[str, float]) -> list[dict[str, object]]:
    """Each figure with what is asked of it."""
    rows: list[tuple[str, float, str, str, float]] = [
        ("random play, pure, against python-chess", ratio(seen["pure"], seen["chess"]), "times", "at least", 20),
        (
            "random play, compiled, against python-chess",
            ratio(seen["compiled"], seen["chess"]),
            "times",
            "at least",
            60,
        ),
        ("random play, compiled, against OpenSpiel hex", ratio(seen["compiled"], seen["hex"]), "times", "at least", 3),
        ("clone, pure", statistics.median(seen["clone_pure"]), "µs", "under", 5),
        ("clone, compiled", statistics.median(seen["clone_compiled"]), "µs", "under", 5),
        ("record to state, pure", statistics.median(seen["replay_pure"]), "ms", "under", 100),
        ("record to state, compiled", statistics.median(seen["replay_compiled"]), "ms", "under", 100),
        (
            "Steam: random play, pure, against python-chess",
            ratio(seen["steam_pure"], seen["chess"]),
            "times",
            "at least",
            0.3,
        ),
        (
            "Steam: random play, compiled, against python-chess",
            ratio(seen["steam_compiled"], seen["chess"]),
            "times",
            "at least",
            1,
        ),
        ("Steam: offers of a late building, pure", statistics.median(seen["steam_offers"]), "ms", "under", 20),
        ("Steam: record to state, pure", statistics.median(seen["steam_replay"]), "ms", "under", 300),
        ("action posted to answered, p95, 20 tables", server["action_p95_ms"], "ms", "under", 30),
    ]
    return [
        {
            "figure": name,
            "value": round(value, 2),
            "unit": unit,
            "asked": f"{word} {bound:g}",
            "met": value >= bound if word == "at least" else value < bound,
        }
        for name, value, unit, word, bound in rows
    ]


def show(figures: list[dict[str, object]]) -> None:
    table = Table(title="Capolinea: figures of this run")
    for column in ("figure", "value", "asked", ""):
        table.add_column(column, justify="right" if column in ("value", "asked") else "left")
    for row in figures:
        table.add_row(
            str(row["figure"]), f"{row['value']} {row['unit']}", str(row["asked"]), "met" if row["met"] else "NOT MET"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
