"""Passing, ending and buying nothing never look like the thing to do."""

from random import Random

import pytest
from tests.support.driver import walk
from tests.support.games import game_of

from capolinea.games.catalogue import look_of

#: What declines, as far as it is chosen by a button: the words its text begins with.
DECLINING = {
    "transamerica": ("stop",),
    "rail-baron": ("buy nothing", "pass", "end"),
    "steam": ("pass", "done", "stay"),
    "santa-fe-rails": ("done", "put off", "pass", "end", "no"),
    "spike": ("stop",),
}


@pytest.mark.parametrize("key", DECLINING)
def test_what_declines_is_marked_and_nothing_else(key: str) -> None:
    game, look = game_of(key), look_of(key)
    seen = {True: 0, False: 0}
    for seed in range(4):
        for match in walk(game, game.options[seed % len(game.options)], Random(seed)):
            if match.turn is None or match.last_entry > 60:
                break
            seat = match.turn.seats[0]
            now = look.see(match, seat)
            for card in look.offers(now, now.offers, look.say("en", tuple("ABCDEF"), match.options)):
                declines = card.targets[0].startswith("button:") and card.action.startswith(DECLINING[key])
                assert card.declines == declines, card.action
                seen[declines] += 1
    assert min(seen.values()) > 0
