"""Pictures of rail cards: the viewer's by colour, the four open ones, the deck and the time cards."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.spike.pieces import COLOURS, LAST_ROUND, TIME_CARDS
from capolinea.games.spike.ui.aids import PaymentLayout, SetUse
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.phrases import cards_words, colour_words
from capolinea.games.spike.ui.signs import bead
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.html import finished
from capolinea.render.icons import icon
from capolinea.render.look import Spend
from capolinea.render.svg import Svg
from capolinea.render.table.panels import panel, pressable


@lru_cache(maxsize=256)
def rail_card(language: str, colour: int, target: str = "", label: str = "", thing: str = "") -> Markup:
    """Draw one card, as a button if it may be chosen."""
    name = COLOURS[colour]
    words = label or colour_words(language, colour)
    inside = (bead(name), h.span(".sr")[colour_words(language, colour)])
    return finished(pressable(f"rcard c-{name}", target, *inside, title=words, thing=thing, other=h.span))


@lru_cache(maxsize=1024)
def draw_cards(language: str, hand: tuple[int, ...], giving: bool) -> Markup:
    """Draw the viewer's cards by colour, overlapping; `giving`: one of them is to be given away."""
    say = translator(language)
    groups = []
    for colour, count in enumerate(hand):
        if count:
            thing = f"card:{COLOURS[colour]}"
            under = [rail_card(language, colour)] * (count - 1)
            cards = [*under, rail_card(language, colour, thing if giving else "", thing=thing)]
            number = h.b(".count")[str(count)] if count > 1 else None
            groups.append(h.span(".stack", data_stack=thing)[cards, number])
    title = say("hand.title", count=sum(hand))
    name = say("hand.cards", cards=cards_words(language, hand)) if any(hand) else title
    empty = h.span(".none")[say("hand.none")] if not groups else None
    return finished(panel(title, h.div(".rails-row")[groups, empty], cls="rails", label=name))


@lru_cache(maxsize=4096)
def payment_face(paid: PaymentLayout) -> Markup:
    """Draw a payment in beads: cards for their own colour, and sets with what they stand for."""
    beads = [bead(COLOURS[colour]) for colour, count in enumerate(paid.plain) for _ in range(count)]
    sets = [h.span(".set")[[bead(COLOURS[use.colour])] * use.cards, h.i["="], instead_beads(use)] for use in paid.sets]
    return finished(h.span(".face")[finished(*beads), sets])


def instead_beads(use: SetUse) -> list[Svg]:
    return [bead(COLOURS[colour]) for colour, count in enumerate(use.instead) for _ in range(count)]


@lru_cache(maxsize=4096)
def spends(language: str, paid: PaymentLayout) -> tuple[Spend, ...]:
    """Return the cards of the hand that pay, set by set."""
    found = [Spend(f"card:{COLOURS[colour]}", count) for colour, count in enumerate(paid.plain) if count]
    for use in paid.sets:
        names = [f"card.{COLOURS[colour]}" for colour, count in enumerate(use.instead) if count]
        words = ", ".join([translator(language)(name) for name in names])
        stands = finished("= ", *instead_beads(use), words)
        found.append(Spend(f"card:{COLOURS[use.colour]}", use.cards, str(stands)))
    return tuple(found)


def draw_open(view: View, say: Say, takes: set[int], deck: bool) -> h.Element:
    """SP-7, SP-21 Draw the four open cards and the deck, as buttons if they may be taken."""
    cards = [
        open_card(say, colour, colour in takes)
        if colour >= 0
        else h.span(".rcard.gone")[h.span(".sr")[say("open.gone")]]
        for colour in view.open
    ]
    row = finished(*cards, draw_deck(view, say, deck), draw_discards(view, say))
    time = time_cards(say.language, view.round, view.time_cards)
    return panel(finished(say("open.title"), time), h.div(".open-row")[row], cls="open-cards")


def open_card(say: Say, colour: int, may_take: bool) -> Markup:
    thing = f"open:{COLOURS[colour]}"
    return rail_card(say.language, colour, thing if may_take else "", say("open.card", colour=colour), thing=thing)


def draw_deck(view: View, say: Say, chosen: bool) -> h.Element:
    size = view.deck_size + view.time_cards
    inside = (h.b[str(size)], h.small[say("open.deck")])
    about = say("open.deck_late", top=view.cards_above_time) if view.round == LAST_ROUND else say("open.deck_about")
    return pressable("rcard back", "open:deck" if chosen else "", *inside, title=about, thing="open:deck", other=h.span)


def draw_discards(view: View, say: Say) -> h.Element:
    size = sum(view.discards)
    about = cards_words(say.language, view.discards) if size else say("open.no_discards")
    return pressable("rcard out", "", h.b[str(size)], h.small[say("open.out")], title=about, other=h.span)


@lru_cache(maxsize=64)
def time_cards(language: str, round: int, inside: int) -> Markup:
    """SP-1, SP-31, SP-32 Draw a time card for each round; in the last round those drawn again."""
    say = translator(language)
    up = round if round < LAST_ROUND else TIME_CARDS - inside
    words = say("time.rounds", round=round) if round < LAST_ROUND else say("time.last", up=up)
    clocks = [h.i(class_="up" if number < up else None)[icon("clock")] for number in range(TIME_CARDS)]
    return finished(h.span(".time-cards", title=words)[clocks, h.span(".time-words")[words]])
