"""`easy`: does the errand that is finished soonest, whatever it pays, takes any card and never improves its train."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import Draw, PlaceLocomotive, Stop, Take
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.cost_maps import cost_map_from
from capolinea.games.spike.bot.errands import NO_GOOD, ErrandPlan, carry_out, end_of, list_errands, plan_of
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.view import View

#: One move in this many is random.
WHIM: Final = 6


def play_easy(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    if len(offers) == 1:
        return offers[0]
    if chance.below("bot", WHIM) == 0 or view.stage in ("sides", "gift", "route"):
        return offers[chance.below("bot", len(offers))]
    position = Position(view)
    if isinstance(offers[0], PlaceLocomotive):
        own = [
            offer
            for offer in offers
            if isinstance(offer, PlaceLocomotive) and BOARD.city_good[offer.city] in position.goods
        ]
        return own[chance.below("bot", len(own))]
    if view.stage == "draw":
        cards = [offer for offer in offers if not isinstance(offer, Stop)]
        return cards[chance.below("bot", len(cards))]
    choice = play_by(position, offers, soonest(position), -1)
    if isinstance(choice, Take):
        cards = [offer for offer in offers if isinstance(offer, Take | Draw)]
        return cards[chance.below("bot", len(cards))]
    return choice


def soonest(position: Position) -> ErrandPlan:
    """Plan the delivery that takes the fewest turns; without one, the city that does."""
    plan = plan_of(position, position.level)
    cost_map = cost_map_from(plan.nodes, plan.price)
    errands = list_errands(position, plan, cost_map)
    errands.sort(key=lambda errand: (errand.good == NO_GOOD, end_of(errand, plan)))
    for errand in errands[:3]:
        after = carry_out(position, plan, cost_map, errand)
        if after is not None:
            return after
    return plan
