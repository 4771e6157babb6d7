"""Matches in which somebody goes out before the end, as bots play them."""

from functools import cache

from capolinea.api import Match, new_match
from capolinea.core.chance import SeededChance
from capolinea.games.catalogue import bots_of
from capolinea.server.tables import seats_out


@cache
def actions_until_out(game: str, level: str, seats: int, seed: int, seat: int | None = None) -> tuple[str, ...]:
    """The actions, each with its seat, until `seat`, or anybody, has gone out."""
    match = new_match(game, seats, seed=seed)
    play, chance = bots_of(game).named(level), SeededChance(b"leaving")
    while match.turn is not None and (not (out := seats_out(match)) or (seat is not None and seat not in out)):
        mover = match.turn.seats[-1]
        match.play(play(match.view(mover), match.offers(mover), chance))
    entries = [entry for entry in match.journal if entry.action is not None]
    return tuple([f"{entry.seat} {match.rules.write(entry.action)}" for entry in entries])


def match_until_out(game: str, level: str, seats: int, seed: int, seat: int | None = None) -> Match:
    """A match of its own, which can be played on."""
    match = new_match(game, seats, seed=seed)
    for said in actions_until_out(game, level, seats, seed, seat):
        mover, _, text = said.partition(" ")
        match.play(text, int(mover))
    return match
