"""Moves: actions in the form in which the rules perform them, and the loop that plays out a match with them.

An action is a frozen value for journals, judges and people. A move holds the same in plain fields that are
overwritten again and again, so that a playout creates no objects: `choose` fills it in, `perform` executes it.
Compiled.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from capolinea.core.chance import Chance

Random: TypeAlias = Callable[[], float]
"""Returns a float in [0, 1)."""
Choose: TypeAlias = Callable[[Any, Random, Any], bool]
"""Fills in a legal move; returns False if the match is over."""
Perform: TypeAlias = Callable[[Any, Any, Chance, Any], None]
"""Performs a move on a state and appends its events to a log; if the log is None, it creates no events."""
Part: TypeAlias = Callable[[Any], int]
"""Returns the number of the part of a match (a round, a turn) that a state is in."""


#: More actions than any match has.
MOST_ACTIONS: Final = 1_000_000


class Move:
    """A kind of action and the seat that does it. Each game's class adds a field for each field of its actions."""

    def __init__(self) -> None:
        self.kind = 0
        self.seat = 0


def fill_in(move: Any, kind: int, names: tuple[str, ...], action: object) -> None:
    """Make `move` do what `action`, which has these fields, says."""
    move.kind = kind
    for name in names:
        setattr(move, name, getattr(action, name))


def play_out(
    state: object, choose: Choose, performs: list[Perform], move: Move, chance: Chance, random: Random, most: int
) -> int:
    """Play `state` to its end, or until `most` moves are made; return how many were made."""
    made = 0
    while made < most and choose(state, random, move):
        performs[move.kind](state, move, chance, None)
        made += 1
    return made


def play_part(
    state: object,
    choose: Choose,
    performs: list[Perform],
    move: Move,
    chance: Chance,
    random: Random,
    most: int,
    part: Part,
    parts: int,
) -> int:
    """Play like `play_out`, but only until `part(state)` has changed `parts` times."""
    made = 0
    now = part(state)
    while made < most and choose(state, random, move):
        performs[move.kind](state, move, chance, None)
        made += 1
        then = part(state)
        if then != now:
            parts -= 1
            if parts == 0:
                break
            now = then
    return made
