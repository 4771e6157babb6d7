"""A state to reason with, from a view: nothing is hidden in this game, so it is the state itself, made anew."""

from capolinea.core.chance import Chance
from capolinea.games.steam.state import State
from capolinea.games.steam.view import View, guess


class NoChance(Chance):
    """Nothing is drawn after the set-up."""

    def below(self, kind: str, bound: int) -> int:
        raise AssertionError("nothing to guess")


def open_table(seen: View) -> State:
    """The match as the seat of the view sees it."""
    assert seen.seat is not None
    return guess(seen, seen.seat, NoChance())
