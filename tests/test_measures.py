"""The tools that measure minds: a truth is wholly right, a match against a level ends, and time is counted."""

import pytest
from tests.support.bots import positions
from tools import measure_beliefs, measure_policies

from capolinea.core.chance import QuickChance
from capolinea.games.catalogue import rules_of
from capolinea.lab.playing import options_of


def test_the_true_state_gets_more_right_than_another() -> None:
    for game, measures in measure_beliefs.MEASURES.items():
        rules, chance = rules_of(game), QuickChance(1)
        for number, (state, seen, _) in enumerate(positions(game, ("easy",), options_of(game, 3), 2, 200)):
            if number % 40 == 39:
                others = [rules.guess(seen, seen.seat, chance) for _ in range(30)]
                for compare in measures.values():
                    right, count = compare(state, state, seen.seat)
                    assert 0 < right <= count
                    assert sum([compare(state, other, seen.seat)[0] for other in others]) < right * len(others)


def test_a_guess_is_seldom_wholly_right() -> None:
    for game in measure_beliefs.MEASURES:
        found = measure_beliefs.measure(game, 1, 1, 61, 2, company=("easy",))
        for count, believed, guessed in found.values():
            assert count > 0
            assert 0 <= guessed < count
            assert 0 <= believed < count


def test_a_policy_plays_whole_matches_against_a_level_and_against_itself() -> None:
    options = options_of("spike", 2)
    result = measure_policies.play("spike", options, "random", (0, 1), 1, 0)
    assert sorted(result.ranks) == [1, 2]
    milliseconds, moves = measure_policies.time_of("spike", options, 1, 1)
    assert milliseconds > 0
    assert moves > 50


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "chosen"),
    [("spike", {}), ("rail-baron", {}), ("steam", {"game": "base"}), ("steam", {"game": "standard"})],
)
def test_a_policy_is_at_least_as_strong_as_easy(game: str, chosen: dict[str, str]) -> None:
    share, lead = measure_policies.compare(game, options_of(game, 4, chosen), "easy", 8, 1)
    assert share.mean > 0.5
    assert lead.mean > 0
