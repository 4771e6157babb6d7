"""The environments keep the promises of PettingZoo and Gymnasium, and those of the rules."""

import sys
import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from tests.support.environments import Variant, all_variants, name_of, some_variants

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.lab.environments import SoloEnv, env, environment_id, parallel_env, raw_env
from capolinea.lab.tensors import numbered

GAME = "transamerica"

#: The checker prefers plain arrays; a mask needs a dict, as in PettingZoo's own board games.
masks_need_a_dict = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
pytestmark = masks_need_a_dict


FEW = pytest.mark.parametrize("variant", some_variants(), ids=name_of)


def check_pettingzoo(variant: Variant, cycles: int) -> None:
    api_test(env(*variant), num_cycles=cycles)
    seed_test(partial(env, *variant), num_cycles=cycles // 3)


def check_parallel(variant: Variant, cycles: int) -> None:
    parallel_api_test(parallel_env(*variant), num_cycles=cycles)


def check_solo(variant: Variant) -> None:
    game, seats, options = variant
    check_env(SoloEnv(game, ("random",) * (seats - 1), seats - 1, options), skip_render_check=True)


@FEW
def test_pettingzoo_api(variant: Variant) -> None:
    check_pettingzoo(variant, 90)


@FEW
def test_pettingzoo_parallel_api(variant: Variant) -> None:
    check_parallel(variant, 40)


@FEW
def test_gymnasium_check(variant: Variant) -> None:
    check_solo(variant)


@pytest.mark.sweep
@pytest.mark.parametrize("variant", all_variants(), ids=name_of)
def test_every_table_keeps_the_promises(variant: Variant) -> None:
    """PettingZoo's and Gymnasium's tests, for every seat count and every value of every option."""
    check_pettingzoo(variant, 60)
    check_parallel(variant, 30)
    check_solo(variant)


def test_every_seat_count_and_option_value_is_tried() -> None:
    tried = all_variants()
    for game in GAMES:
        rules = rules_of(game)
        assert {seats for key, seats, _ in tried if key == game} == set(rules.seats)
        named = {name for key, _, chosen in tried if key == game for name in chosen}
        assert named == set(rules.options.__struct_fields__) - {"seats"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_made_by_its_name(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        made: Any = gymnasium.make(environment_id(game))
        seen, _ = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert made.unwrapped.episode.rules.key == game
    assert made.unwrapped.episode.seats == rules_of(game).seats.start


def test_the_names_are_those_of_the_documents() -> None:
    names = ["TransAmerica", "RailBaron", "Steam", "SantaFeRails", "Spike"]
    assert [environment_id(game) for game in GAMES] == [f"capolinea/{name}-v1" for name in names]


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_drawings_or_pixels(game: str) -> None:
    seats = rules_of(game).seats.start
    table: Any = raw_env(game, seats, render_mode="svg")
    table.reset(seed=1)
    assert table.render().startswith("<svg")
    table.render_mode = "rgb_array"
    frame = table.render()
    assert frame.dtype == np.uint8
    assert frame.shape[1:] == (1200, 3)
    # A drawing, not an empty sheet.
    assert len(np.unique(frame[::8, ::8].reshape(-1, 3), axis=0)) > 20
    table.render_mode = None
    assert table.render() is None


def test_the_picture_of_one_seat_is_what_it_sees() -> None:
    solo = SoloEnv(GAME, ("random",), render_mode="svg")
    solo.reset(seed=1)
    table: Any = parallel_env(GAME, 2, render_mode="svg")
    table.reset(seed=1)
    assert table.render().startswith("<svg")
    assert solo.render() != table.render()


def test_choices_at_the_same_time_are_made_in_one_step() -> None:
    """Santa Fe Rails begins with a choice of all seats, Spike's advanced game with two of them."""
    for game, options in (("santa-fe-rails", {}), ("spike", {"advanced": True})):
        table: Any = parallel_env(game, 3, options)
        seen, _ = table.reset(seed=2)
        assert table.episode.owing == (0, 1, 2)
        assert not any([mask["action_mask"][table.wait] for mask in seen.values()])
        first = {agent: int(np.flatnonzero(mask["action_mask"])[0]) for agent, mask in seen.items()}
        stage = table.episode.state.stage
        table.step(first)
        assert table.episode.state.stage != stage


def test_who_owes_nothing_waits_and_who_says_nonsense_loses() -> None:
    table: Any = parallel_env(GAME, 2)
    seen, _ = table.reset(seed=1)
    (owing,) = table.episode.owing
    agent, other = f"seat_{owing}", f"seat_{1 - owing}"
    assert list(np.flatnonzero(seen[other]["action_mask"])) == [table.wait]
    number = int(np.flatnonzero(seen[agent]["action_mask"])[0])
    _, rewards, over, _, infos = table.step({agent: number, other: 0})
    assert rewards == {agent: 0.0, other: -1.0}
    assert all(over.values())
    assert infos[other]["refused"]
    assert table.agents == []


def test_an_action_of_several_numbers_is_said_in_as_many_steps() -> None:
    """Steam's track: a column, a row and a tile; the mask shows what may follow, the observation what was said."""
    table: Any = raw_env("steam", 3)
    table.reset(seed=4)
    random = np.random.default_rng(4)
    lay = numbered("steam").numbers.first("lay")
    while True:
        agent = table.agent_selection
        seen = table.observe(agent)
        legal = np.flatnonzero(seen["action_mask"])
        if any([lay <= number < lay + 26 for number in legal]):
            break
        table.step(int(random.choice(legal)))
    before = table.episode.state.facts()
    said = table.episode.vectors.sheet.start["said"]
    chosen = int(next(number for number in legal if lay <= number < lay + 26))
    table.step(chosen)
    assert table.agent_selection == agent
    assert table.episode.state.facts() == before
    after = table.observe(agent)
    assert after["observation"][said + chosen] == 1.0
    ranges = {numbered("steam").numbers.range_of(int(number)).name for number in np.flatnonzero(after["action_mask"])}
    assert ranges == {"row"}
    table.step(int(np.flatnonzero(after["action_mask"])[0]))
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"])[0]))
    assert table.episode.state.facts() != before


def test_a_match_played_by_mask_ends_with_rewards_that_sum_to_nothing() -> None:
    table: Any = raw_env(GAME, 2)
    table.reset(seed=1)
    total = dict.fromkeys(table.possible_agents, 0.0)
    random = np.random.default_rng(1)
    for agent in table.agent_iter():
        seen, reward, termination, truncation, _ = table.last()
        total[agent] += reward
        over = termination or truncation
        table.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values()) or set(total.values()) == {0.0}


def test_a_forbidden_action_ends_the_episode() -> None:
    solo = SoloEnv(GAME, ("easy",))
    seen, _ = solo.reset(seed=3)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = solo.step(forbidden)
    assert (reward, over) == (-1.0, True)
    assert info["refused"]


def test_the_same_seed_deals_the_same_and_no_seed_deals_anew() -> None:
    solo = SoloEnv(GAME, ("builder",), seat=1)
    one, two = [solo.reset(seed=9)[0]["observation"] for _ in range(2)]
    assert np.array_equal(one, two)
    assert not np.array_equal(one, solo.reset()[0]["observation"])


def test_the_agent_must_have_a_seat() -> None:
    with pytest.raises(CapolineaError, match=r"lab\.agent_seat"):
        SoloEnv(GAME, ("easy",), seat=2)
    with pytest.raises(CapolineaError, match=r"action\.malformed"):
        numbered(GAME).action((99_999,), 0)


def test_a_game_without_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("capolinea.lab.tensors.tensor_of", lambda key: None)
    with pytest.raises(CapolineaError, match=r"lab\.no_table"):
        numbered(GAME)


def test_without_the_extra_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "capolinea.lab.environments")
    with pytest.raises(ModuleNotFoundError, match=r"capolinea\[lab\]"):
        __import__("capolinea.lab.environments")
