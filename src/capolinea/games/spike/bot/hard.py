"""`hard`: thinks of the whole rest of the match, and of each better train what it would bring by then."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import Place
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import scheme_of
from capolinea.games.spike.bot.foresight import best_scheme
from capolinea.games.spike.bot.opening import BEFORE_PLACING, placed, prepare
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.pieces import FREIGHT_CARS, PARTS, STEP_PRICE
from capolinea.games.spike.view import View

#: What a better train must bring more than it costs.
MARGIN: Final = 0.5


def play_hard(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    sight = Sight(seen)
    if isinstance(first, Place):
        return best_start(sight, offers)
    if seen.stage in BEFORE_PLACING:
        return prepare(sight, offers)
    worth, scheme = best_scheme(sight, scheme_of(sight, sight.level))
    return play_by(sight, offers, scheme, next_part(sight, worth) if seen.stage == "turn" else -1)


def next_part(sight: Sight, worth: float) -> int:
    """The part that brings most by the end, if it brings more than it costs; or -1."""
    best, chosen = worth + MARGIN, -1
    for part in range(len(PARTS)):
        level = sight.level[part]
        if part == FREIGHT_CARS or level == len(STEP_PRICE) or sight.money < STEP_PRICE[level]:
            continue
        better = sight.level[:]
        better[part] += 1
        scheme = scheme_of(sight, better)
        scheme.clock = 1.0
        scheme.worth = -float(STEP_PRICE[level])
        found, _ = best_scheme(sight, scheme)
        if found > best:
            best, chosen = found, part
    return chosen


def best_start(sight: Sight, offers: Sequence[Action]) -> Action:
    """The source of an own good from where the match looks best."""
    best, chosen = -1e9, offers[0]
    for offer in offers:
        if isinstance(offer, Place) and BOARD.city_good[offer.city] in sight.goods:
            worth, _ = best_scheme(sight, placed(sight, offer.city), 2, 3)
            if worth > best:
                best, chosen = worth, offer
    return chosen
