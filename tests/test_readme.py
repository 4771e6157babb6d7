"""The examples of the README hold."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_hold() -> None:
    doctest.testfile(str(README), module_relative=False, raise_on_error=True, encoding="utf-8")
