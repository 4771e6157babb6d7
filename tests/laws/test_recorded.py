"""Recorded matches of every game: each replays, and its transcript stays the same."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.support.driver import RefereedMatch
from tests.support.games import UNDER_LAW, Game
from tests.support.recorded import old_records_of, records_of, replayed, stems
from tools.make_matches import record_text

from capolinea.core.action import Undo
from capolinea.core.match import Match
from capolinea.core.record import read_record, record_of, verify

TOLD = [game for game in UNDER_LAW if game.transcript is not None]
RECORDS = [(game, path) for game in TOLD for path in [*records_of(game), *old_records_of(game)]]
NAMES = ["-".join([game.key, *path.with_suffix("").parts[path.parts.index("matches") + 1 :]]) for game, path in RECORDS]

#: The referee checks every position of a match up to this entry; longer matches repeat themselves.
REFEREED = 300

every_record = pytest.mark.parametrize(("game", "path"), RECORDS, ids=NAMES)


@every_record
def test_a_recorded_match_replays_and_tells_the_same_story(game: Game, path: Path) -> None:
    match = replayed(game, path)
    assert game.transcript is not None
    assert game.transcript(match) == path.with_suffix(".txt").read_text("utf-8")
    game.check(match.state)


@every_record
def test_a_recorded_match_was_drawn_from_its_seed(game: Game, path: Path) -> None:
    assert verify(game.rules, read_record(path)) > 0


@every_record
def test_a_recorded_match_is_written_as_it_was_read(game: Game, path: Path) -> None:
    assert record_text(record_of(replayed(game, path))) == path.read_text("utf-8")


@every_record
def test_a_recorded_match_keeps_the_referee_content(game: Game, path: Path) -> None:
    """Replay action by action, with the invariants checked after each."""
    recorded = replayed(game, path)
    match = Match.new(recorded.rules, recorded.options, bytes.fromhex(read_record(path).seed or ""))
    table: RefereedMatch[Any, Any] = RefereedMatch(match)
    for entry in recorded.journal[1:REFEREED]:
        assert entry.action is not None
        # Undo is not among the offers, nor is every clumsy payment that is accepted.
        offered = not isinstance(entry.action, Undo) and entry.action in match.offers(entry.action.seat)
        again = table.plays(entry.action) if offered else match.play(entry.action)
        assert again == entry
        game.check(match.state)


#: In a separate process, where nothing has been decoded yet.
LOAD_BY_THREADS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import capolinea

sys.setswitchinterval(1e-6)
together = Barrier(4)


def load(path):
    together.wait(60)
    return len(capolinea.load_match(path).svg())


with ThreadPoolExecutor(4) as threads:
    for path in sys.argv[1:]:
        assert len(set(threads.map(load, [path] * 4))) == 1
"""


def test_threads_may_load_their_first_matches_at_once() -> None:
    firsts = [str(records_of(game)[0]) for game in TOLD]
    subprocess.run([sys.executable, "-c", LOAD_BY_THREADS, *firsts], check=True, timeout=120)


@pytest.mark.parametrize("game", TOLD, ids=[game.key for game in TOLD])
def test_every_record_has_a_transcript(game: Game) -> None:
    assert stems(game.key) == stems(game.key, ".txt")
    assert len(stems(game.key)) > 1
