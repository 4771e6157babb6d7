"""Positions that the clause tests start from.

The trunk: San Francisco - Los Angeles - Santa Fe - Oklahoma City - Dallas
                                                         |
                                       Washington - Cincinnati - St. Louis
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from tests.support.driver import RefereedMatch
from tests.support.transamerica import dealt, hand, line, path_along, put_rails

from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View

TaTable: TypeAlias = RefereedMatch[State, View]

A, B, C = 0, 1, 2

TRUNK: Final = [
    *path_along("San Francisco", "Los Angeles", "Santa Fe", "Oklahoma City", "Dallas"),
    *path_along("Oklahoma City", "St. Louis", "Cincinnati", "Washington"),
]
#: Single; without it Dallas is not connected.
LINK: Final = line("m10-Dallas")

#: All cities on the trunk.
ON_TRUNK: Final = hand("Dallas, Washington, Santa Fe, San Francisco, Cincinnati")
#: 1 each to New York, Sacramento and (from g9) Phoenix, 2 to Chicago.
OFF_BY_5: Final = hand("Phoenix, New York, Oklahoma City, Sacramento, Chicago")
#: 3 each to El Paso and Winston, 7 to Helena.
OFF_BY_13: Final = hand("El Paso, Winston, St. Louis, Los Angeles, Helena")


def at_build(
    hands: Sequence[Sequence[int]],
    starts: Sequence[str],
    rails: Sequence[int] = (),
    *,
    first: int = 0,
    vexation: bool = False,
) -> TaTable:
    """Return a match with these hands and starts, placed from `first` on; then `rails` are laid as in earlier turns."""
    table: TaTable = RefereedMatch(dealt(hands, first, vexation))
    seats = len(hands)
    for i in range(seats):
        table.plays(f"start {starts[(first + i) % seats]}")
    put_rails(table.state, rails)
    table.check()
    return table


def before_the_end(*, first: int = 0, hands: Sequence[Sequence[int]] = (ON_TRUNK, OFF_BY_5)) -> TaTable:
    """Return a match with the whole trunk except the line to Dallas, where A started; B started in Oklahoma City."""
    return at_build(
        hands, ["Dallas", "Oklahoma City", "Santa Fe"], [each for each in TRUNK if each != LINK], first=first
    )


def opening(vexation: bool = False) -> TaTable:
    """Return a match with A in Omaha, B in Denver and no rails."""
    return at_build([ON_TRUNK, OFF_BY_5], ["Omaha", "Denver"], vexation=vexation)
