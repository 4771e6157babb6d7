"""What the viewer may choose on the map and in the lists, from the view alone; the rules have the last word."""

from functools import lru_cache

from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.fees import total_dues
from capolinea.games.rail_baron.phases.buying import group_left, purchase_price
from capolinea.games.rail_baron.phases.riding import offer_rides
from capolinea.games.rail_baron.phases.sales import least_bid
from capolinea.games.rail_baron.pieces import STEP
from capolinea.games.rail_baron.ui.aids import holdings, table_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.view import View

#: Raises that get a button of their own, in steps of the least raise.
RAISES: tuple[int, ...] = (0, 1, 3, 9)


def is_to_act(seen: View) -> bool:
    return seen.stage != "over" and seen.seat == seen.actor


@lru_cache(maxsize=256)
def rides_of(seen: View) -> tuple[int, ...]:
    """RB-8 Segments the viewer may ride now."""
    if not is_to_act(seen) or seen.stage != "ride":
        return ()
    offers = offer_rides(table_of(seen), seen.actor)
    return tuple([offer.segment for offer in offers if isinstance(offer, Ride)])


def is_selling(seen: View) -> bool:
    """RB-23, RB-24 Short of cash, or free to sell before the roll."""
    at_will = seen.stage == "turn" and seen.options.free_sales and not seen.rolled
    return is_to_act(seen) and (seen.stage == "sale" or at_will)


def is_buying(seen: View) -> bool:
    return is_to_act(seen) and seen.stage == "purchase"


def price_of(seen: View, railroad: int) -> int:
    """RB-30, RB-62, RB-67 What it would cost now."""
    return purchase_price(table_of(seen), railroad)


def leaves_short(seen: View, price: int) -> bool:
    """RB-31 Whether whoever pays `price` could not pay the fees of the turn."""
    return seen.cash[seen.actor] - price < total_dues(table_of(seen))


def railroads_to_choose(seen: View) -> list[int]:
    """Those the viewer may buy, or sell."""
    if is_selling(seen):
        return list(holdings(seen, seen.actor))
    if not is_buying(seen):
        return []
    cash = seen.cash[seen.actor]
    free = [railroad for railroad, owner in enumerate(seen.owner) if owner < 0]
    return [railroad for railroad in free if price_of(seen, railroad) <= cash]


def groups_to_choose(seen: View) -> list[int]:
    """RB-50"""
    if not is_buying(seen) or not seen.options.group_purchase:
        return []
    cash, state = seen.cash[seen.actor], table_of(seen)
    return [g for g, group in enumerate(BOARD.groups) if group_left(state, g) and group[2] <= cash]


def cards_of(seen: View, seat: int) -> list[int]:
    """RB-70 Speed cards in hand."""
    return [card for card in range(1, 7) if seen.cards[seat] >> card & 1]


def cards_to_choose(seen: View) -> list[int]:
    if not is_to_act(seen) or not seen.options.speed_cards:
        return []
    playing = seen.stage == "after" and seen.rolled and not seen.card_used[seen.actor]
    return cards_of(seen, seen.actor) if playing or seen.stage == "discard" else []


def quick_bids(seen: View) -> list[int]:
    """RB-26 Bids that get a button of their own."""
    if not is_to_act(seen) or seen.stage != "bid":
        return []
    least = least_bid(table_of(seen))
    return [least + raised * STEP for raised in RAISES if least + raised * STEP <= seen.cash[seen.actor]]
