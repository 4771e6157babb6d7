"""Recorded matches: each replays, and its transcript says what it always said."""

from pathlib import Path
from typing import Any

import pytest
from tests.support.driver import Table
from tests.support.santa_fe_rails import check_state, recounted, transcript
from tools.make_matches import record_text
from tools.make_santa_fe_rails_matches import CASES, FOLDER, is_wanted

from capolinea.core.action import Undo
from capolinea.core.match import Match
from capolinea.core.record import match_from, read_record, record_of, verify
from capolinea.games.santa_fe_rails.actions import Choose
from capolinea.games.santa_fe_rails.rules import RULES

RECORDS = sorted(FOLDER.glob("*.json"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


def replayed(path: Path) -> Match[Any, Any]:
    return match_from(RULES, read_record(path), Match)


@every_record
def test_a_recorded_match_replays_and_tells_the_same_story(path: Path) -> None:
    match = replayed(path)
    assert transcript(match) == path.with_suffix(".txt").read_text("utf-8")
    assert is_wanted(CASES[path.stem], match)
    assert recounted(match) == match.state.money
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


def test_there_is_a_record_for_every_seat_count_option_and_way_to_end() -> None:
    matches = [replayed(path) for path in RECORDS]
    assert {match.options.seats for match in matches} == {2, 3, 4, 5}
    outcomes = [match.outcome for match in matches]
    assert {outcome.reason for outcome in outcomes if outcome is not None} == {"all_laid", "dead_ends", "all_passed"}
    assert {len(outcome.winners) for outcome in outcomes if outcome is not None} == {0, 1, 2}
    done = {type(entry.action) for match in matches for entry in match.journal}
    assert set(RULES.actions) - {Choose} <= done
    happened = {type(event) for match in matches for entry in match.journal for event in entry.events}
    assert happened == set(RULES.events)


def test_in_one_of_them_rails_were_taken_back_and_choices_changed() -> None:
    match = replayed(FOLDER / "changes-of-mind.json")
    actions = [entry.action for entry in match.journal]
    assert [action for action in actions if isinstance(action, Undo)]
    chosen = [entry for entry in match.journal if isinstance(entry.action, Choose)]
    assert [entry for entry in chosen if len(entry.events) == 1], "a change is told to its seat alone"
