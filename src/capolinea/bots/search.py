"""Search that knows no game: which of the offers that a mind advises does best in playouts of guessed states (ADR 34).

Sequential halving: all candidates are tried in the same guesses with the same luck, the worse half is dropped, and the
rest are tried in more. What the mind advises first stays to the end, and is played unless another offer is better by
more than luck explains.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Generic

from capolinea.bots.mind import Mind
from capolinea.bots.playouts import Horizon, Playouts
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.core.rules import Rules, S, V

Compare = Callable[[Sequence[int], range], list[list[float]]]
"""Plays out: for each number of the range, the value after each of the offers at the given places."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a game is searched."""

    candidates: int = 8
    """How many offers are tried, the best advised ones."""
    playouts: int = 400
    """The budget of a decision that has no time limit, in playouts of one offer."""
    horizon: Horizon = field(default_factory=Horizon)
    caution: float = 1.0
    """By how many standard errors an offer must be better than the one advised first."""
    batch: int = 4
    """How many guesses are compared between two looks at the clock."""


class Trial:
    """The playouts so far: a list of values for each candidate, with equal places for equal guesses."""

    def __init__(self, candidates: int) -> None:
        self.values: list[list[float]] = [[] for _ in range(candidates)]
        self.guesses = 0

    def add(self, compare: Compare, chosen: Sequence[int], count: int) -> None:
        """Try the chosen candidates in `count` more guesses."""
        for row in compare(chosen, range(self.guesses, self.guesses + count)):
            for place, value in zip(chosen, row, strict=True):
                self.values[place].append(value)
        self.guesses += count

    def mean(self, place: int) -> float:
        values = self.values[place]
        return sum(values) / len(values)

    def better_half(self, chosen: Sequence[int]) -> list[int]:
        """Return the better half of the chosen, and the first candidate in any case."""
        others = sorted([place for place in chosen if place], key=lambda place: (-self.mean(place), place))
        return [0, *sorted(others[: max(1, ceil(len(chosen) / 2) - 1)])]

    def lead(self, place: int) -> tuple[float, float]:
        """Return by how much a candidate is better than the first in the same guesses, and the standard error."""
        gaps = [one - other for one, other in zip(self.values[place], self.values[0], strict=True)]
        count = len(gaps)
        mean = sum(gaps) / count
        squares = sum([(gap - mean) ** 2 for gap in gaps])
        return mean, sqrt(squares / max(1, count - 1) / count)


def best_candidate(trial: Trial, chosen: Sequence[int], caution: float) -> int:
    """Return the candidate with the best mean, if it leads by more than luck explains; otherwise the first."""
    others = [place for place in chosen if place]
    best = min(others, key=lambda place: (-trial.mean(place), place))
    mean, error = trial.lead(best)
    return best if mean > 0.0 and mean > caution * error else 0


def halve_by_count(compare: Compare, candidates: int, settings: Settings, playouts: int) -> int:
    """Return the best candidate after about `playouts` playouts; the same for the same seed, however they are run."""
    trial, chosen = Trial(candidates), list(range(candidates))
    rounds = halvings(candidates)
    for number in range(rounds):
        trial.add(compare, chosen, max(2, playouts // rounds // len(chosen)))
        if number < rounds - 1:
            chosen = trial.better_half(chosen)
    return best_candidate(trial, chosen, settings.caution)


def halve_by_time(compare: Compare, candidates: int, settings: Settings, seconds: float) -> int:
    """Return the best candidate after `seconds`: each round of halving has an equal part of them."""
    trial, chosen = Trial(candidates), list(range(candidates))
    rounds = halvings(candidates)
    began = perf_counter()
    for number in range(rounds):
        until = began + seconds * (number + 1) / rounds
        trial.add(compare, chosen, 2)
        while perf_counter() < until:
            trial.add(compare, chosen, settings.batch)
        if number < rounds - 1:
            chosen = trial.better_half(chosen)
    return best_candidate(trial, chosen, settings.caution)


def halvings(candidates: int) -> int:
    """Return how many rounds leave two candidates."""
    return max(1, ceil(log2(candidates)))


@dataclass(frozen=True, kw_only=True)
class Searcher(Generic[S, V]):
    """A player that searches: `expert`. It decides from a view like any other."""

    rules: Rules[S, V]
    mind: Mind[S, V]
    settings: Settings

    def __call__(self, view: V, offers: Sequence[Action], chance: Chance) -> Action:
        """Return the best offer after the usual number of playouts."""
        return self.decide(view, offers, chance, None)

    def within(self, view: V, offers: Sequence[Action], chance: Chance, seconds: float) -> Action:
        """Return the best offer found in that time; more time is more playouts."""
        return self.decide(view, offers, chance, seconds)

    def decide(
        self,
        view: V,
        offers: Sequence[Action],
        chance: Chance,
        seconds: float | None,
        spread: Callable[[Playouts[S, V]], Compare] | None = None,
    ) -> Action:
        """Return the best offer; the only one at once. `spread` lets other processes run the playouts."""
        seed = chance.below("bot", 1 << 30)
        if len(offers) == 1:
            return offers[0]
        advised = [advice.offer for advice in self.mind.advise(view, offers)[: self.settings.candidates]]
        horizon = self.settings.horizon
        playouts = Playouts(rules=self.rules, mind=self.mind, horizon=horizon, view=view, offers=advised, seed=seed)
        compare = playouts if spread is None else spread(playouts)
        if seconds is None:
            place = halve_by_count(compare, len(advised), self.settings, self.settings.playouts)
        else:
            place = halve_by_time(compare, len(advised), self.settings, seconds)
        return advised[place]
