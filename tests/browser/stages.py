"""Matches that wait for the first seat, one for each decision that the game has."""

from functools import cache

from capolinea.api import Match, new_match
from capolinea.core.chance import SeededChance
from capolinea.games.catalogue import bots_of

#: Each decision is taken where it has been met so often, or as often as it is: on a board with something on it.
TIMES = 4
#: No further than this: long enough for every decision to be met.
MOST = 700


@cache
def stages_of(game: str, seats: int = 4, seed: int = 7) -> dict[str, list[str]]:
    """By stage: the actions that lead to a decision of the first seat in it, as `easy` bots play."""
    met: dict[str, list[int]] = {}
    match = new_match(game, seats, seed=seed)
    play, chance = bots_of(game).named("easy"), SeededChance(b"stages")
    while (turn := match.turn) is not None and match.last_entry < MOST:
        if 0 in turn.seats:
            met.setdefault(turn.phase, []).append(match.last_entry)
        seat = turn.seats[-1]
        match.play(play(match.view(seat), match.offers(seat), chance))
    texts = [(entry.seat, match.rules.write(entry.action)) for entry in match.journal if entry.action is not None]
    ends = {stage: entries[min(TIMES, len(entries)) - 1] for stage, entries in met.items()}
    return {stage: [f"{seat} {text}" for seat, text in texts[:end]] for stage, end in ends.items()}


def match_at(game: str, actions: list[str], seats: int = 4, seed: int = 7) -> Match:
    """A match that can be played on from there."""
    match = new_match(game, seats, seed=seed)
    for said in actions:
        seat, _, text = said.partition(" ")
        match.play(text, int(seat))
    return match
