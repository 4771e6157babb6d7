"""The OpenSpiel games pass OpenSpiel's own tests, play under its search and replay records."""

import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from tests.lab.test_replaying import every_record
from tests.support.environments import Variant, all_variants, name_of, some_variants
from tests.support.games import Game
from tests.support.recorded import replayed

from capolinea.games.catalogue import GAMES
from capolinea.lab.openspiel import (
    FREE_TEXTS,
    MOST_OUTCOMES,
    TOGETHER,
    as_parameter,
    short_name,
)
from capolinea.lab.replaying import Recording
from capolinea.lab.tensors import numbered

NAMES = [short_name(game) for game in GAMES] + [short_name(game, in_turn=True) for game in TOGETHER]
#: Random matches of TransAmerica have thousands of moves, and OpenSpiel keeps every state; games in turn differ little.
LONG = {"capolinea_transamerica", *[short_name(game, in_turn=True) for game in TOGETHER]}
every_name = pytest.mark.parametrize("name", NAMES)


def load(variant: Variant) -> Any:
    game, seats, options = variant
    told = {key: as_parameter(value) if key in FREE_TEXTS else value for key, value in options.items()}
    return pyspiel.load_game(short_name(game), {"players": seats, **told})


def random_walk(state: Any, random: Random, most: int) -> None:
    """Play random actions until the end, or `most` nodes."""
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_simultaneous_node():
            state.apply_actions([random.choice(state.legal_actions(p) or [0]) for p in range(state.num_players())])
        else:
            state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.sweep if name in LONG else ()) for name in NAMES]
)
def simulate(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def partial_tree(name: str) -> type:
    """Return OpenSpiel's own test of the API on some states of a game."""
    made = {"game_name": name, "game": pyspiel.load_game(name), "__module__": __name__}
    return type(f"Test{name}", (api_test.EnforceAPIOnPartialTreeBase,), made)


@pytest.mark.sweep
@every_name
def test_the_api_test_of_openspiel(name: str) -> None:
    case: Any = partial_tree(name)
    case.setUpClass()
    tests = [each for each in dir(case) if each.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(case(test), test)()


def check_variant(variant: Variant, most: int) -> None:
    game = load(variant)
    assert game.num_players() == variant[1]
    state = game.new_initial_state()
    random_walk(state, Random(1), most)
    again = pyspiel.load_game(str(game)).deserialize_state(state.serialize())
    assert str(again) == str(state)
    other = state.clone()
    random_walk(state, Random(2), 30)
    random_walk(other, Random(2), 30)
    assert str(other) == str(state)
    for player in range(game.num_players()):
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()


@pytest.mark.parametrize("variant", some_variants(), ids=name_of)
def test_a_table_is_written_and_read_and_cloned(variant: Variant) -> None:
    check_variant(variant, 200)


@pytest.mark.sweep
@pytest.mark.parametrize("variant", all_variants(), ids=name_of)
def test_every_table_is_written_and_read_and_cloned(variant: Variant) -> None:
    check_variant(variant, 300)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in [short_name(game) for game in TOGETHER]])
def test_the_search_of_openspiel_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    random = Random(3)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    # A playout to the end of a match would take seconds: this one guesses that all are even.
    bot = mcts.MCTSBot(game, 1.4, 8, Shortcut(), random_state=np.random.RandomState(1))
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        chosen = bot.step(state)
        assert chosen in state.legal_actions()
        state.apply_action(chosen)


class Shortcut(mcts.Evaluator):  # type: ignore[misc]
    """Says that all players are even, and every action as likely."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]


def test_a_search_plays_a_whole_playout() -> None:
    game = pyspiel.load_game("capolinea_steam")
    state = game.new_initial_state()
    random_walk(state, Random(5), 70)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert mcts.MCTSBot(game, 1.4, 2, evaluator).step(state) in state.legal_actions()


@every_record
def test_openspiel_replays_a_record(game: Game, path: Path) -> None:
    match = replayed(game, path)
    recording = Recording(match)
    spoken = recording.numbers(numbered(game.key))
    fields = match.options.__struct_fields__
    options = {name: getattr(match.options, name) for name in fields if name != "seats"}
    state = load((game.key, match.options.seats, options)).new_initial_state()
    draws = iter(recording.draws)
    while not state.is_terminal():
        if state.is_chance_node():
            draw = next(draws)
            outcomes = state.chance_outcomes()
            assert len(outcomes) == draw.bound <= MOST_OUTCOMES
            state.apply_action(draw.value)
        elif state.is_simultaneous_node():
            owing = state.position.owing
            seats = range(match.options.seats)
            state.apply_actions([spoken.next_of(seat) if seat in owing else 0 for seat in seats])
        else:
            state.apply_action(spoken.next_of(state.current_player()))
    assert next(draws, None) is None
    assert state.position.state.facts() == match.state.facts()
    outcome = match.outcome
    assert outcome is not None
    shares = [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]
    assert state.returns() == pytest.approx([share - 1 / len(shares) for share in shares])


def test_choices_at_the_same_time_are_one_node_and_hide_each_other() -> None:
    """In turn, who chooses second sees the same whatever the first chose."""
    for game, options in (("santa-fe-rails", {}), ("spike", {"advanced": True})):
        state = pyspiel.load_game(short_name(game), options).new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        assert state.is_simultaneous_node()
        turns = pyspiel.load_game(short_name(game, in_turn=True), options).new_initial_state()
        while turns.is_chance_node():
            turns.apply_action(0)
        seen = {turns.child(number).information_state_string(1) for number in turns.legal_actions()}
        assert len(turns.legal_actions()) > 1
        assert len(seen) == 1
        assert len({turns.child(number).information_state_string(0) for number in turns.legal_actions()}) > 1


def test_a_seat_recalls_what_it_saw() -> None:
    """Two ways to the same table differ in the memory of who saw the difference."""
    state = pyspiel.load_game("capolinea_transamerica").new_initial_state()
    random_walk(state, Random(4), 60)
    with_recall = state.information_state_string(0)
    assert with_recall.startswith(state.observation_string(0))
    assert with_recall != state.observation_string(0)


def test_a_state_can_be_pickled() -> None:
    game = pyspiel.load_game("capolinea_spike")
    state = game.new_initial_state()
    random_walk(state, Random(6), 150)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_without_the_extra_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "capolinea.lab.openspiel")
    with pytest.raises(ModuleNotFoundError, match=r"capolinea\[openspiel\]"):
        __import__("capolinea.lab.openspiel")
