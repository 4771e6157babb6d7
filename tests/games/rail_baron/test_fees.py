"""Fees at the end of the turn (RB-18 to RB-23, RB-46, RB-T1)."""

import pytest
from tests.games.rail_baron.positions import BANK, A, B, C, RbTable, give, in_purchase, on_trip, rides, sell_out, table
from tests.support.rail_baron import BOARD, city_rolls, railroad, region_rolls

from capolinea.core.action import Seat
from capolinea.core.turn import Turn
from capolinea.games.rail_baron.events import FeesRaised, Paid, Rode, WentOut
from capolinea.games.rail_baron.fees import change_owner, dues, fee, list_fee
from capolinea.games.rail_baron.meta import Options

#: Two railroads meet in Philadelphia and again in Baltimore: seven dots, three railroads.
DICE = (1, 3)


def paid(at: RbTable) -> dict[Seat, int]:
    return {event.to: event.amount for event in at.events(Paid)}


def on_the_road(options: Options | None = None, dice: tuple[int, ...] = DICE) -> RbTable:
    """Return a match in which A is in Philadelphia, on its way from Chicago to Atlanta."""
    at = table(options, dice=dice)
    on_trip(at, A, "Chicago", "Philadelphia", "Atlanta")
    return at


def ride_three_lines(at: RbTable) -> None:
    """Return rides on B&O, PA, RF&P and SAL, one segment each."""
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"), *rides(A, "PA", "Baltimore", "Washington"))
    at.plays(*rides(A, "RF&P", "Washington", "Richmond"), *rides(A, "SAL", "Richmond", "Petersburg"))


@pytest.mark.rule("RB-18")
def test_rb_18_bank_railroads_cost_1_000_in_total_however_many() -> None:
    at = on_the_road()
    ride_three_lines(at)
    assert at.events(Paid) == [Paid(A, BANK, 1_000, "fees")]
    assert at.state.cash[A] == 19_000


@pytest.mark.rule("RB-18")
def test_rb_18_own_railroads_are_within_the_same_1_000() -> None:
    at = on_the_road()
    give(at, A, "B&O", "RF&P")
    ride_three_lines(at)
    assert paid(at) == {BANK: 1_000}


@pytest.mark.rule("RB-T1")
def test_rb_t1_with_own_free_a_turn_on_own_railroads_alone_costs_nothing() -> None:
    at = on_the_road(Options(3, own_free=True))
    give(at, A, "B&O", "PA", "RF&P", "SAL")
    ride_three_lines(at)
    assert paid(at) == {}
    at = on_the_road(Options(3, own_free=True))
    give(at, A, "B&O", "PA", "RF&P")
    ride_three_lines(at)
    assert paid(at) == {BANK: 1_000}


@pytest.mark.rule("RB-19")
def test_rb_19_each_other_owner_gets_5_000_once() -> None:
    at = on_the_road()
    give(at, B, "B&O", "PA")
    give(at, C, "RF&P")
    ride_three_lines(at)
    assert paid(at) == {BANK: 1_000, B: 5_000, C: 5_000}
    assert at.state.cash == [9_000, 25_000, 25_000]


@pytest.mark.rule("RB-19")
def test_rb_19_the_fees_wait_for_the_end_of_the_turn() -> None:
    at = on_the_road()
    give(at, B, "B&O")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    assert at.events(Rode)[0].fee == 5_000
    assert at.state.cash == [20_000] * 3


@pytest.mark.rule("RB-20")
def test_rb_20_when_the_bank_sells_its_last_railroad_the_fee_becomes_10_000() -> None:
    at = in_purchase()
    sell_out(at, B, "RF&P")
    assert list_fee(at.state, A, railroad("PA")) == 5_000
    at.plays("buy RF&P")
    assert len(at.events(FeesRaised)) == 1
    assert list_fee(at.state, A, railroad("PA")) == list_fee(at.state, C, railroad("RF&P")) == 10_000
    assert list_fee(at.state, B, railroad("PA")) == 1_000


@pytest.mark.rule("RB-20")
def test_rb_20_it_stays_so_when_a_railroad_goes_back_which_costs_1_000_and_can_be_bought_again() -> None:
    at = in_purchase()
    sell_out(at, B)
    at.state.fees_raised = True
    change_owner(at.state, railroad("PA"), BANK)
    assert list_fee(at.state, A, railroad("PA")) == 1_000
    assert list_fee(at.state, A, railroad("B&O")) == 10_000
    at.plays("buy PA")
    assert at.events(FeesRaised) == []
    assert at.state.cash[A] == 109_000 - 30_000 - 1_000


@pytest.mark.rule("RB-21")
def test_rb_21_a_train_on_a_bank_line_that_is_bought_goes_on_for_1_000_while_it_stays_on_it() -> None:
    at = on_the_road()
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("B&O"), B)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 1_000
    at.plays(*rides(A, "RF&P", "Washington", "Richmond"), *rides(A, "SAL", "Richmond", "Petersburg"))
    assert paid(at) == {BANK: 1_000}


@pytest.mark.rule("RB-21")
def test_rb_21_a_turn_that_starts_on_such_a_line_is_covered_too() -> None:
    at = on_the_road(dice=(1, 1, 1, 1, 1, 1, 1, 1))
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore", "Washington"))
    change_owner(at.state, railroad("B&O"), B)
    at.state.mover = at.state.actor = A
    at.state.due_bank = 0
    at.state.rolled = False
    at.plays("roll", *rides(A, "B&O", "Washington", "Point of Rocks"))
    assert at.events(Rode)[0].fee == 1_000


@pytest.mark.rule("RB-21")
def test_rb_21_one_segment_of_another_railroad_ends_the_right_also_if_the_train_comes_back() -> None:
    at = on_the_road()
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("B&O"), B)
    at.plays(*rides(A, "PA", "Baltimore", "Washington"), *rides(A, "B&O", "Washington", "Point of Rocks"))
    assert at.events(Rode)[0].fee == 5_000


@pytest.mark.rule("RB-21")
def test_rb_21_what_counts_is_the_last_segment_and_not_what_else_touches_the_dot() -> None:
    at = on_the_road()
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("PA"), B)
    at.plays(*rides(A, "PA", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 5_000


@pytest.mark.rule("RB-21")
def test_rb_21_the_old_5_000_outlasts_the_change_to_10_000_and_goes_to_the_owner() -> None:
    at = on_the_road()
    sell_out(at, B, "WP")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    assert change_owner(at.state, railroad("WP"), C)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 5_000
    assert dues(at.state) == ((B, 5_000),)
    at.plays(*rides(A, "RF&P", "Washington", "Richmond"))
    assert at.events(Rode)[0].fee == 10_000


@pytest.mark.rule("RB-21")
@pytest.mark.parametrize("name", [BOARD.railroads[0], BOARD.railroads[-1]])
def test_rb_21_so_it_does_on_the_first_and_the_last_railroad_of_the_list(name: str) -> None:
    at = on_the_road()
    line = railroad(name)
    sell_out(at, B, "PA")
    at.state.last_railroad[A] = line
    assert change_owner(at.state, railroad("PA"), C)
    assert (fee(at.state, A, line), list_fee(at.state, A, line)) == (5_000, 10_000)


@pytest.mark.rule("RB-21")
def test_rb_21_the_last_bank_railroad_itself_keeps_its_1_000_for_the_train_that_is_on_it() -> None:
    at = on_the_road()
    sell_out(at, B, "B&O")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    assert change_owner(at.state, railroad("B&O"), C)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 1_000


@pytest.mark.rule("RB-21")
def test_rb_21_while_it_lasts_the_fee_can_fall_and_never_rises() -> None:
    at = on_the_road()
    give(at, B, "B&O")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("B&O"), BANK)
    change_owner(at.state, railroad("B&O"), C)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 1_000


@pytest.mark.rule("RB-21")
def test_rb_21_an_own_railroad_that_is_sold_is_not_covered() -> None:
    at = on_the_road()
    give(at, A, "B&O")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("B&O"), C)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 5_000


@pytest.mark.rule("RB-21")
def test_rb_21_the_end_of_the_trip_ends_the_right() -> None:
    at = in_purchase()
    assert (at.state.last_railroad[A], at.state.established_rate[A]) == (-1, 0)
    change_owner(at.state, railroad("NYC"), B)
    assert at.state.established_rate[A] == 0


@pytest.mark.rule("RB-21")
def test_rb_21_a_right_that_was_used_ends_with_the_trip_too() -> None:
    at = table(to=[], dice=(1, 2))
    on_trip(at, A, "Chicago", "Albany", "New York")
    at.plays("roll", *rides(A, "NYC", "Albany", "Poughkeepsie"))
    change_owner(at.state, railroad("NYC"), B)
    assert at.state.established_rate[A] == 1_000
    at.plays(*rides(A, "NYC", "Poughkeepsie", "New York"))
    assert paid(at) == {}
    assert at.state.established_rate[A] == 0


@pytest.mark.rule("RB-22")
def test_rb_22_a_turn_without_movement_has_no_fee() -> None:
    at = table(to=[*region_rolls("NC"), *city_rolls("Chicago")])
    at.plays("roll", "region NC")
    assert at.events(Paid) == []
    assert at.state.cash[A] == 20_000


@pytest.mark.rule("RB-23")
def test_rb_23_who_cannot_pay_and_has_nothing_to_sell_is_out_and_the_creditors_share() -> None:
    """4,500 for dues of 1,000, 5,000 and 5,000: 2,045 each are rounded to 2,000, and the Bank gets the rest."""
    at = on_the_road()
    at.state.cash[A] = 4_500
    at.state.engine[A] = 1
    give(at, B, "B&O")
    give(at, C, "PA")
    ride_three_lines(at)
    assert paid(at) == {BANK: 500, B: 2_000, C: 2_000}
    assert at.events(WentOut) == [WentOut(A)]
    assert at.state.in_game == [False, True, True]
    assert (at.state.dot[A], at.state.engine[A], at.state.cash[A]) == (-1, 0, 0)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-23")
def test_rb_23_with_no_cash_at_all_nobody_gets_anything() -> None:
    at = on_the_road()
    at.state.cash[A] = 0
    ride_three_lines(at)
    assert at.events(Paid) == []
    assert at.events(WentOut) == [WentOut(A)]


@pytest.mark.rule("RB-23")
@pytest.mark.rule("RB-70")
def test_rb_23_who_goes_out_leaves_no_trip_behind() -> None:
    """Everybody sees this: no card is marked as used by a player without a trip."""
    at = on_the_road(Options(3, speed_cards=True), dice=(1, 1))
    at.state.cash[A] = 0
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore", "Washington"), "card 1")
    at.plays(*rides(A, "B&O", "Washington", "Point of Rocks"))
    assert at.events(WentOut) == [WentOut(A)]
    view = at.match.view(None)
    assert (view.destination[A], view.used_tracks[A], view.card_used[A], view.last_railroad[A]) == (-1, (), False, -1)


@pytest.mark.rule("RB-23")
def test_rb_23_the_turn_of_one_who_is_out_never_comes_again() -> None:
    at = on_the_road()
    at.state.cash[A] = 0
    ride_three_lines(at)
    seen = set()
    for _ in range(60):
        seen.add(at.state.mover)
        at.match.play(at.match.offers()[0] if at.state.stage != 6 else "buy nothing")
    assert seen == {B, C}


@pytest.mark.rule("RB-46")
def test_rb_46_each_owner_gets_the_highest_rate_once() -> None:
    """5,000 at an established rate on the B&O, then 10,000 on the PA, both B's."""
    at = on_the_road()
    sell_out(at, B, "WP")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("WP"), C)
    at.plays(*rides(A, "PA", "Baltimore", "Washington"))
    assert dues(at.state) == ((B, 10_000),)


@pytest.mark.rule("RB-46")
def test_rb_46_whoever_buys_the_last_railroad_owes_5_000_for_what_was_ridden_before() -> None:
    at = table(dice=(5, 6))
    sell_out(at, B, "RF&P")
    at.plays("roll", *rides(A, "NYC", "Chicago", "South Bend", "Bryan", "Toledo", "Cleveland", "Erie", "Buffalo"))
    at.plays(*rides(A, "NYC", "Buffalo", "Rochester", "Utica", "Albany", "Poughkeepsie", "New York"), "buy RF&P")
    assert paid(at) == {B: 5_000}


@pytest.mark.rule("RB-46")
def test_rb_46_a_railroad_ridden_as_ones_own_stays_so_though_it_is_then_sold() -> None:
    at = on_the_road()
    give(at, A, "B&O")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("B&O"), B)
    assert dues(at.state) == ((BANK, 1_000),)


@pytest.mark.rule("RB-46")
def test_rb_46_what_is_due_to_one_who_has_gone_out_goes_to_the_bank() -> None:
    at = on_the_road()
    at.state.due_bank, at.state.due_owner = 1_000, [0, 5_000, 5_000]
    at.state.in_game[B] = False
    assert dues(at.state) == ((BANK, 6_000), (C, 5_000))
