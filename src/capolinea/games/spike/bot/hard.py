"""`hard`: plans the whole rest of the match, with rides along its tracks and a train that can be full."""

from collections.abc import Sequence
from typing import Final

from capolinea.bots.mind import Advice, Term, ranked
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import PlaceLocomotive
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.alternatives import Alternatives
from capolinea.games.spike.bot.cost_maps import BETWEEN
from capolinea.games.spike.bot.errands import ErrandPlan, plan_of
from capolinea.games.spike.bot.opening import BEFORE_PLACING, SPACE_COST, merit, plan_from, prepare
from capolinea.games.spike.bot.planning import best_plan, greedy
from capolinea.games.spike.bot.playing import play_by
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.pieces import LOCOMOTIVE, STEP_PRICE, TENDER
from capolinea.games.spike.view import View

#: Improvements in order: part, level before, and the turns that must be left for it.
IMPROVEMENTS: Final = ((TENDER, 0, 12.0), (LOCOMOTIVE, 0, 16.0))


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Play what `advise` ranks first, without looking at the rest where that costs time."""
    if len(offers) == 1:
        return offers[0]
    position = Position(view)
    if isinstance(offers[0], PlaceLocomotive):
        return advise_starts(position, offers)[0].offer
    if view.stage in BEFORE_PLACING:
        return prepare(position, offers)
    return decide(position, offers)[0]


def advise(view: View, offers: Sequence[Action]) -> list[Advice]:
    """Rank all offers by the dollars that the rest of the match brings, by the best plan.

    The plan decides which move is first; for the others it is estimated what they lose against it.
    """
    position = Position(view)
    if isinstance(offers[0], PlaceLocomotive):
        return advise_starts(position, offers)
    if view.stage in BEFORE_PLACING:
        return ranked([advise_opening(position, offer) for offer in offers])
    chosen, worth, plan = decide(position, offers)
    alternatives = Alternatives(position, plan, chosen)
    terms = {offer: () if offer == chosen else alternatives.terms(offer) for offer in offers}
    return ranked([advice_of(offer, worth, each) for offer, each in terms.items()])


def advice_of(offer: Action, worth: float, terms: tuple[Term, ...]) -> Advice:
    return Advice(offer, worth + sum([term.value for term in terms]), (Term("plan", worth), *terms))


def advise_opening(position: Position, offer: Action) -> Advice:
    worth = merit(position, offer)
    return Advice(offer, worth, (Term("opening", worth),))


def decide(position: Position, offers: Sequence[Action]) -> tuple[Action, float, ErrandPlan]:
    """Return the next move of the best plan, what the plan is expected to bring, and the plan."""
    worth, plan = best_plan(position, exact_plan(position, position.level))
    if not plan.builds:
        # Everything that is planned is under way: meanwhile connect the cities that pay best.
        plan = plan.copy()
        plan.clock = 0.0
        plan = greedy(position, plan)
    return play_by(position, offers, plan, next_part(position)), worth, plan


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


def advise_starts(position: Position, offers: Sequence[Action]) -> list[Advice]:
    """Rank the sources of the bot's goods by the best plan from there; other cities come after them, nearest first."""
    sources = [city for good in position.goods for city in BOARD.sources[good]]
    found: list[Advice] = []
    elsewhere: list[PlaceLocomotive] = []
    for offer in offers:
        assert isinstance(offer, PlaceLocomotive)
        if offer.city in sources:
            worth, _ = best_plan(position, plan_from(position, offer.city), 2, 3)
            found.append(Advice(offer, worth, (Term("plan", worth),)))
        else:
            elsewhere.append(offer)
    least = min([advice.value for advice in found])
    for offer in elsewhere:
        away = -SPACE_COST * min([BETWEEN[offer.city][source] for source in sources])
        found.append(Advice(offer, least + away, (Term("plan", least), Term("detour", away))))
    return ranked(found)
