"""The driver of the mutants tells what tests notice from what they do not, on an example where both are known."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import mutants
from tools.mutations import Source

ROOT = Path(__file__).parents[1]

of_the_source = pytest.mark.skipif(
    os.environ.get("CAPOLINEA_EXPECT") == "compiled", reason="mutants are made of the source: make test-pure"
)

RULES = '''\
"""An example."""

from functools import lru_cache


def may_enter(age: int) -> bool:
    """Decided here."""
    return age >= 18


def smaller(a: int, b: int) -> int:
    if a < b:
        return a
    return b


@lru_cache
def halves(number: int) -> int:
    found = 0
    while number > 1:
        number -= 2
        found += 1
    return found


class Cart:
    load: int

    def fill(self, weight: int) -> None:
        assert weight >= 0
        self.load = weight

    @property
    def is_heavy(self) -> bool:
        return self.load > 100


def forgotten(seats: int) -> int:
    return seats + 1
'''

TESTS = """\
from example.rules import Cart, halves, may_enter, smaller

SEVEN = halves(7)


def test_age():
    assert may_enter(18)
    assert not may_enter(17)


def test_smaller():
    assert [smaller(1, 2), smaller(2, 1), smaller(3, 3)] == [1, 1, 3]


def test_halves():
    assert [SEVEN, halves(7), halves(0)] == [3, 3, 0]


def test_cart():
    cart = Cart()
    cart.fill(0)
    cart.fill(101)
    assert cart.is_heavy
"""

EQUIVALENT = """\
[[equivalent]]
id = "rules:smaller:compare:a < b => a <= b"
reason = "Of two equal numbers either is the smaller."

[[equivalent]]
id = "rules:gone:*"
reason = "There was such a function."

[[equivalent]]
id = "rules:may_enter:compare:*"
reason = "Wrong."
"""

RUN = """\
import json, sys
from pathlib import Path
root = Path(sys.argv[1])
sys.path.insert(0, str(root))
from tools.mutants import Target, try_target
target = Target(
    name="example", package="example", modules=("rules",), tests=("test_example.py",),
    root=root, equivalents=root / "equivalent.toml", patience=0.5,
)
trial = try_target(target, lambda mutants: mutants, 2)
print("RESULT" + json.dumps({
    "verdicts": {verdict.mutant.id: [verdict.result, verdict.by] for verdict in trial.verdicts},
    "open": [verdict.mutant.id for verdict in trial.open],
    "complaints": trial.complaints,
}))
"""


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    root = tmp_path_factory.mktemp("mutants")
    (root / "example").mkdir()
    (root / "example/__init__.py").write_text("")
    (root / "example/rules.py").write_text(RULES)
    (root / "test_example.py").write_text(TESTS)
    (root / "equivalent.toml").write_text(EQUIVALENT)
    command = [sys.executable, "-c", RUN, str(root)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "RESULT" in done.stdout, done.stdout + done.stderr
    result: dict[str, Any] = json.loads(done.stdout.partition("RESULT")[2])
    return result


def test_a_boundary_that_a_test_stands_on_is_killed_by_that_test(trial: dict[str, Any]) -> None:
    verdict = trial["verdicts"]["rules:may_enter:compare:age >= 18 => age > 18"]
    assert verdict == ["killed", "test_example.py::test_age"]
    assert trial["verdicts"]["rules:smaller:condition:a < b => True"][0] == "killed"


def test_what_makes_no_difference_survives(trial: dict[str, Any]) -> None:
    assert trial["verdicts"]["rules:smaller:compare:a < b => a <= b"] == ["survived", ""]


def test_a_test_that_asks_too_little_lets_a_fault_live(trial: dict[str, Any]) -> None:
    assert trial["verdicts"]["rules:Cart.is_heavy:constant:100 => 99 in return self.load > 100"] == ["survived", ""]
    assert trial["verdicts"]["rules:Cart.fill:delete:self.load = weight"][0] == "killed"


def test_a_loop_without_end_is_noticed(trial: dict[str, Any]) -> None:
    assert trial["verdicts"]["rules:halves:delete:number -= 2"] == ["timed out", ""]


def test_what_was_remembered_before_the_fault_does_not_hide_it(trial: dict[str, Any]) -> None:
    assert trial["verdicts"]["rules:halves:delete:found += 1"] == ["killed", "test_example.py::test_halves"]


def test_what_no_test_executes_is_told(trial: dict[str, Any]) -> None:
    assert trial["verdicts"]["rules:forgotten:arithmetic:seats + 1 => seats - 1"] == ["unreached", ""]


def test_assertions_texts_and_annotations_are_left_alone(trial: dict[str, Any]) -> None:
    assert [name for name in trial["verdicts"] if "weight >= 0" in name or "Decided" in name] == []


def test_named_equivalents_are_set_aside_and_wrong_or_stale_names_are_told(trial: dict[str, Any]) -> None:
    assert "rules:smaller:compare:a < b => a <= b" not in trial["open"]
    assert "rules:Cart.is_heavy:constant:100 => 99 in return self.load > 100" in trial["open"]
    wrong, stale = sorted(trial["complaints"])
    assert wrong.startswith("names a mutant that there is not: rules:gone:")
    assert stale.startswith("names as equivalent what test_example.py::test_age notices: rules:may_enter")


def test_an_id_outlives_changes_elsewhere_in_the_file() -> None:
    before = [mutant.id for mutant in Source("rules", RULES, "rules.py").mutants]
    moved = RULES.replace("from functools", "# A comment.\nfrom functools").replace("a < b", "b < a")
    after = [mutant.id for mutant in Source("rules", moved, "rules.py").mutants]
    assert len(set(before)) == len(before) == len(after)
    assert {name for name in before if "smaller" not in name} == {name for name in after if "smaller" not in name}


def test_a_sample_is_part_of_every_larger_one() -> None:
    every = Source("rules", RULES, "rules.py").mutants
    few, more = mutants.sampled(every, 5, 1), mutants.sampled(every, 9, 1)
    assert len(few) == 5
    assert {mutant.id for mutant in few} < {mutant.id for mutant in more}
    assert [mutant.id for mutant in few] != [mutant.id for mutant in mutants.sampled(every, 5, 2)]


@of_the_source
@pytest.mark.parametrize("game", mutants.GAMES)
def test_every_mutant_of_a_game_has_a_name_and_compiles(game: str) -> None:
    for module, source in mutants.sources_of(mutants.game_target(game)).items():
        assert len({mutant.id for mutant in source.mutants}) == len(source.mutants), module
        for mutant in source.mutants[:: max(1, len(source.mutants) // 3)]:
            again = Source(module, "\n".join(source.lines), source.path, "view" if module == "view" else None)
            (twin,) = [each for each in again.mutants if each.id == mutant.id]
            before = ast.dump(again.tree)
            twin.change.make()
            assert ast.dump(again.tree) != before
            again.code_of(twin.function)


@of_the_source
@pytest.mark.parametrize("game", mutants.GAMES)
def test_named_equivalents_of_a_game_are_there(game: str) -> None:
    target = mutants.game_target(game)
    every = [mutant for source in mutants.sources_of(target).values() for mutant in source.mutants]
    reasons, stale = mutants.equivalents_of(target, every)
    assert stale == []
    assert all([len(reason) > 10 for reason in reasons.values()])


@of_the_source
@pytest.mark.parametrize("name", mutants.ADVICE)
def test_what_is_left_alone_as_advice_is_read_by_no_rule(name: str) -> None:
    game, module = name.split(".")
    sources = mutants.sources_of(mutants.game_target(game))
    assert module not in sources
    assert (ROOT / f"src/capolinea/games/{game}/{module}.py").exists()
    folder = ROOT / "src" / "capolinea" / "games" / game
    readers = [path for path in folder.rglob("*.py") if f"{game}.{module} import" in path.read_text()]
    assert readers
    assert {path.relative_to(folder).parts[0] for path in readers} <= {"bot", "ui"}


@pytest.mark.parametrize(("hits", "trials", "low", "high"), [(285, 300, 0.919, 0.969), (0, 10, 0.0, 0.278)])
def test_the_interval_is_wilson_s(hits: int, trials: int, low: float, high: float) -> None:
    assert mutants.interval(hits, trials) == pytest.approx((low, high), abs=0.001)
