"""The part that all environments share: one match played by numbers."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance, Draw, RecordedChance
from capolinea.core.refusal import InvalidAction
from capolinea.games.catalogue import rules_of
from capolinea.lab.playing import options_of, stream
from capolinea.lab.rewards import rewards_of
from capolinea.lab.tensors import Decision, Vectors, numbered

Observation = dict[str, npt.NDArray[Any]]


class Episode:
    """A match with its own chance; without a seed every episode has a new deal."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None) -> None:
        self.rules = rules_of(game)
        self.options = options_of(game, seats, options)
        self.tensor = numbered(game)
        self.vectors = Vectors(self.rules, self.tensor, self.options)
        self.seats = seats
        self.seed = secrets.randbits(63)
        self.number = 0
        self.begin(None)

    def begin(self, seed: int | None, draws: Iterable[Draw] | None = None) -> None:
        """Deal: the same after the same seed, otherwise different each time; with `draws`, as a record says."""
        if seed is not None:
            self.seed = seed
            self.number = 0
        dealt = stream(self.seed, self.number, "deal") if draws is None else RecordedChance(list(draws))
        self.chance: Chance = dealt
        self.number += 1
        self.state, _ = self.rules.setup(self.options, self.chance)
        self.chance.drawn.clear()
        self._ask()

    def _ask(self) -> None:
        """Find out who owes a decision now."""
        turn = self.rules.turn(self.state)
        self.owing: tuple[Seat, ...] = () if turn is None else turn.seats
        self.decisions: dict[Seat, Decision] = {}

    @property
    def mover(self) -> Seat | None:
        """Return the seat that is asked next; None if the match is over."""
        return self.owing[0] if self.owing else None

    def decision(self, seat: Seat) -> Decision:
        """Return the decision that `seat` owes."""
        if seat not in self.decisions:
            self.decisions[seat] = Decision(self.rules, self.tensor, self.state, seat)
        return self.decisions[seat]

    def offers(self) -> list[Action]:
        """Return what the mover may do."""
        return [] if self.mover is None else self.rules.offers(self.state, self.mover)

    def say(self, seat: Seat, number: int) -> None:
        """Take the next number of the decision that `seat` owes; raises InvalidAction, changing nothing."""
        if seat not in self.owing:
            raise InvalidAction("action.other_seat", seat=seat)
        action = self.decision(seat).say(number)
        if action is not None:
            self.play(action)

    def play(self, action: Action) -> None:
        """Apply a legal action."""
        self.rules.apply(self.state, action, self.chance)
        self.chance.drawn.clear()
        # Others who owe a decision at the same time go on with theirs: nothing they may know has changed.
        waiting = {seat: decision for seat, decision in self.decisions.items() if seat != action.seat}
        together = len(self.owing) > 1
        self._ask()
        if together:
            self.decisions = {seat: decision for seat, decision in waiting.items() if seat in self.owing}

    def legal(self, seat: Seat) -> list[int]:
        """Return the numbers that `seat` may say next; none if it owes nothing."""
        return self.decision(seat).numbers if seat in self.owing else []

    def observe(self, seat: Seat, asked: bool | None = None) -> Observation:
        """Return the view of `seat` as a vector and the mask of the numbers it may say, empty unless it is asked."""
        mask = np.zeros(self.tensor.size, np.int8)
        if seat == self.mover if asked is None else asked:
            mask[self.legal(seat)] = 1
        return {"observation": self.vector(seat), "action_mask": mask}

    def vector(self, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what `seat` sees."""
        decision = self.decisions.get(seat)
        return self.vectors.vector(self.state, seat, () if decision is None else decision.said)

    def rewards(self) -> list[float]:
        """Return the rewards of the seats."""
        return rewards_of(self.rules, self.state, self.seats)
