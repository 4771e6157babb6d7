"""The variant with coloured rails (TA-V1, TA-V2)."""

import pytest
from tests.games.transamerica.positions import LINK, OFF_BY_5, ON_TRUNK, TRUNK, A, B, TaTable, at_build, opening
from tests.support.transamerica import cost_of, line, own_points, path_along, point, put_rails

from capolinea.core.turn import Turn
from capolinea.games.transamerica.actions import LayRail
from capolinea.games.transamerica.events import RailLaid, RoundScored
from capolinea.games.transamerica.scoring import missing_track


def vexed(*starts: str) -> TaTable:
    return at_build([ON_TRUNK, OFF_BY_5], starts, vexation=True)


@pytest.mark.rule("TA-V1")
def test_ta_v1_each_player_has_three_coloured_rails() -> None:
    assert opening(vexation=True).match.view().coloured_left == (3, 3)
    assert opening(vexation=False).match.view().coloured_left == (0, 0)


@pytest.mark.rule("TA-V1")
def test_ta_v1_without_the_variant_there_are_none() -> None:
    table = opening()
    refusal = table.refuses("colour Omaha-j6", "coloured.not_in_game", "TA-V1")
    assert refusal.fix == LayRail(A, line("Omaha-j6"))


@pytest.mark.rule("TA-V1")
def test_ta_v1_a_fourth_coloured_rail_is_refused() -> None:
    table = vexed("Omaha", "Denver")
    table.plays("colour Omaha-j6", "colour Omaha-k6")
    table.plays("rail Denver-i6", "stop")
    table.plays("colour j6-j7")
    assert table.match.view().coloured_left == (0, 3)
    refusal = table.refuses("colour j6-k7", "coloured.used_up", "TA-V1")
    assert refusal.fix == LayRail(A, line("j6-k7"))
    table.plays("rail j6-k7")


@pytest.mark.rule("TA-V1")
def test_ta_v1_coloured_rails_follow_the_rules_of_common_ones() -> None:
    table = vexed("Omaha", "Denver")
    table.refuses("colour Denver-i6", "rail.not_connected", "TA-10")
    table.plays("colour Omaha-j6")
    table.refuses("colour Omaha-k5", "rail.double_after_single", "TA-9")
    table.refuses("colour Omaha-j6", "rail.line_taken", "TA-10")
    table.plays("rail Omaha-k6")
    assert table.match.turn == Turn((B,), "build")
    table.plays("colour Denver-g6")
    assert table.events(RailLaid) == [RailLaid(B, line("Denver-g6"), 2, True, (), ())]
    assert table.match.turn == Turn((A,), "build")


@pytest.mark.rule("TA-V1")
def test_ta_v1_a_coloured_rail_may_be_the_second_of_a_turn_and_be_built_on() -> None:
    table = vexed("Omaha", "Denver")
    table.plays("rail Omaha-j6", "colour j6-j7")
    table.plays("rail Denver-i6", "stop")
    table.plays("rail j7-k8", "colour k8-Oklahoma City")
    assert table.events(RailLaid)[0].reached != ()
    assert own_points(table.state, A) == {point(name) for name in ("Omaha", "j6", "j7", "k8", "Oklahoma City")}


@pytest.mark.rule("TA-V1")
def test_ta_v1_only_the_owner_s_network_uses_it() -> None:
    """B's rail meets the far end of A's coloured one: A's network includes B's, but not the reverse."""
    table = vexed("Omaha", "i6")
    table.plays("colour Omaha-j6", "stop")
    table.plays("rail i6-j6")
    assert table.events(RailLaid)[0].joined == ()
    assert own_points(table.state, A) == {point(name) for name in ("Omaha", "j6", "i6")}
    assert own_points(table.state, B) == {point(name) for name in ("j6", "i6")}
    table.refuses("rail Omaha-k6", "rail.not_connected", "TA-10")
    table.plays("stop")
    table.plays("rail i6-i7")


@pytest.mark.rule("TA-V1")
def test_ta_v1_a_coloured_rail_to_another_start_joins_for_the_owner_alone() -> None:
    table = vexed("Omaha", "j6")
    table.plays("colour Omaha-j6")
    assert table.events(RailLaid)[0].joined == (B,)
    assert own_points(table.state, B) == {point("j6")}
    table.plays("rail Omaha-k6")
    assert own_points(table.state, B) == {point("j6")}


@pytest.mark.rule("TA-V1")
def test_ta_v1_the_line_under_it_is_taken_for_everybody() -> None:
    table = vexed("Omaha", "j6")
    table.plays("colour Omaha-j6", "stop")
    table.refuses("rail Omaha-j6", "rail.line_taken", "TA-10")
    table.refuses("colour Omaha-j6", "rail.line_taken", "TA-10")


@pytest.mark.rule("TA-V1")
def test_ta_v1_a_common_rail_beside_it_opens_the_way_for_the_other() -> None:
    table = vexed("Omaha", "i6")
    table.plays("colour Omaha-j6", "stop")
    table.plays("rail i6-j6", "stop")
    table.plays("rail j6-k6", "rail Omaha-k6")
    both = {point(name) for name in ("Omaha", "j6", "i6", "k6")}
    assert own_points(table.state, A) == own_points(table.state, B) == both


@pytest.mark.rule("TA-V1")
def test_ta_v1_it_completes_its_owner() -> None:
    table = at_build(
        [ON_TRUNK, OFF_BY_5], ["Dallas", "Oklahoma City"], [each for each in TRUNK if each != LINK], vexation=True
    )
    table.plays("colour m10-Dallas")
    result = table.events(RoundScored)[0].result
    assert [seat.lost for seat in result.seats] == [0, 5]
    assert result.owners[-1] == A
    assert set(result.owners[:-1]) == {-1}


@pytest.mark.rule("TA-V1")
def test_ta_v1_it_completes_nobody_else() -> None:
    """B's coloured rail reaches Dallas, A's start, with the whole trunk beyond: A is not connected to B."""
    table = at_build(
        [ON_TRUNK, OFF_BY_5],
        ["Dallas", "Oklahoma City"],
        [each for each in TRUNK if each != LINK],
        vexation=True,
        first=B,
    )
    table.plays("colour m10-Dallas")
    assert table.events(RoundScored) == []
    assert missing_track(table.state, A).cost == 2


@pytest.mark.rule("TA-V1")
def test_ta_v1_the_account_reckons_it_as_laid_for_the_owner_and_closed_for_others() -> None:
    """New York is one line from Washington; if it has A's coloured rail, B must take a detour."""
    table = at_build(
        [ON_TRUNK, OFF_BY_5], ["Washington", "Oklahoma City"], [each for each in TRUNK if each != LINK], vexation=True
    )
    before = missing_track(table.state, B).cost
    put_rails(table.state, [line("New York-Washington")], owner=A)
    tree = missing_track(table.state, B)
    assert before == 5
    assert tree.cost > before
    assert line("New York-Washington") not in tree.lines
    assert missing_track(table.state, A).cost == 1
    mine = at_build(
        [ON_TRUNK, OFF_BY_5], ["Dallas", "Washington"], [each for each in TRUNK if each != LINK], vexation=True
    )
    put_rails(mine.state, [line("New York-Washington")], owner=B)
    assert missing_track(mine.state, B).cost == before - 1


@pytest.mark.rule("TA-V1")
def test_ta_v1_every_round_gives_three_again() -> None:
    table = at_build(
        [ON_TRUNK, OFF_BY_5], ["Dallas", "Oklahoma City"], [each for each in TRUNK if each != LINK], vexation=True
    )
    table.plays("colour m10-Dallas")
    assert table.state.round == 2
    assert table.match.view().coloured_left == (3, 3)


@pytest.mark.rule("TA-V1")
def test_ta_v1_a_coloured_rail_of_the_turn_can_be_taken_back() -> None:
    table = vexed("Omaha", "Denver")
    table.plays("colour Omaha-j6")
    table.match.undo()
    assert table.match.view().coloured_left == (3, 3)
    assert own_points(table.state, A) == {point("Omaha")}


@pytest.mark.rule("TA-V2")
def test_ta_v2_a_coloured_rail_may_not_cut_another_player_off_from_a_point() -> None:
    """Three lines lead to Seattle. Two have A's coloured rails: the third must stay open to B."""
    table = vexed("Seattle", "Denver")
    table.plays("colour Seattle-Portland", "stop")
    table.plays("rail Denver-i6", "stop")
    table.plays("colour Seattle-b1")
    table.plays("rail Denver-i7", "stop")
    refusal = table.refuses("colour Seattle-b2", "coloured.cuts_off", "TA-V2")
    assert refusal.facts == {"holder": B, "line": line("Seattle-b2")}
    assert refusal.fix == LayRail(A, line("Seattle-b2"))


@pytest.mark.rule("TA-V2")
def test_ta_v2_a_common_rail_may_always_be_laid_there() -> None:
    table = vexed("Seattle", "Denver")
    put_rails(table.state, [line("Seattle-Portland"), line("Seattle-b1")], owner=A)
    table.plays("rail Seattle-b2")


@pytest.mark.rule("TA-V2")
def test_ta_v2_also_where_the_other_would_lose_the_way_out_of_the_own_start() -> None:
    table = vexed("Portland", "Seattle")
    put_rails(table.state, [line("Seattle-Portland")], owner=A)
    put_rails(table.state, path_along("Portland", "b2"))
    put_rails(table.state, [line("Seattle-b2")], owner=A)
    put_rails(table.state, [line("b1-b2")])
    table.refuses("colour Seattle-b1", "coloured.cuts_off", "TA-V2")


@pytest.mark.rule("TA-V2")
def test_ta_v2_a_common_rail_on_another_way_keeps_the_point_open() -> None:
    """B can use a common rail on one of the three lines, whoever laid it."""
    table = vexed("Seattle", "Portland")
    put_rails(table.state, [line("Seattle-Portland")])
    put_rails(table.state, [line("Seattle-b1")], owner=A)
    table.plays("colour Seattle-b2")


@pytest.mark.rule("TA-V2")
def test_ta_v2_a_coloured_rail_of_the_other_keeps_the_point_open_to_that_one() -> None:
    table = vexed("Seattle", "Portland")
    put_rails(table.state, [line("Seattle-Portland")], owner=B)
    put_rails(table.state, [line("Seattle-b1")], owner=A)
    table.plays("colour Seattle-b2")


@pytest.mark.rule("TA-V2")
def test_ta_v2_coloured_rails_of_two_players_together_cut_off_a_third() -> None:
    """A and B have one line to Seattle each; C must keep the last, though neither of the others needs it."""
    table = at_build([ON_TRUNK, OFF_BY_5, (3, 9, 16, 25, 28)], ["Seattle", "b1", "Denver"], vexation=True)
    put_rails(table.state, [line("Seattle-Portland")], owner=A)
    put_rails(table.state, [line("Seattle-b1")], owner=B)
    refusal = table.refuses("colour Seattle-b2", "coloured.cuts_off", "TA-V2")
    assert refusal.facts["holder"] in (1, 2)


@pytest.mark.rule("TA-V2")
def test_ta_v2_the_owner_may_shut_the_own_corner_from_inside_if_all_can_still_get_in() -> None:
    table = vexed("Seattle", "Denver")
    table.plays("colour Seattle-Portland", "stop")
    assert cost_of([line("Seattle-Portland")]) == 1
    assert table.match.view().coloured_left == (2, 3)
