"""What to buy, what to bid, what to sell: worth against price, with cash kept for fees."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.rail_baron.actions import (
    Auction,
    Bid,
    BuyEngine,
    BuyGroup,
    BuyNothing,
    BuyRailroad,
    DrawRailroad,
    PassBid,
    Sell,
)
from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.bot.networks import (
    DETOUR,
    foreign_fee,
    owned,
    railroads_worth,
    trips_left,
)
from capolinea.games.rail_baron.bot.tariffs import pace_of
from capolinea.games.rail_baron.bot.weights import Weights
from capolinea.games.rail_baron.fees import engine_price, total_dues
from capolinea.games.rail_baron.networks import PACES, foreign_turns
from capolinea.games.rail_baron.phases.buying import group_left, purchase_price
from capolinea.games.rail_baron.phases.sales import half_price, least_bid
from capolinea.games.rail_baron.pieces import NET_WORTH_CASH, STEP
from capolinea.games.rail_baron.state import BANK, State

#: The share of its price that a drawn railroad is expected to be sold for.
AUCTION_PRICE: Final = 0.75


def choose_purchase(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """Choose the purchase with the best gain that leaves enough cash, otherwise nothing."""
    best, chosen = 0.0, offers[-1]
    assert isinstance(chosen, BuyNothing)
    spare = state.cash[seat] - reserve(state, weights)
    missed = weights["asset"] if state.options.net_worth else weights["price"]
    for offer in offers:
        if isinstance(offer, BuyNothing):
            continue
        price = price_of(state, offer)
        if price > spare:
            continue
        gain = worth_of(state, seat, offer, weights) - missed * price
        if gain > best:
            best, chosen = gain, offer
    return chosen


def reserve(state: State, weights: Weights) -> float:
    """Return the cash to keep for dues and fees to come, and for the cash that winning requires."""
    kept = total_dues(state) + weights["reserve"] * foreign_fee(state)
    return max(kept, NET_WORTH_CASH) if state.options.net_worth and not state.owner.count(BANK) else kept


def price_of(state: State, offer: Action) -> int:
    if isinstance(offer, BuyRailroad):
        return purchase_price(state, offer.railroad)
    if isinstance(offer, BuyGroup):
        return state.board.groups[offer.group][2]
    if isinstance(offer, BuyEngine):
        return engine_price(state, offer.engine)
    return 0


def worth_of(state: State, seat: int, offer: Action, weights: Weights) -> float:
    mine = owned(state, seat)
    if isinstance(offer, BuyRailroad):
        return railroads_worth(state, seat, mine, 1 << offer.railroad, weights)
    if isinstance(offer, BuyGroup):
        extra = sum([1 << railroad for railroad in group_left(state, offer.group)])
        return railroads_worth(state, seat, mine, extra, weights)
    if isinstance(offer, BuyEngine):
        return engine_worth(state, seat, offer.engine, weights)
    assert isinstance(offer, DrawRailroad)
    return draw_worth(state, seat, weights)


def engine_worth(state: State, seat: int, engine: int, weights: Weights) -> float:
    """Return what the turns saved by `engine` are worth until the end, with their fees."""
    dots = atlas_of(state.board).trip * DETOUR * 10
    turns = dots / pace_of(state, seat) - dots / PACES[engine]
    variants = (state.options.rfp_dot, state.options.acl_no_turn)
    foreign = foreign_turns(variants, owned(state, seat), pace_of(state, seat)) * pace_of(state, seat) / dots
    each = weights["turn"] + min(1.0, foreign) * foreign_fee(state)
    return weights["engine"] * turns * each * trips_left(state, weights)


def draw_worth(state: State, seat: int, weights: Weights) -> float:
    """RB-63 Return the expected gain of drawing a railroad, for which everybody may bid."""
    mine = owned(state, seat)
    bank = [railroad for railroad, owner in enumerate(state.owner) if owner == BANK]
    gains = [
        max(
            0.0,
            railroads_worth(state, seat, mine, 1 << railroad, weights) - AUCTION_PRICE * state.board.price[railroad],
        )
        for railroad in bank
    ]
    return sum(gains) / len(bank) / sum(state.in_game)


def choose_bid(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """Bid the least amount as long as the railroad is worth it."""
    if len(offers) == 1:
        return offers[0]
    assert isinstance(offers[0], PassBid)
    assert isinstance(offers[1], Bid)
    worth = railroads_worth(state, seat, owned(state, seat), 1 << state.auctioned, weights)
    most = min(weights["bid"] * worth, state.cash[seat] - reserve_bid(state, seat, weights))
    return offers[1] if least_bid(state) <= most else offers[0]


def reserve_bid(state: State, seat: int, weights: Weights) -> float:
    """Return the cash to keep while bidding; only the mover owes the turn's dues."""
    kept = weights["reserve"] * foreign_fee(state)
    return kept + (total_dues(state) if seat == state.mover else 0)


def choose_sale(state: State, seat: int, weights: Weights) -> Action:
    """Sell what is worth least for the money it brings; by auction, because others pay at least what the Bank does."""
    mine = owned(state, seat)
    short = shortage(state, seat)
    best, chosen = float("inf"), -1
    for railroad, owner in enumerate(state.owner):
        if owner != seat:
            continue
        half = half_price(state, railroad)
        rest = mine & ~(1 << railroad)
        lost = railroads_worth(state, seat, rest, 1 << railroad, weights)
        loss = lost / min(half, short)
        if loss < best:
            best, chosen = loss, railroad
    return Sell(seat, chosen) if state.options.governor else Auction(seat, chosen)


def shortage(state: State, seat: int) -> int:
    owed = sum([amount for _, amount in state.bills[0][1]]) if state.bills else 0
    return max(STEP, owed - state.cash[seat])
