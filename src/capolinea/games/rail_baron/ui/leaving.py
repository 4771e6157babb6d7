"""Players who go out of the game because they cannot pay: an account of their last turn (RB-23)."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from capolinea.core.event import Event
from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron.fees import add_due, clear_dues, dues
from capolinea.games.rail_baron.pieces import INTERCEPTION, NO_ENGINE
from capolinea.games.rail_baron.state import new_state
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.phrases import codes, due_words, dues_words, given_words
from capolinea.games.rail_baron.ui.table import Now
from capolinea.games.rail_baron.ui.wealth_history import BOOKS, WealthHistory
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed
from capolinea.render.look import Leaving, Moment


class Ruin(msgspec.Struct):
    """The last turn of a player who went out: what there was, what came and went, and what was owed to whom."""

    start: int = 0
    """Cash when the turn began."""
    payoffs: int = 0
    received: int = 0
    """From others."""
    spent: int = 0
    """On railroads and engines."""
    sold: list[tuple[int, int, int]] = []
    """Railroad, price, and who has it now."""
    owed: tuple[tuple[int, int], ...] = ()
    intercepted: bool = False
    shares: list[tuple[int, int]] = []
    """What of the cash goes to whom."""
    engine: int = NO_ENGINE

    @property
    def cash(self) -> int:
        return self.start + self.payoffs + self.received - self.spent + sum([price for _, price, _ in self.sold])

    @property
    def missing(self) -> int:
        return sum([amount for _, amount in self.owed]) - self.cash


def ruin_of(now: Now, events: Sequence[Event], seat: int) -> Ruin:
    """RB-23 Account for the turn in which `seat` went out. Every payment is public (RB-45)."""
    history = WealthHistory(now.view.options, now.view.version)
    state = new_state(now.view.options, now.view.version)
    state.owner = history.owner
    ruin, mover = Ruin(), -1
    for event in events:
        if isinstance(event, was.TurnBegan):
            clear_dues(state)
            ruin, mover = Ruin(start=history.cash(seat)), event.seat
        elif isinstance(event, was.Rode):
            add_due(state, BOARD.railroad[event.segment], event.fee)
        elif isinstance(event, was.WentOut):
            if event.seat == seat:
                break
            state.in_game[event.seat] = False
        note(ruin, event, seat)
        # What is shared among the creditors is what the account comes to: it is not booked before.
        if event.__class__ in BOOKS and not is_share(event, seat):
            BOOKS[type(event)](history, event)
    ruin.intercepted = mover != seat
    ruin.owed = ((mover, INTERCEPTION),) if ruin.intercepted else dues(state)
    ruin.engine = history.engine[seat]
    return ruin


def is_share(event: Event, seat: int) -> bool:
    return isinstance(event, was.Paid) and event.seat == seat and event.reason == "ruin"


def note(ruin: Ruin, event: Event, seat: int) -> None:
    """Enter what an event brought or cost `seat`."""
    match event:
        case was.Arrived() if event.seat == seat:
            ruin.payoffs += event.payoff
        case was.Paid() if is_share(event, seat):
            ruin.shares.append((event.to, event.amount))
        case was.Paid() if event.to == seat:
            ruin.received += event.amount
        case was.Paid() if event.seat == seat:
            ruin.received -= event.amount
        case was.RailroadSold() if event.seat == seat:
            ruin.sold.append((event.railroad, event.price, event.to))
        case was.RailroadBought() if event.seller == seat:
            ruin.sold.append((event.railroad, event.price, event.seat))
        case was.RailroadBought() | was.GroupBought() | was.EngineBought() if event.seat == seat:
            ruin.spent += event.price


def moment(now: Now, before: Callable[[], Now], events: Sequence[Event], seat: int, say: Say) -> Moment:
    ruin = ruin_of(now, events, seat)
    total = sum([amount for _, amount in ruin.owed])
    rows = [(say("moment.start"), dollars(say, ruin.start))]
    if ruin.payoffs:
        rows.append((say("moment.payoff"), gained(say, ruin.payoffs)))
    if ruin.received:
        rows.append((say("moment.received"), gained(say, ruin.received)))
    if ruin.spent:
        rows.append((say("moment.spent"), gained(say, -ruin.spent)))
    if ruin.sold:
        lots = listed(say, codes([railroad for railroad, _, _ in ruin.sold]))
        rows.append((say("moment.sold", railroads=lots), gained(say, sum([price for _, price, _ in ruin.sold]))))
    reason = "interception" if ruin.intercepted else "fees"
    rows.append((say(f"moment.{reason}", dues=dues_words(say, ruin.owed)), gained(say, -total)))
    return Moment(
        seat=seat,
        kind=say("moment.kind"),
        title=say("moment.title", seat=seat),
        rule=say("moment.rule"),
        clause="RB-23",
        rows=tuple(rows),
        total=(say("moment.missing"), dollars(say, ruin.missing)),
        then=" ".join(then(ruin, say)),
    )


def gained(say: Say, amount: int) -> str:
    return f"+{dollars(say, amount)}" if amount > 0 else dollars(say, amount)


def then(ruin: Ruin, say: Say) -> list[str]:
    """RB-23 Say what becomes of the cash, the railroads, the engine and the train."""
    words = [say("moment.nothing")]
    if ruin.shares:
        words = [
            say("moment.shares", cash=ruin.cash, shares=listed(say, [due_words(say, *each) for each in ruin.shares]))
        ]
    if ruin.sold:
        lots = [given_words(say, who, BOARD.railroads[railroad]) for railroad, _, who in ruin.sold]
        words.append(say("moment.railroads", lots=listed(say, lots)))
    words.append(say("moment.train") if ruin.engine == NO_ENGINE else say("moment.train_engine"))
    return words


def seats_out(view: View) -> tuple[int, ...]:
    """RB-23"""
    return tuple([seat for seat, plays in enumerate(view.in_game) if not plays])


LEAVING: Final[Leaving[View]] = Leaving(out=seats_out, event=was.WentOut, moment=moment)
