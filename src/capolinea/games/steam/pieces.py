"""Printed numbers, in euros where they are money."""

from typing import Final

#: ST-1 Goods, in the order in which everything is listed; the first four are also the colours of printed cities.
COLOURS: Final = ("red", "yellow", "purple", "blue", "grey")
GOODS: Final = (20, 20, 20, 20, 16)
NEW_CITIES: Final = (1, 1, 1, 1, 4)  # ST-3
GROWTH_MARKERS: Final = 10  # ST-3

TURNS: Final = {3: 10, 4: 8, 5: 7, 6: 7}  # ST-5
LEAST_INCOME: Final = -10  # ST-4
MOST_INCOME: Final = 10  # ST-4
MOST_LEVEL: Final = 6  # ST-12

#: ST-10 Action tiles by number, from 1.
TILES: Final = (
    "turn_order",
    "first_move",
    "engineer",
    "first_build",
    "city_growth",
    "locomotive",
    "urbanization",
)
NO_TILE: Final = 0
TURN_ORDER: Final = 1
FIRST_MOVE: Final = 2
ENGINEER: Final = 3
FIRST_BUILD: Final = 4
CITY_GROWTH: Final = 5
LOCOMOTIVE: Final = 6
URBANIZATION: Final = 7

#: ST-11 Prices in the base game; a locomotive also costs its new level.
CITY_GROWTH_PRICE: Final = 2
LOCOMOTIVE_PRICE: Final = 4
URBANIZATION_PRICE: Final = 6

TILES_PER_BUILDING: Final = 3  # ST-14
TILES_OF_ENGINEER: Final = 4  # ST-14

#: ST-20 What a hex adds to the cost of the exits.
TOWN_COST: Final = 1
RIVER_COST: Final = 1
HILL_COST: Final = 2

ROUNDS_OF_GOODS: Final = 2  # ST-31

CAPITAL: Final = 5  # ST-8 euros for a step of income
CAPITAL_POINTS: Final = 2  # ST-9 points that bring as much as a step of income
SHORTFALL: Final = 2  # ST-66 euros covered by a point or a step of income
