"""What distinguishes each railroad from its neighbours: an ink and a stroke, besides its plate.

Inks and strokes of railroads that touch were chosen by a search that also simulated colour blindness; the result is
data and is not computed again.
"""

from typing import Final

SOLID: Final = "solid"
CASED: Final = "cased"
DASHED: Final = "dashed"
TIED: Final = "tied"

STYLES: Final[dict[str, tuple[int, str]]] = {
    "ACL": (1, DASHED),
    "AT&SF": (4, TIED),
    "B&M": (1, TIED),
    "B&O": (3, DASHED),
    "CB&Q": (6, CASED),
    "CMStP&P": (4, SOLID),
    "C&NW": (7, DASHED),
    "C&O": (7, SOLID),
    "CRI&P": (3, TIED),
    "D&RGW": (7, TIED),
    "GM&O": (1, SOLID),
    "GN": (6, DASHED),
    "IC": (4, CASED),
    "MP": (2, DASHED),
    "L&N": (6, SOLID),
    "NP": (1, CASED),
    "N&W": (4, DASHED),
    "NYC": (5, CASED),
    "NYNH&H": (3, SOLID),
    "PA": (2, TIED),
    "RF&P": (6, TIED),
    "SAL": (2, CASED),
    "SOU": (5, TIED),
    "SP": (3, CASED),
    "SLSF": (7, CASED),
    "T&P": (5, SOLID),
    "UP": (5, DASHED),
    "WP": (2, SOLID),
}
