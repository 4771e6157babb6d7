"""The table in plain text: seats, the viewer's cards, railroads, what can be drawn, and every connected town."""

from textwrap import wrap

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import branch_price, copies_left
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.scoring import third_score
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import all_worths, ends_of, is_lost
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.games.santa_fe_rails.ui.hand import specials_of
from capolinea.games.santa_fe_rails.ui.labels import card_note
from capolinea.games.santa_fe_rails.ui.phrases import codes
from capolinea.games.santa_fe_rails.ui.prompts import fact_texts
from capolinea.games.santa_fe_rails.ui.seats import seat_cards
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.table.text import INDENT, WIDTH, paragraphs, seat_heads, spaced, two_columns


def text(now: Now, say: Say) -> str:
    return paragraphs(
        [" · ".join([say("game.name"), *fact_texts(now, say)])],
        seat_lines(now, say),
        hand_lines(now, say),
        display_lines(now, say),
        railroad_lines(now, say),
        town_lines(now, say),
    )


def holding(now: Now, say: Say) -> list[str]:
    return hand_lines(now, say)


def seat_lines(now: Now, say: Say) -> list[str]:
    """Write two lines per seat: points now, money, what it plays; played cards with their worth; mark seats to act."""
    view, worths, cards = now.view, now.once(all_worths), seat_cards(now, say)
    lines: list[str] = []
    choosing = [seat for seat in range(len(cards)) if view.stage == "choose" and not view.has_chosen[seat]]
    for seat, (head, card) in enumerate(zip(seat_heads(say, cards, [view.actor, *choosing]), cards, strict=True)):
        first = say("seat.first") if seat == view.first else ""
        specials = [str(say.name("card", each)) for each, count in specials_of(view, seat) for _ in range(count)]
        lines.append(spaced(head, card.unit, card.note, first, ", ".join(specials)))
        played = [f"{BOARD.town_names[town]} {worths[town].points}" for town in view.played[seat]]
        if played:
            lines += wrap(", ".join(played), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    if len(cards) == 2:
        points = str(third_score(now.once(state_of))) if view.stage == "over" else "?"
        lines.append(f"    {say('third.title')}  {points}  {say('text.third', size=view.third_size)}")
    return lines


def hand_lines(now: Now, say: Say) -> list[str]:
    view = now.view
    if view.seat is None or not view.hand or view.stage == "over":
        return []
    cards = [f"{BOARD.town_names[town]} ({card_note(now, town, say)})" for town in view.hand]
    chosen = [say("prompt.chosen", card=view.choice)] if view.choice != NONE else []
    return [*wrap(f"{say('hand.title')}: {', '.join(cards)}", WIDTH, subsequent_indent=INDENT), *chosen]


def display_lines(now: Now, say: Say) -> list[str]:
    view, state = now.view, now.once(state_of)
    cards = [f"{say.name('card', card)} {copies_left(state, card)}" for card in SPECIALS]
    branches = ", ".join([f"{code_of(major)} {left}" for major, left in enumerate(view.branches_left)])
    price = dollars(say, branch_price(state))
    deck = f"{say('deck.title')} {view.deck_size}"
    counters = ", ".join([f"{n} × {value}" for value, n in zip(BOARD.counter_values, view.counters, strict=True)])
    return [
        f"{say('display.title')}: {', '.join([*cards, deck])}",
        f"{INDENT}{say('card.branch')} ({price}): {branches}; {say('counters.title')}: {counters}",
    ]


def railroad_lines(now: Now, say: Say) -> list[str]:
    """Return a line per railroad: rails left and where its tracks end."""
    view, lines = now.view, [say("text.railroads")]
    for railroad in range(BOARD.railroads):
        if not view.available[railroad]:
            left = say("rails.deck_short")
        else:
            left = str(view.rails[railroad])
        ends = [end for end in now.once(ends_of) if end.railroad == railroad]
        ends_text = ", ".join(
            [say("text.end", city=BOARD.head[end.arc], dead="yes" if end.dead else "no") for end in ends]
        )
        lost = f" {say('text.lost')}" if railroad < BOARD.majors and is_lost(now, railroad) else ""
        name = f"{code_of(railroad)} {BOARD.railroad_names[railroad]}"
        lines.append(f"  {name:<31} {left:>9}{lost}  {ends_text}".rstrip()[:WIDTH])
    return lines


def town_lines(now: Now, say: Say) -> list[str]:
    """Return every town that a railroad has reached, two per line, the most valuable first."""
    view, worths = now.view, now.once(all_worths)
    reached = [town for town in range(BOARD.towns) if view.railroads_at[town] and BOARD.value[town]]
    if not reached:
        return []
    cells = []
    for town in sorted(reached, key=lambda each: (-worths[each].points, each)):
        value, count, points = worths[town]
        worth = f"{value} × {count} = {points}"
        cells.append(f"{BOARD.town_names[town]:<15}{worth:<12} {codes(view.railroads_at[town])}")
    return [say("text.towns"), *two_columns(cells, 53)]
