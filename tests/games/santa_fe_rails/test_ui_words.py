"""Names, log, refusals and rules: everything has words in both languages."""

import re
from importlib.resources import files

import pytest

from capolinea.core.event import Event
from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.notation import read
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, NOTHING, TRIPLE
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.ui import LOOK
from capolinea.games.santa_fe_rails.ui.phrases import dollars
from capolinea.i18n import LANGUAGES
from capolinea.render.rules_text import clause_text, clauses_of, rules_text

NAMES = ("Elena", "Marco", "Sofia")
CLAUSES = {f"SF-{number}" for number in range(1, 56)}
UP = BOARD.railroad_ids.index("UP")
ROCK_ISLAND = BOARD.railroad_ids.index("RI")
DENVER = BOARD.city_names.index("Denver")
OMAHA = BOARD.city_names.index("Omaha")


def sample_events() -> list[Event]:
    """Each kind of event, in each way it can be told."""
    return [
        was.Dealt(0, (DENVER, OMAHA)),
        was.TurnBegan(1, 4),
        was.CityDrawn(0, 30),
        was.CitySeen(0, DENVER),
        was.ShortLineShown(0, ROCK_ISLAND),
        was.ShortLineShown(-1, ROCK_ISLAND),
        was.CardTaken(0, DOUBLE),
        was.CardTaken(0, BOOMTOWN),
        was.BranchBought(0, UP, 1),
        was.DrawDeclined(0),
        was.ThirdHandDealt(1),
        was.ThirdHandDealt(5),
        was.CardChosen(0),
        was.ChoiceNoted(0, DENVER),
        was.ChoiceNoted(0, TRIPLE),
        was.CardsRevealed((DENVER, NOTHING, DOUBLE), (-1, -1, UP)),
        was.CounterPlaced(0, OMAHA, 5),
        was.RailLaid(0, UP, 0, 0, False, 0, -1, 0, 0),
        was.RailLaid(0, UP, 0, 0, False, 1, -1, 0, 0),
        was.RailLaid(0, UP, 0, 0, True, 0, -1, 0, 0),
        was.RailLaid(0, UP, 0, 0, False, 0, DENVER, 0, 0),
        was.RailLaid(0, UP, 0, 0, False, 0, DENVER, 2, 0),
        was.RailLaid(0, UP, 0, 0, False, 0, DENVER, 0, 4),
        was.RailLaid(0, UP, 0, 0, False, 2, DENVER, 4, 8),
        was.CardsExchanged(0, 1, 20),
        was.CardsExchanged(0, 3, 20),
        was.ExchangeSeen(0, (DENVER,), (OMAHA,)),
        was.RailsPutOff(0),
        was.LayPassed(0, False),
        was.LayPassed(0, True),
        was.BranchUnused(0, UP),
        was.MatchEnded("all_laid", ()),
        was.MatchEnded("dead_ends", ()),
        was.MatchEnded("all_passed", (DENVER, OMAHA)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_has_a_line_in_the_log(language: str) -> None:
    say = LOOK.say(language, NAMES)
    events = sample_events()
    assert {type(event) for event in events} == set(RULES.events)
    told = []
    for event in events:
        line = LOOK.log(event, say)
        assert line is not None
        assert re.search(r"[.!]$", line.text), line.text
        assert "{" not in line.text
        assert "  " not in line.text
        assert all([re.fullmatch(r"(segment|town):\d+", target) for target in line.targets])
        told.append(line.text)
    assert len(set(told)) == len(told)


def test_sums_are_written_as_the_language_does() -> None:
    assert (dollars("en", 12), dollars("it", 12)) == ("$12", "12\u00a0$")
    assert dollars("en", -1) == "−$1"


def test_things_are_called_by_their_names() -> None:
    say = LOOK.say("it", NAMES)
    assert say.name("railroad", UP) == "Union Pacific"
    assert say.name("city", DENVER) == say.name("card", DENVER) == "Denver"
    assert say.name("card", TRIPLE) == "Triplo turno"
    assert say.name("price", 2) == "2\u00a0$"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_clause(language: str) -> None:
    assert set(clauses_of(LOOK.package, language)) == CLAUSES
    listed = [clause for _, clauses in rules_text(LOOK.package, language) for clause, _ in clauses]
    assert len(listed) == len(set(listed))
    for clause in CLAUSES:
        assert clause_text(LOOK.package, language, clause).endswith(".")


def test_both_languages_have_the_same_chapters() -> None:
    it, en = [rules_text(LOOK.package, language) for language in ("it", "en")]
    assert [[clause for clause, _ in clauses] for _, clauses in it] == [[c for c, _ in clauses] for _, clauses in en]


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_notation_can_be_played(language: str) -> None:
    told = LOOK.say(language)("notation.unknown", text="?")
    found = re.search(r": (draw.*)\.$", told)
    assert found is not None
    for example in found[1].split(", "):
        read(0, example)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_typographic_apostrophes(language: str) -> None:
    for name in (f"messages/{language}.ftl", f"rules/{language}.md"):
        assert "'" not in files(LOOK.package).joinpath(name).read_text("utf-8")
