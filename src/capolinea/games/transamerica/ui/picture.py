"""Board and overlay as one self-contained SVG."""

from capolinea.games.transamerica.ui.board import static_board
from capolinea.games.transamerica.ui.scene import layers
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say


def picture(seen: View, say: Say) -> str:
    drawn = str(static_board(say))
    for slot, content in layers(seen, say).items():
        drawn = drawn.replace(f'<g id="{slot}"/>', f'<g id="{slot}">{content}</g>')
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
