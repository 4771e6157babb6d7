"""Recorded matches: each replays, and its transcript says what it always said."""

from pathlib import Path
from typing import Any

import pytest
from tests.support.driver import Table
from tests.support.transamerica import check_state, transcript
from tools.make_matches import CASES, FOLDER, barrier_moved, record_text

from capolinea.core.action import Undo
from capolinea.core.match import Match
from capolinea.core.record import match_from, read_record, record_of, verify
from capolinea.games.transamerica.rules import RULES

RECORDS = sorted(FOLDER.glob("*.json"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


def replayed(path: Path) -> Match[Any, Any]:
    return match_from(RULES, read_record(path), Match)


@every_record
def test_a_recorded_match_replays_and_tells_the_same_story(path: Path) -> None:
    match = replayed(path)
    assert transcript(match) == path.with_suffix(".txt").read_text("utf-8")
    check_state(match.state)


@every_record
def test_a_recorded_match_was_drawn_from_its_seed(path: Path) -> None:
    assert verify(RULES, read_record(path)) > 0


@every_record
def test_a_recorded_match_is_written_as_it_was_read(path: Path) -> None:
    assert record_text(record_of(replayed(path))) == path.read_text("utf-8")


@every_record
def test_a_recorded_match_keeps_the_referee_content(path: Path) -> None:
    """Played again action by action, with the invariants checked after each."""
    recorded = replayed(path)
    match = Match.new(RULES, recorded.options, bytes.fromhex(read_record(path).seed or ""))
    table: Table[Any, Any] = Table(match)
    for entry in recorded.journal[1:]:
        assert entry.action is not None
        again = match.play(entry.action) if isinstance(entry.action, Undo) else table.plays(entry.action)
        assert again == entry


def test_every_recorded_match_has_a_transcript_and_every_case_a_record() -> None:
    stems = {path.stem for path in RECORDS}
    assert stems == set(CASES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == stems


def test_there_is_a_record_for_every_seat_count_variant_and_way_to_end() -> None:
    matches = [replayed(path) for path in RECORDS]
    assert {match.options.seats for match in matches if not match.options.vexation} == set(RULES.seats)
    assert {match.options.vexation for match in matches} == {False, True}
    assert {match.outcome.reason for match in matches if match.outcome} == {"barrier_passed"}
    assert all([match.outcome for match in matches])
    assert {barrier_moved(match) for match in matches if match.state.round >= 3} == {False, True}
    assert {len(match.outcome.winners) > 1 for match in matches if match.outcome} == {False, True}
    assert {min(match.state.scores) < 0 for match in matches} == {False, True}
    assert any([isinstance(entry.action, Undo) for match in matches for entry in match.journal])
