"""Compares the strength of bots: paired deals, each played in every arrangement of the seats, so that luck cancels
out."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations, pairwise
from math import sqrt
from typing import Any, Final

import msgspec

from capolinea.bots import LEVELS
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import bots_of, rules_of
from capolinea.lab.batches import BatchStore, Progress, Run, run_batches
from capolinea.lab.playing import (
    Batch,
    MatchResult,
    PlayedMatch,
    Player,
    forfeits_of,
    options_of,
    play_arranged,
    player_of,
)
from capolinea.lab.sequential import SequentialTest, anytime_half_width, anytime_interval
from capolinea.lab.simulate import Timing, mean, player_name, spread, timing_of
from capolinea.lab.timing import Times

#: Two-sided 95 % of a normal distribution.
Z95: Final = 1.959964


class Interval(msgspec.Struct, frozen=True):
    """A mean over deals and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Duel(msgspec.Struct, frozen=True):
    """`one` against `other`. Even means a win share of 0.5 and a difference of 0; deals are the unit of both."""

    one: str
    other: str
    deals: int
    seats: int
    win_share: Interval
    difference: Interval
    """Points of `one` minus those of `other`, per seat and match."""
    verdict: str
    """`stronger` or `weaker` if the intervals of both measures exclude even, otherwise `even`."""
    timing: tuple[Timing, Timing]
    forfeits: tuple[dict[str, int], dict[str, int]] = ({}, {})
    """Decisions that programs forfeited and that were played at random, by reason."""
    until_clear: bool = False
    """Whether it was stopped as soon as the win share was clear; then the intervals hold whenever one stops, and the
    verdict is that of the sequential test."""


def rungs(game: str) -> list[tuple[str, str]]:
    """Return each level against the one below, then the highest against every baseline."""
    bots = bots_of(game)
    levels = [level for level in LEVELS if level in bots.players]
    climbs = [(above, below) for below, above in pairwise(levels)]
    return climbs + [(levels[-1], other) for other in bots.baselines]


def pairs_of(players: Sequence[str]) -> list[tuple[str, str]]:
    """Return each player against each."""
    if len(players) < 2:
        raise CapolineaError("lab.one_player")
    return list(combinations(players, 2))


def ladder(
    game: str,
    deals: int = 1000,
    seed: int = 0,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    *,
    pairs: Sequence[tuple[str, str]] | None = None,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    until_clear: bool = False,
    run: Run[Batch] | None = None,
) -> list[Duel]:
    """Play these pairs, or every rung of `game`; progress counts the deals of all of them."""
    pairs = rungs(game) if pairs is None else pairs
    found: list[Duel] = []
    for number, (one, other) in enumerate(pairs):
        part = None if progress is None else ProgressSlice(progress, number * deals, len(pairs) * deals)
        found.append(
            duel(
                game,
                one,
                other,
                deals,
                seed,
                seats,
                options,
                executor=executor,
                jobs=jobs,
                progress=part,
                until_clear=until_clear,
                store=None if run is None else run.part(number),
            )
        )
    return found


class ProgressSlice:
    """Reports the progress of one duel as a part of the ladder's."""

    def __init__(self, progress: Progress, before: int, total: int) -> None:
        self.progress = progress
        self.before = before
        self.total = total

    def __call__(self, done: int, units: int) -> None:
        self.progress(self.before + done, self.total)


def duel(
    game: str,
    one: str | Player,
    other: str | Player,
    deals: int = 1000,
    seed: int = 0,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    *,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    until_clear: bool = False,
    store: BatchStore[Batch] | None = None,
) -> Duel:
    """Play every deal in all `line_ups`; the result depends on the seed, not on the workers.

    With `until_clear`, the duel ends at the first deal after which a sequential test says who is stronger, and after
    `deals` at the latest."""
    options_of(game, seats, options)
    for player in (one, other):
        player_of(game, player)
    fixed = (game, one, other, seed, seats, dict(options or {}))
    watch = ClearWatch() if until_clear else None
    batches = run_batches(play_deals, fixed, deals, executor, jobs, progress, store, watch)
    return duel_of(player_name(one), player_name(other), seats, batches, watch)


class ClearWatch:
    """Follows the win share deal by deal, in order."""

    def __init__(self) -> None:
        self.test = SequentialTest()

    def __call__(self, batch: Batch) -> bool:
        """Return whether it is clear who is stronger; deals after that one are not looked at."""
        return any([self.test.verdict or self.test.add(share) for share, _ in score_deals(batch.matches)])


def duel_of(one: str, other: str, seats: int, batches: Sequence[Batch], watch: ClearWatch | None = None) -> Duel:
    times = Times(2)
    for batch in batches:
        times.merge(batch.times)
    matches = [each for batch in batches for each in batch.matches]
    if watch is not None:
        # The deals of the last batch after the one that decided would spoil the test.
        matches = [each for each in matches if each.deal < len(watch.test.values)]
    scored = score_deals(matches)
    shares, leads = [share for share, _ in scored], [lead for _, lead in scored]
    if watch is None:
        share, difference = interval(shares), interval(leads)
        verdict = verdict_of(share, difference) if len(scored) > 1 else "even"
    else:
        share, difference = bounded(shares), anytime(leads)
        verdict = watch.test.verdict or "even"
    return Duel(
        one=one,
        other=other,
        deals=len(scored),
        seats=seats,
        win_share=share,
        difference=difference,
        verdict=verdict,
        timing=(timing_of(times, 0), timing_of(times, 1)),
        forfeits=(forfeits_of(matches, 0), forfeits_of(matches, 1)),
        until_clear=watch is not None,
    )


def score_deals(matches: Sequence[PlayedMatch]) -> list[tuple[float, float]]:
    """Return the win share and the lead of player 0 in each deal, over all its arrangements."""
    deals: dict[int, list[PlayedMatch]] = {}
    for each in matches:
        deals.setdefault(each.deal, []).append(each)
    return [
        (
            sum([share_of(each) for each in arranged]) / len(arranged),
            sum([lead_of(each.result, each.roles) for each in arranged]) / len(arranged),
        )
        for arranged in deals.values()
    ]


def share_of(match: PlayedMatch) -> float:
    """Return the share of player 0. Where nobody at the table won, both sides have half: at two seats of Santa Fe Rails
    the third hand may win, and equals would not come to an even share."""
    won = [win for win, role in zip(match.result.wins, match.roles, strict=True) if role == 0]
    return sum(won) + (1 - sum(match.result.wins)) / 2


def lead_of(result: MatchResult, roles: Sequence[int]) -> float:
    return mean_of(result.scores, roles, 0) - mean_of(result.scores, roles, 1)


def verdict_of(share: Interval, difference: Interval) -> str:
    if share.low > 0.5 and difference.low > 0:
        return "stronger"
    if share.high < 0.5 and difference.high < 0:
        return "weaker"
    return "even"


def line_ups(seats: int) -> list[tuple[int, ...]]:
    """Return who (0 or 1) sits where: alternating around the table, in every rotation and with the roles exchanged."""
    found: list[tuple[int, ...]] = []
    for swap in (0, 1):
        row = [(seat + swap) % 2 for seat in range(seats)]
        for turn in range(seats):
            rotated = tuple(row[turn:] + row[:turn])
            if rotated not in found:
                found.append(rotated)
    return found


def play_deals(
    game: str,
    one: str | Player,
    other: str | Player,
    seed: int,
    seats: int,
    options: Mapping[str, Any],
    first: int,
    stop: int,
) -> Batch:
    """Play the deals `first` up to `stop` in all line-ups."""
    rules = rules_of(game)
    chosen = options_of(game, seats, options)
    pair = [player_of(game, one), player_of(game, other)]
    times = Times(2)
    tables = line_ups(seats)
    deals = [play_arranged(rules, chosen, pair, seed, number, tables, times) for number in range(first, stop)]
    return Batch([each for some in deals for each in some], times)


def mean_of(scores: Sequence[int], roles: Sequence[int], wanted: int) -> float:
    """Return the mean score of the seats with that role."""
    return mean([score for score, role in zip(scores, roles, strict=True) if role == wanted])


def interval(values: Sequence[float]) -> Interval:
    """Return the normal approximation, which is good for the hundreds of deals that a ladder needs."""
    middle = mean(values)
    half = Z95 * spread(values) / sqrt(max(1, len(values)))
    return Interval(middle, middle - half, middle + half)


def anytime(values: Sequence[float]) -> Interval:
    """Return an interval that holds whenever one stops, for a measure without bounds."""
    middle = mean(values)
    half = anytime_half_width(spread(values), max(1, len(values)))
    return Interval(middle, middle - half, middle + half)


def bounded(values: Sequence[float]) -> Interval:
    """Return an interval that holds whenever one stops, for a measure between 0 and 1."""
    return Interval(mean(values), *anytime_interval(values))
