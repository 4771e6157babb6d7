"""What every mind keeps to: it ranks all offers, from what the seat may see; its chances are chances, its policy is
legal, and what it believes agrees with the view."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.laws.test_bots import TABLES, now_and_then
from tests.support.bots import positions

from capolinea.bots.mind import Mind, share_of_win
from capolinea.core.chance import QuickChance
from capolinea.core.match import Match
from capolinea.core.rules import Options
from capolinea.games.catalogue import GAMES, bots_of, rules_of

#: The games that have a mind.
MINDS = [key for key in GAMES if bots_of(key).mind is not None]
#: One decision in so many of a match is examined.
APART = 24

each_mind = pytest.mark.parametrize("key", MINDS)
each_table = pytest.mark.parametrize(("key", "options"), [(key, options) for key, options in TABLES if key in MINDS])


def mind_of(key: str) -> Mind[Any, Any]:
    mind = bots_of(key).mind
    assert mind is not None
    return mind


def check_ranking(key: str, seen: Any, offers: Any) -> None:
    advices = mind_of(key).advise(seen, offers)
    assert sorted(map(repr, offers)) == sorted([repr(advice.offer) for advice in advices])
    values = [advice.value for advice in advices]
    assert values == sorted(values, reverse=True)


@each_table
def test_every_offer_is_ranked_exactly_once(key: str, options: Options) -> None:
    for number, (_, seen, offers) in enumerate(positions(key, ("random", "easy"), options, 13, 180)):
        if number % APART == 0:
            check_ranking(key, seen, offers)


@each_mind
def test_hard_plays_the_first_advice(key: str) -> None:
    rules, mind, hard = rules_of(key), mind_of(key), bots_of(key).players["hard"]
    for _, state, seat in now_and_then(key, 4):
        seen, offers = rules.view(state, seat), rules.offers(state, seat)
        assert hard(seen, offers, QuickChance(1)) == mind.advise(seen, offers)[0].offer


@each_mind
def test_what_nobody_told_it_changes_no_advice(key: str) -> None:
    rules, guesses = rules_of(key), QuickChance(3)
    for _, state, seat in now_and_then(key, 4):
        seen = rules.view(state, seat)
        twin = rules.guess(seen, seat, guesses)
        told = [
            msgspec.json.encode(mind_of(key).advise(rules.view(each, seat), rules.offers(each, seat)))
            for each in (state, twin)
        ]
        assert told[0] == told[1]


@each_mind
def test_a_belief_agrees_with_the_view_and_is_the_same_for_the_same_chance(key: str) -> None:
    rules, mind = rules_of(key), mind_of(key)
    for number, state, seat in now_and_then(key, 8):
        seen = rules.view(state, seat)
        believed = mind.believe(seen, QuickChance(number))
        assert rules.view(believed, seat) == seen
        assert mind.believe(seen, QuickChance(number)).facts() == believed.facts()


@each_table
def test_a_policy_plays_legal_moves_and_chances_are_chances(key: str, options: Options) -> None:
    rules, mind = rules_of(key), mind_of(key)
    actions, random = rules.actions, Random(1)
    match = Match(rules, options, QuickChance(2))
    move = actions.move()
    made = 0
    while mind.policy(match.state, random.random, move):
        # Match.play refuses what is not legal.
        match.play(actions.decode(move))
        made += 1
        if made % APART == 0 and match.outcome is None:
            chances = [mind.value(match.state, seat) for seat in range(options.seats)]
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert sum(chances) <= 1.0 + 1e-9
    outcome = match.outcome
    assert outcome is not None
    for seat in range(options.seats):
        assert mind.value(match.state, seat) == share_of_win(outcome, seat)


@each_mind
def test_thinking_changes_nothing(key: str) -> None:
    rules, mind = rules_of(key), mind_of(key)
    move = rules.actions.move()
    for number, state, seat in now_and_then(key, 8):
        before = repr(state.facts())
        seen, offers = rules.view(state, seat), rules.offers(state, seat)
        told = repr(seen), repr(offers)
        mind.advise(seen, offers)
        mind.value(state, seat)
        mind.policy(state, Random(number).random, move)
        mind.believe(seen, QuickChance(number))
        assert repr(state.facts()) == before
        assert (repr(seen), repr(offers)) == told


@each_mind
def test_what_the_seat_cannot_see_changes_no_move_of_the_policy(key: str) -> None:
    rules, mind, guesses = rules_of(key), mind_of(key), QuickChance(5)
    for number, state, seat in now_and_then(key, 8):
        twin = rules.guess(rules.view(state, seat), seat, guesses)
        moves = []
        for each in (state, twin):
            move = rules.actions.move()
            mind.policy(each, Random(number).random, move)
            moves.append(rules.actions.decode(move))
        assert moves[0] == moves[1]
