"""Marks of the seats: a colour, a shape, a letter and a track pattern each, the same in every game."""

from functools import cache
from typing import Final

from capolinea.render.svg import Svg, el, join, translate

LETTERS: Final = "ABCDEF"

#: Outlines round the origin, about 26 units across: circle, square, triangle, diamond, hexagon, shield.
SHAPES: Final = (
    "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z",
    "M-9.8-9.8H9.8V9.8H-9.8Z",
    "M0-12.5L12.6 9.6H-12.6Z",
    "M0-13L13 0L0 13L-13 0Z",
    "M-6.6-11.2H6.6L13 0L6.6 11.2H-6.6L-13 0Z",
    "M-10.5-10.5H10.5V1C10.5 7 5 11 0 13C-5 11-10.5 7-10.5 1Z",
)
#: Baseline of the letter: the triangle is widest low down, the shield high up.
BASELINES: Final = (4.4, 4.4, 7, 4.4, 4.4, 3.6)


def seat_letter(seat: int) -> str:
    """The letter a seat keeps for the whole match."""
    return LETTERS[seat]


def seat_key(seat: int) -> str:
    """The letter as class names spell it."""
    return LETTERS[seat].lower()


def seat_shape(seat: int, *, ring: bool = False, letter: bool = True) -> Svg:
    """A seat's mark round the origin, to be placed in a larger drawing; `ring` lifts it off a map."""
    key, outline = seat_key(seat), SHAPES[seat]
    return join(
        el("path", cls="seat-ring", d=outline) if ring else None,
        el("path", cls=f"seat-body seat-{key}", d=outline),
        el("text", seat_letter(seat), cls=f"seat-letter on-{key}", y=BASELINES[seat]) if letter else None,
    )


@cache
def seat_mark(seat: int, *, cls: str = "mark") -> Svg:
    """A seat's mark as a picture of its own; the seat's name always stands beside it."""
    return el("svg", seat_shape(seat), cls=cls, viewBox="-14 -14 28 28", aria_hidden="true")


def seat_mark_at(seat: int, x: float, y: float, *, scale: float = 1.0, ring: bool = False, letter: bool = True) -> Svg:
    """A seat's mark at a place of a larger drawing; too small for a letter, it has shape and colour."""
    return el("g", seat_shape(seat, ring=ring, letter=letter), transform=translate(x, y, scale))


def seat_track(seat: int, path: str, *, cls: str = "seat-track") -> Svg:
    """Track of one seat along `path`: casing, colour, and the seat's pattern on it."""
    key = seat_key(seat)
    return el(
        "g",
        el("path", cls="track-case", d=path),
        el("path", cls=f"track-ink track-{key}", d=path),
        el("path", cls=f"track-pattern pattern-{key}", d=path),
        cls=cls,
    )
