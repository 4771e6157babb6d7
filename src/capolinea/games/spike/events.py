"""What can have happened. An event that only one player may know names that player as its audience."""

from capolinea.core.action import Seat
from capolinea.core.event import Event


class MarketFilled(Event, frozen=True, tag="market_filled"):
    """SP-2 The goods of the market: column by column, from the top."""

    goods: tuple[int, ...]


class ContractsDealt(Event, frozen=True, tag="contracts_dealt"):
    """SP-4 `sides` is empty if they are still to be chosen (SP-36)."""

    seat: Seat
    goods: tuple[int, ...]
    contracts: tuple[int, ...]
    sides: tuple[int, ...]


class SidesChosen(Event, frozen=True, tag="sides_chosen"):
    """SP-36 `seat` has chosen; the choice is shown when everybody has."""

    seat: Seat


class SidesShown(Event, frozen=True, tag="sides_shown"):
    """SP-36"""

    seat: Seat
    goods: tuple[int, ...]
    sides: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True


class FirstDrawn(Event, frozen=True, tag="first_drawn"):
    """SP-6"""

    seat: Seat


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """SP-6 `cards` has a count of each colour."""

    seat: Seat
    cards: tuple[int, ...]

    @property
    def audience(self) -> Seat | None:
        return self.seat


class CardGiven(Event, frozen=True, tag="card_given"):
    """SP-6 Everybody sees who gives and who receives."""

    seat: Seat
    to: Seat


class GiftGiven(Event, frozen=True, tag="gift_given"):
    """SP-37 What the giver knows of the gift."""

    seat: Seat
    to: Seat
    colour: int

    @property
    def audience(self) -> Seat | None:
        return self.seat


class GiftReceived(Event, frozen=True, tag="gift_received"):
    """SP-37 What the receiver knows of the gift."""

    seat: Seat
    giver: Seat
    colour: int

    @property
    def audience(self) -> Seat | None:
        return self.seat


class CardsOpened(Event, frozen=True, tag="cards_opened"):
    """SP-7, SP-21, SP-30 `cards` are now open in `slots`."""

    slots: tuple[int, ...]
    cards: tuple[int, ...]


class RoutesDealt(Event, frozen=True, tag="routes_dealt"):
    """SP-8, SP-36"""

    seat: Seat
    routes: tuple[int, ...]

    @property
    def audience(self) -> Seat | None:
        return self.seat


class RouteKept(Event, frozen=True, tag="route_kept"):
    """SP-36 `seat` kept one of two; nobody else knows which."""

    seat: Seat


class Placed(Event, frozen=True, tag="placed"):
    """SP-9"""

    seat: Seat
    city: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """`free` is how many spaces the train may move for free (SP-14)."""

    seat: Seat
    free: int


class Rode(Event, frozen=True, tag="rode"):
    """SP-13 Moved onto a space; `skipped` is the city passed (SP-16), or -1. `by` is free, start or extra."""

    seat: Seat
    space: int
    skipped: int
    by: str


class Entered(Event, frozen=True, tag="entered"):
    """SP-15 Moved into a city, where the train stops. `by` is free, start or extra."""

    seat: Seat
    city: int
    by: str


class Halted(Event, frozen=True, tag="halted"):
    """SP-26 Stopped on a space, with `left` spaces of speed unused."""

    seat: Seat
    left: int


class Loaded(Event, frozen=True, tag="loaded"):
    """SP-18"""

    seat: Seat
    good: int
    city: int


class Unloaded(Event, frozen=True, tag="put_off"):
    """SP-12 Its token is back on the contract."""

    seat: Seat
    good: int


class Delivered(Event, frozen=True, tag="delivered"):
    """SP-19"""

    seat: Seat
    good: int
    city: int
    money: int


class CardTaken(Event, frozen=True, tag="card_taken"):
    """SP-21 Taken from the open cards."""

    seat: Seat
    colour: int
    slot: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """SP-21 Drawn from the deck; only the player knows which card."""

    seat: Seat


class CardSeen(Event, frozen=True, tag="card_seen"):
    """SP-21"""

    seat: Seat
    colour: int

    @property
    def audience(self) -> Seat | None:
        return self.seat


class DrawEnded(Event, frozen=True, tag="draw_ended"):
    """SP-21 Stopped after `cards` cards, though the train allows more."""

    seat: Seat
    cards: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    """SP-30 `deck` is how many rail cards are left after four are opened; in round 3 the lower half has time cards."""

    round: int
    deck: int


class TimeCardDrawn(Event, frozen=True, tag="time_card_drawn"):
    """SP-32 The first, second or third of round 3."""

    number: int


class Built(Event, frozen=True, tag="built"):
    """SP-22 `seat` connected `city` along `spaces`; `cards` has a count of each colour."""

    seat: Seat
    city: int
    spaces: tuple[int, ...]
    cards: tuple[int, ...]


class MarketPaid(Event, frozen=True, tag="market_paid"):
    """SP-25 Paid for the good of the connected city; its marker then drops to the bottom of `column`."""

    seat: Seat
    good: int
    column: int
    money: int


class Improved(Event, frozen=True, tag="improved"):
    """SP-28 `power` is what the part can do now."""

    seat: Seat
    part: int
    power: int
    price: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The player chose to load or deliver no more."""

    seat: Seat


class LastTurns(Event, frozen=True, tag="last_turns"):
    """SP-33 `seat` has neither tracks nor deliveries left: everybody else has one more turn."""

    seat: Seat


class RouteShown(Event, frozen=True, tag="route_shown"):
    """SP-34"""

    seat: Seat
    route: int
    money: int

    @property
    def reveals(self) -> bool:
        return True


class MatchEnded(Event, frozen=True, tag="match_ended"):
    reason: str
    winners: tuple[Seat, ...]

    @property
    def reveals(self) -> bool:
        return True
