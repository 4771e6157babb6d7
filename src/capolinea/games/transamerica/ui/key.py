"""The key of the map: what its lines and rings mean."""

from functools import cache
from typing import Final

from capolinea.games.transamerica.ui.names import translator
from capolinea.render.html import html
from capolinea.render.svg import el
from capolinea.render.table.key import draw_samples, key_row

#: Messages and samples, top to bottom.
SAMPLES: Final = (
    ("key.single", (("line", "M0 7H30"),)),
    ("key.river", (("line-river", "M0 4.4H30M0 9.6H30"),)),
    ("key.mountain", (("line-mountain", "M0 4.4H30M0 9.6H30"),)),
    ("key.offer", (("halo line-halo still-halo", "M4 7H26"), ("offer-case", "M4 7H26"), ("offer-core", "M4 7H26"))),
    ("key.last", (("wash", "M6 7H24"),)),
)


@cache
def draw_key(language: str) -> str:
    say = translator(language)
    samples = [(code, [el("path", cls=cls, d=d) for cls, d in strokes]) for code, strokes in SAMPLES]
    ring = el("svg", el("circle", cls="own-ring", r=13), el("circle", cls="city west", r=8), viewBox="-15 -15 30 30")
    return html(draw_samples(say, samples), key_row(ring, say("key.own")))
