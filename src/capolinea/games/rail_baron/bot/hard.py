"""`hard`: rides where fees are lowest, buys what adds most to its network, and watches who is about to win."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.bot.buying import choose_bid, choose_purchase, choose_sale
from capolinea.games.rail_baron.bot.heading import (
    choose_card,
    choose_region,
    declaration,
    sale_to_win,
    segment_to_declared_train,
    should_declare,
    stop_costs,
)
from capolinea.games.rail_baron.bot.riding import RideCosts, best_segment
from capolinea.games.rail_baron.bot.tariffs import cost_map_for, tariff_of
from capolinea.games.rail_baron.bot.weights import HARD, Weights
from capolinea.games.rail_baron.state import AFTER, BID, ENGINE, PURCHASE, REGION, RIDE, SALE, TURN, State
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.view import View, state_from_view


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(HARD, view, offers)


def play_by(weights: Weights, view: View, offers: Sequence[Action]) -> Action:
    """Play as these weights advise."""
    if len(offers) == 1:
        return offers[0]
    state = state_from_view(view)
    assert view.seat is not None
    seat = view.seat
    if state.stage == RIDE:
        return choose_ride(state, seat, offers, weights)
    if state.stage == TURN:
        declare = declaration(offers)
        if declare is not None:
            return declare if should_declare(state, seat, weights) else offers[0]
        return sale_to_win(state, seat, offers) or offers[0]
    if state.stage in (PURCHASE, ENGINE):
        return choose_purchase(state, seat, offers, weights)
    if state.stage == AFTER:
        return choose_card(state, seat, offers, cost_map_for(state, seat, tariff_of(state, seat, weights)))
    if state.stage == BID:
        return choose_bid(state, seat, offers, weights)
    if state.stage == SALE:
        return choose_sale(state, seat, weights)
    if state.stage == REGION:
        return choose_region(state, seat, offers, weights)
    return offers[0]  # The lowest speed card is discarded.


def choose_ride(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    segments = [offer.segment for offer in offers if isinstance(offer, Ride)]
    chosen = segment_to_declared_train(state, seat, segments) if True in state.declared else -1
    if chosen < 0:
        plain, kept = tariff_of(state, seat, weights), tariff_of(state, seat, weights, established=True)
        cost_map = cost_map_for(state, seat, plain)
        kept_cost_map = cost_map if kept == plain else cost_map_for(state, seat, kept)
        costs = RideCosts(plain, cost_map, kept, kept_cost_map, stop_costs(state, seat, weights))
        chosen = best_segment(state, seat, target(state, seat), segments, costs)
    return offers[segments.index(chosen)]
