"""Below the seats: rails left of every railroad, the open display with what each card does, deck and third hand."""

from functools import lru_cache
from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import branch_price
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, FOUR, SPECIAL_KEYS, SPECIALS, TRIPLE
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import is_lost, may_buy, may_take, table_of
from capolinea.games.santa_fe_rails.ui.board import cog
from capolinea.games.santa_fe_rails.ui.geometry import SHORT_LINES
from capolinea.games.santa_fe_rails.ui.names import speaker
from capolinea.games.santa_fe_rails.ui.offers import buy_sign, take_sign
from capolinea.games.santa_fe_rails.ui.parts import back_face, branch_face, chip, face, third_face, track_sample
from capolinea.games.santa_fe_rails.ui.phrases import codes, money
from capolinea.games.santa_fe_rails.ui.targets import short_sign, signs_of
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el

#: With more seats than this there is no room beside the board for what each card does.
ROOMY: Final = 3


def draw_panel(seen: View, say: Say) -> Svg:
    signs = signs_of(seen)
    return el(
        "section",
        el("h2", say("rails.title"), cls="sign"),
        rails_row(seen, signs, say),
        el("h2", say("display.title"), cls="sign"),
        el("ul", *display(seen, say), cls="display"),
        cls="sf-panel tight" if len(seen.card) > ROOMY else "sf-panel",
    )


# Rails.


def rails_row(seen: View, signs: list[str], say: Say) -> Svg:
    cells = []
    for railroad in range(BOARD.railroads):
        target = short_sign(railroad) if short_sign(railroad) in signs else ""
        lost = railroad < BOARD.majors and is_lost(seen, railroad)
        left = seen.rails[railroad] if seen.available[railroad] else NONE
        cells.append(rails_cell(say.language, railroad, left, lost, target))
    return el("div", *cells, cls="rails-row")


@lru_cache(maxsize=2048)
def rails_cell(language: str, railroad: int, left: int, lost: bool, target: str) -> Svg:
    """A railroad's plate, its track, and how many rails are left; or that it is dead, or still in the deck."""
    say = speaker(language)
    code = "rails.in_deck" if left == NONE else "rails.lost" if lost else "rails.left"
    figure = say("rails.deck_short") if left == NONE else str(left)
    inside = (
        chip(railroad, " off" if left == NONE else " lost" if lost else ""),
        el("b", figure, cls="num"),
        track_sample(railroad),
    )
    title = say(code, railroad=railroad, left=left)
    if target:
        return el("button", *inside, cls="rails-cell", type="button", title=title, data_target=target)
    return el("div", *inside, cls="rails-cell out" if left == NONE else "rails-cell", title=title)


# The display.


def display(seen: View, say: Say) -> list[Svg]:
    """Special cards, counters, the deck, with two players the third hand; then the branch lines."""
    takes = may_take(seen)
    rows = [display_row(say.language, card, left_of(seen, card), card in takes) for card in SPECIALS]
    rows.append(counters_row(say.language, tuple(zip(BOARD.counter_values, seen.counters, strict=True))))
    hidden = [railroad for railroad in SHORT_LINES if not seen.available[railroad]]
    rows.append(deck_row(say.language, seen.deck_size, codes(sum([1 << railroad for railroad in hidden]))))
    if len(seen.card) == 2:
        rows.append(third_row(say.language, seen.third_size))
    branches = branch_row(say.language, seen.branches_left, tuple(may_buy(seen)), branch_price(table_of(seen)))
    return [*rows, branches]


def left_of(seen: View, card: int) -> int:
    counts = {
        DOUBLE: seen.doubles_left,
        TRIPLE: int(seen.triple == NONE),
        FOUR: int(seen.four == NONE),
        BOOMTOWN: seen.boomtowns_left,
    }
    return counts[card]


@lru_cache(maxsize=256)
def display_row(language: str, card: int, left: int, offered: bool) -> Svg:
    say = speaker(language)
    key = SPECIAL_KEYS[card]
    inside = (
        face(card),
        el("span", el("b", say(f"card.{key}")), el("small", say(f"brief.{key}"))),
        el("b", str(left), cls="num"),
    )
    cls = "display-row" if left else "display-row gone"
    title = say(f"does.{key}")
    if offered:
        return el("li", el("button", *inside, cls=cls, type="button", title=title, data_target=take_sign(card)))
    return el("li", el("div", *inside, cls=cls, title=title))


@lru_cache(maxsize=1024)
def branch_row(language: str, left: tuple[int, ...], offered: tuple[int, ...], price: int) -> Svg:
    say = speaker(language)
    cells = []
    for major, count in enumerate(left):
        inside = (chip(major), str(count))
        if major in offered:
            cells.append(el("button", *inside, cls="stock", type="button", data_target=buy_sign(major)))
        else:
            cells.append(el("span", *inside, cls="stock" if count else "stock gone"))
    words = el("span", el("b", say("card.branch")), el("small", say("brief.branch", price=price)))
    row = el(
        "div", branch_face(), words, el("b", money(say, price), cls="num"), cls="display-row", title=say("does.branch")
    )
    return el("li", row, el("div", *cells, cls="stocks"), cls="wide")


@lru_cache(maxsize=1024)
def deck_row(language: str, left: int, hidden: str) -> Svg:
    say = speaker(language)
    note = say("deck.hidden", railroads=hidden) if hidden else say("deck.plain")
    inside = (back_face(), el("span", el("b", say("deck.title")), el("small", note)), el("b", str(left), cls="num"))
    return el("li", el("div", *inside, cls="display-row" if left else "display-row gone", title=say("deck.does")))


@lru_cache(maxsize=256)
def third_row(language: str, size: int) -> Svg:
    """SF-41"""
    say = speaker(language)
    words = el("span", el("b", say("third.title")), el("small", say("third.note")))
    inside = (third_face(), words, el("b", str(size), cls="num"))
    return el("li", el("div", *inside, cls="display-row", title=say("third.does")))


@lru_cache(maxsize=256)
def counters_row(language: str, counters: tuple[tuple[int, int], ...]) -> Svg:
    """SF-4 Boomtown counters that are left, by value."""
    say = speaker(language)
    cogs = [counter(value, left) for value, left in counters]
    words = el("span", el("b", say("counters.title")), el("small", say("counters.note")))
    return el("li", el("div", el("span", *cogs, cls="cogs"), words, cls="display-row", title=say("counters.does")))


@lru_cache(maxsize=64)
def counter(value: int, left: int) -> Svg:
    """A counter as it lies on a town, and how many there are."""
    drawn = (el("path", cls="boom", d=cog(12, 12)), el("text", str(value), cls="town-value on-boom", y=4.4))
    sign = el("svg", *drawn, viewBox="-13 -13 26 26", aria_label=str(value), role="img")
    return el("span", sign, el("b", f"{left}"), cls="cog gone" if not left else "cog")
