"""A turn: which rails may be laid, how many, and how networks meet (TA-8 to TA-12, TA-20)."""

import json
from importlib.resources import files
from typing import Any

import pytest
from tests.games.transamerica.positions import OFF_BY_5, OFF_BY_13, ON_TRUNK, A, B, C, at_build, opening
from tests.support.transamerica import GRAPH, line, own_points, path_along, point, put_rails

from capolinea.core.turn import Turn
from capolinea.games.transamerica.actions import LayRail, Stop
from capolinea.games.transamerica.board import BOARD, Board
from capolinea.games.transamerica.events import RailLaid, Stopped


@pytest.mark.rule("TA-8")
@pytest.mark.parametrize("first", range(3))
def test_ta_8_turns_go_clockwise_from_the_first_player_over_and_over(first: int) -> None:
    table = at_build([ON_TRUNK, OFF_BY_5, OFF_BY_13], ["Omaha", "Denver", "Helena"], first=first)
    for i in range(9):
        assert table.match.turn == Turn(((first + i) % 3,), "build")
        double = [offer for offer in table.match.offers() if GRAPH.cost[offer.line] == 2]
        table.plays(double[0])


@pytest.mark.rule("TA-8")
def test_ta_8_a_network_is_what_rails_join_to_the_start_whoever_laid_them() -> None:
    table = at_build([ON_TRUNK, OFF_BY_5], ["Omaha", "i6"])
    table.plays("rail Omaha-j6", "stop")
    table.plays("rail i6-i7", "rail i6-j6")
    both = {point(name) for name in ("Omaha", "j6", "i6", "i7")}
    assert own_points(table.state, A) == own_points(table.state, B) == both


@pytest.mark.rule("TA-9")
def test_ta_9_one_rail_on_a_double_line_is_a_whole_turn() -> None:
    table = opening()
    table.plays("rail Omaha-k5")
    assert table.events(RailLaid)[0].cost == 2
    assert table.match.turn == Turn((B,), "build")
    table.refuses(LayRail(A, line("Omaha-j6")), "turn.not_yours", "core")


@pytest.mark.rule("TA-9")
def test_ta_9_two_rails_on_single_lines_are_a_whole_turn() -> None:
    table = opening()
    table.plays("rail Omaha-j6")
    assert table.match.turn == Turn((A,), "build")
    table.plays("rail Omaha-k6")
    assert table.match.turn == Turn((B,), "build")


@pytest.mark.rule("TA-9")
def test_ta_9_never_a_double_line_after_a_single_one() -> None:
    table = opening()
    table.plays("rail Omaha-j6")
    refusal = table.refuses("rail Omaha-k5", "rail.double_after_single", "TA-9")
    assert refusal.facts == {"line": line("Omaha-k5")}
    assert all([isinstance(offer, Stop) or GRAPH.cost[offer.line] == 1 for offer in table.match.offers()])


@pytest.mark.rule("TA-9")
def test_ta_9_never_zero_rails() -> None:
    table = opening()
    refusal = table.refuses("stop", "stop.lay_one_first", "TA-9")
    assert refusal.fix == table.match.offers()[0]


@pytest.mark.rule("TA-9")
def test_ta_9_double_are_the_lines_over_rivers_and_mountains() -> None:
    for each in range(GRAPH.lines):
        assert (GRAPH.cost[each] == 2) == (BOARD.terrain[each] != "plain")
    assert sorted(set(BOARD.terrain)) == ["mountain", "plain", "river"]
    assert GRAPH.cost.count(2) == 109


@pytest.mark.rule("TA-10")
def test_ta_10_a_line_is_laid_once() -> None:
    table = opening()
    table.plays("rail Omaha-j6")
    refusal = table.refuses("rail Omaha-j6", "rail.line_taken", "TA-10")
    assert refusal.facts == {"line": line("Omaha-j6")}
    table.plays("stop")
    table.refuses("rail Omaha-j6", "rail.line_taken", "TA-10")


@pytest.mark.rule("TA-10")
def test_ta_10_a_line_away_from_the_own_network_is_refused() -> None:
    table = opening()
    refusal = table.refuses("rail Denver-i6", "rail.not_connected", "TA-10")
    assert refusal.facts == {"line": line("Denver-i6")}
    assert refusal.fix in table.match.offers()


@pytest.mark.rule("TA-10")
@pytest.mark.parametrize("nowhere", [-1, 509, 10**9])
def test_ta_10_a_line_that_is_not_on_the_map_is_refused(nowhere: int) -> None:
    opening().refuses(LayRail(A, nowhere), "rail.no_such_line", "TA-10")


@pytest.mark.rule("TA-10")
def test_ta_10_the_second_rail_may_build_on_the_first() -> None:
    table = opening()
    table.refuses("rail j6-k7", "rail.not_connected", "TA-10")
    table.plays("rail Omaha-j6", "rail j6-k7")
    assert own_points(table.state, A) == {point("Omaha"), point("j6"), point("k7")}


@pytest.mark.rule("TA-10")
def test_ta_10_the_two_rails_need_not_touch() -> None:
    table = opening()
    put_rails(table.state, path_along("Omaha", "Kansas City", "St. Louis"))
    table.plays("rail Omaha-j6", "rail St. Louis-o8")
    assert table.match.turn == Turn((B,), "build")


@pytest.mark.rule("TA-10")
def test_ta_10_a_line_between_two_points_of_the_network_may_be_laid_too() -> None:
    table = opening()
    table.plays("rail Omaha-j6", "rail Omaha-k6")
    table.plays("rail Denver-i6", "stop")
    table.plays("rail j6-k6")
    assert len(own_points(table.state, A)) == 3


@pytest.mark.rule("TA-10")
def test_ta_10_the_event_names_the_cities_that_came_into_the_network() -> None:
    table = at_build([ON_TRUNK, OFF_BY_5], ["j6", "Denver"])
    table.plays("rail Omaha-j6")
    (laid,) = table.events(RailLaid)
    assert [BOARD.city_names[each] for each in laid.reached] == ["Omaha"]


@pytest.mark.rule("TA-11")
def test_ta_11_networks_that_meet_are_one_for_everybody_in_them() -> None:
    """A connects to B, who is already connected to C: all three share one network."""
    table = at_build([ON_TRUNK, OFF_BY_5, OFF_BY_13], ["Omaha", "i6", "j7"])
    table.plays("rail Omaha-j6", "stop")
    table.plays("rail i6-j7", "stop")
    assert table.events(Stopped) == [Stopped(B)]
    table.plays("rail j7-j8", "stop")
    table.plays("rail i6-j6")
    assert table.events(RailLaid)[0].joined == (B, C)
    assert own_points(table.state, A) == own_points(table.state, B) == own_points(table.state, C)


@pytest.mark.rule("TA-11")
def test_ta_11_the_joined_network_serves_the_second_rail_of_the_same_turn() -> None:
    table = at_build([ON_TRUNK, OFF_BY_5], ["Omaha", "i6"])
    put_rails(table.state, path_along("i6", "Santa Fe"))
    table.plays("rail Omaha-j6", "stop")
    table.plays("rail Santa Fe-j9", "stop")
    table.refuses("rail Santa Fe-j10", "rail.not_connected", "TA-10")
    table.plays("rail i6-j6", "rail Santa Fe-j10")


@pytest.mark.rule("TA-12")
def test_ta_12_after_the_first_single_line_a_player_may_stop() -> None:
    table = opening()
    table.plays("rail Omaha-j6")
    assert table.match.offers()[-1] == Stop(A)
    table.plays("stop")
    assert table.events(Stopped) == [Stopped(A)]
    assert table.match.turn == Turn((B,), "build")


@pytest.mark.rule("TA-12")
def test_ta_12_a_rail_can_be_taken_back_before_the_turn_ends() -> None:
    table = opening()
    table.plays("rail Omaha-j6")
    table.match.undo()
    assert table.state.rails == []
    assert table.match.turn == Turn((A,), "build")
    table.plays("rail Omaha-k5")
    assert table.match.undo_target(A) is None


# TA-20


def printed_map() -> dict[str, Any]:
    text = files("capolinea.games.transamerica").joinpath("data/usa.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@pytest.mark.rule("TA-20")
def test_ta_20_the_printed_map_is_connected() -> None:
    assert GRAPH.is_connected()
    assert Board(json.dumps(printed_map())).graph.lines == 509


@pytest.mark.rule("TA-20")
def test_ta_20_a_map_that_is_not_connected_is_refused() -> None:
    data = printed_map()
    seattle = point("Seattle")
    data["lines"] = [row for row in data["lines"] if seattle not in row[:2]]
    with pytest.raises(ValueError, match="not every point can be reached"):
        Board(json.dumps(data))


@pytest.mark.rule("TA-20")
def test_ta_20_every_point_of_the_printed_map_has_a_single_line() -> None:
    assert all(BOARD.singles_at)


@pytest.mark.rule("TA-20")
def test_ta_20_nobody_can_pass() -> None:
    """Nobody may stop before a rail is laid; until somebody is complete there always is a free line."""
    table = opening()
    for _ in range(120):
        if table.state.round > 1:
            break
        assert Stop(table.state.actor) not in table.match.offers()
        double = [offer for offer in table.match.offers() if GRAPH.cost[offer.line] == 2]
        table.plays(double[-1] if double else table.match.offers()[-1])
        if table.state.cost_this_turn:
            table.plays("stop")


@pytest.mark.rule("TA-20")
def test_ta_20_where_only_double_lines_are_legal_one_of_them_is_laid() -> None:
    """A is in Seattle, whose only single line has B's coloured rail."""
    table = at_build([ON_TRUNK, OFF_BY_5], ["Seattle", "Portland"], vexation=True)
    put_rails(table.state, [line("Seattle-Portland")], owner=B)
    assert {GRAPH.cost[offer.line] for offer in table.match.offers()} == {2}
    table.plays("rail Seattle-b1")
    assert table.match.turn == Turn((B,), "build")


@pytest.mark.rule("TA-20")
def test_ta_20_with_no_second_single_line_the_turn_ends_after_the_first() -> None:
    """A goes from Seattle to Portland, where all other single lines have B's coloured rails."""
    singles = [each for each in BOARD.singles_at[point("Portland")] if each != line("Seattle-Portland")]
    table = at_build([ON_TRUNK, OFF_BY_5], ["Seattle", "a3"], vexation=True)
    put_rails(table.state, singles, owner=B)
    table.plays("rail Seattle-Portland")
    assert table.events(RailLaid)[0].cost == 1
    assert table.match.turn == Turn((B,), "build")
