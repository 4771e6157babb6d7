"""Laws of the state that a view describes: what everybody knows is the same in it, and so is what the viewer may do."""

from hypothesis import given
from tests.support.games import Game
from tests.support.laws import every_game, positions, seeds


@every_game
@given(seed=seeds)
def test_the_state_of_a_view_shows_what_the_view_shows(game: Game, seed: int) -> None:
    rules = game.rules
    for match in positions(game, seed, 6):
        for seat in (None, *range(match.options.seats)):
            view = match.view(seat)
            again = rules.view(rules.state_from_view(view), seat)
            shown = [name for name in view.__struct_fields__ if name not in game.counts]
            assert {name: getattr(again, name) for name in shown} == {name: getattr(view, name) for name in shown}


@every_game
@given(seed=seeds)
def test_the_viewer_may_do_the_same_in_the_state_of_its_view(game: Game, seed: int) -> None:
    for match in positions(game, seed, 6):
        for seat in range(match.options.seats):
            state = game.rules.state_from_view(match.view(seat))
            turn = game.rules.turn(state)
            if turn is not None and seat in (*turn.seats, *turn.changing):
                assert game.rules.offers(state, seat) == match.offers(seat)
                for action in game.domain(match.state, seat)[:40]:
                    assert game.rules.refuse(state, action) == match.refuse(action)
