"""One view, drawn and told: what is on the map, around it, and what is asked."""

from typing import Final

from capolinea.games.steam.ui.aids import table_of
from capolinea.games.steam.ui.annex import draw_annex
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import goods_to_choose, hexes_to_choose
from capolinea.games.steam.ui.geometry import layout_of
from capolinea.games.steam.ui.hand import draw_hand
from capolinea.games.steam.ui.overlay import layers
from capolinea.games.steam.ui.prompts import tell_facts, tell_hint, tell_prompt
from capolinea.games.steam.ui.seats import seat_cards
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.render.look import Scene
from capolinea.render.table.focus import Part, around, whole

#: Room around what a small screen opens on, and the least it shows.
MARGIN: Final = 60.0
LEAST: Final = 290.0


def scene(seen: View, say: Say) -> Scene:
    return Scene(
        facts=tell_facts(seen, say),
        layers=layers(seen, say),
        seats=seat_cards(seen, say),
        track="",
        hand=draw_hand(seen, say),
        prompt=tell_prompt(seen, say),
        hint=tell_hint(seen, say),
        focus=focus(seen),
        annex=draw_annex(seen, say),
    )


def focus(seen: View) -> Part:
    """Around the viewer's own track, and what may be chosen near it; without any, the whole map."""
    state = table_of(seen)
    layout = layout_of(state.board)
    size = layout.width, layout.height
    if seen.seat is None or seen.stage not in ("build", "move", "points"):
        return whole(size)
    own = [chain for chain in chains_of(seen) if chain.owner == seen.seat]
    hexes = {end // 6 for chain in own for end in (chain.start, chain.end)}
    if seen.stage == "move":
        hexes |= {state.board.hex_of[hex] for hex, _ in goods_to_choose(seen)}
    elif not hexes:
        hexes = {state.board.hex_of[hex] for hex in hexes_to_choose(seen)}
    return around([layout.at[hex] for hex in hexes], size, MARGIN, LEAST)
