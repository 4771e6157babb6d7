"""Environments for researchers: PettingZoo for all seats, in turn or in parallel, and Gymnasium for one among bots.

An observation is a dict of the view as a flat vector and a mask of the legal numbers. Rewards come when the match is
over. An illegal number ends the episode and costs 1, more than a lost match. Importing this module registers the
Gymnasium environments: `gymnasium.make("capolinea/Steam-v1")`. docs/environments.md describes them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'{error.name} is missing: the environments need pip install "capolinea[lab]"', name=error.name
    ) from None

from capolinea.core.refusal import CapolineaError, InvalidAction
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.lab.episode import Episode, Observation
from capolinea.lab.frames import RENDER_MODES, frame_of
from capolinea.lab.playing import Player, player_of, stream

#: The reward of an illegal number.
ILLEGAL: Final = -1.0
METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}


def env(game: str, seats: int = 4, options: Mapping[str, Any] | None = None, render_mode: str | None = None) -> Any:
    """Return the PettingZoo environment with its usual wrappers: an illegal action loses."""
    made: Any = raw_env(game, seats, options, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def spaces_of(episode: Episode, numbers: int) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
    """Return the spaces of observations and of actions."""
    seen = spaces.Box(-1.0, 1.0, (episode.vectors.size,), np.float32)
    mask = spaces.Box(0, 1, (numbers,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(numbers)


class raw_env(AECEnv):  # type: ignore[misc]
    """The seats `seat_0`, `seat_1` … are asked in the order of the rules; those who choose at the same time, by seat.

    An action that needs several numbers is said in as many steps, and its agent is selected again until it is complete.
    `reset(options={"draws": …})` deals and draws what a record says.
    """

    metadata: Final = {**METADATA, "name": "capolinea_v1", "is_parallelizable": False}

    def __init__(
        self, game: str, seats: int = 4, options: Mapping[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        made = [spaces_of(self.episode, self.episode.tensor.size) for _ in range(seats)]
        self.observation_spaces = {agent: made[seat][0] for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: made[seat][1] for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed, (options or {}).get("draws"))
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
        assert action is not None
        self.episode.say(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        mover = self.episode.mover
        if mover is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[mover]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """Return a frame of the table as a spectator sees it, in the render mode."""
        return frame_of(self.episode, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class parallel_env(ParallelEnv):  # type: ignore[misc]
    """All seats that owe a decision say a number in the same step; the others say `wait`, the last number.

    Where several choose at once (Santa Fe Rails, the advanced game of Spike), nobody sees another's choice before all
    have made theirs. An illegal number ends the episode for everybody.
    """

    metadata: Final = {**METADATA, "name": "capolinea_parallel_v1"}

    def __init__(
        self, game: str, seats: int = 4, options: Mapping[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        self.episode = Episode(game, seats, options)
        self.wait = self.episode.tensor.size
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        made = [spaces_of(self.episode, self.wait + 1) for _ in range(seats)]
        self.observation_spaces = {agent: made[seat][0] for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: made[seat][1] for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode.begin(seed, (options or {}).get("draws"))
        self.agents = self.possible_agents[:]
        return self.observe(), {agent: {} for agent in self.agents}

    def observe(self) -> dict[str, Observation]:
        """Return what each agent sees, with the mask of what it may say in this step."""
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            owes = seat in self.episode.owing
            seen = self.episode.observe(seat, owes)
            seen["action_mask"] = np.append(seen["action_mask"], np.int8(not owes))
            found[agent] = seen
        return found

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        owing = self.episode.owing
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        over = False
        for seat, agent in enumerate(self.possible_agents):
            if self._refused(seat, int(actions[agent]), owing):
                rewards[agent] = ILLEGAL
                infos[agent]["refused"] = "action.malformed"
                over = True
        if self.episode.mover is None and not over:
            over = True
            rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        seen = self.observe()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _refused(self, seat: int, number: int, owing: Sequence[int]) -> bool:
        """Say a number for a seat; return whether it may not be said."""
        if seat not in owing:
            return number != self.wait
        try:
            self.episode.say(seat, number)
        except InvalidAction:
            return True
        return False

    def render(self) -> Any:
        """Return a frame of the table as a spectator sees it, in the render mode."""
        return frame_of(self.episode, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat among bots: `SoloEnv("transamerica", opponents=("medium", "hard"))`."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Player] = ("medium", "medium"),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat <= len(opponents):
            raise CapolineaError("lab.agent_seat", agent=seat, last=len(opponents))
        self.episode = Episode(game, len(opponents) + 1, options)
        self.seat = seat
        bots = [player_of(game, opponent) for opponent in opponents]
        self.players: list[Player | None] = [*bots[:seat], None, *bots[seat:]]
        self.observation_space, self.action_space = spaces_of(self.episode, self.episode.tensor.size)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(seed, (options or {}).get("draws"))
        self.bot_chances = [
            stream(self.episode.seed, self.episode.number, "mind", seat) for seat in range(len(self.players))
        ]
        self.play_opponents()
        return self.episode.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.episode.mover != self.seat:
            return self.episode.observe(self.seat), 0.0, True, False, {}
        try:
            self.episode.say(self.seat, int(action))
        except InvalidAction as error:
            return self.episode.observe(self.seat), ILLEGAL, True, False, {"refused": error.code}
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

    def render(self) -> Any:
        """Return a frame of the table as the agent sees it, in the render mode."""
        return frame_of(self.episode, self.seat, self.render_mode)


def environment_id(game: str) -> str:
    """Return the name of a game's Gymnasium environment: capolinea/SantaFeRails-v1."""
    words = "".join([word.capitalize() for word in game.split("-")])
    return f"capolinea/{'TransAmerica' if game == 'transamerica' else words}-v1"


def register_all() -> None:
    """Register an environment for one seat of each game, with as many bots as its smallest table has other seats."""
    for game in GAMES:
        opponents = ("medium",) * (rules_of(game).seats.start - 1)
        gymnasium.register(
            environment_id(game),
            entry_point="capolinea.lab.environments:SoloEnv",
            kwargs={"game": game, "opponents": opponents},
        )


register_all()
