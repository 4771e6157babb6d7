"""The game wired into one value."""

from typing import Final

from capolinea.core.action_rules import ActionRule, ActionRules
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.santa_fe_rails import actions as do
from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails import moves, notation
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check_options
from capolinea.games.santa_fe_rails.phases import choosing, counters, drawing, laying, stopping
from capolinea.games.santa_fe_rails.playout import choose
from capolinea.games.santa_fe_rails.scoring import outcome
from capolinea.games.santa_fe_rails.sequence import set_up, turn
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, FIRST_LAY, SECOND_LAY, State
from capolinea.games.santa_fe_rails.view import View, guess, state_from_view, view_of


def map_id(options: CoreOptions) -> MapId:
    return BOARD.map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


LAYS: Final = (FIRST_LAY, SECOND_LAY)

# fmt: off
#: Each action: its kind of move, when it is offered, and how it is judged, offered, performed and written.
ACTIONS: Final = ActionRules((
    ActionRule(do.DrawCity, moves.DRAW_CITY, (DRAW,), notation.DRAW,
               drawing.refuse_draw_city, drawing.offer_draw, drawing.draw_city),
    ActionRule(do.Take, moves.TAKE, (DRAW,), notation.TAKE,
               drawing.refuse_take, drawing.offer_takes, drawing.take),
    ActionRule(do.BuyBranch, moves.BUY_BRANCH, (DRAW,), notation.BUY,
               drawing.refuse_buy_branch, drawing.offer_branches, drawing.buy_branch),
    ActionRule(do.Decline, moves.DECLINE, (DRAW,), notation.DECLINE,
               drawing.refuse_decline, drawing.offer_decline, drawing.decline),
    ActionRule(do.Choose, moves.CHOOSE, (CHOOSE,), notation.PLAY,
               choosing.refuse_choose, choosing.offer_choices, choosing.choose),
    ActionRule(do.PlaceCounter, moves.PLACE_COUNTER, (COUNTER,), notation.COUNTER,
               counters.refuse_place, counters.offer_counters, counters.place),
    ActionRule(do.LayRail, moves.LAY_RAIL, LAYS, notation.RAIL,
               laying.refuse_lay, laying.offer_rails, laying.lay_rail),
    ActionRule(do.BeginBranch, moves.BEGIN_BRANCH, LAYS, notation.BRANCH,
               laying.refuse_begin_branch, laying.offer_branches, laying.begin_branch),
    ActionRule(do.Exchange, moves.EXCHANGE, (SECOND_LAY,), notation.EXCHANGE,
               laying.refuse_exchange, laying.offer_exchanges, laying.exchange),
    ActionRule(do.Done, moves.DONE, (COUNTER, *LAYS), notation.DONE,
               stopping.refuse_done, stopping.offer_done, stopping.done),
    ActionRule(do.PutOff, moves.PUT_OFF, (FIRST_LAY,), notation.PUT_OFF,
               laying.refuse_put_off, laying.offer_put_off, laying.pass_over),
    ActionRule(do.Pass, moves.PASS, LAYS, notation.PASS,
               laying.refuse_pass, laying.offer_pass, laying.pass_over),
    ActionRule(do.EndGame, moves.END_GAME, LAYS, notation.END_GAME,
               laying.refuse_end_game, laying.offer_end_game, laying.end_game),
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
        was.Dealt,
        was.TurnBegan,
        was.CityDrawn,
        was.CitySeen,
        was.ShortLineShown,
        was.CardTaken,
        was.BranchBought,
        was.DrawDeclined,
        was.ThirdHandDealt,
        was.CardChosen,
        was.ChoiceNoted,
        was.CardsRevealed,
        was.CounterPlaced,
        was.CountersDeclined,
        was.RailLaid,
        was.CardsExchanged,
        was.ExchangeSeen,
        was.RailsPutOff,
        was.LayPassed,
        was.BranchUnused,
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
