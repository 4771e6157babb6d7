"""Playouts of guessed states, numbered: the same number gives the same guess and the same luck to every offer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic
from zlib import crc32

from capolinea.bots.mind import Mind
from capolinea.core.action import Action
from capolinea.core.chance import Chance, QuickChance
from capolinea.core.moves import MOST_ACTIONS
from capolinea.core.rules import Rules, S, V

#: Numbers of playouts are below this, so that no two seeds share one.
MOST_PLAYOUTS: Final = 1 << 24


class PlayoutChance(Chance):
    """Draws for playouts: each stream has its own numbers, so that a die rolled more does not change the cards.

    Nothing is recorded.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.states: dict[str, int] = {}

    def below(self, stream: str, bound: int) -> int:
        state = self.states.get(stream)
        if state is None:
            state = QuickChance(self.seed ^ crc32(stream.encode())).state
        self.states[stream] = state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return ((state >> 32) * bound) >> 32

    next_value = below


@dataclass(frozen=True, kw_only=True)
class Horizon:
    """Where playouts stop and the value is asked for."""

    moves: int = MOST_ACTIONS
    parts: int = 1
    """Ends of parts of the match, if the mind names them."""


@dataclass(frozen=True, kw_only=True)
class Playouts(Generic[S, V]):
    """The playouts of one decision."""

    rules: Rules[S, V]
    mind: Mind[S, V]
    horizon: Horizon
    view: V
    offers: Sequence[Action]
    seed: int

    def __call__(self, chosen: Sequence[int], numbers: range) -> list[list[float]]:
        """Return for each playout of `numbers` the viewer's value after each of the `chosen` offers."""
        moves = [self.rules.actions.encode(self.offers[place]) for place in chosen]
        return [self.compare(moves, number) for number in numbers]

    def compare(self, moves: Sequence[Any], number: int) -> list[float]:
        """Return the value after each move, all from one guess and with the same luck."""
        seat = self.view.seat
        assert seat is not None
        luck = self.seed * MOST_PLAYOUTS + number
        guessed = self.mind.believe(self.view, PlayoutChance(luck))
        found: list[float] = []
        for move in moves:
            state = guessed.clone()
            chance = PlayoutChance(luck)
            self.rules.actions.perform(state, move, chance, None)
            self.play_on(state, chance, Random(luck).random)  # noqa: S311
            found.append(self.mind.value(state, seat))
        return found

    def play_on(self, state: S, chance: Chance, random: Callable[[], float]) -> None:
        """Play `state` on by the mind's policy until the horizon."""
        mind, horizon = self.mind, self.horizon
        self.rules.actions.play_out(state, chance, random, horizon.moves, mind.policy, mind.part, horizon.parts)


@dataclass(frozen=True)
class PolicyPlayer(Generic[S, V]):
    """Plays by the policy of a mind, from what a view shows: a measure of how strong playouts are."""

    rules: Rules[S, V]
    mind: Mind[S, V]

    def __call__(self, view: V, offers: Sequence[Action], chance: Chance) -> Action:
        """Return what the policy chooses in a state that the viewer believes in.

        Where several seats owe a choice at once, those before the viewer make theirs in that state first.
        """
        actions = self.rules.actions
        move = actions.move()
        draws = Random(chance.below("bot", 1 << 30))  # noqa: S311
        state = self.mind.believe(view, chance)
        self.mind.policy(state, draws.random, move)
        while move.seat != view.seat:
            actions.perform(state, move, chance, None)
            self.mind.policy(state, draws.random, move)
        return actions.decode(move)
