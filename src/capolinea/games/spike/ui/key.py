"""The key of the map: six colours with their beads, and what rings and markers mean."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.spike.pieces import COLOURS
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.phrases import colour_words
from capolinea.games.spike.ui.signs import bead
from capolinea.render.html import finished, html
from capolinea.render.marks import seat_mark_at
from capolinea.render.svg import el
from capolinea.render.table.key import draw_samples


@lru_cache(maxsize=4)
def colour_signs(language: str) -> Markup:
    return finished(
        *[h.span[bead(name, "key-bead"), colour_words(language, colour)] for colour, name in enumerate(COLOURS)]
    )


@lru_cache(maxsize=4)
def draw_key(language: str) -> str:
    say = translator(language)
    samples = (
        (
            "key.offer",
            [el("circle", cls=cls, cx=15, cy=7, r=6.5) for cls in ("halo point-halo", "city-ring-edge", "city-ring")],
        ),
        ("key.lack", [el("rect", cls="lack-plate", x=6, y=1, width=18, height=13, rx=6.5)]),
        ("key.trip", [el("path", cls="trip-carry", d="M2 7H28")]),
        ("key.delivered", [seat_mark_at(0, 15, 7, scale=0.5, letter=False)]),
    )
    return html(h.div(".key-colours")[colour_signs(language)], draw_samples(say, samples))
