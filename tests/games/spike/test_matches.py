"""Recorded matches: each replays, and its transcript says what it always said."""

from pathlib import Path
from typing import Any

import pytest
from tests.support.driver import Table
from tests.support.spike import check_state, transcript
from tools.make_matches import record_text
from tools.make_spike_matches import CASES, FOLDER

from capolinea.core.action import Undo
from capolinea.core.match import Match
from capolinea.core.record import match_from, read_record, record_of, verify
from capolinea.games.spike.events import Delivered, Improved, PutOff, Rode, RoundBegan, TimeCardDrawn
from capolinea.games.spike.meta import Options
from capolinea.games.spike.rules import RULES

RECORDS = sorted(FOLDER.glob("*.json"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


def replayed(path: Path) -> Match[Any, Any]:
    return match_from(RULES, read_record(path), Match)


@every_record
def test_a_recorded_match_replays_and_tells_the_same_story(path: Path) -> None:
    match = replayed(path)
    assert transcript(match) == path.with_suffix(".txt").read_text("utf-8")
    assert record_text(record_of(match)) == path.read_text("utf-8")
    check_state(match.state)


@every_record
def test_a_recorded_match_was_drawn_from_its_seed(path: Path) -> None:
    assert verify(RULES, read_record(path)) > 0


@pytest.mark.parametrize("path", RECORDS[::3], ids=[path.stem for path in RECORDS[::3]])
def test_a_recorded_match_keeps_the_referee_content(path: Path) -> None:
    """Played again action by action, with the invariants checked after each."""
    recorded = replayed(path)
    match = Match.new(RULES, recorded.options, bytes.fromhex(read_record(path).seed or ""))
    table: Table[Any, Any] = Table(match)
    for entry in recorded.journal[1:]:
        assert entry.action is not None
        again = match.play(entry.action) if isinstance(entry.action, Undo) else table.plays(entry.action)
        assert again == entry
    assert match.outcome == recorded.outcome


def test_every_recorded_match_has_a_transcript_and_every_case_a_record() -> None:
    stems = {path.stem for path in RECORDS}
    assert stems == set(CASES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == stems


def test_there_is_a_record_for_every_seat_count_option_and_way_to_end() -> None:
    matches = [replayed(path) for path in RECORDS]
    assert {match.options.seats for match in matches} == {2, 3, 4}
    for name in Options.__struct_fields__:
        if name != "seats":
            assert [match for match in matches if getattr(match.options, name)], f"no match with {name}"
    assert {match.outcome.reason for match in matches if match.outcome is not None} == {"time", "complete", "idle"}
    events = [event for match in matches for entry in match.journal for event in entry.events]
    for kind in (Delivered, Improved, PutOff, RoundBegan, TimeCardDrawn):
        assert [event for event in events if isinstance(event, kind)], kind
    assert [event for event in events if isinstance(event, Rode) and event.skipped >= 0]
    assert [entry for match in matches for entry in match.journal if isinstance(entry.action, Undo)]
