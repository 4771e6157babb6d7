"""Positions that the clause tests start from.

The trunk: San Francisco - Los Angeles - Santa Fe - Oklahoma City - Dallas
                                                         |
                                       Washington - Cincinnati - St. Louis
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from tests.support.driver import RefereedMatch
from tests.support.transamerica import dealt, hand, line, put_rails, route

from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View

TaTable: TypeAlias = RefereedMatch[State, View]

A, B, C = 0, 1, 2

TRUNK: Final = [
    *route("San Francisco", "Los Angeles", "Santa Fe", "Oklahoma City", "Dallas"),
    *route("Oklahoma City", "St. Louis", "Cincinnati", "Washington"),
]
#: Single; without it Dallas lies apart.
LINK: Final = line("m10-Dallas")

#: All on the trunk.
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
    """Hands dealt and starts placed through the engine by seats in order from `first`; then `rails` as laid before."""
    table: TaTable = RefereedMatch(dealt(hands, first, vexation))
    seats = len(hands)
    for i in range(seats):
        table.plays(f"start {starts[(first + i) % seats]}")
    put_rails(table.state, rails)
    table.check()
    return table


def before_the_end(*, first: int = 0, hands: Sequence[Sequence[int]] = (ON_TRUNK, OFF_BY_5)) -> TaTable:
    """All of the trunk lies but the link to Dallas, where A started; B started in Oklahoma City."""
    return at_build(
        hands, ["Dallas", "Oklahoma City", "Santa Fe"], [each for each in TRUNK if each != LINK], first=first
    )


def opening(vexation: bool = False) -> TaTable:
    """A in Omaha, B in Denver, nothing laid."""
    return at_build([ON_TRUNK, OFF_BY_5], ["Omaha", "Denver"], vexation=vexation)
