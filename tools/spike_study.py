"""Play many matches of Spike between bots of one level and tell what board and cards are worth.

    python tools/spike_study.py OUT_FOLDER --seats 2 3 4 --matches 2000 --bot medium --seed 1

For every number of seats a file of tallies is written, anew after every hundred matches, so that a study that is broken
off leaves what it has. `--report` prints the tables of the files there are. The players think as in any other match;
only builds are not listed for them, since these bots find their own.
"""

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

from capolinea.core.chance import Chance
from capolinea.games.spike.actions import Build
from capolinea.games.spike.bot import BOTS
from capolinea.games.spike.meta import Options
from capolinea.games.spike.research import SpikeObserver
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.state import State
from capolinea.lab.playing import stream

#: A tally: times, sum and sum of squares of the value, sum of wins.
Tally = list[float]
Tallies = dict[str, dict[str, Tally]]


def offers_but_builds(state: State, seat: int) -> list[Any]:
    rows = [row for row in RULES.actions.rows if state.stage in row.stages and row.action is not Build]
    return [offer for row in rows for offer in row.offer(state, seat)]


def play(options: Options, bot: str, deal: Chance, bot_chances: list[Chance], tallies: Tallies) -> None:
    """One match, into the tallies."""
    choose = BOTS.players[bot]
    observer = SpikeObserver()
    state, events = RULES.setup(options, deal)
    observer.see(events)
    while (turn := RULES.turn(state)) is not None:
        seat = turn.seats[0]
        action = choose(RULES.view(state, seat), offers_but_builds(state, seat), bot_chances[seat])
        observer.see(RULES.apply(state, action, deal))
        deal.drawn.clear()
        bot_chances[seat].drawn.clear()
    outcome = RULES.outcome(state)
    assert outcome is not None
    wins = [(rank == 1) / len(outcome.winners) for rank in outcome.ranks]
    for finding in observer.findings(state, wins):
        tally = tallies.setdefault(finding.table, {}).setdefault(finding.row, [0, 0.0, 0.0, 0.0])
        for i, more in enumerate((1, finding.value, finding.value**2, finding.won or 0.0)):
            tally[i] += more


def study(folder: Path, seats: int, matches: int, bot: str, seed: int) -> None:
    tallies: Tallies = {}
    options = Options(seats)
    for number in range(matches):
        bot_chances: list[Chance] = [stream(seed, number, "mind", seat) for seat in range(seats)]
        play(options, bot, stream(seed, number, "deal"), bot_chances, tallies)
        if (number + 1) % 100 == 0 or number + 1 == matches:
            found = {"seats": seats, "bot": bot, "seed": seed, "matches": number + 1, "tallies": tallies}
            (folder / f"{seats}.json").write_text(json.dumps(found))


def mean(tally: Tally) -> float:
    return tally[1] / tally[0]


def spread(tally: Tally) -> float:
    return sqrt(max(0.0, tally[2] / tally[0] - mean(tally) ** 2))


def report(found: dict[str, Any]) -> str:
    """The tables of one number of seats; rows by what they bring."""
    lines = [f"## {found['seats']} seats, {found['matches']} matches of `{found['bot']}`, seed {found['seed']}"]
    for table, rows in found["tallies"].items():
        lines += ["", f"### {table}", "", "| | times | mean | spread | share of wins |", "|---|---|---|---|---|"]
        for name, tally in sorted(rows.items(), key=lambda row: -mean(row[1])):
            wins = f"{100 * tally[3] / tally[0]:.1f} %"
            lines.append(f"| {name} | {tally[0]:.0f} | {mean(tally):.2f} | {spread(tally):.2f} | {wins} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", action="store_true", help="only print what was found")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for seats in chosen.seats:
        if not chosen.report:
            study(chosen.folder, seats, chosen.matches, chosen.bot, chosen.seed)
        print(report(json.loads((chosen.folder / f"{seats}.json").read_text())), end="\n\n")


if __name__ == "__main__":
    main()
