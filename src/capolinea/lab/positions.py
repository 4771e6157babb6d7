"""A match that stops at every draw: a tree of decisions and chance, as search and game theory see it.

The rules draw while they apply an action. Here they are given the draws made so far; when they ask for one more, the
action is dropped and the position waits for that draw. Once it is known, the action is applied anew to the state before
it, with all draws in order.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event, visible
from capolinea.core.rules import Options
from capolinea.games.catalogue import AnyRules, rules_of
from capolinea.lab.tensors import Decision, numbered
from capolinea.research import Tensor


class NeedsDraw(Exception):
    """The rules ask for a draw that has not been made."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        super().__init__(bound)


class StoppingChance(Chance):
    """Gives the draws it has, then stops."""

    def __init__(self, values: Sequence[int]) -> None:
        super().__init__()
        self.values = values
        self.given = 0

    def next_value(self, stream: str, bound: int) -> int:
        if self.given == len(self.values):
            raise NeedsDraw(bound)
        self.given += 1
        return self.values[self.given - 1]


class Position:
    """A place in the tree of a match; it begins before the set-up, whose draws come first."""

    def __init__(self, rules: AnyRules, options: Options, tensor: Tensor) -> None:
        self.rules = rules
        self.options = options
        self.tensor = tensor
        self.state: Any = None
        self.seen = [b""] * options.seats
        """By seat: a digest of all that it has seen and done so far."""
        self.pending: tuple[Action, ...] = ()
        """Actions that wait for a draw; before the set-up there are none."""
        self.draws: tuple[int, ...] = ()
        self.bound = 0
        """How many outcomes the draw has that is waited for; 0 if none is."""
        self.owing: tuple[Seat, ...] = ()
        self.said: tuple[int, ...] = ()
        """Numbers of the action that the first of `owing` is saying."""
        self.path: list[int | tuple[int, ...]] = []
        """All that led here: draws and numbers, and of several seats at once a number of each that owed one."""
        self._decision: Decision | None = None
        self._advance()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written as the path that leads here: rules are functions, which cannot be written."""
        return position_at, (self.rules.key, self.options, self.path)

    def clone(self) -> "Position":
        """Return a copy that shares nothing mutable."""
        new = Position.__new__(Position)
        new.__dict__.update(self.__dict__)
        new.state = None if self.state is None else self.state.clone()
        new.seen = self.seen[:]
        new.path = self.path[:]
        new._decision = None
        return new

    def draw(self, value: int) -> None:
        """Make the draw that is waited for."""
        self.path.append(value)
        self.draws = (*self.draws, value)
        self._advance()

    def say(self, number: int) -> None:
        """Take the next number of the first seat that owes a decision; raises InvalidAction, changing nothing."""
        decision = self.decision()
        action = decision.say(number)
        self.path.append(number)
        self.said = tuple(decision.said)
        if action is not None:
            self.pending = (action,)
            self._advance()

    def decision(self) -> Decision:
        """Return the decision of the first seat that owes one."""
        if self._decision is None:
            decision = Decision(self.rules, self.tensor, self.state, self.owing[0])
            for number in self.said:
                decision.say(number)
            self._decision = decision
        return self._decision

    def legal(self, seat: Seat) -> list[int]:
        """Return the numbers that `seat` may say next, in order."""
        if self.bound or seat not in self.owing:
            return []
        if seat == self.owing[0]:
            return sorted(self.decision().numbers)
        return sorted(Decision(self.rules, self.tensor, self.state, seat).numbers)

    def choose_together(self, numbers: tuple[int, ...]) -> None:
        """Take the choice of every seat that owes one, in the order of `owing`; each is one number."""
        chosen = []
        for seat, number in zip(self.owing, numbers, strict=True):
            action = Decision(self.rules, self.tensor, self.state, seat).say(number)
            assert action is not None, "a choice at the same time as others' is one number"
            chosen.append(action)
        self.path.append(numbers)
        self.pending = tuple(chosen)
        self._advance()

    def _advance(self) -> None:
        """Apply what is pending, as far as the draws go."""
        chance = StoppingChance(self.draws)
        try:
            if self.state is None:
                state, events = self.rules.setup(self.options, chance)
                self._notice(None, events)
            else:
                state = self._apply(chance)
        except NeedsDraw as stopped:
            self.bound = stopped.bound
            return
        turn = self.rules.turn(state)
        self.state, self.pending, self.draws, self.bound = state, (), (), 0
        self.owing = () if turn is None else turn.seats
        self.said, self._decision = (), None

    def _apply(self, chance: Chance) -> Any:
        state = self.state.clone()
        happened = [(action, self.rules.apply(state, action, chance)) for action in self.pending]
        for action, events in happened:
            self._notice(action, events)
        return state

    def _notice(self, action: Action | None, events: list[Event]) -> None:
        """Let every seat take in what it may know, and its own action."""
        for seat in range(self.options.seats):
            known: list[object] = [*visible(tuple(events), seat)]
            if action is not None and action.seat == seat:
                known.append(action)
            if known:
                told = self.seen[seat] + msgspec.json.encode(known)
                self.seen[seat] = hashlib.blake2b(told, digest_size=8).digest()


def position_at(game: str, options: Options, path: Sequence[int | tuple[int, ...]]) -> Position:
    """Return the position that a path leads to."""
    position = Position(rules_of(game), options, numbered(game))
    for step in path:
        if isinstance(step, tuple):
            position.choose_together(step)
        elif position.bound:
            position.draw(step)
        else:
            position.say(step)
    return position
