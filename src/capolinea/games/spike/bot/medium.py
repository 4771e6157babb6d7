"""`medium`: always the errand that brings most for its turns, and a better train early on."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import ChooseSides, GiveCard, KeepRoute, Place
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.charts import chart_from
from capolinea.games.spike.bot.errands import Errand, Scheme, carry_out, end_of, list_errands, rate, scheme_of
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.pieces import LOCOMOTIVE, STEP_PRICE, TENDER
from capolinea.games.spike.view import View

#: Errands that are thought of in a row.
DEPTH: Final = 3
#: What is improved in which order, and how many turns must be to come for it.
IMPROVEMENTS: Final = ((TENDER, 0, 12.0), (LOCOMOTIVE, 0, 10.0), (LOCOMOTIVE, 1, 14.0), (TENDER, 1, 16.0))


def play_medium(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    sight = Sight(seen)
    if isinstance(first, GiveCard):
        return min(offers, key=lambda offer: sight.hand[offer.colour] if isinstance(offer, GiveCard) else 0)
    if isinstance(first, ChooseSides | KeepRoute):
        return offers[chance.below("bot", len(offers))]
    if isinstance(first, Place):
        return best_start(sight, offers)
    return play_by(sight, offers, greedy(sight, scheme_of(sight, sight.level)), next_part(sight))


def greedy(sight: Sight, scheme: Scheme) -> Scheme:
    """The errand with the most money for a turn, and so on."""
    for _ in range(DEPTH):
        chart = chart_from(scheme.nodes, scheme.price)
        errands = list_errands(sight, scheme, chart)
        best = best_errand(sight, scheme, errands)
        after = carry_out(sight, scheme, chart, best) if best is not None else None
        if after is None:
            break
        scheme = after
    return scheme


def best_errand(sight: Sight, scheme: Scheme, errands: Sequence[Errand]) -> Errand | None:
    """The one with the best rate of those that can be finished."""
    best, chosen = 0.0, None
    for errand in errands:
        if end_of(errand, scheme) <= sight.turns + 1:
            money = rate(scheme, errand)
            if money > best:
                best, chosen = money, errand
    return chosen


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


def placed(sight: Sight, city: int) -> Scheme:
    """As if the locomotive stood in `city`."""
    scheme = scheme_of(sight, sight.level)
    scheme.at = city
    scheme.riding = False
    scheme.nodes = [city]
    scheme.joined = 1 << city
    return scheme
