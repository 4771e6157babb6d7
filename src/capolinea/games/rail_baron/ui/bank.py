"""The list of railroads: price, cities, share of destinations, what it would add, and whose it is."""

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.aids import gain_of, holdings, reach_of
from capolinea.games.rail_baron.ui.auction import draw_auction, draw_debt
from capolinea.games.rail_baron.ui.choices import (
    groups_to_choose,
    is_buying,
    is_selling,
    is_to_act,
    leaves_short,
    price_of,
    railroads_to_choose,
)
from capolinea.games.rail_baron.ui.declaring import draw_declarations, may_declare
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.names import translator
from capolinea.games.rail_baron.ui.parts import chip, owner_mark
from capolinea.games.rail_baron.ui.phrases import codes, percent, plain_translator
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed
from capolinea.render.html import finished, html
from capolinea.render.look import SidePanel
from capolinea.render.table.panels import pressable

#: Columns of the list; each has a heading and an explanation.
COLUMNS: Final = ("line", "price", "cities", "access", "gain", "owner")


#: Ways to sort the list; the first is how it comes.
SORTS: Final = ("gain", "price", "name")


def bank_panel(now: Now, say: Say) -> SidePanel:
    """The panel of the railroads: above them whatever else has to be decided or known about money."""
    view = now.view
    above = [*draw_declarations(now, say), draw_auction(now, say), draw_debt(view, say)]
    buying = is_to_act(view) and view.stage in ("purchase", "engine", "sale")
    return SidePanel(
        label=say("bank.tab"),
        icon="table",
        title=say("bank.title", left=len(holdings(view, BANK))),
        html=html(*[part for part in above if part], draw_bank(now, say)),
        opens=buying or view.stage == "bid" or is_selling(now) or may_declare(now),
    )


def draw_bank(now: Now, say: Say) -> h.Element:
    """Draw the list: the Bank's railroads first, then the Governor's, then the seats'; the most useful first."""
    view, choice = now.view, railroads_to_choose(now)
    first = set(choice) if now.once(is_selling) else set()
    gains = [gain_for_viewer(now, railroad) for railroad in range(len(view.owner))]
    order = sorted(range(len(view.owner)), key=lambda r: (r not in first, rank(view.owner[r]), -gains[r], r))
    rows = [draw_row(now, railroad, gains[railroad], say, railroad in choice) for railroad in order]
    groups = [draw_group(say.language, group) for group in groups_to_choose(now)]
    return h.section(class_="bank choosing" if choice else "bank")[
        draw_sorts(say.language),
        draw_head(say.language),
        # A different id when there is something to choose, so that the list is scrolled to its top.
        h.ul(class_="bank-rows", id=f"bank-{view.stage}" if choice else "bank-rows", data_sorted="rows")[
            finished(*groups, *rows)
        ],
    ]


def gain_for_viewer(now: Now, railroad: int) -> int:
    """Return what `railroad` would add to what the viewer's railroads serve; less than nothing: it is theirs."""
    viewer = now.view.seat
    return -1 if viewer is None or now.view.owner[railroad] == viewer else gain_of(now.view, viewer, railroad)


@lru_cache(maxsize=4)
def draw_sorts(language: str) -> Markup:
    say = plain_translator(language)
    keys = [
        h.button(type="button", data_sort=key, aria_pressed="true" if key == SORTS[0] else "false")[
            say(f"bank.sort_{key}")
        ]
        for key in SORTS
    ]
    return finished(h.div(".seg.scripted", role="group", aria_label=say("bank.sort"))[keys])


def rank(owner: int) -> int:
    """Return a sort key: the Bank, the Governor, then the seats."""
    return 0 if owner == BANK else 1 if owner == GOVERNOR else 2 + owner


@lru_cache(maxsize=4)
def draw_head(language: str) -> Markup:
    say = plain_translator(language)
    heads = [h.span(title=say(f"bank.why_{column}"))[say(f"bank.{column}")] for column in COLUMNS]
    return finished(h.div(".bank-row.bank-head")[heads])


def draw_row(now: Now, railroad: int, gain: int, say: Say, chosen: bool) -> Markup:
    view = now.view
    selling = chosen and now.once(is_selling)
    price = half_price(now.once(state_of), railroad) if selling else price_of(now, railroad)
    short = chosen and not selling and leaves_short(now, price)
    own = 0 if view.seat is None else reach_of(frozenset(holdings(view, view.seat))).access
    return row(say.language, railroad, view.owner[railroad], price, gain, own, chosen, short, lacking(now, railroad))


def lacking(now: Now, railroad: int) -> int:
    """Return how much the viewer lacks to buy `railroad` now, or 0."""
    view = now.view
    if not is_buying(view) or view.owner[railroad] != BANK:
        return 0
    return max(0, price_of(now, railroad) - view.cash[view.actor])


@lru_cache(maxsize=8192)
def row(
    language: str,
    railroad: int,
    owner: int,
    price: int,
    gain: int,
    own: int,
    chosen: bool,
    short: bool,
    lacks: int,
) -> Markup:
    """Draw a row, as a button if it may be chosen; `short`: buying would leave too little for the fees.

    `own`: what the viewer's railroads serve now; `lacks`: how much money the viewer lacks.
    """
    say = translator(language)
    reach = reach_of(frozenset([railroad]))
    cities = listed(say, [BOARD.cities[city] for city in reach.cities])
    monopoly = percent(language, reach.monopoly)
    about = say("bank.about", line=railroad, cities=cities, monopoly=monopoly)
    about += f" {say('bank.short')}" if short else ""
    cells = (
        chip(language, railroad),
        h.span(class_="num short" if short else "num")[
            f"{dollars(say, price)} !" if short else dollars(say, price),
            h.small(".lacks")[dollars(say, -lacks)] if lacks else None,
        ],
        h.span(".num.wide-cell")[str(len(reach.cities))],
        h.span(".num.wide-cell")[percent(language, reach.access)],
        h.span(".num.gain.wide-cell")[f"+{percent(language, gain)}" if gain >= 0 else "·"],
        owner_mark(language, owner),
        told(language, railroad, len(reach.cities), gain, own, lacks),
    )
    target = f"railroad:{BOARD.railroads[railroad]}"
    line = pressable(
        "bank-row dear" if lacks else "bank-row", target if chosen else "", *cells, title=about, thing=target
    )
    sorts = {"gain": str(-gain), "price": str(price), "name": BOARD.railroads[railroad]}
    return finished(
        h.li(data_points=target, data_words=about, **{f"data-by-{key}": value for key, value in sorts.items()})[line]
    )


def told(language: str, railroad: int, cities: int, gain: int, own: int, lacks: int) -> h.Element:
    """Draw name and figures in words, for a phone: what is served before and after, and what is lacking."""
    say = translator(language)
    before = percent(language, own)
    parts: list[h.Node] = [say("bank.cities_served", count=cities), " · ", say("bank.access_now", access=before)]
    if lacks:
        parts = [say("bank.access_now", access=percent(language, own + max(gain, 0))), " · "]
        parts.append(h.b(".lack-words")[say("bank.lacks", amount=lacks)])
    elif gain >= 0:
        parts.append(h.b(".gain")[f" → {percent(language, own + gain)}"])
    return h.span(".bank-told")[h.b[str(say.name("line", railroad))], h.small[parts]]


@lru_cache(maxsize=64)
def draw_group(language: str, group: int) -> Markup:
    """RB-50 Draw a whole group at its price."""
    say = translator(language)
    name, railroads, price = BOARD.groups[group]
    words = say("bank.group", group=group, railroads=", ".join(codes(railroads)))
    cells = (h.b[words], h.span(".num")[dollars(say, price)])
    return finished(h.li[pressable("bank-group", f"group:{group}", *cells, title=name)])
