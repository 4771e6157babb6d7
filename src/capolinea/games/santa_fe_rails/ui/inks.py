"""How to tell the railroads apart: each has an ink, a stroke and a code.

Each major has its own stroke; a short line shares its stroke with a major whose ink cannot be mistaken for its own. The
choice is data and is not computed again. Nobody owns railroads, so no seat's colour is used.
"""

from typing import Final

SOLID: Final = "solid"
CORED: Final = "cored"
DASHED: Final = "dashed"
TIED: Final = "tied"
PEARLS: Final = "pearls"

#: The ink (1 to 7 as in the design tokens, 8 is the ink of rails), the stroke, and the letters on the plate.
STYLES: Final[dict[str, tuple[int, str, str]]] = {
    "SF": (2, CORED, "SF"),
    "SP": (7, DASHED, "SP"),
    "GN": (3, TIED, "GN"),
    "UP": (1, SOLID, "UP"),
    "KP": (5, PEARLS, "KP"),
    "RI": (5, CORED, "RI"),
    "TP": (8, SOLID, "TP"),
    "WP": (6, PEARLS, "WP"),
    "DRGW": (4, TIED, "RG"),
}
