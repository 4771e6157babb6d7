"""What the seats panel says of each seat: money, cards, train, contracts still to be delivered."""

from functools import lru_cache

from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.ui.aids import all_parts, contracts, lines_of, network, own_route, power, route_money
from capolinea.games.spike.ui.names import speaker
from capolinea.games.spike.ui.phrases import city_list, good_words, money
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.look import SeatCard
from capolinea.render.svg import Svg, el


def seat_cards(seen: View, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(seen, seat, say) for seat in range(len(seen.money))])


def seat_card(seen: View, seat: int, say: Say) -> SeatCard:
    """SP-37 Everything but the cards themselves is open."""
    return SeatCard(
        money(say, total(seen, seat)),
        tracks_words(say.language, seen.tracks[seat]),
        train_words(say.language, *[power(seen, seat, part) for part in all_parts()], seen.hand_sizes[seat]),
        extra=contracts_html(seen, seat, say),
    )


def total(seen: View, seat: int) -> int:
    """SP-34 When all is over the route card counts as well."""
    if seen.stage != "over":
        return seen.money[seat]
    return seen.money[seat] + route_money(own_route(seen, seat), network(seen, seat))


@lru_cache(maxsize=128)
def tracks_words(language: str, tracks: int) -> str:
    return speaker(language)("seat.tracks", tracks=tracks)


@lru_cache(maxsize=1024)
def train_words(language: str, speed: int, tender: int, cars: int, cards: int) -> str:
    return speaker(language)("seat.train", speed=speed, tender=tender, cars=cars, cards=cards)


def contracts_html(seen: View, seat: int, say: Say) -> str:
    """The goods still to be delivered, those aboard in a wagon; where each is wanted under the pointer."""
    left = [good for good in contracts(seen, seat) if seen.token[good] != DELIVERED]
    done = len(contracts(seen, seat)) - len(left)
    signs = [good_sign(seen, good, say) for good in left]
    if done:
        signs.append(el("span", say("seat.done", count=done), cls="done-count"))
    return str(el("span", *signs, cls="goods")) if signs else ""


def good_sign(seen: View, good: int, say: Say) -> Svg:
    aboard = seen.token[good] == ABOARD
    wanted = tuple([city for city, _ in lines_of(seen, good)])
    return sign(say.language, good, aboard, wanted)


@lru_cache(maxsize=2048)
def sign(language: str, good: int, aboard: bool, wanted: tuple[int, ...]) -> Svg:
    say = speaker(language)
    words = good_words(language, good)
    if wanted:
        words = say("seat.aboard" if aboard else "seat.wanted", good=good, cities=city_list(say, wanted))
    return el(
        "span",
        good_icon(GOODS[good]),
        el("span", words, cls="sr"),
        cls="good aboard" if aboard else "good",
        title=words,
    )
