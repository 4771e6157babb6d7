"""What the recorded matches cover; a law of all games says that they replay to the same transcript."""

from tests.support.recorded import all_matches, stems
from tools.make_matches import CASES, barrier_moved

from capolinea.core.action import Undo
from capolinea.games.transamerica.rules import RULES


def test_every_case_has_a_record() -> None:
    assert stems("transamerica") == set(CASES)


def test_there_is_a_record_for_every_seat_count_variant_and_way_to_end() -> None:
    matches = all_matches("transamerica")
    assert {match.options.seats for match in matches if not match.options.vexation} == set(RULES.seats)
    assert {match.options.vexation for match in matches} == {False, True}
    assert {match.outcome.reason for match in matches if match.outcome} == {"barrier_passed"}
    assert all([match.outcome for match in matches])
    assert {barrier_moved(match) for match in matches if match.state.round >= 3} == {False, True}
    assert {len(match.outcome.winners) > 1 for match in matches if match.outcome} == {False, True}
    assert {min(match.state.scores) < 0 for match in matches} == {False, True}
    assert any([isinstance(entry.action, Undo) for match in matches for entry in match.journal])
