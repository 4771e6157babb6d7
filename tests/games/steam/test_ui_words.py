"""Names, log, refusals and rules: everything has words in both languages."""

import re

import pytest

from capolinea.core.event import Event
from capolinea.games.steam import events as was
from capolinea.games.steam.maps import map_problems
from capolinea.games.steam.meta import RULES_VERSION, Options, check_options
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.ui import LOOK
from capolinea.i18n import LANGUAGES, Say
from capolinea.i18n.phrases import euros, signed

NAMES = ("Elena", "Marco", "Sofia", "Tommaso")
OPTIONS = Options(seats=4)


def sample_events() -> list[Event]:
    """Each kind of event, in every form of its log line."""
    return [
        was.GoodsDrawn((("H6", ("red", "blue")),), (("red",), ())),
        was.OrderDrawn((3, 1, 2, 4), (1, 2, 0, 3), (0, 0, 0, 0)),
        was.AuctionOpened(0, 2),
        was.AuctionOpened(0, 0),
        was.BidMade(0, 3),
        was.BidPassed(1, False),
        was.BidPassed(1, True),
        was.PlaceTaken(0, 1, 3),
        was.TurnBegan(3, (0, 1, 2, 3)),
        *[was.PhaseBegan(phase, 0) for phase in ("capital", "bid", "action", "build")],
        was.PhaseBegan("move", 2),
        was.OrderSet((3, 2, 1, 0)),
        was.CapitalRaised(0, 10, 2, 0),
        was.CapitalRaised(0, 10, 1, 2),
        was.CapitalRaised(0, 10, 0, 4),
        was.NoCapitalRaised(0),
        was.TileTaken(0, "engineer", False, 0),
        was.TileTaken(0, "urbanization", False, 6),
        was.TileTaken(0, "urbanization", True, 0),
        was.LocomotiveImproved(0, 4),
        was.TrackLaid(0, "H7", "straight", 0, "new", 3, 1),
        was.TrackLaid(0, "H7", "x_cross", 0, "improved", 4, 0),
        was.TrackLaid(0, "H7", "gentle", 2, "redirected", 2, 0),
        was.TrackTakenBack(0, "H7", 5),
        was.LinkCompleted(0, "H6", "S", "H8", "N"),
        was.LinkClaimed(0, "H6", "S"),
        was.LinkLost(0, "H6", "S"),
        was.CityGrown(0, "H6", 3, ("red", "red", "blue")),
        was.GrowthLapsed(0),
        was.CityFounded(0, "H8", "grey", 3, ("red", "yellow")),
        was.CityFounded(0, "H8", "grey", 0, ()),
        was.BuildingEnded(0),
        was.GoodMoved(0, "red", ("H6", "M7"), ("SE",), (0,)),
        was.GoodMoved(0, "red", ("D5", "F5", "H6", "M7"), ("NE", "SE", "SE"), (1, 0, -1)),
        was.MovePassed(1),
        was.PointsPut(0, "income", 2, 5, 0),
        was.PointsPut(0, "income", 2, 10, 1),
        was.PointsPut(0, "points", 2, 13, 0),
        was.IncomePaid(0, 3, 3, 0),
        was.IncomePaid(0, 2, 5, 3),
        was.IncomePaid(0, -4, -4, 0),
        was.IncomePaid(0, -4, -1, 3),
        was.IncomePaid(0, 0, 0, 0),
        was.IncomePaid(0, 0, 3, 3),
        was.ShortfallCovered(0, 5, 2, 1, 1),
        was.ShortfallCovered(0, 4, 2, 0, 0),
        was.ShortfallCovered(0, 4, 0, 2, 0),
        was.WentBankrupt(0, 9),
        was.MatchEnded("turns"),
        was.MatchEnded("last"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_has_a_line_in_the_log(language: str) -> None:
    say = LOOK.say(language, NAMES, OPTIONS)
    events = sample_events()
    assert {type(event) for event in events} == set(RULES.events)
    told = []
    for event in events:
        line = LOOK.log(event, say)
        assert line is not None
        assert re.search(r"[.!]$", line.text), line.text
        assert "{" not in line.text
        assert "  " not in line.text
        assert all([re.fullmatch(r"hex:[A-Z]\d+|link:[A-Z]\d+[NSEW]+", target) for target in line.targets])
        told.append(line.text)
    assert len(set(told)) == len(told)


@pytest.mark.rule("ST-8")
@pytest.mark.rule("ST-9")
@pytest.mark.parametrize(
    ("language", "steps", "points", "words"),
    [
        ("en", 2, 0, "Elena raises €10: income falls by 2."),
        ("en", 1, 2, "Elena raises €10: income falls by 1, points by 2."),
        ("en", 0, 4, "Elena raises €10: points fall by 4."),
        ("it", 2, 0, "Elena raccoglie 10\u00a0€: il reddito scende di 2."),
        ("it", 1, 2, "Elena raccoglie 10\u00a0€: il reddito scende di 1, i punti di 2."),
        ("it", 0, 4, "Elena raccoglie 10\u00a0€: i punti scendono di 4."),
    ],
)
def test_capital_raised_is_told_by_what_it_took(language: str, steps: int, points: int, words: str) -> None:
    line = LOOK.log(was.CapitalRaised(0, 10, steps, points), LOOK.say(language, NAMES, OPTIONS))
    assert line is not None
    assert line.text == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_on_the_map_of_the_match(language: str) -> None:
    event = was.LinkCompleted(0, "H6", "S", "H8", "N")
    line = LOOK.log(event, LOOK.say(language, NAMES, OPTIONS))
    assert line is not None
    assert "Albany–Poughkeepsie" in line.text
    unknown = LOOK.log(event, LOOK.say(language, NAMES))
    assert unknown is not None
    assert "H6–H8" in unknown.text


def test_sums_are_written_as_the_language_does() -> None:
    assert (euros(Say("en"), 4), euros(Say("it"), 4), euros(Say("en"), -4)) == ("€4", "4\u00a0€", "−€4")
    assert (signed(3), signed(0), signed(-2)) == ("+3", "0", "−2")


def test_things_are_called_by_their_names() -> None:
    say = LOOK.say("it", NAMES, OPTIONS)
    assert say.name("hex", "H10") == "New York"
    assert say.name("hex", "H7") == "fra Albany e Poughkeepsie"
    assert (say.name("where", "H6"), say.name("where", "H10")) == ("ad Albany", "a New York")
    assert say.name("hex", "Z99") == "Z99"
    assert say.name("tile", "engineer") == "Ingegnere"
    assert say.name("tile", "gentle") == "curva larga"
    assert say.name("tile", "nonsense") == "nonsense"
    assert say.name("side", "SW") == "sud-ovest"
    assert say.name("owner", 2) == "Sofia"


BROKEN = """
id = "broken"
title = "Broken"
seats = [3, 4]
terrain = '''
 1 |#     #
   |   .
 2 |.     ?
'''
[goods]
supply_spaces = 12
per_space = 3
per_space_with_3 = 2
[cities]
A1 = { name = "Here", colour = "red", goods = 2 }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_map_is_told_with_its_hex(language: str) -> None:
    say = LOOK.say(language)
    problems = map_problems(BROKEN)
    told = [say.error(problem) for problem in problems]
    assert told
    assert all([problem.facts["hex"] in words for problem, words in zip(problems, told, strict=True)])
    refusal = check_options(Options(seats=3, map_text=BROKEN), RULES_VERSION)
    assert refusal is not None
    assert str(problems[0].facts["hex"]) in say.refusal(refusal)
