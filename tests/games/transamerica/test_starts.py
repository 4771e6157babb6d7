"""The start markers (TA-7, TA-19)."""

import pytest
from tests.games.transamerica.positions import LINK, OFF_BY_5, ON_TRUNK, TRUNK, A, B, at_build, opening
from tests.support.driver import RefereedMatch
from tests.support.transamerica import GRAPH, city, dealt, hand, line, own_points, path_along, point

from capolinea.core.turn import Turn
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.events import RailLaid, RoundScored, StartPlaced
from capolinea.games.transamerica.networks import free_lines, network_cities, network_components
from capolinea.games.transamerica.scoring import missing_track

HANDS = [ON_TRUNK, OFF_BY_5, hand("El Paso, Winston, St. Louis, Los Angeles, Helena")]


@pytest.mark.rule("TA-7")
@pytest.mark.parametrize("first", range(3))
def test_ta_7_starts_are_placed_clockwise_from_the_first_player(first: int) -> None:
    table = RefereedMatch(dealt(HANDS, first))
    for i, name in enumerate(["Omaha", "Denver", "i6"]):
        seat = (first + i) % 3
        assert table.match.turn == Turn((seat,), "start")
        table.plays(f"start {name}")
        assert table.events(StartPlaced) == [StartPlaced(seat, point(name))]
    assert table.match.turn == Turn((first,), "build")


@pytest.mark.rule("TA-7")
def test_ta_7_any_crossing_or_city_will_do() -> None:
    table = RefereedMatch(dealt(HANDS))
    assert table.match.offers() == [PlaceStart(A, each) for each in range(GRAPH.points)]
    table.plays("start f3")
    table.plays("start Seattle")


@pytest.mark.rule("TA-7")
def test_ta_7_a_point_with_a_start_is_not_available() -> None:
    table = RefereedMatch(dealt(HANDS))
    table.plays("start Omaha")
    refusal = table.refuses("start Omaha", "start.taken", "TA-7")
    assert refusal.facts == {"point": point("Omaha"), "holder": A}


@pytest.mark.rule("TA-7")
@pytest.mark.parametrize("nowhere", [-1, 188, 10**9])
def test_ta_7_a_point_that_is_not_on_the_map_is_refused(nowhere: int) -> None:
    RefereedMatch(dealt(HANDS)).refuses(PlaceStart(A, nowhere), "start.no_such_point", "TA-7")


@pytest.mark.rule("TA-7")
def test_ta_7_it_is_for_the_one_whose_turn_it_is() -> None:
    RefereedMatch(dealt(HANDS)).refuses(PlaceStart(B, 3), "turn.not_yours", "core")


@pytest.mark.rule("TA-7")
def test_ta_7_nothing_is_laid_before_all_starts_are_placed() -> None:
    table = RefereedMatch(dealt(HANDS))
    table.refuses(LayRail(A, 0), "rail.start_first", "TA-7")
    table.refuses(Stop(A), "rail.start_first", "TA-7")
    table.plays("start Omaha", "start Denver")
    table.refuses(LayRail(2, line("Omaha-j6")), "rail.start_first", "TA-7")


@pytest.mark.rule("TA-7")
def test_ta_7_a_start_is_placed_once() -> None:
    opening().refuses("start Chicago", "start.placed_already", "TA-7")


@pytest.mark.rule("TA-7")
def test_ta_7_a_start_just_placed_cannot_be_taken_back_once_it_is_the_next_one_s_turn() -> None:
    table = RefereedMatch(dealt(HANDS))
    table.plays("start Omaha")
    assert table.match.undo_target(A) is None
    assert table.match.undo_target(B) is None


@pytest.mark.rule("TA-19")
def test_ta_19_without_a_start_there_is_no_network() -> None:
    table = RefereedMatch(dealt(HANDS))
    table.plays("start Omaha")
    assert len(network_components(table.state, A)) == 1
    assert network_components(table.state, B) == []
    assert free_lines(table.state, B, 1) == free_lines(table.state, B, 2) == []


@pytest.mark.rule("TA-19")
def test_ta_19_a_start_is_a_network_of_its_one_point() -> None:
    table = opening()
    assert own_points(table.state, A) == {point("Omaha")}
    lines = sorted(GRAPH.incident[point("Omaha")][::2])
    assert table.match.offers() == [LayRail(A, each) for each in lines]


@pytest.mark.rule("TA-19")
def test_ta_19_the_city_under_the_own_start_is_connected() -> None:
    table = at_build([ON_TRUNK, OFF_BY_5], ["Dallas", "Denver"])
    assert network_cities(table.state, A) == 1 << city("Dallas")
    other = at_build([ON_TRUNK, OFF_BY_5], ["Omaha", "Denver"])
    assert missing_track(table.state, A).cost < missing_track(other.state, A).cost


@pytest.mark.rule("TA-19")
def test_ta_19_a_start_in_the_last_city_needs_no_rail_into_that_city_but_one_out_of_it() -> None:
    """A starts in Dallas; A's other cities are on B's network. The rail that connects the two ends the round."""
    table = at_build([ON_TRUNK, OFF_BY_5], ["Dallas", "Oklahoma City"], [each for each in TRUNK if each != LINK])
    table.plays("rail m10-Dallas")
    assert table.events(RoundScored)[0].result.seats[A].lost == 0


@pytest.mark.rule("TA-19")
def test_ta_19_a_rail_that_reaches_another_start_joins_the_two_networks() -> None:
    table = at_build([ON_TRUNK, OFF_BY_5], ["Omaha", "j6"])
    table.plays("rail Omaha-j6")
    assert table.events(RailLaid) == [RailLaid(A, line("Omaha-j6"), 1, False, (B,), ())]
    assert own_points(table.state, A) == own_points(table.state, B) == {point("Omaha"), point("j6")}


@pytest.mark.rule("TA-19")
def test_ta_19_a_city_under_another_start_counts_for_whoever_holds_its_card_and_is_in_that_network() -> None:
    """B started in Dallas without its card; A's rail to B's start connects A's last city."""
    table = at_build([ON_TRUNK, OFF_BY_5], ["Oklahoma City", "Dallas"], [each for each in TRUNK if each != LINK])
    table.plays("rail m10-Dallas")
    assert table.match.journal[-1].events[0] == RailLaid(A, LINK, 1, False, (B,), (city("Dallas"),))
    assert table.events(RoundScored)[0].result.seats[A].lost == 0


@pytest.mark.rule("TA-19")
def test_ta_19_for_others_the_city_under_a_start_counts_only_once_they_are_in_that_network() -> None:
    table = at_build([ON_TRUNK, OFF_BY_5], ["Oklahoma City", "Dallas"], path_along("Oklahoma City", "Santa Fe"))
    assert not network_cities(table.state, A) >> city("Dallas") & 1
    table.plays("rail Oklahoma City-m10", "rail m10-Dallas")
    assert network_cities(table.state, A) >> city("Dallas") & 1
