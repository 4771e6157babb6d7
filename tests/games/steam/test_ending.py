"""Bankruptcy, new turns, the end and the final score (ST-37, ST-50, ST-52 to ST-55)."""

import pytest
from tests.games.steam.positions import (
    NOBODY,
    A,
    B,
    C,
    StTable,
    base,
    end_goods,
    exit_of,
    in_moving,
    owner,
    put_goods,
    standard_building,
    track,
)

from capolinea.core.outcome import ScorePart
from capolinea.core.turn import Turn
from capolinea.games.steam.events import MatchEnded, TurnBegan, WentBankrupt
from capolinea.games.steam.meta import Options
from capolinea.games.steam.scoring import parts_of


def ruin(at: StTable, *seats: int) -> None:
    """As if these could not pay what is due now."""
    for seat in seats:
        at.state.income[seat], at.state.points[seat], at.state.cash[seat] = -10, 0, 9


@pytest.mark.rule("ST-37")
def test_st_37_who_cannot_pay_is_out_and_the_links_are_nobodys() -> None:
    at = in_moving()
    track(at, A, "H7 straight 0", "H8 town_2_straight 0", "G7 gentle 1")
    ruin(at, A)
    end_goods(at)
    assert at.events(WentBankrupt) == [WentBankrupt(A, 10)]
    assert at.state.alive == [False, True, True]
    assert owner(at, "H6", "S") == owner(at, "H8", "S") == owner(at, "H6", "SW") == NOBODY
    assert at.state.cash[A] == 0


@pytest.mark.rule("ST-37")
def test_st_37_incomplete_links_can_be_claimed_complete_ones_never() -> None:
    at = in_moving()
    track(at, A, "H7 straight 0", "H8 town_1 0", "G7 gentle 1")
    ruin(at, A)
    end_goods(at)
    at.plays("take turn_order", "take first_move")
    at.state.cash = [0, 20, 20]
    seat = at.state.actor
    at.plays("lay G8 straight 0")
    assert owner(at, "H6", "SW") == seat
    assert owner(at, "H6", "S") == NOBODY
    at.refuses("lay H7 gentle 4", "redirect.not_an_end", "ST-25")


@pytest.mark.rule("ST-37")
def test_st_37_at_the_very_limit_it_can_be_paid() -> None:
    at = in_moving()
    at.state.income[A], at.state.points[A], at.state.cash[A] = -10, 2, 5
    end_goods(at)
    assert at.state.alive[A]
    assert (at.state.cash[A], at.state.points[A]) == (0, 0)


@pytest.mark.rule("ST-50")
def test_st_50_the_others_close_up_and_the_number_of_turns_stays() -> None:
    at = in_moving("first_build", "engineer", "urbanization to pass", "turn_order", options=base(4))
    ruin(at, B)
    end_goods(at)
    assert at.state.order == (3, A, C)
    assert at.state.tile[B] == 0
    assert at.state.last_turn == 8
    assert at.match.turn == Turn((3,), "action")


@pytest.mark.rule("ST-50")
def test_st_50_when_one_is_left_the_game_ends_at_once_and_the_later_bankrupt_ranks_higher() -> None:
    at = in_moving("turn_order", "first_move", "engineer")
    at.state.points[C] = 0
    ruin(at, A, B)
    at.state.income[C] = -5
    end_goods(at)
    assert at.events(MatchEnded) == [MatchEnded("last")]
    outcome = at.match.outcome
    assert outcome is not None
    assert outcome.reason == "last"
    assert outcome.ranks == (3, 2, 1)
    # C is no longer asked to pay.
    assert (at.state.income[C], at.state.cash[C]) == (-5, 0)


@pytest.mark.rule("ST-52")
def test_st_52_tiles_come_back_and_the_next_turn_begins() -> None:
    at = in_moving()
    end_goods(at)
    assert at.events(TurnBegan) == [TurnBegan(2, at.state.order)]
    assert at.state.taken == [False] * 3
    at.plays("take engineer")


def at_the_end(options: Options | None = None, *tiles: str) -> StTable:
    at = in_moving(*tiles, options=options)
    at.state.turn = at.state.last_turn
    return at


@pytest.mark.rule("ST-52")
def test_st_52_the_match_ends_after_the_income_of_the_last_turn() -> None:
    at = at_the_end()
    order = at.state.order
    at.state.income = [3, 0, 0]
    end_goods(at)
    assert at.events(MatchEnded) == [MatchEnded("turns")]
    assert at.state.cash[A] == 3
    assert at.state.order == order


@pytest.mark.rule("ST-53")
def test_st_53_the_worked_example_37_points_income_minus_1_10_links_are_45() -> None:
    at = at_the_end()
    track(at, A, "H7 straight 0", "H8 town_4_x 2", "H9 straight 0", "G7 gentle 1", "G8 straight 0", "G9 straight 0")
    track(at, A, "G10 gentle 0", "I7 straight 2", "J7 gentle 3", "J9 gentle 0", "K10 town_1 5", "K8 gentle 4")
    track(at, A, "K7 town_1 3", "L7 gentle 1", "L8 town_2_straight 0", "G6 straight 2", "F5 town_2_straight 2")
    track(at, A, "E5 gentle 2", "F11 straight 0", "F10 town_1 3")
    at.state.points[A], at.state.income[A], at.state.cash[A] = 37, -1, 1
    assert parts_of(at.state, A) == (ScorePart("points", 37), ScorePart("income", -2), ScorePart("links", 10))
    end_goods(at)
    outcome = at.match.outcome
    assert outcome is not None
    assert outcome.scores[A] == 45


@pytest.mark.rule("ST-53")
@pytest.mark.parametrize(("income", "points"), [(5, 2), (4, 2), (1, 0), (0, 0), (-2, -4), (10, 5), (-10, -20)])
def test_st_53_half_of_positive_income_rounded_down_double_of_negative(income: int, points: int) -> None:
    at = in_moving()
    at.state.income[A] = income
    assert parts_of(at.state, A)[1] == ScorePart("income", points)


@pytest.mark.rule("ST-53")
def test_st_53_incomplete_links_count_nothing() -> None:
    at = in_moving()
    track(at, A, "H7 straight 0", "G7 gentle 1")
    assert parts_of(at.state, A)[2] == ScorePart("links", 0)
    track(at, A, "H8 town_2_straight 0")
    assert parts_of(at.state, A)[2] == ScorePart("links", 1)


def final(at: StTable, scores: list[tuple[int, int]]) -> tuple[int, ...]:
    """The ranks with these points and incomes, all paid."""
    for seat, (points, income) in enumerate(scores):
        at.state.points[seat], at.state.income[seat], at.state.cash[seat] = points, income, 10
    end_goods(at)
    outcome = at.match.outcome
    assert outcome is not None
    return outcome.ranks


@pytest.mark.rule("ST-54")
def test_st_54_most_points_then_income_then_the_lower_tile() -> None:
    assert final(at_the_end(), [(5, 0), (9, 0), (7, 0)]) == (3, 1, 2)
    # 4 + 2, 6 + 0, 5 + 1: all six.
    assert final(at_the_end(), [(4, 4), (6, 0), (5, 2)]) == (1, 3, 2)
    at = at_the_end(None, "urbanization to pass", "engineer", "first_move")
    assert final(at, [(5, 1), (5, 1), (5, 1)]) == (3, 2, 1)


@pytest.mark.rule("ST-54")
def test_st_54_in_the_standard_game_the_earlier_in_the_last_order() -> None:
    at = standard_building()
    at.plays("done", "done", "done")
    at.state.turn = at.state.last_turn
    at.state.order = (C, A, B)
    assert final(at, [(5, 1), (5, 1), (5, 1)]) == (2, 3, 1)


@pytest.mark.rule("ST-55")
def test_st_55_a_score_may_fall_below_nothing_and_bankrupts_are_not_scored() -> None:
    at = at_the_end()
    ruin(at, B)
    at.state.income[A], at.state.cash[A] = -5, 5
    end_goods(at)
    outcome = at.match.outcome
    assert outcome is not None
    assert outcome.scores == (-10, 0, 0)
    assert outcome.breakdown[B] == ()
    assert outcome.ranks == (2, 3, 1)


@pytest.mark.rule("ST-37")
def test_st_37_goods_go_over_links_of_bankrupts_without_points() -> None:
    at = in_moving(level=4)
    track(at, A, "H7 straight 0", "H8 town_2_straight 0")
    ruin(at, A)
    end_goods(at)
    track(at, B, "H9 straight 0")
    assert at.state.other_end[exit_of("H6", "S")] == exit_of("H8", "N")
    at.plays("take turn_order", "take first_move")
    while at.match.turn is not None and at.match.turn.phase == "build":
        at.plays("done")
    put_goods(at, "H6", "blue")
    while at.state.actor != B:
        at.plays("stay")
    at.plays("move blue H6 S-S")
    assert at.state.points_due == ((B, 1),)
