"""Small pieces that several panels share: plates and owners' marks."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.board import about_railroad, ink_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.inks import STYLES
from capolinea.games.rail_baron.ui.phrases import plain_translator
from capolinea.render.html import finished
from capolinea.render.marks import seat_mark
from capolinea.render.svg import Svg


@lru_cache(maxsize=64)
def chip(language: str, railroad: int) -> Markup:
    """Draw a railroad's plate within text; its full name appears under the pointer."""
    code = BOARD.railroads[railroad]
    stroke = STYLES[code][1]
    return finished(
        h.span(
            class_=f"chip {ink_of(railroad)} {stroke}",
            title=BOARD.railroad_names[railroad],
            data_points=f"railroad:{code}",
            data_words=about_railroad(plain_translator(language), railroad),
        )[code]
    )


@lru_cache(maxsize=64)
def owner_mark(language: str, owner: int) -> Markup | Svg:
    """Draw a railroad's owner, in the width of a mark."""
    if owner >= 0:
        return seat_mark(owner, cls="mark s")
    word = plain_translator(language)("party.bank_short" if owner == BANK else "party.governor_short")
    return finished(h.span(class_="governor-word" if owner == GOVERNOR else "bank-word")[word])
