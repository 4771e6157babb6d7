"""`hard`: rides where fees are least, buys what its network is worth most with, and watches who is about to win."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.bot.buying import choose_bid, choose_purchase, choose_sale
from capolinea.games.rail_baron.bot.heading import (
    choose_card,
    choose_region,
    declaration,
    quarry,
    sale_to_win,
    should_declare,
    stop_costs,
)
from capolinea.games.rail_baron.bot.riding import Outlook, best_segment
from capolinea.games.rail_baron.bot.tariffs import chart_for, tariff_of
from capolinea.games.rail_baron.bot.weights import HARD, Weights
from capolinea.games.rail_baron.state import AFTER, BID, ENGINE, PURCHASE, REGION, RIDE, SALE, TURN, State
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.view import View, state_from_view


def play_hard(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(HARD, seen, offers)


def play_by(weights: Weights, seen: View, offers: Sequence[Action]) -> Action:
    """What these weights advise."""
    if len(offers) == 1:
        return offers[0]
    state = state_from_view(seen)
    assert seen.seat is not None
    seat = seen.seat
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
        return choose_card(state, seat, offers, chart_for(state, seat, tariff_of(state, seat, weights)))
    if state.stage == BID:
        return choose_bid(state, seat, offers, weights)
    if state.stage == SALE:
        return choose_sale(state, seat, weights)
    if state.stage == REGION:
        return choose_region(state, seat, offers, weights)
    return offers[0]  # The lowest speed card is the one to give up.


def choose_ride(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    segments = [offer.segment for offer in offers if isinstance(offer, Ride)]
    chosen = quarry(state, seat, segments) if True in state.declared else -1
    if chosen < 0:
        plain, kept = tariff_of(state, seat, weights), tariff_of(state, seat, weights, established=True)
        chart = chart_for(state, seat, plain)
        kept_chart = chart if kept == plain else chart_for(state, seat, kept)
        outlook = Outlook(plain, chart, kept, kept_chart, stop_costs(state, seat, weights))
        chosen = best_segment(state, seat, target(state, seat), segments, outlook)
    return offers[segments.index(chosen)]
