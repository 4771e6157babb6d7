"""Printed numbers."""

from typing import Final

HAND: Final = 4  # SF-3, SF-7
START_MONEY: Final = 2  # SF-2
START_MONEY_TERRAIN: Final = 5  # SF-43
BRANCH_PRICE: Final = 1  # SF-8
BRANCH_PRICE_TERRAIN: Final = 2  # SF-43

#: SF-4 The open display; there is one double-turn card fewer than players.
BOOMTOWNS: Final = 3
BRANCHES: Final = 3
"""Per major; this is also how many tracks it can have besides its first (SF-21)."""

#: The numbers of the special cards in actions and choices; a city card has the number of its town.
DOUBLE: Final = 100
TRIPLE: Final = 101
FOUR: Final = 102
BOOMTOWN: Final = 103
SPECIALS: Final = (DOUBLE, TRIPLE, FOUR, BOOMTOWN)
SPECIAL_KEYS: Final = {DOUBLE: "double_turn", TRIPLE: "triple_turn", FOUR: "four_in_one", BOOMTOWN: "boomtown"}
#: SF-16 Stands for a card when a seat has none to play.
NOTHING: Final = 104
#: Stands for a card that the viewer may not see.
FACE_DOWN: Final = 105

#: SF-17, SF-32 to SF-34 The most rails in one lay, by the card played; with FOUR in only one of the two lays.
RAILS: Final = {DOUBLE: 2, TRIPLE: 3, FOUR: 4, BOOMTOWN: 1, NOTHING: 1}
CITY_RAILS: Final = 1

#: SF-28, SF-29
FIRST_BONUS: Final = 2
SQUARE_BONUS: Final = 4

#: SF-31 By value of a counter: the printed values of the towns that may bear it.
COUNTER_TOWNS: Final = {4: (2, 3), 5: (3,)}
COUNTERS_PER_CARD: Final = 2

#: SF-39
TIE_VALUE: Final = 7

#: SF-43 What a rail costs on each kind of segment: plain, mountain, river, both.
TERRAIN_COST: Final = {".": 0, "^": 1, "~": 1, "%": 2}
