"""Rail cards as pictures: own ones sorted by colour, the open four, the deck and the time cards."""

from functools import lru_cache

from capolinea.games.spike.pieces import COLOURS, LAST_ROUND, TIME_CARDS
from capolinea.games.spike.ui.names import speaker
from capolinea.games.spike.ui.phrases import cards_words, colour_words
from capolinea.games.spike.ui.signs import bead
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.icons import icon
from capolinea.render.svg import Svg, el


@lru_cache(maxsize=256)
def rail_card(language: str, colour: int, target: str = "", label: str = "", covered: bool = False) -> Svg:
    """One card; a button where it may be chosen. Of a covered one only the coloured edge is seen."""
    name = COLOURS[colour]
    words = label or colour_words(language, colour)
    inside = (None if covered else bead(name), el("span", colour_words(language, colour), cls="sr"))
    if target:
        return el("button", *inside, cls=f"rcard c-{name}", type="button", title=words, data_target=target)
    return el("span", *inside, cls=f"rcard c-{name}", title=words)


@lru_cache(maxsize=1024)
def draw_cards(language: str, hand: tuple[int, ...], giving: bool) -> Svg:
    """Own cards by colour, one over the other; `giving`: one of them is to be given away."""
    say = speaker(language)
    groups = []
    for colour, count in enumerate(hand):
        if count:
            target = f"card:{COLOURS[colour]}" if giving else ""
            under = [rail_card(language, colour, covered=True)] * (count - 1)
            cards = [*under, rail_card(language, colour, target)]
            number = el("b", str(count), cls="count") if count > 1 else None
            groups.append(el("span", *cards, number, cls="stack"))
    title = say("hand.title", count=sum(hand))
    name = say("hand.cards", cards=cards_words(language, hand)) if any(hand) else title
    empty = el("span", say("hand.none"), cls="none") if not groups else None
    return el(
        "section",
        el("h2", title, cls="sign"),
        el("div", *groups, empty, cls="rails-row"),
        cls="rails",
        aria_label=name,
    )


def draw_open(seen: View, say: Say, takes: set[int], deck: bool) -> Svg:
    """SP-7, SP-21 The four open cards and the deck; buttons where they may be drawn."""
    cards = [
        rail_card(
            say.language, colour, f"open:{COLOURS[colour]}" if colour in takes else "", say("open.card", colour=colour)
        )
        if colour >= 0
        else el("span", el("span", say("open.gone"), cls="sr"), cls="rcard gone")
        for colour in seen.open
    ]
    return el(
        "section",
        el("h2", say("open.title"), time_cards(say.language, seen.round, seen.time_cards), cls="sign"),
        el("div", *cards, draw_deck(seen, say, deck), draw_discards(seen, say), cls="open-row"),
        cls="open-cards",
    )


def draw_deck(seen: View, say: Say, chosen: bool) -> Svg:
    size = seen.deck_size + seen.time_cards
    inside = (el("b", str(size)), el("small", say("open.deck")))
    about = say("open.deck_late", top=seen.top) if seen.round == LAST_ROUND else say("open.deck_about")
    if chosen:
        return el("button", *inside, cls="rcard back", type="button", title=about, data_target="open:deck")
    return el("span", *inside, cls="rcard back", title=about)


def draw_discards(seen: View, say: Say) -> Svg:
    size = sum(seen.discards)
    about = cards_words(say.language, seen.discards) if size else say("open.no_discards")
    return el("span", el("b", str(size)), el("small", say("open.out")), cls="rcard out", title=about)


@lru_cache(maxsize=64)
def time_cards(language: str, round: int, inside: int) -> Svg:
    """SP-1, SP-31, SP-32 One for each round; in the last round those that have come up again."""
    say = speaker(language)
    up = round if round < LAST_ROUND else TIME_CARDS - inside
    words = say("time.rounds", round=round) if round < LAST_ROUND else say("time.last", up=up)
    clocks = [el("i", icon("clock"), cls="up" if number < up else None) for number in range(TIME_CARDS)]
    return el("span", *clocks, el("span", words, cls="time-words"), cls="time-cards", title=words)
