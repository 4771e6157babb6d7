"""The key of the map, shown where a panel has room for it: what rings, stops and grey track mean."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.steam.ui.drawing import growth_marker
from capolinea.games.steam.ui.phrases import plain_translator
from capolinea.render.html import finished
from capolinea.render.svg import Svg, el
from capolinea.render.table.key import draw_samples


@lru_cache(maxsize=4)
def draw_key(language: str) -> Markup:
    say = plain_translator(language)
    line = "M2 7H28"
    samples = (
        ("key.open", [*sample(line), el("path", cls="stop", d="M28 2V12")]),
        ("key.nobody", sample(line)),
        ("key.due", [el("circle", cls="due-ring", cx=15, cy=7, r=6)]),
        ("key.barrier", [el("path", cls="barrier", d=line)]),
        ("key.growth", [el("g", growth_marker(), transform="translate(15 7)")]),
        ("key.new", [el("path", cls="city fill-grey", d="M9 1H21L26 7L21 13H9L4 7Z"), inner()]),
    )
    return finished(h.div(".map-key")[draw_samples(say, samples)])


def sample(line: str) -> list[Svg]:
    return [el("path", cls="nobody-case", d=line), el("path", cls="nobody-ink", d=line)]


def inner() -> Svg:
    return el("path", cls="city-inner", d="M10 3H20L23.5 7L20 11H10L6.5 7Z")
