"""The final scoring: where everybody's money came from, and what the route cards were worth (SP-34, SP-35)."""

import htpy as h

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.ui.aids import network, own_route, route_money
from capolinea.games.spike.ui.phrases import good_words
from capolinea.games.spike.ui.seats import total
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import html
from capolinea.render.table.results import accounts, note, result_sheet, seat_account


def draw_results(view: View, say: Say) -> str:
    order = sorted(range(len(view.money)), key=lambda seat: ranking_key(view, seat), reverse=True)
    return html(
        result_sheet(
            say("results.title"),
            say(f"reason.{view.reason}"),
            accounts([draw_account(view, seat, say) for seat in order]),
            note(say("results.tie")),
        )
    )


def ranking_key(view: View, seat: int) -> tuple[int, int, int]:
    """SP-35 Return a sort key: money, then cities, then cards in hand."""
    return total(view, seat), len(network(view, seat)), view.hand_sizes[seat]


def draw_account(view: View, seat: int, say: Say) -> h.Element:
    """Draw the score of one seat: market, deliveries, route card, improvements, and the total."""
    return seat_account(
        say,
        seat,
        h.b(".num")[dollars(say, total(view, seat))],
        h.dl[
            row(say("part.market"), dollars(say, view.from_market[seat])),
            row(say("part.contracts"), dollars(say, view.from_contracts[seat]), draw_deliveries(view, seat, say)),
            row(say("part.route"), dollars(say, worth(view, seat)), draw_route_lines(view, seat, say)),
            row(say("part.improvements"), dollars(say, -view.spent[seat])),
        ],
        h.p(".sum")[say("results.cities", cities=len(network(view, seat)), cards=view.hand_sizes[seat])],
    )


def row(name: str, figure: str, more: h.Element | None = None) -> h.Element:
    return h.div[h.dt[name, " ", more], h.dd(".num")[figure]]


def worth(view: View, seat: int) -> int:
    return route_money(own_route(view, seat), network(view, seat))


def draw_deliveries(view: View, seat: int, say: Say) -> h.Element | None:
    signs = [
        h.span(".delivery")[
            good_icon(GOODS[good]),
            h.span(".sr")[good_words(say.language, good)],
            f" {BOARD.city_names[view.delivered_to[good]]}",
        ]
        for good in range(len(GOODS))
        if view.holder[good] == seat and view.delivered_to[good] >= 0
    ]
    return h.span(".deliveries")[signs] if signs else None


def draw_route_lines(view: View, seat: int, say: Say) -> h.Element:
    """Draw the start and the cities of the card, with a tick if they are connected."""
    route, connected = own_route(view, seat), network(view, seat)
    start = BOARD.route_start[route]
    names = [(start, BOARD.city_names[start])]
    names += [(city, f"{BOARD.city_names[city]} {value}") for city, value in BOARD.route_lines[route]]
    signs = [
        h.span(
            class_="delivery in" if city in connected else "delivery",
            title=say("route.joined") if city in connected else say("route.not_joined"),
        )[f"{'✓' if city in connected else '×'} {name}"]
        for city, name in names
    ]
    return h.span(".deliveries")[signs]
