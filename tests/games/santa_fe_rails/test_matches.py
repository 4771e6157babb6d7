"""What the recorded matches show; a law of all games checks that they replay and keep their transcripts."""

from tests.support.games import SANTA_FE_RAILS
from tests.support.recorded import all_matches, records_of, replayed, stems
from tests.support.santa_fe_rails import recounted
from tools.make_santa_fe_rails_matches import CASES, FOLDER, is_wanted

from capolinea.core.action import Undo
from capolinea.core.match import Match
from capolinea.core.record import read_record, replay_record
from capolinea.games.santa_fe_rails.actions import Choose
from capolinea.games.santa_fe_rails.rules import RULES


def test_every_case_has_a_record() -> None:
    assert stems("santa-fe-rails") == set(CASES)


def test_each_shows_what_it_is_kept_for_and_its_events_account_for_all_money() -> None:
    for path in records_of(SANTA_FE_RAILS):
        match = replayed(SANTA_FE_RAILS, path)
        assert is_wanted(CASES[path.stem], match)
        assert recounted(match) == match.state.money


def test_there_is_a_record_for_every_seat_count_option_and_way_to_end() -> None:
    matches = all_matches("santa-fe-rails")
    assert {match.options.seats for match in matches} == {2, 3, 4, 5}
    outcomes = [match.outcome for match in matches]
    assert {outcome.reason for outcome in outcomes if outcome is not None} == {"all_laid", "dead_ends", "all_passed"}
    assert {len(outcome.winners) for outcome in outcomes if outcome is not None} == {0, 1, 2}
    done = {type(entry.action) for match in matches for entry in match.journal}
    assert set(RULES.actions.types) - {Choose} <= done
    happened = {type(event) for match in matches for entry in match.journal for event in entry.events}
    assert happened == set(RULES.events)


def test_in_one_of_them_rails_were_taken_back_and_choices_changed() -> None:
    match = replay_record(RULES, read_record(FOLDER / "changes-of-mind.json"), Match)
    actions = [entry.action for entry in match.journal]
    assert [action for action in actions if isinstance(action, Undo)]
    chosen = [entry for entry in match.journal if isinstance(entry.action, Choose)]
    assert [entry for entry in chosen if len(entry.events) == 1], "only the seat itself sees a change"
