"""`easy`: takes the shortest path, whoever owns it, and buys at random."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.actions import BuyNothing, EndTurn, PassBid, Ride, Roll, Sell
from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.bot.buying import price_of
from capolinea.games.rail_baron.bot.heading import declaration
from capolinea.games.rail_baron.fees import total_dues
from capolinea.games.rail_baron.pieces import PLAYER_FEE
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.view import View, state_from_view

#: It buys nothing one time in this many.
THRIFT: Final = 3


def play_easy(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Declare when possible; ride straight on, buy anything that leaves a fee in hand, and never bid."""
    if len(offers) == 1:
        return offers[0]
    assert view.seat is not None
    if isinstance(offers[0], Ride):
        return straight_on(state_from_view(view), view.seat, offers)
    if isinstance(offers[0], PassBid | Roll | EndTurn):
        return declaration(offers) or offers[0]
    if isinstance(offers[0], Sell):
        return offers[chance.below("bot", len(offers))]
    if isinstance(offers[-1], BuyNothing):
        if chance.below("bot", THRIFT) == 0:
            return offers[-1]
        state = state_from_view(view)
        spare = state.cash[view.seat] - total_dues(state) - PLAYER_FEE
        offers = [offer for offer in offers if price_of(state, offer) <= max(0, spare)]
    return offers[chance.below("bot", len(offers))]


def straight_on(state: State, seat: int, offers: Sequence[Action]) -> Action:
    """Take the first of the segments whose far end is nearest to the target."""
    away = atlas_of(state.board).distance(target(state, seat))
    best, chosen = 1 << 30, offers[0]
    for offer in offers:
        assert isinstance(offer, Ride)
        dots = away[state.board.across[offer.segment] - state.dot[seat]]
        if dots < best:
            best, chosen = dots, offer
    return chosen
