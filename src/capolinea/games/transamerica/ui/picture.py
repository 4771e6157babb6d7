"""Board and overlay as one self-contained SVG, for notebooks and files."""

from functools import cache
from typing import Final

from capolinea.games.transamerica.pieces import FEW_PLAYERS
from capolinea.games.transamerica.ui.board import static_board
from capolinea.games.transamerica.ui.names import PACKAGE
from capolinea.games.transamerica.ui.scene import layers
from capolinea.games.transamerica.ui.table import Now
from capolinea.i18n import Say
from capolinea.render.standalone import picture_of

CSS: Final = "transamerica.css"


@cache
def board_in(language: str, few: bool) -> str:
    """TA-4 Return the board; with few players without the dashed cities."""
    drawn = static_board(Say(language, (PACKAGE,)))
    return drawn.replace('class="map"', 'class="map without-dashed"', 1) if few else drawn


def picture(now: Now, say: Say) -> str:
    """Draw what the viewer sees, with every slot filled."""
    return picture_of(board_in(say.language, len(now.view.scores) <= FEW_PLAYERS), layers(now, say), PACKAGE, CSS)
