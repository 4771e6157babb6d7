"""Board and overlay as one self-contained SVG, for notebooks and files; the same for a map file."""

from typing import Final

from capolinea.core.rules import Options as CoreOptions
from capolinea.games.steam.board import Board, board_of, load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.ui.board import draw_board
from capolinea.games.steam.ui.drawing import draw_town_label
from capolinea.games.steam.ui.geometry import layout_of
from capolinea.games.steam.ui.overlay import layers
from capolinea.games.steam.ui.phrases import PACKAGE
from capolinea.games.steam.ui.table import Now
from capolinea.i18n import Say
from capolinea.render.standalone import picture_of
from capolinea.render.svg import Svg, join

CSS: Final = "steam.css"


def board_on(say: Say, options: CoreOptions) -> Svg:
    """Draw the map of a match."""
    assert isinstance(options, Options)
    return board_in(load_board(options), say)


def board_in(board: Board, say: Say) -> Svg:
    return draw_board(board, say("board.title", map=board.map.file.title))


def picture(now: Now, say: Say) -> str:
    """Draw what the viewer sees, with every slot filled."""
    return picture_of(board_on(say, now.view.options), layers(now, say), PACKAGE, CSS)


def draw_map(text: str, say: Say) -> str:
    """Draw a map from its file, without a match."""
    return map_picture(board_of(text), say)


def map_picture(board: Board, say: Say) -> str:
    layout = layout_of(board)
    names = [
        draw_town_label(layout.at[board.place_hex[town]], board.place_name[town], layout.labels[town], -1)
        for town in range(board.cities, board.places)
    ]
    return picture_of(board_in(board, say), {"names": join(*names)}, PACKAGE, CSS)
