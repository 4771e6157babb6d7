"""What the seats panel shows of each seat: money, cards, train, contracts still to be delivered."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.ui.aids import all_parts, contracts, lines_of, network, own_route, power, route_money
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.phrases import city_list, good_words
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import finished, html
from capolinea.render.look import SeatCard


def seat_cards(view: View, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(view, seat, say) for seat in range(len(view.money))])


def seat_card(view: View, seat: int, say: Say) -> SeatCard:
    """SP-37 Show everything except which cards a seat holds."""
    return SeatCard(
        dollars(say, total(view, seat)),
        tracks_words(say.language, view.tracks[seat]),
        train_words(say.language, *[power(view, seat, part) for part in all_parts()], view.hand_sizes[seat]),
        extra=contracts_html(view, seat, say),
    )


def total(view: View, seat: int) -> int:
    """SP-34 Return the money; at the end the route card counts as well."""
    if view.stage != "over":
        return view.money[seat]
    return view.money[seat] + route_money(own_route(view, seat), network(view, seat))


@lru_cache(maxsize=128)
def tracks_words(language: str, tracks: int) -> str:
    return translator(language)("seat.tracks", tracks=tracks)


@lru_cache(maxsize=1024)
def train_words(language: str, speed: int, tender: int, cars: int, cards: int) -> str:
    return translator(language)("seat.train", speed=speed, tender=tender, cars=cars, cards=cards)


def contracts_html(view: View, seat: int, say: Say) -> str:
    """Draw the goods still to be delivered, those aboard in a wagon; the pointer shows where each is wanted."""
    left = [good for good in contracts(view, seat) if view.token[good] != DELIVERED]
    done = len(contracts(view, seat)) - len(left)
    signs: list[h.Node] = [good_sign(view, good, say) for good in left]
    if done:
        signs.append(h.span(".done-count")[say("seat.done", count=done)])
    return html(h.span(".goods")[finished(*signs)]) if signs else ""


def good_sign(view: View, good: int, say: Say) -> Markup:
    aboard = view.token[good] == ABOARD
    wanted = tuple([city for city, _ in lines_of(view, good)])
    return sign(say.language, good, aboard, wanted)


@lru_cache(maxsize=2048)
def sign(language: str, good: int, aboard: bool, wanted: tuple[int, ...]) -> Markup:
    say = translator(language)
    words = good_words(language, good)
    if wanted:
        words = say("seat.aboard" if aboard else "seat.wanted", good=good, cities=city_list(say, wanted))
    return finished(
        h.span(class_="good aboard" if aboard else "good", title=words)[good_icon(GOODS[good]), h.span(".sr")[words]]
    )
