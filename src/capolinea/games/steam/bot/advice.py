"""What `hard` thinks of every offer. Values are points of the final score, those of bids euros, of capital steps."""

from collections.abc import Sequence
from typing import Final

from capolinea.bots.mind import Advice, Term, headed_by, ranked
from capolinea.core.action import Action
from capolinea.games.steam.actions import FoundCity, GrowCity, LayTrack, PutPoints
from capolinea.games.steam.bot.building import best_founding, best_growth, choose_building
from capolinea.games.steam.bot.choosing import advise_bids, advise_capital, advise_tiles, choose_bid
from capolinea.games.steam.bot.money import budget, spending_cost, wants_income
from capolinea.games.steam.bot.moving import advise_moves, best_move
from capolinea.games.steam.bot.plans import Plan, PlanContext, tiles_of
from capolinea.games.steam.bot.weights import HARD, Weights
from capolinea.games.steam.laying import cost_of
from capolinea.games.steam.pieces import CITY_GROWTH, URBANIZATION
from capolinea.games.steam.state import ACTION, BID, BUILD, CAPITAL, MOVE, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.view import View, state_from_view

#: How much less each further tile of a plan counts: the first should be laid first.
NEXT_TILE: Final = 0.001
#: The gain of growing or founding a city that was not weighed, because others are more promising.
UNWEIGHED: Final = -1.0


def advise(view: View, offers: Sequence[Action]) -> list[Advice]:
    """Rank all offers as `hard` does."""
    assert view.seat is not None
    if len(offers) == 1:
        return [Advice(offers[0], 0.0)]
    state, seat = state_from_view(view), view.seat
    if state.stage == BUILD:
        return headed_by(choose_building(state, seat, offers, HARD), advise_building(state, seat, offers, HARD))
    if state.stage == MOVE:
        moves = advise_moves(state, seat, offers, HARD)
        return headed_by(best_move(moves), moves)
    if state.stage == BID:
        return headed_by(choose_bid(state, seat, offers, HARD), advise_bids(state, seat, offers, HARD))
    if state.stage == ACTION:
        return ranked(advise_tiles(state, seat, offers, HARD))
    if state.stage == CAPITAL:
        return ranked(advise_capital(state, seat, offers, HARD))
    return ranked(advise_points(state, seat, offers, HARD))


def advise_points(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Income early, points late."""
    wanted = "income" if wants_income(state, seat, state.points_due[0][1], weights) else "points"
    found: list[Advice] = []
    for offer in offers:
        assert isinstance(offer, PutPoints)
        value = 1.0 if offer.on == wanted else 0.0
        found.append(Advice(offer, value, (Term(wanted, value),)))
    return found


def advise_building(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value tiles by the best plan that needs them, cities by the points of their goods, all else by its price."""
    context = PlanContext(state, seat, weights)
    weighed: dict[Action, float] = {}
    if state.pending_tile == CITY_GROWTH:
        best_growth(context, context.network, weighed)
    elif state.pending_tile == URBANIZATION:
        best_founding(context, context.network, weighed)
    planned = planned_tiles(context, weights)
    found: list[Advice] = []
    for offer in offers:
        if isinstance(offer, LayTrack):
            found.append(advise_tile(state, seat, offer, planned, weights))
        elif isinstance(offer, GrowCity | FoundCity):
            gain = weighed.get(offer, UNWEIGHED)
            found.append(Advice(offer, gain, (Term("goods", gain),)))
        else:
            found.append(Advice(offer, 0.0))
    return found


def planned_tiles(context: PlanContext, weights: Weights) -> dict[tuple[int, int], tuple[float, Plan]]:
    """Return for each hex and pose of the plans that were followed the best plan with it, and its worth."""
    state, seat = context.state, context.seat
    plans: list[Plan] = []
    if state.tiles_left:
        context.best_plan(state.tiles_left, budget(state, seat, weights), plans)
    found: dict[tuple[int, int], tuple[float, Plan]] = {}
    for plan in sorted(plans, key=lambda plan: -plan.worth):
        for number, tile in enumerate(tiles_of(state, plan)):
            found.setdefault(tile, (plan.worth - NEXT_TILE * number, plan))
    return found


def advise_tile(
    state: State, seat: int, offer: LayTrack, planned: dict[tuple[int, int], tuple[float, Plan]], weights: Weights
) -> Advice:
    hex, pose = state.board.hex_of[offer.hex], TILE_SET.pose_of(offer.tile, offer.turn)
    if (hex, pose) in planned:
        value, plan = planned[hex, pose]
        return Advice(offer, value, (Term("plan", plan.gain), Term("price", plan.worth - plan.gain)))
    price = -spending_cost(state, seat, cost_of(state, hex, pose), weights)
    return Advice(offer, price, (Term("price", price),))
