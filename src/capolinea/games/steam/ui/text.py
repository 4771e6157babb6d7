"""The table in plain text: seats, action tiles, links, goods, and what may be done."""

from textwrap import wrap
from typing import Final

from capolinea.games.steam.pieces import COLOURS, TILES
from capolinea.games.steam.state import COLOUR_COUNT, NOBODY
from capolinea.games.steam.ui.aids import table_of
from capolinea.games.steam.ui.chains import Chain, chains_of
from capolinea.games.steam.ui.choices import holder_of, sets_of
from capolinea.games.steam.ui.hand import building_lines
from capolinea.games.steam.ui.labels import lay_words
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.prompts import tell_facts
from capolinea.games.steam.ui.seats import next_words, seat_cards
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.kit.hexes import SIDES
from capolinea.render.table.text import WIDTH, paragraphs, seat_heads, spaced

INDENT: Final = "    "


def text(seen: View, say: Say) -> str:
    return paragraphs(
        [say("text.title"), *wrap(" · ".join(tell_facts(seen, say)), WIDTH)],
        seat_lines(seen, say),
        [*wrap(action_words(seen, say), WIDTH, subsequent_indent=INDENT)],
        building_lines(seen, say) if seen.stage == "build" else [],
        city_lines(seen, say),
        link_lines(seen, say),
        [*wrap(supply_words(seen, say), WIDTH, subsequent_indent=INDENT)],
        tile_lines(seen, say),
    )


def seat_lines(seen: View, say: Say) -> list[str]:
    cards = seat_cards(seen, say)
    lines: list[str] = []
    asked = [] if seen.stage == "over" else [seen.actor]
    for seat, (head, card) in enumerate(zip(seat_heads(say, cards, asked), cards, strict=True)):
        place = f"{seen.order.index(seat) + 1}." if seen.turn and seat in seen.order else "  "
        coming = next_words(seen, seat, say) if seen.alive[seat] and seen.stage != "over" else ""
        said = spaced(f"{head[:2]}{place} {head[2:]} {card.unit}", card.note, coming)
        lines += wrap(said, WIDTH, subsequent_indent=INDENT * 2, drop_whitespace=False) or [said]
    return [line.rstrip() for line in lines]


def action_words(seen: View, say: Say) -> str:
    told = []
    for number, tile in enumerate(TILES, 1):
        holder = holder_of(seen, number)
        name = f"{number} {say.name('tile', tile)}"
        told.append(name if holder < 0 else f"{name} = {say.seat(holder)}")
    return f"{say('annex.actions')}: {', '.join(told)}"


def city_lines(seen: View, say: Say) -> list[str]:
    """Cities with their colour, their hex and their goods."""
    board = table_of(seen).board
    lines = [say("text.cities")]
    for place, colour in enumerate(seen.colour):
        if colour < 0:
            continue
        counts = seen.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]
        goods = ", ".join([f"{count} {say.name('colour', COLOURS[c])}" for c, count in enumerate(counts) if count])
        grown = " *" if seen.grown[place] else ""
        name = (
            f"{board.place_name[place]} ({board.name[board.place_hex[place]]}, {say.name('colour', COLOURS[colour])})"
        )
        lines.append(f"  {name}{grown}: {goods or '–'}")
    return lines


def link_lines(seen: View, say: Say) -> list[str]:
    """Links by owner; those that are not complete with where they end."""
    found: dict[int, list[str]] = {}
    for chain in chains_of(seen):
        found.setdefault(chain.owner, []).append(link_words(seen, chain, say))
    lines: list[str] = []
    for owner in sorted(found, key=lambda seat: (seat == NOBODY, seat)):
        name = say("text.nobody") if owner == NOBODY else say.seat(owner)
        lines += wrap(f"{name}: {', '.join(found[owner])}", WIDTH, initial_indent="  ", subsequent_indent=INDENT)
    return [say("text.links"), *lines] if lines else []


def link_words(seen: View, chain: Chain, say: Say) -> str:
    board = table_of(seen).board
    start = place_words(board, board.name[chain.start // 6])
    if chain.complete:
        return f"{start}–{place_words(board, board.name[chain.end // 6])}"
    return f"{start}–… {board.name[chain.end // 6]} {SIDES[chain.end % 6]}"


def supply_words(seen: View, say: Say) -> str:
    told = []
    for space, goods in sets_of(seen):
        if goods:
            told.append(f"{space} {'/'.join([str(say.name('colour', colour)) for colour in goods])}")
    return f"{say('annex.supply')}: {', '.join(told) or '–'}"


def tile_lines(seen: View, say: Say) -> list[str]:
    """Tiles on the map by hex, as the notation names them."""
    board = table_of(seen).board
    told = [f"{board.name[hex]} {lay_words(say.language, lay)}" for hex, lay in enumerate(seen.lay) if lay >= 0]
    if not told:
        return []
    return [say("text.tiles"), *wrap("; ".join(told), WIDTH, initial_indent="  ", subsequent_indent=INDENT)]
