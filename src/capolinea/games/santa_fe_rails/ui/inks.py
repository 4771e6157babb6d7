"""How the railroads are told apart: an ink, a stroke and a code each.

Each major has a stroke of its own; a short line shares its stroke with a major whose ink no eye takes for its own. The
choice is data and is not computed again. Railroads belong to nobody, so no seat's colour is used.
"""

from typing import Final

SOLID: Final = "solid"
CORED: Final = "cored"
DASHED: Final = "dashed"
TIED: Final = "tied"
PEARLS: Final = "pearls"

#: Ink (1 to 7 as the tokens count them, 8 is the ink of rails), stroke, and what stands on the plate.
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
