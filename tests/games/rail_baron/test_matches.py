"""What the recorded matches cover; a law of all games says that they replay to the same transcript."""

import msgspec
import pytest
from tests.support.games import game_of
from tests.support.rail_baron import recounted
from tests.support.recorded import all_matches, old_records_of, records_of, replayed, stems
from tools.make_rail_baron_matches import CASES

from capolinea.core.action import Undo
from capolinea.core.match import Match
from capolinea.core.record import RecordError, read_record, replay_record
from capolinea.games.rail_baron.actions import Declare
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


@pytest.mark.rule("RB-42")
def test_a_win_by_declaring_at_home_is_kept_by_version_1_and_with_the_option() -> None:
    game = game_of("rail-baron")
    name = "declare-at-home-2-seats"
    for path in (*old_records_of(game), *records_of(game)):
        if path.stem == name:
            match = replayed(game, path)
            assert isinstance(match.journal[-1].action, Declare)
            assert match.state.dot[0] == match.state.board.city_dot[match.state.home[0]]
            assert match.options.declare_at_home
    (old,) = [path for path in old_records_of(game) if path.stem == name]
    with pytest.raises(RecordError):
        replay_record(game.rules, msgspec.structs.replace(read_record(old), rules_version=2), Match)
