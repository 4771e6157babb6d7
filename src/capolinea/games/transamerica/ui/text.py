"""The table in plain text: who stands where, the own hand, and the board drawn in letters."""

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.letters import CODES, draw_letters
from capolinea.games.transamerica.ui.phrases import number
from capolinea.games.transamerica.ui.seats import seat_cards
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_letter


def text(seen: View, say: Say) -> str:
    title = say("text.title", round=seen.round, phase=say(f"phase.{seen.phase}"))
    parts = [
        [title, say("fact.barrier", barrier=number(seen.barrier))],
        seat_lines(seen, say),
        hand_lines(seen, say),
        draw_letters(seen),
        [say("text.key"), *region_lines(say)],
    ]
    return "\n\n".join(["\n".join(part) for part in parts if part])


def seat_lines(seen: View, say: Say) -> list[str]:
    """One line per seat, the one to move pointed at."""
    cards = seat_cards(seen, say)
    names = [say.seat(seat) for seat in range(len(cards))]
    name_width, score_width = max(map(len, names)), max([len(card.score) for card in cards])
    lines: list[str] = []
    for seat, card in enumerate(cards):
        pointer = ">" if seen.phase != "over" and seat == seen.mover else " "
        name = f"{pointer} {seat_letter(seat)} {names[seat]:<{name_width}}"
        lines.append(f"{name}  {card.score:>{score_width}} {card.unit}  {card.note}".rstrip())
    return lines


def hand_lines(seen: View, say: Say) -> list[str]:
    """Own cities with their distances, and the track missing in all."""
    missing = missing_of(seen)
    if missing is None:
        return []
    width = max([len(BOARD.city_names[city]) for city in seen.hand])
    lines = [f"{say('hand.title')}:"]
    for city, away in zip(seen.hand, missing.cities, strict=True):
        region = say("region.name", region=BOARD.city_region[city])
        told = "" if away is None else say("text.city", missing=away)
        lines.append(f"  {CODES[city].upper()} {BOARD.city_names[city]:<{width}}  {region:<7}  {told}".rstrip())
    placed = seen.markers[seen.seat or 0] >= 0
    lines.append(say("text.missing" if placed else "text.cheapest", missing=missing.total))
    return lines


def region_lines(say: Say) -> list[str]:
    """The short names on the board, spelt out by region."""
    lines: list[str] = []
    for region in range(len(REGIONS)):
        cities = [city for city in range(len(BOARD.city_names)) if BOARD.city_region[city] == region]
        spelt = ", ".join([f"{CODES[city]} {BOARD.city_names[city]}" for city in cities])
        lines.append(f"{say('region.name', region=region)}: {spelt}")
    return lines
