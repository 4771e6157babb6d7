"""What the seats panel says about each seat: points now, money, hidden and open cards, what it plays, played cards."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import NOTHING
from capolinea.games.santa_fe_rails.scoring import score
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import Worth, all_worths
from capolinea.games.santa_fe_rails.ui.hand import specials_of
from capolinea.games.santa_fe_rails.ui.labels import play_words
from capolinea.games.santa_fe_rails.ui.names import translator
from capolinea.games.santa_fe_rails.ui.parts import chip, face
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.render.html import finished, html
from capolinea.render.icons import icon
from capolinea.render.look import SeatCard


def seat_cards(now: Now, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(now, seat, say) for seat in range(len(now.view.money))])


def seat_card(now: Now, seat: int, say: Say) -> SeatCard:
    view = now.view
    hidden = 0 if view.stage == "over" else view.hand_cities[seat]
    unit = say("seat.cash", money=view.money[seat])
    points = score(now.once(state_of), seat)
    return SeatCard(str(points), unit, seat_note(view, seat, say), hidden, extra(now, seat, say))


def seat_note(view: View, seat: int, say: Say) -> str:
    """Say what a seat is doing or plays; never what it has chosen before the reveal."""
    if view.stage == "choose":
        return say("seat.chosen") if view.has_chosen[seat] else say("seat.choosing")
    if view.stage == "draw" and seat == view.actor:
        return say("seat.drawing")
    if view.stage in ("draw", "over"):
        return say("seat.cards", count=len(view.played[seat]))
    if view.card[seat] == NOTHING:
        return say("seat.plays_nothing")
    return say("seat.plays", card_name=play_words(view, seat, say))


def extra(now: Now, seat: int, say: Say) -> str:
    """Draw the train, special cards in hand, and every city card played with its worth, best first."""
    view, worths = now.view, now.once(all_worths)
    open_cards = [card for card, count in specials_of(view, seat) for _ in range(count)]
    branch = view.branch[seat] if view.stage in ("draw", "choose") else NONE
    signs = open_signs(say.language, seat == view.first and view.stage != "over", open_cards, branch)
    new = view.card[seat] if view.stage not in ("draw", "choose", "over") else NONE
    cards = sorted(view.played[seat], key=lambda town: (-worths[town].points, -BOARD.value[town], town))
    played = [played_chip(say.language, town, worths[town], town == new) for town in cards]
    return html(signs, h.span(".played", data_spill="yes")[finished(*played)] if played else None)


def open_signs(language: str, first: bool, cards: list[int], branch: int) -> Markup | None:
    """SF-5, SF-45 Draw the train and the open cards of a hand."""
    parts = [train_tag(language)] if first else []
    parts += [face(card) for card in cards]
    if branch != NONE:
        parts.append(branch_tag(language, branch))
    return finished(h.span(".open-signs", data_spill="yes")[finished(*parts)]) if parts else None


@lru_cache(maxsize=4)
def train_tag(language: str) -> Markup:
    return finished(h.span(".tag.line.first")[icon("train"), h.span[translator(language)("seat.first")]])


@lru_cache(maxsize=16)
def branch_tag(language: str, major: int) -> Markup:
    return finished(h.span(".tag.line")[translator(language)("seat.branch"), chip(major)])


@lru_cache(maxsize=8192)
def played_chip(language: str, town: int, worth: Worth, new: bool) -> Markup:
    value, count, points = worth
    title = translator(language)("town.card", city=town, value=value, count=count, worth=points)
    name = BOARD.town_names[town]
    return finished(h.span(class_="cc new" if new else "cc", title=title)[name, " ", h.b[str(points)]])
