"""What map and bank answer where nothing is offered."""

import pytest
from tests.games.rail_baron.positions import A, in_purchase
from tests.support.touch import why

from capolinea.games.rail_baron.ui.geometry import BOARD


@pytest.mark.rule("RB-30")
def test_rb_30_a_railroad_too_dear_says_the_sum_that_is_lacking() -> None:
    at = in_purchase(cash=20_000)
    answer = why(at, "railroad:PA")
    assert (answer.lamp, answer.clause) == ("stop", "RB-30")
    assert "$1,000 short" in answer.message
    assert "ti mancano 1.000\u00a0$" in why(at, "railroad:PA", language="it").message
    assert "$11,000 short" in why(at, "engine:2").message


@pytest.mark.rule("RB-30")
def test_rb_30_a_line_on_the_map_is_its_railroad_while_something_is_bought() -> None:
    at = in_purchase(cash=20_000)
    segment = BOARD.railroad.index(BOARD.railroads.index("PA"))
    assert why(at, f"segment:{segment}").message == why(at, "railroad:PA").message
    dot = BOARD.city_dot[0]
    assert "nothing to choose" in why(at, f"dot:{dot}").message


@pytest.mark.rule("RB-24", "RB-25")
def test_rb_24_an_own_railroad_is_sold_only_when_money_is_lacking() -> None:
    at = in_purchase(cash=20_000)
    at.state.owner[BOARD.railroads.index("PA")] = A
    assert why(at, "railroad:PA").clause == "RB-24"
