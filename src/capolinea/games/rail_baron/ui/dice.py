"""Dice as pictures: white ones, and the coloured one. Those that are new tumble before they lie still."""

from functools import cache
from typing import Final

import htpy as h
from markupsafe import Markup

from capolinea.render.html import finished
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
    """A die that shows `face`; 0: still to be rolled. While it tumbles other faces go by."""
    others = [each for each in PIPS if each != face][face % 3 :: 2]
    return el(
        "svg",
        el("rect", cls="die coloured" if coloured else "die", x=-13, y=-13, width=26, height=26, rx=6),
        *[el("g", *pips(each), cls=f"tumble t{place}") for place, each in enumerate(others[:2]) if face],
        el("g", *pips(face), cls="face") if face else None,
        cls="die-face",
        viewBox="-15 -15 30 30",
        role="img",
        aria_label=str(face) if face else "?",
    )


def pips(face: int) -> list[Svg]:
    return [el("circle", cls="pip", cx=x, cy=y, r=2.6) for x, y in PIPS[face]]


def draw_dice(white: tuple[int, ...], bonus: int, bonus_due: bool, mover: int = -1) -> h.Element:
    """The dice of the turn; a coloured one without pips is due but not rolled. They tumble once for each roll."""
    shown = [draw_die(face) for face in white]
    drawn = [h.span(".dice", data_once=f"dice {mover} {white}")[shown]]
    if bonus or bonus_due:
        drawn.append(h.span(".dice", data_once=f"bonus {mover} {bonus}")[draw_die(bonus, coloured=True)])
    return h.span(".dice")[drawn]


@cache
def picture_of(white: tuple[int, ...], coloured: int = 0) -> Markup:
    """Dice beside the words that tell of them: the coloured one first, as the destination tables ask for it."""
    shown = [draw_die(coloured, coloured=True)] if coloured else []
    return finished(h.span(".dice.new")[shown, [draw_die(face) for face in white]])
