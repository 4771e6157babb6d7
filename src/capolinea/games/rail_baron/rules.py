"""The game wired into one value."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.rail_baron import actions as do
from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check
from capolinea.games.rail_baron.notation import read, write
from capolinea.games.rail_baron.phases import buying, riding, rolling, sales
from capolinea.games.rail_baron.pieces import ANNOUNCED
from capolinea.games.rail_baron.scoring import outcome
from capolinea.games.rail_baron.sequence import set_up, turn
from capolinea.games.rail_baron.state import (
    AFTER,
    BID,
    DISCARD,
    ENGINE,
    PURCHASE,
    REGION,
    RIDE,
    SALE,
    State,
)
from capolinea.games.rail_baron.view import View, guess, view


def map_id(options: CoreOptions) -> MapId:
    assert isinstance(options, Options)
    return load_board(options.rfp_dot, options.acl_no_turn).map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


def offers(state: State, seat: Seat) -> list[Action]:
    """Everything `seat`, whose decision it is, may do."""
    stage = state.stage
    if stage == RIDE:
        return riding.offer_rides(state, seat)
    if stage == PURCHASE:
        return buying.offer_purchases(state, seat)
    if stage == BID:
        return sales.offer_bids(state, seat)
    if stage == SALE:
        return sales.offer_sales(state, seat)
    if stage == AFTER:
        return riding.offer_after(state, seat)
    if stage == REGION:
        return rolling.offer_regions(state, seat)
    if stage == DISCARD:
        return riding.offer_discards(state, seat)
    if stage == ENGINE:
        return buying.offer_engines(state, seat)
    return rolling.offer_turn(state, seat)


def refuse(state: State, action: Action) -> Refusal | None:
    if isinstance(action, do.Ride):
        return riding.refuse_ride(state, action)
    if isinstance(action, do.Roll):
        return rolling.refuse_roll(state, action)
    if isinstance(action, do.BuyNothing):
        return buying.refuse_buy_nothing(state, action)
    if isinstance(action, do.BuyRailroad):
        return buying.refuse_buy_railroad(state, action)
    if isinstance(action, do.BuyEngine):
        return buying.refuse_buy_engine(state, action)
    if isinstance(action, do.BuyGroup):
        return buying.refuse_buy_group(state, action)
    if isinstance(action, do.DrawRailroad):
        return buying.refuse_draw(state, action)
    if isinstance(action, do.PickRegion):
        return rolling.refuse_pick_region(state, action)
    if isinstance(action, do.Declare):
        return rolling.refuse_declare(state, action)
    if isinstance(action, do.EndTurn):
        return rolling.refuse_end_turn(state, action)
    if isinstance(action, do.PlayCard):
        return riding.refuse_play_card(state, action)
    if isinstance(action, do.Discard):
        return riding.refuse_discard(state, action)
    if isinstance(action, do.Sell):
        return sales.refuse_sell(state, action)
    if isinstance(action, do.Auction):
        return sales.refuse_auction(state, action)
    if isinstance(action, do.Bid):
        return sales.refuse_bid(state, action)
    assert isinstance(action, do.PassBid)
    return sales.refuse_pass(state, action)


def apply(state: State, action: Action, chance: Chance) -> list[Event]:
    """RB-45 Whoever comes to 150,000 says so."""
    hidden = [cash < ANNOUNCED for cash in state.cash]
    events = perform(state, action, chance)
    if not state.options.open_cash:
        for seat, cash in enumerate(state.cash):
            if hidden[seat] and cash >= ANNOUNCED:
                events.append(was.CashAnnounced(seat, cash))
    return events


def perform(state: State, action: Action, chance: Chance) -> list[Event]:
    if isinstance(action, do.Ride):
        return riding.ride(state, action)
    if isinstance(action, do.Roll):
        return rolling.roll(state, chance)
    if isinstance(action, do.BuyNothing):
        return buying.buy_nothing(state, action)
    if isinstance(action, do.BuyRailroad):
        return buying.buy_railroad(state, action)
    if isinstance(action, do.BuyEngine):
        return buying.buy_engine(state, action)
    if isinstance(action, do.BuyGroup):
        return buying.buy_group(state, action)
    if isinstance(action, do.DrawRailroad):
        return buying.draw_railroad(state, action, chance)
    if isinstance(action, do.PickRegion):
        return rolling.pick_region(state, action, chance)
    if isinstance(action, do.Declare):
        return rolling.declare(state, action, chance)
    if isinstance(action, do.EndTurn):
        return rolling.end(state)
    if isinstance(action, do.PlayCard):
        return riding.play_card(state, action)
    if isinstance(action, do.Discard):
        return riding.throw_away(state, action)
    if isinstance(action, do.Sell):
        return sales.sell(state, action)
    if isinstance(action, do.Auction):
        return sales.put_up(state, action)
    if isinstance(action, do.Bid):
        return sales.make_bid(state, action)
    assert isinstance(action, do.PassBid)
    return sales.pass_bid(state, action)


RULES: Final = Rules(
    key=KEY,
    version=RULES_VERSION,
    changes=CHANGES,
    seats=SEATS,
    options=Options,
    actions=(
        do.Roll,
        do.Declare,
        do.PickRegion,
        do.Ride,
        do.PlayCard,
        do.Discard,
        do.EndTurn,
        do.BuyRailroad,
        do.BuyGroup,
        do.BuyEngine,
        do.DrawRailroad,
        do.BuyNothing,
        do.Sell,
        do.Auction,
        do.Bid,
        do.PassBid,
    ),
    events=(
        was.HomeRolled,
        was.TurnBegan,
        was.RegionRolled,
        was.RegionPicked,
        was.DestinationRolled,
        was.RollLost,
        was.Declared,
        was.DiceRolled,
        was.CardPlayed,
        was.CardDiscarded,
        was.CardsReturned,
        was.Rode,
        was.Intercepted,
        was.DeclarationLapsed,
        was.Arrived,
        was.Paid,
        was.FellShort,
        was.CashAnnounced,
        was.RailroadBought,
        was.GroupBought,
        was.EngineBought,
        was.NothingBought,
        was.RailroadSold,
        was.AuctionOpened,
        was.BidMade,
        was.BidPassed,
        was.RailroadUnsold,
        was.FeesRaised,
        was.WentOut,
        was.LastRound,
        was.MatchEnded,
    ),
    view_type=View,
    check=check,
    map_id=map_id,
    begin=begin,
    turn=turn,
    offers=offers,
    refuse=refuse,
    apply=apply,
    view=view,
    guess=guess,
    outcome=outcome,
    write=write,
    read=read,
)
