"""Help in both languages, and messages that are complete."""

import os
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from typer.main import get_command

import capolinea.cli
from capolinea.cli.app import COMMANDS, app
from capolinea.cli.words import PACKAGE, language_of, speak, take_language, words
from capolinea.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", COMMANDS)
def test_every_verb_explains_itself_in_every_language(capolinea: Any, verb: str, language: str) -> None:
    said = capolinea(verb, "--help", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith({"it": "Uso: capolinea", "en": "Usage: capolinea"}[language])
    assert "--lang" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_verb(capolinea: Any, language: str) -> None:
    said = capolinea("--help", "--lang", language)
    assert said.code == 0
    for verb in COMMANDS:
        assert re.search(rf"^  {verb} +\S", said.out, re.MULTILINE)


def test_no_arguments_mean_help(capolinea: Any) -> None:
    assert capolinea() == capolinea("--help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_has_words(language: str) -> None:
    speak(language)
    group: Any = get_command(app())
    for verb in COMMANDS:
        for parameter in group.get_command(None, verb).params:
            own = f"help.{verb}.{parameter.name}"
            assert words().knows(own) or words().knows(f"help.any.{parameter.name}"), own


def messages(language: str) -> dict[str, set[str]]:
    """Return the ids and the facts that each takes."""
    text = files(PACKAGE).joinpath("messages", f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            facts = re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])
            assert entry.id.name not in found, f"twice: {entry.id.name}"
            found[entry.id.name] = set(facts)
    return found


def test_both_languages_have_the_same_messages_and_facts() -> None:
    assert messages("it") == messages("en")


def test_every_code_in_the_source_has_a_message() -> None:
    folder = Path(capolinea.cli.__file__).parent
    pattern = re.compile(r"""(?:say|words\(\)|UserError|RecordError)\(\s*"([a-z_.]+)\"""")
    speak("en")
    own = [
        path
        for path in folder.glob("*.py")
        if path.stem not in ("simulate", "ladder", "tournament", "dataset", "plot", "serve")
    ]
    codes = {code for path in own for code in pattern.findall(path.read_text("utf-8"))}
    assert len(codes) > 50
    assert [code for code in sorted(codes) if not words().knows(code)] == []


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "it_CH"}, "it"),
    ],
)
def test_the_locale_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


def test_the_language_may_stand_anywhere() -> None:
    assert take_language(["--lang", "it", "play", "x"]) == ("it", ["play", "x"])
    assert take_language(["play", "--lang=en", "x"]) == ("en", ["play", "x"])
    assert take_language(["play", "--", "--lang", "it"]) == (None, ["play", "--", "--lang", "it"])


@pytest.mark.parametrize(
    ("language", "compiled", "pure"), [("en", "compiled", "interpreted"), ("it", "compilato", "interpretato")]
)
def test_the_version_is_told_and_whether_it_is_compiled(
    capolinea: Any, language: str, compiled: str, pure: str
) -> None:
    kind = compiled if os.environ.get("CAPOLINEA_EXPECT") == "compiled" else pure
    assert re.fullmatch(rf"capolinea \d+\.\d+\S* \({kind}\)\n", capolinea("--version", "--lang", language).out)
