"""The table in plain text: seats, own cards, railroads, what can be drawn, and every town that counts."""

from textwrap import wrap

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import branch_price
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import (
    count_at,
    ends_of,
    is_lost,
    table_of,
    third_points,
    value_of,
    worth_of,
)
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.games.santa_fe_rails.ui.hand import specials_of
from capolinea.games.santa_fe_rails.ui.labels import card_note
from capolinea.games.santa_fe_rails.ui.panel import left_of
from capolinea.games.santa_fe_rails.ui.phrases import codes
from capolinea.games.santa_fe_rails.ui.prompts import tell_facts
from capolinea.games.santa_fe_rails.ui.seats import seat_cards
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.table.text import INDENT, WIDTH, paragraphs, seat_heads, spaced, two_columns


def text(seen: View, say: Say) -> str:
    return paragraphs(
        [" · ".join([say("game.name"), *tell_facts(seen, say)])],
        seat_lines(seen, say),
        hand_lines(seen, say),
        display_lines(seen, say),
        railroad_lines(seen, say),
        town_lines(seen, say),
    )


def seat_lines(seen: View, say: Say) -> list[str]:
    """Two lines per seat, those to act pointed at: points now, money, what it plays; cards played with their worth."""
    cards = seat_cards(seen, say)
    lines: list[str] = []
    choosing = [seat for seat in range(len(cards)) if seen.stage == "choose" and not seen.has_chosen[seat]]
    for seat, (head, card) in enumerate(zip(seat_heads(say, cards, [seen.actor, *choosing]), cards, strict=True)):
        first = say("seat.first") if seat == seen.first else ""
        specials = [str(say.name("card", each)) for each, count in specials_of(seen, seat) for _ in range(count)]
        lines.append(spaced(head, card.unit, card.note, first, ", ".join(specials)))
        played = [f"{BOARD.city_names[city]} {worth_of(seen, city)}" for city in seen.played[seat]]
        if played:
            lines += wrap(", ".join(played), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    if len(cards) == 2:
        points = str(third_points(seen)) if seen.stage == "over" else "?"
        lines.append(f"    {say('third.title')}  {points}  {say('text.third', size=seen.third_size)}")
    return lines


def hand_lines(seen: View, say: Say) -> list[str]:
    if seen.seat is None or not seen.hand or seen.stage == "over":
        return []
    cards = [f"{BOARD.city_names[city]} ({card_note(seen, city, say)})" for city in seen.hand]
    chosen = [say("prompt.chosen", card=seen.choice)] if seen.choice != NONE else []
    return [*wrap(f"{say('hand.title')}: {', '.join(cards)}", WIDTH, subsequent_indent=INDENT), *chosen]


def display_lines(seen: View, say: Say) -> list[str]:
    cards = [f"{say.name('card', card)} {left_of(seen, card)}" for card in SPECIALS]
    branches = ", ".join([f"{code_of(major)} {left}" for major, left in enumerate(seen.branches_left)])
    price = dollars(say, branch_price(table_of(seen)))
    deck = f"{say('deck.title')} {seen.deck_size}"
    counters = ", ".join([f"{n} × {value}" for value, n in zip(BOARD.counter_values, seen.counters, strict=True)])
    return [
        f"{say('display.title')}: {', '.join([*cards, deck])}",
        f"{INDENT}{say('card.branch')} ({price}): {branches}; {say('counters.title')}: {counters}",
    ]


def railroad_lines(seen: View, say: Say) -> list[str]:
    """Rails left and where the tracks end."""
    lines = [say("text.railroads")]
    for railroad in range(BOARD.railroads):
        if not seen.available[railroad]:
            left = say("rails.deck_short")
        else:
            left = str(seen.rails[railroad])
        ends = [end for end in ends_of(seen) if end.railroad == railroad]
        told = ", ".join([say("text.end", city=BOARD.head[end.way], dead="yes" if end.dead else "no") for end in ends])
        lost = f" {say('text.lost')}" if railroad < BOARD.majors and is_lost(seen, railroad) else ""
        name = f"{code_of(railroad)} {BOARD.railroad_names[railroad]}"
        lines.append(f"  {name:<31} {left:>9}{lost}  {told}".rstrip()[:WIDTH])
    return lines


def town_lines(seen: View, say: Say) -> list[str]:
    """Every town that a railroad has reached, two to a line, the dearest first."""
    reached = [city for city in range(BOARD.cities) if seen.railroads_at[city] and BOARD.value[city]]
    if not reached:
        return []
    cells = []
    for city in sorted(reached, key=lambda each: (-worth_of(seen, each), each)):
        worth = f"{value_of(seen, city)} × {count_at(seen, city)} = {worth_of(seen, city)}"
        cells.append(f"{BOARD.city_names[city]:<15}{worth:<12} {codes(seen.railroads_at[city])}")
    return [say("text.towns"), *two_columns(cells, 53)]
