"""Action tiles, capital, and bids for the turn order: by what a tile is worth."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.steam.actions import Bid, PassBid, RaiseCapital, TakeTile
from capolinea.games.steam.bot.building import best_founding, best_growth
from capolinea.games.steam.bot.networks import Network
from capolinea.games.steam.bot.plans import Outlook, Plan
from capolinea.games.steam.bot.purse import budget, euro_worth, spending_cost, steps_to_raise, upkeep_worth
from capolinea.games.steam.bot.rivals import Rivals
from capolinea.games.steam.bot.weights import Weights
from capolinea.games.steam.money import dues, most_to_pay
from capolinea.games.steam.phases.bidding import least_bid
from capolinea.games.steam.phases.choosing import capital_for, has_best_locomotive, is_taken, price_of
from capolinea.games.steam.pieces import (
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    TILES,
    TILES_OF_ENGINEER,
    TILES_PER_BUILDING,
    TURN_ORDER,
    URBANIZATION,
)
from capolinea.games.steam.state import State

#: Points off for a tile that would take more money than there is to spend.
TOO_DEAR: Final = 50.0
#: Points for a place earlier in the next turn.
EARLIER: Final = 0.05
#: More euros than can ever be raised.
ALL: Final = 1000


def choose_tile(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """The tile that is worth most for its price."""
    worths = tile_worths(state, seat, weights)
    best, chosen = -2 * TOO_DEAR, offers[0]
    spare = budget(state, seat, weights)
    for offer in offers:
        assert isinstance(offer, TakeTile)
        tile = TILES.index(offer.tile) + 1
        price = price_of(state, seat, tile, offer.passing)
        worth = 0.0 if offer.passing else worths[tile]
        if price > spare:
            worth -= TOO_DEAR
        # Of equal ones the lower number: it is earlier in the next turn.
        worth -= EARLIER * tile
        if worth > best:
            best, chosen = worth, offer
    return chosen


def tile_worths(state: State, seat: int, weights: Weights) -> list[float]:
    """By number of the tile: points more than without it, its price paid."""
    outlook = Outlook(state, seat, weights)
    spare = budget(state, seat, weights)
    if weights["engineer"]:
        outlook.legs(TILES_OF_ENGINEER)
    plan = outlook.best_plan(TILES_PER_BUILDING, spare)
    network = plan.network
    found = [0.0] * (len(TILES) + 1)
    found[TURN_ORDER] = weights["turn_order"]
    found[FIRST_BUILD] = weights["first_build"]
    if weights["first_move"]:
        found[FIRST_MOVE] = weights["first_move"] * contested(state, seat, outlook, network)
    if weights["engineer"] and not is_taken(state, ENGINEER):
        more = outlook.best_plan(TILES_OF_ENGINEER, spare)
        found[ENGINEER] = weights["engineer"] * max(0.0, more.worth - plan.worth)
    if not is_taken(state, CITY_GROWTH):
        found[CITY_GROWTH] = best_growth(outlook, network)[0] - priced(state, seat, CITY_GROWTH, plan, weights)
    if not is_taken(state, LOCOMOTIVE) and not has_best_locomotive(state, seat):
        more_points = outlook.promise(network, level=outlook.level + 1) - outlook.promise(network)
        more_points -= upkeep_worth(state, weights) * (outlook.turns + 1)
        found[LOCOMOTIVE] = more_points - priced(state, seat, LOCOMOTIVE, plan, weights)
    if weights["found"] and not is_taken(state, URBANIZATION):
        brought = weights["found"] * best_founding(outlook, network)[0]
        found[URBANIZATION] = brought - priced(state, seat, URBANIZATION, plan, weights)
    return found


def priced(state: State, seat: int, tile: int, plan: Plan, weights: Weights) -> float:
    """Points that the price takes, besides what the plan costs."""
    price = price_of(state, seat, tile, False)
    return spending_cost(state, seat, plan.cost + price, weights) - spending_cost(state, seat, plan.cost, weights)


def contested(state: State, seat: int, outlook: Outlook, network: Network) -> float:
    """What is lost of the points to come when every other seat moves its best good first."""
    return outlook.promise(network) - outlook.promise(network, Rivals(state, seat).leave(state.goods))


def choose_capital(state: State, seat: int, weights: Weights) -> Action:
    """ST-61 For the best plan, as long as income stays above where trouble begins."""
    outlook = Outlook(state, seat, weights)
    most = most_raised(state, seat, weights)
    plan = outlook.best_plan(TILES_PER_BUILDING, most)
    wanted = plan.cost + int(weights["purse"]) if plan.legs else 0
    return RaiseCapital(seat, steps_to_raise(state, seat, wanted, weights))


def most_raised(state: State, seat: int, weights: Weights) -> int:
    """What could be spent if capital were raised as far as it may."""
    steps = steps_to_raise(state, seat, ALL, weights)
    due = max(0, dues(state, seat) + steps)
    return max(0, state.cash[seat] + capital_for(steps) - due)


def choose_bid(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """The least bid, as long as a better place is worth it."""
    if len(offers) == 1:
        return offers[0]
    least = least_bid(state)
    if state.options.game == "base":
        left = state.seats - len(state.places)
        # The earlier places are worth more; the last costs nothing.
        most = weights["place"] * (left - 1) / (state.seats - 1) / euro_worth(state, weights)
    elif weights["bid"]:
        most = min(weights["bid"] * place_worth(state, seat, weights), budget(state, seat, weights))
    else:
        most = 0.0
    if least <= most and least <= most_to_pay(state, seat):
        return Bid(seat, least)
    return PassBid(seat)


def place_worth(state: State, seat: int, weights: Weights) -> float:
    """Euros: how much better the best tile is than what the last place would leave."""
    worths = sorted(tile_worths(state, seat, weights)[1:], reverse=True)
    last = worths[min(len(worths) - 1, sum(state.alive) - 1)]
    return (worths[0] - last) / max(weights["euro"], euro_worth(state, weights))
