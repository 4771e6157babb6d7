"""RB-24 to RB-27, RB-47, RB-63, RB-66: selling railroads, and auctions."""

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.rail_baron.actions import Auction, Bid, PassBid, Sell
from capolinea.games.rail_baron.events import (
    AuctionOpened,
    BidMade,
    BidPassed,
    FeesRaised,
    RailroadBought,
    RailroadSold,
    RailroadUnsold,
)
from capolinea.games.rail_baron.fees import transfer
from capolinea.games.rail_baron.pieces import STEP
from capolinea.games.rail_baron.sequence import after_purchase, ask, settle_bills
from capolinea.games.rail_baron.state import BANK, BID, GOVERNOR, PURCHASE, SALE, TURN, State
from capolinea.kit.auction import next_asked


def half_price(state: State, railroad: int) -> int:
    """RB-25, RB-26, RB-66"""
    return state.board.price[railroad] // 2


def refuse_sale(state: State, seat: Seat, railroad: int) -> Refusal | None:
    """RB-24, RB-47 Only while short; with `free_sales` also before the roll of an own turn. Only one's own."""
    at_will = state.stage == TURN and state.options.free_sales and not state.rolled
    if state.stage != SALE and not at_will:
        return Refusal("sale.not_now", "RB-24")
    if not 0 <= railroad < len(state.owner):
        return Refusal("sale.no_such_railroad", "RB-25")
    if state.owner[railroad] != seat:
        return Refusal("sale.not_yours", "RB-25", {"railroad": railroad})
    return None


def refuse_sell(state: State, action: Sell) -> Refusal | None:
    return refuse_sale(state, action.seat, action.railroad)


def refuse_auction(state: State, action: Auction) -> Refusal | None:
    """RB-26, RB-66 In the variant only the Governor buys."""
    refusal = refuse_sale(state, action.seat, action.railroad)
    if refusal is None and state.options.governor:
        return Refusal("auction.not_in_variant", "RB-66", {}, Sell(action.seat, action.railroad))
    return refusal


def offer_sales(state: State, seat: Seat) -> list[Action]:
    own = [railroad for railroad, owner in enumerate(state.owner) if owner == seat]
    offers: list[Action] = [Sell(seat, railroad) for railroad in own]
    if not state.options.governor:
        offers += [Auction(seat, railroad) for railroad in own]
    return offers


def sell(state: State, action: Sell) -> list[Event]:
    """RB-25, RB-66 Half the price, at once."""
    buyer = GOVERNOR if state.options.governor else BANK
    price = half_price(state, action.railroad)
    state.cash[action.seat] += price
    events: list[Event] = [RailroadSold(action.seat, action.railroad, price, buyer)]
    if transfer(state, action.railroad, buyer):
        events.append(FeesRaised())
    return events + after_sale(state)


def after_sale(state: State) -> list[Event]:
    """Back to what the sale was for."""
    if state.stage == SALE or state.bills:
        return settle_bills(state, state.bills)
    return ask(state, TURN, state.mover)


def put_up(state: State, action: Auction) -> list[Event]:
    return open_auction(state, action.railroad, action.seat, drawn=False)


def open_auction(state: State, railroad: int, seat: Seat, *, drawn: bool) -> list[Event]:
    """RB-26 Clockwise from the seller's left; RB-63 from the active player, who may bid."""
    state.back = state.stage
    state.auctioned = railroad
    state.seller = BANK if drawn else seat
    state.bid = 0
    state.bidder = -1
    state.out = 0 if drawn else 1 << seat
    events: list[Event] = [AuctionOpened(seat, railroad, half_price(state, railroad), drawn)]
    asked = seat if drawn else next_bidder(state, seat)
    return events + ask(state, BID, asked)


def next_bidder(state: State, seat: Seat) -> Seat:
    """Clockwise from `seat`, the next in the game who has neither passed nor the highest bid; -1: nobody."""
    gone = sum([1 << other for other in range(state.seats) if not state.alive[other]])
    return next_asked(range(state.seats), seat, state.out | gone, state.bidder)


def least_bid(state: State) -> int:
    """RB-26 Half the price to open, then 500 more."""
    return state.bid + STEP if state.bidder >= 0 else half_price(state, state.auctioned)


def refuse_bid(state: State, action: Bid) -> Refusal | None:
    """RB-26 In steps of 500, never more than the cash in hand."""
    if state.stage != BID:
        return Refusal("bid.no_auction", "RB-26")
    least, cash = least_bid(state), state.cash[action.seat]
    if action.amount < least:
        return Refusal("bid.too_low", "RB-26", {"least": least}, affordable(state, action.seat, least))
    if action.amount > cash:
        return Refusal("bid.too_dear", "RB-26", {"cash": cash}, affordable(state, action.seat, least))
    if action.amount % STEP:
        return Refusal("bid.step", "RB-26", {}, Bid(action.seat, action.amount // STEP * STEP))
    return None


def affordable(state: State, seat: Seat, least: int) -> Action:
    return Bid(seat, least) if state.cash[seat] >= least else PassBid(seat)


def refuse_pass(state: State, action: PassBid) -> Refusal | None:
    return Refusal("bid.no_auction", "RB-26") if state.stage != BID else None


def offer_bids(state: State, seat: Seat) -> list[Action]:
    """Passing first, then every bid that the cash allows, lowest first."""
    bids = range(least_bid(state), state.cash[seat] + 1, STEP)
    return [PassBid(seat), *[Bid(seat, amount) for amount in bids]]


def make_bid(state: State, action: Bid) -> list[Event]:
    state.bid = action.amount
    state.bidder = action.seat
    return [BidMade(action.seat, action.amount), *go_on(state)]


def pass_bid(state: State, action: PassBid) -> list[Event]:
    state.out |= 1 << action.seat
    return [BidPassed(action.seat), *go_on(state)]


def go_on(state: State) -> list[Event]:
    """RB-26 Until all others have passed."""
    asked = next_bidder(state, state.actor)
    return hammer(state) if asked < 0 else ask(state, BID, asked)


def hammer(state: State) -> list[Event]:
    """RB-26, RB-47, RB-63 The winner pays at once; without a bid the Bank pays half, or the Governor takes it."""
    railroad, seller, winner, price = state.auctioned, state.seller, state.bidder, state.bid
    clear_table(state)
    if winner < 0 and seller != BANK:
        return sell(state, Sell(seller, railroad))
    events: list[Event]
    if winner < 0:
        events = [RailroadUnsold(railroad)]
    else:
        events = [RailroadBought(winner, railroad, price, seller)]
        state.cash[winner] -= price
        if seller != BANK:
            state.cash[seller] += price
    if transfer(state, railroad, winner if winner >= 0 else GOVERNOR):
        events.append(FeesRaised())
    return events + (after_purchase(state) if state.stage == PURCHASE else after_sale(state))


def clear_table(state: State) -> None:
    """The auction is over: whoever opened it is asked again, or what waits for it goes on."""
    state.stage = state.back
    state.actor = state.mover if state.seller == BANK else state.seller
    state.auctioned = -1
    state.seller = BANK
    state.bid = 0
    state.bidder = -1
    state.out = 0
    state.back = TURN
