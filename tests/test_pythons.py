"""`make` takes a Python that fits and really runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "pythons.sh"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="make and sh are Unix")

#: What pyenv leaves on PATH of a version that is switched off.
SWITCHED_OFF = "#!/bin/sh\necho 'command not found' >&2\nexit 127\n"
#: One that is too old answers the question by its exit code.
TOO_OLD = "#!/bin/sh\nexit 1\n"
FITS = f'#!/bin/sh\nexec "{sys.executable}" "$@"\n'


def put(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)
    (folder / name).chmod(0o755)
    return folder / name


def found(home: Path, *wanted: str) -> tuple[int, str]:
    """Its exit code and answer where only `home/bin` is on PATH."""
    done = subprocess.run(
        ["/bin/sh", TOOL, *wanted],
        env={"PATH": str(home / "bin"), "HOME": str(home)},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.strip()


def test_the_usual_one_comes_first(tmp_path: Path) -> None:
    usual = put(tmp_path / "bin", "python3", FITS)
    put(tmp_path / "bin", "python3.13", FITS)
    assert found(tmp_path) == (0, str(usual))


def test_another_is_taken_where_the_usual_one_is_too_old(tmp_path: Path) -> None:
    put(tmp_path / "bin", "python3", TOO_OLD)
    put(tmp_path / "bin", "python3.13", SWITCHED_OFF)
    fits = put(tmp_path / "bin", "python3.12", FITS)
    assert found(tmp_path) == (0, str(fits))


@pytest.mark.parametrize("wanted", ["3.12", "python3.12"])
def test_a_version_that_pyenv_switched_off_is_found_where_it_keeps_it(tmp_path: Path, wanted: str) -> None:
    put(tmp_path / "bin", "python3.12", SWITCHED_OFF)
    kept = put(tmp_path / ".pyenv" / "versions" / "3.12.1" / "bin", "python", FITS)
    assert found(tmp_path, wanted) == (0, str(kept))


def test_a_path_with_blanks_may_be_named(tmp_path: Path) -> None:
    named = put(tmp_path / "my own", "python", FITS)
    assert found(tmp_path, str(named)) == (0, str(named))


@pytest.mark.parametrize("wanted", [(), ("3.12",), ("/no/such/python",)])
def test_where_there_is_none_it_fails(tmp_path: Path, wanted: tuple[str, ...]) -> None:
    put(tmp_path / "bin", "python3", TOO_OLD)
    code, answer = found(tmp_path, *wanted)
    assert code != 0
    assert answer == ""
