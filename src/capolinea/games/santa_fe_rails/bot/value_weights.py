"""How much each feature of a seat counts for its chance of winning."""

from typing import Final

WEIGHTS: Final = (0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0)
