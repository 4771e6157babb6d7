"""Before the first turn: sides of contracts, the card to give away, the route card to keep."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike.actions import ChooseSides, GiveCard, KeepRoute
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.charts import BETWEEN
from capolinea.games.spike.bot.errands import Scheme, scheme_of
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.pieces import SIDES

BEFORE_PLACING: Final = ("sides", "gift", "route")
#: Dollars that a space between a contract's city and the own sources takes off.
SPACE_COST: Final = 0.8


def prepare(sight: Sight, offers: Sequence[Action]) -> Action:
    """The best of what is asked."""
    return max(offers, key=lambda offer: merit(sight, offer))


def merit(sight: Sight, offer: Action) -> float:
    if isinstance(offer, ChooseSides):
        return sum([side_merit(sight, good, side) for good, side in zip(sight.goods, offer.sides, strict=True)])
    if isinstance(offer, KeepRoute):
        return route_merit(sight, offer.route)
    # SP-6 A colour of which there is little: it makes no set.
    return -sight.hand[offer.colour] if isinstance(offer, GiveCard) else 0.0


def side_merit(sight: Sight, good: int, side: int) -> float:
    """What its best city pays, less the tracks from there to its own source and to the other goods'."""
    others = [source for other in sight.goods if other != good for source in BOARD.sources[other]]
    best = 0.0
    for city, money in BOARD.contract_lines[sight.seen.contract[good]][side % SIDES]:
        spaces = min([BETWEEN[city][source] for source in BOARD.sources[good]])
        best = max(best, money - SPACE_COST * (spaces + min([BETWEEN[city][source] for source in others])))
    return best


def route_merit(sight: Sight, route: int) -> float:
    """Its value, less the tracks from its cities to the nearest sources of the own goods."""
    sources = [source for good in sight.goods for source in BOARD.sources[good]]
    lines = BOARD.route_lines[route]
    cities = [BOARD.route_start[route], *[city for city, _ in lines]]
    away = sum([min([BETWEEN[city][source] for source in sources]) for city in cities]) / len(cities)
    return max([value for _, value in lines]) + len(lines) - 1 - SPACE_COST * away


def placed(sight: Sight, city: int) -> Scheme:
    """As if the locomotive stood in `city`."""
    scheme = scheme_of(sight, sight.level)
    scheme.at = city
    scheme.riding = False
    scheme.nodes = [city]
    scheme.joined = 1 << city
    return scheme
