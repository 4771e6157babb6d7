"""Tournaments of named players at tables of any size: who sits where, and what everybody is worth."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations
from random import Random
from typing import Any, Final

import msgspec

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import rules_of
from capolinea.lab.batches import Progress, Run, run_batches
from capolinea.lab.ladder import Interval
from capolinea.lab.playing import Batch, PlayedMatch, forfeits_of, options_of, play_arranged, player_of, stream
from capolinea.lab.simulate import Timing, mean, timing_of
from capolinea.lab.timing import Times

#: Everybody with everybody, each deal in every rotation of the seats; or tables drawn at random, one match for a deal.
ROUND_ROBIN: Final = "round-robin"
RANDOM: Final = "random"
#: How often the deals are drawn again to see how much a rating owes to them.
RESAMPLES: Final = 100
#: The middle 95 % of them.
OUTSIDE: Final = 0.025


class Standing(msgspec.Struct, frozen=True):
    """One player of a tournament."""

    player: str
    rating: Interval
    """A strength on openskill's scale, where everybody begins at 25, and the interval of resampled deals."""
    matches: int
    win_share: float
    mean_rank: float
    mean_score: float
    timing: Timing
    forfeits: dict[str, int] = {}


class Standings(msgspec.Struct, frozen=True):
    """The result of a tournament, best first. Everything but `timing` follows from the seed."""

    game: str
    seed: int
    seats: int
    tables: str
    deals: int
    matches: int
    players: tuple[Standing, ...]


def tournament(
    game: str,
    players: Sequence[str],
    deals: int,
    seed: int = 0,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    *,
    tables: str = RANDOM,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    run: Run[Batch] | None = None,
) -> Standings:
    """Play `deals` deals: at random tables one match each; in a round robin each at every table, in every rotation."""
    check_tournament(game, players, seats, options, tables)
    fixed = (game, tuple(players), tables, seed, seats, dict(options or {}))
    store = None if run is None else run.part(0)
    batches = run_batches(play_tables, fixed, deals, executor, jobs, progress, store)
    return standings_of(game, players, seed, seats, tables, deals, batches)


def check_tournament(
    game: str, players: Sequence[str], seats: int, options: Mapping[str, Any] | None, tables: str
) -> None:
    """Raise CapolineaError if it cannot be played."""
    options_of(game, seats, options)
    if tables not in (RANDOM, ROUND_ROBIN):
        raise CapolineaError("lab.tables", tables=tables[:40], known=f"{RANDOM}, {ROUND_ROBIN}")
    if len(players) < seats:
        raise CapolineaError("lab.few_players", players=len(players), count=seats)
    if len(set(players)) < len(players):
        raise CapolineaError("lab.player_twice", player=next(each for each in players if players.count(each) > 1))
    for player in players:
        player_of(game, player)


def line_ups_of(players: int, tables: str, seed: int, seats: int, deal: int) -> list[tuple[int, ...]]:
    """Return who sits where in the matches of one deal."""
    if tables == RANDOM:
        return [tuple(stream(seed, deal, "table").sample("seats", players, seats))]
    return [
        (*company[turn:], *company[:turn]) for company in combinations(range(players), seats) for turn in range(seats)
    ]


def play_tables(
    game: str,
    players: Sequence[str],
    tables: str,
    seed: int,
    seats: int,
    options: Mapping[str, Any],
    first: int,
    stop: int,
) -> Batch:
    """Play the deals `first` up to `stop`."""
    rules = rules_of(game)
    chosen = options_of(game, seats, options)
    able = [player_of(game, player) for player in players]
    times = Times(len(players))
    played: list[PlayedMatch] = []
    for number in range(first, stop):
        tables_of_deal = line_ups_of(len(players), tables, seed, seats, number)
        played += play_arranged(rules, chosen, able, seed, number, tables_of_deal, times)
    return Batch(played, times)


def standings_of(
    game: str, players: Sequence[str], seed: int, seats: int, tables: str, deals: int, batches: Sequence[Batch]
) -> Standings:
    times = Times(len(players))
    for batch in batches:
        times.merge(batch.times)
    matches = [each for batch in batches for each in batch.matches]
    ratings = ratings_of(matches, len(players), seed)
    rows = [standing_of(player, role, matches, times, ratings[role]) for role, player in enumerate(players)]
    ranked = tuple(sorted(rows, key=lambda row: -row.rating.mean))
    return Standings(game, seed, seats, tables, deals, len(matches), ranked)


def standing_of(player: str, role: int, matches: Sequence[PlayedMatch], times: Times, rating: Interval) -> Standing:
    seen = [(each.result, each.roles.index(role)) for each in matches if role in each.roles]
    return Standing(
        player=player,
        rating=rating,
        matches=len(seen),
        win_share=mean([result.wins[seat] for result, seat in seen]),
        mean_rank=mean([result.ranks[seat] for result, seat in seen]),
        mean_score=mean([result.scores[seat] for result, seat in seen]),
        timing=timing_of(times, role),
        forfeits=forfeits_of(matches, role),
    )


def ratings_of(matches: Sequence[PlayedMatch], players: int, seed: int) -> list[Interval]:
    """Return each player's rating after all matches, and the interval in which it falls if the deals are drawn again.

    openskill's own sigma says how sure a running rating is of its next match, not how far the result is due to its
    deals.
    """
    deals: dict[int, list[PlayedMatch]] = {}
    for each in matches:
        deals.setdefault(each.deal, []).append(each)
    means = rate(matches, players)
    # Nothing here is secret.
    random = Random(f"{seed}/ratings")  # noqa: S311
    numbers = list(deals)
    again = [
        rate([each for number in random.choices(numbers, k=len(numbers)) for each in deals[number]], players)
        for _ in range(RESAMPLES)
    ]
    found: list[Interval] = []
    for role in range(players):
        spread = sorted([some[role] for some in again])
        low, high = spread[int(OUTSIDE * RESAMPLES)], spread[-1 - int(OUTSIDE * RESAMPLES)]
        found.append(Interval(means[role], min(low, means[role]), max(high, means[role])))
    return found


def rate(matches: Sequence[PlayedMatch], players: int) -> list[float]:
    """Return the ratings after these matches, in this order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(players)]
    for each in matches:
        teams = model.rate([[ratings[role]] for role in each.roles], ranks=list(each.result.ranks))
        for role, team in zip(each.roles, teams, strict=True):
            ratings[role] = team[0]
    return [float(rating.mu) for rating in ratings]
