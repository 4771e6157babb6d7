"""Panels for an auction, and for a debt that has to be paid by selling."""

import htpy as h

from capolinea.games.rail_baron.phases.sales import half_price, least_bid
from capolinea.games.rail_baron.state import BANK
from capolinea.games.rail_baron.ui.aids import gain_of, reach_of
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import dues_words, party, percent
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_mark
from capolinea.render.table.panels import panel


def draw_auction(now: Now, say: Say) -> h.Element | None:
    """RB-26, RB-63 Draw the railroad, what it serves, the bids, and who is still bidding."""
    view = now.view
    if view.stage != "bid":
        return None
    railroad, state = view.auctioned, now.once(state_of)
    reach = reach_of(frozenset([railroad]))
    if view.bidder >= 0:
        status = say("auction.best", seat=view.bidder, amount=view.bid)
    else:
        status = say("auction.none", opening=half_price(state, railroad))
    facts = say(
        "auction.facts",
        price=state.board.price[railroad],
        cities=len(reach.cities),
        access=percent(say.language, reach.access),
    )
    gain = "" if view.seat is None else percent(say.language, gain_of(view, view.seat, railroad))
    return panel(
        say("auction.title"),
        h.p(".lot")[chip(say.language, railroad), " ", str(say.name("line", railroad))],
        h.p[facts],
        h.p[say("auction.gain", gain=gain)] if gain and view.seat != view.seller else None,
        h.p[h.b[status]],
        h.p[say("auction.next", least=least_bid(state))],
        h.p(".bidders")[[bidder(view, seat, say) for seat in range(len(view.in_game)) if takes_part(view, seat)]],
        h.p[say("auction.for_bank") if view.seller == BANK else say("auction.seller", seat=view.seller)],
        cls="auction",
    )


def takes_part(view: View, seat: int) -> bool:
    return view.in_game[seat] and seat != view.seller


def bidder(view: View, seat: int, say: Say) -> h.Element:
    gone = bool(view.auction_passed >> seat & 1)
    state = say("auction.passed") if gone else say("auction.asked") if seat == view.actor else say("auction.in")
    return h.span(class_="bidder out" if gone else "bidder")[seat_mark(seat, cls="mark s"), state]


def draw_debt(view: View, say: Say) -> h.Element | None:
    """RB-23, RB-41 Draw who owes how much to whom; the debtor also sees how much is missing."""
    if not view.bills or view.stage not in ("sale", "bid"):
        return None
    debtor, owed, reason = view.bills[0]
    total = sum([amount for _, amount in owed])
    lines = [h.p[say(f"debt.{reason}", seat=debtor, owed=total)], h.p[dues_words(say, owed)]]
    if debtor == view.seat:
        missing = max(0, total - view.cash[debtor])
        lines.append(h.p[h.b[say("debt.missing", cash=view.cash[debtor], short=missing)]])
    return panel(say("debt.title", name=party(say, debtor)), *lines, cls="debt")
