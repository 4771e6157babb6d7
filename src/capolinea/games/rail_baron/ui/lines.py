"""Where the railroads run in the drawing: parallel ones side by side, those through a junction as arms."""

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from capolinea.games.rail_baron.board import Board
from capolinea.render.ground import Xy

#: The distance between the middles of two railroads that join the same two dots.
APART: Final = 4.4

Key = tuple[int, int]
"""The ends of a piece, the smaller first; a junction is the complement (`~`) of its number."""


class Piece(NamedTuple):
    """A straight piece of one railroad, from the end that its key names first."""

    key: Key
    railroad: int
    start: Xy
    end: Xy


def piece_keys(board: Board, segment: int) -> tuple[Key, ...]:
    """Return one piece, or the two arms of a segment through a junction; from its `a` to its `b`."""
    a, b, via = board.a[segment], board.b[segment], board.via[segment]
    if via < 0:
        return ((min(a, b), max(a, b)),)
    return (~via, a), (~via, b)


def lay_out(board: Board, dots: Sequence[Xy], junctions: Sequence[Xy]) -> dict[tuple[Key, int], Piece]:
    """Return every piece by its key and railroad, moved aside if several railroads share a key."""
    sharing: dict[Key, list[int]] = {}
    for segment in range(board.segments):
        for key in piece_keys(board, segment):
            railroads = sharing.setdefault(key, [])
            if board.railroad[segment] not in railroads:
                railroads.append(board.railroad[segment])
    laid: dict[tuple[Key, int], Piece] = {}
    for key, railroads in sharing.items():
        ends = [dots[end] if end >= 0 else junctions[~end] for end in key]
        for index, railroad in enumerate(sorted(railroads)):
            aside = (index - (len(railroads) - 1) / 2) * APART
            start, end = move_aside(ends[0], ends[1], aside)
            laid[key, railroad] = Piece(key, railroad, start, end)
    return laid


def move_aside(start: Xy, end: Xy, aside: float, cut: float = 0.0) -> tuple[Xy, Xy]:
    """Return the line from `start` to `end`, moved sideways and shortened at each end by `cut`."""
    length = hypot(end.x - start.x, end.y - start.y) or 1.0
    ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
    near = min(cut, length * 0.3)
    return (
        Xy(start.x + ux * near - uy * aside, start.y + uy * near + ux * aside),
        Xy(end.x - ux * near - uy * aside, end.y - uy * near + ux * aside),
    )
