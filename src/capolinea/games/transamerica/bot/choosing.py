"""Finds the offer for a point or a line."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.paths import APART


def city_points(hand: Sequence[int]) -> list[int]:
    return [BOARD.city_point[city] for city in hand]


def central_city(hand: Sequence[int]) -> int:
    """Return the point of the city of `hand` with the smallest total distance to the others."""
    cities = city_points(hand)
    return min(cities, key=lambda point: sum([APART[point][city] for city in cities]))


def start_at(point: int, offers: Sequence[Action]) -> PlaceStart:
    """Return the offer to start at `point` or, if it has a marker, as near to it as possible."""
    starts = [offer for offer in offers if isinstance(offer, PlaceStart)]
    return min(starts, key=lambda offer: APART[point][offer.point])


def lay_at(line: int, offers: Sequence[Action], coloured: bool = False) -> Action:
    """Return the offer to lay `line`, coloured if wanted and allowed; without one the offer to stop, otherwise any."""
    found = [offer for offer in offers if isinstance(offer, LayRail) and offer.line == line]
    for rail in found:
        if rail.coloured == coloured:
            return rail
    stops = [offer for offer in offers if isinstance(offer, Stop)]
    return [*found, *stops, *offers][0]
