"""The five games for OpenSpiel. Importing this module registers them: `pyspiel.load_game("capolinea_steam")`.

Draws are chance nodes with equal outcomes. Numbers of actions are those of docs/environments.md; an action of several
numbers is as many decisions in a row. Where seats choose at the same time (Santa Fe Rails, Spike's advanced game), a
node is simultaneous; `capolinea_santa_fe_rails_in_turn` and `capolinea_spike_in_turn` ask them one after another, none
knowing what the others chose, for algorithms that know only turns.
"""

from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'{error.name} is missing: the OpenSpiel games need pip install "capolinea[openspiel]"', name=error.name
    ) from None

import msgspec

from capolinea.core.rules import Options
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.lab.playing import options_of
from capolinea.lab.positions import Position
from capolinea.lab.rewards import rewards_of
from capolinea.lab.tensors import Vectors, numbered

#: No draw has more outcomes: TransAmerica deals six of the seven cities of a region at once, to six seats.
MOST_OUTCOMES: Final = 5_040
#: More numbers than any match has, and more draws.
MOST_NUMBERS: Final = 1_000_000
#: Games in which several seats may choose at the same time.
TOGETHER: Final = ("santa-fe-rails", "spike")
#: Nobody at the table may win there: the third hand of Santa Fe Rails does (SF-42).
NOT_ZERO_SUM: Final = ("santa-fe-rails",)
DIGEST_BITS: Final = 64
#: Options whose value is a text that somebody has written.
FREE_TEXTS: Final = ("map_text",)
IN_TURN: Final = "_in_turn"


def short_name(game: str, in_turn: bool = False) -> str:
    """Return the name by which OpenSpiel loads a game."""
    return f"capolinea_{game.replace('-', '_')}{IN_TURN if in_turn else ''}"


def parameters_of(game: str) -> dict[str, Any]:
    """Return the parameters with their defaults: `players`, and each option by its name."""
    rules = rules_of(game)
    fields = msgspec.structs.fields(rules.options)
    return {"players": rules.seats.start, **{each.name: each.default for each in fields if each.name != "seats"}}


def as_parameter(text: str) -> str:
    """Return a free text (the `map_text` of Steam) as a parameter: the hex digits of its bytes.

    OpenSpiel writes parameters between commas and brackets, which a text may contain too.
    """
    return text.encode().hex()


def options_from(game: str, parameters: dict[str, Any]) -> Options:
    """Return the options that parameters stand for; raises CapolineaError."""
    chosen = {name: value for name, value in parameters.items() if name != "players"}
    for name in FREE_TEXTS:
        if chosen.get(name):
            chosen[name] = bytes.fromhex(chosen[name]).decode()
    return options_of(game, int(parameters["players"]), chosen)


def game_type(game: str, in_turn: bool) -> Any:
    rules = rules_of(game)
    types = pyspiel.GameType
    together = game in TOGETHER and not in_turn
    return types(
        short_name=short_name(game, in_turn),
        long_name=f"Capolinea {game}{', in turn' if in_turn else ''}",
        dynamics=types.Dynamics.SIMULTANEOUS if together else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.GENERAL_SUM if game in NOT_ZERO_SUM else types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=rules.seats.stop - 1,
        min_num_players=rules.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class CapolineaGame(pyspiel.Game):  # type: ignore[misc]
    """One game of the catalogue; subclasses say which."""

    key = ""
    in_turn = False

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**parameters_of(self.key), **(params or {})}
        self.options = options_from(self.key, chosen)
        self.tensor = numbered(self.key)
        self.vectors = Vectors(rules_of(self.key), self.tensor, self.options)
        super().__init__(
            game_type(self.key, self.in_turn),
            pyspiel.GameInfo(
                num_distinct_actions=self.tensor.size,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.options.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if self.key in NOT_ZERO_SUM else 0.0,
                max_game_length=MOST_NUMBERS,
            ),
            chosen,
        )

    def max_chance_nodes_in_history(self) -> int:
        return MOST_NUMBERS

    def new_initial_state(self, state: str | None = None) -> "CapolineaState":
        return CapolineaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CapolineaObserver":
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        return CapolineaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CapolineaState(pyspiel.State):  # type: ignore[misc]
    """A position of a match."""

    def __init__(self, game: CapolineaGame) -> None:
        super().__init__(game)
        self.position = Position(rules_of(game.key), game.options, game.tensor)
        self.together = game.key in TOGETHER and not game.in_turn

    def current_player(self) -> int:
        position = self.position
        if position.bound:
            return int(pyspiel.PlayerId.CHANCE)
        if not position.owing:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.together and len(position.owing) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return position.owing[0]

    def is_terminal(self) -> bool:
        return not self.position.bound and not self.position.owing

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position.bound or (player != position.owing[0] and not self.together):
            return []
        return position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.position.bound
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.position.bound:
            self.position.draw(action)
        else:
            self.position.say(action)

    def _apply_actions(self, actions: list[int]) -> None:
        """Apply the choices of all who owe one; the others have none, whatever is passed for them."""
        position = self.position
        position.choose_together(tuple([actions[seat] for seat in position.owing]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        found = self.position.tensor.numbers.range_of(action)
        return f"{found.name} {action - found.first}"

    def returns(self) -> list[float]:
        position = self.position
        if position.state is None:
            return [0.0] * position.options.seats
        return rewards_of(position.rules, position.state, position.options.seats)

    def __str__(self) -> str:
        position = self.position
        told = " ".join([digest.hex() for digest in position.seen])
        waiting = f"draw {len(position.draws)} below {position.bound}" if position.bound else f"seats {position.owing}"
        return f"{position.rules.key}: {waiting}, said {position.said}, seen {told}"


class CapolineaObserver:
    """What a seat sees: the vector of its view, or its view as JSON.

    With perfect recall a digest of all that the seat has seen and done follows: 64 bits in the vector, 16 digits in the
    text. Two histories look the same to it if and only if all this is the same (but for digests that collide).
    """

    def __init__(self, game: CapolineaGame, kind: Any) -> None:
        self.game = game
        self.recall = bool(kind.perfect_recall)
        size = game.vectors.size
        self.tensor = np.zeros(size + (DIGEST_BITS if self.recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.recall:
            self.dict["seen"] = self.tensor[size:]

    def set_from(self, state: CapolineaState, player: int) -> None:
        position = state.position
        self.tensor.fill(0)
        if position.state is None:
            return
        said = position.said if position.owing and position.owing[0] == player else ()
        self.dict["observation"][:] = self.game.vectors.vector(position.state, player, said)
        if self.recall:
            self.dict["seen"][:] = np.unpackbits(np.frombuffer(position.seen[player], np.uint8))

    def string_from(self, state: CapolineaState, player: int) -> str:
        position = state.position
        if position.state is None:
            return "not dealt"
        view = msgspec.json.encode(position.rules.view(position.state, player)).decode()
        said = list(position.said) if position.said and position.owing[0] == player else []
        recalled = f" {position.seen[player].hex()}" if self.recall else ""
        return f"{view} {said}{recalled}"


def register_all() -> None:
    """Register every game, and those with choices at the same time once more in turn."""
    for key in GAMES:
        for in_turn in (False, True) if key in TOGETHER else (False,):
            made = type(f"{short_name(key, in_turn)}_game", (CapolineaGame,), {"key": key, "in_turn": in_turn})
            pyspiel.register_game(game_type(key, in_turn), made)


register_all()
