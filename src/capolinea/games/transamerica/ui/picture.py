"""Board and overlay as one self-contained SVG, for notebooks and files."""

from functools import lru_cache
from typing import Final

from capolinea.games.transamerica.pieces import FEW_PLAYERS
from capolinea.games.transamerica.ui.board import static_board
from capolinea.games.transamerica.ui.names import PACKAGE
from capolinea.games.transamerica.ui.scene import layers
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.standalone import standalone

SHEETS: Final = (("capolinea.render", "static/look.css"), (PACKAGE, "transamerica.css"))


@lru_cache(maxsize=4)
def board_in(language: str) -> str:
    return static_board(Say(language, (PACKAGE,)))


def picture(seen: View, say: Say) -> str:
    """What the viewer sees, with every slot filled."""
    drawn = board_in(say.language)
    for slot, content in layers(seen, say).items():
        drawn = drawn.replace(f'<g id="{slot}"/>', f'<g id="{slot}">{content}</g>')
    if len(seen.scores) <= FEW_PLAYERS:
        drawn = drawn.replace('class="map"', 'class="map without-dashed"', 1)
    return standalone(drawn, *SHEETS)
