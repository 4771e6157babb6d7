"""Environments for researchers: PettingZoo for all seats, Gymnasium for one among bots.

An observation is a dict of the view as a flat vector and a mask of the legal actions. Rewards come when the match is
over. An illegal action ends the episode and costs 1, more than a lost match.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'{error.name} is missing: the environments need pip install "capolinea[lab]"', name=error.name
    ) from None

from capolinea.core.refusal import CapolineaError
from capolinea.lab.episode import Episode, Observation
from capolinea.lab.playing import Player, player_of, stream

#: The reward of an illegal action.
ILLEGAL: Final = -1.0


def env(game: str, seats: int = 4, options: Mapping[str, Any] | None = None) -> Any:
    """Return the PettingZoo environment with its usual wrappers: an illegal action loses."""
    made: Any = raw_env(game, seats, options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def spaces_of(episode: Episode) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
    """Return the spaces of observations and of actions."""
    size = episode.table.size
    seen = spaces.Box(-1.0, 1.0, (episode.table.length(episode.seats),), np.float32)
    mask = spaces.Box(0, 1, (size,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(size)


class raw_env(AECEnv):  # type: ignore[misc]
    """The seats `seat_0`, `seat_1` … take turns in the order of the rules."""

    metadata: Final = {"name": "capolinea_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str, seats: int = 4, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        made = [spaces_of(self.episode) for _ in range(seats)]
        self.observation_spaces = {agent: made[seat][0] for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: made[seat][1] for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.mover or 0]

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.episode.play(self.episode.table.action(int(action), seat))
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        mover = self.episode.mover
        if mover is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[mover]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Boards are drawn from records: `capolinea.Match.svg`."""

    def close(self) -> None:
        """Nothing is held open."""


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat among bots: `SoloEnv("transamerica", opponents=("medium", "hard"))`."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Player] = ("medium", "medium"),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if not 0 <= seat <= len(opponents):
            raise CapolineaError("lab.agent_seat", agent=seat, last=len(opponents))
        self.episode = Episode(game, len(opponents) + 1, options)
        self.seat = seat
        bots = [player_of(game, opponent) for opponent in opponents]
        self.players: list[Player | None] = [*bots[:seat], None, *bots[seat:]]
        self.observation_space, self.action_space = spaces_of(self.episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(seed)
        self.bot_chances = [
            stream(self.episode.seed, self.episode.number, "mind", seat) for seat in range(len(self.players))
        ]
        self.play_opponents()
        return self.episode.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        chosen = self.episode.table.action(int(action), self.seat)
        if self.episode.mover != self.seat:
            return self.episode.observe(self.seat), 0.0, True, False, {}
        refusal = self.episode.judge(chosen)
        if refusal is not None:
            return self.episode.observe(self.seat), ILLEGAL, True, False, {"refused": refusal.code}
        self.episode.play(chosen)
        self.play_opponents()
        over = self.episode.mover is None
        return self.episode.observe(self.seat), self.episode.rewards()[self.seat], over, False, {}

    def play_opponents(self) -> None:
        """Play the bots until it is the agent's turn or the match is over."""
        mover = self.episode.mover
        while mover is not None and mover != self.seat:
            bot = self.players[mover]
            assert bot is not None
            seen = self.episode.rules.view(self.episode.state, mover)
            self.episode.play(bot(seen, self.episode.offers(), self.bot_chances[mover]))
            self.bot_chances[mover].drawn.clear()
            mover = self.episode.mover
