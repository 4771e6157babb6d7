"""Movement (RB-8 to RB-12)."""

import pytest
from tests.games.rail_baron.positions import A, B, on_trip, ride_on, rides, table
from tests.support.rail_baron import city, dot

from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.events import Arrived
from capolinea.games.rail_baron.meta import Options


@pytest.mark.rule("RB-8")
def test_rb_8_the_train_moves_as_many_dots_as_the_white_dice_show() -> None:
    at = table(dice=(1, 3))
    at.plays("roll", *rides(A, "NYC", "Chicago", "South Bend", "Bryan", "Toledo"))
    assert at.match.turn == Turn((A,), "ride")
    at.plays(*rides(A, "NYC", "Toledo", "Cleveland"))
    assert at.state.dot[A] == dot("Cleveland")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-8")
def test_rb_8_nothing_comes_between_the_roll_and_its_move() -> None:
    at = table(Options(3, free_sales=True), dice=(1, 3))
    at.state.owner[19] = A
    at.plays("roll")
    for text in ("roll", "declare", "end", "sell PA", "auction PA", "buy nothing"):
        assert at.match.refuse(at.match.read(text)) is not None
    assert all([isinstance(offer, Ride) for offer in at.match.offers()])


@pytest.mark.rule("RB-8")
def test_rb_8_the_route_is_free_and_need_not_be_the_shortest() -> None:
    at = table(dice=(1, 2))
    at.plays("roll")
    assert len(at.match.offers()) == 12
    at.plays(*rides(A, "CB&Q", "Chicago", "Mendota"))


@pytest.mark.rule("RB-8")
@pytest.mark.parametrize("nowhere", [-1, 751, 10**9])
def test_rb_8_a_segment_that_is_not_on_the_map_is_refused(nowhere: int) -> None:
    at = table(dice=(1, 2))
    at.plays("roll")
    refusal = at.match.refuse(Ride(A, nowhere))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("ride.no_such_segment", "RB-8")


@pytest.mark.rule("RB-9")
def test_rb_9_at_a_dot_the_train_may_go_over_to_another_railroad() -> None:
    at = table(dice=(1, 3))
    on_trip(at, A, "Chicago", "Philadelphia", "Atlanta")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"), *rides(A, "PA", "Baltimore", "Washington"))
    assert at.state.dot[A] == dot("Washington")


@pytest.mark.rule("RB-9")
def test_rb_9_a_line_that_does_not_touch_the_dot_is_out_of_reach() -> None:
    at = table(dice=(1, 3))
    at.plays("roll")
    refusal = at.refuses(rides(A, "PA", "Philadelphia", "Trenton NJ")[0], "ride.not_here", "RB-9")
    assert refusal.facts["dot"] == dot("Chicago")


@pytest.mark.rule("RB-9")
def test_rb_9_at_a_junction_of_one_railroad_any_arm_may_be_taken() -> None:
    for end in ("Pelham", "Perry FL", "Valdosta"):
        at = table(to="Miami", dice=(1, 3))
        on_trip(at, A, "Atlanta", "Bainbridge", "Miami")
        at.plays("roll", *rides(A, "ACL", "Bainbridge", end))
        assert at.state.dot[A] == dot(end)


@pytest.mark.rule("RB-9")
def test_rb_9_on_the_map_without_the_turn_the_acl_only_crosses_itself() -> None:
    at = table(Options(3, acl_no_turn=True), to="Miami", dice=(1, 3))
    on_trip(at, A, "Atlanta", "Bainbridge", "Miami")
    at.plays("roll")
    turns = [rides(A, "ACL", "Bainbridge", end)[0] for end in ("Pelham", "Perry FL", "Valdosta")]
    assert len([turn for turn in turns if turn in at.match.offers()]) == 1


@pytest.mark.rule("RB-10")
def test_rb_10_no_segment_is_used_twice_in_a_trip() -> None:
    at = table(dice=(1, 3))
    at.plays("roll", *rides(A, "NYC", "Chicago", "South Bend"))
    refusal = at.refuses(rides(A, "NYC", "South Bend", "Chicago")[0], "ride.used", "RB-10")
    assert refusal.fix in at.match.offers()


@pytest.mark.rule("RB-10")
@pytest.mark.rule("RB-11")
def test_rb_10_the_remedy_is_the_first_segment_that_may_be_taken() -> None:
    at = table(dice=(1, 3))
    at.plays("roll", *rides(A, "NYC", "Chicago", "South Bend", "Bryan", "Toledo"))
    refusal = at.refuses(rides(A, "NYC", "Toledo", "Bryan")[0], "ride.used", "RB-10")
    assert len(at.match.offers()) > 1
    assert refusal.fix == at.match.offers()[0]


@pytest.mark.rule("RB-10")
def test_rb_10_not_in_a_later_turn_of_the_trip_either() -> None:
    at = table(dice=(1, 1, 1, 2))
    at.plays("roll", *rides(A, "NYC", "Chicago", "South Bend", "Bryan"))
    at.state.mover = at.state.actor = A
    at.plays("roll")
    at.refuses(rides(A, "NYC", "Bryan", "South Bend")[0], "ride.used", "RB-10")


@pytest.mark.rule("RB-10")
def test_rb_10_a_parallel_line_is_another_segment_and_dots_may_be_visited_again() -> None:
    at = table(dice=(1, 3))
    at.plays("roll", *rides(A, "CMStP&P", "Chicago", "Kenosha"), *rides(A, "C&NW", "Kenosha", "Chicago"))
    assert at.state.dot[A] == dot("Chicago")
    at.plays(*rides(A, "NYC", "Chicago", "South Bend"))


@pytest.mark.rule("RB-10")
def test_rb_10_at_a_junction_each_arm_counts() -> None:
    """From Portland via Haverhill to Boston: the stub into Boston is used, so Athol cannot be reached over it."""
    at = table(homes=("Portland ME", "Miami"), dice=(1, 3), to="Chicago")
    at.plays("roll", *rides(A, "B&M", "Portland ME", "Haverhill", "Boston"))
    at.refuses(rides(A, "B&M", "Boston", "Athol")[0], "ride.used", "RB-10")
    at.refuses(rides(A, "B&M", "Boston", "Haverhill")[0], "ride.used", "RB-10")
    at.plays(*rides(A, "NYNH&H", "Boston", "Providence"))


@pytest.mark.rule("RB-10")
def test_rb_10_a_new_trip_may_use_everything_again() -> None:
    at = table(to=[], dice=(1, 2))
    on_trip(at, A, "Chicago", "Poughkeepsie", "New York")
    at.plays("roll", *rides(A, "NYC", "Poughkeepsie", "New York"), "buy nothing")
    assert not any(at.state.used_tracks[A])


@pytest.mark.rule("RB-11")
def test_rb_11_the_whole_roll_must_be_moved() -> None:
    at = table(dice=(1, 3))
    at.plays("roll")
    at.refuses("end", "end.not_now", "RB-71")
    at.refuses("roll", "roll.not_due", "RB-14")


@pytest.mark.rule("RB-11")
def test_rb_11_what_is_left_over_at_the_destination_is_lost() -> None:
    at = table(dice=(6, 5))
    on_trip(at, A, "Chicago", "Albany", "New York")
    at.plays("roll")
    ride_on(at)
    assert at.state.dot[A] == dot("New York")
    assert at.state.steps == 0
    assert at.match.turn == Turn((A,), "purchase")


@pytest.mark.rule("RB-11")
def test_rb_11_a_segment_that_cuts_the_destination_off_is_refused() -> None:
    """Portland is reached only through Haverhill, over one of two stubs: once both are used, there is no path left."""
    at = table(homes=("Boston", "Miami"), dice=(1, 3))
    on_trip(at, A, "Boston", "Boston", "Portland ME")
    at.plays("roll")
    refusal = at.refuses(rides(A, "B&M", "Boston", "Athol")[0], "ride.cut_off", "RB-11")
    assert refusal.fix in at.match.offers()
    at.plays(*rides(A, "B&M", "Boston", "Haverhill"))
    assert at.match.offers() == rides(A, "B&M", "Haverhill", "Portland ME")


@pytest.mark.rule("RB-11")
def test_rb_11_a_dead_end_that_is_not_the_destination_is_refused() -> None:
    at = table(dice=(1, 3))
    on_trip(at, A, "Chicago", "West Palm Beach", "New York")
    at.plays("roll")
    at.refuses(rides(A, "SAL", "West Palm Beach", "Miami")[0], "ride.cut_off", "RB-11")


@pytest.mark.rule("RB-12")
def test_rb_12_the_destination_cannot_be_passed_through() -> None:
    at = table(dice=(6, 5))
    on_trip(at, A, "Chicago", "Utica", "Albany")
    at.plays("roll", *rides(A, "NYC", "Utica", "Albany"))
    assert at.events(Arrived)[0].city == city("Albany")
    at.refuses(rides(A, "NYC", "Albany", "Poughkeepsie")[0], "ride.roll_first", "RB-8")
