"""The list of railroads: price, cities, share of destinations, what it would add, and whose it is."""

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.aids import gain_of, holdings, reach_of
from capolinea.games.rail_baron.ui.choices import (
    groups_to_choose,
    is_selling,
    leaves_short,
    price_of,
    railroads_to_choose,
)
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.names import translator
from capolinea.games.rail_baron.ui.parts import chip, owner_mark
from capolinea.games.rail_baron.ui.phrases import codes, percent, plain_translator
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed
from capolinea.render.html import finished
from capolinea.render.table.panels import panel, pressable

#: Columns of the list; each has a heading and an explanation.
COLUMNS: Final = ("line", "price", "cities", "access", "gain", "owner")


def draw_bank(now: Now, say: Say) -> h.Element:
    """Draw the list: the Bank's railroads first, then the Governor's, then those of the seats."""
    view, choice = now.view, railroads_to_choose(now)
    order = sorted(range(len(view.owner)), key=lambda r: (r not in choice, rank(view.owner[r]), r))
    rows = [draw_row(now, railroad, say, railroad in choice) for railroad in order]
    groups = [draw_group(say.language, group) for group in groups_to_choose(now)]
    left = len(holdings(view, BANK))
    return panel(
        say("bank.title", left=left),
        draw_head(say.language),
        # A different id when there is something to choose, so that the list is scrolled to its top.
        h.ul(class_="bank-rows", id=f"bank-{view.stage}" if choice else "bank-rows")[finished(*groups, *rows)],
        cls="bank choosing" if choice else "bank",
    )


def rank(owner: int) -> int:
    """Return a sort key: the Bank, the Governor, then the seats."""
    return 0 if owner == BANK else 1 if owner == GOVERNOR else 2 + owner


@lru_cache(maxsize=4)
def draw_head(language: str) -> Markup:
    say = plain_translator(language)
    heads = [h.span(title=say(f"bank.why_{column}"))[say(f"bank.{column}")] for column in COLUMNS]
    return finished(h.div(".bank-row.bank-head")[heads])


def draw_row(now: Now, railroad: int, say: Say, chosen: bool) -> Markup:
    view, viewer = now.view, now.view.seat
    gain = gain_of(view, viewer, railroad) if viewer is not None and view.owner[railroad] != viewer else -1
    selling = chosen and now.once(is_selling)
    price = half_price(now.once(state_of), railroad) if selling else price_of(now, railroad)
    short = chosen and not selling and leaves_short(now, price)
    return row(say.language, railroad, view.owner[railroad], price, gain, chosen, short)


@lru_cache(maxsize=8192)
def row(language: str, railroad: int, owner: int, price: int, gain: int, chosen: bool, short: bool) -> Markup:
    """Draw a row, as a button if it may be chosen; `short`: buying would leave too little for the fees."""
    say = translator(language)
    reach = reach_of(frozenset([railroad]))
    cities = listed(say, [BOARD.cities[city] for city in reach.cities])
    monopoly = percent(language, reach.monopoly)
    about = say("bank.about", line=railroad, cities=cities, monopoly=monopoly)
    about += f" {say('bank.short')}" if short else ""
    cells = (
        chip(language, railroad),
        h.span(class_="num short" if short else "num")[f"{dollars(say, price)} !" if short else dollars(say, price)],
        h.span(".num")[str(len(reach.cities))],
        h.span(".num")[percent(language, reach.access)],
        h.span(".num.gain")[f"+{percent(language, gain)}" if gain >= 0 else "·"],
        owner_mark(language, owner),
    )
    target = f"railroad:{BOARD.railroads[railroad]}"
    line = pressable("bank-row", target if chosen else "", *cells, title=about, thing=target)
    return finished(h.li(data_points=target, data_words=about)[line])


@lru_cache(maxsize=64)
def draw_group(language: str, group: int) -> Markup:
    """RB-50 Draw a whole group at its price."""
    say = translator(language)
    name, railroads, price = BOARD.groups[group]
    words = say("bank.group", group=group, railroads=", ".join(codes(railroads)))
    cells = (h.b[words], h.span(".num")[dollars(say, price)])
    return finished(h.li[pressable("bank-group", f"group:{group}", *cells, title=name)])
