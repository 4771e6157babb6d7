"""A test that may be stopped at any deal: seldom wrong about even pairs, quick about uneven ones."""

from collections.abc import Callable
from random import Random

import pytest

from capolinea.lab import duel
from capolinea.lab.ladder import interval
from capolinea.lab.sequential import SequentialTest, anytime_half_width, anytime_interval

#: Win shares of even pairs: all or nothing, mostly split, and nearly equal.
EVEN: list[Callable[[Random], float]] = [
    lambda random: float(random.random() < 0.5),
    lambda random: random.choice([0.0, 0.5, 0.5, 1.0]),
    lambda random: min(1.0, max(0.0, random.gauss(0.5, 0.1))),
]


def verdict_of(values: list[float]) -> tuple[str, int]:
    test = SequentialTest()
    for value in values:
        if test.add(value):
            break
    return test.verdict, len(test.values)


@pytest.mark.parametrize("draw", EVEN)
def test_an_even_pair_is_seldom_called_uneven_however_often_one_looks(draw: Callable[[Random], float]) -> None:
    random = Random(5)
    wrong = [verdict_of([draw(random) for _ in range(200)])[0] for _ in range(300)]
    # At most 5 % in the long run; of 300, 24 or more would be a chance of one in a hundred.
    assert sum([verdict != "" for verdict in wrong]) < 24


def test_an_uneven_pair_is_found_out_and_sooner_the_more_uneven_it_is() -> None:
    random = Random(6)
    slightly, clearly = [
        [verdict_of([float(random.random() < chance) for _ in range(1000)]) for _ in range(40)] for chance in (0.6, 0.8)
    ]
    assert [verdict for verdict, _ in clearly] == ["stronger"] * 40
    assert sum([verdict == "stronger" for verdict, _ in slightly]) > 30
    assert sum([deals for _, deals in clearly]) < sum([deals for _, deals in slightly]) / 3


def test_both_sides_are_judged_alike() -> None:
    values = [1.0, 0.5, 1.0, 1.0, 0.75] * 10
    one, two = verdict_of(values), verdict_of([1 - value for value in values])
    assert (one[0], two[0]) == ("stronger", "weaker")
    assert one[1] == two[1]


def test_the_interval_holds_and_narrows_and_is_wider_than_one_for_a_fixed_number() -> None:
    random = Random(7)
    values = [float(random.random() < 0.6) for _ in range(400)]
    few, many = anytime_interval(values[:50]), anytime_interval(values)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    fixed = interval(values)
    assert many[1] - many[0] > fixed.high - fixed.low
    assert anytime_half_width(1.0, 400) > 1.96 / 20
    assert anytime_interval([]) == (0.0, 1.0)
    assert anytime_interval([0.5] * 50)[0] < 0.5 < anytime_interval([0.5] * 50)[1]


def test_a_test_that_has_decided_excludes_even_from_its_interval() -> None:
    random = Random(8)
    for chance in (0.7, 0.2):
        test = SequentialTest()
        while not test.add(float(random.random() < chance)):
            pass
        low, high = anytime_interval(test.values)
        assert low >= 0.5 - 1 / 400 if chance > 0.5 else high <= 0.5 + 1 / 400


def test_a_duel_stops_when_it_is_clear_and_counts_nothing_after() -> None:
    clear = duel("transamerica", "easy", "random", 300, 2, 2, until_clear=True)
    assert (clear.verdict, clear.until_clear) == ("stronger", True)
    assert clear.deals < 300
    fixed = duel("transamerica", "easy", "random", clear.deals, 2, 2)
    assert clear.win_share.mean == fixed.win_share.mean
    assert clear.difference.mean == fixed.difference.mean


def test_a_pair_that_stays_unclear_is_even() -> None:
    even = duel("transamerica", "builder", "builder", 6, 2, 2, until_clear=True)
    assert (even.verdict, even.deals, even.win_share.mean) == ("even", 6, 0.5)
