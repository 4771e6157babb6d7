"""Printed numbers, in dollars."""

from typing import Final

START_CASH: Final = 20_000  # RB-1
STEP: Final = 500  # RB-26 the smallest sum of money

BANK_FEE: Final = 1_000  # RB-18
PLAYER_FEE: Final = 5_000  # RB-19
PLAYER_FEE_LATE: Final = 10_000  # RB-20
GOVERNOR_FEE: Final = 6_000  # RB-65
GOVERNOR_FEE_LATE: Final = 12_000  # RB-65

#: RB-30 Engines: none, Express, Superchief.
NO_ENGINE: Final = 0
EXPRESS: Final = 1
SUPERCHIEF: Final = 2
ENGINES: Final = ("none", "express", "superchief")
EXPRESS_PRICE: Final = 4_000
SUPERCHIEF_PRICE: Final = 40_000
#: RB-51 By the number of players.
CHEAP_SUPERCHIEF: Final = {2: 40_000, 3: 40_000, 4: 36_000, 5: 32_000, 6: 28_000}
GOVERNOR_SUPERCHIEF: Final = 25_000  # RB-61

GOAL: Final = 200_000  # RB-33
#: RB-52 By the number of players, and how much of it must be cash.
NET_WORTH: Final = {2: 300_000, 3: 300_000, 4: 250_000, 5: 225_000, 6: 200_000}
NET_WORTH_CASH: Final = 50_000
ANNOUNCED: Final = 150_000  # RB-45
INTERCEPTION: Final = 50_000  # RB-41

CARDS: Final = (1, 2, 3, 4, 5, 6)  # RB-70
