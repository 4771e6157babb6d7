"""Random playouts: draw one legal move at a time, without listing the others.

Trains mostly follow a shortest path and sometimes take any other segment. Purchases, bids and sales are random; those
that are not possible are skipped.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.rail_baron import moves
from capolinea.games.rail_baron.actions import Declare
from capolinea.games.rail_baron.fees import engine_price, has_enough_to_win
from capolinea.games.rail_baron.moves import NOBODY, Move
from capolinea.games.rail_baron.phases.buying import group_left, purchase_price
from capolinea.games.rail_baron.phases.riding import holds
from capolinea.games.rail_baron.phases.rolling import refuse_declare
from capolinea.games.rail_baron.phases.sales import least_bid
from capolinea.games.rail_baron.pieces import CARDS, STEP
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
from capolinea.games.rail_baron.trips import may_ride, target

#: How often a train takes any segment, a player buys nothing, passes a bid, sells without need, plays no card; and how
#: many purchases are tried.
STRAYS: Final = 0.05
KEEPS: Final = 0.2
PASSES: Final = 0.6
SELLS: Final = 0.02
WAITS: Final = 0.7
TRIES: Final = 4


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == RIDE:
        move.kind = moves.RIDE
        move.segment = draw_ride(state, seat, random, move)
    elif stage == TURN:
        choose_in_turn(state, seat, random, move)
    elif stage == PURCHASE:
        choose_purchase(state, seat, random, move)
    elif stage == BID:
        choose_bid(state, seat, random, move)
    elif stage == SALE:
        choose_sale(state, seat, random, move)
    elif stage == AFTER:
        if may_play_card(state) and random() > WAITS:
            move.kind = moves.PLAY_CARD
            move.card = draw_card(state, seat, random)
        else:
            move.kind = moves.ROLL if state.bonus_due else moves.END_TURN
    elif stage == REGION:
        move.kind = moves.PICK_REGION
        move.region = int(random() * len(state.board.regions))
    elif stage == DISCARD:
        move.kind = moves.DISCARD
        move.card = draw_card(state, seat, random)
    elif stage == OVER:
        return False
    else:
        choose_engine(state, seat, random, move)
    return True


def draw_ride(state: State, seat: Seat, random: Random, move: Move) -> int:
    """Return the first segment of a shortest path without used track; sometimes, or if there is none, any segment."""
    board, at, goal = state.board, state.dot[seat], target(state, seat)
    # A train that follows a clear path leaves only used track behind: the rest need not be searched again.
    is_known = move.clear_from == at and move.clear_to == goal and move.clear_for == seat
    if random() >= STRAYS and (is_known or board.is_straight(at, goal, state.used_tracks[seat])):
        segment = board.toward(goal)[at]
        move.clear_for = seat
        move.clear_from = board.across[segment] - at
        move.clear_to = goal
        return segment
    move.clear_for = NOBODY
    return draw_segment(state, seat, random)


def draw_segment(state: State, seat: Seat, random: Random) -> int:
    """Return a random segment that may be taken, all equally likely; RB-11 there always is one."""
    near = state.board.incident[state.dot[seat]]
    count = len(near) // 2
    while True:
        segment = near[2 * int(random() * count)]
        if may_ride(state, seat, segment):
            return segment


def choose_in_turn(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Declare when there is enough money; sometimes sell a railroad without need; otherwise roll."""
    if (
        state.destination[seat] < 0
        and has_enough_to_win(state, seat, 0)
        and refuse_declare(state, Declare(seat)) is None
    ):
        move.kind = moves.DECLARE
    elif state.options.free_sales and not state.rolled and random() < SELLS and seat in state.owner:
        choose_sale(state, seat, random, move)
    else:
        move.kind = moves.ROLL


def draw_card(state: State, seat: Seat, random: Random) -> int:
    while True:
        card = 1 + int(random() * len(CARDS))
        if holds(state, seat, card):
            return card


def choose_purchase(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Try a few random purchases and make the first one that is affordable."""
    move.kind = moves.BUY_NOTHING
    if random() < KEEPS:
        return
    options, cash = state.options, state.cash[seat]
    for _ in range(TRIES):
        railroad = int(random() * len(state.owner))
        if state.owner[railroad] < 0 and purchase_price(state, railroad) <= cash:
            move.kind = moves.BUY_RAILROAD
            move.railroad = railroad
            return
        if options.group_purchase:
            group = int(random() * len(state.board.groups))
            if state.board.groups[group][2] <= cash and group_left(state, group):
                move.kind = moves.BUY_GROUP
                move.group = group
                return
        if options.governor and BANK in state.owner:
            move.kind = moves.DRAW_RAILROAD
            return
    if not options.governor:
        choose_engine(state, seat, random, move)


def choose_engine(state: State, seat: Seat, random: Random, move: Move) -> None:
    engine = 1 + int(random() * 2)
    if state.engine[seat] < engine and engine_price(state, engine) <= state.cash[seat]:
        move.kind = moves.BUY_ENGINE
        move.engine = engine
    else:
        move.kind = moves.BUY_NOTHING


def choose_sale(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Sell a random railroad of `seat`, to the Bank or by auction."""
    railroad = int(random() * len(state.owner))
    while state.owner[railroad] != seat:
        railroad = int(random() * len(state.owner))
    move.kind = moves.SELL if state.options.governor or random() < 0.5 else moves.AUCTION
    move.railroad = railroad


def choose_bid(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Pass, or bid the least or a little more."""
    move.kind = moves.PASS_BID
    if random() < PASSES:
        return
    amount = least_bid(state) + STEP * int(random() * 3)
    if amount <= state.cash[seat]:
        move.kind = moves.BID
        move.amount = amount
