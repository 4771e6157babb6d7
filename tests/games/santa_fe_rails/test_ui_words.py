"""Names, log, refusals and rules: everything has words in both languages."""

import re

import pytest
from tests.games.santa_fe_rails.positions import A, at_lay
from tests.support.situations import drawn_from

from capolinea.core.event import Event
from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, NOTHING, TRIPLE
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.ui import LOOK
from capolinea.i18n import LANGUAGES, Say
from capolinea.i18n.phrases import dollars

NAMES = ("Elena", "Marco", "Sofia")
UP = BOARD.railroad_ids.index("UP")
ROCK_ISLAND = BOARD.railroad_ids.index("RI")
DENVER = BOARD.town_names.index("Denver")
OMAHA = BOARD.town_names.index("Omaha")


def sample_events() -> list[Event]:
    """Return each kind of event in each of its wordings."""
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
        was.CountersDeclined(0),
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
    texts = []
    for event in events:
        line = LOOK.log(event, say)
        assert line is not None
        assert re.search(r"[.!]$", line.text), line.text
        assert "{" not in line.text
        assert "  " not in line.text
        assert all([re.fullmatch(r"(segment|town):\d+", target) for target in line.targets])
        texts.append(line.text)
    assert len(set(texts)) == len(texts)


def test_sums_are_written_as_the_language_does() -> None:
    assert (dollars(Say("en"), 12), dollars(Say("it"), 12)) == ("$12", "12\u00a0$")
    assert dollars(Say("en"), -1) == "−$1"


def test_things_are_called_by_their_names() -> None:
    say = LOOK.say("it", NAMES)
    assert say.name("railroad", UP) == "Union Pacific"
    assert say.name("city", DENVER) == say.name("card", DENVER) == "Denver"
    assert say.name("card", TRIPLE) == "Triplo turno"
    assert say.name("price", 2) == "2\u00a0$"


@pytest.mark.rule("SF-52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_placing_no_counter_and_no_second_one_are_offered_by_their_names(language: str) -> None:
    say = LOOK.say(language, NAMES)
    at = at_lay({A: BOOMTOWN})
    for code in ("offer.no_counter", "offer.no_second"):
        card = LOOK.offers(drawn_from(at.match.view(A)), at.match.offers(A), say)[-1]
        assert (card.action, card.targets, card.label) == ("done", ("button:done",), say(code))
        at.plays(at.match.offers(A)[0])
