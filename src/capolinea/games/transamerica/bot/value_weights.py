"""How much each feature of a seat counts for its chance of winning.

Written by `tools/fit_values.py transamerica --matches 500 --seed 1 --apart 5`.
"""

from typing import Final

WEIGHTS: Final = (
    0.25758,
    0.39834,
    -0.16155,
    -0.17702,
    -0.068745,
)
