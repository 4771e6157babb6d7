"""Builds in isolation and environments with nothing in them, as whoever installs the package has them."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: What a checkout does not have, and what no build reads.
NOT_COPIED = shutil.ignore_patterns(
    ".git",
    ".venv*",
    "build",
    "dist",
    "artefacts",
    "node_modules",
    "tests",
    "*.egg-info",
    "*.so",
    "*_cache",
    "__pycache__",
)
#: What would reach into a build or an install from here.
NOT_GIVEN = ("PYTHON", "CAPOLINEA_", "CC", "CFLAGS", "VIRTUAL_ENV")

Copy = Callable[[], Path]


def environment(**more: str) -> dict[str, str]:
    """The environment of somebody who has never heard of this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_GIVEN)}
    # What is compiled is tested elsewhere; here it need not be quick.
    return {**kept, "CAPOLINEA_OPTIMISE": "0", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **more}


def done(*command: str | Path, folder: Path, environ: Mapping[str, str] | None = None) -> str:
    """Everything the command said; it must succeed."""
    ended = subprocess.run(
        [str(one) for one in command],
        cwd=folder,
        env=environment() if environ is None else environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert ended.returncode == 0, ended.stdout
    return ended.stdout


class Environment:
    """A virtual environment, empty at first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        done(sys.executable, "-m", "venv", folder, folder=folder.parent)
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / "python"
        self.capolinea = self.programs / "capolinea"

    def pip(self, *arguments: str | Path, environ: Mapping[str, str] | None = None) -> str:
        return done(self.python, "-m", "pip", *arguments, folder=self.folder, environ=environ)


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Far from the source; with a blank, as home folders have."""
    made = tmp_path_factory.mktemp("somewhere else")
    assert ROOT not in made.parents
    return made


@pytest.fixture(scope="session")
def builder(place: Path) -> Environment:
    """Has the front end of builds and nothing else."""
    made = Environment(place / "builder")
    made.pip("install", "build")
    return made


@pytest.fixture(scope="session")
def tree(place: Path) -> Path:
    """The source as a checkout has it."""
    shutil.copytree(ROOT, place / "tree", ignore=NOT_COPIED)
    return place / "tree"


@pytest.fixture
def copy(tree: Path, tmp_path: Path) -> Copy:
    """A copy of the source, to be spoilt."""

    def copied() -> Path:
        shutil.copytree(tree, tmp_path / "copy", ignore=NOT_COPIED)
        return tmp_path / "copy"

    return copied


@pytest.fixture(scope="session")
def archive(builder: Environment, tree: Path, place: Path) -> Path:
    """The source archive."""
    done(builder.python, "-m", "build", "--sdist", "--outdir", place / "dist", tree, folder=place)
    [made] = (place / "dist").glob("*.tar.gz")
    return made


@pytest.fixture(scope="session")
def compiler() -> None:
    """Skips where nothing can be compiled."""
    if not shutil.which("cc") or not Path(sysconfig.get_path("include"), "Python.h").is_file():
        pytest.skip("no C compiler, or no headers of Python")


@pytest.fixture(scope="session")
def wheel(builder: Environment, archive: Path, place: Path, compiler: None) -> Path:
    """Built from the source archive where a compiler is at hand."""
    builder.pip("wheel", "--no-deps", "--wheel-dir", place / "wheels", archive)
    [made] = (place / "wheels").iterdir()
    return made


@pytest.fixture(scope="session")
def no_compiler(place: Path) -> dict[str, str]:
    """The environment of a machine without one: nothing at all is on its PATH."""
    (place / "nothing").mkdir()
    return environment(PATH=str(place / "nothing"))
