"""What can have happened. Everything is public."""

from capolinea.core.action import Seat
from capolinea.core.event import Event


class GoodsDrawn(Event, frozen=True, tag="goods_drawn"):
    """ST-1, ST-2 What lies in each printed city (hex, goods) and on each space of the supply."""

    cities: tuple[tuple[str, tuple[str, ...]], ...]
    supply: tuple[tuple[str, ...], ...]


class OrderDrawn(Event, frozen=True, tag="order_drawn"):
    """ST-7, ST-60 By action tiles, `tiles` by seat; `cash` is what each place brings."""

    tiles: tuple[int, ...]
    order: tuple[Seat, ...]
    cash: tuple[int, ...]


class AuctionOpened(Event, frozen=True, tag="auction_opened"):
    """ST-6 For one place; ST-62 for all of them, `place` is 0."""

    seat: Seat
    place: int


class BidMade(Event, frozen=True, tag="bid_made"):
    seat: Seat
    amount: int


class BidPassed(Event, frozen=True, tag="bid_passed"):
    """ST-63 `stays`: passed once with the Turn Order tile."""

    seat: Seat
    stays: bool


class PlaceTaken(Event, frozen=True, tag="place_taken"):
    """`place` from 1, for `price`."""

    seat: Seat
    place: int
    price: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """With the turn order that holds at its start."""

    turn: int
    order: tuple[Seat, ...]


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """`phase` as a stage is called; `round` of moving goods, else 0."""

    phase: str
    round: int


class OrderSet(Event, frozen=True, tag="order_set"):
    """ST-51, ST-62"""

    order: tuple[Seat, ...]


class CapitalRaised(Event, frozen=True, tag="capital_raised"):
    """ST-8, ST-9, ST-61 `cash` for so many steps of income and so many points."""

    seat: Seat
    cash: int
    steps: int
    points: int


class NoCapitalRaised(Event, frozen=True, tag="no_capital_raised"):
    """ST-61"""

    seat: Seat


class TileTaken(Event, frozen=True, tag="tile_taken"):
    """ST-10"""

    seat: Seat
    tile: str
    passing: bool
    cost: int


class LocomotiveImproved(Event, frozen=True, tag="locomotive_improved"):
    """ST-12, ST-31"""

    seat: Seat
    level: int


class TrackLaid(Event, frozen=True, tag="track_laid"):
    """`way` is "new", "improved" or "redirected"; `terrain` of the cost is for river and hill (ST-20)."""

    seat: Seat
    hex: str
    tile: str
    turn: int
    way: str
    cost: int
    terrain: int


class TrackTakenBack(Event, frozen=True, tag="track_taken_back"):
    """ST-47"""

    seat: Seat
    hex: str
    cost: int


class LinkCompleted(Event, frozen=True, tag="link_completed"):
    """ST-18 Between two places, given by their hexes and the sides by which the link leaves them."""

    seat: Seat
    hex: str
    side: str
    to_hex: str
    to_side: str


class LinkClaimed(Event, frozen=True, tag="link_claimed"):
    """ST-28 Track without owner, given by the place where it begins."""

    seat: Seat
    hex: str
    side: str


class LinkLost(Event, frozen=True, tag="link_lost"):
    """ST-27 An incomplete link, given by the place where it begins."""

    seat: Seat
    hex: str
    side: str


class CityGrown(Event, frozen=True, tag="city_grown"):
    """ST-29"""

    seat: Seat
    hex: str
    space: int
    goods: tuple[str, ...]


class GrowthLapsed(Event, frozen=True, tag="growth_lapsed"):
    """ST-59"""

    seat: Seat


class CityFounded(Event, frozen=True, tag="city_founded"):
    """ST-26 `space` is 0 where no set was left."""

    seat: Seat
    hex: str
    colour: str
    space: int
    goods: tuple[str, ...]


class BuildingEnded(Event, frozen=True, tag="building_ended"):
    """ST-14"""

    seat: Seat


class GoodMoved(Event, frozen=True, tag="good_moved"):
    """ST-32 `places` are the hexes from the first to the last; `owners` of the links between them, -1 for nobody."""

    seat: Seat
    good: str
    places: tuple[str, ...]
    path: tuple[str, ...]
    owners: tuple[int, ...]


class MovePassed(Event, frozen=True, tag="move_passed"):
    seat: Seat


class PointsPut(Event, frozen=True, tag="points_put"):
    """ST-34 `total` afterwards; `lost` is what income had no room for (ST-4)."""

    seat: Seat
    on: str
    points: int
    total: int
    lost: int


class IncomePaid(Event, frozen=True, tag="income_paid"):
    """ST-36, ST-70 `income` less `maintenance`: received, or paid if below 0."""

    seat: Seat
    amount: int
    income: int
    maintenance: int


class ShortfallCovered(Event, frozen=True, tag="shortfall_covered"):
    """ST-66 By so many points and steps of income; `back` is the euro that was too much."""

    seat: Seat
    short: int
    points: int
    steps: int
    back: int


class WentBankrupt(Event, frozen=True, tag="went_bankrupt"):
    """ST-37"""

    seat: Seat
    owed: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """`reason`: "turns" after the last turn, "last" when one player is left (ST-50)."""

    reason: str
