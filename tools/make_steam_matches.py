"""Writes the recorded matches of Steam and their transcripts, from fixed seeds.

    python tools/make_steam_matches.py

The records are kept: run this again only when a rule was corrected, and let the diff of the transcripts be the review.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.steam import canny, wayward  # noqa: E402
from tests.support.steam_maps import SMALL  # noqa: E402
from tests.support.steam_transcript import transcript  # noqa: E402
from tools.make_matches import record_text  # noqa: E402

from capolinea.core.action import Action  # noqa: E402
from capolinea.core.event import Event  # noqa: E402
from capolinea.core.match import Match  # noqa: E402
from capolinea.core.record import record_of  # noqa: E402
from capolinea.games.steam.actions import LayTrack  # noqa: E402
from capolinea.games.steam.events import (  # noqa: E402
    CityFounded,
    GrowthLapsed,
    LinkClaimed,
    LinkCompleted,
    LinkLost,
    ShortfallCovered,
    TrackTakenBack,
    WentBankrupt,
)
from capolinea.games.steam.meta import Options  # noqa: E402
from capolinea.games.steam.rules import RULES  # noqa: E402

FOLDER = ROOT / "tests" / "games" / "steam" / "matches"

AnyMatch = Match[Any, Any]
Player = Callable[[Any, int, Random], Action]


def anything(match: AnyMatch) -> bool:
    return True


def has(*kinds: type[Event]) -> Callable[[AnyMatch], bool]:
    """Matches in which all of these happened."""
    return lambda match: set(kinds) <= {type(event) for entry in match.journal for event in entry.events}


def city_over_track(match: AnyMatch) -> bool:
    """A new city on a town with a tile, and another that completed a link of somebody else's."""
    over_tile, for_another = False, False
    laid: set[str] = set()
    for entry in match.journal:
        for event in entry.events:
            if type(event).__name__ == "TrackLaid":
                laid.add(event.hex)
            if isinstance(event, CityFounded):
                over_tile |= event.hex in laid
                completed = [each for each in entry.events if isinstance(each, LinkCompleted)]
                for_another |= any([each.seat != event.seat for each in completed])
    return over_tile and for_another


def lost_and_claimed(match: AnyMatch) -> bool:
    """A link that one player lost and another claimed."""
    lost: dict[tuple[str, str], int] = {}
    for event in [event for entry in match.journal for event in entry.events]:
        if isinstance(event, LinkLost):
            lost[event.hex, event.side] = event.seat
        if isinstance(event, LinkClaimed) and lost.get((event.hex, event.side), event.seat) != event.seat:
            return True
    return False


class Case(NamedTuple):
    """The first seed whose match ends for this reason and is of this kind is recorded."""

    options: Options
    player: Player
    reason: str
    wanted: Callable[[AnyMatch], bool] = anything
    undoing: bool = False


CASES = {
    "base-3-seats": Case(Options(3), canny, "turns"),
    "base-4-seats-lost-and-claimed": Case(Options(4, random_order=True), canny, "turns", lost_and_claimed),
    "base-5-seats-city-over-track": Case(Options(5, map_text=SMALL), canny, "turns", city_over_track),
    "base-6-seats-padana": Case(Options(6, map="padana"), canny, "turns", undoing=True),
    "base-3-seats-bankrupts": Case(Options(3, map="ruhr"), wayward, "last", has(WentBankrupt)),
    "base-6-seats-growth-lapsed": Case(Options(6, map_text=SMALL), canny, "turns", has(GrowthLapsed)),
    "standard-3-seats": Case(Options(3, game="standard", map="ruhr"), canny, "turns"),
    "standard-4-seats-bankrupt": Case(
        Options(4, game="standard", map_text=SMALL), wayward, "turns", has(WentBankrupt, ShortfallCovered)
    ),
    "standard-5-seats-gentle": Case(Options(5, game="standard", gentle_capital=True, map="ruhr"), canny, "turns"),
    "standard-6-seats-taken-back": Case(
        Options(6, game="standard", map_text=SMALL), wayward, "turns", has(TrackTakenBack)
    ),
    "standard-4-seats-last": Case(Options(4, game="standard"), wayward, "last"),
}


def play(case: Case, seed: int) -> AnyMatch:
    """One match; `undoing`, a builder thinks better of a tile now and then."""
    match: AnyMatch = Match.new(RULES, case.options, seed)
    random = Random(seed)
    while (turn := match.turn) is not None:
        seat = turn.seats[0]
        action = case.player(match.state, seat, random)
        match.play(action)
        regrets = case.undoing and isinstance(action, LayTrack) and random.randrange(8) == 0
        if regrets and match.undo_target(seat) is not None:
            match.undo(seat)
    return match


def fits(case: Case, match: AnyMatch) -> bool:
    return match.outcome is not None and match.outcome.reason == case.reason and case.wanted(match)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, case in CASES.items():
        seed, match = 1, play(case, 1)
        while not fits(case, match):
            seed += 1
            match = play(case, seed)
        (FOLDER / f"{name}.json").write_text(record_text(record_of(match)), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(match), "utf-8")
        print(f"{name}: seed {seed}, {match.last_entry} entries, {match.outcome}", flush=True)


if __name__ == "__main__":
    main()
