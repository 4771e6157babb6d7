"""What the recorded matches show; that they replay and tell the same story is a law of all games."""

import msgspec
import pytest
from tests.support.games import STEAM
from tests.support.recorded import all_matches, old_records_of, stems
from tools.make_steam_matches import CASES, city_over_track, lost_and_claimed

from capolinea.core.match import Match
from capolinea.core.record import RecordError, read_record, replay_record
from capolinea.games.steam.actions import EndBuilding, LayTrack, PutPoints
from capolinea.games.steam.events import WentBankrupt
from capolinea.games.steam.rules import RULES


def test_every_case_has_a_record() -> None:
    assert stems("steam") == set(CASES)


def test_there_is_a_record_for_every_seat_count_option_map_and_way_to_end() -> None:
    matches = all_matches("steam")
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


#: What version 2 changed, the record of version 1 that shows it, and the kind of action with which they part.
SHOWN = {
    "redirects_extend": ("base-3-seats-redirect-lost", "replay.other_events", EndBuilding),
    "improvers_claim": ("base-3-seats-exit-stays", "replay.other_events", LayTrack),
    "gentle_goes_on": ("standard-3-seats-gentle-bankrupt", "replay.other_events", PutPoints),
    "seats_ascend": ("base-3-seats-map-for-6-to-3", "record.options", None),
    "maps_bounded": ("base-3-seats-wide-map", "record.options", None),
}


def test_every_change_is_shown() -> None:
    assert list(SHOWN) == [change.code for change in RULES.changes]


@pytest.mark.parametrize("code", SHOWN)
def test_a_record_of_version_1_shows_the_change(code: str) -> None:
    stem, error, kind = SHOWN[code]
    (path,) = [path for path in old_records_of(STEAM) if path.stem == stem]
    record = read_record(path)
    match = replay_record(RULES, record, Match)
    assert match.rules.version == record.rules_version == 1
    with pytest.raises(RecordError) as caught:
        replay_record(RULES, msgspec.structs.replace(record, rules_version=2), Match)
    assert caught.value.code == error
    if kind is not None:
        entry = caught.value.facts["entry"]
        assert isinstance(entry, int)
        assert isinstance(match.journal[entry].action, kind)
