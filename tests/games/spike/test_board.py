"""The printed map and cards: counts and examples of the rulebook."""

from collections import Counter

import pytest
from tests.support.spike import BOARD, city

from capolinea.games.spike.board import Board, _text
from capolinea.games.spike.pieces import COLOURS, GOODS, MARKET_COLUMNS, MARKET_ROWS, POWER, STEP_PRICE, TRACKS


def contract_money(good: str, to: str) -> set[int]:
    """Return what contracts of `good` pay in a city."""
    lines = [
        line
        for card, wanted in enumerate(BOARD.contract_good)
        if GOODS[wanted] == good
        for side in BOARD.contract_lines[card]
        for line in side
    ]
    return {money for place, money in lines if place == city(to)}


@pytest.mark.rule("SP-2")
def test_sp_2_twelve_goods_fill_four_columns_of_three() -> None:
    assert len(GOODS) == MARKET_COLUMNS * len(MARKET_ROWS) == 12
    assert MARKET_ROWS == (3, 2, 1)


@pytest.mark.rule("SP-3")
def test_sp_3_forty_five_tracks_and_parts_of_a_train() -> None:
    assert TRACKS == 45
    assert POWER == ((1, 2, 3), (2, 3, 4), (1, 2, 3))
    assert STEP_PRICE == (3, 5)


@pytest.mark.rule("SP-4")
def test_sp_4_three_contract_cards_for_each_good_each_with_two_sides() -> None:
    assert Counter(BOARD.contract_good) == dict.fromkeys(range(12), 3)
    assert all([len(sides) == 2 for sides in BOARD.contract_lines])
    for sides in BOARD.contract_lines:
        for side in sides:
            assert len({place for place, _ in side}) == len(side) > 0
            assert min([money for _, money in side]) > 0


@pytest.mark.rule("SP-8")
def test_sp_8_thirty_six_route_cards_each_with_another_start() -> None:
    assert sorted(BOARD.route_start) == list(range(36))
    for start, lines in zip(BOARD.route_start, BOARD.route_lines, strict=True):
        places = [place for place, _ in lines]
        assert start not in places
        assert len(set(places)) == len(places)


@pytest.mark.rule("SP-18")
def test_sp_18_each_city_offers_one_good_and_no_contract_asks_for_a_good_where_it_is() -> None:
    assert BOARD.cities == 36
    assert GOODS[BOARD.city_good[city("Norfolk")]] == "pigs"
    assert [len(sources) for sources in BOARD.sources] == [3] * 12
    for card, good in enumerate(BOARD.contract_good):
        for side in BOARD.contract_lines[card]:
            assert not {place for place, _ in side} & set(BOARD.sources[good])


@pytest.mark.rule("SP-19", "SP-20")
def test_sp_20_the_example_of_topeka_is_on_the_cards() -> None:
    assert contract_money("fruit", "Topeka") == {9}
    assert contract_money("cattle", "Topeka") == {11}


@pytest.mark.rule("SP-34")
def test_sp_34_the_example_of_indianapolis_is_on_its_card() -> None:
    lines = BOARD.route_lines[BOARD.route_start.index(city("Indianapolis"))]
    assert [BOARD.city_names[place] for place, _ in lines] == ["Raleigh", "Columbia", "Jacksonville", "Tampa"]
    assert lines[-1][1] == max([value for _, value in lines]) == 6


@pytest.mark.rule("SP-23", "SP-24")
def test_sp_24_six_colours_are_spread_evenly_over_the_spaces() -> None:
    found = Counter(BOARD.colour)
    assert len(found) == len(COLOURS)
    assert set(found.values()) == {62, 63}
    assert (BOARD.nodes, BOARD.spaces) == (145, 375)


@pytest.mark.rule("SP-13")
def test_sp_13_no_two_cities_are_neighbours_and_no_two_spaces_join_the_same_nodes() -> None:
    ends = list(zip(BOARD.graph.a, BOARD.graph.b, strict=True))
    assert not [pair for pair in ends if max(pair) < BOARD.cities]
    assert len({frozenset(pair) for pair in ends}) == BOARD.spaces


def test_distances_pass_no_city() -> None:
    far = BOARD.distance(city("Raleigh"))
    assert far[city("Norfolk")] == far[city("Columbia")] == 2
    assert far[city("Raleigh")] == 0
    assert max(far) < BOARD.spaces


def test_a_map_with_wrong_counts_is_refused() -> None:
    with pytest.raises(ValueError, match="wrong routes"):
        Board(_text("east.json"), _text("cards.json").replace('["BGR", [', '["BOS", [', 1))
    with pytest.raises(ValueError, match="other colours"):
        Board(_text("east.json").replace('"red"', '"pink"', 1), _text("cards.json"))
