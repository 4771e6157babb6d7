"""What the board answers where nothing is offered."""

import pytest
from tests.games.transamerica.positions import A, B, opening
from tests.support.touch import why
from tests.support.transamerica import GRAPH, line, point

from capolinea.games.transamerica.actions import LayRail
from capolinea.games.transamerica.rules import RULES


@pytest.mark.rule("TA-10")
def test_ta_10_a_line_away_from_the_network_names_the_first_rail_towards_it() -> None:
    table = opening()
    answer = why(table, f"line:{line('Denver-i6')}")
    assert (answer.lamp, answer.clause, answer.target) == ("stop", "TA-10", f"line:{line('Denver-i6')}")
    assert "does not touch your network" in answer.message
    assert answer.fix is not None
    fix = RULES.read(A, answer.fix.action)
    assert isinstance(fix, LayRail)
    assert fix in table.match.offers()
    again = why(table, f"point:{point('Denver')}")
    assert (again.clause, again.fix) == ("TA-10", answer.fix)


@pytest.mark.rule("TA-9")
def test_ta_9_a_double_line_after_a_single_one_names_a_single_one_beside_it() -> None:
    table = opening()
    rails = [offer.line for offer in table.match.offers() if isinstance(offer, LayRail)]
    double = next(each for each in rails if GRAPH.cost[each] == 2)
    table.plays("rail Omaha-j6")
    answer = why(table, f"line:{double}")
    assert (answer.lamp, answer.clause) == ("stop", "TA-9")
    assert answer.fix is not None


def test_a_line_that_is_offered_is_offered() -> None:
    table = opening()
    answer = why(table, f"line:{line('Omaha-j6')}")
    assert (answer.lamp, answer.clause) == ("wait", "")
    assert answer.fix is not None
    assert answer.fix.action == "rail Omaha-j6"


def test_who_waits_is_told_for_whom() -> None:
    answer = why(opening(), f"line:{line('Denver-i6')}", seat=B)
    assert (answer.lamp, answer.message, answer.fix) == ("wait", "Waiting for Anna", None)
