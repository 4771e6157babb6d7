"""Printed numbers."""

from typing import Final

#: TA-5 One card of each is dealt; the order of a hand.
REGIONS: Final = ("south", "east", "centre", "west", "north")

#: TA-4 With so many players or fewer the dashed cities stay in the box.
FEW_PLAYERS: Final = 3

#: TA-9 Rails that fit a turn, counted by what their lines cost.
TURN_BUDGET: Final = 2

#: TA-17 The round before which the barrier may move, the least points for it, and how far below them it stands.
BARRIER_ROUND: Final = 3
BARRIER_LEAST: Final = 4
BARRIER_GAP: Final = 3

#: TA-V1 Rails of the own colour, per player and round.
COLOURED_RAILS: Final = 3
