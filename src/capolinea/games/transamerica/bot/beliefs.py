"""Which cities the others may hold, from what everybody can see."""

from typing import Final

from capolinea.games.transamerica.board import BOARD, DECKS
from capolinea.games.transamerica.pieces import FEW_PLAYERS
from capolinea.games.transamerica.view import View

#: How often a marker in a city stands there because its player holds the card.
STARTS_AT_HOME: Final = 0.8


def beliefs_of(seen: View) -> list[list[float]]:
    """For each seat the chance of each city to be in its hand; nobody else holds a card of one's own."""
    own = set(seen.hand)
    seats = len(seen.scores)
    found = [[0.0] * len(BOARD.city_names) for _ in range(seats)]
    for deck in DECKS[seats <= FEW_PLAYERS]:
        unseen = [city for city in deck if city not in own]
        for seat in range(seats):
            for city in unseen:
                found[seat][city] = 1.0 / len(unseen)
            if seen.markers[seat] < 0:
                continue
            home = BOARD.city_at[seen.markers[seat]]
            if home in unseen:
                for city in unseen:
                    found[seat][city] = (1.0 - STARTS_AT_HOME) / (len(unseen) - 1)
                found[seat][home] = STARTS_AT_HOME
    return found
