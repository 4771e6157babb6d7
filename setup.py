"""Compiles the hot modules with mypyc where a C compiler is at hand; without one the pure package is installed.

Where compiling fails, for whatever reason, the pure package is installed too and one warning says why. All modules are
compiled or none: a library of a game that is half there could not be imported.

CAPOLINEA_PURE=1 leaves the compiling out. CAPOLINEA_OPTIMISE=1 compiles in two thirds of the time what plays some
hundredths slower: enough for the tests.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from setuptools import setup

#: Only what profiles show as hot. Modules with msgspec Structs stay interpreted: decoding into a compiled class
#: loses defaults. `core` stays interpreted: it is thin, and `Chance` is meant to be subclassed.
COMPILED = [
    "src/capolinea/core/moves.py",
    "src/capolinea/kit/auction.py",
    "src/capolinea/kit/graph.py",
    "src/capolinea/kit/numbering.py",
    "src/capolinea/kit/steiner.py",
    "src/capolinea/kit/walks.py",
    "src/capolinea/games/transamerica/board.py",
    "src/capolinea/games/transamerica/state.py",
    "src/capolinea/games/transamerica/moves.py",
    "src/capolinea/games/transamerica/networks.py",
    "src/capolinea/games/transamerica/scoring.py",
    "src/capolinea/games/transamerica/sequence.py",
    "src/capolinea/games/transamerica/phases/start.py",
    "src/capolinea/games/transamerica/phases/build.py",
    "src/capolinea/games/transamerica/playout.py",
    "src/capolinea/games/transamerica/tensor.py",
    "src/capolinea/games/transamerica/bot/paths.py",
    "src/capolinea/games/transamerica/bot/forecast.py",
    "src/capolinea/games/transamerica/bot/policy.py",
    "src/capolinea/games/rail_baron/board.py",
    "src/capolinea/games/rail_baron/state.py",
    "src/capolinea/games/rail_baron/moves.py",
    "src/capolinea/games/rail_baron/trips.py",
    "src/capolinea/games/rail_baron/fees.py",
    "src/capolinea/games/rail_baron/sequence.py",
    "src/capolinea/games/rail_baron/scoring.py",
    "src/capolinea/games/rail_baron/phases/rolling.py",
    "src/capolinea/games/rail_baron/phases/riding.py",
    "src/capolinea/games/rail_baron/phases/buying.py",
    "src/capolinea/games/rail_baron/phases/sales.py",
    "src/capolinea/games/rail_baron/phases/announcing.py",
    "src/capolinea/games/rail_baron/playout.py",
    "src/capolinea/games/rail_baron/tensor.py",
    "src/capolinea/games/rail_baron/bot/policy.py",
    "src/capolinea/games/steam/tiles.py",
    "src/capolinea/games/steam/board.py",
    "src/capolinea/games/steam/state.py",
    "src/capolinea/games/steam/moves.py",
    "src/capolinea/games/steam/money.py",
    "src/capolinea/games/steam/track.py",
    "src/capolinea/games/steam/laying.py",
    "src/capolinea/games/steam/deliveries.py",
    "src/capolinea/games/steam/sequence.py",
    "src/capolinea/games/steam/scoring.py",
    "src/capolinea/games/steam/phases/bidding.py",
    "src/capolinea/games/steam/phases/choosing.py",
    "src/capolinea/games/steam/phases/cities.py",
    "src/capolinea/games/steam/phases/candidates.py",
    "src/capolinea/games/steam/phases/building.py",
    "src/capolinea/games/steam/phases/moving.py",
    "src/capolinea/games/steam/playout.py",
    "src/capolinea/games/steam/planes.py",
    "src/capolinea/games/steam/tensor.py",
    "src/capolinea/games/steam/bot/networks.py",
    "src/capolinea/games/steam/bot/legs.py",
    "src/capolinea/games/steam/bot/money.py",
    "src/capolinea/games/steam/bot/plans.py",
    "src/capolinea/games/steam/bot/policy.py",
    "src/capolinea/games/steam/bot/value.py",
    "src/capolinea/games/santa_fe_rails/board.py",
    "src/capolinea/games/santa_fe_rails/state.py",
    "src/capolinea/games/santa_fe_rails/moves.py",
    "src/capolinea/games/santa_fe_rails/tracks.py",
    "src/capolinea/games/santa_fe_rails/display.py",
    "src/capolinea/games/santa_fe_rails/sequence.py",
    "src/capolinea/games/santa_fe_rails/scoring.py",
    "src/capolinea/games/santa_fe_rails/phases/drawing.py",
    "src/capolinea/games/santa_fe_rails/phases/choosing.py",
    "src/capolinea/games/santa_fe_rails/phases/counters.py",
    "src/capolinea/games/santa_fe_rails/phases/laying.py",
    "src/capolinea/games/santa_fe_rails/phases/stopping.py",
    "src/capolinea/games/santa_fe_rails/playout.py",
    "src/capolinea/games/santa_fe_rails/tensor.py",
    "src/capolinea/games/santa_fe_rails/bot/reach.py",
    "src/capolinea/games/santa_fe_rails/bot/chances.py",
    "src/capolinea/games/santa_fe_rails/bot/outlook.py",
    "src/capolinea/games/santa_fe_rails/bot/plans.py",
    "src/capolinea/games/santa_fe_rails/bot/policy.py",
    "src/capolinea/games/santa_fe_rails/bot/standing.py",
    "src/capolinea/games/spike/board.py",
    "src/capolinea/games/spike/state.py",
    "src/capolinea/games/spike/moves.py",
    "src/capolinea/games/spike/cargo.py",
    "src/capolinea/games/spike/deck.py",
    "src/capolinea/games/spike/payments.py",
    "src/capolinea/games/spike/build_search.py",
    "src/capolinea/games/spike/scoring.py",
    "src/capolinea/games/spike/sequence.py",
    "src/capolinea/games/spike/phases/preparing.py",
    "src/capolinea/games/spike/phases/moving.py",
    "src/capolinea/games/spike/phases/handling.py",
    "src/capolinea/games/spike/phases/drawing.py",
    "src/capolinea/games/spike/phases/building.py",
    "src/capolinea/games/spike/phases/improving.py",
    "src/capolinea/games/spike/phases/stopping.py",
    "src/capolinea/games/spike/playout.py",
    "src/capolinea/games/spike/tensor.py",
    "src/capolinea/games/spike/bot/cost_maps.py",
    "src/capolinea/games/spike/bot/position.py",
    "src/capolinea/games/spike/bot/errands.py",
    "src/capolinea/games/spike/bot/planning.py",
    "src/capolinea/games/spike/bot/errand_search.py",
    "src/capolinea/games/spike/bot/policy.py",
    "src/capolinea/games/spike/bot/value.py",
]


def grouped() -> list[tuple[list[str], str]]:
    """One library for `kit` and one for each game: two cores compile two of them at once."""
    groups: dict[str, list[str]] = {}
    for path in COMPILED:
        parts = path.split("/")
        groups.setdefault(f"capolinea_{parts[3] if parts[2] == 'games' else parts[2]}", []).append(path)
    return [(paths, name) for name, paths in groups.items()]


#: The commands that put modules together. All others only ask for names, and need not wait for the compiler.
BUILDING: Final = frozenset({"bdist_wheel", "editable_wheel", "build", "build_ext", "install", "develop"})
#: What setuptools makes of Ctrl-C.
INTERRUPTED: Final = "interrupted"


def can_compile() -> bool:
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("cl")
    return bool(compiler) and not os.environ.get("CAPOLINEA_PURE")


def extensions() -> list[Any]:
    from mypyc.build import mypycify

    level = os.environ.get("CAPOLINEA_OPTIMISE", "3")
    # Modules that are only imported may need libraries that a build has not: nothing wrong with them stops it.
    options = ["--strict", "--follow-imports=silent"]
    modules: list[Any] = mypycify([*options, *COMPILED], opt_level=level, debug_level="0", separate=grouped())
    return modules


def build_compiled() -> bool:
    """Whether it could be done; where not, says why."""
    try:
        setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
    except (Exception, SystemExit) as error:  # mypyc and setuptools report their failures by leaving the program
        if isinstance(error, SystemExit) and error.code == INTERRUPTED:
            raise
        print(warning(error), file=sys.stderr, flush=True)
        return False
    return True


def warning(error: BaseException) -> str:
    """In one line: a compiler's whole command is long, and mypy has told its reasons by then and leaves with a 1."""
    reason = str(error) if isinstance(error, SystemExit) else f"{type(error).__name__}: {error}"
    told = "the messages above say why" if reason.isdigit() else shortened(" ".join(reason.split()))
    return (
        f"WARNING: Capolinea could not be compiled ({told}). "
        "The pure Python package is installed instead: it plays alike, only slower."
    )


def shortened(text: str) -> str:
    """A command is known by how it begins, and what became of it stands at its end."""
    return text if len(text) <= 200 else f"{text[:120]} … {text[-80:]}"


def build() -> None:
    if BUILDING.isdisjoint(sys.argv):
        setup()
        return
    # A module that is gone, or one compiled from older source, must not be packed again.
    for left in Path("build").glob("lib*"):
        shutil.rmtree(left)
    if not can_compile() or not build_compiled():
        setup()


build()
