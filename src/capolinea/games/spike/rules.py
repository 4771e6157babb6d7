"""Spike as one value of the type `Rules`."""

from typing import Final

from capolinea.core.action_rules import ActionRule, ActionRules
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.spike import actions as do
from capolinea.games.spike import events as was
from capolinea.games.spike import moves, notation
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check_options
from capolinea.games.spike.phases import building, drawing, handling, improving, moving, preparing, stopping
from capolinea.games.spike.playout import choose
from capolinea.games.spike.scoring import outcome
from capolinea.games.spike.sequence import set_up, turn
from capolinea.games.spike.state import AFTER, DRAW, GIFT, MOVE, PLACE, ROUTE, SIDES, TURN, State
from capolinea.games.spike.view import View, guess, state_from_view, view_of


def map_id(options: CoreOptions) -> MapId:
    return BOARD.map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


# fmt: off
#: Each action: its kind of move, when it is offered, and how it is judged, offered, performed and written.
ACTIONS: Final = ActionRules((
    ActionRule(do.ChooseSides, moves.CHOOSE_SIDES, (SIDES,), notation.SIDES,
               preparing.refuse_choose_sides, preparing.offer_sides, preparing.choose_sides),
    ActionRule(do.GiveCard, moves.GIVE_CARD, (GIFT,), notation.GIVE,
               preparing.refuse_give_card, preparing.offer_gifts, preparing.give_card),
    ActionRule(do.KeepRoute, moves.KEEP_ROUTE, (ROUTE,), notation.KEEP,
               preparing.refuse_keep_route, preparing.offer_routes, preparing.keep_route),
    ActionRule(do.PlaceLocomotive, moves.PLACE, (PLACE,), notation.PLACE,
               preparing.refuse_place, preparing.offer_places, preparing.place),
    ActionRule(do.Deliver, moves.DELIVER, (TURN, DRAW, AFTER), notation.DELIVER,
               handling.refuse_deliver, handling.offer_deliveries, handling.deliver),
    ActionRule(do.Load, moves.LOAD, (TURN, DRAW, AFTER), notation.LOAD,
               handling.refuse_load, handling.offer_loads, handling.load),
    ActionRule(do.Ride, moves.RIDE, (TURN, MOVE), notation.RIDE,
               moving.refuse_ride, moving.offer_rides, moving.ride),
    ActionRule(do.Extra, moves.EXTRA, (TURN,), notation.EXTRA,
               moving.refuse_extra, moving.offer_extras, moving.go_extra),
    ActionRule(do.Start, moves.START, (TURN,), notation.START,
               moving.refuse_start, moving.offer_starts, moving.start),
    ActionRule(do.Take, moves.TAKE, (TURN, DRAW), notation.TAKE,
               drawing.refuse_take, drawing.offer_takes, drawing.take),
    ActionRule(do.Draw, moves.DRAW, (TURN, DRAW), notation.DRAW,
               drawing.refuse_draw, drawing.offer_draw, drawing.draw),
    ActionRule(do.Build, moves.BUILD, (TURN,), notation.BUILD,
               building.refuse_build, building.offer_builds, building.build),
    ActionRule(do.Improve, moves.IMPROVE, (TURN,), notation.IMPROVE,
               improving.refuse_improve, improving.offer_improvements, improving.improve),
    ActionRule(do.Stop, moves.STOP, (DRAW, MOVE, AFTER), notation.STOP,
               stopping.refuse_stop, stopping.offer_stop, stopping.stop),
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
        was.MarketFilled,
        was.ContractsDealt,
        was.SidesChosen,
        was.SidesShown,
        was.FirstDrawn,
        was.HandDealt,
        was.CardGiven,
        was.GiftGiven,
        was.GiftReceived,
        was.CardsOpened,
        was.RoutesDealt,
        was.RouteKept,
        was.Placed,
        was.TurnBegan,
        was.Rode,
        was.Entered,
        was.Halted,
        was.Loaded,
        was.Unloaded,
        was.Delivered,
        was.CardTaken,
        was.CardDrawn,
        was.CardSeen,
        was.DrawEnded,
        was.RoundBegan,
        was.TimeCardDrawn,
        was.Built,
        was.MarketPaid,
        was.Improved,
        was.TurnEnded,
        was.LastTurns,
        was.RouteShown,
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
