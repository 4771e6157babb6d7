"""The confidence sequence: seldom wrong, however often it is looked at, and soon decided where the answer is clear."""

from random import Random

from capolinea.lab.sequential import bounds, is_decided


def shares(seed: int, chance: float, count: int) -> list[float]:
    random = Random(seed)
    return [sum([random.random() < chance for _ in range(2)]) / 2 for _ in range(count)]


def ever_decided(values: list[float]) -> bool:
    return any([is_decided(values[:count]) for count in range(1, len(values) + 1, 3)])


def test_equals_are_seldom_told_apart_however_often_one_looks() -> None:
    wrong = sum([ever_decided(shares(seed, 0.5, 90)) for seed in range(60)])
    assert wrong <= 5


def test_a_clear_difference_is_found() -> None:
    assert all([ever_decided(shares(seed, 0.8, 60)) for seed in range(10)])


def test_the_bounds_contain_the_truth_and_agree_with_the_decision() -> None:
    for seed in range(8):
        values = shares(seed, 0.65, 80)
        found = bounds(values)
        assert found.low <= 0.65 <= found.high
        assert found.low <= found.mean <= found.high
        assert is_decided(values) == (found.low > 0.5 or found.high < 0.5)
