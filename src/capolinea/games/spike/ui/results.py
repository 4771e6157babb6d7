"""The account of a match: where everybody's money came from, and what the route cards were worth (SP-34, SP-35)."""

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.ui.aids import network, own_route, route_money
from capolinea.games.spike.ui.phrases import good_words, money
from capolinea.games.spike.ui.seats import total
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_mark
from capolinea.render.svg import Svg, el


def draw_results(seen: View, say: Say) -> Svg:
    order = sorted(range(len(seen.money)), key=lambda seat: standing(seen, seat), reverse=True)
    return el(
        "article",
        el("h2", say("results.title")),
        el("p", say(f"reason.{seen.reason}")),
        el("ol", *[draw_account(seen, seat, say) for seat in order], cls="accounts"),
        el("p", say("results.tie"), cls="note"),
        cls="results",
    )


def standing(seen: View, seat: int) -> tuple[int, int, int]:
    """SP-35"""
    return total(seen, seat), len(network(seen, seat)), seen.hand_sizes[seat]


def draw_account(seen: View, seat: int, say: Say) -> Svg:
    """One seat: market, deliveries, route card, improvements, and their sum."""
    return el(
        "li",
        seat_mark(seat),
        el("b", say.seat(seat), cls="name"),
        el("b", money(say, total(seen, seat)), cls="num"),
        el(
            "dl",
            row(say("part.market"), money(say, seen.from_market[seat])),
            row(say("part.contracts"), money(say, seen.from_contracts[seat]), draw_deliveries(seen, seat, say)),
            row(say("part.route"), money(say, worth(seen, seat)), draw_route_lines(seen, seat, say)),
            row(say("part.improvements"), money(say, -seen.spent[seat])),
        ),
        el("p", say("results.cities", cities=len(network(seen, seat)), cards=seen.hand_sizes[seat]), cls="sum"),
        cls="account",
    )


def row(name: str, figure: str, more: Svg | None = None) -> Svg:
    return el("div", el("dt", name, " ", more), el("dd", figure, cls="num"))


def worth(seen: View, seat: int) -> int:
    return route_money(own_route(seen, seat), network(seen, seat))


def draw_deliveries(seen: View, seat: int, say: Say) -> Svg | None:
    signs = [
        el(
            "span",
            good_icon(GOODS[good]),
            el("span", good_words(say.language, good), cls="sr"),
            f" {BOARD.city_names[seen.goal[good]]}",
            cls="delivery",
        )
        for good in range(len(GOODS))
        if seen.holder[good] == seat and seen.goal[good] >= 0
    ]
    return el("span", *signs, cls="deliveries") if signs else None


def draw_route_lines(seen: View, seat: int, say: Say) -> Svg:
    """The start and the cities of the card; a tick where they are joined."""
    route, joined = own_route(seen, seat), network(seen, seat)
    start = BOARD.route_start[route]
    names = [(start, BOARD.city_names[start])]
    names += [(city, f"{BOARD.city_names[city]} {value}") for city, value in BOARD.route_lines[route]]
    signs = [
        el(
            "span",
            f"{'✓' if city in joined else '×'} {name}",
            cls="delivery in" if city in joined else "delivery",
            title=say("route.joined") if city in joined else say("route.not_joined"),
        )
        for city, name in names
    ]
    return el("span", *signs, cls="deliveries")
