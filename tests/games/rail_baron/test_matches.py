"""What the recorded matches show; that they replay and tell the same story is a law of all games."""

from tests.support.rail_baron import recounted
from tests.support.recorded import all_matches, stems
from tools.make_rail_baron_matches import CASES

from capolinea.core.action import Undo
from capolinea.games.rail_baron.events import Intercepted
from capolinea.games.rail_baron.meta import Options


def test_every_case_has_a_record() -> None:
    assert stems("rail-baron") == set(CASES)


def test_the_events_account_for_all_cash() -> None:
    for match in all_matches("rail-baron"):
        if not [entry for entry in match.journal if isinstance(entry.action, Undo)]:
            assert recounted(match) == match.state.cash


def test_there_is_a_record_for_every_seat_count_option_and_way_to_end() -> None:
    matches = all_matches("rail-baron")
    assert {match.options.seats for match in matches} == {2, 3, 4, 5, 6}
    for name in Options.__struct_fields__:
        if name != "seats":
            assert [match for match in matches if getattr(match.options, name)], f"no match with {name}"
    outcomes = [match.outcome for match in matches]
    assert {outcome.reason for outcome in outcomes if outcome is not None} == {"home", "last", "governor"}
    events = [event for match in matches for entry in match.journal for event in entry.events]
    assert [event for event in events if isinstance(event, Intercepted)]
