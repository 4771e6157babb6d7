"""`medium`: always the errand that brings most for its turns, and a better train early on."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import ChooseSides, GiveCard, KeepRoute, Place
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.charts import chart_from
from capolinea.games.spike.bot.errands import Scheme, carry_out, list_errands, scheme_of
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
        errands = [errand for errand in errands if scheme.clock + errand.turns <= sight.turns + 1]
        if not errands:
            break
        best = max(errands, key=lambda errand: errand.gain / (errand.turns + 0.5))
        after = carry_out(sight, scheme, chart, best)
        if after is None:
            break
        scheme = after
    return scheme


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
            rate = scheme.worth / (scheme.clock + 0.5)
            if rate > best:
                best, chosen = rate, offer
    return chosen


def placed(sight: Sight, city: int) -> Scheme:
    """As if the locomotive stood in `city`."""
    scheme = scheme_of(sight, sight.level)
    scheme.at = city
    scheme.riding = False
    scheme.nodes = [city]
    scheme.joined = 1 << city
    return scheme
