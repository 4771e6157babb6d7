"""The table in plain text: seats, own cards, railroads, what can be drawn, and every town that counts."""

from textwrap import wrap
from typing import Final

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
from capolinea.games.santa_fe_rails.ui.phrases import codes, money
from capolinea.games.santa_fe_rails.ui.prompts import tell_facts
from capolinea.games.santa_fe_rails.ui.seats import seat_cards
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_letter

WIDTH: Final = 110
INDENT: Final = "      "


def text(seen: View, say: Say) -> str:
    parts = [
        [" · ".join([say("game.name"), *tell_facts(seen, say)])],
        seat_lines(seen, say),
        hand_lines(seen, say),
        display_lines(seen, say),
        railroad_lines(seen, say),
        town_lines(seen, say),
    ]
    return "\n\n".join(["\n".join(part) for part in parts if part])


def seat_lines(seen: View, say: Say) -> list[str]:
    """Two lines per seat, those to act pointed at: points now, money, what it plays; cards played with their worth."""
    cards = seat_cards(seen, say)
    names = [say.seat(seat) for seat in range(len(cards))]
    wide, wide_score = max(map(len, names)), max([len(card.score) for card in cards])
    lines: list[str] = []
    for seat, card in enumerate(cards):
        asked = seat == seen.actor or (seen.stage == "choose" and not seen.has_chosen[seat])
        head = f"{'>' if asked else ' '} {seat_letter(seat)} {names[seat]:<{wide}}  {card.score:>{wide_score}}"
        told = [head, card.unit, card.note, say("seat.first") if seat == seen.first else ""]
        specials = [str(say.name("card", each)) for each, count in specials_of(seen, seat) for _ in range(count)]
        lines.append("  ".join([part for part in (*told, ", ".join(specials)) if part]))
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
    price = money(say, branch_price(table_of(seen)))
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
    reached = [city for city in range(BOARD.cities) if seen.reached[city] and BOARD.value[city]]
    if not reached:
        return []
    cells = []
    for city in sorted(reached, key=lambda each: (-worth_of(seen, each), each)):
        worth = f"{value_of(seen, city)} × {count_at(seen, city)} = {worth_of(seen, city)}"
        cells.append(f"{BOARD.city_names[city]:<15}{worth:<12} {codes(seen.reached[city])}")
    half = (len(cells) + 1) // 2
    pairs = zip(cells[:half], [*cells[half:], ""], strict=False)
    return [say("text.towns"), *[f"  {one:<53}{two}".rstrip() for one, two in pairs]]
