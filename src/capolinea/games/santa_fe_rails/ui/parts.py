"""Small parts of the panels: plates in a line of text, samples of track, faces of cards."""

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, FOUR, TRIPLE
from capolinea.games.santa_fe_rails.ui.board import cog, draw_bed, draw_rails
from capolinea.games.santa_fe_rails.ui.geometry import code_of, ink_of
from capolinea.render.html import finished
from capolinea.render.svg import Svg, el

#: What is written on a special card.
FACES: Final = {DOUBLE: "2×", TRIPLE: "3×", FOUR: "4in1"}
BRANCH: Final = "M4 18H20M9 18C14 18 14 7 19 7"


@lru_cache(maxsize=64)
def chip(railroad: int, more: str = "") -> Markup:
    """Draw a railroad's plate in a line of text, with its full name as a tooltip."""
    name = BOARD.railroad_names[railroad]
    return finished(h.span(class_=f"chip {ink_of(railroad)}{more}", title=name)[code_of(railroad)])


@lru_cache(maxsize=64)
def track_sample(railroad: int) -> Svg:
    """Draw a short piece of a railroad's track."""
    path = "M1 6H43"
    drawn = draw_rails(railroad, path)
    return el("svg", draw_bed(path), drawn, cls="rails-sample", viewBox="0 0 44 12", aria_hidden="true")


@lru_cache(maxsize=16)
def face(card: int) -> Markup:
    """Draw the sign of a special card."""
    if card == BOOMTOWN:
        drawn = el("svg", el("path", cls="boom", d=cog(11, 11)), viewBox="-13 -13 26 26", aria_hidden="true")
        return finished(h.span(".face")[drawn])
    return finished(h.span(class_="face small" if card == FOUR else "face")[FACES[card]])


@lru_cache(maxsize=2)
def branch_face() -> Markup:
    drawn = el("svg", el("path", cls="branch-sign", d=BRANCH), viewBox="0 0 24 24", aria_hidden="true")
    return finished(h.span(".face")[drawn])


@lru_cache(maxsize=2)
def back_face() -> Markup:
    """Draw the back of a card."""
    back = h.span(".backs")[h.i["\u200b"]]
    return finished(h.span(".face")[back])


@lru_cache(maxsize=2)
def third_face() -> Markup:
    """Draw the sign of the third hand, which nobody holds."""
    return finished(h.span(".face.third")["III"])
