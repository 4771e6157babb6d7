"""Full phrases for offers: what it is, and the figures to weigh it by."""

from functools import lru_cache

from capolinea.games.rail_baron.fees import fee
from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.pieces import BANK_FEE
from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.aids import gain_of, mean_payoff, reach_of, table_of
from capolinea.games.rail_baron.ui.choices import is_selling, price_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.names import speaker
from capolinea.games.rail_baron.ui.phrases import money, party, percent
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say


def extra_fee(seen: View, railroad: int) -> tuple[int, int]:
    """RB-18, RB-19, RB-46 By how much a segment of `railroad` raises what the turn owes, and to whom."""
    state, seat = table_of(seen), seen.actor
    owner = seen.owner[railroad]
    rate = BANK_FEE if owner == BANK else fee(state, seat, railroad)
    if rate <= BANK_FEE:
        return max(0, rate - seen.due_bank), BANK
    if owner == GOVERNOR:
        return max(0, rate - seen.due_governor), GOVERNOR
    return max(0, rate - seen.due_owner[owner]), owner


def ride_note(seen: View, segment: int, say: Say) -> str:
    amount, _ = extra_fee(seen, BOARD.railroad[segment])
    return f"+{money(say, amount)}" if amount else ""


def ride_label(seen: View, segment: int, say: Say) -> str:
    railroad = BOARD.railroad[segment]
    amount, who = extra_fee(seen, railroad)
    dot = BOARD.across[segment] - seen.at[seen.actor]
    if not amount:
        return ride_words(say.language, railroad, dot)
    return paid_ride_words(say.language, railroad, dot, amount, party(say, who))


@lru_cache(maxsize=4096)
def ride_words(language: str, railroad: int, dot: int) -> str:
    return speaker(language)("offer.ride", railroad=railroad, dot=dot)


@lru_cache(maxsize=4096)
def paid_ride_words(language: str, railroad: int, dot: int, amount: int, party: str) -> str:
    return speaker(language)("offer.ride_paid", railroad=railroad, dot=dot, amount=amount, party=party)


def railroad_label(seen: View, railroad: int, say: Say) -> str:
    """The railroad with what buying it brings, or what selling it gives."""
    if is_selling(seen):
        return sale_words(say.language, railroad, half_price(table_of(seen), railroad))
    return purchase_words(say.language, railroad, price_of(seen, railroad), gain_of(seen, seen.actor, railroad))


@lru_cache(maxsize=1024)
def sale_words(language: str, railroad: int, half: int) -> str:
    return speaker(language)("offer.sale", railroad=railroad, line=railroad, half=half)


@lru_cache(maxsize=4096)
def purchase_words(language: str, railroad: int, price: int, gain: int) -> str:
    """ "Southern Pacific (SP) for $42,000: 13 cities, 21% of destinations, +18% for you"."""
    reach = reach_of(frozenset([railroad]))
    return speaker(language)(
        "offer.buy",
        railroad=railroad,
        line=railroad,
        price=price,
        cities=len(reach.cities),
        access=percent(language, reach.access),
        gain=percent(language, gain),
    )


def region_note(seen: View, region: int, say: Say) -> str:
    return mean_words(say.language, mean_payoff(seen, region))


def region_label(seen: View, region: int, say: Say) -> str:
    return region_words(say.language, region, mean_payoff(seen, region))


@lru_cache(maxsize=1024)
def mean_words(language: str, amount: int) -> str:
    return speaker(language)("region.mean", amount=amount)


@lru_cache(maxsize=1024)
def region_words(language: str, region: int, amount: int) -> str:
    return speaker(language)("offer.region", region=region, amount=amount)
