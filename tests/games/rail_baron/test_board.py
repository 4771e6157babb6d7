"""The printed map and tables (RB-1, RB-3, RB-8, RB-9, RB-29)."""

from collections import Counter
from itertools import combinations

import pytest
from tests.support.rail_baron import BOARD, city, dot, railroad

from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.board import Board, load_board
from capolinea.games.rail_baron.rules import RULES

MAPS = [load_board(rfp_dot, acl_no_turn) for rfp_dot in (False, True) for acl_no_turn in (False, True)]


@pytest.mark.rule("RB-1")
def test_rb_1_there_are_28_railroads_for_514_000_in_all() -> None:
    assert len(BOARD.railroads) == len(set(BOARD.railroads)) == 28
    assert sum(BOARD.price) == 514_000
    assert (BOARD.price[railroad("SP")], BOARD.price[railroad("RF&P")]) == (42_000, 4_000)
    assert all([price % 1_000 == 0 for price in BOARD.price])


@pytest.mark.rule("RB-8")
def test_rb_8_67_cities_stand_on_65_dots_of_529() -> None:
    assert len(BOARD.cities) == 67
    assert len(set(BOARD.city_dot)) == 65
    assert len([1 for near in BOARD.incident if near]) == 529
    assert len([1 for near in load_board(True, False).incident if near]) == 530
    for twins in (("Minneapolis", "St. Paul"), ("Oakland", "San Francisco")):
        assert BOARD.city_dot[city(twins[0])] == BOARD.city_dot[city(twins[1])]


@pytest.mark.rule("RB-9")
def test_rb_9_749_segments_join_704_pairs_of_dots() -> None:
    segments = [each for each in range(BOARD.segments) if BOARD.present[each]]
    assert len(segments) == 749
    assert len({(BOARD.a[each], BOARD.b[each]) for each in segments}) == 704
    lines = Counter([BOARD.railroads[BOARD.railroad[each]] for each in segments])
    assert (lines["AT&SF"], lines["SP"], lines["NYNH&H"], lines["RF&P"]) == (61, 53, 3, 1)


@pytest.mark.rule("RB-9")
def test_rb_9_at_11_junctions_every_two_arms_are_a_segment_of_one_railroad() -> None:
    junctions: dict[int, set[tuple[frozenset[int], int]]] = {}
    for each in range(BOARD.segments):
        if BOARD.via[each] >= 0:
            pair = (frozenset({BOARD.a[each], BOARD.b[each]}), BOARD.railroad[each])
            junctions.setdefault(BOARD.via[each], set()).add(pair)
    assert sorted([len(pairs) for pairs in junctions.values()]) == [3] * 10 + [6]
    for pairs in junctions.values():
        arms = {end for ends, _ in pairs for end in ends}
        assert {ends for ends, _ in pairs} == {frozenset(two) for two in combinations(arms, 2)}
        assert len({line for _, line in pairs}) == 1


@pytest.mark.rule("RB-9")
@pytest.mark.parametrize("board", MAPS, ids=[board.map_id.id for board in MAPS])
def test_rb_9_each_railroad_is_one_piece_and_so_is_the_map(board: Board) -> None:
    for line in [*range(len(board.railroads)), None]:
        segments = [
            each for each in range(board.segments) if board.present[each] and line in (None, board.railroad[each])
        ]
        dots = {end for each in segments for end in (board.a[each], board.b[each])}
        reached = {board.a[segments[0]]}
        while (
            more := {
                end
                for each in segments
                if {board.a[each], board.b[each]} & reached
                for end in (board.a[each], board.b[each])
            }
            - reached
        ):
            reached |= more
        assert reached == dots


@pytest.mark.rule("RB-9")
def test_rb_9_five_cities_are_dead_ends() -> None:
    ends = [name for name in BOARD.cities if len(set(BOARD.incident[BOARD.city_dot[city(name)]][1::2])) == 1]
    assert sorted(ends) == ["Miami", "Norfolk", "Portland ME", "San Diego", "Tampa"]


@pytest.mark.rule("RB-9")
def test_rb_9_the_two_doubtful_spots_are_options_of_the_map() -> None:
    printed, with_dot, without_turn = load_board(False, False), load_board(True, False), load_board(False, True)
    washington, richmond, between = dot("Washington"), dot("Richmond"), dot("Fredericksburg")
    assert richmond in printed.incident[washington][1::2]
    assert richmond not in with_dot.incident[washington][1::2]
    assert set(with_dot.incident[between][1::2]) == {washington, richmond}
    assert [sum(board.present) for board in (printed, with_dot, without_turn)] == [749, 750, 745]
    crossing = [each for each in range(BOARD.segments) if without_turn.present[each] and BOARD.via[each] == 0]
    assert len(crossing) == 2
    assert len({board.map_id.hash for board in MAPS}) == 4


@pytest.mark.rule("RB-29")
def test_rb_29_payoffs_are_the_same_both_ways_and_only_twins_pay_nothing() -> None:
    pairs = list(combinations(range(67), 2))
    assert len(pairs) == 2_211
    assert all([BOARD.payoff[one][two] == BOARD.payoff[two][one] for one, two in pairs])
    assert all([BOARD.payoff[one][two] % 500 == 0 for one, two in pairs])
    nothing = [{BOARD.cities[one], BOARD.cities[two]} for one, two in pairs if BOARD.payoff[one][two] == 0]
    assert sorted(map(sorted, nothing)) == [["Minneapolis", "St. Paul"], ["Oakland", "San Francisco"]]
    assert BOARD.payoff[city("Chicago")][city("New York")] == 9_000


@pytest.mark.rule("RB-3")
def test_rb_3_every_city_and_region_can_be_rolled() -> None:
    assert {region for row in BOARD.region_table for region in row} == set(range(7))
    rolled = {place for rows in BOARD.city_tables for row in rows for place in row}
    assert rolled == set(range(67))
    for region, rows in enumerate(BOARD.city_tables):
        assert [len(row) for row in rows] == [11, 11]
        assert {BOARD.city_region[place] for row in rows for place in row} == {region}


def test_every_segment_has_a_text_of_its_own_that_reads_back() -> None:
    texts = {RULES.write(Ride(0, segment)): segment for segment in range(BOARD.segments)}
    assert len(texts) == BOARD.segments
    for text in list(texts)[::23]:
        assert RULES.read(0, text) == Ride(0, texts[text])
