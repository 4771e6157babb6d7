"""Declaring, interception and winning (RB-33 to RB-42, RB-48, RB-49)."""

import pytest
from tests.games.rail_baron.positions import (
    BANK,
    A,
    B,
    C,
    RbTable,
    give,
    on_trip,
    on_way_home,
    ride_on,
    ride_through,
    rides,
    table,
)
from tests.support.rail_baron import BOARD, city, city_rolls, dot, region_rolls, rolls_for

from capolinea.core.codec import Codec
from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import Roll
from capolinea.games.rail_baron.events import (
    Arrived,
    DeclarationLapsed,
    Declared,
    DestinationRolled,
    FellShort,
    Intercepted,
    MatchEnded,
    Paid,
    RegionRolled,
    WentOut,
)
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import EXPRESS, SUPERCHIEF
from capolinea.games.rail_baron.rules import RULES


def rich_in_new_york(
    cash: int = 200_000, *, to: list[int] | str = "Atlanta", dice: tuple[int, ...] = (1, 2)
) -> RbTable:
    """Return a match in which A, whose home is Chicago, is in New York and needs a destination."""
    at = table(to=to, dice=dice)
    at.state.cash[A] = cash
    at.state.dot[A], at.state.origin[A] = dot("New York"), city("New York")
    return at


def coming_home(cash: int, *, alternative: str = "Atlanta", dice: tuple[int, ...] = (1, 2)) -> RbTable:
    """Return a match in which A declared in New York and is in South Bend, one dot from home."""
    at = table(to=[], dice=dice)
    at.state.cash[A] = cash
    on_way_home(at, A, "New York", "South Bend", alternative)
    return at


def hunted(cash: int = 210_000, *, alternative: str = "Atlanta", dice: tuple[int, ...] = (1, 2, 1, 2)) -> RbTable:
    """Return a match in which B, on the way home from New York to Miami, is in Toledo; A comes from Bryan."""
    at = table(to=[], dice=dice)
    at.state.cash[B] = cash
    on_trip(at, A, "Chicago", "Bryan", "New York")
    on_way_home(at, B, "New York", "Toledo", alternative)
    return at


@pytest.mark.rule("RB-33")
@pytest.mark.rule("RB-36")
def test_rb_33_whoever_comes_home_declared_with_200_000_wins() -> None:
    at = coming_home(201_000)
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.events(MatchEnded) == [MatchEnded("home", (A,))]
    assert at.state.cash[A] == 200_000
    outcome = at.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((A,), "home")


@pytest.mark.rule("RB-33")
def test_rb_33_what_everybody_is_worth_at_the_end_is_told_by_parts() -> None:
    at = coming_home(201_000)
    give(at, B, "SP", "RF&P")
    at.state.engine[B] = SUPERCHIEF
    at.state.engine[C] = EXPRESS
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    outcome = at.match.outcome
    assert outcome is not None
    assert [[part.value for part in parts] for parts in outcome.breakdown] == [
        [200_000, 0, 0],
        [20_000, 46_000, 40_000],
        [20_000, 0, 4_000],
    ]
    assert outcome.scores == (200_000, 106_000, 24_000)
    assert outcome.ranks == (1, 2, 3)


@pytest.mark.rule("RB-33")
def test_rb_33_being_at_home_with_the_money_is_not_enough_without_a_declaration() -> None:
    at = table(to=[], dice=(1, 2))
    at.state.cash[A] = 300_000
    on_trip(at, A, "New York", "South Bend", "Chicago")
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.match.turn == Turn((A,), "purchase")


@pytest.mark.rule("RB-34")
def test_rb_34_a_declaration_is_public_and_an_alternative_is_rolled_in_the_open() -> None:
    at = rich_in_new_york()
    entry = at.plays("declare")
    assert [type(event) for event in entry.events][:3] == [Declared, RegionRolled, DestinationRolled]
    assert entry.events[0] == Declared(A, 200_000)
    assert at.events(DestinationRolled)[0].alternative
    assert at.match.view(B).alternative[A] == city("Atlanta")
    assert at.match.view(None).declared == (True, False, False)


@pytest.mark.rule("RB-34")
def test_rb_34_not_with_less_than_200_000() -> None:
    at = rich_in_new_york(199_500)
    assert at.refuses("declare", "declare.too_poor", "RB-34").facts == {"cash": 199_500}


@pytest.mark.rule("RB-34")
def test_rb_34_never_in_the_middle_of_a_trip_nor_twice() -> None:
    at = table(to=[])
    at.state.cash[A] = 250_000
    on_trip(at, A, "Chicago", "Toledo", "New York")
    at.refuses("declare", "declare.not_now", "RB-34")
    at = coming_home(250_000)
    at.refuses("declare", "declare.not_now", "RB-34")


@pytest.mark.rule("RB-34")
@pytest.mark.parametrize("goal", [BOARD.cities[0], BOARD.cities[-1]])
def test_rb_34_not_on_the_way_to_the_first_or_the_last_city_of_the_table_either(goal: str) -> None:
    at = table(to=[])
    at.state.cash[A] = 250_000
    on_trip(at, A, "New York", "Toledo", goal)
    at.refuses("declare", "declare.not_now", "RB-34")


@pytest.mark.rule("RB-34")
@pytest.mark.rule("RB-5")
def test_rb_34_for_the_alternative_a_region_is_picked_and_the_own_city_rolled_again() -> None:
    at = rich_in_new_york(to=[*region_rolls("NE"), *city_rolls("New York"), *city_rolls("Boston")])
    at.plays("declare")
    assert at.match.turn == Turn((A,), "region")
    at.plays("region NE")
    (rolled,) = at.events(DestinationRolled)
    assert (rolled.city, rolled.alternative) == (city("Boston"), True)
    assert at.match.turn == Turn((A,), "ride")


@pytest.mark.rule("RB-35")
def test_rb_35_the_declared_train_heads_home_and_passes_its_alternative() -> None:
    at = table(to=[], dice=(1, 2))
    at.state.cash[A] = 250_000
    on_way_home(at, A, "New York", "Erie", "Cleveland")
    at.plays("roll", *rides(A, "NYC", "Erie", "Cleveland"))
    assert at.events(Arrived) == []
    assert at.match.turn == Turn((A,), "ride")
    at.plays(*rides(A, "NYC", "Cleveland", "Toledo", "Bryan"))
    assert at.state.declared[A]


@pytest.mark.rule("RB-35")
@pytest.mark.rule("RB-11")
def test_rb_35_a_segment_that_cuts_home_off_is_refused() -> None:
    at = table(homes=("Portland ME", "Miami"), to=[], dice=(1, 2))
    at.state.cash[A] = 250_000
    on_way_home(at, A, "Chicago", "Boston", "Atlanta")
    at.plays("roll")
    at.refuses(rides(A, "B&M", "Boston", "Athol")[0], "ride.cut_off", "RB-11")


@pytest.mark.rule("RB-36")
def test_rb_36_the_fees_count_first() -> None:
    at = coming_home(200_500)
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.events(DeclarationLapsed) == [DeclarationLapsed(A)]
    assert at.events(Arrived) == []
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-36")
def test_rb_36_the_fees_go_to_their_owners_before_the_win() -> None:
    at = coming_home(205_000)
    give(at, B, "NYC")
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.state.cash == [200_000, 25_000, 20_000]
    assert at.match.outcome is not None


@pytest.mark.rule("RB-37")
def test_rb_37_with_less_the_declaration_lapses_and_the_train_goes_on_to_the_alternative() -> None:
    at = coming_home(150_000, dice=(1, 2, 3))
    at.state.engine[A] = SUPERCHIEF
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.match.turn == Turn((A,), "after")
    assert (at.state.destination[A], at.state.declared[A]) == (city("Atlanta"), False)
    at.plays("roll")
    at.refuses(rides(A, "NYC", "Chicago", "South Bend")[0], "ride.used", "RB-10")
    ride_on(at)
    assert at.events(Paid) == [Paid(A, BANK, 1_000, "fees")]
    assert at.state.origin[A] == city("New York")


@pytest.mark.rule("RB-37")
@pytest.mark.rule("RB-39")
def test_rb_37_where_home_is_a_dead_end_the_way_out_of_it_is_free_again() -> None:
    """Only one railroad leads to Portland, and it was used on the way home."""
    at = table(homes=("Portland ME", "Miami"), to=[], dice=(1, 2, 3))
    at.state.engine[A] = SUPERCHIEF
    at.state.cash[A] = 150_000
    on_way_home(at, A, "Chicago", "Haverhill", "Atlanta")
    at.plays("roll", *rides(A, "B&M", "Haverhill", "Portland ME"))
    assert at.events(DeclarationLapsed) == [DeclarationLapsed(A)]
    at.plays("roll")
    assert at.match.offers() == rides(A, "B&M", "Portland ME", "Haverhill")


@pytest.mark.rule("RB-38")
@pytest.mark.rule("RB-41")
def test_rb_38_a_move_that_passes_a_declared_train_intercepts_it_for_50_000() -> None:
    at = hunted()
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    assert at.events(Intercepted) == [Intercepted(B, A)]
    assert at.events(Paid) == [Paid(B, A, 50_000, "interception")]
    assert at.state.cash == [70_000, 160_000, 20_000]
    assert at.match.turn == Turn((A,), "ride")
    assert at.state.steps == 2


@pytest.mark.rule("RB-38")
def test_rb_38_a_move_that_ends_there_intercepts_too() -> None:
    at = hunted(dice=(1, 1))
    at.state.dot[A] = dot("South Bend")
    at.plays("roll", *rides(A, "NYC", "South Bend", "Bryan", "Toledo"))
    assert at.state.declared[B] is False
    assert at.state.cash[A] == 69_000


@pytest.mark.rule("RB-38")
def test_rb_38_a_train_that_has_not_declared_is_not_intercepted() -> None:
    at = hunted()
    at.state.declared[B], at.state.alternative[B], at.state.destination[B] = False, -1, city("Atlanta")
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    assert at.events(Intercepted) == []


@pytest.mark.rule("RB-39")
def test_rb_39_the_intercepted_train_must_go_to_its_alternative_from_where_it_declared() -> None:
    at = hunted()
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    assert (at.state.declared[B], at.state.destination[B], at.state.alternative[B]) == (False, city("Atlanta"), -1)
    assert at.state.origin[B] == city("New York")


@pytest.mark.rule("RB-39")
def test_rb_39_used_segments_stay_used_where_there_is_another_way() -> None:
    at = hunted()
    used = rides(B, "NYC", "Erie", "Cleveland", "Toledo")
    for ride in used:
        at.state.used_tracks[B][at.state.board.track_one[ride.segment]] = 1
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    assert sum(at.state.used_tracks[B]) == 2


@pytest.mark.rule("RB-39")
def test_rb_39_where_the_alternative_cannot_be_reached_any_more_all_are_free_again() -> None:
    """B came from Portland, which only one railroad serves; the alternative is Portland."""
    at = table(to=[], dice=(1, 1))
    at.state.cash[B] = 210_000
    on_trip(at, A, "Boston", "Boston", "Portland ME")
    on_way_home(at, B, "Chicago", "Haverhill", "Portland ME")
    (used,) = rides(B, "B&M", "Portland ME", "Haverhill")
    at.state.used_tracks[B][at.state.board.track_one[used.segment]] = 1
    at.plays("roll", *rides(A, "B&M", "Boston", "Haverhill"))
    assert at.state.destination[B] == city("Portland ME")
    assert not any(at.state.used_tracks[B])


@pytest.mark.rule("RB-40")
def test_rb_40_a_player_may_declare_again_when_a_destination_is_next_due() -> None:
    at = hunted(400_000)
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    state = at.state
    state.dot[B], state.origin[B], state.destination[B] = dot("Atlanta"), city("Atlanta"), -1
    ride_on(at)
    assert at.match.turn == Turn((B,), "turn")
    at.plays("declare")
    assert at.events(Declared) == [Declared(B, 350_000)]


@pytest.mark.rule("RB-41")
def test_rb_41_who_is_short_of_the_50_000_sells_before_the_interceptor_goes_on() -> None:
    at = hunted(45_000)
    give(at, B, "PA", "RF&P")
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    assert at.events(FellShort) == [FellShort(B, 50_000)]
    assert at.match.turn == Turn((B,), "sale")
    at.plays("auction PA")
    assert at.match.turn == Turn((C,), "bid")
    at.plays("pass", "bid 15000")
    assert at.state.cash == [20_000 - 15_000 + 50_000, 10_000, 20_000]
    assert at.match.turn == Turn((A,), "ride")


@pytest.mark.rule("RB-41")
def test_rb_41_who_cannot_pay_it_at_all_is_out() -> None:
    at = hunted(30_000)
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    assert at.events(Paid) == [Paid(B, A, 30_000, "ruin")]
    assert at.events(WentOut) == [WentOut(B)]
    assert at.match.turn == Turn((A,), "ride")


@pytest.mark.rule("RB-42")
def test_rb_42_whoever_stands_at_home_cannot_declare_and_rolls_an_ordinary_destination() -> None:
    at = table(to="New York", dice=(5, 6))
    at.state.cash[A] = 300_000
    refusal = at.refuses("declare", "declare.at_home", "RB-42")
    assert refusal.facts == {"home": city("Chicago")}
    assert refusal.fix == Roll(A)
    at.plays(refusal.fix)
    assert (at.state.destination[A], at.state.declared[A], at.state.alternative[A]) == (city("New York"), False, -1)


@pytest.mark.rule("RB-42")
def test_rb_42_who_has_come_home_declares_when_the_next_destination_is_due() -> None:
    """With the bonus die a destination is due at once at home, but nobody may declare there."""
    at = table(to=[*rolls_for("New York"), *rolls_for("Atlanta")], dice=(1, 2, 3))
    at.state.engine[A] = SUPERCHIEF
    on_trip(at, A, "Miami", "South Bend", "Chicago")
    at.state.cash[A] = 300_000
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"), "buy nothing")
    at.refuses("declare", "declare.at_home", "RB-42")
    at.plays("roll")
    assert at.state.destination[A] == city("New York")
    ride_through(at)
    at.plays("buy nothing")
    assert at.match.turn == Turn((B,), "turn")
    at.state.mover = at.state.actor = A
    at.state.rolled = False
    at.plays("declare")
    assert at.state.alternative[A] == city("Atlanta")


@pytest.mark.rule("RB-42")
def test_rb_42_the_twin_of_home_is_home() -> None:
    at = table(homes=("Oakland", "Miami", "Seattle"), to=[])
    at.state.origin[A] = city("San Francisco")
    at.state.cash[A] = 300_000
    at.refuses("declare", "declare.at_home", "RB-42")


@pytest.mark.rule("RB-42")
def test_rb_42_who_is_poor_and_at_home_is_told_of_the_money() -> None:
    at = table(to=[])
    at.state.cash[A] = 199_500
    at.refuses("declare", "declare.too_poor", "RB-34")


@pytest.mark.rule("RB-42")
def test_rb_42_with_the_option_whoever_stands_at_home_when_a_destination_is_due_wins_by_declaring() -> None:
    at = table(Options(3, declare_at_home=True), to=[])
    at.state.cash[A] = 200_000
    entry = at.plays("declare")
    assert entry.draws == ()
    assert at.events(MatchEnded) == [MatchEnded("home", (A,))]


@pytest.mark.rule("RB-42")
def test_rb_42_with_the_option_only_if_it_is_enough_after_the_fees_of_the_turn() -> None:
    for cash, enough in ((191_500, False), (192_500, True)):
        at = table(Options(3, declare_at_home=True), to=[], dice=(1, 2))
        at.state.engine[A] = SUPERCHIEF
        on_trip(at, A, "New York", "South Bend", "Chicago")
        at.state.cash[A] = cash
        at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"), "buy nothing")
        if enough:
            at.plays("declare")
            assert at.state.cash[A] == 200_500
        else:
            assert at.refuses("declare", "declare.fees_first", "RB-42").facts == {"fees": 1_000}


@pytest.mark.rule("RB-42")
def test_rb_42_a_match_of_version_1_is_played_with_declaring_at_home() -> None:
    first = Codec(RULES.at(1))
    assert first.options({"seats": 3}) == Options(3, declare_at_home=True)
    assert "declare_at_home" not in first.pack_options(Options(3, declare_at_home=True))
    assert not Options(3).declare_at_home


@pytest.mark.rule("RB-48")
def test_rb_48_setting_out_from_the_dot_intercepts_nobody() -> None:
    at = hunted()
    at.state.dot[A] = dot("Toledo")
    at.plays("roll", *rides(A, "NYC", "Toledo", "Cleveland"))
    assert at.state.declared[B]


@pytest.mark.rule("RB-48")
def test_rb_48_a_declared_trains_own_move_onto_another_train_is_no_interception() -> None:
    at = coming_home(250_000)
    at.state.dot[A] = dot("Bryan")
    on_trip(at, B, "Miami", "South Bend", "Reno")
    at.plays("roll", *rides(A, "NYC", "Bryan", "South Bend"))
    assert at.events(Intercepted) == []
    assert at.state.declared[A]


@pytest.mark.rule("RB-48")
def test_rb_48_a_declared_player_can_intercept_and_one_move_several() -> None:
    at = coming_home(199_000)
    at.state.cash[B] = at.state.cash[C] = 250_000
    on_way_home(at, B, "Reno", "Chicago", "Atlanta")
    on_way_home(at, C, "Reno", "Chicago", "Denver")
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.events(Intercepted) == [Intercepted(B, A), Intercepted(C, A)]
    assert at.state.cash == [199_000 + 100_000 - 1_000, 200_000, 200_000]
    assert at.events(MatchEnded) == [MatchEnded("home", (A,))]


@pytest.mark.rule("RB-48")
def test_rb_48_by_the_bonus_die_too() -> None:
    at = hunted(dice=(1, 1, 2))
    at.state.engine[A] = SUPERCHIEF
    at.state.dot[A] = dot("Chicago")
    at.plays("roll", *rides(A, "NYC", "Chicago", "South Bend", "Bryan"), "roll")
    at.plays(*rides(A, "NYC", "Bryan", "Toledo"))
    assert len(at.events(Intercepted)) == 1


@pytest.mark.rule("RB-49")
def test_rb_49_falling_below_200_000_on_the_way_does_not_end_the_declaration() -> None:
    at = coming_home(50_000)
    at.state.dot[A] = dot("Toledo")
    at.plays("roll", *rides(A, "NYC", "Toledo", "Bryan"))
    assert at.state.declared[A]


@pytest.mark.rule("RB-49")
def test_rb_49_if_the_alternative_is_home_arriving_with_too_little_is_an_ordinary_arrival() -> None:
    at = coming_home(150_000, alternative="Chicago")
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.events(Arrived) == [Arrived(A, city("Chicago"), 9_000)]
    assert at.match.turn == Turn((A,), "purchase")


@pytest.mark.rule("RB-49")
def test_rb_49_after_an_interception_home_is_an_ordinary_destination() -> None:
    at = hunted(300_000, alternative="Miami")
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    ride_on(at)
    at.state.dot[B] = dot("West Palm Beach")
    at.plays("roll", *rides(B, "SAL", "West Palm Beach", "Miami"))
    assert at.events(Arrived) == [Arrived(B, city("Miami"), at.state.board.payoff[city("New York")][city("Miami")])]


@pytest.mark.rule("RB-49")
def test_rb_49_a_train_intercepted_on_its_alternatives_dot_has_arrived_at_the_start_of_its_next_turn() -> None:
    at = table(to=rolls_for("Denver"), dice=(1, 1, 1, 2))
    at.state.cash[B] = 210_000
    on_trip(at, A, "Chicago", "Toledo", "New York")
    on_way_home(at, B, "New York", "Cleveland", "Cleveland")
    at.plays("roll", *rides(A, "NYC", "Toledo", "Cleveland"))
    assert at.state.arrived[B]
    at.plays(*rides(A, "NYC", "Cleveland", "Erie"))
    payoff = at.state.board.payoff[city("New York")][city("Cleveland")]
    assert at.events(Arrived) == [Arrived(B, city("Cleveland"), payoff)]
    assert at.match.turn == Turn((B,), "purchase")
    at.plays("buy nothing")
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.origin[B] == city("Cleveland")
    at.plays("roll")
    assert at.state.destination[B] == city("Denver")
