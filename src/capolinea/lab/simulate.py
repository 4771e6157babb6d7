"""Simulates many matches of the same players in the same seats."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from capolinea.games.catalogue import rules_of
from capolinea.lab.batches import Progress, Run, run_batches
from capolinea.lab.playing import (
    PLAYOUT,
    Batch,
    MatchResult,
    PlayedMatch,
    Player,
    forfeits_of,
    options_of,
    play_match,
    play_out,
    player_of,
    stream,
)
from capolinea.lab.statistics import Section, observer_of, tabulate
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
    forfeits: dict[str, int] = {}
    """Decisions that a program forfeited and that were played at random, by reason."""


class Pace(msgspec.Struct, frozen=True):
    """How long the simulation took."""

    seconds: float
    matches_per_second: float


class Tally(msgspec.Struct, frozen=True):
    """The result of a simulation. Everything but `timing` follows from the seed."""

    game: str
    seed: int
    matches: int
    seats: tuple[SeatTally, ...]
    mean_entries: float
    mean_rounds: float
    """0 if the game has no rounds."""
    timing: Pace
    statistics: tuple[Section, ...] = ()
    """The game's statistics, if requested."""


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
    run: Run[Batch] | None = None,
) -> Tally:
    """Play `matches` matches, each with its own deal; the result depends on the seed, not on the workers. Matches that
    `run` has kept are not played again."""
    options_of(game, len(players), options)
    for player in [] if is_playout(players) else players:
        player_of(game, player)
    if statistics:
        observer_of(game)
    began = perf_counter()
    fixed = (game, tuple(players), seed, dict(options or {}), statistics)
    store = None if run is None else run.part(0)
    batches = run_batches(play_batch, fixed, matches, executor, jobs, progress, store)
    seconds = perf_counter() - began
    return tally_of(game, [player_name(player) for player in players], seed, batches, seconds)


def tally_of(game: str, players: Sequence[str], seed: int, batches: Sequence[Batch], seconds: float) -> Tally:
    times = Times(len(players))
    for batch in batches:
        times.merge(batch.times)
    matches = [each for batch in batches for each in batch.matches]
    played = [each.result for each in matches]
    forfeits = [forfeits_of(matches, seat) for seat in range(len(players))]
    return Tally(
        game=game,
        seed=seed,
        matches=len(matches),
        seats=tuple([tally_seat(player, seat, played, times, forfeits[seat]) for seat, player in enumerate(players)]),
        mean_entries=mean([each.entries for each in played]),
        mean_rounds=mean([each.rounds for each in played]),
        timing=Pace(seconds, len(matches) / seconds if seconds else 0.0),
        statistics=tabulate([finding for each in played for finding in each.findings]),
    )


def play_batch(
    game: str,
    players: Sequence[str | Player],
    seed: int,
    options: Mapping[str, Any],
    statistics: bool,
    first: int,
    stop: int,
) -> Batch:
    """Play the matches `first` up to `stop` of a simulation."""
    rules = rules_of(game)
    chosen = options_of(game, len(players), options)
    drawn = is_playout(players)
    bots = [] if drawn else [player_of(game, player) for player in players]
    times = Times(len(players))
    roles = tuple(range(len(players)))
    played: list[PlayedMatch] = []
    for number in range(first, stop):
        deal = stream(seed, number, "deal")
        observer = observer_of(game)() if statistics else None
        if drawn:
            # Nothing here is secret.
            result = play_out(rules, chosen, deal, Random(f"{seed}/{number}").random, observer)  # noqa: S311
        else:
            bot_chances = [stream(seed, number, "mind", seat) for seat in range(len(players))]
            result = play_match(rules, chosen, bots, deal, bot_chances, times, observer)
        played.append(PlayedMatch(number, 0, roles, result))
    return Batch(played, times)


def is_playout(players: Sequence[str | Player]) -> bool:
    return all([player == PLAYOUT for player in players])


def tally_seat(
    player: str, seat: int, played: Sequence[MatchResult], times: Times, forfeits: dict[str, int]
) -> SeatTally:
    scores = [each.scores[seat] for each in played]
    wins = sum([each.wins[seat] for each in played])
    return SeatTally(
        player=player,
        wins=wins,
        win_share=wins / max(1, len(played)),
        mean_rank=mean([each.ranks[seat] for each in played]),
        mean_score=mean(scores),
        spread=spread(scores),
        timing=timing_of(times, seat),
        forfeits=forfeits,
    )


def timing_of(times: Times, kind: int) -> Timing:
    return Timing(times.quantile([kind], 0.5), times.quantile([kind], 0.95))


def player_name(player: str | Player) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", "player")


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def spread(values: Sequence[float]) -> float:
    """Return the standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1))
