"""The examples of the README hold."""

import doctest
from pathlib import Path

import pytest

from capolinea.core.record import read_record

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tried = doctest.testfile(str(README), module_relative=False, raise_on_error=True, encoding="utf-8")
    assert tried.attempted == README.read_text("utf-8").count("\n>>> ") > 0
    (record,) = tmp_path.glob("*.json")
    assert [seat.bot for seat in read_record(record).seats] == ["hard", "medium"]
