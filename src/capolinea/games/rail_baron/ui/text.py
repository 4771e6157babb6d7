"""The table in plain text: seats, dice, the viewer's trip and routes, and the list of railroads."""

from textwrap import wrap

from capolinea.games.rail_baron.ui.aids import holdings, reach_of
from capolinea.games.rail_baron.ui.choices import cards_of, price_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.hand import figures_text, ledger_text, trip_text
from capolinea.games.rail_baron.ui.names import dot_words
from capolinea.games.rail_baron.ui.overlay import viewer_routes
from capolinea.games.rail_baron.ui.phrases import codes, dues_words, kinds_words, party, percent
from capolinea.games.rail_baron.ui.prompts import fact_texts
from capolinea.games.rail_baron.ui.seats import seat_cards
from capolinea.games.rail_baron.ui.table import Now
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.table.text import INDENT, WIDTH, paragraphs, seat_heads, spaced, two_columns


def text(now: Now, say: Say) -> str:
    view = now.view
    title = say("text.title", phase=say(f"phase.{view.stage}"))
    return paragraphs(
        [title, " · ".join(fact_texts(now, say))],
        seat_lines(now, say),
        trip_lines(now, say),
        auction_lines(view, say),
        route_lines(now, say),
        railroad_lines(now, say),
    )


def holding(now: Now, say: Say) -> list[str]:
    return [*trip_lines(now, say), *auction_lines(now.view, say)]


def seat_lines(now: Now, say: Say) -> list[str]:
    """Write each seat with an arrow at the actor, its trip, and on a line of their own its engine and railroads."""
    view, cards = now.view, seat_cards(now, say)
    lines: list[str] = []
    asked = [] if view.stage == "over" else [view.actor]
    for seat, (head, card) in enumerate(zip(seat_heads(say, cards, asked), cards, strict=True)):
        where = say("text.at", dot=view.dot[seat]) if view.dot[seat] >= 0 else ""
        lines += wrap(spaced(f"{head} {card.unit}", where, card.note), WIDTH, subsequent_indent=INDENT)
        owned = holdings(view, seat)
        if owned or view.engine[seat]:
            engine = say("seat.engine", engine=view.engine[seat]) if view.engine[seat] else ""
            access = percent(say.language, reach_of(frozenset(owned)).access)
            said = spaced(engine, " ".join(codes(owned)), access)
            lines += wrap(said, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines


def trip_lines(now: Now, say: Say) -> list[str]:
    view = now.view
    seat = view.mover if view.seat is None else view.seat
    if view.stage == "over" or not view.in_game[seat]:
        return []
    lines = [f"{trip_text(view, seat, say)}: {figures_text(now, seat, say)}"]
    if view.white:
        dice = " + ".join([str(face) for face in (*view.white, *([view.bonus] if view.bonus else []))])
        lines.append(say("text.dice", dice=dice, steps=view.steps))
    ledger = ledger_text(now, say)
    if ledger:
        lines.append(ledger)
    if view.options.speed_cards:
        lines.append(say("text.cards", cards=" ".join([str(card) for card in cards_of(view, seat)])))
    return lines


def auction_lines(view: View, say: Say) -> list[str]:
    if view.stage != "bid":
        return []
    if view.bidder < 0:
        return [say("text.auction", railroad=view.auctioned)]
    return [say("text.auction", railroad=view.auctioned), say("auction.best", seat=view.bidder, amount=view.bid)]


def route_lines(now: Now, say: Say) -> list[str]:
    """Write the routes that were found, with their fees and first step."""
    lines: list[str] = []
    routes = viewer_routes(now)
    for route in routes:
        first = route.segments[0]
        dot = BOARD.across[first] - now.view.dot[now.view.actor]
        kinds = ", ".join(kinds_words(say, route.kinds, len(routes) - 1))
        step = f"{BOARD.railroads[BOARD.railroad[first]]} > {dot_words(dot)}"
        figures = say("text.route", dots=len(route.segments), turns=route.turns, total=dollars(say, route.fee))
        lines += [f"  {kinds}{': ' if kinds else ''}{step} … {figures}", f"{INDENT}{dues_words(say, route.due)}"]
    return [say("text.routes"), *lines] if lines else []


def railroad_lines(now: Now, say: Say) -> list[str]:
    """Write two railroads per line: price, share of destinations, owner."""
    cells = [railroad_cell(now, railroad, say) for railroad in range(len(now.view.owner))]
    return [say("text.railroads"), *two_columns(cells, 41)]


def railroad_cell(now: Now, railroad: int, say: Say) -> str:
    price = dollars(say, price_of(now, railroad))
    access = percent(say.language, reach_of(frozenset([railroad])).access)
    return f"{BOARD.railroads[railroad]:<8}{price:>9} {access:>6} {party(say, now.view.owner[railroad])[:14]:<14}"
