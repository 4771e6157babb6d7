"""What to buy, what to bid, what to sell: worth against price, with cash kept for fees."""

from collections.abc import Sequence
from typing import Final

from capolinea.bots.mind import Advice, Term
from capolinea.core.action import Action
from capolinea.core.refusal import Fact
from capolinea.games.rail_baron.actions import (
    Auction,
    Bid,
    BuyEngine,
    BuyGroup,
    BuyNothing,
    BuyRailroad,
    DrawRailroad,
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
from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.pieces import NET_WORTH_CASH, STEP
from capolinea.games.rail_baron.state import BANK, State

#: The share of its price that a drawn railroad is expected to be sold for.
AUCTION_PRICE: Final = 0.75
#: Dollars by which buying nothing is better than a purchase without gain.
NO_GAIN: Final = 1.0
#: How much worse, in worth lost for a dollar, a sale to the Bank is: nobody can offer more.
HALF_ONLY: Final = 1e6


def advise_purchase(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value each purchase by what it gains in dollars, if it leaves enough cash."""
    spare = state.cash[seat] - reserve(state, weights)
    missed = weights["asset"] if state.options.net_worth else weights["price"]
    found: list[Advice] = []
    for offer in offers:
        if isinstance(offer, BuyNothing):
            found.append(Advice(offer, 0.0))
            continue
        price = price_of(state, offer)
        if price > spare:
            short = spare - price
            found.append(Advice(offer, short, (Term("reserve", short),)))
            continue
        worth = worth_of(state, seat, offer, weights)
        gain = worth - missed * price
        value = gain if gain > 0.0 else gain - NO_GAIN
        found.append(Advice(offer, value, (Term("worth", worth), Term("price", -missed * price))))
    return found


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


def advise_bid(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value each bid by what is left of the railroad's worth, or of the cash: the least amount is the best."""
    worth = weights["bid"] * railroads_worth(state, seat, owned(state, seat), 1 << state.auctioned, weights)
    spare = state.cash[seat] - reserve_bid(state, seat, weights)
    most = min(worth, spare)
    found: list[Advice] = []
    for offer in offers:
        if isinstance(offer, Bid):
            terms = (Term("worth", worth), Term("reserve", spare), Term("price", -float(offer.amount)))
            left = most - offer.amount
            # A bid that brings as much as it costs is made.
            found.append(Advice(offer, left + NO_GAIN if left >= 0.0 else left, terms))
        else:
            found.append(Advice(offer, 0.0))
    return found


def reserve_bid(state: State, seat: int, weights: Weights) -> float:
    """Return the cash to keep while bidding; only the mover owes the turn's dues."""
    kept = weights["reserve"] * foreign_fee(state)
    return kept + (total_dues(state) if seat == state.mover else 0)


def advise_sale(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value each sale by what is lost for the money it brings; by auction, others pay at least what the Bank does."""
    mine = owned(state, seat)
    short = shortage(state, seat)
    found: list[Advice] = []
    losses: dict[int, tuple[float, float]] = {}
    for offer in offers:
        assert isinstance(offer, Sell | Auction)
        railroad = offer.railroad
        if railroad not in losses:
            rest = mine & ~(1 << railroad)
            lost = railroads_worth(state, seat, rest, 1 << railroad, weights)
            losses[railroad] = lost, lost / min(half_price(state, railroad), short)
        lost, loss = losses[railroad]
        is_cheaper = isinstance(offer, Sell) and not state.options.governor
        facts: dict[str, Fact] = {"railroad": railroad}
        found.append(Advice(offer, -loss - (HALF_ONLY if is_cheaper else 0.0), (Term("worth", -lost, facts),)))
    return found


def shortage(state: State, seat: int) -> int:
    owed = sum([amount for _, amount in state.bills[0][1]]) if state.bills else 0
    return max(STEP, owed - state.cash[seat])
