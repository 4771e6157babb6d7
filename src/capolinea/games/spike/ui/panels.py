"""The panels beside the map: at the left market, open cards, train, route card and colours; the viewer's contracts."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import GOODS, MARKET_ROWS
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.ui.aids import (
    contracts,
    lines_of,
    market_rows,
    network,
    own_route,
    route_money,
    supplied,
    tracks_to,
)
from capolinea.games.spike.ui.hand import open_cards, own_train
from capolinea.games.spike.ui.key import colour_signs
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.phrases import good_title
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.trips import Trip, reachable, trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed
from capolinea.render.html import finished, html
from capolinea.render.look import SidePanel
from capolinea.render.table.panels import panel


def draw_annex(now: Now, say: Say) -> str:
    """Draw what stands at the left of the map. Open cards and train are in the dock of smaller screens."""
    view = now.view
    seat = view.seat
    return html(
        draw_market(view, say),
        open_cards(now, say),
        own_train(now, say),
        None if seat is None else draw_route(view, seat, say),
        panel(say("key.colours"), h.div(".key-colours")[colour_signs(say.language)], cls="colours"),
    )


def contracts_panel(now: Now, say: Say) -> SidePanel:
    """SP-4 The viewer's contracts: what can be delivered now, and how many tracks the rest would take."""
    view, seat = now.view, now.view.seat
    own = () if seat is None else contracts(view, seat)
    left = len([good for good in own if view.token[good] != DELIVERED])
    return SidePanel(
        label=say("contracts.tab"),
        icon="paper",
        title=say("contracts.title", left=left),
        note=say("contracts.why"),
        html="" if seat is None or not own else html(draw_contracts(now, seat, say)),
        beside=True,
    )


# ---- the market


def draw_market(view: View, say: Say) -> Markup:
    """SP-2 Draw the goods in their rows; those of the viewer's contracts are marked."""
    own = frozenset([] if view.seat is None else contracts(view, view.seat))
    return market_table(say.language, view.market, own, tuple(map(tuple, market_rows(view))))


@lru_cache(maxsize=1024)
def market_table(
    language: str, market: tuple[int, ...], own: frozenset[int], rows: tuple[tuple[int, ...], ...]
) -> Markup:
    say = translator(language)
    cells: list[h.Element] = []
    for value, row in zip(MARKET_ROWS, rows, strict=True):
        cells.append(h.b(".num")[dollars(say, value)])
        for good in row:
            cities = listed(say, [BOARD.city_names[city] for city in BOARD.sources[good]])
            points = " ".join([f"city:{BOARD.codes[city]}" for city in BOARD.sources[good]])
            cells.append(
                h.div(
                    class_="cell own" if good in own else "cell",
                    title=say("market.about", good=good, money=value, cities=cities),
                    data_points=points,
                    data_thing=f"good:{GOODS[good]}",
                    tabindex=0,
                )[good_icon(GOODS[good]), good_title(language, good)]
            )
    return finished(
        panel((say("market.title"), h.span[say("market.why")]), h.div(".market-table")[cells], cls="market")
    )


# ---- contracts


def draw_contracts(now: Now, seat: int, say: Say) -> h.Element:
    view, trips = now.view, {trip.good: trip for trip in now.once(trips_of, seat)}
    drawn = [draw_contract(view, seat, good, trips.get(good), say) for good in contracts(view, seat)]
    return h.ul("#contract-rows.contract-rows")[finished(*drawn)]


def draw_contract(view: View, seat: int, good: int, trip: Trip | None, say: Say) -> Markup:
    if view.token[good] == DELIVERED:
        return done_contract(
            say.language, good, view.delivered_to[good], dict(lines_of(view, good))[view.delivered_to[good]]
        )
    connected, closed, far = network(view, seat), supplied(view, seat), tracks_to(view, seat)
    now = reachable(view, seat, good)
    lines = tuple(
        [
            (
                city,
                pays,
                "closed" if city in closed else "now" if city in now else "in" if city in connected else "",
                far[city],
            )
            for city, pays in lines_of(view, good)
        ]
    )
    sources = tuple([(city, far[city]) for city in BOARD.sources[good]])
    placed = view.train_place[seat] >= 0
    return open_contract(say.language, good, view.token[good] == ABOARD, sources, lines, trip, placed)


@lru_cache(maxsize=1024)
def done_contract(language: str, good: int, goal: int, pays: int) -> Markup:
    say = translator(language)
    words = say("contracts.done", good=good, city=goal, money=pays)
    return finished(h.li(".contract.done")[h.span(".good-box")[good_icon(GOODS[good])], h.span[words]])


@lru_cache(maxsize=2048)
def open_contract(
    language: str,
    good: int,
    aboard: bool,
    sources: tuple[tuple[int, int], ...],
    lines: tuple[tuple[int, int, str, int], ...],
    trip: Trip | None,
    placed: bool,
) -> Markup:
    """Draw source cities, then the cities that want the good and what they pay; a tick if it can be delivered now."""
    say = translator(language)
    best = -1 if trip is None else trip.goal
    chips = [
        line_chip(language, city, pays, state, far if placed else 0, city == best) for city, pays, state, far in lines
    ]
    where = [
        source_words(language, city, far if placed else 0, trip is not None and trip.source == city)
        for city, far in sources
    ]
    head: h.Node = h.span(".aboard")[say("contracts.aboard")] if aboard else where
    about = say("contracts.trip", city=trip.goal, money=trip.money, turns=trip.turns) if trip else None
    return finished(
        h.li(
            class_="contract best" if trip else "contract",
            data_points=f"trip:{GOODS[good]}" if trip else None,
            data_thing=f"contract:{GOODS[good]}",
            tabindex=0,
        )[
            h.span(class_="good-box on" if aboard else "good-box")[good_icon(GOODS[good])],
            h.div(".contract-head")[h.b[good_title(language, good)], " ", head],
            h.div(".chips")[chips] if chips else h.p(".chips")[say("contracts.hidden")],
            h.p(".trip-words")[about] if about else None,
        ]
    )


@lru_cache(maxsize=2048)
def source_words(language: str, city: int, far: int, best: bool) -> Markup:
    say = translator(language)
    extra = h.small(title=say("contracts.far", tracks=far))[f"+{far}"] if far > 0 else None
    title = say("contracts.source", city=city)
    return finished(h.span(class_="source best" if best else "source", title=title)[BOARD.city_names[city], extra])


@lru_cache(maxsize=4096)
def line_chip(language: str, city: int, pays: int, state: str, far: int, best: bool) -> Markup:
    """Draw a destination: ticked, closed, already connected, or with the tracks that it would take."""
    say = translator(language)
    sign = h.span(".chip-sign")[{"now": "✓ ", "closed": "× "}[state]] if state in ("now", "closed") else None
    lacks = h.small[f"+{far}"] if not state and far > 0 else None
    # A sheet has room for words where a chip has a sign.
    how = h.small(".chip-words")[say(f"contracts.{state}")] if state else lacks
    words = say(f"contracts.line_{state or ('cut' if far < 0 else 'far')}", city=city, money=pays, tracks=far)
    cls = f"chip {state}{' best' if best else ''}".replace("  ", " ").strip()
    money = h.b[str(pays), h.span(".chip-words")[dollars(say, pays).replace(str(pays), "")]]
    name = h.span(".chip-city")[sign, BOARD.city_names[city]]
    points = f"city:{BOARD.codes[city]}"
    return finished(h.button(class_=cls, type="button", title=words, data_points=points)[name, " ", money, how])


# ---- the route card


def draw_route(view: View, seat: int, say: Say) -> h.Element | None:
    """SP-8, SP-34 Draw the viewer's route card, what it is worth now, and what it can be worth."""
    route = own_route(view, seat)
    if route < 0:
        return None
    connected = network(view, seat)
    rows = route_rows(say.language, route, connected, tracks_to(view, seat) if view.train_place[seat] >= 0 else ())
    whole = route_money(route, frozenset(range(BOARD.cities)))
    worth = say("route.worth", money=route_money(route, connected), amount=whole)
    return panel(finished(say("route.title"), h.span[worth]), rows, cls="route")


@lru_cache(maxsize=1024)
def route_rows(language: str, route: int, connected: frozenset[int], far: tuple[int, ...]) -> Markup:
    say = translator(language)
    start = BOARD.route_start[route]
    lines = [route_row(language, start, say("route.start"), connected, far)]
    lines += [
        route_row(language, city, dollars(say, value), connected, far) for city, value in BOARD.route_lines[route]
    ]
    points = " ".join([f"city:{BOARD.codes[city]}" for city in (start, *dict(BOARD.route_lines[route]))])
    return finished(h.ol(".route-rows", data_points=points, tabindex=0)[lines])


def route_row(language: str, city: int, worth: str, connected: frozenset[int], far: tuple[int, ...]) -> h.Element:
    say = translator(language)
    extra = h.small(title=say("contracts.far", tracks=far[city]))[f"+{far[city]}"] if far and far[city] > 0 else None
    tick = h.span(".tick")["✓", h.span(".sr")[say("route.joined")]] if city in connected else None
    return h.li(class_="in" if city in connected else None)[
        h.span[BOARD.city_names[city], " ", tick, extra], h.b(".num")[worth]
    ]
