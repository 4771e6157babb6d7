"""The key of the map: six colours with their beads, and what rings and markers mean."""

from functools import lru_cache

from capolinea.games.spike.pieces import COLOURS
from capolinea.games.spike.ui.names import speaker
from capolinea.games.spike.ui.phrases import colour_words
from capolinea.games.spike.ui.signs import bead
from capolinea.render.marks import seat_mark_at
from capolinea.render.svg import Svg, el, join


@lru_cache(maxsize=4)
def draw_key(language: str) -> Svg:
    say = speaker(language)
    colours = [
        el("span", bead(name, "key-bead"), colour_words(language, colour)) for colour, name in enumerate(COLOURS)
    ]
    samples = (
        (
            "key.offer",
            [el("circle", cls=cls, cx=15, cy=7, r=6.5) for cls in ("halo point-halo", "city-ring-edge", "city-ring")],
        ),
        ("key.lack", [el("rect", cls="lack-plate", x=6, y=1, width=18, height=13, rx=6.5)]),
        ("key.trip", [el("path", cls="trip-carry", d="M2 7H28")]),
        ("key.delivered", [seat_mark_at(0, 15, 7, scale=0.5)]),
    )
    rows = [el("span", el("svg", *drawn, viewBox="0 0 30 14"), say(code)) for code, drawn in samples]
    return join(el("div", *colours, cls="key-colours"), *rows)
