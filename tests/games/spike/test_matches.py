"""What the recorded matches cover; a law of all games says that they replay to the same transcript."""

from tests.support.recorded import all_matches, stems
from tools.make_spike_matches import CASES

from capolinea.core.action import Undo
from capolinea.games.spike.events import Delivered, Improved, Rode, RoundBegan, TimeCardDrawn, Unloaded
from capolinea.games.spike.meta import Options


def test_every_case_has_a_record() -> None:
    assert stems("spike") == set(CASES)


def test_there_is_a_record_for_every_seat_count_option_and_way_to_end() -> None:
    matches = all_matches("spike")
    assert {match.options.seats for match in matches} == {2, 3, 4}
    for name in Options.__struct_fields__:
        if name != "seats":
            assert [match for match in matches if getattr(match.options, name)], f"no match with {name}"
    assert {match.outcome.reason for match in matches if match.outcome is not None} == {"time", "complete", "idle"}
    events = [event for match in matches for entry in match.journal for event in entry.events]
    for kind in (Delivered, Improved, Unloaded, RoundBegan, TimeCardDrawn):
        assert [event for event in events if isinstance(event, kind)], kind
    assert [event for event in events if isinstance(event, Rode) and event.skipped >= 0]
    assert [entry for match in matches for entry in match.journal if isinstance(entry.action, Undo)]
