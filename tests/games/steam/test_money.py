"""Paying, raising capital, income and maintenance (ST-8, ST-9, ST-36, ST-61, ST-66, ST-67, ST-70, ST-71)."""

from itertools import product

import pytest
from tests.games.steam.positions import (
    STANDARD,
    A,
    B,
    C,
    StTable,
    end_goods,
    in_actions,
    in_building,
    in_moving,
    new_table,
    standard_building,
)

from capolinea.core.event import Event
from capolinea.core.match import Match
from capolinea.core.refusal import IllegalAction
from capolinea.core.turn import Turn
from capolinea.games.steam.actions import LayTrack, RaiseCapital
from capolinea.games.steam.events import CapitalRaised, IncomePaid, NoCapitalRaised, ShortfallCovered, WentBankrupt
from capolinea.games.steam.meta import RULES_VERSION, Options
from capolinea.games.steam.money import can_cover, pay
from capolinea.games.steam.pieces import CAPITAL, LEAST_INCOME
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import MOVE, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.aids import Forecast, forecasts, means_of
from capolinea.render.situation import Situation

GENTLE = Options(3, game="standard", gentle_capital=True)


def state_of(version: int) -> State:
    """At the end of a turn."""
    state = new_table(GENTLE, version=version).state
    state.stage = MOVE
    return state


GENTLE_STATES = {version: state_of(version) for version in (1, RULES_VERSION)}


@pytest.mark.rule("ST-8")
def test_st_8_a_cost_of_8_without_cash_takes_two_steps_and_leaves_2() -> None:
    at = in_actions()
    at.state.level[A] = 3
    at.plays("take locomotive")
    assert at.events(CapitalRaised) == [CapitalRaised(A, 10, 2, 0)]
    assert (at.state.cash[A], at.state.income[A]) == (2, -2)


@pytest.mark.rule("ST-8")
def test_st_8_all_cash_is_spent_first_and_nothing_raised_where_it_suffices() -> None:
    at = in_actions()
    at.state.cash = [4, 6, 0]
    at.plays("take urbanization")
    assert (at.state.cash[A], at.state.income[A]) == (3, -1)
    at.plays("take locomotive")
    assert (at.state.cash[B], at.state.income[B]) == (0, 0)
    assert at.events(CapitalRaised) == []


@pytest.mark.rule("ST-9")
def test_st_9_at_minus_10_each_five_euros_cost_two_points() -> None:
    at = in_actions()
    at.state.income[A], at.state.points[A] = -9, 5
    log: list[Event] = []
    pay(at.state, A, 11, log)
    assert log == [CapitalRaised(A, 15, 1, 4)]
    assert (at.state.cash[A], at.state.income[A], at.state.points[A]) == (4, -10, 1)


@pytest.mark.rule("ST-9")
def test_st_9_with_one_point_no_money_can_be_had_and_what_needs_it_is_illegal() -> None:
    at = in_building()
    at.state.income[A], at.state.points[A] = -10, 1
    at.refuses("lay H7 straight 0", "lay.too_dear", "ST-9")
    at.state.cash[A] = 2
    at.refuses("lay H7 straight 0", "lay.too_dear", "ST-9")
    at.state.cash[A] = 3
    at.plays("lay H7 straight 0")
    at = in_actions()
    at.state.income[A] = -10
    refusal = at.refuses("take urbanization", "tile.too_dear", "ST-9")
    assert refusal.fix is not None
    at.refuses("take locomotive", "tile.too_dear", "ST-9")


@pytest.mark.rule("ST-58")
def test_st_58_capital_is_only_raised_for_a_cost_that_is_due() -> None:
    at = in_building()
    assert RaiseCapital(A, 1) not in at.match.offers()
    at.refuses("raise 1", "capital.not_now", "ST-61")


@pytest.mark.rule("ST-36")
def test_st_36_positive_income_is_received_and_negative_paid_the_worked_example() -> None:
    """Roberto at +2 receives 2; Elaine at −1 without cash goes to −2 and keeps 4."""
    at = in_moving()
    at.state.income = [2, -1, 0]
    end_goods(at)
    paid = at.events(IncomePaid)
    assert [(event.seat, event.amount) for event in paid] == [(A, 2), (B, -1), (C, 0)]
    assert at.state.cash == [2, 4, 0]
    assert at.state.income == [2, -2, 0]


@pytest.mark.rule("ST-36")
def test_st_36_in_turn_order_and_by_the_marker_as_it_stood() -> None:
    at = in_moving("urbanization to pass", "first_move", "turn_order")
    at.state.income = [-6, -10, 0]
    at.state.points[B] = 4
    end_goods(at)
    assert [event.seat for event in at.events(IncomePaid)] == [A, B, C]
    # Six are due, two steps give ten.
    assert (at.state.income[A], at.state.cash[A]) == (-8, 4)
    assert (at.state.income[B], at.state.points[B], at.state.cash[B]) == (-10, 0, 0)


@pytest.mark.rule("ST-61")
def test_st_61_capital_in_phase_1_any_number_of_steps_down_to_minus_10() -> None:
    at = new_table(STANDARD)
    assert at.match.turn == Turn((A,), "capital")
    assert at.match.offers() == [RaiseCapital(A, steps) for steps in range(11)]
    assert at.refuses("raise 11", "capital.too_much", "ST-61").fix == RaiseCapital(A, 10)
    at.plays("raise 3")
    assert (at.state.cash[A], at.state.income[A]) == (15, -3)
    at.plays("raise 0")
    assert at.events(NoCapitalRaised) == [NoCapitalRaised(B)]
    at.plays("raise 10")
    assert (at.state.cash[C], at.state.income[C]) == (50, -10)
    assert at.match.turn == Turn((A,), "bid")


@pytest.mark.rule("ST-61")
def test_st_61_points_are_not_sold_and_track_is_paid_in_cash() -> None:
    at = standard_building(cash=2)
    at.state.points[A] = 10
    at.refuses("lay H7 straight 0", "lay.too_dear", "ST-61")
    at.plays("lay I7 straight 2")
    assert at.state.cash[A] == 0
    assert at.state.income[A] == 0


@pytest.mark.rule("ST-61")
@pytest.mark.parametrize(("cash", "exits"), [(1, set()), (2, {2}), (3, {2}), (4, {2, 4})])
def test_st_61_tiles_are_offered_down_to_the_last_euro(cash: int, exits: set[int]) -> None:
    """On a plain hex, where a euro pays for an exit."""
    tiles = [offer for offer in standard_building(cash=cash).match.offers() if isinstance(offer, LayTrack)]
    plain = [TILE_SET.pose_of(offer.tile, offer.turn) for offer in tiles if offer.hex == "I7"]
    assert {len(TILE_SET.exits[pose]) for pose in plain} == exits


def standard_accounts(
    options: Options = STANDARD,
    *,
    income: int = 0,
    level: int = 1,
    cash: int = 0,
    points: int = 0,
    version: int = RULES_VERSION,
) -> StTable:
    """The end of a turn of the standard game; the numbers are A's, the others have nothing to pay."""
    at = standard_building(options, version=version)
    at.plays("done", "done", "done")
    at.state.income = [income, 1, 1]
    at.state.level = [level, 1, 1]
    at.state.cash = [cash, 0, 0]
    at.state.points = [points, 0, 0]
    end_goods(at)
    return at


def account(at: StTable) -> tuple[int, int, int]:
    return at.state.cash[A], at.state.points[A], at.state.income[A]


@pytest.mark.rule("ST-66")
def test_st_66_maintenance_is_a_euro_for_each_level_besides_income() -> None:
    at = standard_accounts(income=2, level=3, cash=5)
    assert at.events(IncomePaid)[0] == IncomePaid(A, -1, 2, 3)
    assert account(at) == (4, 0, 2)


@pytest.mark.rule("ST-66")
def test_st_66_short_of_cash_points_go_first_then_income_at_2_each() -> None:
    at = standard_accounts(income=-1, level=4, cash=1, points=1)
    assert at.events(ShortfallCovered) == [ShortfallCovered(A, 4, 1, 1, 0)]
    assert account(at) == (0, 0, -2)


@pytest.mark.rule("ST-66")
def test_st_66_an_odd_rest_gives_a_euro_back() -> None:
    at = standard_accounts(income=0, level=3, points=5)
    assert at.events(ShortfallCovered) == [ShortfallCovered(A, 3, 2, 0, 1)]
    assert account(at) == (1, 3, 0)


@pytest.mark.rule("ST-66")
def test_st_66_cash_to_the_last_euro_is_no_shortfall() -> None:
    at = standard_accounts(income=0, level=3, cash=3, points=5)
    assert at.events(ShortfallCovered) == []
    assert account(at) == (0, 5, 0)


@pytest.mark.rule("ST-70")
def test_st_70_what_is_due_below_nothing_is_received() -> None:
    at = standard_accounts(income=7, level=3)
    assert at.events(IncomePaid)[0] == IncomePaid(A, 4, 7, 3)
    assert account(at) == (4, 0, 7)


@pytest.mark.rule("ST-70")
def test_st_70_short_of_5_with_2_points_at_minus_9() -> None:
    """Due are 1 + 9; with €5 in cash 5 are missing: 2 points, 1 step, €1 back."""
    at = standard_accounts(income=-9, level=1, cash=5, points=2)
    assert at.events(ShortfallCovered) == [ShortfallCovered(A, 5, 2, 1, 1)]
    assert account(at) == (1, 0, -10)


@pytest.mark.rule("ST-70")
def test_st_70_at_the_very_limit_it_can_be_covered() -> None:
    """Due are 1 + 10; €5 and three points are all there is."""
    at = standard_accounts(income=-10, level=1, cash=5, points=3)
    assert at.events(ShortfallCovered) == [ShortfallCovered(A, 6, 3, 0, 0)]
    assert account(at) == (0, 0, -10)
    assert at.state.alive[A]


@pytest.mark.rule("ST-70", "ST-66")
def test_st_70_short_of_5_with_1_point_at_minus_9_is_bankruptcy() -> None:
    at = standard_accounts(income=-9, level=1, cash=5, points=1)
    assert at.events(WentBankrupt) == [WentBankrupt(A, 10)]
    assert not at.state.alive[A]


@pytest.mark.rule("ST-67")
def test_st_67_gentle_capital_pays_for_track_and_maintenance() -> None:
    at = standard_building(GENTLE)
    at.plays("lay H7 straight 0")
    assert at.events(CapitalRaised) == [CapitalRaised(A, 5, 1, 0)]
    at = standard_accounts(GENTLE, level=3, points=9)
    assert at.events(CapitalRaised) == [CapitalRaised(A, 5, 1, 0)]
    assert account(at) == (2, 9, -1)


@pytest.mark.rule("ST-67")
def test_st_67_gentle_capital_is_for_the_standard_game() -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES, Options(3, gentle_capital=True), 1)
    assert caught.value.refusal.code == "options.only_in_standard"


@pytest.mark.rule("ST-71")
def test_st_71_bids_stay_cash_and_at_minus_10_points_are_sold() -> None:
    at = new_table(GENTLE)
    at.plays("raise 1", "raise 0", "raise 0")
    at.refuses("bid 6", "bid.too_high", "ST-62")
    at = standard_accounts(GENTLE, income=-10, level=1, points=6)
    assert at.events(CapitalRaised) == [CapitalRaised(A, 15, 0, 6)]
    assert account(at) == (4, 0, -10)


@pytest.mark.rule("ST-71", "ST-66")
def test_st_71_what_capital_cannot_pay_is_paid_by_the_last_point() -> None:
    """Due are 11; four points give ten, the fifth two more, and €1 comes back."""
    at = standard_accounts(GENTLE, income=-10, level=1, points=5)
    assert at.events(CapitalRaised) == [CapitalRaised(A, 10, 0, 4)]
    assert at.events(ShortfallCovered) == [ShortfallCovered(A, 1, 1, 0, 1)]
    assert account(at) == (1, 0, -10)
    at = standard_accounts(GENTLE, income=-10, level=1, cash=9, points=1)
    assert at.events(CapitalRaised) == []
    assert at.events(ShortfallCovered) == [ShortfallCovered(A, 2, 1, 0, 0)]
    assert account(at) == (0, 0, -10)


@pytest.mark.rule("ST-71")
def test_st_71_who_has_less_is_bankrupt_and_by_version_1_the_last_point_bought_nothing() -> None:
    at = standard_accounts(GENTLE, income=-10, level=1, cash=8, points=1)
    assert at.events(WentBankrupt) == [WentBankrupt(A, 11)]
    at = standard_accounts(GENTLE, income=-10, level=1, points=5, version=1)
    assert at.events(WentBankrupt) == [WentBankrupt(A, 11)]


@pytest.mark.rule("ST-71")
def test_st_71_track_is_paid_in_the_same_way() -> None:
    """Two exits on a river cost 3: €1 in hand, and the one point, which is no capital (ST-9)."""
    at = standard_building(GENTLE, cash=1)
    at.state.income[A], at.state.points[A] = -10, 1
    at.plays("lay H7 straight 0")
    assert at.events(ShortfallCovered) == [ShortfallCovered(A, 2, 1, 0, 0)]
    assert account(at) == (0, 0, -10)
    at = standard_building(GENTLE)
    at.state.income[A], at.state.points[A] = -10, 1
    at.refuses("lay H7 straight 0", "lay.too_dear", "ST-9")
    at = standard_building(GENTLE, cash=1, version=1)
    at.state.income[A], at.state.points[A] = -10, 1
    at.refuses("lay H7 straight 0", "lay.too_dear", "ST-9")


@pytest.mark.rule("ST-71")
def test_st_71_the_table_foretells_it_by_its_version() -> None:
    def foretold(version: int) -> Forecast:
        at = standard_building(GENTLE, version=version)
        at.state.income[A], at.state.points[A] = -10, 5
        return forecasts(Situation(at.match.view(A)))[A]

    assert foretold(1).bankrupt
    assert foretold(RULES_VERSION) == Forecast(-11, 1, 1, -10, 0, False)
    at = standard_building(GENTLE)
    at.state.income[A], at.state.points[A] = -10, 5
    means = means_of(Situation(at.match.view(A)), A, 11)
    assert (means.raised, means.cash, means.steps, means.points_sold) == (12, 1, 0, 5)


@pytest.mark.rule("ST-71")
def test_st_71_nobody_is_bankrupt_whom_the_strict_game_saves() -> None:
    """Every purse there may be, against ST-70 told anew; by version 1 some were."""
    purses = list(product(range(-10, 11), range(12), range(16), range(1, 7)))
    strict = {purse for purse in purses if saved_by_st_70(*purse)}
    gentle = {purse for purse in purses if survives(RULES_VERSION, *purse)}
    assert strict < gentle < set(purses)
    assert strict - {purse for purse in purses if survives(1, *purse)}


def saved_by_st_70(income: int, points: int, cash: int, level: int) -> bool:
    short = level - income - cash
    return short <= 0 or (short + 1) // 2 <= points + income + 10


def survives(version: int, income: int, points: int, cash: int, level: int) -> bool:
    """Whether the accounts of the gentle game leave the player in; who is left has paid all, and nothing too much."""
    state = GENTLE_STATES[version]
    state.income[A], state.points[A], state.cash[A] = income, points, cash
    owed = level - income
    if not can_cover(state, A, owed):
        return False
    pay(state, A, owed, None)
    assert state.cash[A] >= 0
    assert LEAST_INCOME <= state.income[A] <= income
    assert 0 <= state.points[A] <= points
    # Points go only when income is at its end, and change is less than a step would give.
    assert state.points[A] == points or state.income[A] == LEAST_INCOME
    assert owed <= cash or state.cash[A] < CAPITAL
    return True
