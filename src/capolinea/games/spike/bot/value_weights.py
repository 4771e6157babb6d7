"""How much each feature of a seat counts for its chance of winning.

Written by `tools/fit_values.py spike --matches 480 --seed 1 --apart 7`.
"""

from typing import Final

WEIGHTS: Final = (
    0.46862,
    0.12215,
    0.27555,
    0.525,
    0.85089,
    2.2016,
    0.90672,
    1.1181,
    1.2582,
    -3.84,
    0.046191,
    5.4569,
    2.9132,
    3.7938,
    -0.28488,
    -0.2124,
    -6.4911,
    1.5699,
    -1.724,
    1.6926,
    -1.8359,
    0.35771,
)
