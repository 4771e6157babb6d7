"""The game wired into one value."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.spike import actions as do
from capolinea.games.spike import events as was
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check
from capolinea.games.spike.notation import read, write
from capolinea.games.spike.phases import building, drawing, handling, improving, moving, preparing
from capolinea.games.spike.scoring import outcome
from capolinea.games.spike.sequence import set_up, turn
from capolinea.games.spike.state import AFTER, DRAW, GIFT, MOVE, PLACE, ROUTE, SIDES, TURN, State
from capolinea.games.spike.view import View, guess, view


def map_id(options: CoreOptions) -> MapId:
    return BOARD.map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


def offers(state: State, seat: Seat) -> list[Action]:
    """Everything `seat`, whose decision it is, may do; of builds the cheapest."""
    stage = state.stage
    if stage == TURN:
        return [
            *handling.offer_handling(state, seat),
            *moving.offer_moves(state, seat),
            *drawing.offer_draws(state, seat),
            *building.offer_builds(state, seat),
            *improving.offer_improvements(state, seat),
        ]
    if stage == DRAW:
        return [*handling.offer_handling(state, seat), *drawing.offer_draws(state, seat)]
    if stage == MOVE:
        return moving.offer_going_on(state, seat)
    if stage == AFTER:
        return [*handling.offer_handling(state, seat), do.Stop(seat)]
    if stage == SIDES:
        return preparing.offer_sides(state, seat)
    if stage == GIFT:
        return preparing.offer_gifts(state, seat)
    if stage == ROUTE:
        return preparing.offer_routes(state, seat)
    assert stage == PLACE
    return preparing.offer_places(state, seat)


def refuse(state: State, action: Action) -> Refusal | None:
    if isinstance(action, do.Build):
        return building.refuse_build(state, action)
    if isinstance(action, do.Take):
        return drawing.refuse_take(state, action)
    if isinstance(action, do.Draw):
        return drawing.refuse_draw(state)
    if isinstance(action, do.Ride):
        return moving.refuse_ride(state, action)
    if isinstance(action, do.Start):
        return moving.refuse_start(state, action)
    if isinstance(action, do.Extra):
        return moving.refuse_extra(state, action)
    if isinstance(action, do.Load):
        return handling.refuse_load(state, action)
    if isinstance(action, do.Deliver):
        return handling.refuse_deliver(state, action)
    if isinstance(action, do.Improve):
        return improving.refuse_improve(state, action)
    if isinstance(action, do.Stop):
        return refuse_stop(state)
    if isinstance(action, do.Place):
        return preparing.refuse_place(state, action)
    if isinstance(action, do.GiveCard):
        return preparing.refuse_give_card(state, action)
    if isinstance(action, do.KeepRoute):
        return preparing.refuse_keep_route(state, action)
    assert isinstance(action, do.ChooseSides)
    return preparing.refuse_choose_sides(state, action)


def refuse_stop(state: State) -> Refusal | None:
    """SP-39 Free movement needs no end, and an action is owed."""
    return None if state.stage in (DRAW, MOVE, AFTER) else Refusal("stop.action_due", "SP-39")


def apply(state: State, action: Action, chance: Chance) -> list[Event]:
    log: list[Event] = []
    seat = action.seat
    if isinstance(action, do.Build):
        building.build(state, seat, action.spaces, action.cards, log)
    elif isinstance(action, do.Take):
        drawing.take(state, seat, action.colour, chance, log)
    elif isinstance(action, do.Draw):
        drawing.draw(state, seat, chance, log)
    elif isinstance(action, do.Ride):
        moving.ride(state, seat, action.place, log)
    elif isinstance(action, do.Start):
        moving.start(state, seat, action.place, log)
    elif isinstance(action, do.Extra):
        moving.go_extra(state, seat, action.place, log)
    elif isinstance(action, do.Load):
        handling.load(state, seat, action.put_off, log)
    elif isinstance(action, do.Deliver):
        handling.deliver(state, seat, action.good, log)
    elif isinstance(action, do.Improve):
        improving.improve(state, seat, action.part, log)
    elif isinstance(action, do.Stop):
        stop(state, seat, chance, log)
    elif isinstance(action, do.Place):
        preparing.place(state, action, log)
    elif isinstance(action, do.GiveCard):
        preparing.give_card(state, action, chance, log)
    elif isinstance(action, do.KeepRoute):
        preparing.keep_route(state, action, log)
    else:
        assert isinstance(action, do.ChooseSides)
        preparing.choose_sides(state, action, chance, log)
    return log


def stop(state: State, seat: Seat, chance: Chance, log: list[Event]) -> None:
    if state.stage == DRAW:
        drawing.stop(state, seat, chance, log)
    elif state.stage == MOVE:
        moving.halt(state, seat, log)
    else:
        handling.end(state, seat, log)


RULES: Final = Rules(
    key=KEY,
    version=RULES_VERSION,
    changes=CHANGES,
    seats=SEATS,
    options=Options,
    actions=(
        do.ChooseSides,
        do.GiveCard,
        do.KeepRoute,
        do.Place,
        do.Ride,
        do.Start,
        do.Extra,
        do.Load,
        do.Deliver,
        do.Take,
        do.Draw,
        do.Build,
        do.Improve,
        do.Stop,
    ),
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
        was.PutOff,
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
