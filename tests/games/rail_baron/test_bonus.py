"""The bonus die (RB-13 to RB-17, RB-T2)."""

import pytest
from tests.games.rail_baron.positions import A, B, in_purchase, on_trip, ride_on, rides, table
from tests.support.rail_baron import city, rolls_for

from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import EndTurn, Roll
from capolinea.games.rail_baron.events import Arrived, Declared, DestinationRolled, DiceRolled, Paid
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import EXPRESS, NO_ENGINE, SUPERCHIEF


@pytest.mark.rule("RB-13")
@pytest.mark.parametrize(
    ("engine", "dice", "bonus"),
    [
        (NO_ENGINE, (6, 6), True),
        (NO_ENGINE, (5, 5), False),
        (NO_ENGINE, (5, 6), False),
        (EXPRESS, (1, 1), True),
        (EXPRESS, (6, 6), True),
        (EXPRESS, (1, 2), False),
        (SUPERCHIEF, (1, 2), True),
        (SUPERCHIEF, (6, 6), True),
    ],
)
def test_rb_13_who_has_the_bonus_die(engine: int, dice: tuple[int, int], bonus: bool) -> None:
    at = table(dice=dice)
    at.state.engine[A] = engine
    entry = at.plays("roll")
    assert entry.events[-1] == DiceRolled(A, dice, 0, bonus)


@pytest.mark.rule("RB-13")
def test_rb_13_never_more_than_one_bonus_die_a_turn() -> None:
    at = table(dice=(1, 1, 3))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll")
    ride_on(at)
    at.plays("roll")
    ride_on(at)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-13")
def test_rb_13_no_die_of_one_turn_lies_on_the_table_in_the_next() -> None:
    at = table(dice=(1, 1, 3))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll")
    ride_on(at)
    at.plays("roll")
    assert (at.state.white, at.state.bonus) == ((1, 1), 3)
    ride_on(at)
    view = at.match.view(None)
    assert (view.mover, view.rolled, view.white, view.bonus, view.bonus_due) == (B, False, (), 0, False)


@pytest.mark.rule("RB-13")
def test_rb_13_who_has_it_must_roll_and_move_it() -> None:
    at = table(dice=(1, 1, 3))
    at.state.engine[A] = EXPRESS
    at.plays("roll")
    ride_on(at)
    assert at.match.offers() == [Roll(A)]
    assert at.refuses(EndTurn(A), "end.bonus_due", "RB-13").fix == Roll(A)
    at.plays("roll")
    assert at.match.turn == Turn((A,), "ride")
    assert at.state.steps == 3


@pytest.mark.rule("RB-14")
def test_rb_14_it_is_rolled_after_the_move_of_the_white_dice() -> None:
    at = table(dice=(1, 1, 3))
    at.state.engine[A] = SUPERCHIEF
    entry = at.plays("roll")
    assert [draw.stream for draw in entry.draws].count("dice") == 2
    assert at.state.steps == 2
    at.refuses("roll", "roll.not_due", "RB-14")
    ride_on(at)
    entry = at.plays("roll")
    assert entry.events[0] == DiceRolled(A, (), 3, False)


@pytest.mark.rule("RB-15")
def test_rb_15_after_payoff_and_purchase_the_bonus_die_moves_on_a_new_trip() -> None:
    at = table(to=[*rolls_for("New York"), *rolls_for("Atlanta")], dice=(5, 6, 2))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll")
    ride_on(at)
    assert at.match.turn == Turn((A,), "purchase")
    at.plays("buy NYNH&H")
    assert at.match.turn == Turn((A,), "turn")
    entry = at.plays("roll")
    assert [type(event) for event in entry.events][1:] == [DestinationRolled, DiceRolled]
    assert (at.state.destination[A], at.state.origin[A], at.state.steps) == (city("Atlanta"), city("New York"), 2)
    ride_on(at)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-15")
@pytest.mark.rule("RB-34")
def test_rb_15_a_declaration_may_come_before_the_bonus_move() -> None:
    at = table(to=[*rolls_for("New York"), *rolls_for("Atlanta")], dice=(5, 6, 2))
    at.state.engine[A] = SUPERCHIEF
    at.state.cash[A] = 195_000
    at.plays("roll")
    ride_on(at)
    at.plays("buy nothing", "declare")
    assert at.events(Declared) == [Declared(A, 204_000)]
    assert (at.state.alternative[A], at.state.steps) == (city("Atlanta"), 2)
    ride_on(at)
    assert at.events(Paid) == [Paid(A, -1, 1_000, "fees")]


@pytest.mark.rule("RB-16")
def test_rb_16_a_superchief_bought_in_mid_turn_gives_no_bonus_in_that_turn() -> None:
    at = in_purchase(dice=(5, 6))
    at.plays("engine superchief")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-16")
def test_rb_16_an_express_bought_after_a_double_gives_none_either() -> None:
    at = table(dice=(3, 3))
    on_trip(at, A, "Chicago", "Poughkeepsie", "New York")
    at.plays("roll", *rides(A, "NYC", "Poughkeepsie", "New York"), "engine express")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-16")
def test_rb_16_a_bonus_earned_by_the_roll_is_kept_whatever_is_bought() -> None:
    at = in_purchase(dice=(6, 6))
    at.plays("engine express")
    assert at.match.turn == Turn((A,), "turn")


@pytest.mark.rule("RB-17")
def test_rb_17_a_bonus_move_that_reaches_a_destination_ends_the_turn_after_the_purchase() -> None:
    at = table(dice=(1, 1, 6))
    at.state.engine[A] = SUPERCHIEF
    on_trip(at, A, "Chicago", "Rochester", "New York")
    at.plays("roll")
    ride_on(at)
    at.plays("roll")
    ride_on(at)
    assert at.events(Arrived) == [Arrived(A, city("New York"), 9_000)]
    assert at.match.turn == Turn((A,), "purchase")
    at.plays("buy nothing")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-T2")
def test_rb_t2_with_three_dice_a_superchief_rolls_them_all_at_once() -> None:
    at = table(Options(3, three_dice=True), dice=(2, 1, 4))
    at.state.engine[A] = SUPERCHIEF
    entry = at.plays("roll")
    assert entry.events[-1] == DiceRolled(A, (2, 1), 4, False)
    assert at.state.steps == 7
    ride_on(at)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-T2")
def test_rb_t2_what_is_left_of_three_dice_at_the_destination_is_lost() -> None:
    at = table(Options(3, three_dice=True), dice=(5, 6, 6))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll")
    ride_on(at)
    at.plays("buy nothing")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-T2")
def test_rb_t2_other_trains_roll_their_bonus_after_the_move() -> None:
    at = table(Options(3, three_dice=True), dice=(1, 1, 4))
    at.state.engine[A] = EXPRESS
    entry = at.plays("roll")
    assert entry.events[-1] == DiceRolled(A, (1, 1), 0, True)
