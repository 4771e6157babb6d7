"""`medium`: rides where fees are low, and buys the railroads that serve most new cities for their price."""

from collections.abc import Sequence

from capolinea.bots.mind import ranked
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.actions import (
    BuyEngine,
    BuyGroup,
    BuyNothing,
    BuyRailroad,
    EndTurn,
    PassBid,
    PickRegion,
    Ride,
    Roll,
    Sell,
)
from capolinea.games.rail_baron.atlas import Atlas, atlas_of
from capolinea.games.rail_baron.bot.buying import price_of
from capolinea.games.rail_baron.bot.heading import advise_card, advise_region, declaration
from capolinea.games.rail_baron.bot.networks import owned
from capolinea.games.rail_baron.bot.tariffs import cost_map_for, tariff_of
from capolinea.games.rail_baron.bot.weights import MEDIUM
from capolinea.games.rail_baron.fees import total_dues
from capolinea.games.rail_baron.networks import bits
from capolinea.games.rail_baron.phases.buying import group_left
from capolinea.games.rail_baron.phases.sales import half_price, least_bid
from capolinea.games.rail_baron.pieces import STEP, SUPERCHIEF
from capolinea.games.rail_baron.state import AFTER, State
from capolinea.games.rail_baron.view import View, state_from_view


def play_medium(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Play carefully with fees and money, without looking at what the others do."""
    if len(offers) == 1:
        return offers[0]
    assert view.seat is not None
    state, seat = state_from_view(view), view.seat
    first = offers[0]
    if isinstance(first, Ride):
        return cheapest_on(state, seat, offers)
    if isinstance(offers[-1], BuyNothing):
        return best_access(state, seat, offers)
    if isinstance(first, PickRegion):
        return ranked(advise_region(state, seat, offers, MEDIUM))[0].offer
    if isinstance(first, PassBid):
        return offers[1] if is_cheap(state, seat) else first
    if isinstance(first, Sell):
        return Sell(seat, least_missed(state, seat))
    if isinstance(first, Roll | EndTurn):
        declare = declaration(offers)
        if declare is not None:
            return declare
        if state.stage == AFTER:
            cost_map = cost_map_for(state, seat, tariff_of(state, seat, MEDIUM))
            return ranked(advise_card(state, seat, offers, cost_map))[0].offer
    return first


def cheapest_on(state: State, seat: int, offers: Sequence[Action]) -> Action:
    """Follow the cost map; count a fee that this turn does not owe yet."""
    tariff = tariff_of(state, seat, MEDIUM)
    cost_map = cost_map_for(state, seat, tariff)
    best, chosen = 1 << 60, offers[0]
    for offer in offers:
        assert isinstance(offer, Ride)
        far = state.board.across[offer.segment] - state.dot[seat]
        railroad = state.board.railroad[offer.segment]
        cost = cost_map.cost[far] + (
            0 if railroad == state.last_railroad[seat] else tariff.fees[tariff.creditors[railroad]]
        )
        if cost < best:
            best, chosen = cost, offer
    return chosen


def access(atlas: Atlas, mine: int) -> float:
    """Return the chance that a trip ends in a city on a railroad of `mine`."""
    served = 0
    for railroad in bits(mine):
        served |= atlas.serves[railroad]
    return sum([atlas.city_chance[city] for city in bits(served)])


def best_access(state: State, seat: int, offers: Sequence[Action]) -> Action:
    """Buy the most new access for the money; engines count as fixed amounts of access."""
    atlas = atlas_of(state.board)
    mine = owned(state, seat)
    spare = state.cash[seat] - total_dues(state) - MEDIUM["reserve"]
    best, chosen = 0.0, offers[-1]
    for offer in offers:
        price = price_of(state, offer)
        if price > spare:
            continue
        gain = 0.0
        if isinstance(offer, BuyRailroad):
            gain = access(atlas, mine | 1 << offer.railroad) - access(atlas, mine)
        elif isinstance(offer, BuyGroup):
            extra = sum([1 << railroad for railroad in group_left(state, offer.group)])
            gain = access(atlas, mine | extra) - access(atlas, mine)
        elif isinstance(offer, BuyEngine):
            gain = MEDIUM["superchief"] if offer.engine == SUPERCHIEF else MEDIUM["express"]
        gain -= price / MEDIUM["full_access"]
        if gain > best:
            best, chosen = gain, offer
    return chosen


def is_cheap(state: State, seat: int) -> bool:
    """Return whether the auctioned railroad costs less than its price and is affordable."""
    bid = least_bid(state)
    return bid < state.board.price[state.auctioned] and bid + MEDIUM["reserve"] <= state.cash[seat]


def least_missed(state: State, seat: int) -> int:
    """Return the railroad of `seat` whose sale loses the least access for the money."""
    atlas = atlas_of(state.board)
    mine = owned(state, seat)
    kept = [access(atlas, mine & ~(1 << railroad)) for railroad in range(len(state.owner))]
    return min(
        bits(mine), key=lambda railroad: (access(atlas, mine) - kept[railroad]) / max(STEP, half_price(state, railroad))
    )
