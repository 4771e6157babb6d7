"""One situation in drawings and words: what is on the map, around it, and what is asked."""

from typing import Final

from capolinea.games.steam.ui.aiming import origins_of
from capolinea.games.steam.ui.annex import draw_annex
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import goods_to_choose, hexes_to_choose, series_of
from capolinea.games.steam.ui.geometry import layout_of
from capolinea.games.steam.ui.glance import goal, steps
from capolinea.games.steam.ui.hand import draw_hand
from capolinea.games.steam.ui.overlay import layers
from capolinea.games.steam.ui.prompts import fact_texts, hint_text, prompt_text
from capolinea.games.steam.ui.seats import seat_cards
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.render.look import Scene
from capolinea.render.table.focus import Part, around, whole

#: The margin around what a small screen opens on, and the least size that it shows.
MARGIN: Final = 60.0
LEAST: Final = 290.0


def scene(now: Now, say: Say) -> Scene:
    return Scene(
        facts=fact_texts(now, say),
        layers=layers(now, say),
        seats=seat_cards(now, say),
        track="",
        hand=draw_hand(now, say),
        prompt=prompt_text(now.view, say),
        hint=hint_text(now, say),
        focus=focus(now),
        steps=steps(now.view, say),
        goal=goal(now, say),
        aims=bool(now.once(origins_of)),
        annex=draw_annex(now, say),
        series=series_of(now.view),
    )


def focus(now: Now) -> Part:
    """Return the part around the viewer's track while nothing on the map can be chosen, otherwise the whole map."""
    view, board = now.view, now.once(state_of).board
    layout = layout_of(board)
    size = layout.width, layout.height
    if view.seat is None or view.stage not in ("build", "move", "points") or is_choosing(now):
        return whole(size)
    own = [chain for chain in now.once(chains_of) if chain.owner == view.seat]
    hexes = {end // 6 for chain in own for end in (chain.start, chain.end)}
    return around([layout.at[hex] for hex in hexes], size, MARGIN, LEAST)


def is_choosing(now: Now) -> bool:
    return bool(now.once(goods_to_choose) or now.once(hexes_to_choose))
