"""`medium`: always the errand that brings most for its turns, and a better train early on."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import Place
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import scheme_of
from capolinea.games.spike.bot.foresight import greedy
from capolinea.games.spike.bot.opening import BEFORE_PLACING, placed, prepare
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.pieces import LOCOMOTIVE, STEP_PRICE, TENDER
from capolinea.games.spike.view import View

#: What is improved in which order, and how many turns must be to come for it.
IMPROVEMENTS: Final = ((TENDER, 0, 12.0), (LOCOMOTIVE, 0, 16.0), (LOCOMOTIVE, 1, 24.0), (TENDER, 1, 26.0))


def play_medium(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    sight = Sight(seen)
    if isinstance(first, Place):
        return best_start(sight, offers)
    if seen.stage in BEFORE_PLACING:
        return prepare(sight, offers)
    return play_by(sight, offers, greedy(sight, scheme_of(sight, sight.level)), next_part(sight))


def next_part(sight: Sight) -> int:
    """The part to improve now, or -1."""
    for part, level, turns in IMPROVEMENTS:
        if sight.level[part] == level and sight.turns >= turns and sight.money >= STEP_PRICE[level]:
            return part
    return -1


def best_start(sight: Sight, offers: Sequence[Action]) -> Action:
    """A source of an own good, from where the first errands bring most for their turns."""
    best, chosen = -1.0, offers[0]
    for offer in offers:
        if isinstance(offer, Place) and BOARD.city_good[offer.city] in sight.goods:
            scheme = greedy(sight, placed(sight, offer.city))
            money = scheme.worth / (scheme.clock + 0.5)
            if money > best:
                best, chosen = money, offer
    return chosen
