"""Many matches of one game at once: arrays of numbers in, arrays of observations, masks and rewards out.

No event, no action and, where the game knows how (`Quick`), no offer is made on the way. A match that is over begins
anew in the same step: its rewards are those of the match that ended, its observation is the first of the next.
"""

import secrets
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from capolinea.core.chance import Chance, Draw, QuickChance, RecordedChance
from capolinea.core.refusal import InvalidAction
from capolinea.games.catalogue import rules_of
from capolinea.lab.playing import options_of, stream
from capolinea.lab.rewards import rewards_of
from capolinea.lab.tensors import Decision, Vectors, numbered


class Batch(NamedTuple):
    """What a step of all matches leads to, one row for each match. The arrays are overwritten by the next step."""

    observations: npt.NDArray[np.float32]
    """What the seat that is asked sees."""
    masks: npt.NDArray[np.int8]
    """The numbers that it may say."""
    seats: npt.NDArray[np.int64]
    """The seat that is asked."""
    rewards: npt.NDArray[np.float32]
    """By seat, when a match has ended in this step; otherwise 0."""
    over: npt.NDArray[np.bool_]
    """Whether a match has ended in this step."""


class SilentChance(QuickChance):
    """Draws without a record."""

    def below(self, stream: str, bound: int) -> int:
        return self.next_value(stream, bound)


class VectorEnv:
    """`matches` matches side by side; the numbers, planes and rewards are those of the other environments."""

    def __init__(self, game: str, matches: int, seats: int = 4, options: Mapping[str, Any] | None = None) -> None:
        self.rules = rules_of(game)
        self.options = options_of(game, seats, options)
        self.tensor = numbered(game)
        self.vectors = Vectors(self.rules, self.tensor, self.options)
        self.matches = matches
        self.seats = seats
        self.states: list[Any] = [None] * matches
        self.chances: list[Chance] = [Chance()] * matches
        self.decisions: list[Decision | None] = [None] * matches
        """Where numbers are said one after another; None where the game's quick way knows all numbers."""
        self.played = [0] * matches
        self.seed = secrets.randbits(63)
        self.movers = np.zeros(matches, np.int64)
        self.observations = np.zeros((matches, self.vectors.size), np.float32)
        self.masks = np.zeros((matches, self.tensor.size), np.int8)
        self.rewards = np.zeros((matches, seats), np.float32)
        self.over = np.zeros(matches, np.bool_)
        self.rows = np.arange(matches)
        self.move = self.rules.actions.move()

    def reset(self, seed: int | None = None, draws: Sequence[Sequence[Draw]] | None = None) -> Batch:
        """Deal all matches: the same after the same seed. With `draws`, those of a record for each match."""
        self.seed = secrets.randbits(63) if seed is None else seed
        self.rewards.fill(0)
        self.over.fill(False)
        asked: list[list[int]] = []
        for match in range(self.matches):
            self.played[match] = 0
            self._deal(match, None if draws is None else RecordedChance(draws[match]))
        for match in range(self.matches):
            asked.append(self._ask(match))
        return self._show(asked)

    def step(self, numbers: Sequence[int] | npt.NDArray[np.integer[Any]]) -> Batch:
        """Say one number in each match; raises InvalidAction, changing nothing, if one of them may not be said."""
        said = np.asarray(numbers)
        if said.shape != (self.matches,):
            raise InvalidAction("action.malformed", detail=str(said.shape))
        inside = (said >= 0) & (said < self.tensor.size)
        if not inside.all() or not self.masks[self.rows, said].all():
            wrong = self.rows[~inside] if not inside.all() else self.rows[self.masks[self.rows, said] == 0]
            raise InvalidAction("action.malformed", detail=f"match {wrong[0]}: {said[wrong[0]]}")
        self.rewards.fill(0)
        self.over.fill(False)
        asked: list[list[int]] = []
        movers = self.movers.tolist()
        for match, number in enumerate(said.tolist()):
            complete = self._say(match, movers[match], number)
            asked.append(self._ask(match) if complete else self._go_on(match))
        return self._show(asked)

    def _deal(self, match: int, chance: Chance | None = None) -> None:
        if chance is None:
            chance = SilentChance(stream(self.seed, match, self.played[match], "deal").state)
        self.chances[match] = chance
        self.played[match] += 1
        self.states[match], _ = self.rules.setup(self.options, chance)

    def _say(self, match: int, seat: int, number: int) -> bool:
        """Take a number; return whether it completed an action, which is done then."""
        decision = self.decisions[match]
        if decision is not None:
            action = decision.say(number)
            if action is None:
                return False
            move = self.rules.actions.encode(action)
        else:
            move = self.move
            quick = self.tensor.quick
            if quick is None or not quick.fill(move, number):
                move = self.rules.actions.encode(self.tensor.action((number,), seat))
        move.seat = seat
        self.rules.actions.perform(self.states[match], move, self.chances[match], None)
        return True

    def _ask(self, match: int) -> list[int]:
        """Find out who is asked in a match, and deal anew if it is over; return the legal numbers."""
        turn = self.rules.turn(self.states[match])
        if turn is None:
            self.rewards[match] = rewards_of(self.rules, self.states[match], self.seats)
            self.over[match] = True
            self._deal(match)
            turn = self.rules.turn(self.states[match])
            assert turn is not None
        seat = turn.seats[0]
        self.movers[match] = seat
        self.decisions[match] = None
        quick = self.tensor.quick
        legal = None if quick is None else quick.legal(self.states[match], seat)
        return self._go_on(match) if legal is None else legal

    def _go_on(self, match: int) -> list[int]:
        """Return the numbers that may follow in a match."""
        decision = self.decisions[match]
        if decision is None:
            seat = int(self.movers[match])
            decision = Decision(self.rules, self.tensor, self.states[match], seat)
            self.decisions[match] = decision
        return decision.numbers

    def _show(self, asked: list[list[int]]) -> Batch:
        """Draw all matches on one sheet."""
        vectors, sheet = self.vectors, self.vectors.sheet
        movers = self.movers.tolist()
        for match, state in enumerate(self.states):
            sheet.offset = match * vectors.size
            decision = self.decisions[match]
            vectors.draw(state, movers[match], () if decision is None else decision.said)
        self.observations[:] = vectors.still
        vectors.put_into(self.observations.reshape(-1))
        self.masks.fill(0)
        rows = np.repeat(self.rows * self.tensor.size, [len(legal) for legal in asked])
        self.masks.reshape(-1)[rows + np.array(list(chain.from_iterable(asked)), np.int64)] = 1
        return Batch(self.observations, self.masks, self.movers, self.rewards, self.over)


def random_numbers(masks: npt.NDArray[np.int8], random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return a legal number for each match, each as likely as the others."""
    counts = masks.sum(axis=1, dtype=np.int64)
    chosen = (random.random(len(counts)) * counts).astype(np.int64)
    rows, columns = np.nonzero(masks)
    starts = np.searchsorted(rows, np.arange(len(counts)))
    found: npt.NDArray[np.int64] = columns[starts + chosen]
    return found
