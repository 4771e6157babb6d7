"""`capolinea simulate` and `capolinea ladder`: tables for people, JSON for programs, sentences for errors."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse

from capolinea.cli import run
from capolinea.i18n import LANGUAGES
from capolinea.lab.report import Words


class Said:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def capolinea(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def command(*arguments: object) -> Said:
        code = run([str(one) for one in arguments])
        return Said(code, *capsys.readouterr())

    return command


def test_a_simulation_is_shown_as_a_table(capolinea: Any) -> None:
    said = capolinea("simulate", "transamerica", "--matches", 3, "--seats", "easy,builder", "--seed", 7)
    assert (said.code, said.err) == (0, "")
    assert re.search(r"A .* easy .* %", said.out)
    assert re.search(r"B .* builder .* %", said.out)


def test_italian_speaks_and_counts_italian(capolinea: Any) -> None:
    said = capolinea("simulate", "transamerica", "--matches", 3, "--seats", "easy,builder", "--lang", "it")
    assert "Punti medi" in said.out
    assert re.search(r"\d,\d %", said.out)


@pytest.mark.parametrize(("language", "title"), [("en", "Home cities"), ("it", "Città di casa")])
def test_statistics_are_shown_in_tables_of_their_own(capolinea: Any, language: str, title: str) -> None:
    command = ("simulate", "rail-baron", "--matches", 1, "--seats", "easy,random", "--lang", language)
    assert title not in capolinea(*command).out
    said = capolinea(*command, "--stats")
    assert (said.code, said.err) == (0, "")
    assert title in said.out


def test_json_follows_from_the_seed(capolinea: Any) -> None:
    command = (
        "simulate",
        "transamerica",
        "--matches",
        3,
        "--seats",
        "easy,easy",
        "--json",
        "--option",
        "vexation=true",
    )
    one, two = [json.loads(capolinea(*command).out) for _ in range(2)]
    for tally in (one, two):
        del tally["timing"]
        for seat in tally["seats"]:
            del seat["timing"]
    assert one == two
    assert one["matches"] == 3


def test_a_ladder_has_a_row_and_a_verdict_for_each_rung(capolinea: Any) -> None:
    said = capolinea("ladder", "transamerica", "--deals", 2, "--seats", 2, "--seed", 1)
    assert said.code == 0
    assert len(re.findall(r"– .*%.*(?:stronger|even|weaker)", said.out)) == 6
    data = json.loads(capolinea("ladder", "transamerica", "--deals", 2, "--seats", 2, "--json").out)
    assert [duel["one"] for duel in data["duels"]] == ["easy", "medium", "hard", "hard", "hard", "hard"]
    assert {duel["verdict"] for duel in data["duels"]} <= {"stronger", "even", "weaker"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "monopoly"),
        ("simulate", "transamerica", "--seats", "easy,nobody"),
        ("simulate", "transamerica", "--seats", "easy,,easy"),
        ("simulate", "transamerica", "--seats", "easy"),
        ("simulate", "transamerica", "--matches", "0"),
        ("simulate", "transamerica", "--matches", "many"),
        ("simulate", "transamerica", "--option", "vexation=perhaps"),
        ("simulate", "transamerica", "--jobs", "0"),
        ("ladder", "monopoly"),
        ("ladder", "transamerica", "--seats", "9"),
        ("ladder", "transamerica", "--deals", "1"),
    ],
)
def test_a_mistake_is_one_sentence(capolinea: Any, arguments: tuple[str, ...], language: str) -> None:
    said = capolinea(*arguments, "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert re.fullmatch(r"capolinea: .+\n", said.err)


def messages(language: str) -> dict[str, set[str]]:
    """Return the ids and the facts that each takes."""
    text = files("capolinea.lab").joinpath("messages", f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.span is not None:
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_both_languages_have_the_same_messages_and_facts() -> None:
    assert messages("it") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_and_column_has_words(language: str) -> None:
    say = Words(language).say
    for verdict in ("stronger", "even", "weaker"):
        assert say(f"lab.verdict.{verdict}")
