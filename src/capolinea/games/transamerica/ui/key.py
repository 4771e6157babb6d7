"""The key of the map: what its lines and rings mean."""

from typing import Final

from capolinea.i18n import Say
from capolinea.render.svg import Svg, el, join

#: Messages and samples, top to bottom.
SAMPLES: Final = (
    ("key.single", (("line", "M0 7H30"),)),
    ("key.river", (("line-river", "M0 4.4H30M0 9.6H30"),)),
    ("key.mountain", (("line-mountain", "M0 4.4H30M0 9.6H30"),)),
    ("key.offer", (("halo line-halo still-halo", "M4 7H26"), ("offer-case", "M4 7H26"), ("offer-core", "M4 7H26"))),
    ("key.last", (("wash", "M6 7H24"),)),
)


def draw_key(say: Say) -> Svg:
    rows = [
        el("span", el("svg", *[el("path", cls=cls, d=d) for cls, d in strokes], viewBox="0 0 30 14"), say(code))
        for code, strokes in SAMPLES
    ]
    ring = el("svg", el("circle", cls="own-ring", r=13), el("circle", cls="city west", r=8), viewBox="-15 -15 30 30")
    return join(*rows, el("span", ring, say("key.own")))
