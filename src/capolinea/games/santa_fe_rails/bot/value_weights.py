"""How much each feature of a seat counts for its chance of winning.

Written by `tools/fit_values.py santa-fe-rails --matches 780 --seed 1 --apart 15 --company policy`.
"""

from typing import Final

WEIGHTS: Final = (
    -0.18587,
    1.1113,
    -0.12872,
    1.9801,
    0.038539,
    -5.6182,
    16.615,
)
