"""The environments keep the promises of PettingZoo and Gymnasium, and those of the rules."""

import sys
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, rules_of, tensor_of
from capolinea.lab.environments import SoloEnv, env, raw_env
from capolinea.lab.episode import Episode
from capolinea.lab.tensors import numbered

GAME = "transamerica"

#: The checker prefers plain arrays; a mask needs a dict, as in PettingZoo's own board games.
masks_need_a_dict = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
pytestmark = masks_need_a_dict


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"vexation": True})])
def test_pettingzoo_api(seats: int, options: dict[str, Any]) -> None:
    api_test(env(GAME, seats, options), num_cycles=150)


def test_pettingzoo_seeds() -> None:
    seed_test(partial(env, GAME, 3), num_cycles=40)


def test_gymnasium_check() -> None:
    check_env(SoloEnv(GAME, ("easy", "builder")), skip_render_check=True)


@pytest.mark.parametrize("game", [key for key in GAMES if tensor_of(key)])
def test_every_offer_has_a_number_of_its_own_and_comes_back(game: str) -> None:
    episode = Episode(game, 3, {"vexation": True})
    episode.begin(5)
    table = numbered(game)
    for _ in range(60):
        offers = episode.offers()
        numbers = [table.number(offer) for offer in offers]
        assert len(set(numbers)) == len(numbers)
        assert [table.action(number, offers[0].seat) for number in numbers] == offers
        episode.play(offers[len(offers) // 2])
        mover = episode.mover
        assert mover is not None
        seen = table.vector(rules_of(game).view(episode.state, mover))
        assert len(seen) == table.length(3)
        assert all([-1 <= value <= 1 for value in seen])


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


def test_the_agent_must_have_a_seat_and_the_game_a_table() -> None:
    with pytest.raises(CapolineaError, match=r"lab\.agent_seat"):
        SoloEnv(GAME, ("easy",), seat=2)
    with pytest.raises(CapolineaError, match=r"lab\.no_table"):
        numbered("steam")
    with pytest.raises(CapolineaError, match=r"action\.malformed"):
        numbered(GAME).action(99_999, 0)


def test_without_the_extra_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "capolinea.lab.environments")
    with pytest.raises(ModuleNotFoundError, match=r"capolinea\[lab\]"):
        __import__("capolinea.lab.environments")
