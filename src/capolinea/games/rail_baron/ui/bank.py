"""The list of railroads: price, cities, share of destinations, what it would add, and whose it is."""

from functools import lru_cache
from typing import Final

from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.aids import gain_of, holdings, reach_of, table_of
from capolinea.games.rail_baron.ui.choices import (
    groups_to_choose,
    is_selling,
    leaves_short,
    price_of,
    railroads_to_choose,
)
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.names import speaker
from capolinea.games.rail_baron.ui.parts import chip, owner_mark
from capolinea.games.rail_baron.ui.phrases import codes, listed, money, percent, voice
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el

#: Columns of the list; each has a heading and an explanation.
COLUMNS: Final = ("line", "price", "cities", "access", "gain", "owner")


def draw_bank(seen: View, say: Say) -> Svg:
    """The Bank's railroads first, then the Governor's, then those of the seats."""
    choice = railroads_to_choose(seen)
    order = sorted(range(len(seen.owner)), key=lambda r: (r not in choice, rank(seen.owner[r]), r))
    rows = [draw_row(seen, railroad, say, railroad in choice) for railroad in order]
    groups = [draw_group(say.language, group) for group in groups_to_choose(seen)]
    left = len(holdings(seen, BANK))
    return el(
        "section",
        el("h2", say("bank.title", left=left), cls="sign"),
        draw_head(say.language),
        # Another list where there is something to choose: it begins at its top.
        el("ul", *groups, *rows, cls="bank-rows", id=f"bank-{seen.stage}" if choice else "bank-rows"),
        cls="bank choosing" if choice else "bank",
    )


def rank(owner: int) -> int:
    """The Bank's before the Governor's before the seats'."""
    return 0 if owner == BANK else 1 if owner == GOVERNOR else 2 + owner


@lru_cache(maxsize=4)
def draw_head(language: str) -> Svg:
    say = voice(language)
    heads = [el("span", say(f"bank.{column}"), title=say(f"bank.why_{column}")) for column in COLUMNS]
    return el("div", *heads, cls="bank-row bank-head")


def draw_row(seen: View, railroad: int, say: Say, chosen: bool) -> Svg:
    viewer = seen.seat
    gain = gain_of(seen, viewer, railroad) if viewer is not None and seen.owner[railroad] != viewer else -1
    price = half_price(table_of(seen), railroad) if chosen and is_selling(seen) else price_of(seen, railroad)
    short = chosen and not is_selling(seen) and leaves_short(seen, price)
    return row(say.language, railroad, seen.owner[railroad], price, gain, chosen, short)


@lru_cache(maxsize=8192)
def row(language: str, railroad: int, owner: int, price: int, gain: int, chosen: bool, short: bool) -> Svg:
    """A button where it may be chosen; `short`: it would leave too little for the fees."""
    say = speaker(language)
    reach = reach_of(frozenset([railroad]))
    cities = listed(say, [BOARD.cities[city] for city in reach.cities])
    monopoly = percent(language, reach.monopoly)
    about = say("bank.about", line=railroad, cities=cities, monopoly=monopoly)
    about += f" {say('bank.short')}" if short else ""
    cells = (
        chip(language, railroad),
        el("span", f"{money(say, price)} !" if short else money(say, price), cls="num short" if short else "num"),
        el("span", str(len(reach.cities)), cls="num"),
        el("span", percent(language, reach.access), cls="num"),
        el("span", f"+{percent(language, gain)}" if gain >= 0 else "·", cls="num gain"),
        owner_mark(language, owner),
    )
    target = f"railroad:{BOARD.railroads[railroad]}"
    if chosen:
        button = el("button", *cells, cls="bank-row", type="button", title=about, data_target=target)
        return el("li", button, data_points=target, data_words=about)
    return el("li", el("div", *cells, cls="bank-row", title=about), data_points=target, data_words=about)


@lru_cache(maxsize=64)
def draw_group(language: str, group: int) -> Svg:
    """RB-50 A whole group at its price."""
    say = speaker(language)
    name, railroads, price = BOARD.groups[group]
    words = say("bank.group", group=group, railroads=", ".join(codes(railroads)))
    cells = (el("b", words), el("span", money(say, price), cls="num"))
    return el("li", el("button", *cells, cls="bank-group", type="button", data_target=f"group:{group}", title=name))
