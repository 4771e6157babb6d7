"""Recorded matches: each replays, and its transcript says what it always said."""

from pathlib import Path
from typing import Any

import pytest
from tests.support.driver import Table
from tests.support.steam import check_state
from tests.support.steam_transcript import transcript
from tools.make_matches import record_text
from tools.make_steam_matches import CASES, FOLDER, city_over_track, lost_and_claimed

from capolinea.core.action import Undo
from capolinea.core.match import Match
from capolinea.core.record import match_from, read_record, record_of, verify
from capolinea.games.steam.events import WentBankrupt
from capolinea.games.steam.rules import RULES

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


def test_there_is_a_record_for_every_seat_count_option_map_and_way_to_end() -> None:
    matches = [replayed(path) for path in RECORDS]
    for game in ("base", "standard"):
        chosen = [match for match in matches if match.options.game == game]
        assert {match.options.seats for match in chosen} == {3, 4, 5, 6}
        assert {match.outcome.reason for match in chosen if match.outcome is not None} == {"turns", "last"}
    assert {match.options.map for match in matches if not match.options.map_text} == {"northeast", "ruhr", "padana"}
    for name in ("random_order", "gentle_capital", "map_text"):
        assert [match for match in matches if getattr(match.options, name)], f"no match with {name}"
    assert [match for match in matches if city_over_track(match)]
    assert [match for match in matches if lost_and_claimed(match)]
    events = [event for match in matches for entry in match.journal for event in entry.events]
    assert [event for event in events if isinstance(event, WentBankrupt)]
