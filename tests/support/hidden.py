"""States that differ only in what a seat may not know, and what must be the same in both."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec
from tests.support.driver import any_chance
from tests.support.games import Game
from tests.support.laws import positions

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance, QuickChance
from capolinea.core.match import Match
from capolinea.core.rules import Rules

#: A back door for tests: the state of the match that a bot is being asked about. No honest bot looks.
BACK_DOOR: Final[list[Any]] = []

Chooser = Callable[[Any, Sequence[Action], Chance], Action]


def twins(game: Game, seed: int, most: int) -> Iterator[tuple[Match[Any, Any], Seat, Any]]:
    """Yield positions of a match, each with a seat and another state that is consistent with its view."""
    random = Random(seed)
    for match in positions(game, seed, most):
        for seat in range(match.options.seats):
            yield match, seat, match.rules.guess(game.rules.view(match.state, seat), seat, any_chance(random))


def check_sight(rules: Rules[Any, Any], state: Any, twin: Any, seat: Seat) -> None:
    """Check that the seat sees the same and has the same offers."""
    assert msgspec.json.encode(rules.view(twin, seat)) == msgspec.json.encode(rules.view(state, seat))
    turn = rules.turn(state)
    assert rules.turn(twin) == turn
    if turn is not None and seat in (*turn.seats, *turn.changing):
        assert msgspec.json.encode(rules.offers(twin, seat)) == msgspec.json.encode(rules.offers(state, seat))


def check_choice(rules: Rules[Any, Any], choose: Chooser, state: Any, twin: Any, seat: Seat, number: int) -> None:
    """Check that a bot in that seat does the same in both states."""
    chosen = [asked(rules, choose, each, seat, number) for each in (state, twin)]
    assert msgspec.json.encode(chosen[0]) == msgspec.json.encode(chosen[1])


def asked(rules: Rules[Any, Any], choose: Chooser, state: Any, seat: Seat, number: int) -> Action:
    BACK_DOOR[:] = [state]
    try:
        return choose(rules.view(state, seat), rules.offers(state, seat), QuickChance(number))
    finally:
        BACK_DOOR.clear()
