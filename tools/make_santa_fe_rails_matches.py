"""Writes the recorded matches of Santa Fe Rails and their transcripts, from fixed seeds.

    python tools/make_santa_fe_rails_matches.py

The records are kept: run this again only when a rule or the map was corrected, and let the diff of the transcripts be
the review.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.santa_fe_rails import anyhow, transcript, wayward  # noqa: E402
from tools.make_matches import record_text  # noqa: E402

from capolinea.core.action import Action  # noqa: E402
from capolinea.core.match import Match  # noqa: E402
from capolinea.core.record import record_of  # noqa: E402
from capolinea.games.santa_fe_rails.actions import (  # noqa: E402
    BeginBranch,
    Decline,
    EndGame,
    Exchange,
    PlaceCounter,
    PutOff,
)
from capolinea.games.santa_fe_rails.events import CountersDeclined  # noqa: E402
from capolinea.games.santa_fe_rails.meta import Options  # noqa: E402
from capolinea.games.santa_fe_rails.rules import RULES  # noqa: E402

FOLDER = ROOT / "tests" / "games" / "santa_fe_rails" / "matches"

AnyMatch = Match[Any, Any]


class Case(NamedTuple):
    """The first seed whose match ends for this reason, in which all these are done and `wanted` holds, is recorded.

    `changing`: rails are taken back and choices changed now and then.
    """

    options: Options
    player: Callable[[Any, int, Random], Action]
    reason: str
    done: tuple[type[Action], ...] = ()
    wanted: Callable[[AnyMatch], bool] = lambda match: True
    changing: bool = False


def third_hand_wins(match: AnyMatch) -> bool:
    return match.outcome is not None and not match.outcome.winners


def shared_victory(match: AnyMatch) -> bool:
    return match.outcome is not None and len(match.outcome.winners) > 1


def short_lines_built(match: AnyMatch) -> bool:
    return all(match.state.towns_of)


def counters_declined(match: AnyMatch) -> bool:
    return any([isinstance(event, CountersDeclined) for entry in match.journal for event in entry.events])


CASES = {
    "2-seats": Case(Options(2), wayward, "dead_ends", (Exchange, PlaceCounter)),
    "3-seats": Case(Options(3), wayward, "all_laid", (BeginBranch, PlaceCounter)),
    "4-seats": Case(Options(4), wayward, "dead_ends", (BeginBranch, Exchange), short_lines_built),
    "5-seats": Case(Options(5), wayward, "dead_ends", (PutOff, PlaceCounter)),
    "third-hand-wins": Case(Options(2), anyhow, "dead_ends", (), third_hand_wins),
    "empty-deck": Case(Options(2), wayward, "all_laid", (Decline,)),
    "terrain-all-pass": Case(Options(4, terrain=True), anyhow, "all_passed", (BeginBranch,)),
    "terrain-dead-ends": Case(Options(3, terrain=True, first="c"), wayward, "dead_ends"),
    "let-end": Case(Options(3), anyhow, "dead_ends", (EndGame,)),
    "shared-victory": Case(Options(4), wayward, "dead_ends", (), shared_victory),
    "changes-of-mind": Case(Options(3), wayward, "dead_ends", (), changing=True),
    "no-counter": Case(Options(3), wayward, "all_laid", (), counters_declined),
    "same-start": Case(Options(2, alternating_start=False), wayward, "all_laid", (Exchange,)),
}


def play(case: Case, seed: int) -> AnyMatch:
    match: AnyMatch = Match.new(RULES, case.options, seed)
    random = Random(seed)
    while (turn := match.turn) is not None:
        seat = turn.seats[random.randrange(len(turn.seats))]
        match.play(case.player(match.state, seat, random))
        if case.changing:
            change(match, seat, random)
    return match


def change(match: AnyMatch, seat: int, random: Random) -> None:
    """Take the last action of `seat` back, or choose another card, once in a while."""
    turn = match.turn
    if turn is None or random.randrange(4):
        return
    if seat in turn.changing and (offers := match.offers(seat)):
        match.play(offers[random.randrange(len(offers))])
    elif match.undo_target(seat) is not None:
        match.undo(seat)


def is_wanted(case: Case, match: AnyMatch) -> bool:
    done = {type(entry.action) for entry in match.journal}
    assert match.outcome is not None
    return match.outcome.reason == case.reason and set(case.done) <= done and case.wanted(match)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (name, case) in enumerate(CASES.items()):
        seed = 10_000 * number
        while not is_wanted(case, match := play(case, seed)):
            seed += 1
        (FOLDER / f"{name}.json").write_text(record_text(record_of(match)), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(match), "utf-8")
        assert match.outcome is not None
        print(f"{name}: seed {seed}, {match.last_entry} entries, points {match.outcome.scores}", flush=True)


if __name__ == "__main__":
    main()
