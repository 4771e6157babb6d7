"""Chooses action tiles, capital, and bids for the turn order, by what a tile is worth."""

from collections.abc import Sequence
from typing import Final

from capolinea.bots.mind import Advice, Term, ranked
from capolinea.core.action import Action
from capolinea.games.steam.actions import Bid, PassBid, RaiseCapital, TakeTile
from capolinea.games.steam.bot.building import best_founding, best_growth
from capolinea.games.steam.bot.money import budget, euro_worth, spending_cost, steps_to_raise, upkeep_worth
from capolinea.games.steam.bot.networks import Network
from capolinea.games.steam.bot.plans import Plan, PlanContext
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

#: Points subtracted from a tile that costs more than the budget.
TOO_EXPENSIVE: Final = 50.0
#: Points for being one place earlier in the next turn.
EARLIER: Final = 0.05
#: What a step of capital too few costs, compared with one too many.
SHORT: Final = 2.0
#: Makes a bid that is just worth its price better than none.
WORTH_IT: Final = 0.01
#: More euros than can ever be raised.
ALL: Final = 1000


def choose_tile(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """Return the tile with the greatest worth after its price."""
    return ranked(advise_tiles(state, seat, offers, weights))[0].offer


def advise_tiles(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value the tiles by the points they gain, less their price."""
    worths = tile_worths(state, seat, weights)
    spare = budget(state, seat, weights)
    found: list[Advice] = []
    for offer in offers:
        assert isinstance(offer, TakeTile)
        tile = TILES.index(offer.tile) + 1
        price = price_of(state, seat, tile, offer.passing)
        worth = 0.0 if offer.passing else worths[tile]
        # Of equal tiles prefer the lower number, which is earlier in the next turn.
        terms = [Term("tile", worth), Term("order", -EARLIER * tile)]
        if price > spare:
            terms.append(Term("too_expensive", -TOO_EXPENSIVE, {"price": price, "budget": spare}))
            worth -= TOO_EXPENSIVE
        found.append(Advice(offer, worth - EARLIER * tile, tuple(terms)))
    return found


def tile_worths(state: State, seat: int, weights: Weights) -> list[float]:
    """Return by number of the tile the points it gains, less its price."""
    context = PlanContext(state, seat, weights)
    spare = budget(state, seat, weights)
    if weights["engineer"]:
        context.legs(TILES_OF_ENGINEER)
    plan = context.best_plan(TILES_PER_BUILDING, spare)
    network = plan.network
    found = [0.0] * (len(TILES) + 1)
    found[TURN_ORDER] = weights["turn_order"]
    found[FIRST_BUILD] = weights["first_build"]
    if weights["first_move"]:
        found[FIRST_MOVE] = weights["first_move"] * contested_points(state, seat, context, network)
    if weights["engineer"] and not is_taken(state, ENGINEER):
        more = context.best_plan(TILES_OF_ENGINEER, spare)
        found[ENGINEER] = weights["engineer"] * max(0.0, more.worth - plan.worth)
    if not is_taken(state, CITY_GROWTH):
        found[CITY_GROWTH] = best_growth(context, network)[0] - price_in_points(state, seat, CITY_GROWTH, plan, weights)
    if not is_taken(state, LOCOMOTIVE) and not has_best_locomotive(state, seat):
        more_points = context.expected_points(network, level=context.level + 1) - context.expected_points(network)
        more_points -= upkeep_worth(state, weights) * (context.poses + 1)
        found[LOCOMOTIVE] = more_points - price_in_points(state, seat, LOCOMOTIVE, plan, weights)
    if weights["found"] and not is_taken(state, URBANIZATION):
        brought = weights["found"] * best_founding(context, network)[0]
        found[URBANIZATION] = brought - price_in_points(state, seat, URBANIZATION, plan, weights)
    return found


def price_in_points(state: State, seat: int, tile: int, plan: Plan, weights: Weights) -> float:
    """Return the points that the price costs on top of the plan."""
    price = price_of(state, seat, tile, False)
    return spending_cost(state, seat, plan.cost + price, weights) - spending_cost(state, seat, plan.cost, weights)


def contested_points(state: State, seat: int, context: PlanContext, network: Network) -> float:
    """Return how many of the points to come are lost if every other seat moves its best good first."""
    return context.expected_points(network) - context.expected_points(
        network, Rivals(state, seat).goods_left(state.goods)
    )


def choose_capital(state: State, seat: int, weights: Weights) -> Action:
    """ST-61 Raise capital for the best plan, as long as income stays above its floor."""
    return RaiseCapital(seat, steps_wanted(state, seat, weights))


def steps_wanted(state: State, seat: int, weights: Weights) -> int:
    context = PlanContext(state, seat, weights)
    most = most_raised(state, seat, weights)
    plan = context.best_plan(TILES_PER_BUILDING, most)
    wanted = plan.cost + int(weights["purse"]) if plan.legs else 0
    return steps_to_raise(state, seat, wanted, weights)


def advise_capital(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value each amount by how far it is from what the best plan needs: less is worse than more."""
    wanted = steps_wanted(state, seat, weights)
    found: list[Advice] = []
    for offer in offers:
        assert isinstance(offer, RaiseCapital)
        off = offer.steps - wanted
        value = -float(off) if off >= 0 else SHORT * off
        found.append(Advice(offer, value, (Term("wanted", value, {"steps": wanted}),)))
    return found


def most_raised(state: State, seat: int, weights: Weights) -> int:
    """Return what could be spent if capital were raised down to the floor of income."""
    steps = steps_to_raise(state, seat, ALL, weights)
    due = max(0, dues(state, seat) + steps)
    return max(0, state.cash[seat] + capital_for(steps) - due)


def choose_bid(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """Make the least bid, as long as a better place is worth it."""
    if len(offers) == 1:
        return offers[0]
    least = least_bid(state)
    if least <= most_worth_bidding(state, seat, weights) and least <= most_to_pay(state, seat):
        return Bid(seat, least)
    return PassBid(seat)


def most_worth_bidding(state: State, seat: int, weights: Weights) -> float:
    """Return how many euros a better place is worth."""
    if state.options.game == "base":
        left = state.seats - len(state.places)
        # Earlier places are worth more; the last costs nothing.
        return weights["place"] * (left - 1) / (state.seats - 1) / euro_worth(state, weights)
    if weights["bid"]:
        return min(weights["bid"] * place_worth(state, seat, weights), budget(state, seat, weights))
    return 0.0


def advise_bids(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value each bid by the euros that the place is worth more."""
    most = most_worth_bidding(state, seat, weights)
    found: list[Advice] = []
    for offer in offers:
        if isinstance(offer, Bid):
            left = most - offer.amount
            # A place that is worth its price is taken.
            terms = (Term("place", most), Term("price", -float(offer.amount)))
            found.append(Advice(offer, left + WORTH_IT if left >= 0.0 else left, terms))
        else:
            found.append(Advice(offer, 0.0))
    return found


def place_worth(state: State, seat: int, weights: Weights) -> float:
    """Return in euros how much better the best tile is than the one that the last place would leave."""
    worths = sorted(tile_worths(state, seat, weights)[1:], reverse=True)
    last = worths[min(len(worths) - 1, sum(state.alive) - 1)]
    return (worths[0] - last) / max(weights["euro"], euro_worth(state, weights))
