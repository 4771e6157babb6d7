"""Search: the same decision for the same seed and count, however playouts are run; right where the answer is known."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.support.bots import positions

from capolinea.bots.playouts import Horizon, PlayoutChance, Playouts
from capolinea.bots.search import Searcher, Settings, halve_by_count, halve_by_time
from capolinea.core.chance import QuickChance
from capolinea.games.catalogue import GAMES, bots_of, rules_of
from capolinea.lab.playing import options_of
from capolinea.lab.thinking import spread_over

MINDS = [key for key in GAMES if bots_of(key).mind is not None]
FEW = Settings(playouts=24, candidates=4, horizon=Horizon(moves=30))


def searcher(key: str) -> Searcher:  # type: ignore[type-arg]
    mind = bots_of(key).mind
    assert mind is not None
    return Searcher(rules=rules_of(key), mind=mind, settings=FEW)


@pytest.mark.parametrize("key", MINDS)
def test_any_number_of_workers_decides_alike(key: str) -> None:
    expert = searcher(key)
    with ThreadPoolExecutor(3) as pool:
        walk = positions(key, ("easy",), options_of(key, 3), 5, 60)
        for number, (_, seen, offers) in enumerate(walk):
            if number % 20 == 7:
                alone = expert(seen, offers, QuickChance(number))
                assert alone in offers
                assert alone == expert(seen, offers, QuickChance(number))
                for workers in (1, 3):
                    spread = spread_over(pool, workers)
                    assert expert.decide(seen, offers, QuickChance(number), None, spread) == alone


@pytest.mark.parametrize("key", MINDS)
def test_all_candidates_meet_the_same_guess_and_the_same_luck(key: str) -> None:
    rules, mind = rules_of(key), bots_of(key).mind
    assert mind is not None
    for _, seen, offers in positions(key, ("easy",), options_of(key, 3), 6, 12):
        twice = [offers[0], offers[0]]
        playouts = Playouts(rules=rules, mind=mind, horizon=FEW.horizon, view=seen, offers=twice, seed=3)
        for row in playouts((0, 1), range(3)):
            assert row[0] == row[1]
            assert 0.0 <= row[0] <= 1.0


def test_a_decision_without_a_choice_takes_no_playout() -> None:
    key = MINDS[0]
    expert = searcher(key)
    (_, seen, offers), *_ = positions(key, ("easy",), options_of(key, 2), 5, 1)

    def never(playouts: object) -> object:
        raise AssertionError("played out")

    chance = QuickChance(1)
    assert expert.decide(seen, offers[:1], chance, None, never) == offers[0]  # type: ignore[arg-type]


def known(values: Sequence[float]):  # type: ignore[no-untyped-def]
    """Return comparisons whose candidates have these means, with the same noise for all."""

    def compare(chosen: Sequence[int], numbers: range) -> list[list[float]]:
        return [[values[place] + 0.01 * (number % 7 - 3) for place in chosen] for number in numbers]

    return compare


def test_the_best_of_many_is_found_by_count_and_by_time() -> None:
    values = [0.5, 0.1, 0.2, 0.7, 0.4, 0.3, 0.6]
    assert halve_by_count(known(values), len(values), FEW, 60) == 3
    assert halve_by_time(known(values), len(values), FEW, 0.0) == 3


def test_what_is_advised_first_stays_unless_another_is_clearly_better() -> None:
    def compare(chosen: Sequence[int], numbers: range) -> list[list[float]]:
        """The second is a little better on average, and often worse."""
        return [[0.5 if place == 0 else 0.5 + (0.9 if number % 2 else -0.88) for place in chosen] for number in numbers]

    assert halve_by_count(compare, 2, FEW, 40) == 0


def test_a_stream_of_playout_chance_does_not_depend_on_the_others() -> None:
    one, two = PlayoutChance(5), PlayoutChance(5)
    for _ in range(9):
        one.below("dice", 6)
    assert [one.below("deal", 1000) for _ in range(5)] == [two.below("deal", 1000) for _ in range(5)]
    assert {PlayoutChance(seed).below("dice", 6) for seed in range(60)} == set(range(6))
