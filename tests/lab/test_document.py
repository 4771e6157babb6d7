"""The examples of docs/lab.md hold: Python as doctests, commands as they stand."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from capolinea.cli import run

DOCUMENT = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_examples_in_python_hold() -> None:
    tried = doctest.testfile(str(DOCUMENT), module_relative=False, raise_on_error=True, encoding="utf-8")
    assert tried.attempted == DOCUMENT.read_text("utf-8").count("\n>>> ") > 0


def test_the_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^\$ capolinea (.*)$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert len(commands) > 4
    for command in commands:
        assert run(shlex.split(command)) == 0, capsys.readouterr().err
    assert (tmp_path / "strength.svg").exists()
    assert (tmp_path / "decisions" / "README.md").exists()
