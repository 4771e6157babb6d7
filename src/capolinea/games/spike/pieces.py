"""Printed numbers."""

from typing import Final

#: SP-6, SP-24 Colours of rail cards and spaces, and the letter for each in a text.
COLOURS: Final = ("red", "blue", "green", "yellow", "white", "black")
LETTERS: Final = "rbgywk"
CARDS_PER_COLOUR: Final = 10
#: SP-6 How many fewer there are with two players.
REMOVED_WITH_TWO: Final = 3
HAND: Final = 5
OPEN: Final = 4  # SP-7

TIME_CARDS: Final = 3  # SP-1
LAST_ROUND: Final = 3  # SP-31
IDLE_TURNS: Final = 10  # SP-43, of every player

#: SP-4
GOODS: Final = (
    "cattle",
    "wood",
    "corn",
    "wheat",
    "coal",
    "oil",
    "steel",
    "cloth",
    "pigs",
    "flour",
    "fruit",
    "cotton",
)
CONTRACTS_PER_GOOD: Final = 3
SIDES: Final = 2
ROUTES: Final = 36  # SP-8
#: SP-36 Route cards dealt to each player in the plain and in the advanced game.
ROUTES_DEALT: Final = {False: 1, True: 2}

#: SP-2 Four columns of three; what each row pays, from the top.
MARKET_COLUMNS: Final = 4
MARKET_ROWS: Final = (3, 2, 1)

TRACKS: Final = 45  # SP-3

#: SP-10, SP-11, SP-28 The parts of a train, and the power of each after 0, 1 and 2 improvements.
LOCOMOTIVE: Final = 0
TENDER: Final = 1
FREIGHT_CARS: Final = 2
PARTS: Final = ("locomotive", "tender", "freight_cars")
POWER: Final = ((1, 2, 3), (2, 3, 4), (1, 2, 3))
#: SP-28 Dollars for the first and second improvement of a part.
STEP_PRICE: Final = (3, 5)
