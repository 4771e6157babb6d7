"""What `pip install capolinea` provides without an extra, and what is said if one is missing."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Said

from capolinea.cli.user_errors import EXTRAS
from capolinea.i18n import LANGUAGES

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
NAMED = ("web", "postgres", "lab", "cluster")

#: The command line without the modules named first.
WITHOUT = """
import json
import sys

missing = json.loads(sys.argv[1])


class Blocker:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Blocker)
from capolinea.cli import run

sys.exit(run(sys.argv[2:]))
"""

Without = Callable[..., Said]


@pytest.fixture
def without(tmp_path: Path) -> Without:
    """`without(("web",), "serve")` runs the program without these extras."""

    def command(extras: tuple[str, ...], *arguments: object, lines: str = "") -> Said:
        missing = json.dumps([module for module, extra in EXTRAS.items() if extra in extras])
        done = subprocess.run(
            [sys.executable, "-c", WITHOUT, missing, *[str(one) for one in arguments]],
            input=lines,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
            timeout=120,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return command


#: Libraries that are imported by another name.
MODULES = {"resvg-py": "resvg_py", "pillow": "PIL"}


def test_every_library_of_an_extra_is_known() -> None:
    for extra in NAMED:
        libraries = {re.split(r"[\[<>=]", one)[0] for one in PROJECT["optional-dependencies"][extra]}
        assert {MODULES.get(library, library) for library in libraries} == {
            module for module, of in EXTRAS.items() if of == extra
        }


def test_play_records_rules_maps_and_simulations_need_no_extra(without: Without, finished: Path) -> None:
    (finished.parent / "bad.toml").write_text("x")
    played = without(NAMED, "play", "transamerica", "--seats", "me,random", "--save", "a.json", lines="1\n")
    assert (played.code, played.err) == (0, "")
    for arguments in (
        ["--version"],
        ["--help"],
        ["rules", "steam", "ST-1"],
        ["replay", finished],
        ["replay", finished, "--svg", "table.svg"],
        ["verify", finished],
        ["simulate", "transamerica", "--seats", "easy,easy", "--matches", "1"],
        ["ladder", "transamerica", "--deals", "2", "--seats", "2", "--help"],
        ["bench", "--help"],
    ):
        said = without(NAMED, *arguments)
        assert said.code == 0, said.err
    assert without(NAMED, "map", "check", "bad.toml").code == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["serve"], ["export", "x"], ["import", "x"]], ids=lambda one: str(one[0]))
def test_tables_in_the_browser_need_the_web(without: Without, arguments: list[str], language: str) -> None:
    said = without(("web",), *arguments, "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert said.err.startswith(f"capolinea: {'Serve una parte' if language == 'it' else 'This needs a part'}")
    assert 'pip install "capolinea[web]"' in said.err


@pytest.mark.parametrize("arguments", [["serve"], ["export", "x"]], ids=lambda one: str(one[0]))
def test_postgresql_needs_its_driver(without: Without, arguments: list[str]) -> None:
    said = without(("postgres",), *arguments, "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert 'pip install "capolinea[postgres]"' in said.err


SMALL = ["simulate", "transamerica", "--seats", "easy,easy", "--matches", "1"]


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [("cluster", [*SMALL, "--cluster", "local"]), ("lab", [*SMALL, "--run", "folder"])],
    ids=["cluster", "run"],
)
def test_clusters_and_runs_in_folders_name_their_extra(without: Without, extra: str, arguments: list[str]) -> None:
    said = without((extra,), *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert f'pip install "capolinea[{extra}]"' in said.err


def test_environments_need_the_lab() -> None:
    program = WITHOUT.partition("from capolinea")[0] + "import capolinea.lab\nimport capolinea.lab.environments"
    missing = json.dumps([module for module, extra in EXTRAS.items() if extra == "lab"])
    done = subprocess.run([sys.executable, "-c", program, missing], capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert done.stderr.endswith('the environments need pip install "capolinea[lab]"\n')
