"""Writes the recorded matches of Rail Baron and their transcripts, from fixed seeds.

    python tools/make_rail_baron_matches.py

The records are kept: run this again only when a rule was corrected, and let the diff of the transcripts be the review.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.rail_baron import reckless, thrifty, transcript  # noqa: E402
from tools.make_matches import record_text  # noqa: E402

from capolinea.core.action import Action  # noqa: E402
from capolinea.core.event import Event  # noqa: E402
from capolinea.core.match import Match  # noqa: E402
from capolinea.core.record import record_of  # noqa: E402
from capolinea.games.rail_baron.actions import Declare, Ride  # noqa: E402
from capolinea.games.rail_baron.events import Intercepted  # noqa: E402
from capolinea.games.rail_baron.meta import Options  # noqa: E402
from capolinea.games.rail_baron.rules import RULES  # noqa: E402

FOLDER = ROOT / "tests" / "games" / "rail_baron" / "matches"

AnyMatch = Match[Any, Any]


class Case(NamedTuple):
    """The first seed whose match ends for this reason, with such an event, by such an action and within so many
    entries, is recorded."""

    options: Options
    player: Callable[[Any, int, Random], Action]
    reason: str
    most: int
    event: type[Event] = Event
    last: type[Action] = Action
    undoing: bool = False


CASES = {
    "home-2-seats": Case(Options(2), thrifty, "home", 950),
    "declare-at-home-2-seats": Case(Options(2, declare_at_home=True), thrifty, "home", 950, last=Declare),
    "interception-3-seats": Case(Options(3, rich_payoffs=True, open_cash=True), thrifty, "home", 1_100, Intercepted),
    "elimination-2-seats": Case(Options(2), reckless, "last", 200, undoing=True),
    "elimination-4-seats": Case(Options(4, group_purchase=True, free_sales=True), reckless, "last", 500),
    "governor-2-seats": Case(Options(2, governor=True, rich_payoffs=True), thrifty, "governor", 900),
    "governor-3-seats": Case(Options(3, governor=True), reckless, "last", 200),
    "cards-3-seats": Case(Options(3, speed_cards=True), reckless, "last", 400),
    "net-worth-6-seats": Case(
        Options(6, net_worth=True, cheap_superchief=True, rich_payoffs=True), reckless, "home", 900
    ),
    "house-rules-5-seats": Case(Options(5, own_free=True, three_dice=True), reckless, "last", 700),
    "other-map-2-seats": Case(Options(2, rfp_dot=True, acl_no_turn=True), reckless, "last", 200),
}


def play(case: Case, seed: int) -> AnyMatch:
    """One match; `undoing`, a train thinks better of a ride now and then."""
    match: AnyMatch = Match.new(RULES, case.options, seed)
    random = Random(seed)
    while (turn := match.turn) is not None and match.last_entry <= case.most:
        seat = turn.seats[0]
        action = case.player(match.state, seat, random)
        match.play(action)
        regrets = case.undoing and isinstance(action, Ride) and random.randrange(12) == 0
        if regrets and match.undo_target(seat) is not None:
            match.undo(seat)
    return match


def fits(case: Case, match: AnyMatch) -> bool:
    if match.outcome is None or match.outcome.reason != case.reason:
        return False
    if not isinstance(match.journal[-1].action, case.last):
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
        print(f"{name}: seed {seed}, {match.last_entry} entries, cash {match.state.cash}", flush=True)


if __name__ == "__main__":
    main()
