"""Many matches at once are the same matches, and replay records too."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.lab.test_replaying import chosen_options, every_record
from tests.support.environments import Variant, all_variants, name_of, some_variants
from tests.support.games import Game, game_of
from tests.support.recorded import replayed

from capolinea.core.chance import QuickChance
from capolinea.core.refusal import InvalidAction
from capolinea.games.catalogue import GAMES, tensor_of
from capolinea.lab.environments import raw_env
from capolinea.lab.replaying import Recording
from capolinea.lab.tensors import numbered
from capolinea.lab.vector import VectorEnv, random_numbers

MATCHES = 6


def check_variant(variant: Variant, steps: int) -> None:
    """Play matches at random; each shows what PettingZoo's environment shows after the same numbers."""
    game, seats, options = variant
    many = VectorEnv(game, MATCHES, seats, options)
    random = np.random.default_rng(1)
    batch = many.reset(7)
    one: Any = raw_env(game, seats, options)
    one.reset()
    one.episode.state = many.states[0].clone()
    one.episode.chance = QuickChance(0)
    one.episode.chance.state = many.chances[0].state  # type: ignore[attr-defined]
    one.episode._ask()
    for _ in range(steps):
        seat = one.episode.mover
        assert batch.seats[0] == seat
        seen = one.episode.observe(seat)
        assert np.array_equal(seen["observation"], batch.observations[0])
        assert np.array_equal(seen["action_mask"], batch.masks[0])
        numbers = random_numbers(batch.masks, random)
        one.episode.say(seat, int(numbers[0]))
        batch = many.step(numbers)
        if batch.over[0]:
            assert one.episode.mover is None
            assert batch.rewards[0].tolist() == pytest.approx(one.episode.rewards())
            return
        assert not batch.rewards[0].any()
        assert one.episode.state.facts() == many.states[0].facts()


@pytest.mark.parametrize("variant", some_variants(), ids=name_of)
def test_many_matches_show_what_one_environment_shows(variant: Variant) -> None:
    check_variant(variant, 120)


@pytest.mark.sweep
@pytest.mark.parametrize("variant", all_variants(), ids=name_of)
def test_the_same_for_every_table(variant: Variant) -> None:
    check_variant(variant, 200)


@every_record
def test_many_matches_replay_a_record(game: Game, path: Path) -> None:
    """Two of the same record, one of them a step behind: neither disturbs the other."""
    match = replayed(game, path)
    recordings = [Recording(match), Recording(match)]
    spoken = [recording.numbers(numbered(game.key)) for recording in recordings]
    many = VectorEnv(game.key, 2, match.options.seats, chosen_options(match))
    many.reset(draws=[recording.draws for recording in recordings])
    outcome = match.outcome
    assert outcome is not None
    last = None
    ended = many.states[0]
    while last is None:
        ended = many.states[0]
        said = [each.next_of(int(seat)) for each, seat in zip(spoken, many.movers, strict=True)]
        # What is legal but not offered is not on the masks.
        for number, masks in zip(said, many.masks, strict=True):
            masks[number] = 1
        batch = many.step(said)
        last = batch.rewards.copy() if batch.over.all() else None
    assert ended.facts() == match.state.facts()
    shares = [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]
    for row in last:
        assert row.tolist() == pytest.approx([share - 1 / len(shares) for share in shares])


def quick_ways() -> list[str]:
    return [key for key in GAMES if (tensor := tensor_of(key)) is not None and tensor.quick is not None]


@pytest.mark.parametrize("key", quick_ways())
def test_the_quick_way_is_the_way_of_the_offers(key: str) -> None:
    """It names the same numbers, and its moves are those of the actions."""
    game, tensor = game_of(key), tensor_of(key)
    assert tensor is not None
    assert tensor.quick is not None
    rules = game.rules
    known = 0
    for seed, options in enumerate(game.options):
        random, chance = Random(seed), QuickChance(seed)
        state, _ = rules.setup(options, chance)
        for _ in range(60):
            turn = rules.turn(state)
            if turn is None:
                break
            seat = turn.seats[0]
            offers = rules.offers(state, seat)
            legal = tensor.quick.legal(state, seat)
            if legal is not None:
                assert sorted(legal) == sorted([number for offer in offers for number in tensor.spell(offer)])
                known += 1
            chosen = game.player(state, seat, random) if game.player else random.choice(offers)
            numbers = tensor.spell(chosen)
            move = rules.actions.move()
            if len(numbers) == 1 and tensor.quick.fill(move, numbers[0]):
                move.seat = seat
                assert rules.actions.decode(move) == chosen
            rules.apply(state, chosen, chance)
    assert known > 100


def test_a_match_that_is_over_begins_anew() -> None:
    many = VectorEnv("santa-fe-rails", 3, 2)
    random = np.random.default_rng(2)
    batch = many.reset(3)
    ended = 0
    while ended < 4:
        batch = many.step(random_numbers(batch.masks, random))
        for match in np.flatnonzero(batch.over):
            ended += 1
            assert batch.rewards[match].any()
            assert many.states[match].turn_number == 1
    assert sum(many.played) == 3 + ended


def test_the_same_seed_deals_the_same() -> None:
    many = VectorEnv("spike", 2, 3)
    first = many.reset(5).observations.copy()
    assert np.array_equal(first, many.reset(5).observations)
    assert not np.array_equal(first[0], first[1])
    assert not np.array_equal(first, many.reset().observations)


def test_what_may_not_be_said_changes_nothing() -> None:
    many = VectorEnv("steam", 2, 3)
    batch = many.reset(5)
    legal = random_numbers(batch.masks, np.random.default_rng(1))
    before = [state.facts() for state in many.states]
    forbidden = int(np.flatnonzero(batch.masks[1] == 0)[0])
    for numbers in ([legal[0], forbidden], [legal[0], -1], [many.tensor.size, legal[1]], [legal[0]]):
        with pytest.raises(InvalidAction):
            many.step(numbers)
    assert [state.facts() for state in many.states] == before
