"""The table in plain text: seats, market, cards, the viewer's contracts and route card."""

from textwrap import wrap
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import LETTERS, MARKET_ROWS
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.ui.aids import (
    contracts,
    lines_of,
    loads,
    market_rows,
    missing_cards_of,
    network,
    own_route,
    route_money,
    waited_for,
)
from capolinea.games.spike.ui.labels import missing_words
from capolinea.games.spike.ui.phrases import cards_words, colour_words, good_title, good_words
from capolinea.games.spike.ui.prompts import fact_texts
from capolinea.games.spike.ui.seats import seat_cards
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.trips import reachable, trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.table.text import INDENT, WIDTH, paragraphs, seat_heads

#: Cities with at most this many missing cards get a line.
SOON: Final = 2


def text(now: Now, say: Say) -> str:
    view = now.view
    title = say("text.title", phase=say(f"phase.{view.stage}"))
    return paragraphs(
        [title, " · ".join(fact_texts(view, say))],
        seat_lines(view, say),
        market_lines(view, say),
        card_lines(view, say),
        contract_lines(now, say),
        route_lines(view, say),
        missing_lines(view, say),
    )


def holding(now: Now, say: Say) -> list[str]:
    return card_lines(now.view, say)


def seat_lines(view: View, say: Say) -> list[str]:
    """Write two lines per seat, with an arrow at those that owe a decision."""
    cards = seat_cards(view, say)
    lines: list[str] = []
    for seat, (head, card) in enumerate(zip(seat_heads(say, cards, waited_for(view)), cards, strict=True)):
        lines.append(f"{head}  {card.note}")
        where = say("text.at", place=view.train_place[seat]) if view.train_place[seat] >= 0 else ""
        aboard = [good_words(say.language, good) for good in loads(view, seat)]
        left = [good for good in contracts(view, seat) if view.token[good] != DELIVERED]
        owed = say("text.contracts", goods=", ".join([good_words(say.language, good) for good in left])) if left else ""
        loaded = say("text.aboard", goods=", ".join(aboard)) if aboard else ""
        said = "; ".join([part for part in (card.unit, where, loaded, owed) if part])
        lines += wrap(said, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines


def market_lines(view: View, say: Say) -> list[str]:
    rows = market_rows(view)
    wide = max([len(good_words(say.language, good)) for row in rows for good in row]) + 2
    lines = [
        f"  {dollars(say, value):>4}  "
        + "".join([f"{good_words(say.language, good):<{wide}}" for good in row]).rstrip()
        for value, row in zip(MARKET_ROWS, rows, strict=True)
    ]
    return [say("market.title"), *lines]


def card_lines(view: View, say: Say) -> list[str]:
    opened = [f"{colour_words(say.language, each)} ({LETTERS[each]})" for each in view.open if each >= 0]
    lines = [say("text.open", colours=", ".join(opened))] if opened else []
    if view.seat is not None and any(view.hand):
        lines.append(say("hand.cards", cards=cards_words(say.language, view.hand)))
    return lines


def contract_lines(now: Now, say: Say) -> list[str]:
    """Write the viewer's contracts, with a tick if the viewer's network allows the delivery."""
    view = now.view
    if view.seat is None:
        return []
    lines = [say("contracts.title", left=len([g for g in contracts(view, view.seat) if view.token[g] != DELIVERED]))]
    best = {trip.good: trip for trip in now.once(trips_of, view.seat)}
    for good in contracts(view, view.seat):
        name = good_title(say.language, good)
        if view.token[good] == DELIVERED:
            lines.append(f"  {name}: {say('text.delivered', city=view.delivered_to[good])}")
            continue
        open_now = reachable(view, view.seat, good)
        wanted = [f"{'✓' if c in open_now else ''}{BOARD.city_names[c]} {pays}" for c, pays in lines_of(view, good)]
        sources = ", ".join([BOARD.city_names[city] for city in BOARD.sources[good]])
        where = say("contracts.aboard") if view.token[good] == ABOARD else sources
        said = f"{name} ({where}) → {', '.join(wanted)}"
        lines += wrap(said, WIDTH, initial_indent="  ", subsequent_indent=INDENT)
        if good in best:
            trip = best[good]
            lines.append(INDENT + say("contracts.trip", city=trip.goal, money=trip.money, turns=trip.turns))
    return lines


def route_lines(view: View, say: Say) -> list[str]:
    if view.seat is None:
        return []
    lines = []
    for route in view.routes if own_route(view, view.seat) < 0 else (own_route(view, view.seat),):
        connected = network(view, view.seat)
        cities = [(BOARD.route_start[route], ""), *[(city, f" {value}") for city, value in BOARD.route_lines[route]]]
        said = [f"{'✓' if city in connected else ''}{BOARD.city_names[city]}{value}" for city, value in cities]
        worth = say("text.worth", money=route_money(route, connected))
        lines.append(f"{say('route.title')}: {said[0]} → {', '.join(said[1:])} ({worth})")
    return lines


def missing_lines(view: View, say: Say) -> list[str]:
    """Write the cities with few missing cards."""
    if view.seat is None or view.train_place[view.seat] < 0 or view.stage == "over":
        return []
    near = [missing_cards for missing_cards in missing_cards_of(view, view.seat) if missing_cards.missing <= SOON]
    lines = [
        line
        for missing_cards in near
        for line in wrap(missing_words(missing_cards, say), WIDTH, initial_indent="  ", subsequent_indent=INDENT)
    ]
    return [say("text.soon"), *lines] if lines else []
