"""What is being settled beside the ride: an auction, or a debt that has to be paid by selling."""

from capolinea.games.rail_baron.phases.sales import half_price, least_bid
from capolinea.games.rail_baron.state import BANK
from capolinea.games.rail_baron.ui.aids import gain_of, reach_of, table_of
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import dues_words, party, percent
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_mark
from capolinea.render.svg import Svg, el


def draw_auction(seen: View, say: Say) -> Svg | None:
    """RB-26, RB-63 The railroad, what it serves, the bids, and who is still in."""
    if seen.stage != "bid":
        return None
    railroad, state = seen.auctioned, table_of(seen)
    reach = reach_of(frozenset([railroad]))
    if seen.bidder >= 0:
        stand = say("auction.best", seat=seen.bidder, amount=seen.bid)
    else:
        stand = say("auction.none", opening=half_price(state, railroad))
    facts = say(
        "auction.facts",
        price=state.board.price[railroad],
        cities=len(reach.cities),
        access=percent(say.language, reach.access),
    )
    gain = "" if seen.seat is None else percent(say.language, gain_of(seen, seen.seat, railroad))
    return el(
        "section",
        el("h2", say("auction.title"), cls="sign"),
        el("p", chip(say.language, railroad), " ", str(say.name("line", railroad)), cls="lot"),
        el("p", facts),
        el("p", say("auction.gain", gain=gain)) if gain and seen.seat != seen.seller else None,
        el("p", el("b", stand)),
        el("p", say("auction.next", least=least_bid(state))),
        el("p", *[bidder(seen, seat, say) for seat in range(len(seen.alive)) if takes_part(seen, seat)], cls="bidders"),
        el("p", say("auction.for_bank") if seen.seller == BANK else say("auction.seller", seat=seen.seller)),
        cls="auction",
    )


def takes_part(seen: View, seat: int) -> bool:
    return seen.alive[seat] and seat != seen.seller


def bidder(seen: View, seat: int, say: Say) -> Svg:
    gone = bool(seen.out >> seat & 1)
    state = say("auction.passed") if gone else say("auction.asked") if seat == seen.actor else say("auction.in")
    return el("span", seat_mark(seat, cls="mark s"), state, cls="bidder out" if gone else "bidder")


def draw_debt(seen: View, say: Say) -> Svg | None:
    """RB-23, RB-41 Who owes whom how much; to the debtor also what is missing."""
    if not seen.bills or seen.stage not in ("sale", "bid"):
        return None
    debtor, owed, reason = seen.bills[0]
    total = sum([amount for _, amount in owed])
    lines = [el("p", say(f"debt.{reason}", seat=debtor, owed=total)), el("p", dues_words(say, owed))]
    if debtor == seen.seat:
        missing = max(0, total - seen.cash[debtor])
        lines.append(el("p", el("b", say("debt.missing", cash=seen.cash[debtor], short=missing))))
    return el("section", el("h2", say("debt.title", name=party(say, debtor)), cls="sign"), *lines, cls="debt")
