"""The option `terrain` (SF-43, SF-44, SF-55)."""

import pytest
from tests.games.santa_fe_rails.positions import (
    A,
    B,
    C,
    SfTable,
    at_draw,
    at_lay,
    begin,
    branch,
    build,
    exhaust,
    hold,
    rail,
    top,
)
from tests.support.santa_fe_rails import BOARD, arc

from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.actions import BeginBranch, Done, EndGame, Exchange, LayRail, Pass, PutOff
from capolinea.games.santa_fe_rails.events import LayPassed, MatchEnded, RailLaid
from capolinea.games.santa_fe_rails.pieces import DOUBLE, FOUR
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.tracks import extension_arcs, put_rail, rail_cost


@pytest.mark.rule("SF-43")
def test_sf_43_one_dollar_for_a_mountain_or_a_river_two_for_both() -> None:
    assert BOARD.cost[arc("Kansas City", "Des Moines")] == [1]
    assert BOARD.cost[arc("Reno", "Sacramento")] == [1]
    assert BOARD.cost[arc("Billings", "Helena")] == [2]
    assert BOARD.cost[arc("Duluth", "St. Paul")] == [0]
    assert BOARD.cost[arc("Chicago", "Des Moines")] == BOARD.cost[arc("Des Moines", "Chicago")][::-1] == [1, 0]


@pytest.mark.rule("SF-43")
def test_sf_43_a_rail_is_paid_for_and_only_with_the_option() -> None:
    at = at_lay(terrain=True)
    at.plays(rail(A, "KP", "Kansas City", "Des Moines"))
    (laid,) = at.events(RailLaid)
    assert (laid.cost, laid.first) == (1, 2)
    assert at.state.money == [6, 5, 5]
    at = at_lay()
    at.plays(rail(A, "KP", "Kansas City", "Des Moines"))
    assert at.state.money[A] == 4


@pytest.mark.rule("SF-43")
def test_sf_43_there_is_no_credit_and_the_bonus_comes_too_late_to_pay() -> None:
    at = at_lay(terrain=True, money=[0, 5, 5])
    refusal = at.refuses(rail(A, "KP", "Kansas City", "Des Moines"), "lay.too_dear", "SF-43")
    assert refusal.facts == {"cost": 1, "money": 0, "lacking": 1}
    at.plays(rail(A, "KP", "Kansas City", "Abilene"))
    at = at_lay(rails=[("GN", "Milwaukee", "St. Paul", "Bismarck", "Billings")], terrain=True, money=[1, 5, 5])
    refusal = at.refuses(rail(A, "GN", "Billings", "Helena"), "lay.too_dear", "SF-43")
    assert refusal.facts == {"cost": 2, "money": 1, "lacking": 1}


@pytest.mark.rule("SF-43")
def test_sf_43_but_it_pays_the_next_rail_of_the_same_lay() -> None:
    at = at_lay({A: DOUBLE}, terrain=True, money=[0, 5, 5])
    at.plays(rail(A, "KP", "Kansas City", "Abilene"), rail(A, "KP", "Abilene", "Dodge City"))
    assert at.events(RailLaid)[0].cost == 1


@pytest.mark.rule("SF-43")
def test_sf_43_a_branch_is_paid_for_like_any_rail() -> None:
    at = at_lay(branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene")], terrain=True, money=[0, 5, 5])
    at.refuses(branch(A, "KP", "Kansas City", "Omaha"), "lay.too_dear", "SF-43")
    assert branch(A, "KP", "Abilene", "Denver") in at.match.offers()


@pytest.mark.rule("SF-43", "SF-26")
def test_sf_43_a_track_in_the_middle_of_a_line_is_paid_for_too() -> None:
    def board(state: State) -> None:
        begin(state, "SF", "Chicago", "Kansas City")

    at = at_lay(terrain=True, board=board, money=[0, 5, 5])
    refusal = at.refuses(rail(A, "SF", "Chicago", "Kansas City"), "lay.too_dear", "SF-43")
    assert refusal.facts == {"cost": 1, "money": 0, "lacking": 1}


@pytest.mark.rule("SF-44")
def test_sf_44_nobody_has_to_lay() -> None:
    at = at_lay(terrain=True)
    at.plays("pass")
    assert at.events(LayPassed) == [LayPassed(A, False)]
    assert at.match.turn == Turn((B,), "first_lay")


@pytest.mark.rule("SF-44")
def test_sf_44_after_a_rail_one_is_done_and_does_not_pass() -> None:
    at = at_lay({A: DOUBLE}, terrain=True)
    at.plays(rail(A, "KP", "Kansas City", "Abilene"))
    refusal = at.refuses("pass", "pass.begun", "SF-44")
    assert refusal.fix == Done(A)


@pytest.mark.rule("SF-44")
def test_sf_44_if_all_pass_in_the_same_lay_the_game_ends_at_once() -> None:
    at = at_lay(terrain=True)
    at.plays("pass", "pass", "pass")
    assert at.events(MatchEnded) == [MatchEnded("all_passed", ())]
    assert at.match.turn is None


@pytest.mark.rule("SF-44")
def test_sf_44_passes_of_two_lays_don_t_add_up() -> None:
    at = at_lay(terrain=True)
    at.plays("pass", "pass", rail(C, "KP", "Kansas City", "Abilene"))
    at.plays(rail(A, "KP", "Abilene", "Dodge City"), "pass", "pass")
    assert at.match.turn == Turn((B,), "draw")


@pytest.mark.rule("SF-55")
def test_sf_55_who_has_no_rail_that_can_be_paid_passes() -> None:
    at = at_lay(terrain=True, board=only_expensive_lines, money=[5, 0, 5])
    at.plays("pass")
    assert at.events(LayPassed) == [LayPassed(A, False), LayPassed(B, True)]
    assert at.match.turn == Turn((C,), "first_lay")


def only_expensive_lines(state: State) -> None:
    """Lay free rails while there are any: then every track is dead or in front of a segment that costs something."""
    majors = range(BOARD.majors)
    while cheap := [
        (major, each) for major in majors for each in extension_arcs(state, major) if not rail_cost(state, each)
    ]:
        put_rail(state, *cheap[0], False)


def dear_rail(at: SfTable) -> LayRail:
    return next(offer for offer in at.match.offers() if isinstance(offer, LayRail))


@pytest.mark.rule("SF-55", "SF-44")
def test_sf_55_passes_for_want_of_money_count_too() -> None:
    at = at_lay(terrain=True, board=only_expensive_lines, money=[5, 0, 0])
    at.plays("pass")
    assert at.events(LayPassed) == [LayPassed(A, False), LayPassed(B, True), LayPassed(C, True)]
    assert at.events(MatchEnded) == [MatchEnded("all_passed", ())]


@pytest.mark.rule("SF-55")
def test_sf_55_a_branch_line_that_can_be_paid_is_a_rail_too() -> None:
    def board(state: State) -> None:
        build(state, "KP", "Kansas City", "Abilene")
        only_expensive_lines(state)

    at = at_lay(branches={A: "KP"}, terrain=True, board=board, money=[0, 5, 5])
    free = [offer for offer in at.match.offers() if isinstance(offer, BeginBranch)]
    assert free
    assert at.match.turn == Turn((A,), "first_lay")


@pytest.mark.rule("SF-55", "SF-32")
def test_sf_55_who_may_still_exchange_cards_is_asked_first() -> None:
    at = at_lay({A: DOUBLE}, terrain=True, board=only_expensive_lines, money=[0, 5, 5], second=True)
    assert {type(offer) for offer in at.match.offers()} == {Exchange, Pass}
    hold(at.state, A, "Denver", "Reno", "Omaha")
    top(at.state, "Seattle")
    at.plays("exchange Denver")
    assert at.events(LayPassed) == [LayPassed(A, True)]
    assert at.match.turn == Turn((B,), "second_lay")


@pytest.mark.rule("SF-55", "SF-32", "SF-10")
def test_sf_55_a_short_line_that_the_exchange_shows_may_be_paid() -> None:
    at = at_lay({A: DOUBLE}, terrain=True, board=only_expensive_lines, money=[0, 5, 5], second=True)
    hold(at.state, A, "Portland", "Reno", "Omaha")
    top(at.state, "DRGW", "Seattle")
    at.plays("exchange Portland")
    assert at.match.turn == Turn((A,), "second_lay")
    at.plays(rail(A, "DRGW", "Denver", "Cheyenne"))


@pytest.mark.rule("SF-55", "SF-53")
def test_sf_55_rails_put_off_are_no_pass_but_laying_none_then_is() -> None:
    at = at_lay({A: FOUR}, terrain=True)
    refusal = at.refuses("pass", "pass.put_off", "SF-53")
    assert refusal.fix == PutOff(A)
    at.plays("put off", "pass", "pass")
    assert at.match.turn == Turn((A,), "second_lay")
    at.plays("pass", "pass", "pass")
    assert at.events(MatchEnded) == [MatchEnded("all_passed", ())]


@pytest.mark.rule("SF-55", "SF-53")
def test_sf_55_nor_is_the_empty_second_lay_of_who_laid_in_the_first() -> None:
    at = at_lay({A: FOUR}, terrain=True)
    at.plays(rail(A, "KP", "Kansas City", "Abilene"), "done", "pass", "pass")
    assert at.match.turn == Turn((B,), "second_lay")
    at.plays("pass", "pass")
    assert at.match.turn == Turn((B,), "draw")


@pytest.mark.rule("SF-55", "SF-53")
def test_sf_55_a_four_in_one_player_who_can_t_pay_puts_off() -> None:
    at = at_lay({A: FOUR}, terrain=True, board=only_expensive_lines, money=[0, 5, 5])
    assert at.state.put_off
    assert at.match.turn == Turn((B,), "first_lay")
    at.plays("pass", "pass")
    assert at.events(LayPassed) == [LayPassed(C, False), LayPassed(A, True)]
    assert at.match.turn == Turn((B,), "second_lay")


@pytest.mark.rule("SF-55", "SF-37")
def test_sf_55_dead_depends_on_free_lines_and_not_on_money() -> None:
    at = at_lay(terrain=True, board=only_expensive_lines, money=[0, 0, 5])
    assert at.match.turn == Turn((C,), "first_lay")
    assert not at.state.must_branch_or_end


@pytest.mark.rule("SF-55", "SF-54")
def test_sf_55_at_a_dead_end_there_is_no_passing() -> None:
    def board(state: State) -> None:
        exhaust(state, left=1)

    at = at_lay(branches={B: "KP"}, terrain=True, board=board, money=[5, 5, 5])
    at.plays(dear_rail(at))
    assert at.match.turn == Turn((B,), "first_lay")
    refusal = at.refuses("pass", "pass.dead_ends", "SF-54")
    assert refusal.fix == EndGame(B)
    assert {type(offer) for offer in at.match.offers()} == {BeginBranch, EndGame}


@pytest.mark.rule("SF-43")
def test_sf_43_branch_lines_cost_two() -> None:
    at = at_draw(3, terrain=True)
    at.state.money = [5, 5, 5]
    at.plays("buy SF")
    assert at.state.money[B] == 3


@pytest.mark.rule("SF-6", "SF-36", "SF-44")
def test_sf_6_with_the_turn_everything_of_its_lays_is_over() -> None:
    """This includes the passes, and the right to exchange of the last seat, which passed instead."""
    at = at_lay({C: DOUBLE}, terrain=True, second=True)
    at.plays("pass", rail(B, "KP", "Kansas City", "Abilene"))
    assert at.state.exchanging
    at.plays("pass")
    assert at.match.turn == Turn((B,), "draw")
    after_a_pass = at.match.view(None)
    at = at_lay(second=True, terrain=True)
    at.plays("pass", "pass", rail(C, "KP", "Kansas City", "Abilene"))
    assert at.match.turn == Turn((B,), "draw")
    for view in (after_a_pass, at.match.view(None)):
        assert (view.rails_to_lay, view.rails_laid, view.placed, view.passed) == (0, 0, 0, 0)
        assert (view.exchanging, view.must_branch_or_end, view.put_off) == (False, False, False)
