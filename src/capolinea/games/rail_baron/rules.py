"""Rail Baron as one value of the type `Rules`."""

from dataclasses import replace
from typing import Final

from capolinea.core.action_rules import ActionRule, ActionRules
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.rail_baron import actions as do
from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron import moves, notation
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check_options
from capolinea.games.rail_baron.phases import buying, riding, rolling, sales
from capolinea.games.rail_baron.phases.announcing import announcing
from capolinea.games.rail_baron.playout import choose
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
    TURN,
    State,
)
from capolinea.games.rail_baron.view import View, guess, state_from_view, view_of


def map_id(options: CoreOptions) -> MapId:
    assert isinstance(options, Options)
    return load_board(options.rfp_dot, options.acl_no_turn).map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


# fmt: off
#: Each action: its kind of move, when it is offered, and how it is judged, offered, performed and written.
ROWS: Final = (
    ActionRule(do.Roll, moves.ROLL, (TURN, AFTER), notation.ROLL,
               rolling.refuse_roll, rolling.offer_roll, rolling.roll),
    ActionRule(do.Declare, moves.DECLARE, (TURN,), notation.DECLARE,
               rolling.refuse_declare, rolling.offer_declare, rolling.declare),
    ActionRule(do.PickRegion, moves.PICK_REGION, (REGION,), notation.REGION,
               rolling.refuse_pick_region, rolling.offer_regions, rolling.pick_region),
    ActionRule(do.Ride, moves.RIDE, (RIDE,), notation.RIDE,
               riding.refuse_ride, riding.offer_rides, riding.ride),
    ActionRule(do.EndTurn, moves.END_TURN, (AFTER,), notation.END,
               rolling.refuse_end_turn, rolling.offer_end_turn, rolling.end),
    ActionRule(do.PlayCard, moves.PLAY_CARD, (AFTER,), notation.CARD,
               riding.refuse_play_card, riding.offer_cards, riding.play_card),
    ActionRule(do.Discard, moves.DISCARD, (DISCARD,), notation.DISCARD,
               riding.refuse_discard, riding.offer_discards, riding.discard_card),
    ActionRule(do.BuyRailroad, moves.BUY_RAILROAD, (PURCHASE,), notation.BUY,
               buying.refuse_buy_railroad, buying.offer_railroads, buying.buy_railroad),
    ActionRule(do.BuyEngine, moves.BUY_ENGINE, (ENGINE, PURCHASE), notation.ENGINE,
               buying.refuse_buy_engine, buying.offer_engines, buying.buy_engine),
    ActionRule(do.BuyGroup, moves.BUY_GROUP, (PURCHASE,), notation.GROUP,
               buying.refuse_buy_group, buying.offer_groups, buying.buy_group),
    ActionRule(do.DrawRailroad, moves.DRAW_RAILROAD, (PURCHASE,), notation.DRAW,
               buying.refuse_draw, buying.offer_draw, buying.draw_railroad),
    ActionRule(do.BuyNothing, moves.BUY_NOTHING, (ENGINE, PURCHASE), notation.NOTHING,
               buying.refuse_buy_nothing, buying.offer_nothing, buying.buy_nothing),
    ActionRule(do.Sell, moves.SELL, (TURN, SALE), notation.SELL,
               sales.refuse_sell, sales.offer_sales, sales.sell),
    ActionRule(do.Auction, moves.AUCTION, (TURN, SALE), notation.AUCTION,
               sales.refuse_auction, sales.offer_auctions, sales.auction_railroad),
    ActionRule(do.PassBid, moves.PASS_BID, (BID,), notation.PASS,
               sales.refuse_pass, sales.offer_pass, sales.pass_bid),
    ActionRule(do.Bid, moves.BID, (BID,), notation.BID,
               sales.refuse_bid, sales.offer_bids, sales.make_bid),
)
# fmt: on

#: RB-45 Any action may lead to cash that has to be announced.
ACTIONS: Final = ActionRules(tuple([replace(row, perform=announcing(row.perform)) for row in ROWS]), moves.Move, choose)


RULES: Final = Rules(
    key=KEY,
    version=RULES_VERSION,
    changes=CHANGES,
    seats=SEATS,
    options=Options,
    actions=ACTIONS,
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
    check_options=check_options,
    map_id=map_id,
    begin=begin,
    turn=turn,
    view=view_of,
    state_from_view=state_from_view,
    guess=guess,
    outcome=outcome,
)
