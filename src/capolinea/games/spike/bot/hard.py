"""`hard`: thinks of the whole rest of the match, with rides along its own tracks and a train that can be full."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import Place
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import Scheme, scheme_of
from capolinea.games.spike.bot.foresight import best_scheme, greedy
from capolinea.games.spike.bot.opening import BEFORE_PLACING, placed, prepare
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.pieces import LOCOMOTIVE, STEP_PRICE, TENDER
from capolinea.games.spike.view import View

#: What is improved in which order, and how many turns must be to come for it.
IMPROVEMENTS: Final = ((TENDER, 0, 12.0), (LOCOMOTIVE, 0, 16.0))


def play_hard(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    sight = Sight(seen)
    if isinstance(first, Place):
        return best_start(sight, offers)
    if seen.stage in BEFORE_PLACING:
        return prepare(sight, offers)
    _, scheme = best_scheme(sight, position(sight, sight.level))
    if not scheme.builds:
        # All that is planned is on the way: meanwhile cities are joined as they come.
        scheme = scheme.copy()
        scheme.clock = 0.0
        scheme = greedy(sight, scheme)
    return play_by(sight, offers, scheme, next_part(sight))


def position(sight: Sight, level: list[int]) -> Scheme:
    """Where things stand, with rides measured along the tracks."""
    scheme = scheme_of(sight, level)
    scheme.exact = True
    return scheme


def next_part(sight: Sight) -> int:
    """The part to improve now, or -1."""
    for part, level, turns in IMPROVEMENTS:
        if sight.level[part] == level and sight.turns >= turns and sight.money >= STEP_PRICE[level]:
            return part
    return -1


def best_start(sight: Sight, offers: Sequence[Action]) -> Action:
    """The source of an own good from where the match looks best."""
    best, chosen = -1e9, offers[0]
    for offer in offers:
        if isinstance(offer, Place) and BOARD.city_good[offer.city] in sight.goods:
            worth, _ = best_scheme(sight, placed(sight, offer.city), 2, 3)
            if worth > best:
                best, chosen = worth, offer
    return chosen
