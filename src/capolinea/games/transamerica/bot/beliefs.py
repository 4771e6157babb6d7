"""Which cities the others may hold, from public information."""

from typing import Final

from capolinea.games.transamerica.board import BOARD, DECKS
from capolinea.games.transamerica.pieces import FEW_PLAYERS
from capolinea.games.transamerica.view import View

#: The probability that a player who starts in a city holds its card.
STARTS_AT_HOME: Final = 0.8


def beliefs_of(view: View) -> list[list[float]]:
    """Return for each seat the chance that it holds each city; nobody else holds the viewer's cards."""
    own = set(view.hand)
    seats = len(view.scores)
    found = [[0.0] * len(BOARD.city_names) for _ in range(seats)]
    for deck in DECKS[seats <= FEW_PLAYERS]:
        unseen = [city for city in deck if city not in own]
        for seat in range(seats):
            for city in unseen:
                found[seat][city] = 1.0 / len(unseen)
            if view.markers[seat] < 0:
                continue
            home = BOARD.city_at[view.markers[seat]]
            if home in unseen:
                for city in unseen:
                    found[seat][city] = (1.0 - STARTS_AT_HOME) / (len(unseen) - 1)
                found[seat][home] = STARTS_AT_HOME
    return found
