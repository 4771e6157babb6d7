"""Compiles the hot modules with mypyc where a C compiler is at hand; without one the pure package is installed.

CAPOLINEA_PURE=1 leaves the compiling out.
"""

import os
import shutil
from typing import Any

from setuptools import setup

#: Only what profiles show as hot. Modules with msgspec Structs stay interpreted: decoding into a compiled class
#: loses defaults. `core` stays interpreted: it is thin, and `Chance` is meant to be subclassed.
COMPILED = [
    "src/capolinea/kit/graph.py",
    "src/capolinea/kit/steiner.py",
    "src/capolinea/games/transamerica/board.py",
    "src/capolinea/games/transamerica/state.py",
    "src/capolinea/games/transamerica/networks.py",
    "src/capolinea/games/transamerica/scoring.py",
    "src/capolinea/games/transamerica/sequence.py",
    "src/capolinea/games/transamerica/phases/start.py",
    "src/capolinea/games/transamerica/phases/build.py",
    "src/capolinea/games/transamerica/rollout.py",
    "src/capolinea/games/rail_baron/board.py",
    "src/capolinea/games/rail_baron/state.py",
    "src/capolinea/games/rail_baron/trips.py",
    "src/capolinea/games/rail_baron/fees.py",
    "src/capolinea/games/rail_baron/sequence.py",
    "src/capolinea/games/rail_baron/scoring.py",
    "src/capolinea/games/rail_baron/phases/rolling.py",
    "src/capolinea/games/rail_baron/phases/riding.py",
    "src/capolinea/games/rail_baron/phases/buying.py",
    "src/capolinea/games/rail_baron/phases/sales.py",
    "src/capolinea/games/rail_baron/rollout.py",
    "src/capolinea/games/spike/board.py",
    "src/capolinea/games/spike/state.py",
    "src/capolinea/games/spike/cargo.py",
    "src/capolinea/games/spike/deck.py",
    "src/capolinea/games/spike/payments.py",
    "src/capolinea/games/spike/surveys.py",
    "src/capolinea/games/spike/scoring.py",
    "src/capolinea/games/spike/sequence.py",
    "src/capolinea/games/spike/phases/preparing.py",
    "src/capolinea/games/spike/phases/moving.py",
    "src/capolinea/games/spike/phases/handling.py",
    "src/capolinea/games/spike/phases/drawing.py",
    "src/capolinea/games/spike/phases/building.py",
    "src/capolinea/games/spike/phases/improving.py",
    "src/capolinea/games/spike/rollout.py",
    "src/capolinea/games/spike/bot/charts.py",
    "src/capolinea/games/spike/bot/sight.py",
    "src/capolinea/games/spike/bot/errands.py",
    "src/capolinea/games/spike/bot/foresight.py",
]


def extensions() -> list[Any]:
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("cl")
    if os.environ.get("CAPOLINEA_PURE") or not compiler:
        return []
    from mypyc.build import mypycify

    modules: list[Any] = mypycify(["--strict", *COMPILED], opt_level="3", group_name="capolinea")
    for module in modules:
        # A compiler that fails is no reason to fail the install: the pure modules are there as well.
        module.optional = True
    return modules


setup(ext_modules=extensions())
