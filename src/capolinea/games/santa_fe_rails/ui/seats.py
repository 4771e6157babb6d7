"""What the seats panel says of each seat: points now, money, hidden and open cards, what it plays, cards played."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import NOTHING
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import count_at, points_of, value_of, worth_of
from capolinea.games.santa_fe_rails.ui.hand import specials_of
from capolinea.games.santa_fe_rails.ui.labels import play_words
from capolinea.games.santa_fe_rails.ui.names import speaker
from capolinea.games.santa_fe_rails.ui.parts import chip, face
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.render.html import finished, html
from capolinea.render.icons import icon
from capolinea.render.look import SeatCard


def seat_cards(seen: View, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(seen, seat, say) for seat in range(len(seen.money))])


def seat_card(seen: View, seat: int, say: Say) -> SeatCard:
    hidden = 0 if seen.stage == "over" else seen.hand_cities[seat]
    unit = say("seat.cash", money=seen.money[seat])
    return SeatCard(str(points_of(seen, seat)), unit, seat_note(seen, seat, say), hidden, extra(seen, seat, say))


def seat_note(seen: View, seat: int, say: Say) -> str:
    """What it does or has played; never what it has chosen before all have."""
    if seen.stage == "choose":
        return say("seat.chosen") if seen.has_chosen[seat] else say("seat.choosing")
    if seen.stage == "draw" and seat == seen.actor:
        return say("seat.drawing")
    if seen.stage in ("draw", "over"):
        return say("seat.cards", count=len(seen.played[seat]))
    if seen.card[seat] == NOTHING:
        return say("seat.plays_nothing")
    return say("seat.plays", card_name=play_words(seen, seat, say))


def extra(seen: View, seat: int, say: Say) -> str:
    """Who begins, special cards in hand, and every city card played with its worth, best first."""
    open_cards = tuple([card for card, count in specials_of(seen, seat) for _ in range(count)])
    branch = seen.branch[seat] if seen.stage in ("draw", "choose") else NONE
    signs = open_signs(say.language, seat == seen.first and seen.stage != "over", open_cards, branch)
    new = seen.card[seat] if seen.stage not in ("draw", "choose", "over") else NONE
    cards = sorted(seen.played[seat], key=lambda city: (-worth_of(seen, city), -BOARD.value[city], city))
    played = [
        played_chip(say.language, city, value_of(seen, city), count_at(seen, city), city == new) for city in cards
    ]
    return html(signs, h.span(".played")[finished(*played)] if played else None)


@lru_cache(maxsize=1024)
def open_signs(language: str, first: bool, cards: tuple[int, ...], branch: int) -> Markup | None:
    """SF-5, SF-45 The train, and what lies open in a hand."""
    say = speaker(language)
    parts: list[h.Node] = [h.span(".tag.line.first")[icon("train"), say("seat.first")]] if first else []
    parts += [face(card) for card in cards]
    if branch != NONE:
        parts.append(h.span(".tag.line")[say("seat.branch"), chip(branch)])
    return finished(h.span(".open-signs")[parts]) if parts else None


@lru_cache(maxsize=8192)
def played_chip(language: str, city: int, value: int, count: int, new: bool) -> Markup:
    title = speaker(language)("town.card", city=city, value=value, count=count, worth=value * count)
    name = BOARD.city_names[city]
    return finished(h.span(class_="cc new" if new else "cc", title=title)[name, " ", h.b[str(value * count)]])
