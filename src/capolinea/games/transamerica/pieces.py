"""Printed numbers."""

from typing import Final

#: TA-5 One card of each is dealt, in this order.
REGIONS: Final = ("south", "east", "centre", "west", "north")

#: TA-4 With this many players or fewer the dashed cities stay in the box.
FEW_PLAYERS: Final = 3

#: TA-9 The cost of the lines that may be built on in one turn.
TURN_BUDGET: Final = 2

#: TA-17 The round before which the barrier may move, the least score for that, and how far below the score it is put.
BARRIER_ROUND: Final = 3
BARRIER_LEAST: Final = 4
BARRIER_GAP: Final = 3

#: TA-V1 Coloured rails per player and round.
COLOURED_RAILS: Final = 3
