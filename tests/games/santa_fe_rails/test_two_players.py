"""The two-player game (SF-40 to SF-42, SF-56)."""

from random import Random

import pytest
from tests.games.santa_fe_rails.positions import A, B, SfTable, at_draw, no_deck, table, top
from tests.support.santa_fe_rails import new_match, play_out, railroad, third_points, town

from capolinea.core.action import Seat
from capolinea.core.codec import Codec
from capolinea.core.event import Event, visible
from capolinea.core.match import Match
from capolinea.core.outcome import Outcome
from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.actions import Choose
from capolinea.games.santa_fe_rails.events import MatchEnded, ShortLineShown, ThirdHandDealt, TurnBegan
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.scoring import outcome
from capolinea.games.santa_fe_rails.sequence import end_match
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.tracks import connect
from capolinea.games.santa_fe_rails.view import View


@pytest.mark.rule("SF-40")
def test_sf_40_without_the_option_the_first_player_never_changes() -> None:
    match = new_match(2, alternating_start=False)
    assert set(who_begins(match)) == {A}
    assert match.state.turn_number > 5


def who_begins(match: Match[State, View]) -> list[Seat]:
    """Return the first player of each turn of a random match."""
    play_out(match, Random(3))
    return [event.seat for entry in match.journal for event in entry.events if isinstance(event, TurnBegan)]


@pytest.mark.rule("SF-56")
def test_sf_56_by_default_the_first_player_alternates_turn_by_turn() -> None:
    match = new_match(2)
    firsts = who_begins(match)
    assert firsts == [(A, B)[turn % 2] for turn in range(match.state.turn_number)]
    assert match.state.turn_number > 5


@pytest.mark.rule("SF-56", "SF-6")
@pytest.mark.parametrize("alternating", [False, True])
def test_sf_56_with_more_players_it_changes_nothing(alternating: bool) -> None:
    match = new_match(3, alternating_start=alternating)
    firsts = who_begins(match)
    assert firsts == [turn % 3 for turn in range(match.state.turn_number)]


@pytest.mark.rule("SF-56", "SF-7")
def test_sf_56_who_begins_draws_and_lays_first_in_that_turn() -> None:
    at = at_draw(2)
    assert at.state.first == B
    assert at.match.turn == Turn((B,), "draw")
    at.plays("draw")
    assert at.match.turn == Turn((A,), "draw")
    at.plays("draw", *[Choose(seat, at.state.hand[seat][0]) for seat in (A, B)])
    assert at.match.turn == Turn((B,), "first_lay")


@pytest.mark.rule("SF-56")
def test_sf_56_a_match_of_version_1_has_one_first_player() -> None:
    first = Codec(RULES.at(1))
    assert first.options({"seats": 2}) == Options(2, alternating_start=False)
    assert "alternating_start" not in first.pack_options(Options(2, alternating_start=False))
    assert Options(2).alternating_start


@pytest.mark.rule("SF-41")
def test_sf_41_after_the_draws_the_third_hand_gets_the_top_card_unseen() -> None:
    at = at_draw(2)
    assert at.match.turn == Turn((B,), "draw")
    assert at.state.third == []
    top(at.state, "Omaha", "Denver", "Seattle")
    at.plays("draw")
    assert at.state.third == []
    at.plays("draw")
    assert at.state.third == [town("Seattle")]
    assert at.events(ThirdHandDealt) == [ThirdHandDealt(1)]
    for viewer in (A, B, None):
        assert at.match.view(viewer).third == ()
        assert at.match.view(viewer).third_size == 1
        assert town("Seattle") not in [getattr(e, "city", -1) for e in visible(at.match.journal[-1].events, viewer)]
    assert at.match.turn == Turn((A, B), "choose")


@pytest.mark.rule("SF-41", "SF-56")
def test_sf_41_after_both_draws_whoever_is_second_in_that_turn() -> None:
    at = at_draw(2)
    assert (at.state.first, at.state.third) == (B, [])
    at.plays("draw")
    assert (at.state.actor, at.state.third) == (A, [])
    at.plays("draw")
    assert len(at.state.third) == 1


@pytest.mark.rule("SF-41")
def test_sf_41_not_in_the_first_turn_and_not_with_more_players() -> None:
    assert table(2).state.third == []
    at = at_draw(3)
    at.plays("draw", "draw", "draw")
    assert at.state.third == []


@pytest.mark.rule("SF-41")
def test_sf_41_none_once_the_deck_is_empty() -> None:
    at = at_draw(2)
    no_deck(at.state)
    at.plays("decline", "decline")
    assert at.state.third == []
    assert at.events(ThirdHandDealt) == []


@pytest.mark.rule("SF-41", "SF-10")
def test_sf_41_a_short_line_that_comes_up_for_it_is_shown() -> None:
    at = at_draw(2)
    top(at.state, "Omaha", "Denver", "TP", "Seattle")
    at.plays("draw", "draw")
    assert at.events(ShortLineShown) == [ShortLineShown(-1, railroad("TP"))]
    assert at.state.third == [town("Seattle")]


@pytest.mark.rule("SF-41")
def test_sf_41_also_when_nobody_had_anything_to_draw() -> None:
    """A card goes to the third hand in every turn but the first."""
    match = new_match(2)
    play_out(match, Random(1))
    assert len(match.state.third) == match.state.turn_number - 1 or not match.state.deck


def final(one: int, two: int, third: int, played: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())) -> SfTable:
    """Return a match that ends with this much money and a third hand worth 7 for each railroad at Seattle."""
    at = table(2)
    state = at.state
    state.money = [one, two]
    for name in range(third // 7):
        connect(state, name, town("Seattle"))
    state.third = [town("Seattle")] if third else []
    state.played = [[town(name) for name in names] for names in played]
    state.stage = 3
    end_match(state, "all_laid", None)
    return at


def result(at: SfTable) -> Outcome:
    found = outcome(at.state)
    assert found is not None
    return found


@pytest.mark.rule("SF-42")
def test_sf_42_the_third_hand_is_scored_by_its_cards_and_shown() -> None:
    at = final(1, 2, 14)
    assert third_points(at.state) == 14
    assert at.match.view(None).third == (town("Seattle"),)
    log: list[Event] = []
    end_match(at.state, "all_laid", log)
    assert log == [MatchEnded("all_laid", (town("Seattle"),))]


@pytest.mark.rule("SF-42")
@pytest.mark.parametrize(
    ("one", "two", "third", "ranks"),
    [
        (20, 10, 14, (1, 3)),
        (10, 20, 0, (2, 1)),
        (14, 10, 14, (2, 3)),
        (13, 14, 14, (3, 2)),
        (3, 3, 14, (2, 2)),
        (20, 20, 14, (1, 1)),
        (20, 15, 14, (1, 2)),
    ],
)
def test_sf_42_who_wins_has_more_than_the_other_and_the_third_hand(
    one: int, two: int, third: int, ranks: tuple[int, int]
) -> None:
    found = result(final(one, two, third))
    assert found.ranks == ranks
    assert bool(found.winners) == (max(one, two) > third)


@pytest.mark.rule("SF-42", "SF-39")
def test_sf_42_two_players_level_above_it_go_by_their_sevens() -> None:
    found = result(final(20, 20, 14, (("Denver",), ("Portland",))))
    assert found.ranks == (2, 1)


@pytest.mark.rule("SF-42", "SF-39")
def test_sf_42_sevens_don_t_help_against_the_third_hand() -> None:
    found = result(final(14, 10, 14, (("Portland", "Portland"), ())))
    assert found.winners == ()
