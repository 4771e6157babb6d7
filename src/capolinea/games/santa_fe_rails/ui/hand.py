"""The left of the dock: the cards in hand as tickets, what may be drawn or begun, and what everybody plays."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import branch_price
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, FOUR, SPECIAL_KEYS, TRIPLE
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import Worth, may_buy, may_choose, may_exchange, may_take, worth_of
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.games.santa_fe_rails.ui.labels import play_words
from capolinea.games.santa_fe_rails.ui.names import translator
from capolinea.games.santa_fe_rails.ui.offers import buy_sign, card_sign, exchange_sign, take_sign
from capolinea.games.santa_fe_rails.ui.parts import branch_face, chip, face
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.games.santa_fe_rails.ui.targets import signs_of
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import finished, html
from capolinea.render.icons import icon
from capolinea.render.marks import seat_mark
from capolinea.render.table.panels import pressable


def draw_hand(now: Now, say: Say) -> str:
    tickets = draw_tickets(now, say)
    more = [draw_draws(now, say), draw_signs(now, say), draw_plays(now.view, say)]
    beside = h.div(".sf-more")[finished(*more)] if any(more) else None
    return html(h.div(".sf-hand")[finished(tickets, beside)]) if tickets or beside else ""


# Tickets.


def draw_tickets(now: Now, say: Say) -> h.Element | None:
    """Draw the viewer's cards, as buttons where they may be chosen or exchanged."""
    view = now.view
    if view.seat is None or view.stage == "over":
        return None
    choice, exchange = may_choose(now), may_exchange(now)
    tickets: list[Markup] = []
    for index, town in enumerate(view.hand):
        target = exchange_sign(index) if exchange else card_sign(town) if town in choice else ""
        twin = index > 0 and view.hand[index - 1] == town
        chosen = view.choice == town and not twin
        # Of two equal cards only one is a button.
        target = "" if twin and not exchange else target
        tickets.append(city_ticket(say.language, town, worth_of(now, town), target, chosen))
    for card, count in specials_of(view, view.seat):
        chosen = card == view.choice or (card in (TRIPLE, FOUR) and view.stage == "choose")
        target = card_sign(card) if card in choice else ""
        tickets += [
            special_ticket(say.language, card, target, chosen),
            *[special_ticket(say.language, card)] * (count - 1),
        ]
    if view.branch[view.seat] != NONE and view.stage in ("draw", "choose"):
        tickets.append(branch_ticket(say.language, view.branch[view.seat]))
    if not tickets:
        return None
    return h.div(".hand", role="group", aria_label=say("hand.title"))[finished(*tickets)]


def specials_of(view: View, seat: int) -> list[tuple[int, int]]:
    """Return each special card in a hand and its count; the triple-turn and the four-in-one only before the reveal."""
    counts = [(DOUBLE, view.doubles[seat]), (BOOMTOWN, view.boomtowns[seat])]
    if view.stage in ("draw", "choose"):
        counts += [(TRIPLE, int(view.triple == seat)), (FOUR, int(view.four == seat))]
    return [(card, count) for card, count in counts if count]


@lru_cache(maxsize=8192)
def city_ticket(language: str, town: int, worth: Worth, target: str, chosen: bool) -> Markup:
    """ "El Paso, 5 × 1 = 5"."""
    sum_ = h.span[f"{worth.value} × {worth.railroads} ="]
    note = h.small[sum_, h.b(".num")[str(worth.points)]]
    return ticket(language, BOARD.town_names[town], note, "town-ticket", target, chosen, card_sign(town))


@lru_cache(maxsize=256)
def special_ticket(language: str, card: int, target: str = "", chosen: bool = False) -> Markup:
    say = translator(language)
    note = h.small[say(f"short.{SPECIAL_KEYS[card]}")]
    return ticket(language, say(f"card.{SPECIAL_KEYS[card]}"), note, "special-ticket", target, chosen, card_sign(card))


@lru_cache(maxsize=64)
def branch_ticket(language: str, railroad: int) -> Markup:
    """Draw the branch line in hand, which goes with whatever is played."""
    say = translator(language)
    note = h.small[chip(railroad), say("short.branch")]
    return ticket(language, say("card.branch"), note, "special-ticket", "", False, f"branch:{code_of(railroad)}")


def ticket(language: str, name: str, note: h.Element, kind: str, target: str, chosen: bool, thing: str) -> Markup:
    tick = h.span(".tick")[icon("check"), h.span(".sr")[translator(language)("hand.chosen")]]
    inside = (h.b[name], note, tick if chosen else None)
    cls = f"ticket {kind}{' picked' if chosen else ''}{' offered' if target else ''}"
    return finished(pressable(cls, target, *inside, thing=thing))


# What may be drawn.


def draw_draws(now: Now, say: Say) -> h.Element | None:
    """SF-8 Draw what the viewer may take from the open display; the deck is a button of the dock."""
    cards, majors = may_take(now), may_buy(now)
    if not cards and not majors:
        return None
    price = branch_price(now.once(state_of))
    return h.div(".draws", role="group", aria_label=say("display.take"))[
        [take_button(say.language, card) for card in cards],
        buys(say.language, majors, price) if majors else None,
    ]


@lru_cache(maxsize=64)
def take_button(language: str, card: int) -> Markup:
    say = translator(language)
    key = SPECIAL_KEYS[card]
    words = h.span[h.b[say(f"card.{key}")], h.small[say(f"short.{key}")]]
    return finished(pressable("draw", take_sign(card), face(card), words, title=say(f"does.{key}")))


def buys(language: str, majors: list[int], price: int) -> Markup:
    say = translator(language)
    words = h.span[h.b[say("card.branch")], h.small[dollars(say, price)]]
    inside = finished(branch_face(), words, *[buy_button(major) for major in majors])
    return finished(h.span(".buys", title=say("does.branch"))[inside])


@lru_cache(maxsize=16)
def buy_button(major: int) -> Markup:
    return finished(pressable("buy", buy_sign(major), chip(major)))


# Rails of short lines and branch lines.


def draw_signs(now: Now, say: Say) -> h.Element | None:
    signs = now.once(signs_of)
    if not signs:
        return None
    return h.div(".signs", role="group")[[sign(say.language, each, now.view.rails) for each in signs]]


def sign(language: str, target: str, rails: tuple[int, ...]) -> Markup:
    kind, code = target.split(":")
    railroad = next(each for each in range(BOARD.railroads) if code_of(each) == code)
    return sign_button(language, kind, railroad, target, rails[railroad])


@lru_cache(maxsize=512)
def sign_button(language: str, kind: str, railroad: int, target: str, left: int) -> Markup:
    say = translator(language)
    words = say(f"sign.{kind}", left=left)
    title = say(f"sign.{kind}_title", railroad=railroad, left=left)
    return finished(pressable("sign-button", target, chip(railroad), words, title=title))


# What everybody plays in this turn.


def draw_plays(view: View, say: Say) -> h.Element | None:
    """SF-15 Draw the revealed cards until the turn is over; they are turned over while nothing has happened since."""
    if view.stage in ("draw", "choose", "over"):
        return None
    cards = [draw_play(view, seat, say) for seat in clockwise(view)]
    fresh = " turning" if is_fresh(view) else ""
    return h.div(class_=f"plays{fresh}", role="group", aria_label=say("plays.title"))[finished(*cards)]


def is_fresh(view: View) -> bool:
    """Return whether the cards have just been revealed and nobody has acted since."""
    if view.placed or view.rails_laid or view.put_off or view.passed:
        return False
    if view.stage == "boomtown":
        return view.actor == next(seat for seat in clockwise(view) if view.card[seat] == BOOMTOWN)
    return view.stage == "first_lay" and view.actor == view.first and BOOMTOWN not in view.card


def clockwise(view: View) -> list[int]:
    """Return the seats in turn order, the first player first."""
    seats = len(view.card)
    return [(view.first + step) % seats for step in range(seats)]


def draw_play(view: View, seat: int, say: Say) -> h.Element:
    acting = " now" if seat == view.actor else ""
    card, branch = view.card[seat], view.branch[seat]
    shown = face(card) if card in SPECIAL_KEYS else h.b[str(say.name("card", card))]
    title = say("plays.of", seat=seat, card_name=play_words(view, seat, say))
    inside = finished(seat_mark(seat, cls="mark s"), shown, chip(branch) if branch != NONE else None)
    return h.span(class_=f"play{acting}", title=title, role="img", aria_label=title)[inside]
