"""What can have happened. City cards in hand, choices before the reveal and cards put away are secret (SF-45)."""

from capolinea.core.action import Seat
from capolinea.core.event import Event


class Dealt(Event, frozen=True, tag="dealt"):
    """SF-3"""

    seat: Seat
    cities: tuple[int, ...]

    @property
    def audience(self) -> Seat | None:
        return self.seat


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """SF-6 `seat` holds the train."""

    seat: Seat
    round: int


class CityDrawn(Event, frozen=True, tag="city_drawn"):
    """SF-8 `seat` drew the top card; `left` are in the deck."""

    seat: Seat
    left: int


class CitySeen(Event, frozen=True, tag="city_seen"):
    """Which city it was."""

    seat: Seat
    city: int

    @property
    def audience(self) -> Seat | None:
        return self.seat

    @property
    def reveals(self) -> bool:
        return True


class ShortLineShown(Event, frozen=True, tag="short_line_shown"):
    """SF-10 Its rails are available. `seat` drew it, or -1: it came up for the third hand."""

    seat: Seat
    railroad: int

    @property
    def reveals(self) -> bool:
        return True


class CardTaken(Event, frozen=True, tag="card_taken"):
    seat: Seat
    card: int


class BranchBought(Event, frozen=True, tag="branch_bought"):
    seat: Seat
    railroad: int
    price: int


class DrawDeclined(Event, frozen=True, tag="draw_declined"):
    """SF-11"""

    seat: Seat


class ThirdHandDealt(Event, frozen=True, tag="third_hand_dealt"):
    """SF-41 The hidden third hand now has `size` cards."""

    size: int


class CardChosen(Event, frozen=True, tag="card_chosen"):
    """SF-12 `seat` has put a card face down; told once, whatever it is changed to."""

    seat: Seat


class ChoiceNoted(Event, frozen=True, tag="choice_noted"):
    """Which card it is."""

    seat: Seat
    card: int

    @property
    def audience(self) -> Seat | None:
        return self.seat


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """SF-15 By seat: the card played, or NOTHING (SF-16), and the major of the branch line with it, or -1."""

    cards: tuple[int, ...]
    branches: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True


class CounterPlaced(Event, frozen=True, tag="counter_placed"):
    """SF-31"""

    seat: Seat
    city: int
    value: int


class CountersDeclined(Event, frozen=True, tag="counters_declined"):
    """SF-52 A boomtown card was played, and no counter placed."""

    seat: Seat


class RailLaid(Event, frozen=True, tag="rail_laid"):
    """A rail of `railroad` lies on `segment`, laid along `way`.

    `branch`: by a branch-line card. `cost` was paid first (SF-43). `city` is newly connected to the railroad, or -1;
    `first` and `square` are the bonuses it brought (SF-28 to SF-30).
    """

    seat: Seat
    railroad: int
    way: int
    segment: int
    branch: bool
    cost: int
    city: int
    first: int
    square: int


class CardsExchanged(Event, frozen=True, tag="cards_exchanged"):
    """SF-32"""

    seat: Seat
    count: int
    left: int


class ExchangeSeen(Event, frozen=True, tag="exchange_seen"):
    """Which cities went and which came."""

    seat: Seat
    given: tuple[int, ...]
    got: tuple[int, ...]

    @property
    def audience(self) -> Seat | None:
        return self.seat

    @property
    def reveals(self) -> bool:
        return True


class RailsPutOff(Event, frozen=True, tag="rails_put_off"):
    """SF-53"""

    seat: Seat


class LayPassed(Event, frozen=True, tag="lay_passed"):
    """SF-44; `forced`: no rail could be paid (SF-55)."""

    seat: Seat
    forced: bool


class BranchUnused(Event, frozen=True, tag="branch_unused"):
    """SF-35 The turn is over, and the card leaves the game."""

    seat: Seat
    railroad: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """SF-37, SF-44 `third` are the cards of the third hand (SF-42)."""

    reason: str
    third: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True
