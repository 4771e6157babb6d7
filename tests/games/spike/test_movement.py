"""Movement (SP-11, SP-13 to SP-17, SP-26, SP-27)."""

import pytest
from tests.games.spike.positions import A, B, SpTable, improve, lay, put_train, rest, table
from tests.support.spike import BOARD, city, space

from capolinea.core.turn import Turn
from capolinea.games.spike.actions import Extra, Ride, Start, Stop
from capolinea.games.spike.events import Entered, Halted, Rode
from capolinea.games.spike.meta import Options
from capolinea.games.spike.notation import read_place
from capolinea.games.spike.phases.moving import turns_back


def at_work(*, speed: int = 1) -> SpTable:
    """Return a match in which A has connected Norfolk, Columbia and Knoxville to Raleigh, and Atlanta to Columbia."""
    at = table()
    at.state.money[A] = 0
    lay(at, A, "RAL-j67-NFK", "RAL-j80-CLB", "RAL-j66-KNX", "CLB-j79-ATL")
    improve(at, A, 0, speed - 1)
    return at


def place(text: str) -> int:
    return read_place(text, text)


def reach(at: SpTable, kind: type) -> set[str]:
    """Return the places that are offered."""
    found = set()
    for offer in at.match.offers():
        if isinstance(offer, kind):
            spot = offer.place  # type: ignore[attr-defined]
            found.add(BOARD.codes[spot] if spot < BOARD.cities else BOARD.space_code[spot - BOARD.cities])
    return found


def spaces(*names: str) -> set[str]:
    return {BOARD.space_code[space(*name.split("-"))] if "-" in name else name for name in names}


@pytest.mark.rule("SP-13")
def test_sp_13_a_train_moves_on_its_owners_tracks_only() -> None:
    at = at_work()
    lay(at, B, "ATL-j90-CLB")
    put_train(at, A, "CLB")
    assert reach(at, Start) == spaces("CLB-j80", "CLB-j79")
    at.refuses(Start(A, place("CLB-j90")), "move.not_your_track", "SP-13")
    at.refuses(Start(A, place("CLB-j75")), "move.not_your_track", "SP-13")
    at.refuses(Start(A, place("RAL-j67")), "move.not_next", "SP-13")
    at.refuses(Start(A, BOARD.places), "move.no_such_place")
    at.refuses(Start(A, city("Raleigh")), "move.not_next")


@pytest.mark.rule("SP-13")
def test_sp_13_spaces_and_cities_count_one_each_a_junction_none() -> None:
    at = at_work(speed=3)
    at.plays("start RAL-j80", "ride j80-CLB", "ride CLB")
    assert at.state.train_place[A] == city("Columbia")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-14", "SP-11")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_sp_14_a_train_on_the_track_may_move_up_to_its_speed_for_free(speed: int) -> None:
    at = at_work(speed=speed)
    put_train(at, A, "j79-ATL")
    for moved, there in enumerate(["j79-CLB", "CLB-j80", "j80-RAL"][:speed]):
        assert at.state.steps == speed - moved
        at.plays(f"ride {there}")
    assert at.match.turn == Turn((A,), "turn")
    assert not reach(at, Ride)
    refusal = at.refuses(Ride(A, place("RAL-j67")), "move.no_steps", "SP-14")
    assert refusal.fix is None
    at.plays("draw")


@pytest.mark.rule("SP-14")
def test_sp_14_it_need_not_move_and_an_action_ends_free_movement() -> None:
    at = at_work(speed=2)
    put_train(at, A, "j67-NFK")
    at.plays("draw")
    assert at.state.train_place[A] == place("j67-NFK")
    at.refuses("ride j67-RAL", "move.not_now", "SP-14")


@pytest.mark.rule("SP-14", "SP-15")
def test_sp_14_a_train_in_a_city_does_not_move_for_free() -> None:
    at = at_work(speed=3)
    assert at.state.steps == 0
    at.refuses("ride RAL-j67", "move.in_city", "SP-15")


@pytest.mark.rule("SP-15")
def test_sp_15_entering_a_city_stops_the_train_until_a_later_turn() -> None:
    at = at_work(speed=3)
    put_train(at, A, "j67-NFK")
    entry = at.plays("ride NFK")
    assert Entered(A, city("Norfolk"), "free") in entry.events
    assert at.state.steps == 0
    at.refuses("ride NFK-j67", "move.in_city")
    at.refuses("start NFK-j67", "start.just_arrived", "SP-15")
    at.refuses("extra NFK-j67", "extra.in_city", "SP-27")
    rest(at)
    rest(at)
    at.plays("start NFK-j67")


@pytest.mark.rule("SP-39")
def test_sp_39_after_free_movement_into_a_city_one_draws_builds_or_improves() -> None:
    at = at_work()
    put_train(at, A, "j67-NFK")
    at.plays("ride NFK")
    kinds = {type(offer).__name__ for offer in at.match.offers()}
    assert kinds <= {"Draw", "Take", "Build", "Improve", "Load", "Deliver"}
    assert "Draw" in kinds


@pytest.mark.rule("SP-16")
def test_sp_16_a_city_may_be_skipped_onto_any_other_own_track_there() -> None:
    at = at_work()
    put_train(at, A, "j80-CLB")
    assert reach(at, Ride) == spaces("CLB", "CLB-j79", "j80-RAL")
    entry = at.plays("ride CLB-j79")
    assert entry.events == (Rode(A, space("CLB", "j79"), city("Columbia"), "free"),)
    assert at.state.train_place[A] == place("CLB-j79")


@pytest.mark.rule("SP-16")
def test_sp_16_at_the_end_of_the_line_there_is_nothing_to_skip_to() -> None:
    at = at_work()
    put_train(at, A, "j67-NFK")
    assert reach(at, Ride) == spaces("NFK", "j67-RAL")


@pytest.mark.rule("SP-16")
def test_sp_16_in_a_start_and_several_times_in_one_move() -> None:
    at = at_work(speed=3)
    put_train(at, A, "NFK")
    at.plays("start NFK-j67", "ride j67-RAL", "ride RAL-j80")
    assert at.match.turn == Turn((B,), "turn")
    skips = [event.skipped for event in at.events(Rode)]
    assert skips == [city("Raleigh")]


@pytest.mark.rule("SP-16", "SP-27")
def test_sp_16_in_an_extra_movement_too() -> None:
    at = at_work()
    put_train(at, A, "j67-RAL")
    assert reach(at, Extra) == spaces("RAL", "RAL-j80", "RAL-j66", "j67-NFK")
    at.plays("extra RAL-j66")
    assert at.state.train_place[A] == place("RAL-j66")


@pytest.mark.rule("SP-17")
def test_sp_17_each_move_may_set_out_in_any_direction_but_does_not_turn_back() -> None:
    at = at_work(speed=3)
    put_train(at, A, "RAL-j80")
    assert reach(at, Ride) == spaces("RAL", "RAL-j67", "RAL-j66", "j80-CLB")
    at.plays("ride RAL-j67")
    assert reach(at, Ride) == spaces("j67-NFK")
    at.refuses("ride RAL", "move.no_turning_back", "SP-17")
    refusal = at.refuses("ride RAL-j80", "move.no_turning_back", "SP-17")
    assert refusal.fix == Ride(A, place("j67-NFK"))


@pytest.mark.rule("SP-17")
def test_sp_17_the_next_turn_it_may_go_back() -> None:
    at = at_work()
    at.plays("start RAL-j67")
    rest(at)
    assert reach(at, Ride) == spaces("RAL", "RAL-j80", "RAL-j66", "j67-NFK")


@pytest.mark.rule("SP-26")
def test_sp_26_a_start_moves_one_space_at_least_and_not_always_all() -> None:
    at = at_work(speed=3)
    at.refuses("stop", "stop.action_due", "SP-39")
    at.plays("start RAL-j67")
    assert at.match.turn == Turn((A,), "move")
    assert {type(offer) for offer in at.match.offers()} == {Ride, Stop}
    entry = at.plays("stop")
    assert entry.events[0] == Halted(A, 2)
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.train_place[A] == place("RAL-j67")


@pytest.mark.rule("SP-26", "SP-39")
def test_sp_26_a_start_is_the_action_and_needs_a_train_in_a_city() -> None:
    at = at_work(speed=2)
    at.plays("start RAL-j67")
    for text in ("draw", "improve tender", "build RAL-j75-CLB by ry", "extra j67-NFK", "start RAL-j66", "take red"):
        at.refuses(text, "action.not_now", "SP-39")
    at.plays("stop")
    rest(at)
    at.refuses("start RAL-j66", "start.on_track", "SP-26")


@pytest.mark.rule("SP-26")
def test_sp_26_with_speed_one_the_turn_ends_with_the_first_space() -> None:
    at = at_work()
    at.plays("start RAL-j67")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-27")
def test_sp_27_an_extra_space_whatever_the_speed() -> None:
    at = at_work()
    put_train(at, A, "RAL-j67")
    at.plays("ride j67-NFK")
    entry = at.plays("extra NFK")
    assert Entered(A, city("Norfolk"), "extra") in entry.events


@pytest.mark.rule("SP-27")
def test_sp_27_it_continues_the_free_movement_of_the_turn() -> None:
    at = at_work()
    put_train(at, A, "RAL-j67")
    at.plays("ride j67-NFK")
    assert reach(at, Extra) == {"NFK"}
    at.refuses("extra RAL-j67", "move.no_turning_back", "SP-17")


@pytest.mark.rule("SP-27")
def test_sp_27_without_free_movement_it_goes_either_way_also_with_steps_left() -> None:
    at = at_work(speed=3)
    put_train(at, A, "RAL-j67")
    assert reach(at, Extra) == reach(at, Ride) == spaces("RAL", "RAL-j80", "RAL-j66", "j67-NFK")
    at.plays("extra j67-NFK")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-13")
def test_sp_13_with_shared_lines_everybody_still_rides_on_own_tracks() -> None:
    at = table(Options(2, shared_lines=True))
    lay(at, A, "RAL-j67-NFK")
    lay(at, B, "ATL-j79-CLB", "CLB-j80-RAL", "RAL-j67-NFK")
    put_train(at, A, "RAL")
    assert reach(at, Start) == spaces("RAL-j67")


@pytest.mark.rule("SP-17")
def test_sp_17_no_turning_back_onto_the_first_space_of_the_board_either() -> None:
    at = table()
    node = BOARD.graph.a[0]
    other = next(space for space in BOARD.graph.incident[node][::2] if space != 0)
    at.state.train_place[A] = BOARD.cities + other
    at.state.entered_by = node
    assert turns_back(at.state, A, BOARD.cities)
    at.state.entered_by = BOARD.graph.end_sum[other] - node
    assert not turns_back(at.state, A, BOARD.cities)


@pytest.mark.rule("SP-15", "SP-17")
def test_sp_15_in_a_city_the_way_it_came_is_forgotten() -> None:
    at = table()
    lay(at, A, "RAL-j67-NFK")
    put_train(at, A, "j67-NFK")
    at.plays(Ride(A, city("Norfolk")))
    assert (at.state.entered_by, at.state.steps, at.state.arrived) == (-1, 0, True)
