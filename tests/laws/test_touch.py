"""Laws of touched things: every one has an answer, and the answer is what the rules say of the match itself."""

from random import Random

import pytest
from hypothesis import given
from tests.support.games import UNDER_LAW, Game
from tests.support.laws import positions, seeds
from tests.support.touch import say_at, touchable

from capolinea.games.catalogue import GAMES, look_of
from capolinea.server.why import why_not

SERVED = [game for game in UNDER_LAW if game.key in GAMES]
#: So many things are touched in each position.
TOUCHES = 25


@pytest.mark.parametrize("game", SERVED, ids=[game.key for game in SERVED])
@given(seed=seeds)
def test_every_thing_says_why_it_is_not_offered(game: Game, seed: int) -> None:
    """From its view a seat is told what the rules say of the whole state: the view hides nothing that they ask for."""
    random, look = Random(seed), look_of(game.key)
    for match in positions(game, seed, 6):
        turn = match.turn
        for seat in () if turn is None else (*turn.seats, *turn.changing)[:1]:
            say, now = say_at(match, random.choice(("it", "en"))), look.see(match, seat)
            scene = look.scene(now, say)
            board = look.board(say) if look.board_on is None else look.board_on(say, match.options)
            for target in random.sample(touchable(str(board), scene), TOUCHES):
                thing = look.meant(now, target, say)
                if thing is None:
                    # The map of a match may lack what another map has.
                    assert target.startswith("segment:"), target
                    continue
                assert thing.name
                answer = why_not(match, seat, [target], scene, look, say)
                refusals = [match.refuse(action) for action in thing.actions]
                assert answer is not None
                assert answer.message
                assert (answer.lamp == "stop") == (None not in refusals and refusals != [])
                if answer.lamp == "stop" and refusals[0] is not None:
                    assert answer.clause == refusals[0].clause
                if answer.fix is not None:
                    assert match.rules.read(seat, answer.fix.action) in now.offers


@pytest.mark.parametrize("game", SERVED, ids=[game.key for game in SERVED])
def test_what_is_no_thing_means_nothing(game: Game) -> None:
    match = next(positions(game, 0, 6))
    look, say = look_of(game.key), say_at(match, "en")
    kinds = ("line", "point", "segment", "dot", "railroad", "town", "hex", "cube", "city", "space", "open", "card", "")
    odd = ("", "-1", "9999", "1e3", "²", "٣", "9" * 50, "NOWHERE", "A1.pink", "..", "<svg>", "0 ")
    for target in [f"{kind}:{key}" for kind in kinds for key in odd] + ["", ":", "deck:", "hex"]:
        assert look.meant(look.see(match, 0), target, say) is None, target
