"""The table in plain text: seats, market, cards, own contracts with what they want, the route card."""

from textwrap import wrap
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import LETTERS, MARKET_ROWS
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.ui.aids import (
    contracts,
    lacks_of,
    lines_of,
    loads,
    market_rows,
    network,
    own_route,
    route_money,
    waited_for,
)
from capolinea.games.spike.ui.labels import lack_words
from capolinea.games.spike.ui.phrases import cards_words, colour_words, good_title, good_words
from capolinea.games.spike.ui.prompts import tell_facts
from capolinea.games.spike.ui.seats import seat_cards
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.trips import reachable, trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.table.text import INDENT, WIDTH, paragraphs, seat_heads

#: Cities that lack few cards are worth a line.
SOON: Final = 2


def text(now: Now, say: Say) -> str:
    seen = now.view
    title = say("text.title", phase=say(f"phase.{seen.stage}"))
    return paragraphs(
        [title, " · ".join(tell_facts(seen, say))],
        seat_lines(seen, say),
        market_lines(seen, say),
        card_lines(seen, say),
        contract_lines(now, say),
        route_lines(seen, say),
        lack_lines(seen, say),
    )


def seat_lines(seen: View, say: Say) -> list[str]:
    """Two lines per seat, those to act pointed at."""
    cards = seat_cards(seen, say)
    lines: list[str] = []
    for seat, (head, card) in enumerate(zip(seat_heads(say, cards, waited_for(seen)), cards, strict=True)):
        lines.append(f"{head}  {card.note}")
        where = say("text.at", place=seen.train_place[seat]) if seen.train_place[seat] >= 0 else ""
        aboard = [good_words(say.language, good) for good in loads(seen, seat)]
        left = [good for good in contracts(seen, seat) if seen.token[good] != DELIVERED]
        owed = say("text.contracts", goods=", ".join([good_words(say.language, good) for good in left])) if left else ""
        loaded = say("text.aboard", goods=", ".join(aboard)) if aboard else ""
        said = "; ".join([part for part in (card.unit, where, loaded, owed) if part])
        lines += wrap(said, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines


def market_lines(seen: View, say: Say) -> list[str]:
    rows = market_rows(seen)
    wide = max([len(good_words(say.language, good)) for row in rows for good in row]) + 2
    lines = [
        f"  {dollars(say, value):>4}  "
        + "".join([f"{good_words(say.language, good):<{wide}}" for good in row]).rstrip()
        for value, row in zip(MARKET_ROWS, rows, strict=True)
    ]
    return [say("market.title"), *lines]


def card_lines(seen: View, say: Say) -> list[str]:
    opened = [f"{colour_words(say.language, each)} ({LETTERS[each]})" for each in seen.open if each >= 0]
    lines = [say("text.open", colours=", ".join(opened))] if opened else []
    if seen.seat is not None and any(seen.hand):
        lines.append(say("hand.cards", cards=cards_words(say.language, seen.hand)))
    return lines


def contract_lines(now: Now, say: Say) -> list[str]:
    """The viewer's contracts; a tick where the own network allows the delivery."""
    seen = now.view
    if seen.seat is None:
        return []
    lines = [say("contracts.title", left=len([g for g in contracts(seen, seen.seat) if seen.token[g] != DELIVERED]))]
    best = {trip.good: trip for trip in now.once(trips_of, seen.seat)}
    for good in contracts(seen, seen.seat):
        name = good_title(say.language, good)
        if seen.token[good] == DELIVERED:
            lines.append(f"  {name}: {say('text.delivered', city=seen.delivered_to[good])}")
            continue
        open_now = reachable(seen, seen.seat, good)
        wanted = [f"{'✓' if c in open_now else ''}{BOARD.city_names[c]} {pays}" for c, pays in lines_of(seen, good)]
        sources = ", ".join([BOARD.city_names[city] for city in BOARD.sources[good]])
        where = say("contracts.aboard") if seen.token[good] == ABOARD else sources
        said = f"{name} ({where}) → {', '.join(wanted)}"
        lines += wrap(said, WIDTH, initial_indent="  ", subsequent_indent=INDENT)
        if good in best:
            trip = best[good]
            lines.append(INDENT + say("contracts.trip", city=trip.goal, money=trip.money, turns=trip.turns))
    return lines


def route_lines(seen: View, say: Say) -> list[str]:
    if seen.seat is None:
        return []
    lines = []
    for route in seen.routes if own_route(seen, seen.seat) < 0 else (own_route(seen, seen.seat),):
        joined = network(seen, seen.seat)
        cities = [(BOARD.route_start[route], ""), *[(city, f" {value}") for city, value in BOARD.route_lines[route]]]
        said = [f"{'✓' if city in joined else ''}{BOARD.city_names[city]}{value}" for city, value in cities]
        worth = say("text.worth", money=route_money(route, joined))
        lines.append(f"{say('route.title')}: {said[0]} → {', '.join(said[1:])} ({worth})")
    return lines


def lack_lines(seen: View, say: Say) -> list[str]:
    """Cities for which few cards are lacking."""
    if seen.seat is None or seen.train_place[seen.seat] < 0 or seen.stage == "over":
        return []
    near = [lack for lack in lacks_of(seen, seen.seat) if lack.missing <= SOON]
    lines = [
        line
        for lack in near
        for line in wrap(lack_words(lack, say), WIDTH, initial_indent="  ", subsequent_indent=INDENT)
    ]
    return [say("text.soon"), *lines] if lines else []
