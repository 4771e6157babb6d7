"""The game wired into one value."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.core.rules import MapId, Rules
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.santa_fe_rails import actions as do
from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.meta import CHANGES, KEY, RULES_VERSION, SEATS, Options, check
from capolinea.games.santa_fe_rails.notation import read, write
from capolinea.games.santa_fe_rails.phases import choosing, counters, drawing, laying
from capolinea.games.santa_fe_rails.scoring import outcome
from capolinea.games.santa_fe_rails.sequence import set_up, turn
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, State
from capolinea.games.santa_fe_rails.view import View, guess, view


def map_id(options: CoreOptions) -> MapId:
    return BOARD.map_id


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    return set_up(options, chance, version)


def offers(state: State, seat: Seat) -> list[Action]:
    """Everything `seat`, whose decision it is, may do."""
    if state.stage == CHOOSE:
        return choosing.offer_choices(state, seat)
    if state.stage == DRAW:
        return drawing.offer_draws(state, seat)
    if state.stage == COUNTER:
        return counters.offer_counters(state, seat)
    return laying.offer_lays(state, seat)


def refuse(state: State, action: Action) -> Refusal | None:
    if isinstance(action, do.LayRail):
        return laying.refuse_lay(state, action)
    if isinstance(action, do.BeginBranch):
        return laying.refuse_begin_branch(state, action)
    if isinstance(action, do.Choose):
        return choosing.refuse_choose(state, action)
    if isinstance(action, do.DrawCity):
        return drawing.refuse_draw_city(state, action)
    if isinstance(action, do.Take):
        return drawing.refuse_take(state, action)
    if isinstance(action, do.BuyBranch):
        return drawing.refuse_buy_branch(state, action)
    if isinstance(action, do.Decline):
        return drawing.refuse_decline(state, action)
    if isinstance(action, do.PlaceCounter):
        return counters.refuse_place(state, action)
    if isinstance(action, do.Exchange):
        return laying.refuse_exchange(state, action)
    if isinstance(action, do.Done):
        return refuse_done(state, action)
    if isinstance(action, do.PutOff):
        return laying.refuse_put_off(state, action)
    if isinstance(action, do.Pass):
        return laying.refuse_pass(state, action)
    assert isinstance(action, do.LetEnd)
    return laying.refuse_let_end(state, action)


def refuse_done(state: State, action: do.Done) -> Refusal | None:
    if state.stage == COUNTER:
        return counters.refuse_no_more(state, action)
    if laying.is_lay(state):
        return laying.refuse_done(state, action)
    return Refusal("done.not_now", "SF-6")


def apply(state: State, action: Action, chance: Chance) -> list[Event]:
    """Chance speaks only in the set-up: the deck lies ready from then on."""
    return perform(state, action)


def perform(state: State, action: Action) -> list[Event]:
    if isinstance(action, do.LayRail):
        return laying.lay_rail(state, action)
    if isinstance(action, do.BeginBranch):
        return laying.begin_branch(state, action)
    if isinstance(action, do.Choose):
        return choosing.choose(state, action)
    if isinstance(action, do.DrawCity):
        return drawing.draw_city(state, action)
    if isinstance(action, do.Take):
        return drawing.take(state, action)
    if isinstance(action, do.BuyBranch):
        return drawing.buy_branch(state, action)
    if isinstance(action, do.Decline):
        return drawing.decline(state, action)
    if isinstance(action, do.PlaceCounter):
        return counters.place(state, action)
    if isinstance(action, do.Exchange):
        return laying.exchange(state, action)
    if isinstance(action, do.Done):
        return counters.no_more(state, action.seat) if state.stage == COUNTER else laying.done(state)
    if isinstance(action, do.LetEnd):
        return laying.let_end(state)
    return laying.pass_over(state, action.seat, False)


RULES: Final = Rules(
    key=KEY,
    version=RULES_VERSION,
    changes=CHANGES,
    seats=SEATS,
    options=Options,
    actions=(
        do.DrawCity,
        do.Take,
        do.BuyBranch,
        do.Decline,
        do.Choose,
        do.PlaceCounter,
        do.LayRail,
        do.BeginBranch,
        do.Exchange,
        do.Done,
        do.PutOff,
        do.Pass,
        do.LetEnd,
    ),
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
