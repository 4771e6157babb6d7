"""A fast player for playouts: rides where fees are low, buys access to cities, and declares when it can pay the way.

The path of a trip is searched once and kept in the move between decisions.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.rail_baron import moves
from capolinea.games.rail_baron.actions import Declare
from capolinea.games.rail_baron.atlas import Atlas, atlas_of
from capolinea.games.rail_baron.board import Board
from capolinea.games.rail_baron.fees import engine_price, has_enough_to_win, list_fee, player_fee, total_dues
from capolinea.games.rail_baron.moves import NOWHERE, Move
from capolinea.games.rail_baron.phases.buying import group_left, purchase_price
from capolinea.games.rail_baron.phases.riding import holds
from capolinea.games.rail_baron.phases.rolling import refuse_declare
from capolinea.games.rail_baron.phases.sales import half_price, least_bid
from capolinea.games.rail_baron.pieces import CARDS, EXPRESS, PLAYER_FEE, STEP, SUPERCHIEF
from capolinea.games.rail_baron.playout import draw_segment
from capolinea.games.rail_baron.sequence import may_play_card
from capolinea.games.rail_baron.state import (
    AFTER,
    BANK,
    BID,
    DISCARD,
    OVER,
    PURCHASE,
    REGION,
    RIDE,
    SALE,
    TURN,
    State,
)
from capolinea.games.rail_baron.trips import target
from capolinea.kit.walks import UNREACHABLE, spread_from

#: What a dot costs, in hundreds of dollars, and the dots over which a fee is spread.
DOT: Final = 6
DOTS_PER_FEE: Final = 710
#: Dollars that a dot costs when a region is picked.
DOT_DOLLARS: Final = 640
#: Dollars that access to all cities is worth, and engines as shares of that access.
FULL_ACCESS: Final = 400_000.0
EXPRESS_ACCESS: Final = 0.06
SUPERCHIEF_ACCESS: Final = 0.3
NO_RAILROAD: Final = -1


class Tables:
    """What the policy looks up about one board."""

    def __init__(self, board: Board) -> None:
        atlas: Atlas = atlas_of(board)
        self.chance: Final[list[float]] = list(atlas.city_chance)
        self.region_city: Final[list[list[float]]] = [list(each) for each in atlas.city_of_region]
        self.serves: Final[list[list[int]]] = [
            [city for city in range(len(board.cities)) if bits >> city & 1] for bits in atlas.serves
        ]
        """The cities on each railroad."""


_TABLES: Final[dict[str, Tables]] = {}


def tables_of(board: Board) -> Tables:
    known = _TABLES.get(board.map_id.id)
    if known is None:
        known = Tables(board)
        _TABLES[board.map_id.id] = known
    return known


def policy(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == RIDE:
        move.kind = moves.RIDE
        move.segment = next_segment(state, seat, random, move)
    elif stage == TURN:
        move.kind = moves.DECLARE if should_declare(state, seat) else moves.ROLL
    elif stage == PURCHASE:
        choose_purchase(state, seat, move)
    elif stage == BID:
        choose_bid(state, seat, move)
    elif stage == SALE:
        choose_sale(state, seat, move)
    elif stage == AFTER:
        choose_after(state, seat, move)
    elif stage == REGION:
        move.kind = moves.PICK_REGION
        move.region = best_region(state, seat)
    elif stage == DISCARD:
        move.kind = moves.DISCARD
        move.card = min([card for card in CARDS if holds(state, seat, card)])
    elif stage == OVER:
        return False
    else:
        move.kind = moves.BUY_NOTHING
        engine, _ = best_engine(state, seat, spare_cash(state, seat))
        if engine:
            move.kind = moves.BUY_ENGINE
            move.engine = engine
    return True


# Riding.


def next_segment(state: State, seat: Seat, random: Random, move: Move) -> int:
    """Return the next segment of the trip's path; search a path first if none is known from here."""
    board, at, goal = state.board, state.dot[seat], target(state, seat)
    if move.route_from[seat] != at or move.route_to[seat] != goal:
        move.route[seat] = cheapest_path(state, seat, at, goal)
        move.route_to[seat] = goal
    path = move.route[seat]
    if not path or not board.is_free(path[-1], state.used_tracks[seat]):
        move.route_from[seat] = NOWHERE
        return draw_segment(state, seat, random)
    segment = path.pop()
    move.route_from[seat] = board.across[segment] - at
    return segment


def cheapest_path(state: State, seat: Seat, at: int, goal: int) -> list[int]:
    """Return the segments of the cheapest path over unused tracks, its first one last; none if it uses one twice."""
    board = state.board
    gone = bytes(state.used_tracks[seat])
    price = [DOT + list_fee(state, seat, railroad) // DOTS_PER_FEE for railroad in range(len(state.owner))]
    one, two, railroad_of = board.track_one, board.track_two, board.railroad
    weights = [
        -1 if gone[one[segment]] or gone[two[segment]] else price[railroad_of[segment]]
        for segment in range(board.segments)
    ]
    is_goal = [False] * board.dots
    is_goal[goal] = True
    spread = spread_from(board.incident, weights, is_goal)
    path = spread.path_to(board.incident, weights, at) if spread.weight[at] < UNREACHABLE else []
    path.reverse()
    passed: list[int] = []
    for segment in path:
        # RB-10 Two segments may share a track.
        if one[segment] in passed or two[segment] in passed:
            return []
        passed.append(one[segment])
        passed.append(two[segment])
    return path


# Turns.


def should_declare(state: State, seat: Seat) -> bool:
    """RB-34 Declare when the fees of some turns on the way home can be paid."""
    if state.destination[seat] >= 0 or not has_enough_to_win(state, seat, total_dues(state) + player_fee(state)):
        return False
    return refuse_declare(state, Declare(seat)) is None


def choose_after(state: State, seat: Seat, move: Move) -> None:
    """RB-70 Play the lowest card that ends the trip; otherwise none."""
    move.kind = moves.ROLL if state.bonus_due else moves.END_TURN
    if not may_play_card(state):
        return
    away = atlas_of(state.board).distance(target(state, seat))[state.dot[seat]]
    for card in CARDS:
        if card >= away and holds(state, seat, card):
            move.kind = moves.PLAY_CARD
            move.card = card
            return


def best_region(state: State, seat: Seat) -> int:
    """Return the region with the best payoffs less the dots to get there."""
    board, tables = state.board, tables_of(state.board)
    away = atlas_of(board).distance(state.dot[seat])
    payoffs = board.payoff[state.origin[seat]]
    gains = [payoffs[city] - DOT_DOLLARS * away[dot] for city, dot in enumerate(board.city_dot)]
    best, chosen = -1e9, 0
    for region, chances in enumerate(tables.region_city):
        gain = 0.0
        for city, chance in enumerate(chances):
            if chance > 0.0:
                gain += chance * gains[city]
        if gain > best:
            best, chosen = gain, region
    return chosen


# Money.


def spare_cash(state: State, seat: Seat) -> int:
    """Return what may be spent: a fee is kept in hand."""
    return state.cash[seat] - total_dues(state) - PLAYER_FEE


def access_gained(tables: Tables, served: list[bool], railroad: int) -> float:
    """Return the chance that a trip ends in a city of `railroad` that is not `served` yet."""
    gained = 0.0
    for city in tables.serves[railroad]:
        if not served[city]:
            gained += tables.chance[city]
    return gained


def served_cities(state: State, seat: Seat, without: int) -> list[bool]:
    """Return for each city whether the seat's railroads serve it, not counting `without`."""
    tables = tables_of(state.board)
    served = [False] * len(tables.chance)
    for railroad, owner in enumerate(state.owner):
        if owner == seat and railroad != without:
            for city in tables.serves[railroad]:
                served[city] = True
    return served


def best_engine(state: State, seat: Seat, spare: int) -> tuple[int, float]:
    """Return the engine that is worth most for its price, or 0, and its worth."""
    best, chosen = 0.0, 0
    for engine, access in ((EXPRESS, EXPRESS_ACCESS), (SUPERCHIEF, SUPERCHIEF_ACCESS)):
        price = engine_price(state, engine)
        if state.engine[seat] < engine and price <= spare:
            gain = access - price / FULL_ACCESS
            if gain > best:
                best, chosen = gain, engine
    return chosen, best


def choose_purchase(state: State, seat: Seat, move: Move) -> None:
    """Buy what brings the most access, or as much as an engine does, for its price."""
    move.kind = moves.BUY_NOTHING
    spare = spare_cash(state, seat)
    best = 0.0
    if not state.options.governor:
        engine, best = best_engine(state, seat, spare)
        if engine:
            move.kind = moves.BUY_ENGINE
            move.engine = engine
    tables = tables_of(state.board)
    served: list[bool] = []
    for railroad, owner in enumerate(state.owner):
        if owner >= 0:
            continue
        price = purchase_price(state, railroad)
        if price > spare:
            continue
        if not served:
            served = served_cities(state, seat, NO_RAILROAD)
        gain = access_gained(tables, served, railroad) - price / FULL_ACCESS
        if gain > best:
            best = gain
            move.kind = moves.BUY_RAILROAD
            move.railroad = railroad
    if state.options.group_purchase:
        choose_group(state, seat, spare, best, move)
    elif move.kind == moves.BUY_NOTHING and state.options.governor and BANK in state.owner:
        move.kind = moves.DRAW_RAILROAD


def choose_group(state: State, seat: Seat, spare: int, best: float, move: Move) -> None:
    """RB-50 Buy what is left of a group, if that brings more than `best`."""
    tables = tables_of(state.board)
    for group, (_, _, price) in enumerate(state.board.groups):
        left = group_left(state, group)
        if not left or price > spare:
            continue
        served = served_cities(state, seat, NO_RAILROAD)
        gain = -price / FULL_ACCESS
        for railroad in left:
            gain += access_gained(tables, served, railroad)
            for city in tables.serves[railroad]:
                served[city] = True
        if gain > best:
            best = gain
            move.kind = moves.BUY_GROUP
            move.group = group


def choose_bid(state: State, seat: Seat, move: Move) -> None:
    """Bid the least amount for a railroad that brings new cities and costs less than its price."""
    least = least_bid(state)
    move.kind = moves.PASS_BID
    if least >= state.board.price[state.auctioned] or least + PLAYER_FEE > state.cash[seat]:
        return
    served = served_cities(state, seat, NO_RAILROAD)
    if access_gained(tables_of(state.board), served, state.auctioned) * FULL_ACCESS > least:
        move.kind = moves.BID
        move.amount = least


def choose_sale(state: State, seat: Seat, move: Move) -> None:
    """Sell the railroad whose sale loses the least access for the money."""
    best, chosen = 1e9, NO_RAILROAD
    tables = tables_of(state.board)
    for railroad, owner in enumerate(state.owner):
        if owner == seat:
            lost = access_gained(tables, served_cities(state, seat, railroad), railroad)
            loss = lost / max(STEP, half_price(state, railroad))
            if loss < best:
                best, chosen = loss, railroad
    move.kind = moves.SELL if state.options.governor else moves.AUCTION
    move.railroad = chosen
