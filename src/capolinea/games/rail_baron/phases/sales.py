"""RB-24 to RB-27, RB-47, RB-63, RB-66: selling railroads, and auctions."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
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
from capolinea.games.rail_baron.fees import change_owner
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.pieces import STEP
from capolinea.games.rail_baron.sequence import after_purchase, ask, settle_bills
from capolinea.games.rail_baron.state import BANK, BID, GOVERNOR, PURCHASE, SALE, TURN, State
from capolinea.kit.auction import next_to_bid


def half_price(state: State, railroad: int) -> int:
    """RB-25, RB-26, RB-66 Return half the printed price."""
    return state.board.price[railroad] // 2


def may_sell(state: State) -> bool:
    """RB-24, RB-47 Return whether the actor may sell: only when short; with `free_sales` also before rolling."""
    return state.stage == SALE or (state.stage == TURN and state.options.free_sales and not state.rolled)


def refuse_sale(state: State, seat: Seat, railroad: int) -> Refusal | None:
    """RB-24, RB-25 Only the player's own railroads may be sold, and only when selling is allowed."""
    if not may_sell(state):
        return Refusal("sale.not_now", "RB-24")
    if not 0 <= railroad < len(state.owner):
        return Refusal("sale.no_such_railroad", "RB-25")
    if state.owner[railroad] != seat:
        return Refusal("sale.not_yours", "RB-25", {"railroad": railroad})
    return None


def refuse_sell(state: State, action: Sell) -> Refusal | None:
    return refuse_sale(state, action.seat, action.railroad)


def refuse_auction(state: State, action: Auction) -> Refusal | None:
    """RB-26, RB-66 In the variant only the Governor buys railroads."""
    refusal = refuse_sale(state, action.seat, action.railroad)
    if refusal is None and state.options.governor:
        return Refusal("auction.not_in_variant", "RB-66", {}, Sell(action.seat, action.railroad))
    return refusal


def offer_sales(state: State, seat: Seat) -> list[Action]:
    return [Sell(seat, railroad) for railroad in to_sell(state, seat)]


def offer_auctions(state: State, seat: Seat) -> list[Action]:
    """RB-66"""
    return [] if state.options.governor else [Auction(seat, railroad) for railroad in to_sell(state, seat)]


def to_sell(state: State, seat: Seat) -> list[int]:
    """RB-24, RB-47 Return what `seat`, the actor, may sell now."""
    if not may_sell(state):
        return []
    return [railroad for railroad, owner in enumerate(state.owner) if owner == seat]


def sell(state: State, move: Move, chance: Chance, log: Log) -> None:
    sell_at_half(state, move.seat, move.railroad, log)


def sell_at_half(state: State, seat: Seat, railroad: int, log: Log) -> None:
    """RB-25, RB-66 Sell for half the price. Fees do not rise: the railroad was not the Bank's (RB-20)."""
    buyer = GOVERNOR if state.options.governor else BANK
    price = half_price(state, railroad)
    state.cash[seat] += price
    if log is not None:
        log.append(RailroadSold(seat, railroad, price, buyer))
    change_owner(state, railroad, buyer)
    after_sale(state, log)


def after_sale(state: State, log: Log) -> None:
    """Continue with what the sale was for."""
    if state.stage == SALE or state.bills:
        settle_bills(state, state.bills, log)
    else:
        ask(state, TURN, state.mover)


def auction_railroad(state: State, move: Move, chance: Chance, log: Log) -> None:
    open_auction(state, move.railroad, move.seat, log, drawn=False)


def open_auction(state: State, railroad: int, seat: Seat, log: Log, *, drawn: bool) -> None:
    """RB-26 Ask clockwise from the seller's left; RB-63 from the active player, who may bid."""
    state.stage_after_auction = state.stage
    state.auctioned = railroad
    state.seller = BANK if drawn else seat
    state.bid = 0
    state.bidder = -1
    state.auction_passed = 0 if drawn else 1 << seat
    if log is not None:
        log.append(AuctionOpened(seat, railroad, half_price(state, railroad), drawn))
    ask(state, BID, seat if drawn else next_bidder(state, seat))


def next_bidder(state: State, seat: Seat) -> Seat:
    """Return the next seat clockwise that has neither passed nor the highest bid, or -1 if there is none."""
    gone = sum([1 << other for other in range(state.seats) if not state.in_game[other]])
    return next_to_bid(range(state.seats), seat, state.auction_passed | gone, state.bidder)


def least_bid(state: State) -> int:
    """RB-26 Return the least bid: half the price at first, then 500 more than the last."""
    return state.bid + STEP if state.bidder >= 0 else half_price(state, state.auctioned)


def refuse_bid(state: State, action: Bid) -> Refusal | None:
    """RB-26 Bids go up in steps of 500 and never exceed the bidder's cash."""
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


def offer_pass(state: State, seat: Seat) -> list[Action]:
    return [PassBid(seat)]


def offer_bids(state: State, seat: Seat) -> list[Action]:
    """Offer every bid that the player's cash allows, lowest first."""
    return [Bid(seat, amount) for amount in range(least_bid(state), state.cash[seat] + 1, STEP)]


def make_bid(state: State, move: Move, chance: Chance, log: Log) -> None:
    state.bid = move.amount
    state.bidder = move.seat
    if log is not None:
        log.append(BidMade(move.seat, move.amount))
    ask_next_bidder(state, log)


def pass_bid(state: State, move: Move, chance: Chance, log: Log) -> None:
    state.auction_passed |= 1 << move.seat
    if log is not None:
        log.append(BidPassed(move.seat))
    ask_next_bidder(state, log)


def ask_next_bidder(state: State, log: Log) -> None:
    """RB-26 Ask the next bidder, or close the auction when all others have passed."""
    asked = next_bidder(state, state.actor)
    if asked < 0:
        close_auction(state, log)
    else:
        ask(state, BID, asked)


def close_auction(state: State, log: Log) -> None:
    """RB-26, RB-47, RB-63 The winner pays at once; without a bid the Bank pays half, or the Governor takes it."""
    railroad, seller, winner, price = state.auctioned, state.seller, state.bidder, state.bid
    clear_auction(state)
    if winner < 0 and seller != BANK:
        sell_at_half(state, seller, railroad, log)
        return
    if winner < 0:
        if log is not None:
            log.append(RailroadUnsold(railroad))
    else:
        state.cash[winner] -= price
        if seller != BANK:
            state.cash[seller] += price
        if log is not None:
            log.append(RailroadBought(winner, railroad, price, seller))
    if change_owner(state, railroad, winner if winner >= 0 else GOVERNOR) and log is not None:
        log.append(FeesRaised())
    if state.stage == PURCHASE:
        after_purchase(state, log)
    else:
        after_sale(state, log)


def clear_auction(state: State) -> None:
    """Clear the auction and return to the stage it interrupted, with the seller as actor."""
    state.stage = state.stage_after_auction
    state.actor = state.mover if state.seller == BANK else state.seller
    state.auctioned = -1
    state.seller = BANK
    state.bid = 0
    state.bidder = -1
    state.auction_passed = 0
    state.stage_after_auction = TURN
