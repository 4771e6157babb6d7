"""Pictures of dice: white ones and the coloured one. New ones tumble before they come to rest."""

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
    """Draw a die that shows `face`, or none (0) if it is still to be rolled. Other faces show while it tumbles."""
    others = [each for each in PIPS if each != face][face % 3 :: 2]
    return el(
        "svg",
        el("rect", cls="die coloured" if coloured else "die", x=-13, y=-13, width=26, height=26, rx=6),
        *[el("g", *pips(each), cls=f"tumble t{index}") for index, each in enumerate(others[:2]) if face],
        el("g", *pips(face), cls="face") if face else None,
        cls="die-face",
        viewBox="-15 -15 30 30",
        role="img",
        aria_label=str(face) if face else "?",
    )


def pips(face: int) -> list[Svg]:
    return [el("circle", cls="pip", cx=x, cy=y, r=2.6) for x, y in PIPS[face]]


def draw_dice(white: tuple[int, ...], bonus: int, bonus_due: bool, mover: int = -1) -> h.Element:
    """Draw the dice of the turn; a coloured one without pips is still due. They tumble once for each roll."""
    shown = [draw_die(face) for face in white]
    drawn = [h.span(".dice", data_once=f"dice {mover} {white}")[shown]]
    if bonus or bonus_due:
        drawn.append(h.span(".dice", data_once=f"bonus {mover} {bonus}")[draw_die(bonus, coloured=True)])
    return h.span(".dice")[drawn]


@cache
def picture_of(white: tuple[int, ...], coloured: int = 0) -> Markup:
    """Draw dice for a log line, the coloured one first, in the order of the destination tables."""
    shown = [draw_die(coloured, coloured=True)] if coloured else []
    return finished(h.span(".dice.new")[shown, [draw_die(face) for face in white]])
