"""Flat-topped hexes: sides, neighbours and printed names. Whole numbers only; pixels are the drawing's affair.

Sides are numbered clockwise from the top:      0 N
                                               _____
                                       5 NW   /     \\   1 NE
                                             /       \\
                                             \\       /
                                       4 SW   \\_____/   2 SE
                                                3 S

A hex is named by its column, lettered from A, and its row, numbered from 1. Every second column (B, D, …) lies half a
hex lower than its neighbours of the same row.
"""

from typing import Final, NamedTuple

SIDES: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

#: The most that one letter and two digits can name.
MOST_COLUMNS: Final = 26
MOST_ROWS: Final = 99


class Hex(NamedTuple):
    """Axial coordinates; the third axis is -q - r."""

    q: int
    r: int

    @property
    def row(self) -> int:
        """Return the row in the hex's column, from 0."""
        return self.r + (self.q - (self.q & 1)) // 2

    @property
    def name(self) -> str:
        return f"{chr(ord('A') + self.q)}{self.row + 1}"

    def step(self, side: int) -> "Hex":
        dq, dr = STEPS[side]
        return Hex(self.q + dq, self.r + dr)


def hex_at(column: int, row: int) -> Hex:
    """Return the hex in a column and a row, both from 0."""
    return Hex(column, row - (column - (column & 1)) // 2)


def is_hex_name(name: str) -> bool:
    """Return whether `name` is one capital letter and a number without leading zeros, such as `H6`."""
    digits = name[1:]
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= 2 and not digits.startswith("0")
    return is_number and "A" <= name[:1] <= "Z"


def hex_named(name: str) -> Hex:
    """Return the hex of that name; raises ValueError."""
    if not is_hex_name(name):
        raise ValueError(name)
    return hex_at(ord(name[0]) - ord("A"), int(name[1:]) - 1)


def opposite(side: int) -> int:
    return (side + 3) % 6
