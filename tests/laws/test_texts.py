"""What every game says about itself: rules by clause, examples of notation, the same in both languages."""

import re
from importlib.resources import files

import pytest

from capolinea.core.match import check_options
from capolinea.core.refusal import IllegalAction
from capolinea.games.catalogue import look_of, rules_of
from capolinea.i18n import LANGUAGES
from capolinea.render.rules_text import clause_text, clauses_of, rules_text


def numbered(prefix: str, last: int, *more: str, gap: range = range(0)) -> set[str]:
    return {f"{prefix}-{number}" for number in range(1, last + 1) if number not in gap} | {*more}


#: Every clause. RB-55 to RB-59 were never assigned; letters mark rules that no rulebook has.
CLAUSES = {
    "transamerica": numbered("TA", 21, "TA-V1", "TA-V2"),
    "rail-baron": numbered("RB", 74, "RB-T1", "RB-T2", gap=range(55, 60)),
    "santa-fe-rails": numbered("SF", 56),
    "steam": numbered("ST", 71),
    "spike": numbered("SP", 43),
}
#: Fewer letters than any meaningful sentence.
SHORTEST = 13

each_game = pytest.mark.parametrize("key", CLAUSES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


#: Facts that are the name of a person or a place in every game.
NAMED = "seat|holder|turn|other|city|goal_city|dot|home"


@each_game
def test_italian_names_follow_a_by_its_function(key: str) -> None:
    """ "ad Abilene", "a Boston"."""
    for package in (look_of(key).package, "capolinea.i18n", "capolinea.render", "capolinea.server"):
        text = files(package).joinpath("messages", "it.ftl").read_text("utf-8")
        assert re.findall(rf"(?i)\ba \{{ \$(?:{NAMED}) ", text) == []


@each_game
@each_language
def test_the_rules_have_every_clause_once(key: str, language: str) -> None:
    package = look_of(key).package
    assert set(clauses_of(package, language)) == CLAUSES[key]
    listed = [clause for _, clauses in rules_text(package, language) for clause, _ in clauses]
    assert len(listed) == len(set(listed))
    assert all([title and clauses for title, clauses in rules_text(package, language)])


@each_game
@each_language
def test_every_clause_has_a_sentence_for_refusals(key: str, language: str) -> None:
    for clause in CLAUSES[key]:
        sentence = clause_text(look_of(key).package, language, clause)
        assert sentence.endswith("."), clause
        assert len(sentence) >= SHORTEST, clause


@each_game
def test_both_languages_have_the_same_chapters(key: str) -> None:
    it, en = [rules_text(look_of(key).package, language) for language in ("it", "en")]
    assert [[clause for clause, _ in clauses] for _, clauses in it] == [[c for c, _ in clauses] for _, clauses in en]


@each_game
@each_language
def test_examples_of_notation_can_be_played(key: str, language: str) -> None:
    told = look_of(key).say(language)("notation.unknown", text="?")
    examples = told.rpartition(": ")[2].removesuffix(".").split(", ")
    assert len(examples) > 1
    for example in examples:
        rules_of(key).read(0, example)


@each_game
@each_language
def test_texts_have_typographic_apostrophes(key: str, language: str) -> None:
    for name in (f"messages/{language}.ftl", f"rules/{language}.md"):
        assert "'" not in files(look_of(key).package).joinpath(name).read_text("utf-8")


@each_game
@each_language
def test_a_wrong_number_of_players_is_told_in_plain_numbers(key: str, language: str) -> None:
    """Even if a game uses the same names for something else, such as money."""
    rules = rules_of(key)
    with pytest.raises(IllegalAction) as refused:
        check_options(rules, rules.options(9))
    told = look_of(key).say(language).refusal(refused.value.refusal)
    fewest, most = rules.seats.start, rules.seats.stop - 1
    expected = {"en": [fewest, most, 9], "it": [9, fewest, most]}[language]
    assert [int(number) for number in re.findall(r"\d+", told)] == expected
    assert not set("$€") & set(told)
