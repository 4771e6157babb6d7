"""`hard`: plans the whole rest of the match, with rides along its tracks and a train that can be full."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import PlaceLocomotive
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import ErrandPlan, plan_of
from capolinea.games.spike.bot.opening import BEFORE_PLACING, plan_from, prepare
from capolinea.games.spike.bot.planning import best_plan, greedy
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.pieces import LOCOMOTIVE, STEP_PRICE, TENDER
from capolinea.games.spike.view import View

#: Improvements in order: part, level before, and the turns that must be left for it.
IMPROVEMENTS: Final = ((TENDER, 0, 12.0), (LOCOMOTIVE, 0, 16.0))


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    position = Position(view)
    if isinstance(first, PlaceLocomotive):
        return best_start(position, offers)
    if view.stage in BEFORE_PLACING:
        return prepare(position, offers)
    _, plan = best_plan(position, exact_plan(position, position.level))
    if not plan.builds:
        # Everything that is planned is under way: meanwhile connect the cities that pay best.
        plan = plan.copy()
        plan.clock = 0.0
        plan = greedy(position, plan)
    return play_by(position, offers, plan, next_part(position))


def exact_plan(position: Position, level: list[int]) -> ErrandPlan:
    """Return an empty plan with rides measured along tracks."""
    plan = plan_of(position, level)
    plan.exact = True
    return plan


def next_part(position: Position) -> int:
    """Return the part to improve now, or -1."""
    for part, level, turns in IMPROVEMENTS:
        if position.level[part] == level and position.turns >= turns and position.money >= STEP_PRICE[level]:
            return part
    return -1


def best_start(position: Position, offers: Sequence[Action]) -> Action:
    """Start at the source of a good of the bot's contracts with the best plan."""
    best, chosen = -1e9, offers[0]
    for offer in offers:
        if isinstance(offer, PlaceLocomotive) and BOARD.city_good[offer.city] in position.goods:
            worth, _ = best_plan(position, plan_from(position, offer.city), 2, 3)
            if worth > best:
                best, chosen = worth, offer
    return chosen
