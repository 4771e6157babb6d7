"""The game wired into one value."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.steam import actions as do
from capolinea.games.steam import events as was
from capolinea.games.steam.board import load_board
from capolinea.games.steam.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check
from capolinea.games.steam.notation import read, write
from capolinea.games.steam.phases import bidding, building, choosing, cities, moving
from capolinea.games.steam.scoring import outcome
from capolinea.games.steam.sequence import set_up, turn
from capolinea.games.steam.state import ACTION, BID, BUILD, CAPITAL, MOVE, POINTS, State
from capolinea.games.steam.view import View, guess, view


def map_id(options: CoreOptions) -> MapId:
    assert isinstance(options, Options)
    return load_board(options).map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


def offers(state: State, seat: Seat) -> list[Action]:
    """Everything `seat`, whose decision it is, may do."""
    stage = state.stage
    if stage == BUILD:
        return building.offer_building(state, seat)
    if stage == MOVE:
        return moving.offer_moves(state, seat)
    if stage == POINTS:
        return moving.offer_points(state, seat)
    if stage == ACTION:
        return choosing.offer_tiles(state, seat)
    if stage == BID:
        return bidding.offer_bids(state, seat)
    assert stage == CAPITAL
    return choosing.offer_capital(state, seat)


def refuse(state: State, action: Action) -> Refusal | None:
    if isinstance(action, do.LayTrack):
        return building.refuse_lay(state, action)
    if isinstance(action, do.EndBuilding):
        return building.refuse_end(state, action)
    if isinstance(action, do.TakeBack):
        return building.refuse_take_back(state, action)
    if isinstance(action, do.GrowCity):
        return cities.refuse_grow(state, action)
    if isinstance(action, do.FoundCity):
        return cities.refuse_found(state, action)
    if isinstance(action, do.MoveGood):
        return moving.refuse_move(state, action)
    if isinstance(action, do.ImproveLocomotive):
        return moving.refuse_improve(state, action)
    if isinstance(action, do.PassMove):
        return moving.refuse_pass(state, action)
    if isinstance(action, do.PutPoints):
        return moving.refuse_points(state, action)
    if isinstance(action, do.TakeTile):
        return choosing.refuse_tile(state, action)
    if isinstance(action, do.RaiseCapital):
        return choosing.refuse_capital(state, action)
    if isinstance(action, do.Bid):
        return bidding.refuse_bid(state, action)
    assert isinstance(action, do.PassBid)
    return bidding.refuse_pass(state, action)


def apply(state: State, action: Action, chance: Chance) -> list[Event]:
    """Nothing is drawn after the set-up."""
    if isinstance(action, do.LayTrack):
        return building.lay_track(state, action)
    if isinstance(action, do.EndBuilding):
        return building.end_building(state, action)
    if isinstance(action, do.TakeBack):
        return building.take_back(state, action)
    if isinstance(action, do.GrowCity):
        return cities.grow_city(state, action)
    if isinstance(action, do.FoundCity):
        return cities.found_city(state, action)
    if isinstance(action, do.MoveGood):
        return moving.move_good(state, action)
    if isinstance(action, do.ImproveLocomotive):
        return moving.improve_locomotive(state, action)
    if isinstance(action, do.PassMove):
        return moving.pass_move(state, action)
    if isinstance(action, do.PutPoints):
        return moving.put_points(state, action)
    if isinstance(action, do.TakeTile):
        return choosing.take_tile(state, action)
    if isinstance(action, do.RaiseCapital):
        return choosing.raise_capital(state, action)
    if isinstance(action, do.Bid):
        return bidding.make_bid(state, action)
    assert isinstance(action, do.PassBid)
    return bidding.pass_bid(state, action)


RULES: Final = Rules(
    key=KEY,
    version=RULES_VERSION,
    changes=CHANGES,
    seats=SEATS,
    options=Options,
    actions=(
        do.Bid,
        do.PassBid,
        do.RaiseCapital,
        do.TakeTile,
        do.LayTrack,
        do.TakeBack,
        do.GrowCity,
        do.FoundCity,
        do.EndBuilding,
        do.MoveGood,
        do.ImproveLocomotive,
        do.PassMove,
        do.PutPoints,
    ),
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
