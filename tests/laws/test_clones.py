"""Laws of copying: a change to a clone does not change the original, nor the other way round."""

from random import Random
from typing import Any

from hypothesis import given
from tests.support.driver import any_chance, attributes, mutables, snapshot
from tests.support.games import Game
from tests.support.laws import every_game, positions, seeds

from capolinea.core.rules import Rules


def play_on(rules: Rules[Any, Any], state: Any, random: Random, most: int) -> None:
    chance = any_chance(random)
    for _ in range(most):
        turn = rules.turn(state)
        if turn is None:
            return
        offers = rules.offers(state, turn.seats[random.randrange(len(turn.seats))])
        rules.apply(state, offers[random.randrange(len(offers))], chance)


def spoil(value: Any) -> None:
    """Change every list and byte array there is, deepest first."""
    if isinstance(value, (list, tuple)):
        for each in value:
            spoil(each)
    if isinstance(value, list):
        value.append(value[0] if value else 0)
    if isinstance(value, bytearray):
        value.append(1)


@every_game
@given(seed=seeds)
def test_a_clone_is_equal_and_shares_nothing_that_changes(game: Game, seed: int) -> None:
    for match in positions(game, seed, 8):
        state = match.state
        clone = state.clone()
        assert clone.facts() == state.facts()
        assert snapshot(clone) == snapshot(state)
        mine, its = attributes(state), attributes(clone)
        assert mine.keys() == its.keys()
        for name in mine:
            if name not in game.replaced:
                assert not set(mutables(mine[name])) & set(mutables(its[name])), name


@every_game
@given(seed=seeds)
def test_spoiling_one_leaves_the_other_whole(game: Game, seed: int) -> None:
    for match in positions(game, seed, 6):
        state = match.state.clone()
        for spoilt, kept in ((state.clone(), state), (state, state.clone())):
            before = kept.facts()
            for name, value in attributes(spoilt).items():
                if name not in game.replaced:
                    spoil(value)
            assert kept.facts() == before


@every_game
@given(seed=seeds)
def test_playing_on_from_one_leaves_the_other_as_it_was(game: Game, seed: int) -> None:
    for match in positions(game, seed, 6):
        before = snapshot(match.state)
        clone = match.state.clone()
        play_on(match.rules, match.state.clone(), Random(seed), 50)
        assert snapshot(match.state) == before
        assert snapshot(clone) == before


@every_game
@given(seed=seeds)
def test_clones_play_on_alike(game: Game, seed: int) -> None:
    for match in positions(game, seed, 5):
        one, two = match.state.clone(), match.state.clone()
        play_on(match.rules, one, Random(seed), 40)
        play_on(match.rules, two, Random(seed), 40)
        assert one.facts() == two.facts()
