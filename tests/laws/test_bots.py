"""What all bots of all games keep to: they play by the rules, from what they may see, and only with their own
chance."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any
from zlib import crc32

import pytest
from tests.support.bots import positions
from tests.support.games import UNDER_LAW, game_of
from tests.support.hidden import BACK_DOOR, Chooser, check_choice

from capolinea.bots import COMMON_LEVELS, LEVELS
from capolinea.bots.playouts import Horizon
from capolinea.bots.search import Searcher
from capolinea.core.action import Action
from capolinea.core.chance import Chance, QuickChance
from capolinea.core.rules import Options
from capolinea.games.catalogue import GAMES, bots_of, rules_of

TABLES = [(game.key, options) for game in UNDER_LAW if game.key in GAMES for options in game.options]
BOTS = [(key, name) for key in GAMES for name in bots_of(key).players]
#: How many decisions of a match are examined, and how many are skipped between two of them.
MOST = 240
APART = 12

each_table = pytest.mark.parametrize(
    ("key", "options"), TABLES, ids=[f"{key}-{number}" for number, (key, _) in enumerate(TABLES)]
)
each_bot = pytest.mark.parametrize(("key", "name"), BOTS)


def players_of(key: str) -> dict[str, Chooser]:
    """Return the players by name; those that search do so with few playouts, because their laws do not depend on it."""
    return {name: hasty(player) for name, player in bots_of(key).players.items()}


def hasty(player: Chooser) -> Chooser:
    if not isinstance(player, Searcher):
        return player
    few = replace(player.settings, playouts=12, candidates=3, horizon=Horizon(moves=20))
    return replace(player, settings=few)


def middling(key: str) -> Options:
    """Return the set-up in the middle of those that the laws try."""
    options = [options for game, options in TABLES if game == key]
    return options[len(options) // 2]


@cache
def now_and_then(key: str, seed: int) -> list[tuple[int, Any, int]]:
    """Return some decisions of a match between easy bots: number, state and seat. Cached, because all bots are asked
    about them."""
    walk = enumerate(positions(key, ("easy",), middling(key), seed, MOST))
    return [(number, state.clone(), seen.seat) for number, (state, seen, _) in walk if number % APART == 0]


def is_legal(key: str, state: Any, action: Action, offers: list[Action]) -> bool:
    """Return whether an action is offered, or at least accepted: for some actions only the best are offered."""
    return action in offers or rules_of(key).refuse(state, action) is None


@pytest.mark.parametrize("key", GAMES)
def test_every_level_can_be_asked_for(key: str) -> None:
    bots = bots_of(key)
    assert set(bots.players) - {LEVELS[-1]} == {*COMMON_LEVELS, *bots.baselines}


@each_table
def test_every_level_makes_legal_moves(key: str, options: Options) -> None:
    players, chance = players_of(key), QuickChance(3)
    for number, (state, seen, offers) in enumerate(positions(key, ("medium", "easy"), options, 11, MOST)):
        for name in players if number % (2 * APART) == 0 else ():
            assert is_legal(key, state, players[name](seen, offers, chance), offers)


@each_table
def test_a_bot_goes_on_from_any_mess(key: str, options: Options) -> None:
    players, chance = players_of(key), QuickChance(5)
    for number, (state, seen, offers) in enumerate(positions(key, ("random", "easy", "random"), options, 9, MOST)):
        for name in players if number % (2 * APART) == 0 else ():
            assert is_legal(key, state, players[name](seen, offers, chance), offers)


@each_bot
def test_what_nobody_told_it_changes_no_move(key: str, name: str) -> None:
    """If hands, decks, choices and purses that the seat cannot see are different, it does the same."""
    check_bot(key, players_of(key)[name])


@pytest.mark.parametrize("key", [game.key for game in UNDER_LAW if game.secrets and game.key in GAMES])
def test_a_bot_that_peeps_is_caught(key: str) -> None:
    def peep(seen: Any, offers: Sequence[Action], chance: Chance) -> Action:
        """Decide by what it must not know."""
        (state,) = BACK_DOOR
        secret = repr(game_of(key).hidden(state, seen.seat)).encode()
        return offers[crc32(secret) % len(offers)]

    with pytest.raises(AssertionError):
        check_bot(key, peep)


def check_bot(key: str, choose: Chooser) -> None:
    rules, guesses = rules_of(key), QuickChance(3)
    for number, state, seat in now_and_then(key, 4):
        twin = rules.guess(rules.view(state, seat), seat, guesses)
        check_choice(rules, choose, state, twin, seat, number)


@each_bot
def test_the_same_chance_gives_the_same_move_and_thinking_changes_nothing(key: str, name: str) -> None:
    rules, choose = rules_of(key), players_of(key)[name]
    for number, state, seat in now_and_then(key, 8):
        seen, offers = rules.view(state, seat), rules.offers(state, seat)
        before = repr(seen), repr(offers)
        assert choose(seen, offers, QuickChance(number)) == choose(seen, offers, QuickChance(number))
        assert (repr(seen), repr(offers)) == before
