"""One view, drawn and told: what is on the map, around it, and what is asked."""

from typing import Final

from capolinea.games.steam.ui.aids import table_of
from capolinea.games.steam.ui.annex import draw_annex, section
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import goods_to_choose, hexes_to_choose
from capolinea.games.steam.ui.geometry import layout_of
from capolinea.games.steam.ui.hand import draw_hand
from capolinea.games.steam.ui.key import draw_key
from capolinea.games.steam.ui.overlay import layers
from capolinea.games.steam.ui.prompts import tell_facts, tell_hint, tell_prompt
from capolinea.games.steam.ui.seats import seat_cards
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.render.look import Scene
from capolinea.render.svg import join

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
        annex=join(draw_annex(seen, say), section(say("annex.key"), draw_key(say.language))),
    )


def focus(seen: View) -> tuple[float, float, float, float]:
    """Around the viewer's own track, and what may be chosen near it; without any, the whole map."""
    state = table_of(seen)
    layout = layout_of(state.board)
    whole = 0.0, 0.0, layout.width, layout.height
    if seen.seat is None or seen.stage not in ("build", "move", "points"):
        return whole
    own = [chain for chain in chains_of(seen) if chain.owner == seen.seat]
    hexes = {end // 6 for chain in own for end in (chain.start, chain.end)}
    if seen.stage == "move":
        hexes |= {state.board.hex_of[hex] for hex, _ in goods_to_choose(seen)}
    elif not hexes:
        hexes = {state.board.hex_of[hex] for hex in hexes_to_choose(seen)}
    if not hexes:
        return whole
    xs, ys = [layout.at[hex].x for hex in hexes], [layout.at[hex].y for hex in hexes]
    left, right = spread_out(min(xs) - MARGIN, max(xs) + MARGIN, layout.width)
    top, bottom = spread_out(min(ys) - MARGIN, max(ys) + MARGIN, layout.height)
    return left, top, right - left, bottom - top


def spread_out(low: float, high: float, size: float) -> tuple[float, float]:
    """At least LEAST wide, and within the board."""
    more = max(0.0, LEAST - (high - low)) / 2
    return max(0.0, low - more), min(size, high + more)
