"""Names, log, refusals and rules: everything has words in both languages."""

import re

import pytest

from capolinea.core.event import Event
from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui import LOOK
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.phrases import due_words, kinds_words, percent
from capolinea.i18n import LANGUAGES, Say
from capolinea.i18n.phrases import dollars

NAMES = ("Elena", "Marco", "Sofia")
SP = BOARD.railroads.index("SP")
MIAMI = BOARD.cities.index("Miami")


def sample_events() -> list[Event]:
    """Each kind of event, in each of its wordings."""
    return [
        was.HomeRolled(0, MIAMI),
        was.TurnBegan(1),
        was.RegionRolled(0, 2, (1, 3, 4), False),
        was.RegionRolled(0, 2, (1, 3, 4), True),
        was.RegionPicked(0, 3),
        was.DestinationRolled(0, MIAMI, (2, 6, 6), False),
        was.DestinationRolled(0, MIAMI, (2, 6, 6), True),
        was.RollLost(0, MIAMI, (2, 6, 6)),
        was.Declared(0, -1),
        was.Declared(0, 215_000),
        was.DiceRolled(0, (3, 4), 0, False),
        was.DiceRolled(0, (6, 6), 0, True),
        was.DiceRolled(0, (3, 4), 5, False),
        was.DiceRolled(0, (), 5, False),
        was.CardPlayed(0, 4),
        was.CardDiscarded(0, 4),
        was.CardsReturned(0),
        was.Rode(0, 0, BOARD.a[0], 1_000),
        was.Rode(0, 0, BOARD.a[0], 5_000),
        was.Intercepted(0, 1),
        was.DeclarationLapsed(0),
        was.Arrived(0, MIAMI, 28_000),
        was.Paid(0, -1, 1_000, "fees"),
        was.Paid(0, 2, 5_000, "fees"),
        was.Paid(0, 1, 50_000, "interception"),
        was.Paid(0, -1, 500, "ruin"),
        was.FellShort(0, 6_000),
        was.CashAnnounced(0, 150_000),
        was.RailroadBought(0, SP, 42_000, -1),
        was.RailroadBought(0, SP, 63_000, -2),
        was.RailroadBought(0, SP, 30_000, 1),
        was.GroupBought(0, 0, (19, 17), 62_000),
        was.EngineBought(0, 1, 4_000),
        was.NothingBought(0),
        was.RailroadSold(0, SP, 21_000, -1),
        was.RailroadSold(0, SP, 21_000, -2),
        was.AuctionOpened(0, SP, 21_000, False),
        was.AuctionOpened(0, SP, 21_000, True),
        was.BidMade(0, 21_500),
        was.BidPassed(0),
        was.RailroadUnsold(SP),
        was.FeesRaised(),
        was.WentOut(0),
        was.LastRound(0),
        was.MatchEnded("home", (0,)),
        was.MatchEnded("last", (0,)),
        was.MatchEnded("governor", (0,)),
        was.MatchEnded("governor", (0, 2)),
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
        assert all([re.fullmatch(r"(segment|dot):\d+|railroad:\S+", target) for target in line.targets])
        told.append(line.text)
    assert len(set(told)) == len(told)


def test_sums_are_written_as_the_language_does() -> None:
    assert (dollars(Say("en"), 12_500), dollars(Say("it"), 12_500)) == ("$12,500", "12.500\u00a0$")
    assert dollars(Say("en"), -500) == "−$500"
    assert (percent("en", 235), percent("it", 235), percent("it", 40)) == ("23.5%", "23,5%", "4%")


def test_things_are_called_by_their_names() -> None:
    say = LOOK.say("it", NAMES)
    assert say.name("railroad", SP) == "SP"
    assert say.name("line", SP) == "Southern Pacific"
    assert say.name("city", MIAMI) == "Miami"
    assert say.name("region", BOARD.regions.index("PL")) == "Pianure"
    assert say.name("engine", 2) == "Superchief"
    assert say.name("price", 4_000) == "4.000\u00a0$"
    assert str(say.name("segment", 0)).endswith(BOARD.railroads[BOARD.railroad[0]])


def test_what_is_owed_says_to_whom() -> None:
    italian, english = LOOK.say("it", ("Anna", "Marco")), LOOK.say("en", ("Anna", "Marco"))
    assert [due_words(italian, who, 1_000) for who in (BANK, GOVERNOR, 0, 1)] == [
        "1.000\u00a0$ alla Banca",
        "1.000\u00a0$ al Governatore",
        "1.000\u00a0$ ad Anna",
        "1.000\u00a0$ a Marco",
    ]
    assert due_words(english, BANK, 1_000) == "$1,000 to the Bank"


def test_a_route_is_best_only_among_others() -> None:
    say = LOOK.say("it", NAMES)
    assert kinds_words(say, ("cheapest", "shortest"), others=1) == ["più economica", "più corta"]
    assert kinds_words(say, ("cheapest", "shortest"), others=0) == []
