"""`medium`: always does the errand that brings most per turn, and improves its train early."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import PlaceLocomotive
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import plan_of
from capolinea.games.spike.bot.opening import BEFORE_PLACING, plan_from, prepare
from capolinea.games.spike.bot.planning import greedy
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.pieces import LOCOMOTIVE, STEP_PRICE, TENDER
from capolinea.games.spike.view import View

#: Improvements in order: part, level before, and the turns that must be left for it.
IMPROVEMENTS: Final = ((TENDER, 0, 12.0), (LOCOMOTIVE, 0, 16.0), (LOCOMOTIVE, 1, 24.0), (TENDER, 1, 26.0))


def play_medium(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    position = Position(view)
    if isinstance(first, PlaceLocomotive):
        return best_start(position, offers)
    if view.stage in BEFORE_PLACING:
        return prepare(position, offers)
    return play_by(position, offers, greedy(position, plan_of(position, position.level)), next_part(position))


def next_part(position: Position) -> int:
    """Return the part to improve now, or -1."""
    for part, level, turns in IMPROVEMENTS:
        if position.level[part] == level and position.turns >= turns and position.money >= STEP_PRICE[level]:
            return part
    return -1


def best_start(position: Position, offers: Sequence[Action]) -> Action:
    """Start at the source of a good of the bot's contracts where the first errands bring most per turn."""
    best, chosen = -1.0, offers[0]
    for offer in offers:
        if isinstance(offer, PlaceLocomotive) and BOARD.city_good[offer.city] in position.goods:
            plan = greedy(position, plan_from(position, offer.city))
            money = plan.worth / (plan.clock + 0.5)
            if money > best:
                best, chosen = money, offer
    return chosen
