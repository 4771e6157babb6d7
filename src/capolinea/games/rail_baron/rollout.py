"""Whole matches at random without listing moves: the kernel for simulations and search.

Trains mostly take a shortest way and now and then any other; purchases, bids and sales are drawn and put to the judge.
Everything is done to the state by the functions of `phases/`; a law test replays what was done through the judge.
"""

from collections.abc import Callable
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.actions import (
    Auction,
    Bid,
    BuyEngine,
    BuyGroup,
    BuyNothing,
    BuyRailroad,
    Declare,
    Discard,
    DrawRailroad,
    EndTurn,
    PassBid,
    PickRegion,
    PlayCard,
    Ride,
    Roll,
    Sell,
)
from capolinea.games.rail_baron.phases.buying import (
    refuse_buy_engine,
    refuse_buy_group,
    refuse_buy_railroad,
    refuse_draw,
)
from capolinea.games.rail_baron.phases.riding import arrive_at_dot, holds, move
from capolinea.games.rail_baron.phases.rolling import refuse_declare
from capolinea.games.rail_baron.phases.sales import least_bid, refuse_bid
from capolinea.games.rail_baron.pieces import CARDS, STEP
from capolinea.games.rail_baron.rules import perform
from capolinea.games.rail_baron.sequence import may_play_card
from capolinea.games.rail_baron.state import (
    AFTER,
    BID,
    DISCARD,
    ENGINE,
    OVER,
    PURCHASE,
    REGION,
    RIDE,
    SALE,
    TURN,
    State,
)
from capolinea.games.rail_baron.trips import may_ride, target

Random = Callable[[], float]
"""Gives a float in [0, 1)."""

#: How often a train takes any segment, a player buys nothing, passes a bid, sells for no need, plays no card.
STRAYS: Final = 0.05
KEEPS: Final = 0.2
PASSES: Final = 0.6
SELLS: Final = 0.02
WAITS: Final = 0.7
TRIES: Final = 4


def play_match(state: State, chance: Chance, random: Random, most: int, played: list[Action] | None = None) -> int:
    """Play on to the end, or until about `most` actions are made; the number of actions. `played` takes them down."""
    actions = 0
    straight = [-1] * state.seats
    while state.stage != OVER and actions < most:
        if state.stage == RIDE:
            actions += ride_roll(state, straight, random, played)
            continue
        action = draw_action(state, random)
        perform(state, action, chance)
        actions += 1
        if played is not None:
            played.append(action)
    return actions


def ride_roll(state: State, straight: list[int], random: Random, played: list[Action] | None) -> int:
    """Ride until something else is due; the number of segments.

    `straight` holds for each seat the dot to which its shortest way is known to be free, or -1: along it there is
    nothing to judge.
    """
    seat = state.mover
    board = state.board
    goal = target(state, seat)
    toward = board.toward(goal)
    if state.last_railroad[seat] < 0:
        straight[seat] = goal
    alone = True not in state.declared
    ridden = 0
    while True:
        if random() < STRAYS or not (
            straight[seat] == goal or board.is_straight(state.at[seat], goal, state.used[seat])
        ):
            straight[seat] = -1
            segment = draw_segment(state, seat, random)
        else:
            straight[seat] = goal
            segment = toward[state.at[seat]]
        move(state, seat, segment)
        ridden += 1
        if played is not None:
            played.append(Ride(seat, segment))
        if not alone or state.steps == 0 or state.at[seat] == goal:
            arrive_at_dot(state, seat)
            return ridden


def draw_segment(state: State, seat: Seat, random: Random) -> int:
    """Any segment that may be taken, each as likely; RB-11 there is one."""
    near = state.board.ways[state.at[seat]]
    ways = len(near) // 2
    while True:
        segment = near[2 * int(random() * ways)]
        if may_ride(state, seat, segment):
            return segment


def draw_action(state: State, random: Random) -> Action:
    """A decision other than a ride."""
    seat, stage = state.actor, state.stage
    if stage == TURN:
        return draw_turn(state, seat, random)
    if stage == AFTER:
        if may_play_card(state) and random() > WAITS:
            return PlayCard(seat, draw_card(state, seat, random))
        return Roll(seat) if state.bonus_due else EndTurn(seat)
    if stage == PURCHASE:
        return draw_purchase(state, seat, random)
    if stage == BID:
        return draw_bid(state, seat, random)
    if stage == SALE:
        return draw_sale(state, seat, random)
    if stage == REGION:
        return PickRegion(seat, int(random() * len(state.board.regions)))
    if stage == DISCARD:
        return Discard(seat, draw_card(state, seat, random))
    assert stage == ENGINE
    return draw_engine(state, seat, random)


def draw_turn(state: State, seat: Seat, random: Random) -> Action:
    """Home when there is money for it; a railroad sold for no need now and then; mostly the dice."""
    if state.goal[seat] < 0 and refuse_declare(state, Declare(seat)) is None:
        return Declare(seat)
    if state.options.free_sales and not state.rolled and random() < SELLS and seat in state.owner:
        return draw_sale(state, seat, random)
    return Roll(seat)


def draw_card(state: State, seat: Seat, random: Random) -> int:
    while True:
        card = 1 + int(random() * len(CARDS))
        if holds(state, seat, card):
            return card


def draw_purchase(state: State, seat: Seat, random: Random) -> Action:
    """A few things are thought of; the first that can be had is bought."""
    if random() < KEEPS:
        return BuyNothing(seat)
    options = state.options
    for _ in range(TRIES):
        railroad = BuyRailroad(seat, int(random() * len(state.owner)))
        if refuse_buy_railroad(state, railroad) is None:
            return railroad
        if options.group_purchase:
            group = BuyGroup(seat, int(random() * len(state.board.groups)))
            if refuse_buy_group(state, group) is None:
                return group
        if options.governor:
            draw = DrawRailroad(seat)
            if refuse_draw(state, draw) is None:
                return draw
    return BuyNothing(seat) if options.governor else draw_engine(state, seat, random)


def draw_engine(state: State, seat: Seat, random: Random) -> Action:
    engine = BuyEngine(seat, 1 + int(random() * 2))
    return engine if refuse_buy_engine(state, engine) is None else BuyNothing(seat)


def draw_sale(state: State, seat: Seat, random: Random) -> Action:
    """Any own railroad, to the Bank or among the others."""
    while True:
        railroad = int(random() * len(state.owner))
        if state.owner[railroad] == seat:
            if state.options.governor or random() < 0.5:
                return Sell(seat, railroad)
            return Auction(seat, railroad)


def draw_bid(state: State, seat: Seat, random: Random) -> Action:
    """Out of it, or a little more than the least."""
    if random() < PASSES:
        return PassBid(seat)
    bid = Bid(seat, least_bid(state) + STEP * int(random() * 3))
    return bid if refuse_bid(state, bid) is None else PassBid(seat)
