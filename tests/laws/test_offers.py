"""Laws of listing: what a state keeps between two listings never changes what is listed.

A copy of a state keeps nothing, so that its listing is a fresh one. Whatever a game keeps and mends must give the same
offers, in the same order, after every way in which a state can change: an action with a log or in silence, an undo, a
replay.
"""

from random import Random
from typing import Any

from hypothesis import given
from tests.support.driver import KEPT, any_chance, attributes
from tests.support.games import UNDER_LAW, Game
from tests.support.laws import every_game, seeds

from capolinea.core.action import Action, Undo
from capolinea.core.match import Match
from capolinea.core.rules import Rules

#: How many entries or moves of a match are looked at: enough to reach every stage of every game in some of them.
MOST = 150


def check(rules: Rules[Any, Any], state: Any) -> list[Action]:
    """Compare the offers of all seats with a fresh listing, twice: the second listing has most to use. Return the
    offers of the first seat."""
    turn = rules.turn(state)
    if turn is None:
        return []
    for seat in (*turn.seats, *turn.changing):
        fresh = rules.offers(state.clone(), seat)
        assert rules.offers(state, seat) == fresh
        assert rules.offers(state, seat) == fresh
    return rules.offers(state, turn.seats[0])


def begun(game: Game, seed: int) -> Match[Any, Any]:
    random = Random(seed)
    return Match.new(game.rules, game.options[random.randrange(len(game.options))], random.randrange(1 << 32))


@every_game
@given(seed=seeds)
def test_offers_are_those_of_a_fresh_listing_after_every_entry_and_undo(game: Game, seed: int) -> None:
    random, match = Random(seed), begun(game, seed)
    while (offers := check(match.rules, match.state)) and match.last_entry < MOST:
        match.play(offers[random.randrange(len(offers))])
        seat = match.journal[-1].seat
        if seat is not None and random.randrange(4) == 0 and (to := match.undo_target(seat)) is not None:
            check(match.rules, match.state)
            match.play(Undo(seat, to))
    check(match.rules, Match.replay(match.rules, match.options, match.journal).state)


@every_game
@given(seed=seeds)
def test_offers_are_those_of_a_fresh_listing_after_silent_moves(game: Game, seed: int) -> None:
    """Not every position is listed: what is kept may have to be mended for several moves at once."""
    random, rules = Random(seed), game.rules
    state, chance = begun(game, seed).state, any_chance(random)
    for _ in range(MOST):
        offers = check(rules, state) if random.randrange(3) else []
        if offers and random.randrange(2):
            rules.apply(state, offers[random.randrange(len(offers))], chance)
        else:
            rules.actions.play_out(state, chance, random.random, 1 + random.randrange(3))


def test_a_copy_keeps_nothing() -> None:
    keeping = []
    for game in UNDER_LAW:
        random, match = Random(1), begun(game, 1)
        while (offers := check(match.rules, match.state)) and match.last_entry < MOST:
            match.play(offers[random.randrange(len(offers))])
            kept = {name for name, value in attributes(match.state).items() if name.startswith(KEPT) and value}
            keeping += [(game.key, name) for name in kept]
            copy = attributes(match.state.clone())
            assert not [name for name in kept if copy[name]]
    # Otherwise the laws above would compare nothing.
    assert "transamerica" in dict(keeping)
