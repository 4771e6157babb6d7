"""Dice as pictures: white ones, and the coloured one."""

from functools import cache
from typing import Final

from capolinea.render.svg import Svg, el

PIPS: Final = {
    1: ((0, 0),),
    2: ((-6, -6), (6, 6)),
    3: ((-6, -6), (0, 0), (6, 6)),
    4: ((-6, -6), (6, 6), (-6, 6), (6, -6)),
    5: ((-6, -6), (6, 6), (-6, 6), (6, -6), (0, 0)),
    6: ((-6, -7), (-6, 0), (-6, 7), (6, -7), (6, 0), (6, 7)),
}


@cache
def draw_die(face: int, coloured: bool = False) -> Svg:
    """A die that shows `face`; 0: still to be rolled."""
    return el(
        "svg",
        el("rect", cls="die coloured" if coloured else "die", x=-13, y=-13, width=26, height=26, rx=6),
        *[el("circle", cls="pip", cx=x, cy=y, r=2.6) for x, y in PIPS.get(face, ())],
        cls="die-face",
        viewBox="-15 -15 30 30",
        role="img",
        aria_label=str(face) if face else "?",
    )


def draw_dice(white: tuple[int, ...], bonus: int, bonus_due: bool) -> Svg:
    """The dice of the turn; a coloured one without pips is due but not rolled."""
    shown = [draw_die(face) for face in white]
    if bonus or bonus_due:
        shown.append(draw_die(bonus, coloured=True))
    return el("span", *shown, cls="dice")
