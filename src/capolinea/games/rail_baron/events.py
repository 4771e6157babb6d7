"""What can have happened. Every payment is public (RB-45)."""

from capolinea.core.action import Seat
from capolinea.core.event import Event


class HomeRolled(Event, frozen=True, tag="home_rolled"):
    """RB-3"""

    seat: Seat
    city: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: Seat


class RegionRolled(Event, frozen=True, tag="region_rolled"):
    """RB-4; `choose`: the train is in this region, so the player picks one (RB-5)."""

    seat: Seat
    region: int
    dice: tuple[int, int, int]
    choose: bool


class RegionPicked(Event, frozen=True, tag="region_picked"):
    seat: Seat
    region: int


class DestinationRolled(Event, frozen=True, tag="destination_rolled"):
    """RB-4; `alternative`: the alternative of a declared train (RB-34)."""

    seat: Seat
    city: int
    dice: tuple[int, int, int]
    alternative: bool


class RollLost(Event, frozen=True, tag="roll_lost"):
    """RB-6, RB-7 The roll gave the city that the train is in."""

    seat: Seat
    city: int
    dice: tuple[int, int, int]


class Declared(Event, frozen=True, tag="declared"):
    """RB-34 `cash` is -1 when it may stay hidden (RB-45, RB-52)."""

    seat: Seat
    cash: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """RB-8, RB-13 `white` has two dice, or none for the bonus move; `bonus` is the coloured die, or 0."""

    seat: Seat
    white: tuple[int, ...]
    bonus: int
    bonus_due: bool


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: Seat
    card: int


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    seat: Seat
    card: int


class CardsReturned(Event, frozen=True, tag="cards_returned"):
    """RB-73"""

    seat: Seat


class Rode(Event, frozen=True, tag="rode"):
    """RB-8 `fee` is the rate of the segment, which counts towards the dues at the end of the turn (RB-46)."""

    seat: Seat
    segment: int
    dot: int
    fee: int


class Intercepted(Event, frozen=True, tag="intercepted"):
    """RB-38 `holder` intercepted `seat` on its way home. What `seat` can pay is then revealed."""

    seat: Seat
    holder: Seat

    @property
    def reveals(self) -> bool:
        return True


class DeclarationLapsed(Event, frozen=True, tag="declaration_lapsed"):
    """RB-37"""

    seat: Seat

    @property
    def reveals(self) -> bool:
        return True


class Arrived(Event, frozen=True, tag="arrived"):
    """RB-29"""

    seat: Seat
    city: int
    payoff: int


class Paid(Event, frozen=True, tag="paid"):
    """`to` is a seat, or -1 for the Bank. `reason` is fees, interception or ruin."""

    seat: Seat
    to: int
    amount: int
    reason: str


class FellShort(Event, frozen=True, tag="fell_short"):
    """RB-23 `seat` cannot pay what is `owed` and has railroads left to sell."""

    seat: Seat
    owed: int

    @property
    def reveals(self) -> bool:
        return True


class CashAnnounced(Event, frozen=True, tag="cash_announced"):
    """RB-45 Everybody knows cash of 150,000 or more."""

    seat: Seat
    cash: int

    @property
    def reveals(self) -> bool:
        return True


class RailroadBought(Event, frozen=True, tag="railroad_bought"):
    """`seller` is a seat, -1 for the Bank or -2 for the Governor."""

    seat: Seat
    railroad: int
    price: int
    seller: int


class GroupBought(Event, frozen=True, tag="group_bought"):
    """RB-50"""

    seat: Seat
    group: int
    railroads: tuple[int, ...]
    price: int


class EngineBought(Event, frozen=True, tag="engine_bought"):
    seat: Seat
    engine: int
    price: int


class NothingBought(Event, frozen=True, tag="nothing_bought"):
    """RB-30; in the variant for the engine and for the railroad separately (RB-61)."""

    seat: Seat


class RailroadSold(Event, frozen=True, tag="railroad_sold"):
    """RB-25, RB-66 `to` is -1 for the Bank or -2 for the Governor."""

    seat: Seat
    railroad: int
    price: int
    to: int


class AuctionOpened(Event, frozen=True, tag="auction_opened"):
    """RB-26, RB-63 `seat` opened it; `drawn`: the Bank sells."""

    seat: Seat
    railroad: int
    opening: int
    drawn: bool


class BidMade(Event, frozen=True, tag="bid_made"):
    seat: Seat
    amount: int


class BidPassed(Event, frozen=True, tag="bid_passed"):
    seat: Seat


class RailroadUnsold(Event, frozen=True, tag="railroad_unsold"):
    """RB-63 Nobody bid: the railroad goes to the Governor."""

    railroad: int


class FeesRaised(Event, frozen=True, tag="fees_raised"):
    """RB-20 The Bank has sold its last railroad."""


class WentOut(Event, frozen=True, tag="went_out"):
    """RB-23"""

    seat: Seat

    @property
    def reveals(self) -> bool:
        return True


class LastRound(Event, frozen=True, tag="last_round"):
    """RB-68"""

    seat: Seat


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """All cash is now shown."""

    reason: str
    winners: tuple[Seat, ...]

    @property
    def reveals(self) -> bool:
        return True
