"""How much each feature of a seat counts for its chance of winning.

Written by `tools/fit_values.py rail-baron --matches 420 --seed 1 --apart 37`.
"""

from typing import Final

WEIGHTS: Final = (
    4.3446,
    2.1046,
    -1.8821,
    0.71861,
    0.44621,
    1.4221,
    5.6423,
    -0.38476,
    3.061,
    9.2514,
    -11.107,
    -0.65461,
    -3.6362,
    -2.9609,
    -0.40393,
    0.173,
    -1.8309,
    -2.5105,
    -5.1213,
    0.33667,
    -2.3877,
    -8.7211,
    11.067,
    0.38146,
    -9.6183,
)
