"""The engine needs only msgspec: rules, matches, records and bots load nothing else outside the standard library."""

import subprocess
import sys
from pathlib import Path

import pytest

from capolinea.games.catalogue import GAMES

#: A fresh interpreter that finds only the standard library, msgspec and the engine.
ALONE = """
import sys

#: What draws, speaks, serves, stores and measures; libraries of mypyc belong to the modules they hold.
ELSEWHERE = {"render", "i18n", "server", "storage", "lab", "cli", "ui"}


def is_engine(name):
    top, *rest = name.split(".")
    if top == "capolinea":
        return ELSEWHERE.isdisjoint(rest)
    return top in sys.stdlib_module_names or top == "msgspec" or top.endswith("__mypyc")


class Blocker:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if not is_engine(name):
            raise ModuleNotFoundError(f"blocked: {name}", name=name)


before = set(sys.modules)
sys.meta_path.insert(0, Blocker)

import capolinea
from capolinea.core.chance import QuickChance
from capolinea.core.record import verify
from capolinea.games.catalogue import bots_of

game, file = sys.argv[1:]
bots = bots_of(game).players
levels = ("hard", "medium", "easy")
match = capolinea.new_match(game, seats=3, seed=7)
chance = QuickChance(7)
while match.turn is not None:
    seat = match.turn.seats[0]
    match.play(bots[levels[seat]](match.view(seat), match.offers(seat), chance))
match.save(file)
assert capolinea.load_match(file).state.facts() == match.state.facts()
assert verify(match.rules, match.record()) > 0
print(*sorted({name for name in set(sys.modules) - before if not is_engine(name)}))
"""


@pytest.mark.parametrize("game", GAMES)
def test_rules_matches_records_and_bots_need_msgspec_alone(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", ALONE, game, str(tmp_path / "match.json")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "\n")


def test_a_match_still_draws_itself_when_it_is_asked() -> None:
    program = "import capolinea; print(capolinea.new_match('transamerica', seats=2, seed=7).svg()[:4])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "<svg\n")
