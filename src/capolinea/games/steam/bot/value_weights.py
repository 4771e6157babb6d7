"""How much each feature of a seat counts for its chance of winning.

Written by `tools/fit_values.py steam --matches 240 --seed 1 --apart 7`.
"""

from typing import Final

WEIGHTS: Final = (
    -0.57625,
    -0.35127,
    8.3094,
    0.30708,
    1.0183,
    0.61565,
    -0.084985,
    2.4409,
    0.44602,
    -0.68445,
    8.1102,
    7.6095,
    0.19662,
    0.2171,
    -0.67927,
    -0.9128,
    3.1696,
    -0.90939,
    0.68493,
    1.0787,
    0,
)
