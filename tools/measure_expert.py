"""Measures whether search beats `hard`, by a test that was fixed beforehand, and keeps the result of every deal.

    python tools/measure_expert.py transamerica --seats 2 --seed 1 [--playouts 200] [--minutes 10] [--most 200]

Every deal is played in every seating. After each deal a confidence sequence (`capolinea.lab.sequential`, 95 %) is
looked at: the test ends as soon as it excludes an even share of wins, or after `--most` deals. Results are kept in
docs/expert.json; a run that is interrupted, or ended by `--minutes`, is taken up where it stopped.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from capolinea.bots.playouts import Horizon
from capolinea.bots.search import Searcher, Settings
from capolinea.games.catalogue import bots_of, rules_of
from capolinea.lab.ladder import interval, play_deals, score_deals
from capolinea.lab.sequential import SequentialTest, anytime_interval

KEPT: Final = Path(__file__).parent.parent / "docs/expert.json"


def settings_from(game: str, asked: argparse.Namespace) -> Settings:
    """Return the game's own settings, or the plain ones, with what was asked for."""
    expert = bots_of(game).players.get("expert")
    found = expert.settings if isinstance(expert, Searcher) else Settings()
    if asked.parts is not None:
        found = replace(found, horizon=Horizon(moves=found.horizon.moves, parts=asked.parts))
    for name in ("playouts", "candidates", "caution"):
        value = getattr(asked, name)
        if value is not None:
            found = replace(found, **{name: value})
    return found


def row_of(rows: list[dict[str, Any]], key: dict[str, Any]) -> dict[str, Any]:
    """Return the row of this test; a new one if there is none."""
    for row in rows:
        if all(row[name] == value for name, value in key.items()):
            return row
    row = {**key, "shares": [], "leads": [], "seconds": 0.0, "decisions": 0}
    rows.append(row)
    return row


def summarise(row: dict[str, Any], most: int) -> None:
    shares, lead = row["shares"], interval(row["leads"])
    row["share"] = [round(each, 3) for each in (sum(shares) / len(shares), *anytime_interval(shares))]
    row["lead"] = [round(each, 2) for each in (lead.mean, lead.low, lead.high)]
    row["deals"] = len(row["shares"])
    row["verdict"] = verdict(shares) or ("even" if row["deals"] >= most else "open")


def verdict(shares: list[float]) -> str:
    """Return `stronger` or `weaker` once the sequential test has decided; empty before."""
    test = SequentialTest()
    for share in shares:
        test.add(share)
    return test.verdict


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--other", default="hard")
    parser.add_argument("--most", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--candidates", type=int)
    parser.add_argument("--parts", type=int)
    parser.add_argument("--caution", type=float)
    parser.add_argument("--file", type=Path, default=KEPT)
    asked = parser.parse_args()
    chosen = settings_from(asked.game, asked)
    mind = bots_of(asked.game).mind
    assert mind is not None
    expert = Searcher(rules=rules_of(asked.game), mind=mind, settings=chosen)
    key = {
        "game": asked.game,
        "seats": asked.seats,
        "other": asked.other,
        "seed": asked.seed,
        "playouts": chosen.playouts,
        "candidates": chosen.candidates,
        "caution": chosen.caution,
        "parts": chosen.horizon.parts,
    }
    until = monotonic() + 60 * asked.minutes
    while True:
        rows = json.loads(asked.file.read_text()) if asked.file.exists() else []
        row = row_of(rows, key)
        deal = len(row["shares"])
        if deal and (verdict(row["shares"]) or deal >= asked.most or monotonic() > until):
            break
        began = process_time()
        played, times = play_deals(asked.game, expert, asked.other, asked.seed, asked.seats, {}, deal, deal + 1)
        row["seconds"] = round(row["seconds"] + process_time() - began, 2)
        row["decisions"] += sum(times.counts[0].values())
        row["shares"] += [round(share, 4) for share, _ in score_deals(played)]
        row["leads"] += [round(lead, 3) for _, lead in score_deals(played)]
        summarise(row, asked.most)
        asked.file.write_text(json.dumps(rows, indent=1) + "\n")
    print({name: value for name, value in row.items() if name not in ("shares", "leads")})


if __name__ == "__main__":
    main()
