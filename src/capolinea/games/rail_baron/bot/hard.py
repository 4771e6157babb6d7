"""`hard`: rides where fees are lowest, buys what adds most to its network, and watches who is about to win."""

from collections.abc import Sequence

from capolinea.bots.mind import Advice, Term, ranked
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.actions import Declare, Discard, Ride, Roll
from capolinea.games.rail_baron.bot.buying import advise_bid, advise_purchase, advise_sale
from capolinea.games.rail_baron.bot.heading import (
    advise_card,
    advise_declaring,
    advise_region,
    declaration,
    dots_to_declared_trains,
    sale_to_win,
    stop_costs,
)
from capolinea.games.rail_baron.bot.riding import RideCosts, segment_costs
from capolinea.games.rail_baron.bot.tariffs import cost_map_for, tariff_of
from capolinea.games.rail_baron.bot.weights import HARD, Weights
from capolinea.games.rail_baron.state import AFTER, BID, ENGINE, PURCHASE, REGION, RIDE, SALE, TURN, State
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.view import View, state_from_view


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return offers[0] if len(offers) == 1 else advise(view, offers)[0].offer


def advise(view: View, offers: Sequence[Action]) -> list[Advice]:
    """Rank all offers: mostly by dollars, declaring and cards by chances, interceptions by dots."""
    assert view.seat is not None
    return ranked(judge(state_from_view(view), view.seat, offers, HARD))


def judge(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value the offers as these weights advise."""
    if state.stage == RIDE:
        return advise_ride(state, seat, offers, weights)
    if state.stage == TURN:
        return advise_turn(state, seat, offers, weights)
    if state.stage in (PURCHASE, ENGINE):
        return advise_purchase(state, seat, offers, weights)
    if state.stage == AFTER:
        return advise_card(state, seat, offers, cost_map_for(state, seat, tariff_of(state, seat, weights)))
    if state.stage == BID:
        return advise_bid(state, seat, offers, weights)
    if state.stage == SALE:
        return advise_sale(state, seat, offers, weights)
    if state.stage == REGION:
        return advise_region(state, seat, offers, weights)
    return [advise_discard(offer) for offer in offers]


def advise_discard(offer: Action) -> Advice:
    """RB-72 The lowest speed card is missed least."""
    assert isinstance(offer, Discard)
    return Advice(offer, -float(offer.card), (Term("dots", -float(offer.card)),))


def advise_turn(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Roll, unless declaring or a sale for the missing cash promises the win; other sales only cost."""
    wanted = sale_to_win(state, seat, offers) if declaration(offers) is None else None
    found: list[Advice] = []
    for offer in offers:
        if isinstance(offer, Declare):
            found.append(advise_declaring(state, seat, offer, weights))
        elif isinstance(offer, Roll):
            found.append(Advice(offer, 0.0))
        else:
            found.append(Advice(offer, 1.0 if offer == wanted else -1.0, (Term("sale", 1.0),)))
    return found


def advise_ride(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value segments by what the ride costs; a declared train within reach of the roll is worth more than any path."""
    segments = [offer.segment for offer in offers if isinstance(offer, Ride)]
    if True in state.declared:
        dots = dots_to_declared_trains(state, seat, segments)
        if min(dots) < state.steps:
            return [
                Advice(offer, -float(away), (Term("interception", -float(away)),))
                for offer, away in zip(offers, dots, strict=True)
            ]
    plain, kept = tariff_of(state, seat, weights), tariff_of(state, seat, weights, established=True)
    cost_map = cost_map_for(state, seat, plain)
    kept_cost_map = cost_map if kept == plain else cost_map_for(state, seat, kept)
    costs = RideCosts(plain, cost_map, kept, kept_cost_map, stop_costs(state, seat, weights))
    return [
        Advice(offer, -float(cost), (Term("path", -float(cost), {"railroad": state.board.railroad[segment]}),))
        for offer, segment, cost in zip(
            offers, segments, segment_costs(state, seat, target(state, seat), segments, costs), strict=True
        )
    ]
