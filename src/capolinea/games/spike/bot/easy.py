"""`easy`: the errand that is done soonest, whatever it pays; any card; the first train to the end."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import Draw, Place, Stop, Take
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.charts import chart_from
from capolinea.games.spike.bot.errands import NO_GOOD, Scheme, carry_out, end_of, list_errands, scheme_of
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.view import View

#: One chance in so many that a move is a whim.
WHIM: Final = 6


def play_easy(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    if chance.below("bot", WHIM) == 0 or seen.stage in ("sides", "gift", "route"):
        return offers[chance.below("bot", len(offers))]
    sight = Sight(seen)
    if isinstance(offers[0], Place):
        own = [offer for offer in offers if isinstance(offer, Place) and BOARD.city_good[offer.city] in sight.goods]
        return own[chance.below("bot", len(own))]
    if seen.stage == "draw":
        cards = [offer for offer in offers if not isinstance(offer, Stop)]
        return cards[chance.below("bot", len(cards))]
    choice = play_by(sight, offers, soonest(sight), -1)
    if isinstance(choice, Take):
        cards = [offer for offer in offers if isinstance(offer, Take | Draw)]
        return cards[chance.below("bot", len(cards))]
    return choice


def soonest(sight: Sight) -> Scheme:
    """The delivery that takes the fewest turns; without one, the city that does."""
    scheme = scheme_of(sight, sight.level)
    chart = chart_from(scheme.nodes, scheme.price)
    errands = list_errands(sight, scheme, chart)
    errands.sort(key=lambda errand: (errand.good == NO_GOOD, end_of(errand, scheme)))
    for errand in errands[:3]:
        after = carry_out(sight, scheme, chart, errand)
        if after is not None:
            return after
    return scheme
