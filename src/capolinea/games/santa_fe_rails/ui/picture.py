"""Board and overlay as one self-contained SVG, for notebooks and files."""

from functools import lru_cache
from typing import Final

from capolinea.games.santa_fe_rails.ui.board import static_board
from capolinea.games.santa_fe_rails.ui.overlay import layers
from capolinea.games.santa_fe_rails.ui.phrases import PACKAGE
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.render.standalone import standalone

SHEETS: Final = (("capolinea.render", "static/look.css"), (PACKAGE, "santa_fe_rails.css"))


@lru_cache(maxsize=4)
def board_in(language: str) -> str:
    return static_board(Say(language, (PACKAGE,)))


def picture(seen: View, say: Say) -> str:
    """What the viewer sees, with every slot filled."""
    drawn = board_in(say.language)
    for slot, content in layers(seen, say).items():
        drawn = drawn.replace(f'<g id="{slot}"/>', f'<g id="{slot}">{content}</g>')
    return standalone(drawn, *SHEETS)
