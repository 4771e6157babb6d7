"""The two-player game (SF-40 to SF-42)."""

from random import Random

import pytest
from tests.games.santa_fe_rails.positions import A, B, SfTable, at_draw, no_deck, table, top
from tests.support.santa_fe_rails import city, new_match, play_out, railroad, third_points

from capolinea.core.event import visible
from capolinea.core.outcome import Outcome
from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.events import MatchEnded, ShortLineShown, ThirdHandDealt
from capolinea.games.santa_fe_rails.scoring import outcome
from capolinea.games.santa_fe_rails.sequence import end_match
from capolinea.games.santa_fe_rails.tracks import connect


@pytest.mark.rule("SF-40")
def test_sf_40_the_first_player_never_changes() -> None:
    match = new_match(2)
    random = Random(3)
    while (turn := match.turn) is not None:
        assert match.state.first == A
        offers = match.offers(turn.seats[0])
        match.play(offers[random.randrange(len(offers))])
    assert match.state.round > 5


@pytest.mark.rule("SF-41")
def test_sf_41_after_the_draws_the_third_hand_gets_the_top_card_unseen() -> None:
    at = at_draw(2)
    assert at.match.turn == Turn((A,), "draw")
    assert at.state.third == []
    top(at.state, "Omaha", "Denver", "Seattle")
    at.plays("draw")
    assert at.state.third == []
    at.plays("draw")
    assert at.state.third == [city("Seattle")]
    assert at.events(ThirdHandDealt) == [ThirdHandDealt(1)]
    for viewer in (A, B, None):
        assert at.match.view(viewer).third == ()
        assert at.match.view(viewer).third_size == 1
        assert city("Seattle") not in [getattr(e, "city", -1) for e in visible(at.match.journal[-1].events, viewer)]
    assert at.match.turn == Turn((A, B), "choose")


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
    assert at.state.third == [city("Seattle")]


@pytest.mark.rule("SF-41")
def test_sf_41_also_when_nobody_had_anything_to_draw() -> None:
    """A card goes to the third hand in every turn but the first."""
    match = new_match(2)
    play_out(match, Random(1))
    assert len(match.state.third) == match.state.round - 1 or not match.state.deck


def final(one: int, two: int, third: int, played: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())) -> SfTable:
    """A match that ends with this many dollars, and a third hand worth 7 for each railroad at Seattle."""
    at = table(2)
    state = at.state
    state.money = [one, two]
    for name in range(third // 7):
        connect(state, name, city("Seattle"))
    state.third = [city("Seattle")] if third else []
    state.played = [[city(name) for name in names] for names in played]
    state.stage = 3
    end_match(state, "all_laid")
    return at


def result(at: SfTable) -> Outcome:
    found = outcome(at.state)
    assert found is not None
    return found


@pytest.mark.rule("SF-42")
def test_sf_42_the_third_hand_is_scored_by_its_cards_and_shown() -> None:
    at = final(1, 2, 14)
    assert third_points(at.state) == 14
    assert at.match.view(None).third == (city("Seattle"),)
    assert end_match(at.state, "all_laid") == [MatchEnded("all_laid", (city("Seattle"),))]


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
