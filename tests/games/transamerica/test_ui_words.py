"""Names, log, refusals and rules: everything has words in both languages."""

import re

import pytest

from capolinea.api import new_match
from capolinea.core.action import Action
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import (
    BarrierMoved,
    HandDealt,
    MatchEnded,
    RailLaid,
    RoundBegan,
    RoundResult,
    RoundScored,
    SeatResult,
    StartPlaced,
    Stopped,
)
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.ui import LOOK
from capolinea.games.transamerica.ui.names import line_words, place, point_words
from capolinea.i18n import LANGUAGES
from capolinea.render.rules_text import clause_text, parse_rules

DENVER = BOARD.city_names.index("Denver")
OMAHA = BOARD.city_names.index("Omaha")


def sample_events() -> list[Event]:
    """Each kind of event, in each of its wordings."""
    lost = [SeatResult((0, 7, 14, 21, 28), loss, (), 13 - loss) for loss in (0, 4, 1)]
    result = RoundResult(1, 0, 0, (1, 2, 3), (), (), tuple(lost))
    nobody = RoundResult(2, 1, 0, (1, 2), (), (), (lost[0], lost[0]))
    double = BOARD.graph.cost.index(2)
    return [
        RoundBegan(1, 2, -1),
        HandDealt(1, (0, 7, 14, 21, 28)),
        StartPlaced(0, BOARD.city_point[DENVER]),
        StartPlaced(1, 1),
        RailLaid(0, 0, BOARD.graph.cost[0], False, (), ()),
        RailLaid(0, double, 2, False, (1,), (DENVER,)),
        RailLaid(0, double, 2, True, (1, 2), (DENVER, OMAHA)),
        RailLaid(0, BOARD.graph.cost.index(1), 1, True, (), ()),
        Stopped(2),
        RoundScored(result),
        RoundScored(nobody),
        BarrierMoved(5),
        MatchEnded((1,)),
        MatchEnded((0, 2)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_points_or_lines_share_a_name(language: str) -> None:
    for form in ("point", "at"):
        names = [point_words(language, form, point) for point in range(BOARD.graph.points)]
        assert len(set(names)) == BOARD.graph.points
    for form in ("line", "along"):
        names = [line_words(language, form, line) for line in range(BOARD.graph.lines)]
        assert len(set(names)) == BOARD.graph.lines


def test_a_crossing_is_told_from_a_city_nearby() -> None:
    assert max([place(point).lines for point in range(BOARD.graph.points)]) == 2
    say = LOOK.say("en")
    east = next(action for action in [RULES.read(0, "rail Denver-i6")] if isinstance(action, LayRail)).line
    assert say.name("line", east) == "Denver to the east"
    assert say.name("along", east) == "from Denver to the east"
    assert LOOK.say("it").name("along", east) == "da Denver verso est"
    assert say.name("point", BOARD.city_point[DENVER]) == "Denver"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_has_a_line_in_the_log(language: str) -> None:
    say = LOOK.say(language, ("Elena", "Marco", "Sofia"))
    events = sample_events()
    assert {type(event) for event in events} == set(RULES.events)
    for event in events:
        line = LOOK.log(event, say)
        assert line is not None
        assert line.text.endswith(".")
        assert "{" not in line.text
        assert all([re.fullmatch(r"(line|point):\d+", target) for target in line.targets])


def test_a_rail_tells_what_it_reached_and_whom_it_joined() -> None:
    say = LOOK.say("it", ("Elena", "Marco", "Sofia"))
    line = LOOK.log(RailLaid(0, BOARD.graph.cost.index(2), 2, False, (1, 2), (DENVER, OMAHA)), say)
    assert line is not None
    assert "Ora collega anche Denver e Omaha." in line.text
    assert "quella di Marco e Sofia sono una sola." in line.text
    assert line.targets[1:] == (f"point:{BOARD.city_point[DENVER]}", f"point:{BOARD.city_point[OMAHA]}")


def test_a_rail_into_a_city_says_so() -> None:
    say = LOOK.say("en", ("Elena", "Marco"))
    rail = RULES.read(0, "rail Denver-i6")
    assert isinstance(rail, LayRail)
    line = LOOK.log(RailLaid(0, rail.line, 1, True, (), (DENVER, OMAHA)), say)
    assert line is not None
    assert line.text == "Elena lays a coloured rail and reaches Denver. That also reaches Omaha."


@pytest.mark.rule("TA-5")
def test_a_deal_is_told_to_its_owner_only() -> None:
    match = new_match("transamerica", seats=3, seed=1)
    private = [event for event in match.journal[0].events if isinstance(event, HandDealt)]
    assert [event.audience for event in private] == [0, 1, 2]


def refusals() -> list[Refusal]:
    """Yield every refusal of the rules, found by trying everything."""
    found: dict[str, Refusal] = {}
    for vexation in (False, True):
        match = new_match("transamerica", seats=3, options={"vexation": vexation}, seed=4)
        starts = iter(("start Denver", "start Omaha", "start Seattle"))
        for _ in range(40):
            state, mover = match.state, match.state.actor
            tries = [PlaceStart(mover, point) for point in range(-1, BOARD.graph.points)]
            rails = [LayRail(mover, line, own) for own in (False, True) for line in range(-1, BOARD.graph.lines)]
            for action in [*tries, *rails, Stop(mover)]:
                refusal = match.rules.refuse(state, action)
                if refusal is not None:
                    found[refusal.code] = refusal
            offers = match.offers()
            match.play(next(starts) if isinstance(offers[0], PlaceStart) else colour_or_first(offers))
    return list(found.values())


def colour_or_first(offers: list[Action]) -> LayRail:
    rails = [offer for offer in offers if isinstance(offer, LayRail)]
    return next((rail for rail in rails if rail.coloured), rails[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_says_why_and_names_its_clause(language: str) -> None:
    say = LOOK.say(language, ("Elena", "Marco", "Sofia"))
    found = refusals()
    assert {"start.taken", "rail.not_connected", "rail.double_after_single", "coloured.used_up"} <= {
        r.code for r in found
    }
    for refusal in found:
        assert say.refusal(refusal).endswith(".")
        assert clause_text(LOOK.package, language, refusal.clause).endswith(".")


def test_a_rules_page_with_a_stray_paragraph_is_refused() -> None:
    with pytest.raises(ValueError, match="neither"):
        parse_rules("## Chapter\n\n**TA-1** Rule.\n\nstray")
    assert parse_rules("# T\n\n## C\n\n**TA-1** One rule.\nMore.") == (("C", (("TA-1", "One rule. More."),)),)


def test_a_clause_in_one_sentence() -> None:
    assert clause_text(LOOK.package, "en", "TA-12") == "After the first rail on a single line you may stop."
    assert clause_text(LOOK.package, "en", "TA-99") == ""
