"""The table in plain text: seats, dice, the own trip and ways to go, and the list of railroads."""

from textwrap import wrap
from typing import Final

from capolinea.games.rail_baron.ui.aids import holdings, reach_of
from capolinea.games.rail_baron.ui.choices import cards_of, price_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.hand import tell_figures, tell_ledger, tell_trip
from capolinea.games.rail_baron.ui.names import dot_words
from capolinea.games.rail_baron.ui.overlay import viewer_routes
from capolinea.games.rail_baron.ui.phrases import codes, dues_words, money, party, percent
from capolinea.games.rail_baron.ui.prompts import tell_facts
from capolinea.games.rail_baron.ui.seats import seat_cards
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_letter

WIDTH: Final = 110
INDENT: Final = "      "


def text(seen: View, say: Say) -> str:
    title = say("text.title", phase=say(f"phase.{seen.stage}"))
    parts = [
        [title, " · ".join(tell_facts(seen, say))],
        seat_lines(seen, say),
        trip_lines(seen, say),
        auction_lines(seen, say),
        route_lines(seen, say),
        railroad_lines(seen, say),
    ]
    return "\n\n".join(["\n".join(part) for part in parts if part])


def seat_lines(seen: View, say: Say) -> list[str]:
    """Two lines per seat, the one to act pointed at."""
    cards = seat_cards(seen, say)
    names = [say.seat(seat) for seat in range(len(cards))]
    wide, wide_score = max(map(len, names)), max([len(card.score) for card in cards])
    lines: list[str] = []
    for seat, card in enumerate(cards):
        pointer = ">" if seen.stage != "over" and seat == seen.actor else " "
        head = f"{pointer} {seat_letter(seat)} {names[seat]:<{wide}}  {card.score:>{wide_score}} {card.unit}"
        where = say("text.at", dot=seen.at[seat]) if seen.at[seat] >= 0 else ""
        lines.append("  ".join([part for part in (head, where, card.note) if part]))
        owned = holdings(seen, seat)
        if owned or seen.engine[seat]:
            engine = say("seat.engine", engine=seen.engine[seat]) if seen.engine[seat] else ""
            access = percent(say.language, reach_of(frozenset(owned)).access)
            said = "  ".join([part for part in (engine, " ".join(codes(owned)), access) if part])
            lines += wrap(said, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines


def trip_lines(seen: View, say: Say) -> list[str]:
    seat = seen.mover if seen.seat is None else seen.seat
    if seen.stage == "over" or not seen.alive[seat]:
        return []
    lines = [f"{tell_trip(seen, seat, say)}: {tell_figures(seen, seat, say)}"]
    if seen.white:
        dice = " + ".join([str(face) for face in (*seen.white, *([seen.bonus] if seen.bonus else []))])
        lines.append(say("text.dice", dice=dice, steps=seen.steps))
    ledger = tell_ledger(seen, say)
    if ledger:
        lines.append(ledger)
    if seen.options.speed_cards:
        lines.append(say("text.cards", cards=" ".join([str(card) for card in cards_of(seen, seat)])))
    return lines


def auction_lines(seen: View, say: Say) -> list[str]:
    if seen.stage != "bid":
        return []
    if seen.bidder < 0:
        return [say("text.auction", railroad=seen.auctioned)]
    return [say("text.auction", railroad=seen.auctioned), say("auction.best", seat=seen.bidder, amount=seen.bid)]


def route_lines(seen: View, say: Say) -> list[str]:
    """The ways that were found, with their fees, and their first step."""
    lines: list[str] = []
    for route in viewer_routes(seen):
        first = route.segments[0]
        dot = BOARD.across[first] - seen.at[seen.actor]
        kinds = ", ".join([say(f"route.{kind}") for kind in route.kinds])
        step = f"{BOARD.railroads[BOARD.railroad[first]]} > {dot_words(dot)}"
        figures = say("text.route", dots=len(route.segments), turns=route.turns, total=money(say, route.fee))
        lines += [f"  {kinds}: {step} … {figures}", f"{INDENT}{dues_words(say, route.due)}"]
    return [say("text.routes"), *lines] if lines else []


def railroad_lines(seen: View, say: Say) -> list[str]:
    """Two railroads to a line: price, share of destinations, owner."""
    cells = [railroad_cell(seen, railroad, say) for railroad in range(len(seen.owner))]
    half = (len(cells) + 1) // 2
    pairs = zip(cells[:half], cells[half:], strict=True)
    return [say("text.railroads"), *[f"  {one}  {two}".rstrip() for one, two in pairs]]


def railroad_cell(seen: View, railroad: int, say: Say) -> str:
    price = money(say, price_of(seen, railroad))
    access = percent(say.language, reach_of(frozenset([railroad])).access)
    return f"{BOARD.railroads[railroad]:<8}{price:>9} {access:>6} {party(say, seen.owner[railroad])[:14]:<14}"
