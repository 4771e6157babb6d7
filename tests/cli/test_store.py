"""`import` and `export`: records into the server's database and out of it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from capolinea.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_in_comes_out(capolinea: Any, finished: Path, tmp_path: Path, language: str) -> None:
    said = capolinea("import", finished, "--database", "tables.sqlite", "--lang", language)
    assert (said.code, said.err) == (0, "")
    table = re.findall(r"/t/(\w+)", said.out)[0]
    said = capolinea("export", table, "again.json", "--database", "tables.sqlite", "--lang", language)
    assert (said.code, said.out) == (0, "")
    assert table in said.err
    before, after = json.loads(finished.read_bytes()), json.loads((tmp_path / "again.json").read_bytes())
    assert before["entries"] == after["entries"]
    assert before["outcome"] == after["outcome"]
    assert capolinea("verify", "again.json").code == 0


def test_through_pipes(program: Any, finished: Path) -> None:
    said = program("import", "-", "--database", "tables.sqlite", lines=finished.read_text())
    table = re.findall(r"/t/(\w+)", said.out)[0]
    record = program("export", table, "--database", "tables.sqlite").out
    assert program("verify", "-", lines=record).code == 0


MISTAKES = {
    "a database that is not there": ["export", "abc", "--database", "nowhere.sqlite"],
    "a file that is there already": ["export", "abc", "finished.json", "--database", "finished.json"],
    "no database": ["export", "abc", "--database", "finished.json"],
    "a database of another kind": ["import", "finished.json", "--database", "mysql://x/y"],
    "a record that is not there": ["import", "nowhere.json", "--database", "tables.sqlite"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", MISTAKES.values(), ids=MISTAKES.keys())
def test_mistakes(capolinea: Any, finished: Path, arguments: list[str], language: str) -> None:
    said = capolinea(*arguments, "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


def test_a_table_that_is_not_there(capolinea: Any, finished: Path) -> None:
    capolinea("import", finished, "--database", "tables.sqlite")
    assert capolinea("export", "abcabcabcabc", "--database", "tables.sqlite").code == 2


def test_a_damaged_record_is_not_taken_in(capolinea: Any, finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_bytes())
    data["entries"].pop(10)
    finished.write_text(json.dumps(data))
    said = capolinea("import", finished, "--database", "tables.sqlite")
    assert said.code == 1
    assert "10" in said.err
    assert not (tmp_path / "tables.sqlite").exists()
