"""Plays one match from set-up to outcome without a journal, as fast as the rules allow."""

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter_ns
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from capolinea.bots import Forfeit, play_random
from capolinea.core.action import Action
from capolinea.core.chance import Chance, QuickChance
from capolinea.core.codec import Codec
from capolinea.core.match import check_options
from capolinea.core.moves import MOST_ACTIONS, Random
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import Options
from capolinea.external import player_named
from capolinea.games.catalogue import AnyRules, rules_of
from capolinea.lab.timing import Times
from capolinea.research import Finding, MatchObserver

#: A function that chooses from a view, the offers and its own source of chance.
Player: TypeAlias = Callable[[Any, Sequence[Action], Chance], Action]


class MatchResult(NamedTuple):
    """The result of one match, by seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; a shared victory is split."""
    entries: int
    rounds: int
    """0 if the game has no rounds."""
    findings: tuple[Finding, ...] = ()
    """For statistics, if they are wanted."""
    forfeits: tuple[tuple[int, str], ...] = ()
    """Seat and reason of each decision that a program forfeited, and that was played at random."""


class PlayedMatch(NamedTuple):
    """One match of a run: its deal, which arrangement of that deal, and which of the run's players sat where."""

    deal: int
    arrangement: int
    roles: tuple[int, ...]
    result: MatchResult


class Batch(NamedTuple):
    """Some matches of a run, in order, and how long decisions took, by player."""

    matches: list[PlayedMatch]
    times: Times


#: Instead of a bot, in all seats: legal actions are drawn without listing them, as in playouts of a search.
PLAYOUT: Final = "playout"


def player_of(game: str, player: str | Player) -> Player:
    """Return the bot or the program of that name, or the function itself."""
    if player == PLAYOUT:
        raise CapolineaError("lab.playout_alone", player=PLAYOUT)
    return player_named(game, player) if isinstance(player, str) else player


def options_of(game: str, seats: int, options: Mapping[str, Any] | None = None) -> Options:
    """Return the checked options; raises CapolineaError."""
    rules = rules_of(game)
    try:
        chosen = Codec(rules).options({**(options or {}), "seats": seats})
    except msgspec.ValidationError as error:
        raise CapolineaError("options.malformed", detail=str(error)) from None
    check_options(rules, chosen)
    return chosen


def stream(*key: int | str) -> QuickChance:
    """Return a separate source of chance for each key."""
    digest = hashlib.blake2b("/".join([str(part) for part in key]).encode(), digest_size=8).digest()
    return QuickChance(int.from_bytes(digest, "big"))


def play_match(
    rules: AnyRules,
    options: Options,
    players: Sequence[Player],
    deal: Chance,
    bot_chances: Sequence[Chance],
    times: Times,
    observer: MatchObserver | None = None,
) -> MatchResult:
    """Play a match to its end. `deal` is the match's chance; each player decides with one of `bot_chances`.

    A decision that a program forfeits is played at random, and listed in the result."""
    state, events = rules.setup(options, deal)
    if observer is not None:
        observer.see(events)
    entries = 0
    forfeits: list[tuple[int, str]] = []
    turn = rules.turn(state)
    while turn is not None:
        seat = turn.seats[0]
        offers = rules.offers(state, seat)
        seen = rules.view(state, seat)
        began = perf_counter_ns()
        try:
            action = players[seat](seen, offers, bot_chances[seat])
        except Forfeit as forfeit:
            forfeits.append((seat, forfeit.code))
            action = play_random(seen, offers, bot_chances[seat])
        times.add(seat, perf_counter_ns() - began)
        # The draws are not needed here, and their list would grow for as long as the match lasts.
        bot_chances[seat].drawn.clear()
        events = rules.apply(state, action, deal)
        if observer is not None:
            observer.see(events)
        deal.drawn.clear()
        entries += 1
        turn = rules.turn(state)
    return result_of(rules, state, entries, observer)._replace(forfeits=tuple(forfeits))


def play_arranged(
    rules: AnyRules,
    options: Options,
    players: Sequence[Player],
    seed: int,
    deal: int,
    line_ups: Sequence[tuple[int, ...]],
    times: Times,
) -> list[PlayedMatch]:
    """Play one deal in several line-ups, which say whom of `players` each seat has; `times` are by player."""
    played: list[PlayedMatch] = []
    for number, roles in enumerate(line_ups):
        by_seat = Times(len(roles))
        chances = [stream(seed, deal, "mind", number, seat) for seat in range(len(roles))]
        seated = [players[role] for role in roles]
        result = play_match(rules, options, seated, stream(seed, deal, "deal"), chances, by_seat)
        played.append(PlayedMatch(deal, number, roles, result))
        for role, counts in zip(roles, by_seat.counts, strict=True):
            times.counts[role].update(counts)
    return played


def forfeits_of(matches: Sequence[PlayedMatch], role: int) -> dict[str, int]:
    """Return how often a player of the run forfeited a decision, by reason."""
    reasons = [reason for each in matches for seat, reason in each.result.forfeits if each.roles[seat] == role]
    return dict(sorted(Counter(reasons).items()))


def play_out(
    rules: AnyRules, options: Options, deal: Chance, random: Random, observer: MatchObserver | None = None
) -> MatchResult:
    """Play a match out, without events unless there is an observer."""
    state, events = rules.setup(options, deal)
    if observer is None:
        return result_of(rules, state, rules.actions.play_out(state, deal, random, MOST_ACTIONS), None)
    observer.see(events)
    entries = 0
    while (action := rules.actions.sample(state, random)) is not None:
        observer.see(rules.apply(state, action, deal))
        entries += 1
    return result_of(rules, state, entries, observer)


def result_of(rules: AnyRules, state: Any, entries: int, observer: MatchObserver | None) -> MatchResult:
    outcome = rules.outcome(state)
    assert outcome is not None
    shared = 1 / max(1, len(outcome.winners))
    wins = tuple([shared if rank == 1 else 0.0 for rank in outcome.ranks])
    rounds = getattr(rules.view(state, None), "round", 0)
    findings = [] if observer is None else observer.findings(state, wins)
    return MatchResult(outcome.ranks, outcome.scores, wins, entries, rounds, tuple(findings))
