"""The table in plain text: seats, action tiles, cities, links, goods and tiles."""

from textwrap import wrap
from typing import Final

from capolinea.games.steam.phases.choosing import holder_of
from capolinea.games.steam.pieces import COLOURS, TILES
from capolinea.games.steam.state import COLOUR_COUNT, NOBODY
from capolinea.games.steam.ui.chains import Chain, chains_of
from capolinea.games.steam.ui.choices import sets_of
from capolinea.games.steam.ui.hand import building_lines
from capolinea.games.steam.ui.labels import pose_words
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.prompts import fact_texts
from capolinea.games.steam.ui.seats import next_words, seat_cards
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.ui.whereabouts import hex_words
from capolinea.i18n import Say
from capolinea.kit.hexes import SIDES
from capolinea.render.table.text import WIDTH, paragraphs, seat_heads, spaced

INDENT: Final = "    "


def text(now: Now, say: Say) -> str:
    return paragraphs(
        [say("text.title"), *wrap(" · ".join(fact_texts(now, say)), WIDTH)],
        seat_lines(now, say),
        [*wrap(action_words(now, say), WIDTH, subsequent_indent=INDENT)],
        building_lines(now, say) if now.view.stage == "build" else [],
        city_lines(now, say),
        link_lines(now, say),
        [*wrap(supply_words(now, say), WIDTH, subsequent_indent=INDENT)],
        tile_lines(now, say),
    )


def holding(now: Now, say: Say) -> list[str]:
    return building_lines(now, say) if now.view.stage == "build" else []


def seat_lines(now: Now, say: Say) -> list[str]:
    view, cards = now.view, seat_cards(now, say)
    lines: list[str] = []
    asked = [] if view.stage == "over" else [view.actor]
    for seat, (head, card) in enumerate(zip(seat_heads(say, cards, asked), cards, strict=True)):
        place = f"{view.order.index(seat) + 1}." if view.turn and seat in view.order else "  "
        coming = next_words(now, seat, say) if view.alive[seat] and view.stage != "over" else ""
        said = spaced(f"{head[:2]}{place} {head[2:]} {card.unit}", card.note, coming)
        lines += wrap(said, WIDTH, subsequent_indent=INDENT * 2, drop_whitespace=False) or [said]
    return [line.rstrip() for line in lines]


def action_words(now: Now, say: Say) -> str:
    parts = []
    for number, tile in enumerate(TILES, 1):
        holder = holder_of(now.once(state_of), number)
        name = f"{number} {say.name('tile', tile)}"
        parts.append(name if holder < 0 else f"{name} = {say.seat(holder)}")
    return f"{say('annex.actions')}: {', '.join(parts)}"


def city_lines(now: Now, say: Say) -> list[str]:
    """Return the cities with their hex, colour and goods."""
    view, board = now.view, now.once(state_of).board
    lines = [say("text.cities")]
    for place, colour in enumerate(view.colour):
        if colour < 0:
            continue
        counts = view.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]
        goods = ", ".join([f"{count} {say.name('colour', COLOURS[c])}" for c, count in enumerate(counts) if count])
        grown = " *" if view.grown[place] else ""
        name = (
            f"{board.place_name[place]} ({board.name[board.place_hex[place]]}, {say.name('colour', COLOURS[colour])})"
        )
        lines.append(f"  {name}{grown}: {goods or '–'}")
    return lines


def link_lines(now: Now, say: Say) -> list[str]:
    """Return the links by owner; incomplete ones with where they end."""
    found: dict[int, list[str]] = {}
    for chain in now.once(chains_of):
        found.setdefault(chain.owner, []).append(link_words(now, chain, say))
    lines: list[str] = []
    for owner in sorted(found, key=lambda seat: (seat == NOBODY, seat)):
        name = say("text.nobody") if owner == NOBODY else say.seat(owner)
        lines += wrap(f"{name}: {', '.join(found[owner])}", WIDTH, initial_indent="  ", subsequent_indent=INDENT)
    return [say("text.links"), *lines] if lines else []


def link_words(now: Now, chain: Chain, say: Say) -> str:
    board = now.once(state_of).board
    start = place_words(board, board.name[chain.start // 6])
    if chain.complete:
        return f"{start}–{place_words(board, board.name[chain.end // 6])}"
    hex = board.name[chain.end // 6]
    return f"{start}–… {hex} {SIDES[chain.end % 6]} ({hex_words(say.language, board, hex)})"


def supply_words(now: Now, say: Say) -> str:
    parts = []
    for space, goods in now.once(sets_of):
        if goods:
            parts.append(f"{space} {'/'.join([str(say.name('colour', colour)) for colour in goods])}")
    return f"{say('annex.supply')}: {', '.join(parts) or '–'}"


def tile_lines(now: Now, say: Say) -> list[str]:
    """Return the tiles on the map, by hex."""
    board = now.once(state_of).board
    parts = [
        f"{board.name[hex]} {pose_words(say.language, pose)}" for hex, pose in enumerate(now.view.pose) if pose >= 0
    ]
    if not parts:
        return []
    return [say("text.tiles"), *wrap("; ".join(parts), WIDTH, initial_indent="  ", subsequent_indent=INDENT)]
