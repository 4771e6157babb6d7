"""The end of a round: when it ends, what it costs, what is shown (TA-13 to TA-15, TA-21)."""

import pytest
from tests.games.transamerica.positions import (
    LINK,
    OFF_BY_5,
    OFF_BY_13,
    ON_TRUNK,
    TRUNK,
    A,
    B,
    C,
    TaTable,
    at_build,
    before_the_end,
)
from tests.support.transamerica import GRAPH, cost_of, hand, line, path_along, set_points

from capolinea.core.action import Undo
from capolinea.core.event import visible
from capolinea.games.transamerica.actions import Stop
from capolinea.games.transamerica.events import HandDealt, RoundBegan, RoundResult, RoundScored
from capolinea.games.transamerica.scoring import missing_track


def scored(table: TaTable) -> RoundResult:
    (event,) = table.events(RoundScored)
    result: RoundResult = event.result
    return result


@pytest.mark.rule("TA-13")
def test_ta_13_the_round_ends_at_once_in_the_middle_of_a_turn() -> None:
    """A lays one single line, has all five cities, and lays no second rail."""
    table = before_the_end()
    table.plays("rail m10-Dallas")
    assert scored(table).seats[A].lost == 0
    assert table.state.round == 2
    assert table.match.turn is not None
    assert table.match.turn.phase == "start"
    assert table.match.turn.seats == (B,)


@pytest.mark.rule("TA-13")
def test_ta_13_the_round_ends_with_the_second_rail_of_a_turn() -> None:
    table = before_the_end()
    table.plays("rail Dallas-o11")
    assert table.state.round == 1
    table.plays("rail m10-Dallas")
    assert scored(table).rails[-2:] == (line("Dallas-o11"), LINK)


@pytest.mark.rule("TA-13")
def test_ta_13_the_round_ends_on_another_s_turn() -> None:
    """B lays the rail that completes A, and pays for it."""
    table = before_the_end(first=B)
    table.plays("rail m10-Dallas")
    assert [seat.lost for seat in scored(table).seats] == [0, 5]


@pytest.mark.rule("TA-13")
def test_ta_13_any_city_may_be_the_last_also_the_first_of_the_deck() -> None:
    """Phoenix has number 0; a single line leads there from the trunk."""
    cities = hand("Phoenix, Washington, Santa Fe, San Francisco, Cincinnati")
    table = at_build([cities, OFF_BY_13], ["Santa Fe", "Oklahoma City"], TRUNK)
    table.plays("rail g9-Phoenix")
    assert scored(table).seats[A].lost == 0


@pytest.mark.rule("TA-13")
def test_ta_13_a_rail_that_completes_nobody_does_not_end_the_round() -> None:
    table = before_the_end()
    table.plays("rail Dallas-o11", "rail Dallas-o12")
    table.plays("rail New York-Washington", "stop")
    assert table.events(RoundScored) == []
    assert table.state.round == 1


@pytest.mark.rule("TA-13")
def test_ta_13_one_rail_may_complete_several_whoever_laid_it() -> None:
    """C connects east and west: A and B, on either side, are both complete; nobody gains a point."""
    bridge = line("k9-Oklahoma City")
    hands = [ON_TRUNK, hand("El Paso, New York, Oklahoma City, Los Angeles, Chicago")]
    hands.append(hand("Phoenix, Winston, St. Louis, Sacramento, Helena"))
    more = [*path_along("Santa Fe", "El Paso"), line("New York-Washington"), line("n5-n6"), line("Chicago-n5")]
    table = at_build(
        hands, ["Dallas", "El Paso", "Santa Fe"], [each for each in [*TRUNK, *more] if each != bridge], first=C
    )
    table.plays("rail k9-Oklahoma City")
    result = scored(table)
    assert [seat.lost for seat in result.seats][:2] == [0, 0]
    assert [seat.points for seat in result.seats][:2] == [13, 13]
    # C: 7 to Helena, 3 to Winston, 1 each to Sacramento and Phoenix.
    assert (result.seats[C].lost, result.seats[C].points) == (12, 1)


@pytest.mark.rule("TA-13")
def test_ta_13_the_last_rail_cannot_be_taken_back() -> None:
    table = before_the_end(hands=(OFF_BY_5, ON_TRUNK))
    table.plays("rail m10-Dallas")
    for seat in (A, B):
        assert table.match.undo_target(seat) is None
    table.refuses(Undo(B, 2), "undo.not_yours")


@pytest.mark.rule("TA-13")
def test_ta_13_undo_does_not_reach_past_the_end_of_a_round_by_whoever_begins_the_next() -> None:
    """B lays the last rail and, as the next first player, moves again: what was shown stays shown."""
    table = before_the_end(first=A)
    table.plays("rail Dallas-o11", "stop")
    table.plays("rail m10-Dallas")
    assert table.match.turn is not None
    assert table.match.turn.seats == (B,)
    table.refuses(Undo(B, table.match.last_entry - 1), "undo.revealed", "core")


@pytest.mark.rule("TA-14")
def test_ta_14_every_missing_line_costs_1_or_2() -> None:
    table = before_the_end()
    table.plays("rail m10-Dallas")
    result = scored(table)
    names = ["Chicago-n5", "n5-n6", "New York-Washington", "Sacramento-San Francisco", "g9-Phoenix"]
    assert result.seats[B].missing == tuple(sorted([line(name) for name in names]))
    assert result.seats[B].lost == 5
    assert result.seats[A].missing == ()


@pytest.mark.rule("TA-14")
def test_ta_14_a_missing_double_line_costs_2() -> None:
    """Without the rail over the Potomac, Washington is one double line away."""
    double = line("q6-Washington")
    assert GRAPH.cost[double] == 2
    rails = [each for each in TRUNK if each not in (LINK, double)]
    table = at_build([OFF_BY_13, ON_TRUNK], ["Helena", "Oklahoma City"], rails)
    assert missing_track(table.state, B).lines == [double, LINK]
    assert missing_track(table.state, B).cost == 3


@pytest.mark.rule("TA-14")
def test_ta_14_it_is_the_least_total_not_the_sum_of_single_ways() -> None:
    """The trunk connects A's cities for 25, the paths from Dallas to each cost more; 23 are enough."""
    table = at_build([ON_TRUNK, OFF_BY_5], ["Dallas", "Denver"])
    costs = [cost_of(path_along("Dallas", name)) for name in ("Washington", "Santa Fe", "San Francisco", "Cincinnati")]
    assert missing_track(table.state, A).cost == 23
    assert cost_of(TRUNK) == 25
    assert sum(costs) > 25


@pytest.mark.rule("TA-14")
def test_ta_14_rails_that_lie_apart_from_the_network_are_free_to_use() -> None:
    """A, in Dallas, is one line from B's long network: it costs 1, not a detour."""
    table = before_the_end()
    assert missing_track(table.state, A).cost == 1


@pytest.mark.rule("TA-14")
def test_ta_14_each_player_is_reckoned_alone() -> None:
    """B is missing Sacramento, C Medford beyond it: each pays for the line from San Francisco."""
    table = before_the_end(hands=(ON_TRUNK, OFF_BY_5, hand("El Paso, Winston, St. Louis, Medford, Minneapolis")))
    table.plays("rail m10-Dallas")
    b, c = scored(table).seats[B:]
    assert line("Sacramento-San Francisco") in b.missing
    assert line("Sacramento-San Francisco") in c.missing
    assert (b.lost, c.lost) == (5, 13)


@pytest.mark.rule("TA-15")
def test_ta_15_a_locomotive_moves_a_space_for_each_point_lost() -> None:
    table = before_the_end()
    table.plays("rail m10-Dallas")
    assert table.match.view().scores == (13, 8)
    assert [seat.points for seat in scored(table).seats] == [13, 8]


@pytest.mark.rule("TA-15")
@pytest.mark.parametrize(("points", "after"), [((8, 13), (8, 8)), ((10, 13), (10, 8))])
def test_ta_15_locomotives_share_spaces_and_pass_one_another(points: tuple[int, int], after: tuple[int, int]) -> None:
    table = before_the_end()
    set_points(table.state, 1, points)
    table.plays("rail m10-Dallas")
    assert table.match.view().scores == after


@pytest.mark.rule("TA-15")
def test_ta_15_the_account_names_the_same_lines_for_the_same_position() -> None:
    accounts = set()
    for _ in range(3):
        table = before_the_end(hands=(ON_TRUNK, OFF_BY_5, OFF_BY_13))
        table.plays("rail m10-Dallas")
        accounts.add(scored(table))
    (result,) = accounts
    for seat in result.seats:
        assert cost_of(seat.missing) == seat.lost
    assert result.seats[C].lost == 13


@pytest.mark.rule("TA-15")
def test_ta_15_the_outcome_accounts_for_each_round() -> None:
    table = before_the_end()
    set_points(table.state, 2, [13, 5])
    table.plays("rail m10-Dallas")
    outcome = table.match.outcome
    assert outcome is not None
    parts = [(part.code, part.value) for part in outcome.breakdown[B]]
    assert parts == [("start", 13), ("round", 0), ("round", -8), ("round", -5)]


@pytest.mark.rule("TA-21")
def test_ta_21_all_hands_are_shown_when_a_round_is_scored() -> None:
    table = before_the_end()
    entry = table.plays("rail m10-Dallas")
    for viewer in (None, A, B):
        (event,) = [each for each in visible(entry.events, viewer) if isinstance(each, RoundScored)]
        assert [seat.hand for seat in event.result.seats] == [tuple(ON_TRUNK), tuple(OFF_BY_5)]
        assert table.match.view(viewer).history[-1] == event.result
    assert entry.blocks_undo


@pytest.mark.rule("TA-21")
def test_ta_21_showing_the_hands_reveals_a_secret_also_where_nothing_is_dealt_after_it() -> None:
    table = before_the_end(hands=(ON_TRUNK, OFF_BY_5, OFF_BY_13))
    entry = table.plays("rail m10-Dallas")
    assert table.match.outcome is not None
    assert entry.draws == ()
    assert entry.blocks_undo


@pytest.mark.rule("TA-21")
def test_ta_21_undealt_cards_stay_hidden_and_so_does_the_next_deal() -> None:
    table = before_the_end()
    entry = table.plays("rail m10-Dallas")
    shown = {
        city
        for event in visible(entry.events, None)
        if isinstance(event, RoundScored)
        for seat in event.result.seats
        for city in seat.hand
    }
    assert shown == {*ON_TRUNK, *OFF_BY_5}
    assert [event for event in visible(entry.events, None) if isinstance(event, HandDealt)] == []
    assert [event.round for event in entry.events if isinstance(event, RoundBegan)] == [2]


@pytest.mark.rule("TA-13")
def test_ta_13_a_turn_cannot_be_ended_after_the_round_has() -> None:
    table = before_the_end()
    table.plays("rail m10-Dallas")
    table.refuses(Stop(B), "rail.start_first", "TA-7")


@pytest.mark.rule("TA-13")
def test_ta_13_joining_a_network_that_has_the_cities_is_enough() -> None:
    """All rails were laid by B; A lays one and has everything."""
    last = line("Oklahoma City-m10")
    table = at_build([ON_TRUNK, OFF_BY_5], ["m10", "Oklahoma City"], [each for each in TRUNK if each != last])
    table.plays("rail Oklahoma City-m10")
    assert scored(table).seats[A].lost == 0


@pytest.mark.rule("TA-14", "TA-15")
@pytest.mark.parametrize("apart", [B, C])
def test_ta_14_each_loss_is_reckoned_from_the_own_network_where_networks_have_not_met(apart: int) -> None:
    """One is at o11, one line beyond Dallas: 1 to the trunk, which A's last rail connects, and 5 from there."""
    others = [(OFF_BY_13, "Oklahoma City", 13)]
    others.insert(apart - 1, (OFF_BY_5, "o11", 6))
    hands, starts, lost = zip((ON_TRUNK, "Dallas", 0), *others, strict=True)
    table = at_build(hands, starts, [each for each in TRUNK if each != LINK])
    table.plays("rail m10-Dallas")
    assert [seat.lost for seat in scored(table).seats] == list(lost)
