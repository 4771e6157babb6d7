"""One match from set-up to outcome without a journal, as fast as the rules allow."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter_ns
from typing import Any, NamedTuple, TypeAlias

import msgspec

from capolinea.core.action import Action
from capolinea.core.chance import Chance, QuickChance
from capolinea.core.codec import Codec
from capolinea.core.match import check_options
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import Options
from capolinea.games.catalogue import AnyRules, bots_of, rules_of
from capolinea.lab.statistics import Fact, Watch
from capolinea.lab.timing import Times

#: Whoever chooses: a view, the offers and a source of chance of its own.
Player: TypeAlias = Callable[[Any, Sequence[Action], Chance], Action]


class Played(NamedTuple):
    """How one match went, by seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; a shared victory is split."""
    entries: int
    rounds: int
    """0 where the game has no rounds."""
    facts: tuple[Fact, ...] = ()
    """For statistics, where they are wanted."""


def player_of(game: str, player: str | Player) -> Player:
    """The bot of that name, or the function itself."""
    return bots_of(game).named(player) if isinstance(player, str) else player


def options_of(game: str, seats: int, options: Mapping[str, Any] | None = None) -> Options:
    """The checked options; raises CapolineaError."""
    rules = rules_of(game)
    try:
        chosen = Codec(rules).options({**(options or {}), "seats": seats})
    except msgspec.ValidationError as error:
        raise CapolineaError("options.malformed", detail=str(error)) from None
    check_options(rules, chosen)
    return chosen


def stream(*key: int | str) -> QuickChance:
    """A source of chance of its own for each key."""
    digest = hashlib.blake2b("/".join([str(part) for part in key]).encode(), digest_size=8).digest()
    return QuickChance(int.from_bytes(digest, "big"))


def play_match(
    rules: AnyRules,
    options: Options,
    players: Sequence[Player],
    deal: Chance,
    minds: Sequence[Chance],
    times: Times,
    watch: Watch | None = None,
) -> Played:
    """Play it out. `deal` is the match's own chance; each player thinks with one of `minds`."""
    state, events = rules.setup(options, deal)
    if watch is not None:
        watch.see(events)
    entries = 0
    turn = rules.turn(state)
    while turn is not None:
        seat = turn.seats[0]
        offers = rules.offers(state, seat)
        seen = rules.view(state, seat)
        began = perf_counter_ns()
        action = players[seat](seen, offers, minds[seat])
        times.add(seat, perf_counter_ns() - began)
        # A note of what was drawn is of no use here, and would grow for as long as the match lasts.
        minds[seat].drawn.clear()
        events = rules.apply(state, action, deal)
        if watch is not None:
            watch.see(events)
        deal.drawn.clear()
        entries += 1
        turn = rules.turn(state)
    outcome = rules.outcome(state)
    assert outcome is not None
    shared = 1 / max(1, len(outcome.winners))
    wins = tuple([shared if rank == 1 else 0.0 for rank in outcome.ranks])
    rounds = getattr(rules.view(state, None), "round", 0)
    facts = [] if watch is None else watch.facts(state, wins)
    return Played(outcome.ranks, outcome.scores, wins, entries, rounds, tuple(facts))
