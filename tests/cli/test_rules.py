"""`rules`: whole, by clause, by word."""

import json
from typing import Any

import pytest

from capolinea.games.catalogue import GAMES, look_of
from capolinea.i18n import LANGUAGES
from capolinea.render.brief import brief_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_printed_whole(capolinea: Any, language: str) -> None:
    said = capolinea("rules", "transamerica", "--lang", language)
    assert (said.code, said.err) == (0, "")
    for clause in ("TA-1 ", "TA-9 ", "TA-18", "TA-V1"):
        assert f"\n{clause}" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_brief(capolinea: Any, game: str, language: str) -> None:
    said = capolinea("rules", game, "--brief", "--lang", language)
    brief = brief_of(look_of(game).package, language)
    assert (said.code, said.err) == (0, "")
    told = said.out.splitlines()
    assert told[0] == brief.title
    for number, point in [*enumerate(brief.steps, 1), *enumerate(brief.missed, 1)]:
        assert f"{number}  {point.title}" in told
    assert told[told.index(brief.missed_title) - 2].split() == [
        *brief.account[-1][0].split(),
        *brief.account[-1][1].split(),
    ]
    assert "](" not in said.out
    assert "**" not in said.out
    assert max([len(line) for line in told]) <= 88


@pytest.mark.parametrize("asked", ["TA-9", "ta-9", "9"])
def test_one_clause(capolinea: Any, asked: str) -> None:
    said = capolinea("rules", "transamerica", asked)
    assert said.code == 0
    assert said.out.count("TA-") == 1
    assert "\nTA-9  " in said.out


def test_a_word(capolinea: Any) -> None:
    said = capolinea("rules", "transamerica", "--search", "Barrier")
    assert said.code == 0
    assert "TA-17" in said.out
    assert "TA-9" not in said.out


def test_rules_as_data(capolinea: Any) -> None:
    chapters = json.loads(capolinea("rules", "transamerica", "TA-V1", "--json").out)
    assert [list(chapter["clauses"]) for chapter in chapters] == [["TA-V1"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_different_in_an_older_version_comes_first(capolinea: Any, language: str) -> None:
    said = capolinea("rules", "transamerica", "--as-of", "1", "--lang", language)
    assert said.code == 0
    told = look_of("transamerica").say(language)("change.region_draws")
    assert told in " ".join(said.out.split())
    assert said.out.index("TA-4 ") < said.out.index("TA-1 ")
    assert (
        capolinea("rules", "transamerica", "--as-of", "2", "--lang", language).out
        == capolinea("rules", "transamerica", "--lang", language).out
    )


@pytest.mark.parametrize("version", ["99", "0"])
def test_a_version_that_there_is_not_is_refused_in_words(capolinea: Any, version: str) -> None:
    said = capolinea("rules", "transamerica", "--as-of", version)
    assert said.code != 0
    assert version in said.err
    assert "Traceback" not in said.err
