"""The key of the map: what strokes, chips and rings mean."""

from functools import lru_cache

from capolinea.games.rail_baron.ui.drawing import HOUSE
from capolinea.games.rail_baron.ui.phrases import plain_translator
from capolinea.render.svg import Svg, el
from capolinea.render.table.key import draw_samples


@lru_cache(maxsize=4)
def draw_key(language: str) -> str:
    say = plain_translator(language)
    line = "M2 7H28"
    samples = (
        (
            "key.offer",
            [el("path", cls=cls, d=line) for cls in ("halo line-halo still-halo", "offer-case", "offer-core")],
        ),
        ("key.reach", [el("path", cls="reach-dots", d="M15 7h0"), el("path", cls="dots", d="M15 7h0")]),
        ("key.way", [el("path", cls="way-bed", d=line)]),
        ("key.trail", [el("path", cls="wash", d=line)]),
        ("key.owned", [el("path", cls="owned-line track-a", d=line), *railroad_sample(line)]),
        ("key.home", [el("path", cls="chip-body seat-a", d=HOUSE, transform="translate(15 7) scale(.8)")]),
        ("key.from", [el("circle", cls="chip-ring track-a", cx=15, cy=7, r=5)]),
        ("key.to", [el("path", cls="pennant seat-a", d="M8 1H26L22 6.500L26 12H8Z")]),
    )
    return str(draw_samples(say, samples))


def railroad_sample(line: str) -> list[Svg]:
    return [el("g", el("path", cls="rr-bed", d=line), el("path", cls="rr solid", d=line), cls="k6")]
