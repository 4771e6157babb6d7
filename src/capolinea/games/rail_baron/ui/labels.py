"""Full phrases for offers: what each is, and figures to judge it by."""

from capolinea.games.rail_baron.fees import creditor, owed_to, rate
from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.ui.aids import gain_of, mean_payoff, reach_of
from capolinea.games.rail_baron.ui.choices import is_selling, price_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.phrases import party, percent
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars


def extra_fee(now: Now, railroad: int) -> tuple[int, int]:
    """RB-46 Return by how much a segment of `railroad` raises what the turn owes, and to whom."""
    state = now.once(state_of)
    due = rate(state, now.view.actor, railroad)
    who = creditor(state, railroad, due)
    return max(0, due - owed_to(state, who)), who


def ride_note(now: Now, segment: int, say: Say) -> str:
    amount, _ = extra_fee(now, BOARD.railroad[segment])
    return f"+{dollars(say, amount)}" if amount else ""


def ride_label(now: Now, segment: int, say: Say) -> str:
    railroad = BOARD.railroad[segment]
    amount, who = extra_fee(now, railroad)
    dot = BOARD.across[segment] - now.view.dot[now.view.actor]
    if not amount:
        return say("offer.ride", railroad=railroad, dot=dot)
    return say("offer.ride_paid", railroad=railroad, dot=dot, amount=amount, party=party(say, who))


def railroad_label(now: Now, railroad: int, say: Say) -> str:
    """Describe a railroad: what buying it adds, or what selling it brings."""
    if now.once(is_selling):
        return say("offer.sale", railroad=railroad, line=railroad, half=half_price(now.once(state_of), railroad))
    return purchase_label(now, now.view.actor, railroad, say)


def purchase_label(now: Now, seat: int, railroad: int, say: Say) -> str:
    """Say "Southern Pacific (SP) for $42,000: 13 cities, 21% of destinations, +18% for you"."""
    reach = reach_of(frozenset([railroad]))
    return say(
        "offer.buy",
        railroad=railroad,
        line=railroad,
        price=price_of(now, railroad),
        cities=len(reach.cities),
        access=percent(say.language, reach.access),
        gain=percent(say.language, gain_of(now.view, seat, railroad)),
    )


def region_note(view: View, region: int, say: Say) -> str:
    return say("region.mean", amount=mean_payoff(view, region))


def region_label(view: View, region: int, say: Say) -> str:
    return say("offer.region", region=region, amount=mean_payoff(view, region))
