"""Duels in paired deals: fair by arrangement, and honest about what is not significant."""

from typing import Any

import pytest

from capolinea.lab import duel, ladder, rungs
from capolinea.lab.ladder import interval, line_ups, score_deals
from capolinea.lab.playing import MatchResult, PlayedMatch

GAME = "transamerica"


@pytest.mark.parametrize(("seats", "tables"), [(2, 2), (3, 6), (4, 2), (5, 10), (6, 2)])
def test_both_sides_sit_everywhere_equally_often(seats: int, tables: int) -> None:
    found = line_ups(seats)
    assert len(found) == len(set(found)) == tables
    for seat in range(seats):
        assert sum([roles[seat] for roles in found]) == tables / 2


def test_a_bot_against_itself_is_exactly_even() -> None:
    even = duel(GAME, "builder", "builder", deals=8, seed=1)
    assert (even.win_share.mean, even.difference.mean, even.verdict) == (0.5, 0.0, "even")


def test_a_duel_turned_round_tells_the_same() -> None:
    one = duel(GAME, "builder", "central", deals=6, seed=4)
    two = duel(GAME, "central", "builder", deals=6, seed=4)
    assert one.difference.mean == pytest.approx(-two.difference.mean)
    assert one.win_share.mean == pytest.approx(1 - two.win_share.mean)


def test_two_processes_find_what_one_does() -> None:
    one, two = [duel(GAME, "builder", "central", deals=6, seed=2, seats=3, jobs=jobs) for jobs in (1, 2)]
    assert (one.win_share, one.difference) == (two.win_share, two.difference)


def test_an_interval_narrows_with_deals_and_holds_its_mean() -> None:
    few, many = interval([0.0, 1.0] * 5), interval([0.0, 1.0] * 500)
    assert few.low < few.mean == 0.5 == many.mean < few.high
    assert many.high - many.low == pytest.approx((few.high - few.low) / 10, rel=0.06)


def test_no_deal_and_one_deal_claim_nothing() -> None:
    assert interval([]).mean == 0
    assert duel(GAME, "builder", "random", deals=1, seats=2, seed=1).verdict == "even"


def test_the_ladder_climbs_all_levels_and_meets_both_baselines() -> None:
    assert rungs(GAME) == [
        ("easy", "random"),
        ("medium", "easy"),
        ("hard", "medium"),
        ("hard", "central"),
        ("hard", "builder"),
        ("hard", "policy"),
    ]


def test_a_ladder_reports_progress_over_all_its_duels() -> None:
    told: list[tuple[int, int]] = []

    def note(done: int, total: int) -> None:
        told.append((done, total))

    found: Any = ladder(GAME, deals=2, seed=1, seats=2, progress=note)
    assert len(found) == 6
    assert told[-1] == (12, 12)
    assert [done for done, _ in told] == sorted([done for done, _ in told])


def test_what_nobody_won_is_shared() -> None:
    wins = [(0.0, 0.0), (1.0, 0.0), (0.5, 0.5)]
    matches = [
        PlayedMatch(deal, turn, roles, MatchResult((1, 2), (3, 3), won, 1, 1))
        for deal, won in enumerate(wins)
        for turn, roles in enumerate([(0, 1), (1, 0)])
    ]
    assert [share for share, _ in score_deals(matches)] == [0.5, 0.5, 0.5]
