"""How much each feature of a seat counts for its chance of winning.

Written by `tools/fit_values.py santa-fe-rails --matches 104 --seed 1 --apart 4`.
"""

from typing import Final

WEIGHTS: Final = (
    0.23361,
    -0.022215,
    1.3193,
    -1.5145,
    0.93667,
    -2.1885,
    -5.429,
)
