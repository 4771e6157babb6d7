"""Writes the recorded matches of TransAmerica and their transcripts, from fixed seeds and a purposeful player.

    python tools/make_matches.py

The records are kept: run this again only when a rule was corrected, and let the diff of the transcripts be the review.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.transamerica import purposeful, transcript  # noqa: E402

from capolinea.core.chance import QuickChance  # noqa: E402
from capolinea.core.match import Match  # noqa: E402
from capolinea.core.record import Record, record_of  # noqa: E402
from capolinea.games.transamerica.events import BarrierMoved  # noqa: E402
from capolinea.games.transamerica.meta import Options  # noqa: E402
from capolinea.games.transamerica.rules import RULES  # noqa: E402

FOLDER = ROOT / "tests" / "games" / "transamerica" / "matches"

AnyMatch = Match[Any, Any]


class Case(NamedTuple):
    """The first seed whose match is of this kind is recorded."""

    seats: int
    vexation: bool
    wanted: Callable[[AnyMatch], bool]
    undoing: bool = False


def barrier_moved(match: AnyMatch) -> bool:
    return any([isinstance(event, BarrierMoved) for entry in match.journal for event in entry.events])


def any_match(match: AnyMatch) -> bool:
    return True


def shared_victory(match: AnyMatch) -> bool:
    return match.outcome is not None and len(match.outcome.winners) > 1


def long_without_barrier_moved(match: AnyMatch) -> bool:
    return match.state.round >= 3 and not barrier_moved(match)


def negative_points(match: AnyMatch) -> bool:
    return min(match.state.scores) < 0


CASES = {
    "2-seats": Case(2, False, any_match),
    "3-seats": Case(3, False, any_match),
    "4-seats": Case(4, False, any_match),
    "5-seats": Case(5, False, any_match),
    "6-seats": Case(6, False, any_match),
    "coloured-2-seats": Case(2, True, any_match),
    "coloured-5-seats": Case(5, True, any_match),
    "shared-victory": Case(4, False, shared_victory),
    "barrier-moved": Case(3, False, barrier_moved),
    "barrier-not-moved": Case(3, False, long_without_barrier_moved),
    "negative-points": Case(4, False, negative_points),
    "with-undo": Case(2, True, any_match, undoing=True),
}


def play(case: Case, seed: int) -> AnyMatch:
    """One match of the purposeful player against itself; `undoing`, it thinks better of a rail now and then."""
    match: AnyMatch = Match.new(RULES, Options(case.seats, case.vexation), seed)
    chance = QuickChance(seed)
    while (turn := match.turn) is not None:
        seat = turn.seats[0]
        match.play(purposeful(match.state, seat, chance))
        if case.undoing and chance.below("regret", 6) == 0 and match.undo_target(seat) is not None:
            match.undo(seat)
    return match


def record_text(record: Record) -> str:
    """JSON with one entry to a line, so that a change shows where it is."""
    head = msgspec.structs.replace(record, entries=())
    lines = ",\n".join([msgspec.json.encode(entry).decode() for entry in record.entries])
    return msgspec.json.encode(head).decode().replace('"entries":[]', f'"entries":[\n{lines}\n]', 1) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (name, case) in enumerate(CASES.items()):
        seed = 1000 * number
        while not case.wanted(match := play(case, seed)):
            seed += 1
        (FOLDER / f"{name}.json").write_text(record_text(record_of(match)), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(match), "utf-8")
        print(
            f"{name}: seed {seed}, {match.last_entry} entries, {match.state.round} rounds, points {match.state.scores}"
        )


if __name__ == "__main__":
    main()
