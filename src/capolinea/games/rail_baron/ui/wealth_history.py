"""How everybody's wealth changed, turn by turn, from payments that everybody could see (RB-43, RB-45)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from capolinea.core.event import Event
from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron.fees import engine_price
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import NO_ENGINE, START_CASH
from capolinea.games.rail_baron.state import BANK, GOVERNOR, new_state

#: Where cash comes from and goes to, in the order of display.
SOURCES: Final = ("start", "payoffs", "fees_in", "fees_out", "interceptions", "railroads", "engines")


class WealthHistory:
    """Accounts of all seats, built from events; `worth` has one row for each turn that began, and one for the end."""

    def __init__(self, options: Options, version: int) -> None:
        seats = range(options.seats)
        self.initial: Final = new_state(options, version)
        self.accounts: Final = [{"start": START_CASH, **dict.fromkeys(SOURCES[1:], 0)} for _ in seats]
        self.engine: Final = [NO_ENGINE for _ in seats]
        self.owner: Final = [BANK for _ in self.initial.board.railroads]
        self.trips: Final = [0 for _ in seats]
        self.worth: Final[list[tuple[int, ...]]] = []

    def book(self, seat: int, source: str, amount: int) -> None:
        if seat >= 0:
            self.accounts[seat][source] += amount

    def cash(self, seat: int) -> int:
        return sum(self.accounts[seat].values())

    def railroads(self, seat: int) -> int:
        """At their price."""
        price = self.initial.board.price
        return sum([price[railroad] for railroad, owner in enumerate(self.owner) if owner == seat])

    def engines(self, seat: int) -> int:
        return engine_price(self.initial, self.engine[seat])

    def note(self) -> None:
        self.worth.append(
            tuple([self.cash(seat) + self.railroads(seat) + self.engines(seat) for seat in range(len(self.engine))])
        )


def wealth_history_of(options: Options, version: int, events: Sequence[Event]) -> WealthHistory:
    history = WealthHistory(options, version)
    for event in events:
        booked = BOOKS.get(type(event))
        if booked is not None:
            booked(history, event)
    history.note()
    return history


def turn_began(history: WealthHistory, event: was.TurnBegan) -> None:
    history.note()


def arrived(history: WealthHistory, event: was.Arrived) -> None:
    history.book(event.seat, "payoffs", event.payoff)
    history.trips[event.seat] += 1


def paid(history: WealthHistory, event: was.Paid) -> None:
    """Count what a ruined player pays as fees."""
    if event.reason == "interception":
        history.book(event.seat, "interceptions", -event.amount)
        history.book(event.to, "interceptions", event.amount)
        return
    history.book(event.seat, "fees_out", -event.amount)
    history.book(event.to, "fees_in", event.amount)


def railroad_bought(history: WealthHistory, event: was.RailroadBought) -> None:
    history.book(event.seat, "railroads", -event.price)
    history.book(event.seller, "railroads", event.price)
    history.owner[event.railroad] = event.seat


def group_bought(history: WealthHistory, event: was.GroupBought) -> None:
    history.book(event.seat, "railroads", -event.price)
    for railroad in event.railroads:
        history.owner[railroad] = event.seat


def railroad_sold(history: WealthHistory, event: was.RailroadSold) -> None:
    history.book(event.seat, "railroads", event.price)
    history.owner[event.railroad] = event.to


def railroad_unsold(history: WealthHistory, event: was.RailroadUnsold) -> None:
    history.owner[event.railroad] = GOVERNOR


def engine_bought(history: WealthHistory, event: was.EngineBought) -> None:
    history.book(event.seat, "engines", -event.price)
    history.engine[event.seat] = event.engine


def went_out(history: WealthHistory, event: was.WentOut) -> None:
    history.engine[event.seat] = NO_ENGINE


BOOKS: Final[dict[type[Event], Callable[[WealthHistory, Any], None]]] = {
    was.TurnBegan: turn_began,
    was.Arrived: arrived,
    was.Paid: paid,
    was.RailroadBought: railroad_bought,
    was.GroupBought: group_bought,
    was.RailroadSold: railroad_sold,
    was.RailroadUnsold: railroad_unsold,
    was.EngineBought: engine_bought,
    was.WentOut: went_out,
}
