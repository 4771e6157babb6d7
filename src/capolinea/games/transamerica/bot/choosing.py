"""From a point or a line to the offer that means it."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.routes import APART


def city_points(hand: Sequence[int]) -> list[int]:
    return [BOARD.city_point[city] for city in hand]


def central_city(hand: Sequence[int]) -> int:
    """Where the own city lies that has the least sum of distances to the other own cities."""
    cities = city_points(hand)
    return min(cities, key=lambda point: sum([APART[point][city] for city in cities]))


def start_at(point: int, offers: Sequence[Action]) -> Action:
    """The offer to start at `point` or, where a marker stands there, as near to it as can be."""
    starts = [offer for offer in offers if isinstance(offer, PlaceStart)]
    return min(starts, key=lambda offer: APART[point][offer.point])


def lay_at(line: int, offers: Sequence[Action], coloured: bool = False) -> Action:
    """The offer to lay `line`, in the own colour if that is wanted and allowed; without one to stop, or else any."""
    found = [offer for offer in offers if isinstance(offer, LayRail) and offer.line == line]
    for rail in found:
        if rail.coloured == coloured:
            return rail
    stops = [offer for offer in offers if isinstance(offer, Stop)]
    return [*found, *stops, *offers][0]
