"""The game wired into one value."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import (
    BarrierMoved,
    HandDealt,
    MatchEnded,
    RailLaid,
    RoundBegan,
    RoundScored,
    StartPlaced,
    Stopped,
)
from capolinea.games.transamerica.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options
from capolinea.games.transamerica.notation import read, write
from capolinea.games.transamerica.phases.build import lay_rail, offer_build, refuse_lay_rail, refuse_stop, stop
from capolinea.games.transamerica.phases.start import offer_place_start, place_start, refuse_place_start
from capolinea.games.transamerica.scoring import outcome
from capolinea.games.transamerica.sequence import set_up, turn
from capolinea.games.transamerica.state import START, State
from capolinea.games.transamerica.view import View, guess, view


def check(options: CoreOptions, version: int) -> Refusal | None:
    """Every option goes with every other."""
    return None


def map_id(options: CoreOptions) -> MapId:
    return BOARD.map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


def offers(state: State, seat: Seat) -> list[Action]:
    """Everything `seat`, whose turn it is, may do."""
    return offer_place_start(state, seat) if state.phase == START else offer_build(state, seat)


def refuse(state: State, action: Action) -> Refusal | None:
    if isinstance(action, LayRail):
        return refuse_lay_rail(state, action)
    if isinstance(action, PlaceStart):
        return refuse_place_start(state, action)
    assert isinstance(action, Stop)
    return refuse_stop(state, action)


def apply(state: State, action: Action, chance: Chance) -> list[Event]:
    if isinstance(action, LayRail):
        return lay_rail(state, action, chance)
    if isinstance(action, PlaceStart):
        return place_start(state, action)
    assert isinstance(action, Stop)
    return stop(state, action)


RULES: Final = Rules(
    key=KEY,
    version=RULES_VERSION,
    changes=CHANGES,
    seats=SEATS,
    options=Options,
    actions=(PlaceStart, LayRail, Stop),
    events=(RoundBegan, HandDealt, StartPlaced, RailLaid, Stopped, RoundScored, BarrierMoved, MatchEnded),
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
