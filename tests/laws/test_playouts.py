"""Laws of playouts: what they draw is legal, and performing it without events leads to the same state as playing it."""

from random import Random

from tests.support.games import Game
from tests.support.laws import every_game

from capolinea.core.chance import QuickChance
from capolinea.core.match import Match
from capolinea.core.moves import MOST_ACTIONS


@every_game
def test_a_playout_does_what_the_judge_allows_and_leaves_the_same_state(game: Game) -> None:
    actions = game.rules.actions
    for seed, options in enumerate(game.options):
        random, chance = Random(seed), QuickChance(seed)
        state, _ = game.rules.setup(options, chance)
        match = Match(game.rules, options, QuickChance(seed))
        while (action := actions.sample(state, random.random)) is not None:
            assert actions.decode(actions.encode(action)) == action
            actions.perform(state, actions.encode(action), chance, None)
            match.play(action)
        assert match.outcome is not None
        assert match.state.facts() == state.facts()


@every_game
def test_the_driver_plays_what_sampling_plays(game: Game) -> None:
    actions = game.rules.actions
    for seed, options in enumerate(game.options):
        ways = []
        for driven in (False, True):
            random, chance = Random(seed), QuickChance(seed)
            state, _ = game.rules.setup(options, chance)
            if driven:
                made = actions.play_out(state, chance, random.random, MOST_ACTIONS)
            else:
                made = 0
                while (action := actions.sample(state, random.random)) is not None:
                    game.rules.apply(state, action, chance)
                    made += 1
            assert game.rules.outcome(state) is not None
            ways.append((made, state.facts()))
        assert ways[0] == ways[1]


@every_game
def test_a_playout_stops_when_it_is_told_to_and_can_be_taken_up(game: Game) -> None:
    random, chance = Random(1), QuickChance(1)
    state, _ = game.rules.setup(game.options[0], chance)
    assert game.rules.actions.play_out(state, chance, random.random, 7) == 7
    assert game.rules.outcome(state) is None
    game.rules.actions.play_out(state, chance, random.random, MOST_ACTIONS)
    assert game.rules.outcome(state) is not None
    assert game.rules.actions.play_out(state, chance, random.random, MOST_ACTIONS) == 0


@every_game
def test_every_kind_of_move_stands_for_one_action(game: Game) -> None:
    rows = game.rules.actions.rows
    assert sorted([row.kind for row in rows]) == list(range(len(rows)))
    for row in rows:
        move = game.rules.actions.move()
        assert [name for name in row.action.__struct_fields__ if not hasattr(move, name)] == []
