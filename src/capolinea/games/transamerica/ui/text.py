"""The table in plain text: the seats and the viewer's hand."""

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.letters import CODES
from capolinea.games.transamerica.ui.seats import seat_cards
from capolinea.games.transamerica.ui.table import Now
from capolinea.i18n import Say
from capolinea.i18n.phrases import plain
from capolinea.render.table.text import paragraphs, seat_heads


def text(now: Now, say: Say) -> str:
    view = now.view
    title = say("text.title", round=view.round, phase=say(f"phase.{view.stage}"))
    return paragraphs(
        [title, say("fact.barrier", barrier=plain(view.barrier))],
        seat_lines(now, say),
        hand_lines(now, say),
    )


def holding(now: Now, say: Say) -> list[str]:
    """Write the viewer's cities on one line, with their distances."""
    view, missing = now.view, now.once(missing_of)
    if missing is None:
        return []
    cities = []
    for city, away in zip(view.hand, missing.cities, strict=True):
        told = "" if away is None else f" ({say('text.city', missing=away)})"
        cities.append(f"{CODES[city].upper()} {BOARD.city_names[city]}{told}")
    return [f"{say('hand.title')}: {', '.join(cities)}"]


def seat_lines(now: Now, say: Say) -> list[str]:
    """Write one line per seat, with an arrow at the actor."""
    view, cards = now.view, seat_cards(now, say)
    heads = seat_heads(say, cards, [] if view.stage == "over" else [view.actor])
    return [f"{head} {card.unit}  {card.note}".rstrip() for head, card in zip(heads, cards, strict=True)]


def hand_lines(now: Now, say: Say) -> list[str]:
    """Write the viewer's cities with their distances, and the total of missing track."""
    view, missing = now.view, now.once(missing_of)
    if missing is None:
        return []
    width = max([len(BOARD.city_names[city]) for city in view.hand])
    lines = [f"{say('hand.title')}:"]
    for city, away in zip(view.hand, missing.cities, strict=True):
        region = say("region.name", region=BOARD.city_region[city])
        told = "" if away is None else say("text.city", missing=away)
        lines.append(f"  {CODES[city].upper()} {BOARD.city_names[city]:<{width}}  {region:<7}  {told}".rstrip())
    placed = view.markers[view.seat or 0] >= 0
    lines.append(say("text.missing" if placed else "text.cheapest", missing=missing.total))
    return lines
