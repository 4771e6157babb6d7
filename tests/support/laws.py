"""Shared by the law files: the games, seeds to play from, and matches stopped at many positions."""

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from tests.support.driver import walk
from tests.support.games import UNDER_LAW, Game

from capolinea.core.match import Match

#: A match depends on a seed alone, so any failure can be repeated from what hypothesis prints.
seeds = st.integers(min_value=0, max_value=(1 << 32) - 1)

every_game = pytest.mark.parametrize("game", UNDER_LAW, ids=[game.key for game in UNDER_LAW])


def random_match(game: Game, seed: int) -> Iterator[Match[Any, Any]]:
    """Set up a match in one of the ways to try; yield it after every entry."""
    random = Random(seed)
    return walk(game, game.options[random.randrange(len(game.options))], random)


def positions(game: Game, seed: int, most: int) -> Iterator[Match[Any, Any]]:
    """Yield the same match at up to `most` positions: early ones, its last, and some between."""
    random = Random(seed)
    stops = {0, 1, 2, 3} | {random.randrange(4, 400) for _ in range(most - 5)}
    for match in random_match(game, seed):
        if match.last_entry in stops or match.turn is None:
            yield match


def whole_match(game: Game, seed: int) -> Match[Any, Any]:
    return deque(random_match(game, seed), maxlen=1)[0]
