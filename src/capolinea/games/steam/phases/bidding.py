"""ST-6, ST-56, ST-62 to ST-64, ST-68, ST-69: auctions for turn order.

Base game: one auction for each place but the last. Standard game: one ladder, in which a seat that passes takes the
last free place.
"""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.steam.actions import Bid, PassBid
from capolinea.games.steam.events import BidMade, BidPassed, PlaceTaken
from capolinea.games.steam.money import most_to_pay, pay
from capolinea.games.steam.moves import Move
from capolinea.games.steam.sequence import ask, end_auction, open_place_auction
from capolinea.games.steam.state import BID, State
from capolinea.kit.auction import next_to_bid


def least_bid(state: State) -> int:
    """ST-56, ST-68 The first bid may be 0; each further one is higher."""
    return state.bid + 1 if state.bidder >= 0 else 0


def refuse_bid(state: State, action: Bid) -> Refusal | None:
    """ST-56 No more than the bidder could pay; ST-62 no more than the cash in hand."""
    if state.stage != BID:
        return Refusal("bid.no_auction", "ST-6")
    least, most = least_bid(state), most_to_pay(state, action.seat)
    fix: Action = Bid(action.seat, least) if least <= most else PassBid(action.seat)
    is_ladder = state.options.game == "standard"
    if action.amount < least and is_ladder:
        return Refusal("bid.too_low", "ST-62", {"least": least}, fix)
    if action.amount < least:
        return Refusal("bid.too_low", "ST-56", {"least": least}, fix)
    if action.amount > most and is_ladder:
        return Refusal("bid.too_high", "ST-62", {"most": most}, fix)
    if action.amount > most:
        return Refusal("bid.too_high", "ST-56", {"most": most}, fix)
    return None


def refuse_pass(state: State, action: PassBid) -> Refusal | None:
    return Refusal("bid.no_auction", "ST-6") if state.stage != BID else None


def offer_pass(state: State, seat: Seat) -> list[Action]:
    return [PassBid(seat)]


def offer_bids(state: State, seat: Seat) -> list[Action]:
    """Offer every legal bid, lowest first."""
    return [Bid(seat, amount) for amount in range(least_bid(state), most_to_pay(state, seat) + 1)]


def make_bid(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat, amount = move.seat, move.amount
    state.bid = amount
    state.bidder = seat
    state.bids[seat] = amount
    if log is not None:
        log.append(BidMade(seat, amount))
    go_on(state, log)


def pass_bid(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-63, ST-69 The first pass of the seat that held the Turn Order tile takes no place."""
    seat = move.seat
    stays = state.free_pass == seat
    if stays:
        state.free_pass = -1
    else:
        state.out |= 1 << seat
        if state.options.game == "standard":
            state.places = (*state.places, seat)
    if log is not None:
        log.append(BidPassed(seat, stays))
    go_on(state, log)


def go_on(state: State, log: Log) -> None:
    if state.options.game == "standard":
        left = [seat for seat in state.order if not state.out >> seat & 1]
        if len(left) == 1:
            end_ladder(state, left[0], log)
            return
    asked = next_to_bid(state.order, state.actor, state.out, state.bidder)
    if asked >= 0:
        ask(state, BID, (asked,))
    else:
        take_place(state, state.bidder if state.bidder >= 0 else state.opener, log)


def take_place(state: State, winner: Seat, log: Log) -> None:
    """ST-6, ST-56 The winner pays; the seat to the left opens the next auction; the last place is free."""
    state.places = (*state.places, winner)
    if log is not None:
        log.append(PlaceTaken(winner, len(state.places), state.bid))
    pay(state, winner, state.bid, log)
    clockwise = [(winner + step) % state.seats for step in range(1, state.seats)]
    left = [seat for seat in clockwise if seat not in state.places]
    if len(left) > 1:
        open_place_auction(state, left[0], log)
        return
    if log is not None:
        log.append(PlaceTaken(left[0], state.seats, 0))
    end_auction(state, (*state.places, left[0]), log)


def end_ladder(state: State, first: Seat, log: Log) -> None:
    """ST-64 The first two pay their bids, the last nothing, the others half of theirs, rounded up."""
    order = (first, *reversed(state.places))
    for place, seat in enumerate(order):
        bid = state.bids[seat]
        price = 0 if place == len(order) - 1 else bid if place < 2 else (bid + 1) // 2
        state.cash[seat] -= price
        if log is not None:
            log.append(PlaceTaken(seat, place + 1, price))
    end_auction(state, order, log)
