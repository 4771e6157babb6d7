"""Actions as short text: `roll`, `ride Chicago IL > Joliet IL by GM&O`, `buy SP`, `bid 12500`."""

from collections.abc import Callable, Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.action_rules import Notation, Words, plain
from capolinea.core.refusal import InvalidAction
from capolinea.games.rail_baron.actions import (
    Auction,
    Bid,
    BuyEngine,
    BuyGroup,
    BuyNothing,
    BuyRailroad,
    Declare,
    Discard,
    DrawRailroad,
    EndTurn,
    PassBid,
    PickRegion,
    PlayCard,
    Ride,
    Roll,
    Sell,
)
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.pieces import ENGINES
from capolinea.kit.names import name_in

#: Names come from the printed map; its two variants only add to the end of its lists.
BOARD: Final = load_board(False, False)
GROUPS: Final = [name for name, _, _ in BOARD.groups]

#: No number in a text has more digits.
DIGITS: Final = 9


def of_list(verb: str, action: Callable[[Seat, int], Action], field: str, names: Sequence[str]) -> Notation:
    """Return the notation of a verb and a name of the list, or the beginning of one."""

    def write(done: Action) -> str:
        return f"{verb} {names[getattr(done, field)]}"

    def read(seat: Seat, words: Words) -> Action:
        return action(seat, name_in(names, words.rest, words.text))

    return Notation((verb,), write, read)


def of_number(verb: str, action: Callable[[Seat, int], Action], field: str) -> Notation:
    """Return the notation of a verb and a number."""

    def write(done: Action) -> str:
        return f"{verb} {getattr(done, field)}"

    def read(seat: Seat, words: Words) -> Action:
        number = words.rest
        if not (number.isascii() and number.isdecimal() and len(number) <= DIGITS):
            raise InvalidAction("notation.unknown", text=words.text)
        return action(seat, int(number))

    return Notation((verb,), write, read)


def write_ride(action: Ride) -> str:
    segment, dots = action.segment, BOARD.dot_name
    railroad = BOARD.railroads[BOARD.railroad[segment]]
    return f"ride {dots[BOARD.a[segment]]} > {dots[BOARD.b[segment]]} by {railroad}"


def read_ride(seat: Seat, words: Words) -> Action:
    """Read a ride; a dot's state may be left out if the name is unique."""
    dots, by, railroad = words.rest.partition(" by ")
    one, arrow, two = dots.partition(">")
    if not by or not arrow:
        raise InvalidAction("notation.ride_form", text=words.text)
    line = name_in(BOARD.railroads, railroad, words.text)
    ends = {name_in(BOARD.dot_name, one, words.text), name_in(BOARD.dot_name, two, words.text)}
    for segment in range(BOARD.segments):
        if BOARD.railroad[segment] == line and {BOARD.a[segment], BOARD.b[segment]} == ends:
            return Ride(seat, segment)
    raise InvalidAction("notation.no_such_segment", text=words.text)


ROLL: Final = plain(Roll, "roll")
DECLARE: Final = plain(Declare, "declare")
REGION: Final = of_list("region", PickRegion, "region", BOARD.regions)
RIDE: Final = Notation(("ride",), write_ride, read_ride)
CARD: Final = of_number("card", PlayCard, "card")
DISCARD: Final = of_number("discard", Discard, "card")
END: Final = plain(EndTurn, "end")
BUY: Final = of_list("buy", BuyRailroad, "railroad", BOARD.railroads)
GROUP: Final = of_list("group", BuyGroup, "group", GROUPS)
ENGINE: Final = of_list("engine", BuyEngine, "engine", ENGINES)
DRAW: Final = plain(DrawRailroad, "draw")
NOTHING: Final = plain(BuyNothing, "buy nothing")
SELL: Final = of_list("sell", Sell, "railroad", BOARD.railroads)
AUCTION: Final = of_list("auction", Auction, "railroad", BOARD.railroads)
BID: Final = of_number("bid", Bid, "amount")
PASS: Final = plain(PassBid, "pass")
