"""Many matches of the same players in the same seats."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from math import sqrt
from time import perf_counter
from typing import Any

import msgspec

from capolinea.games.catalogue import rules_of
from capolinea.lab.batches import Progress, run_batches
from capolinea.lab.playing import Played, Player, options_of, play_match, player_of, stream
from capolinea.lab.statistics import Section, gather, watch_of
from capolinea.lab.timing import Times


class Timing(msgspec.Struct, frozen=True):
    """Milliseconds per decision."""

    p50: float
    p95: float


class SeatTally(msgspec.Struct, frozen=True):
    """One seat over all matches. `spread` is the standard deviation of its scores."""

    player: str
    wins: float
    """A shared victory is split."""
    win_share: float
    mean_rank: float
    mean_score: float
    spread: float
    timing: Timing


class Pace(msgspec.Struct, frozen=True):
    """How long all of it took."""

    seconds: float
    matches_per_second: float


class Tally(msgspec.Struct, frozen=True):
    """What came of a simulation. All but what is called `timing` follows from the seed."""

    game: str
    seed: int
    matches: int
    seats: tuple[SeatTally, ...]
    mean_entries: float
    mean_rounds: float
    """0 where the game has no rounds."""
    timing: Pace
    statistics: tuple[Section, ...] = ()
    """What the game has to tell, where it was asked."""


def simulate(
    game: str,
    players: Sequence[str | Player],
    matches: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    statistics: bool = False,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Tally:
    """Play `matches` matches, each with a deal of its own; the same seed gives the same whatever the workers."""
    options_of(game, len(players), options)
    for player in players:
        player_of(game, player)
    if statistics:
        watch_of(game)
    began = perf_counter()
    fixed = (game, tuple(players), seed, dict(options or {}), statistics)
    batches = run_batches(play_some, fixed, matches, executor, jobs, progress)
    seconds = perf_counter() - began
    times = Times(len(players))
    for _, some in batches:
        times.merge(some)
    played = [each for some, _ in batches for each in some]
    return Tally(
        game=game,
        seed=seed,
        matches=matches,
        seats=tuple([tally_seat(called(player), seat, played, times) for seat, player in enumerate(players)]),
        mean_entries=mean([each.entries for each in played]),
        mean_rounds=mean([each.rounds for each in played]),
        timing=Pace(seconds, matches / seconds if seconds else 0.0),
        statistics=gather([fact for each in played for fact in each.facts]),
    )


def play_some(
    game: str,
    players: Sequence[str | Player],
    seed: int,
    options: Mapping[str, Any],
    statistics: bool,
    first: int,
    stop: int,
) -> tuple[list[Played], Times]:
    """Matches `first` up to `stop` of a simulation: the work of one batch."""
    rules = rules_of(game)
    chosen = options_of(game, len(players), options)
    minds = [player_of(game, player) for player in players]
    times = Times(len(players))
    played: list[Played] = []
    for number in range(first, stop):
        deal = stream(seed, number, "deal")
        thoughts = [stream(seed, number, "mind", seat) for seat in range(len(players))]
        watch = watch_of(game)() if statistics else None
        played.append(play_match(rules, chosen, minds, deal, thoughts, times, watch))
    return played, times


def tally_seat(player: str, seat: int, played: Sequence[Played], times: Times) -> SeatTally:
    scores = [each.scores[seat] for each in played]
    wins = sum([each.wins[seat] for each in played])
    return SeatTally(
        player=player,
        wins=wins,
        win_share=wins / max(1, len(played)),
        mean_rank=mean([each.ranks[seat] for each in played]),
        mean_score=mean(scores),
        spread=spread(scores),
        timing=Timing(times.quantile([seat], 0.5), times.quantile([seat], 0.95)),
    )


def called(player: str | Player) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", "player")


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def spread(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1))
