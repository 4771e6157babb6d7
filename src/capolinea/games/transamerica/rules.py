"""TransAmerica as one value of the type `Rules`."""

from typing import Final

from capolinea.core.action_rules import ActionRule, ActionRules
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.transamerica import actions as do
from capolinea.games.transamerica import events as was
from capolinea.games.transamerica import moves, notation
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options
from capolinea.games.transamerica.phases import build, start
from capolinea.games.transamerica.playout import choose
from capolinea.games.transamerica.scoring import outcome
from capolinea.games.transamerica.sequence import set_up, turn
from capolinea.games.transamerica.state import BUILD, START, State
from capolinea.games.transamerica.view import View, guess, state_from_view, view_of


def check_options(options: CoreOptions, version: int) -> Refusal | None:
    """Allow all combinations."""
    return None


def map_id(options: CoreOptions) -> MapId:
    return BOARD.map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


# fmt: off
#: Each action: its kind of move, when it is offered, and how it is judged, offered, performed and written.
ACTIONS: Final = ActionRules((
    ActionRule(do.PlaceStart, moves.PLACE_START, (START,), notation.START,
               start.refuse_place_start, start.offer_starts, start.place_start),
    ActionRule(do.LayRail, moves.LAY_RAIL, (BUILD,), notation.RAIL,
               build.refuse_lay_rail, build.offer_rails, build.lay_rail),
    ActionRule(do.Stop, moves.STOP, (BUILD,), notation.STOP,
               build.refuse_stop, build.offer_stop, build.stop),
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
        was.RoundBegan,
        was.HandDealt,
        was.StartPlaced,
        was.RailLaid,
        was.Stopped,
        was.RoundScored,
        was.BarrierMoved,
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
