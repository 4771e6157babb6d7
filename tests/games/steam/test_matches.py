"""What the recorded matches show; that they replay and tell the same story is a law of all games."""

from tests.support.recorded import all_matches, stems
from tools.make_steam_matches import CASES, city_over_track, lost_and_claimed

from capolinea.games.steam.events import WentBankrupt


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
