"""The whole game as one value."""

from typing import Final

from capolinea.core.action_rules import ActionRule, ActionRules
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.steam import actions as do
from capolinea.games.steam import events as was
from capolinea.games.steam import moves, notation
from capolinea.games.steam.board import load_board
from capolinea.games.steam.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check_options
from capolinea.games.steam.phases import bidding, building, candidates, choosing, cities, moving
from capolinea.games.steam.playout import choose
from capolinea.games.steam.scoring import outcome
from capolinea.games.steam.sequence import set_up, turn
from capolinea.games.steam.state import ACTION, BID, BUILD, CAPITAL, MOVE, POINTS, State
from capolinea.games.steam.view import View, guess, state_from_view, view_of


def map_id(options: CoreOptions) -> MapId:
    assert isinstance(options, Options)
    return load_board(options).map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


# fmt: off
#: Each action: its kind of move, when it is offered, and how it is judged, offered, performed and written.
ACTIONS: Final = ActionRules((
    ActionRule(do.PassBid, moves.PASS_BID, (BID,), notation.PASS_BID,
               bidding.refuse_pass, bidding.offer_pass, bidding.pass_bid),
    ActionRule(do.Bid, moves.BID, (BID,), notation.BID,
               bidding.refuse_bid, bidding.offer_bids, bidding.make_bid),
    ActionRule(do.RaiseCapital, moves.RAISE_CAPITAL, (CAPITAL,), notation.RAISE,
               choosing.refuse_capital, choosing.offer_capital, choosing.raise_capital),
    ActionRule(do.TakeTile, moves.TAKE_TILE, (ACTION,), notation.TAKE,
               choosing.refuse_tile, choosing.offer_tiles, choosing.take_tile),
    ActionRule(do.EndBuilding, moves.END_BUILDING, (BUILD,), notation.END,
               building.refuse_end, building.offer_end, building.end_building),
    ActionRule(do.TakeBack, moves.TAKE_BACK, (BUILD,), notation.TAKE_BACK,
               building.refuse_take_back, building.offer_take_back, building.take_back),
    ActionRule(do.GrowCity, moves.GROW_CITY, (BUILD,), notation.GROW,
               cities.refuse_grow, cities.offer_growth, cities.grow_city),
    ActionRule(do.FoundCity, moves.FOUND_CITY, (BUILD,), notation.FOUND,
               cities.refuse_found, cities.offer_foundings, cities.found_city),
    ActionRule(do.LayTrack, moves.LAY_TRACK, (BUILD,), notation.LAY,
               building.refuse_lay, candidates.offer_track, building.lay_track),
    ActionRule(do.MoveGood, moves.MOVE_GOOD, (MOVE,), notation.MOVE,
               moving.refuse_move, moving.offer_moves, moving.move_good),
    ActionRule(do.ImproveLocomotive, moves.IMPROVE_LOCOMOTIVE, (MOVE,), notation.IMPROVE,
               moving.refuse_improve, moving.offer_improvement, moving.improve_locomotive),
    ActionRule(do.PassMove, moves.PASS_MOVE, (MOVE,), notation.PASS_MOVE,
               moving.refuse_pass, moving.offer_pass, moving.pass_move),
    ActionRule(do.PutPoints, moves.PUT_POINTS, (POINTS,), notation.PUT,
               moving.refuse_points, moving.offer_points, moving.put_points),
), moves.Move, choose)
# fmt: on


RULES: Final = Rules(
    key=KEY,
    version=RULES_VERSION,
    changes=CHANGES,
    seats=SEATS,
    options=Options,
    actions=ACTIONS,
    events=(
        was.GoodsDrawn,
        was.OrderDrawn,
        was.AuctionOpened,
        was.BidMade,
        was.BidPassed,
        was.PlaceTaken,
        was.TurnBegan,
        was.PhaseBegan,
        was.OrderSet,
        was.CapitalRaised,
        was.NoCapitalRaised,
        was.TileTaken,
        was.LocomotiveImproved,
        was.TrackLaid,
        was.TrackTakenBack,
        was.LinkCompleted,
        was.LinkClaimed,
        was.LinkLost,
        was.CityGrown,
        was.GrowthLapsed,
        was.CityFounded,
        was.BuildingEnded,
        was.GoodMoved,
        was.MovePassed,
        was.PointsPut,
        was.IncomePaid,
        was.ShortfallCovered,
        was.WentBankrupt,
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
