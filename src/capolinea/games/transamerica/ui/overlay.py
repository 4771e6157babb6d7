"""What is on the board, for a running round and for a scored one."""

from collections.abc import Iterable

from capolinea.games.transamerica.pieces import FEW_PLAYERS
from capolinea.games.transamerica.ui.drawing import draw_coloured_rail, draw_marker, draw_rails
from capolinea.render.svg import Svg, el, join


def mark_few(seats: int) -> Svg:
    """TA-4 Let the stylesheet fade the cities that are not in the game: the board is the same for all matches."""
    return el("g", cls="few-seats") if seats <= FEW_PLAYERS else join()


def draw_all_rails(rails: tuple[int, ...], owners: tuple[int, ...]) -> Svg:
    """Draw common rails, then coloured ones over them."""
    owned = list(zip(rails, owners, strict=True))
    common = [line for line, owner in owned if owner < 0]
    coloured = [draw_coloured_rail(line, owner) for line, owner in owned if owner >= 0]
    return join(draw_rails(common) if common else None, *coloured)


def draw_markers(markers: Iterable[int]) -> Svg:
    return join(*[draw_marker(seat, point) for seat, point in enumerate(markers) if point >= 0])
