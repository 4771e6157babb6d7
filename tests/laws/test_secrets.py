"""Laws of secrets: a seat's view, offers and events depend on nothing that it may not know."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from tests.support.driver import any_chance
from tests.support.games import UNDER_LAW, Game
from tests.support.hidden import check_sight, twins
from tests.support.laws import every_game, positions, seeds

from capolinea.core.action import Action
from capolinea.core.chance import NoChance
from capolinea.core.event import Event, visible
from capolinea.core.match import Match
from capolinea.core.rules import Rules


@every_game
@given(seed=seeds)
def test_a_guess_fits_the_view_it_was_made_from(game: Game, seed: int) -> None:
    random = Random(seed)
    for match in positions(game, seed, 8):
        for seat in range(match.options.seats):
            seen = match.view(seat)
            guess = match.rules.guess(seen, seat, any_chance(random))
            game.check(guess)
            assert match.rules.view(guess, seat) == seen
            assert match.rules.turn(guess) == match.turn
            assert match.rules.outcome(guess) == match.outcome


@every_game
@given(seed=seeds)
def test_nothing_hidden_shows_in_view_or_offers(game: Game, seed: int) -> None:
    check_match(game, game.rules, seed)


def check_match(game: Game, rules: Rules[Any, Any], seed: int) -> None:
    for match, seat, twin in twins(game, seed, 8):
        check_sight(rules, match.state, twin, seat)


@pytest.mark.parametrize(
    ("game", "secret"),
    [(game, secret) for game in UNDER_LAW for secret in game.secrets],
    ids=[f"{game.key} {secret}" for game in UNDER_LAW for secret in game.secrets],
)
def test_a_view_that_shows_a_secret_is_caught(game: Game, secret: str) -> None:
    """Whichever it is: so each of them differs between a state and what a seat may take for it."""
    rules = leaking(game, secret)
    assert any([is_caught(game, rules, seed) for seed in range(12)])


def is_caught(game: Game, rules: Rules[Any, Any], seed: int) -> bool:
    try:
        check_match(game, rules, seed)
    except AssertionError:
        return True
    return False


def leaking(game: Game, secret: str) -> Rules[Any, Any]:
    """Return the rules of the game, with one hidden thing shown in everybody's view."""

    class Indiscreet(game.rules.view_type, frozen=True):  # type: ignore[name-defined]
        leak: str

    def view(state: Any, viewer: int) -> Any:
        seen = game.rules.view(state, viewer)
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return Indiscreet(**fields, leak=repr(game.hidden(state, viewer).get(secret)))

    return replace(game.rules, view=view)


@every_game
@given(seed=seeds)
def test_guesses_differ_where_there_is_a_secret(game: Game, seed: int) -> None:
    random = Random(seed)
    match = next(positions(game, seed, 8))
    if not game.has_secrets(match.options):
        return
    guesses = {match.rules.guess(match.view(0), 0, any_chance(random)).facts() for _ in range(20)}
    assert len(guesses) > 1


@every_game
@given(seed=seeds)
def test_a_spectator_sees_nothing_that_some_seat_does_not(game: Game, seed: int) -> None:
    random = Random(seed)
    for match in positions(game, seed, 8):
        for seat in range(match.options.seats):
            guess = match.rules.guess(match.view(seat), seat, any_chance(random))
            assert match.rules.view(guess, None) == match.view(None)


@every_game
@given(seed=seeds)
def test_offers_and_judgements_depend_on_the_own_view_alone(game: Game, seed: int) -> None:
    random = Random(seed)
    for match in positions(game, seed, 6):
        turn = match.turn
        for seat in () if turn is None else (*turn.seats, *turn.changing):
            guess = match.rules.guess(match.view(seat), seat, any_chance(random))
            assert match.rules.offers(guess, seat) == match.offers(seat)
            for action in game.domain(match.state, seat):
                assert match.rules.refuse(guess, action) == match.rules.refuse(match.state, action)


@every_game
@given(seed=seeds)
def test_what_a_seat_sees_of_an_action_depends_on_no_secret(game: Game, seed: int) -> None:
    """This is also why every entry that may be undone is safe to undo: other seats learn only the action itself from
    it."""
    random = Random(seed)
    for match in positions(game, seed, 10):
        turn = match.turn
        if turn is None:
            continue
        mover = turn.seats[random.randrange(len(turn.seats))]
        offers = match.offers(mover)
        action = offers[random.randrange(len(offers))]
        for viewer in range(match.options.seats):
            guess = match.rules.guess(match.view(viewer), viewer, any_chance(random))
            twin = twin_of(game, match, guess, action, viewer)
            real = outcome_of(match, match.state.clone(), action)
            other = outcome_of(match, guess, twin)
            # Actions that draw or reveal may differ, and cannot be undone.
            if real is not None and other is not None:
                assert visible(tuple(other), viewer) == visible(tuple(real), viewer)
                after = match.state.clone()
                match.rules.apply(after, action, NoChance())
                guess = match.rules.guess(match.view(viewer), viewer, any_chance(random))
                twin = twin_of(game, match, guess, action, viewer)
                if outcome_of(match, guess.clone(), twin) is not None:
                    match.rules.apply(guess, twin, NoChance())
                    assert match.rules.view(guess, viewer) == match.rules.view(after, viewer)


def twin_of(game: Game, match: Match[Any, Any], guess: Any, action: Action, viewer: int) -> Action:
    """Return what looks the same to `viewer` in the guessed state: the action itself, or another secret one of its
    kind."""
    if action.seat == viewer or not isinstance(action, game.secret_actions):
        return action
    (twin, *_) = [each for each in match.rules.offers(guess, action.seat) if type(each) is type(action)]
    return twin


def outcome_of(match: Match[Any, Any], state: Any, action: Action) -> list[Event] | None:
    """Return the events of an action that neither draws nor reveals, otherwise None. Changes `state`."""
    chance = any_chance(Random(0))
    events = match.rules.apply(state, action, chance)
    return None if chance.collect_draws() or any([event.reveals for event in events]) else events
