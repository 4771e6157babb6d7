"""Before the first turn: sides of contracts, the card to give away, the route card to keep."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike.actions import ChooseSides, GiveCard, KeepRoute
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.cost_maps import BETWEEN
from capolinea.games.spike.bot.errands import ErrandPlan, plan_of
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.pieces import SIDES

BEFORE_PLACING: Final = ("sides", "gift", "route")
#: Dollars to subtract for each space between a contract's city and the sources.
SPACE_COST: Final = 0.8


def prepare(position: Position, offers: Sequence[Action]) -> Action:
    """Choose the offer with the highest merit."""
    return max(offers, key=lambda offer: merit(position, offer))


def merit(position: Position, offer: Action) -> float:
    if isinstance(offer, ChooseSides):
        goods, contracts = position.goods, position.view.contract
        sides = zip(goods, offer.sides, strict=True)
        return sum([side_merit(goods, contracts[good], good, side) for good, side in sides])
    if isinstance(offer, KeepRoute):
        return route_merit(position, offer.route)
    # SP-6 Give away a colour with few cards: they make no set.
    return -position.hand[offer.colour] if isinstance(offer, GiveCard) else 0.0


def side_merit(goods: Sequence[int], contract: int, good: int, side: int) -> float:
    """Return what the side's best city pays, minus the tracks to the good's source and to those of its owner's other
    `goods`."""
    others = [source for other in goods if other != good for source in BOARD.sources[other]]
    best = 0.0
    for city, money in BOARD.contract_lines[contract][side % SIDES]:
        spaces = min([BETWEEN[city][source] for source in BOARD.sources[good]])
        best = max(best, money - SPACE_COST * (spaces + min([BETWEEN[city][source] for source in others])))
    return best


def route_merit(position: Position, route: int) -> float:
    """Return the card's value, minus the tracks from its cities to the nearest sources of the bot's goods."""
    sources = [source for good in position.goods for source in BOARD.sources[good]]
    lines = BOARD.route_lines[route]
    cities = [BOARD.route_start[route], *[city for city, _ in lines]]
    away = sum([min([BETWEEN[city][source] for source in sources]) for city in cities]) / len(cities)
    return max([value for _, value in lines]) + len(lines) - 1 - SPACE_COST * away


def plan_from(position: Position, city: int) -> ErrandPlan:
    """Return an empty plan with the locomotive in `city`."""
    plan = plan_of(position, position.level)
    plan.train_node = city
    plan.riding = False
    plan.nodes = [city]
    plan.connected = 1 << city
    return plan
