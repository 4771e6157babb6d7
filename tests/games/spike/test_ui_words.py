"""Names, log, refusals and rules: everything has words in both languages."""

import re

import pytest

from capolinea.core.event import Event
from capolinea.games.spike import events as was
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS, PARTS
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.ui import LOOK
from capolinea.games.spike.ui.phrases import cards_words
from capolinea.i18n import LANGUAGES, Say
from capolinea.i18n.phrases import dollars

NAMES = ("Elena", "Marco", "Sofia")
MIAMI = BOARD.codes.index("MIA")
#: Events without a log line, because they are visible on the table.
SILENT = (was.TurnBegan, was.TurnEnded)


def sample_events() -> list[Event]:
    """Each kind of event, in each of its wordings."""
    return [
        was.MarketFilled(tuple(range(12))),
        was.ContractsDealt(0, (1, 4, 7), (3, 12, 21), (0, 1, 0)),
        was.SidesChosen(0),
        was.SidesShown(0, (1, 4, 7), (0, 1, 0)),
        was.FirstDrawn(1),
        was.HandDealt(0, (1, 2, 0, 1, 0, 1)),
        was.CardGiven(0, 2),
        was.GiftGiven(0, 2, 1),
        was.GiftReceived(2, 0, 1),
        was.CardsOpened((0, 1, 2, 3), (0, 5, 2, 2)),
        was.RoutesDealt(0, (3,)),
        was.RoutesDealt(0, (3, 4)),
        was.RouteKept(0),
        was.Placed(0, MIAMI),
        was.TurnBegan(0, 2),
        *[was.Rode(0, 17, -1, by) for by in ("free", "start", "extra")],
        *[was.Rode(0, 17, MIAMI, by) for by in ("free", "start", "extra")],
        *[was.Entered(0, MIAMI, by) for by in ("free", "start", "extra")],
        was.Halted(0, 1),
        was.Halted(0, 2),
        was.Loaded(0, 8, MIAMI),
        was.Unloaded(0, 8),
        was.Delivered(0, 8, MIAMI, 9),
        was.CardTaken(0, 3, 2),
        was.CardDrawn(0),
        was.CardSeen(0, 4),
        was.DrawEnded(0, 1),
        was.DrawEnded(0, 2),
        was.RoundBegan(2, 31),
        was.TimeCardDrawn(1),
        was.TimeCardDrawn(3),
        was.Built(0, MIAMI, (17,), (0, 1, 0, 0, 0, 0)),
        was.Built(0, MIAMI, (17, 18), (0, 3, 0, 0, 0, 0)),
        was.MarketPaid(0, 8, 2, 3),
        was.MarketPaid(0, 8, 2, 1),
        was.Improved(0, 1, 3, 3),
        was.TurnEnded(0),
        was.LastTurns(0),
        was.RouteShown(0, 3, 9),
        *[was.MatchEnded(reason, (0,)) for reason in ("time", "complete", "idle")],
        *[was.MatchEnded(reason, (0, 2)) for reason in ("time", "complete", "idle")],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_has_a_line_in_the_log(language: str) -> None:
    say = LOOK.say(language, NAMES)
    events = sample_events()
    assert {type(event) for event in events} == set(RULES.events)
    told = []
    for event in events:
        line = LOOK.log(event, say)
        if isinstance(event, SILENT):
            assert line is None
            continue
        assert line is not None
        assert re.search(r"[.!]$", line.text), line.text
        assert "{" not in line.text
        assert "  " not in line.text
        assert all([re.fullmatch(r"(space|track):\d+|city:[A-Z]{3}", target) for target in line.targets])
        told.append(line.text)
    assert len(set(told)) == len(told)


def test_a_single_card_that_is_opened_needs_no_line() -> None:
    assert LOOK.log(was.CardsOpened((2,), (4,)), LOOK.say("it", NAMES)) is None


def test_sums_and_cards_are_written_as_the_language_does() -> None:
    assert (dollars(Say("en"), 12), dollars(Say("it"), 12), dollars(Say("en"), -3)) == ("$12", "12\u00a0$", "−$3")
    assert cards_words("en", (2, 1, 0, 0, 0, 0)) == "2 red, 1 blue"
    assert cards_words("it", (2, 1, 0, 0, 1, 0)) == "2 rosse, 1 blu, 1 bianca"


def test_things_are_called_by_their_names() -> None:
    say = LOOK.say("it", NAMES)
    assert say.name("city", MIAMI) == "Miami"
    assert say.name("good", GOODS.index("pigs")) == "maiali"
    assert say.name("colour", COLOURS.index("white")) == "bianco"
    assert say.name("part", PARTS.index("freight_cars")) == "vagoni"
    assert say.name("money", 4) == "4\u00a0$"
    assert say.name("place", MIAMI) == "Miami"
    assert "–" in str(say.name("space", 17))
    assert say.name("route", BOARD.route_start.index(MIAMI)) == "Miami"
