"""What docs/environments.md says holds: its examples, and its tables."""

import doctest

from tools.write_environments import DOCUMENT, written


def test_the_examples_hold() -> None:
    tried = doctest.testfile(str(DOCUMENT), module_relative=False, raise_on_error=True, encoding="utf-8")
    assert tried.attempted == DOCUMENT.read_text("utf-8").count("\n>>> ") > 0


def test_the_tables_are_those_of_the_games() -> None:
    document = DOCUMENT.read_text("utf-8")
    assert document == written(document), "run tools/write_environments.py"
