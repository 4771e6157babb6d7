"""What can happen. City cards in hand, choices before the reveal and discarded cards are secret (SF-45).

`city` is a town and `way` an arc (see `Board`): records keep these names.
"""

from capolinea.core.action import Seat
from capolinea.core.event import Event


class Dealt(Event, frozen=True, tag="dealt"):
    """SF-3 The city cards that `seat` is dealt."""

    seat: Seat
    cities: tuple[int, ...]

    @property
    def audience(self) -> Seat | None:
        return self.seat


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """SF-6 A turn begins; `seat` holds the train."""

    seat: Seat
    round: int


class CityDrawn(Event, frozen=True, tag="city_drawn"):
    """SF-8 `seat` drew the top card; `left` cards are in the deck."""

    seat: Seat
    left: int


class CitySeen(Event, frozen=True, tag="city_seen"):
    """The city card that `seat` drew."""

    seat: Seat
    city: int

    @property
    def audience(self) -> Seat | None:
        return self.seat

    @property
    def reveals(self) -> bool:
        return True


class ShortLineShown(Event, frozen=True, tag="short_line_shown"):
    """SF-10 The rails of a short line become available. `seat` drew its card; -1 if it came up for the third hand."""

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
    """SF-12 `seat` has put a card face down. A change of that card causes no such event."""

    seat: Seat


class ChoiceNoted(Event, frozen=True, tag="choice_noted"):
    """The card that `seat` has put face down."""

    seat: Seat
    card: int

    @property
    def audience(self) -> Seat | None:
        return self.seat


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """SF-15 By seat: the card played, or NOTHING (SF-16), and the major of the branch line played with it, or -1."""

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
    """SF-52 `seat` played a boomtown card and placed no counter."""

    seat: Seat


class RailLaid(Event, frozen=True, tag="rail_laid"):
    """A rail of `railroad` lies on `segment`, laid along `way`.

    `branch` says whether it was laid with a branch-line card. `cost` was paid first (SF-43). `city` is the town newly
    connected to the railroad, or -1; `first` and `square` are the bonuses earned (SF-28 to SF-30).
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
    """The city cards that `seat` discarded and drew."""

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
    """SF-44 `forced` says that `seat` could not pay for any rail (SF-55)."""

    seat: Seat
    forced: bool


class BranchUnused(Event, frozen=True, tag="branch_unused"):
    """SF-35 The turn is over and the unused card leaves the game."""

    seat: Seat
    railroad: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """SF-37, SF-44 `third` are the cards of the third hand (SF-42)."""

    reason: str
    third: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True
