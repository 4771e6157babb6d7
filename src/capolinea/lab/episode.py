"""The part that both kinds of environment share: one match played by action numbers."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from capolinea.core.action import Action, Seat
from capolinea.core.chance import QuickChance
from capolinea.core.refusal import Refusal
from capolinea.games.catalogue import rules_of
from capolinea.lab.playing import options_of, stream
from capolinea.lab.tensors import numbered

Observation = dict[str, npt.NDArray[Any]]


class Episode:
    """A match with its own chance; without a seed every episode has a new deal."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None) -> None:
        self.rules = rules_of(game)
        self.options = options_of(game, seats, options)
        self.table = numbered(game)
        self.seats = seats
        self.seed = secrets.randbits(63)
        self.number = 0
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """Deal: the same after the same seed, otherwise different each time."""
        if seed is not None:
            self.seed = seed
            self.number = 0
        self.chance: QuickChance = stream(self.seed, self.number, "deal")
        self.number += 1
        self.state, _ = self.rules.setup(self.options, self.chance)

    @property
    def mover(self) -> Seat | None:
        turn = self.rules.turn(self.state)
        return None if turn is None else turn.seats[0]

    def offers(self) -> list[Action]:
        mover = self.mover
        return [] if mover is None else self.rules.offers(self.state, mover)

    def judge(self, action: Action) -> Refusal | None:
        return self.rules.refuse(self.state, action)

    def play(self, action: Action) -> None:
        self.rules.apply(self.state, action, self.chance)
        self.chance.drawn.clear()

    def observe(self, seat: Seat) -> Observation:
        """Return the view of `seat` as a vector and, on its turn, the mask of its legal actions."""
        seen = self.rules.view(self.state, seat)
        mask = np.zeros(self.table.size, np.int8)
        if seat == self.mover:
            mask[[self.table.number(offer) for offer in self.offers()]] = 1
        return {"observation": np.array(self.table.vector(seen), np.float32), "action_mask": mask}

    def rewards(self) -> list[float]:
        """Return 1 for the winner minus an even share when the match is over, so that they sum to 0; before, all 0.

        If nobody at the table wins, all lose an even share.
        """
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            return [0.0] * self.seats
        even = 1 / self.seats
        return [(1 / max(1, len(outcome.winners)) if rank == 1 else 0.0) - even for rank in outcome.ranks]
