"""Writes the recorded matches of Spike and their transcripts, from fixed seeds.

    python tools/make_spike_matches.py

The records are kept: run this again only when a rule was corrected or the map changed, and let the diff of the
transcripts be the review.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.spike import carrier, lively, loiterer, lonely_carrier, transcript  # noqa: E402
from tools.make_matches import record_text  # noqa: E402

from capolinea.core.action import Action  # noqa: E402
from capolinea.core.event import Event  # noqa: E402
from capolinea.core.match import Match  # noqa: E402
from capolinea.core.record import record_of  # noqa: E402
from capolinea.games.spike.actions import Load, Ride, Start  # noqa: E402
from capolinea.games.spike.events import Unloaded  # noqa: E402
from capolinea.games.spike.meta import Options  # noqa: E402
from capolinea.games.spike.rules import RULES  # noqa: E402

FOLDER = ROOT / "tests" / "games" / "spike" / "matches"

AnyMatch = Match[Any, Any]


class Case(NamedTuple):
    """The first seed whose match ends for this reason, with such an event, is recorded."""

    options: Options
    player: Callable[[Any, int, Random], Action]
    reason: str
    event: type[Event] = Event
    undoing: bool = False


CASES = {
    "time-2-seats": Case(Options(2), carrier, "time", undoing=True),
    "time-3-seats": Case(Options(3), carrier, "time"),
    "time-4-seats": Case(Options(4), carrier, "time"),
    "careless-4-seats": Case(Options(4), lively, "time", Unloaded),
    "complete-2-seats": Case(Options(2), lonely_carrier, "complete"),
    "complete-3-seats": Case(Options(3), lonely_carrier, "complete"),
    "idle-2-seats": Case(Options(2), loiterer, "idle"),
    "advanced-2-seats": Case(Options(2, advanced=True), carrier, "time"),
    "advanced-4-seats": Case(Options(4, advanced=True, shared_lines=True, mixed_wilds=True), carrier, "time"),
    "shared-lines-3-seats": Case(Options(3, shared_lines=True), carrier, "time"),
    "mixed-wilds-3-seats": Case(Options(3, mixed_wilds=True), carrier, "time"),
}


def play(case: Case, seed: int) -> AnyMatch:
    """One match; `undoing`, a player thinks better of a small decision now and then."""
    match: AnyMatch = Match.new(RULES, case.options, seed)
    random = Random(seed)
    while (turn := match.turn) is not None:
        seat = turn.seats[0]
        action = case.player(match.state, seat, random)
        match.play(action)
        regrets = case.undoing and isinstance(action, (Ride, Start, Load)) and random.randrange(8) == 0
        if regrets and match.undo_target(seat) is not None:
            match.undo(seat)
    return match


def fits(case: Case, match: AnyMatch) -> bool:
    if match.outcome is None or match.outcome.reason != case.reason:
        return False
    return any([isinstance(event, case.event) for entry in match.journal for event in entry.events])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, case in CASES.items():
        seed, match = 1, play(case, 1)
        while not fits(case, match):
            seed += 1
            match = play(case, seed)
        (FOLDER / f"{name}.json").write_text(record_text(record_of(match)), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(match), "utf-8")
        print(f"{name}: seed {seed}, {match.last_entry} entries, money {match.state.money}", flush=True)


if __name__ == "__main__":
    main()
