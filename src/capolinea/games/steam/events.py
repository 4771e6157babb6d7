"""What can happen. All of it is public."""

from capolinea.core.action import Seat
from capolinea.core.event import Event


class GoodsDrawn(Event, frozen=True, tag="goods_drawn"):
    """ST-1, ST-2 The goods of each printed city (hex, goods) and of each space of the supply."""

    cities: tuple[tuple[str, tuple[str, ...]], ...]
    supply: tuple[tuple[str, ...], ...]


class OrderDrawn(Event, frozen=True, tag="order_drawn"):
    """ST-7, ST-60 The order by drawn action tiles (`tiles`, by seat); `cash`, by seat, is what each starts with."""

    tiles: tuple[int, ...]
    order: tuple[Seat, ...]
    cash: tuple[int, ...]


class AuctionOpened(Event, frozen=True, tag="auction_opened"):
    """ST-6 For one place; ST-62 if `place` is 0, for all of them."""

    seat: Seat
    place: int


class BidMade(Event, frozen=True, tag="bid_made"):
    seat: Seat
    amount: int


class BidPassed(Event, frozen=True, tag="bid_passed"):
    """ST-63 `stays`: the seat passed by the Turn Order tile and stays in."""

    seat: Seat
    stays: bool


class PlaceTaken(Event, frozen=True, tag="place_taken"):
    """`place` is counted from 1."""

    seat: Seat
    place: int
    price: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """`order` is the turn order at its start."""

    turn: int
    order: tuple[Seat, ...]


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """`phase` is the name of a stage; `round` is that of moving goods, otherwise 0."""

    phase: str
    round: int


class OrderSet(Event, frozen=True, tag="order_set"):
    """ST-51, ST-62"""

    order: tuple[Seat, ...]


class CapitalRaised(Event, frozen=True, tag="capital_raised"):
    """ST-8, ST-9, ST-61 `cash` for `steps` of income and for `points`."""

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
    """`way` is "new", "improved" or "redirected"; `terrain` is the part of the cost for river and hill (ST-20)."""

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
    """ST-28 Ownerless track, given by the place where it begins."""

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
    """ST-26 `space` is 0 if no set was left."""

    seat: Seat
    hex: str
    colour: str
    space: int
    goods: tuple[str, ...]


class BuildingEnded(Event, frozen=True, tag="building_ended"):
    """ST-14"""

    seat: Seat


class GoodMoved(Event, frozen=True, tag="good_moved"):
    """ST-32 `places` are the hexes from first to last, `owners` those of the links between them, -1 for nobody."""

    seat: Seat
    good: str
    places: tuple[str, ...]
    path: tuple[str, ...]
    owners: tuple[int, ...]


class MovePassed(Event, frozen=True, tag="move_passed"):
    seat: Seat


class PointsPut(Event, frozen=True, tag="points_put"):
    """ST-34 `total` is the new income or score; `lost` points were above the highest income (ST-4)."""

    seat: Seat
    on: str
    points: int
    total: int
    lost: int


class IncomePaid(Event, frozen=True, tag="income_paid"):
    """ST-36, ST-70 `amount` is `income` less `maintenance`: received, or paid if below 0."""

    seat: Seat
    amount: int
    income: int
    maintenance: int


class ShortfallCovered(Event, frozen=True, tag="shortfall_covered"):
    """ST-66 `points` and `steps` of income covered it; `back` is the euro left over, if any."""

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
    """`reason` is "turns" after the last turn, "last" if one player is left (ST-50)."""

    reason: str
