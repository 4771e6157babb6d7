"""Below the seats the rails that each railroad has left; in a panel the open display with what each card does."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import branch_price, copies_left
from capolinea.games.santa_fe_rails.pieces import SPECIAL_KEYS, SPECIALS
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import is_lost, may_buy, may_take
from capolinea.games.santa_fe_rails.ui.board import cog
from capolinea.games.santa_fe_rails.ui.geometry import SHORT_LINES, code_of
from capolinea.games.santa_fe_rails.ui.names import translator
from capolinea.games.santa_fe_rails.ui.offers import buy_sign, take_sign
from capolinea.games.santa_fe_rails.ui.parts import back_face, branch_face, chip, face, third_face, track_sample
from capolinea.games.santa_fe_rails.ui.phrases import codes
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.games.santa_fe_rails.ui.targets import short_sign, signs_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import finished, html
from capolinea.render.look import SidePanel
from capolinea.render.svg import el
from capolinea.render.table.panels import panel, pressable


def draw_rails(now: Now, say: Say) -> str:
    return html(panel(say("rails.title"), rails_row(now, say), cls="sf-rails"))


def display_panel(now: Now, say: Say) -> SidePanel:
    """The panel of the cards that can be drawn or bought."""
    return SidePanel(
        label=say("display.tab"),
        icon="cards",
        title=say("display.title"),
        html=html(h.ul(".display")[finished(*display(now, say))]),
    )


# Rails.


def rails_row(now: Now, say: Say) -> h.Element:
    view, signs = now.view, now.once(signs_of)
    cells = []
    for railroad in range(BOARD.railroads):
        target = short_sign(railroad) if short_sign(railroad) in signs else ""
        lost = railroad < BOARD.majors and is_lost(now, railroad)
        left = view.rails[railroad] if view.available[railroad] else NONE
        cells.append(rails_cell(say.language, railroad, left, lost, target))
    return h.div(".rails-row")[finished(*cells)]


@lru_cache(maxsize=2048)
def rails_cell(language: str, railroad: int, left: int, lost: bool, target: str) -> Markup:
    """Draw a railroad's plate, a sample of its track and its rails left, or that it is dead or still in the deck."""
    say = translator(language)
    code = "rails.in_deck" if left == NONE else "rails.lost" if lost else "rails.left"
    figure = say("rails.deck_short") if left == NONE else str(left)
    inside = (
        chip(railroad, " off" if left == NONE else " lost" if lost else ""),
        h.b(".num")[figure],
        track_sample(railroad),
    )
    title = say(code, railroad=railroad, left=left)
    cls = "rails-cell out" if left == NONE and not target else "rails-cell"
    return finished(pressable(cls, target, *inside, title=title, thing=f"railroad:{code_of(railroad)}"))


# The display.


def display(now: Now, say: Say) -> list[Markup]:
    """Draw special cards, counters, the deck, with two players the third hand, then the branch lines."""
    view, state, takes = now.view, now.once(state_of), may_take(now)
    rows = [display_row(say.language, card, copies_left(state, card), card in takes) for card in SPECIALS]
    rows.append(counters_row(say.language, view.counters))
    hidden = [railroad for railroad in SHORT_LINES if not view.available[railroad]]
    rows.append(deck_row(say.language, view.deck_size, codes(sum([1 << railroad for railroad in hidden]))))
    if len(view.card) == 2:
        rows.append(third_row(say.language, view.third_size))
    branches = branch_row(say.language, view.branches_left, may_buy(now), branch_price(state))
    return [*rows, branches]


@lru_cache(maxsize=256)
def display_row(language: str, card: int, left: int, offered: bool) -> Markup:
    say = translator(language)
    key = SPECIAL_KEYS[card]
    inside = (
        face(card),
        h.span[h.b[say(f"card.{key}")], h.small[say(f"brief.{key}")]],
        h.b(".num")[str(left)],
    )
    cls = "display-row" if left else "display-row gone"
    title = say(f"does.{key}")
    target = take_sign(card)
    return finished(h.li[pressable(cls, target if offered else "", *inside, title=title, thing=target)])


def branch_row(language: str, left: tuple[int, ...], offered: list[int], price: int) -> Markup:
    cells = [branch_cell(major, count, major in offered) for major, count in enumerate(left)]
    return finished(h.li(".wide")[branch_words(language, price), h.div(".stocks")[finished(*cells)]])


@lru_cache(maxsize=8)
def branch_words(language: str, price: int) -> Markup:
    say = translator(language)
    words = h.span[h.b[say("card.branch")], h.small[say("brief.branch", price=price)]]
    row = h.div(".display-row", title=say("does.branch"))[branch_face(), words, h.b(".num")[dollars(say, price)]]
    return finished(row)


@lru_cache(maxsize=64)
def branch_cell(major: int, left: int, offered: bool) -> Markup:
    cls, sign = "stock" if left else "stock gone", buy_sign(major)
    return finished(pressable(cls, sign if offered else "", chip(major), str(left), thing=sign, other=h.span))


@lru_cache(maxsize=1024)
def deck_row(language: str, left: int, hidden: str) -> Markup:
    say = translator(language)
    note = say("deck.hidden", railroads=hidden) if hidden else say("deck.plain")
    inside = (back_face(), h.span[h.b[say("deck.title")], h.small[note]], h.b(".num")[str(left)])
    cls = "display-row" if left else "display-row gone"
    return finished(h.li[pressable(cls, "", *inside, title=say("deck.does"), thing="deck")])


@lru_cache(maxsize=256)
def third_row(language: str, size: int) -> Markup:
    """SF-41 Draw the third hand."""
    say = translator(language)
    words = h.span[h.b[say("third.title")], h.small[say("third.note")]]
    inside = (third_face(), words, h.b(".num")[str(size)])
    return finished(h.li[h.div(".display-row", title=say("third.does"))[inside]])


@lru_cache(maxsize=256)
def counters_row(language: str, left: tuple[int, ...]) -> Markup:
    """SF-4 Draw the boomtown counters that are left, by value."""
    say = translator(language)
    cogs = [counter(value, count) for value, count in zip(BOARD.counter_values, left, strict=True)]
    words = h.span[h.b[say("counters.title")], h.small[say("counters.note")]]
    inside = finished(h.span(".cogs")[finished(*cogs)], words)
    return finished(h.li[h.div(".display-row", title=say("counters.does"))[inside]])


@lru_cache(maxsize=64)
def counter(value: int, left: int) -> Markup:
    """Draw a counter as it looks on a town, and how many are left."""
    drawn = (el("path", cls="boom", d=cog(12, 12)), el("text", str(value), cls="town-value on-boom", y=4.4))
    sign = el("svg", *drawn, viewBox="-13 -13 26 26", aria_label=str(value), role="img")
    return finished(h.span(class_="cog gone" if not left else "cog")[sign, h.b[f"{left}"]])
