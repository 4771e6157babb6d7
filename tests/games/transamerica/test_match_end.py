"""Further rounds and the end of the match (TA-16 to TA-18)."""

import pytest
from tests.games.transamerica.positions import OFF_BY_5, OFF_BY_13, ON_TRUNK, A, B, C, before_the_end
from tests.support.transamerica import hand, set_points

from capolinea.core.turn import Turn
from capolinea.games.transamerica.events import BarrierMoved, HandDealt, MatchEnded, RoundBegan


@pytest.mark.rule("TA-16")
def test_ta_16_rails_and_markers_come_off_and_the_barrier_stays() -> None:
    table = before_the_end()
    table.plays("rail m10-Dallas")
    view = table.match.view()
    assert view.rails == view.owners == ()
    assert view.markers == (-1, -1)
    assert view.barrier == 0
    assert view.round == 2
    assert view.stage == "start"


@pytest.mark.rule("TA-16")
def test_ta_16_cities_are_dealt_anew() -> None:
    table = before_the_end()
    entry = table.plays("rail m10-Dallas")
    dealt = [event.cities for event in entry.events if isinstance(event, HandDealt)]
    assert tuple(dealt) == table.state.hands
    assert [draw.stream for draw in entry.draws] == ["deal"] * 5


@pytest.mark.rule("TA-16")
@pytest.mark.parametrize("first", range(3))
def test_ta_16_the_first_player_card_goes_to_the_left(first: int) -> None:
    third = hand("El Paso, Winston, St. Louis, Los Angeles, Minneapolis")
    table = before_the_end(first=first, hands=(ON_TRUNK, OFF_BY_5, third))
    table.plays("rail m10-Dallas")
    following = (first + 1) % 3
    assert table.match.turn == Turn((following,), "start")
    (began,) = table.events(RoundBegan)
    assert (began.round, began.first) == (2, following)


@pytest.mark.rule("TA-17")
@pytest.mark.parametrize(
    ("round_now", "points", "barrier"),
    [
        (2, (13, 9), 1),  # lowest 4: two spaces, 3 and 2, stay free
        (2, (13, 8), 0),  # lowest 3: stays
        (2, (13, 10), 2),
        (2, (13, 13), 5),
        (2, (4, 13), 1),  # the lowest score need not be the loser's
        (1, (13, 9), 0),  # before the second round: never
        (3, (13, 9), 0),  # before the fourth: never
        (4, (13, 13), 0),
    ],
)
def test_ta_17_the_barrier_moves_before_the_third_round_only(
    round_now: int, points: tuple[int, int], barrier: int
) -> None:
    table = before_the_end()
    set_points(table.state, round_now, points)
    table.plays("rail m10-Dallas")
    assert table.events(BarrierMoved) == ([BarrierMoved(barrier)] if barrier else [])
    assert table.state.barrier == barrier
    (began,) = table.events(RoundBegan)
    assert (began.round, began.barrier) == (round_now + 1, barrier)


@pytest.mark.rule("TA-17")
@pytest.mark.parametrize(("points", "over"), [(8, False), (7, False), (6, True), (5, True)])
def test_ta_17_from_then_on_a_locomotive_has_passed_it_at_lowest_minus_3_or_less(points: int, over: bool) -> None:
    """The lowest score was 4, so the barrier is at 1: with 2 points left play continues, with 1 the match is over."""
    table = before_the_end()
    set_points(table.state, 3, [13, points])
    table.state.barrier = 1
    table.plays("rail m10-Dallas")
    assert (table.match.outcome is not None) == over
    assert table.state.barrier == 1


@pytest.mark.rule("TA-17")
def test_ta_17_in_later_rounds_it_stays_where_it_is() -> None:
    table = before_the_end()
    set_points(table.state, 3, [13, 12])
    table.state.barrier = 2
    table.plays("rail m10-Dallas")
    assert table.state.round == 4
    assert table.state.barrier == 2
    assert table.events(BarrierMoved) == []


@pytest.mark.rule("TA-18")
def test_ta_18_the_match_ends_after_the_scoring_in_which_a_locomotive_passed_and_most_points_win() -> None:
    table = before_the_end(hands=(ON_TRUNK, OFF_BY_5, OFF_BY_13))
    table.plays("rail m10-Dallas")
    assert table.events(MatchEnded) == [MatchEnded((C,))]
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((13, 8, 0), (1, 2, 3), (A,))
    assert outcome.reason == "barrier_passed"
    assert table.match.view().stage == "over"
    assert table.events(RoundBegan) == []


@pytest.mark.rule("TA-18")
def test_ta_18_equal_points_share_the_victory() -> None:
    table = before_the_end(hands=(ON_TRUNK, OFF_BY_5, OFF_BY_13))
    set_points(table.state, 2, [8, 13, 12])
    table.plays("rail m10-Dallas")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((8, 8, -1), (1, 1, 3), (A, B))


@pytest.mark.rule("TA-18")
def test_ta_18_points_below_zero_are_kept_as_they_are() -> None:
    table = before_the_end()
    set_points(table.state, 4, [3, 2])
    table.plays("rail m10-Dallas")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.scores == (3, -3)
    assert table.match.view().scores == (3, -3)


@pytest.mark.rule("TA-18")
def test_ta_18_whoever_completed_the_last_round_need_not_win() -> None:
    table = before_the_end(hands=(ON_TRUNK, OFF_BY_5, OFF_BY_13))
    set_points(table.state, 3, [1, 13, 13])
    table.plays("rail m10-Dallas")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((2, 1, 3), (B,))


@pytest.mark.rule("TA-18")
def test_ta_18_several_may_pass_in_one_round_and_all_of_them_are_named() -> None:
    table = before_the_end(hands=(ON_TRUNK, OFF_BY_5, OFF_BY_13))
    set_points(table.state, 2, [13, 4, 2])
    table.plays("rail m10-Dallas")
    assert table.events(MatchEnded) == [MatchEnded((B, C))]
    assert table.match.turn is None
