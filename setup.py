"""Compiles the hot modules with mypyc where a C compiler is at hand; without one the pure package is installed.

CAPOLINEA_PURE=1 leaves the compiling out.
"""

import os
import shutil

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
]


def extensions():
    if os.environ.get("CAPOLINEA_PURE") or not (shutil.which("cc") or shutil.which("gcc") or shutil.which("cl")):
        return []
    from mypyc.build import mypycify

    modules = mypycify(["--strict", *COMPILED], opt_level="3", group_name="capolinea")
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
