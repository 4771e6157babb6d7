"""A state to reason with, from a view: what is hidden counts as nothing."""

from capolinea.core.chance import Chance
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.view import View, guess


class LeastChance(Chance):
    """Always the least: hidden cash is taken for as little as it can be."""

    def below(self, kind: str, bound: int) -> int:
        return 0


def open_table(seen: View) -> State:
    """The match as the seat of the view sees it."""
    assert seen.seat is not None
    return guess(seen, seen.seat, LeastChance())
