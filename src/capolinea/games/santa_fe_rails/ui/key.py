"""The key of the map: what beds, arrows, squares and towns mean."""

from functools import lru_cache

from capolinea.games.santa_fe_rails.ui.board import HATCH, arrow_head, cog, draw_bed, draw_crossings
from capolinea.games.santa_fe_rails.ui.phrases import plain_translator
from capolinea.render.svg import el
from capolinea.render.table.key import draw_samples


@lru_cache(maxsize=8)
def draw_key(language: str, terrain: bool) -> str:
    say = plain_translator(language)
    line = "M2 7H28"
    how = "cost" if terrain else "free"
    samples = (
        (f"key.mountain_{how}", [draw_bed(line), el("path", cls="bed-hill", d=line, stroke=HATCH)]),
        (f"key.river_{how}", [draw_bed(line), draw_crossings([(15, 7, 1, 0)])]),
        ("key.arrow", [el("path", cls="arrow", d=arrow_head(14, 7, 1, 0))]),
        (
            "key.square",
            [
                el(
                    "g",
                    el("rect", cls="square", x=7, y=-1, width=16, height=16),
                    el("text", "SF", cls="square-name", x=15, y=10),
                    cls="k2",
                )
            ],
        ),
        (
            "key.worth",
            [
                el("rect", cls="town", x=2, y=-2, width=26, height=18, rx=9),
                el("text", "5×2", cls="town-value many", x=15, y=11),
            ],
        ),
        (
            "key.boom",
            [
                el("path", cls="boom", d=cog(12, 10), transform="translate(15 7)"),
                el("text", "5", cls="town-value on-boom", x=15, y=11),
            ],
        ),
        (
            "key.own",
            [
                el("circle", cls="own-ring", cx=15, cy=7, r=9.5),
                el("circle", cls="town", cx=15, cy=7, r=6.5),
            ],
        ),
        ("key.dead", [draw_bed(line), el("path", cls="stop-case", d="M26 0V14"), el("path", cls="stop", d="M26 0V14")]),
    )
    return str(draw_samples(say, samples))
