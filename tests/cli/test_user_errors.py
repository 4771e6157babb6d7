"""A user's error is one sentence on stderr and exit code 2; never a traceback."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from capolinea.cli.user_errors import error_text_and_code
from capolinea.cli.words import speak, words
from capolinea.i18n import LANGUAGES

MISTAKES = {
    "a verb that is none": ["frobnicate"],
    "an option that is none": ["verify", "--frobnicate", "x"],
    "an option that is none, before the verb": ["--frobnicate"],
    "an argument too many": ["verify", "a", "b"],
    "an argument that is missing": ["verify"],
    "a value that is missing": ["replay", "x", "--at"],
    "a value that is no number": ["replay", "x", "--at", "soon"],
    "a number that is too small": ["simulate", "transamerica", "--matches", "0"],
    "bots that are none": ["simulate", "transamerica", "--seats", "best,best"],
    "too many seats for a ladder": ["ladder", "transamerica", "--seats", "99"],
    "a language that is none": ["--lang", "fr", "verify", "x"],
    "a language that is missing": ["verify", "x", "--lang"],
    "a file that is not there": ["verify", "nowhere.json"],
    "a file in a folder that is not there": ["verify", "no/where.json"],
    "a folder": ["replay", "."],
    "a game that is none, to play": ["play", "monopoly"],
    "a game that is none, to read": ["rules", "monopoly"],
    "a game that is none, to measure": ["bench", "monopoly"],
    "no game": ["play"],
    "a seat that is none": ["play", "transamerica", "--seats", "me,strongest"],
    "a seat without its name": ["play", "transamerica", "--seats", "me:,random"],
    "no person": ["play", "transamerica", "--seats", "random,random"],
    "too few seats": ["play", "transamerica", "--seats", "me"],
    "too many seats": ["play", "transamerica", "--seats", "me,me,me,me,me,me,me"],
    "an option of the game that is none": ["play", "transamerica", "--seats", "me,random", "--option", "wind=true"],
    "an option without a value": ["play", "transamerica", "--seats", "me,random", "--option", "vexation"],
    "an option with a digit that is none": [
        *("play", "transamerica", "--seats", "me,random", "--option", "vexation=²"),
    ],
    "an option with two signs": ["play", "transamerica", "--seats", "me,random", "--option", "vexation=--1"],
    "an option with a wrong value": ["play", "transamerica", "--seats", "me,random", "--option", "vexation=9"],
    "a file that cannot be written": ["play", "transamerica", "--seats", "me,random", "--save", "no/where.json"],
    "a clause that is none": ["rules", "transamerica", "TA-99"],
    "a word that no clause has": ["rules", "transamerica", "--search", "xyzzy"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_told_in_one_line(capolinea: Any, arguments: list[str], language: str) -> None:
    said = capolinea(*arguments, *([] if "--lang" in arguments else ["--lang", language]))
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("capolinea: ")
    assert said.err.count("\n") == 1


def test_a_program_of_its_own_shows_no_traceback(program: Any) -> None:
    for arguments in (["frobnicate"], ["verify", "nowhere.json"], ["play", "monopoly"], ["replay", "."]):
        said = program(*arguments)
        assert said.code == 2
        assert "Traceback" not in said.err
        assert said.err.count("\n") == 1


def test_what_the_parser_finds_is_told_in_italian_too(capolinea: Any) -> None:
    assert "--at dev’essere un numero." in capolinea("replay", "x", "--at", "soon", "--lang", "it").err
    assert "--matches dev’essere almeno 1." in capolinea("simulate", "x", "--matches", "0", "--lang", "it").err
    assert "Manca GIOCO" in capolinea("simulate", "--lang", "it").err


def test_the_locale_chooses_the_language_of_a_mistake(program: Any) -> None:
    assert "Il file “nowhere.json” non si trova." in program("verify", "nowhere.json", locale="it_IT.UTF-8").err


def test_a_file_is_never_written_over(capolinea: Any, tmp_path: Path) -> None:
    (tmp_path / "dear.json").write_text("dear")
    said = capolinea("play", "transamerica", "--seats", "me,random", "--save", "dear.json")
    assert said.code == 2
    assert "dear.json" in said.err
    assert (tmp_path / "dear.json").read_text() == "dear"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EIO])
def test_errors_of_the_system_have_words(language: str, number: int) -> None:
    speak(language)
    told = error_text_and_code(OSError(number, os.strerror(number), "a.json"), words())
    assert told is not None
    assert told[1] == 2
    assert "a.json" in told[0]


def test_a_missing_extra_is_named() -> None:
    speak("en")
    told = error_text_and_code(ModuleNotFoundError("No module named 'litestar'", name="litestar.di"), words())
    assert told is not None
    assert told[1] == 2
    assert 'pip install "capolinea[web]"' in told[0]


def test_a_defect_of_ours_is_not_hidden() -> None:
    assert error_text_and_code(ZeroDivisionError(), words()) is None
    assert (
        error_text_and_code(ModuleNotFoundError("No module named 'capolinea.x'", name="capolinea.x"), words()) is None
    )


@pytest.mark.skipif(not hasattr(os, "dup2") or os.name == "nt", reason="pipes of this kind are Unix")
def test_a_reader_who_goes_away_is_no_error(finished: Path) -> None:
    command = [sys.executable, "-m", "capolinea", "replay", str(finished)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()
        assert process.wait(60) == 141
    assert err == b""
