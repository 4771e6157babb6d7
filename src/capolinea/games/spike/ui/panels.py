"""What stands beside the map: the market, the own contracts and the own route card."""

from functools import lru_cache

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
from capolinea.games.spike.ui.names import speaker
from capolinea.games.spike.ui.phrases import dollars, good_title, listed
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.ui.trips import Trip, reachable, trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el, join


def draw_panels(seen: View, say: Say) -> Svg:
    seat = seen.seat
    return join(
        draw_market(seen, say),
        None if seat is None else draw_route(seen, seat, say),
        None if seat is None else draw_contracts(seen, seat, say),
    )


# ---- the market


def draw_market(seen: View, say: Say) -> Svg:
    """SP-2 Goods in their rows; those of the viewer's contracts are marked."""
    own = frozenset([] if seen.seat is None else contracts(seen, seen.seat))
    return market_table(say.language, seen.market, own, tuple(map(tuple, market_rows(seen))))


@lru_cache(maxsize=1024)
def market_table(language: str, market: tuple[int, ...], own: frozenset[int], rows: tuple[tuple[int, ...], ...]) -> Svg:
    say = speaker(language)
    cells: list[Svg] = []
    for value, row in zip(MARKET_ROWS, rows, strict=True):
        cells.append(el("b", dollars(language, value), cls="num"))
        for good in row:
            cities = listed(say, [BOARD.city_names[city] for city in BOARD.sources[good]])
            points = " ".join([f"city:{BOARD.codes[city]}" for city in BOARD.sources[good]])
            cells.append(
                el(
                    "div",
                    good_icon(GOODS[good]),
                    good_title(language, good),
                    cls="cell own" if good in own else "cell",
                    title=say("market.about", good=good, money=value, cities=cities),
                    data_points=points,
                    tabindex=0,
                )
            )
    return el(
        "section",
        el("h2", say("market.title"), el("span", say("market.why")), cls="sign"),
        el("div", *cells, cls="market-table"),
        cls="market",
    )


# ---- contracts


def draw_contracts(seen: View, seat: int, say: Say) -> Svg | None:
    """SP-4 The own contracts: what can be delivered now, and how many tracks the rest would take."""
    trips = {trip.good: trip for trip in trips_of(seen, seat)}
    drawn = [draw_contract(seen, seat, good, trips.get(good), say) for good in contracts(seen, seat)]
    left = len([good for good in contracts(seen, seat) if seen.token[good] != DELIVERED])
    return el(
        "section",
        el("h2", say("contracts.title", left=left), el("span", say("contracts.why")), cls="sign"),
        el("ul", *drawn, cls="contract-rows", id="contract-rows"),
        cls="contracts",
    )


def draw_contract(seen: View, seat: int, good: int, trip: Trip | None, say: Say) -> Svg:
    if seen.token[good] == DELIVERED:
        return done_contract(say.language, good, seen.goal[good], dict(lines_of(seen, good))[seen.goal[good]])
    joined, closed, far = network(seen, seat), supplied(seen, seat), tracks_to(seen, seat)
    now = reachable(seen, seat, good)
    lines = tuple(
        [
            (
                city,
                pays,
                "closed" if city in closed else "now" if city in now else "in" if city in joined else "",
                far[city],
            )
            for city, pays in lines_of(seen, good)
        ]
    )
    sources = tuple([(city, far[city]) for city in BOARD.sources[good]])
    placed = seen.at[seat] >= 0
    return open_contract(say.language, good, seen.token[good] == ABOARD, sources, lines, trip, placed)


@lru_cache(maxsize=1024)
def done_contract(language: str, good: int, goal: int, pays: int) -> Svg:
    say = speaker(language)
    words = say("contracts.done", good=good, city=goal, money=pays)
    return el("li", el("span", good_icon(GOODS[good]), cls="good-box"), el("span", words), cls="contract done")


@lru_cache(maxsize=2048)
def open_contract(
    language: str,
    good: int,
    aboard: bool,
    sources: tuple[tuple[int, int], ...],
    lines: tuple[tuple[int, int, str, int], ...],
    trip: Trip | None,
    placed: bool,
) -> Svg:
    """Source cities, then the cities that want it with what they pay. A tick: can be delivered over own track now."""
    say = speaker(language)
    best = -1 if trip is None else trip.goal
    chips = [
        line_chip(language, city, pays, state, far if placed else 0, city == best) for city, pays, state, far in lines
    ]
    where = [
        source_words(language, city, far if placed else 0, trip is not None and trip.source == city)
        for city, far in sources
    ]
    head = el("span", say("contracts.aboard"), cls="aboard") if aboard else join(*where)
    about = say("contracts.trip", city=trip.goal, money=trip.money, turns=trip.turns) if trip else None
    return el(
        "li",
        el("span", good_icon(GOODS[good]), cls="good-box on" if aboard else "good-box"),
        el("div", el("b", good_title(language, good)), " ", head, cls="contract-head"),
        el("div", *chips, cls="chips") if chips else el("p", say("contracts.hidden"), cls="chips"),
        el("p", about, cls="trip-words") if about else None,
        cls="contract best" if trip else "contract",
        data_points=f"trip:{GOODS[good]}" if trip else None,
        tabindex=0 if trip else None,
    )


@lru_cache(maxsize=2048)
def source_words(language: str, city: int, far: int, best: bool) -> Svg:
    say = speaker(language)
    extra = el("small", f"+{far}", title=say("contracts.far", tracks=far)) if far > 0 else None
    title = say("contracts.source", city=city)
    return el("span", BOARD.city_names[city], extra, cls="source best" if best else "source", title=title)


@lru_cache(maxsize=4096)
def line_chip(language: str, city: int, pays: int, state: str, far: int, best: bool) -> Svg:
    """A destination: ticked, closed, joined already, or with the tracks that it would take."""
    say = speaker(language)
    sign = {"now": "✓ ", "closed": "× "}.get(state, "")
    extra = el("small", f"+{far}") if not state and far > 0 else None
    words = say(f"contracts.line_{state or ('cut' if far < 0 else 'far')}", city=city, money=pays, tracks=far)
    cls = f"chip {state}{' best' if best else ''}".replace("  ", " ").strip()
    return el("span", f"{sign}{BOARD.city_names[city]} ", el("b", str(pays)), extra, cls=cls, title=words)


# ---- the route card


def draw_route(seen: View, seat: int, say: Say) -> Svg | None:
    """SP-8, SP-34 The own route card, what it is worth now, and what it can be worth."""
    route = own_route(seen, seat)
    if route < 0:
        return None
    joined = network(seen, seat)
    rows = route_rows(say.language, route, joined, tracks_to(seen, seat) if seen.at[seat] >= 0 else ())
    whole = route_money(route, frozenset(range(BOARD.cities)))
    worth = say("route.worth", money=route_money(route, joined), amount=whole)
    return el(
        "section",
        el("h2", say("route.title"), el("span", worth), cls="sign"),
        rows,
        cls="route",
    )


@lru_cache(maxsize=1024)
def route_rows(language: str, route: int, joined: frozenset[int], far: tuple[int, ...]) -> Svg:
    say = speaker(language)
    start = BOARD.route_start[route]
    lines = [route_row(language, start, say("route.start"), joined, far)]
    lines += [
        route_row(language, city, dollars(language, value), joined, far) for city, value in BOARD.route_lines[route]
    ]
    points = " ".join([f"city:{BOARD.codes[city]}" for city in (start, *dict(BOARD.route_lines[route]))])
    return el("ol", *lines, cls="route-rows", data_points=points, tabindex=0)


def route_row(language: str, city: int, worth: str, joined: frozenset[int], far: tuple[int, ...]) -> Svg:
    say = speaker(language)
    extra = (
        el("small", f"+{far[city]}", title=say("contracts.far", tracks=far[city])) if far and far[city] > 0 else None
    )
    tick = el("span", "✓", el("span", say("route.joined"), cls="sr"), cls="tick") if city in joined else None
    return el(
        "li",
        el("span", BOARD.city_names[city], " ", tick, extra),
        el("b", worth, cls="num"),
        cls="in" if city in joined else None,
    )
