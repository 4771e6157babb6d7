"""What the viewer may choose on the map and in the lists, taken from the offers, and figures to judge it by."""

from capolinea.games.rail_baron import actions as do
from capolinea.games.rail_baron.fees import total_dues
from capolinea.games.rail_baron.phases.buying import purchase_price
from capolinea.games.rail_baron.pieces import CARDS
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View


def is_to_act(view: View) -> bool:
    return view.stage != "over" and view.seat == view.actor


def rides_of(now: Now) -> list[int]:
    """RB-8 Return the segments that the viewer may ride now."""
    return [action.segment for action in now.offers if isinstance(action, do.Ride)]


def is_selling(now: Now) -> bool:
    """RB-23, RB-24 Return whether the viewer may sell: short of cash, or free to sell before the roll."""
    return any([isinstance(action, do.Sell) for action in now.offers])


def is_buying(view: View) -> bool:
    """Return whether the viewer is asked what to buy, even with too little cash for anything."""
    return is_to_act(view) and view.stage == "purchase"


def price_of(now: Now, railroad: int) -> int:
    """RB-30, RB-62, RB-67 Return what `railroad` would cost now."""
    return purchase_price(now.once(state_of), railroad)


def leaves_short(now: Now, price: int) -> bool:
    """RB-31 Return whether the actor could not pay the fees of the turn after paying `price`."""
    return now.view.cash[now.view.actor] - price < total_dues(now.once(state_of))


def railroads_to_choose(now: Now) -> list[int]:
    """Return the railroads that the viewer may buy or sell."""
    return [action.railroad for action in now.offers if isinstance(action, do.BuyRailroad | do.Sell)]


def groups_to_choose(now: Now) -> list[int]:
    """RB-50"""
    return [action.group for action in now.offers if isinstance(action, do.BuyGroup)]


def cards_of(view: View, seat: int) -> list[int]:
    """RB-70 Return the speed cards in hand."""
    return [card for card in CARDS if view.cards[seat] >> card & 1]


def cards_to_choose(now: Now) -> list[int]:
    """RB-70, RB-72 Return the speed cards that may be played or discarded."""
    return [action.card for action in now.offers if isinstance(action, do.PlayCard | do.Discard)]


def series_of(view: View) -> str:
    """RB-26 Return which auction is held, or nothing."""
    return f"bid {view.auctioned}.{view.seller}" if view.stage == "bid" else ""
