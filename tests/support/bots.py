"""Matches between bots, decision by decision."""

from collections.abc import Iterator, Sequence
from typing import Any

from capolinea.core.action import Action
from capolinea.core.chance import QuickChance
from capolinea.core.rules import Options
from capolinea.games.catalogue import bots_of, rules_of


def positions(
    game: str, names: Sequence[str], options: Options, seed: int, most: int = 100_000
) -> Iterator[tuple[Any, Any, Sequence[Action]]]:
    """Yield up to `most` decisions of a match between bots of these names, in turn: state, view and offers."""
    rules, players = rules_of(game), bots_of(game).players
    deal, bot_chance = QuickChance(seed), QuickChance(seed + 1)
    state, _ = rules.setup(options, deal)
    for _ in range(most):
        turn = rules.turn(state)
        if turn is None:
            return
        seat = turn.seats[0]
        view, offers = rules.view(state, seat), rules.offers(state, seat)
        yield state, view, offers
        rules.apply(state, players[names[seat % len(names)]](view, offers, bot_chance), deal)
