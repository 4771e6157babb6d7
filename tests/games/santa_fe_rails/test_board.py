"""The board and what is in the box (SF-1, SF-3, SF-4, SF-18, SF-19, SF-22, SF-24)."""

import json
from collections import Counter
from importlib.resources import files

import pytest
from tests.support.santa_fe_rails import BOARD, town

from capolinea.games.santa_fe_rails.board import Board

DATA = files("capolinea.games.santa_fe_rails").joinpath("data")


@pytest.mark.rule("SF-1")
def test_sf_1_majors_and_short_lines_have_their_rails() -> None:
    rails = dict(zip(BOARD.railroad_names, BOARD.rails, strict=True))
    assert rails == {
        "Santa Fe": 32,
        "Southern Pacific": 30,
        "Great Northern": 25,
        "Union Pacific": 24,
        "Kansas Pacific": 17,
        "Rock Island": 11,
        "Texas Pacific": 8,
        "Western Pacific": 7,
        "Denver & Rio Grande Western": 6,
    }
    assert sum(BOARD.rails) == 160
    assert BOARD.majors == 5


@pytest.mark.rule("SF-3")
def test_sf_3_values_cards_and_the_four_towns_without_a_value() -> None:
    assert BOARD.towns == 42
    assert Counter(BOARD.value) == {0: 4, 2: 3, 3: 7, 4: 5, 5: 7, 6: 9, 7: 7}
    assert {name for name, value in zip(BOARD.town_names, BOARD.value, strict=True) if not value} == {
        "Milwaukee",
        "Chicago",
        "Kansas City",
        "New Orleans",
    }
    for value, cards in zip(BOARD.value, BOARD.cards, strict=True):
        assert cards == {0: 0, 2: 1, 3: 1}.get(value, 2)
    assert sum(BOARD.cards) == 66


@pytest.mark.rule("SF-4")
def test_sf_4_there_are_ten_counters() -> None:
    assert BOARD.counter_values == [4, 5]
    assert sum(BOARD.counters) == 10


@pytest.mark.rule("SF-19")
def test_sf_19_every_railroad_has_its_home_base() -> None:
    homes = {name: BOARD.town_names[home] for name, home in zip(BOARD.railroad_ids, BOARD.home, strict=True)}
    assert homes == {
        "SF": "Chicago",
        "SP": "New Orleans",
        "GN": "Milwaukee",
        "UP": "Chicago",
        "KP": "Kansas City",
        "RI": "Chicago",
        "TP": "New Orleans",
        "WP": "Sacramento",
        "DRGW": "Denver",
    }


@pytest.mark.rule("SF-18", "SF-22", "SF-24")
def test_sf_18_lines_have_segments_and_some_an_arrow_or_a_twin() -> None:
    assert all(BOARD.length)
    assert sum(BOARD.length) == BOARD.segments
    numbers = [BOARD.segment_of(2 * line, laid) for line in range(BOARD.lines) for laid in range(BOARD.length[line])]
    assert numbers == list(range(BOARD.segments))
    for line, twin in enumerate(BOARD.twin):
        assert twin < 0 or {BOARD.a[line], BOARD.b[line]} == {BOARD.a[twin], BOARD.b[twin]}
        # Both arcs fill the same segments, in opposite order.
        there = [BOARD.segment_of(2 * line, laid) for laid in range(BOARD.length[line])]
        assert there[::-1] == [BOARD.segment_of(2 * line + 1, laid) for laid in range(BOARD.length[line])]
        assert BOARD.cost[2 * line] == BOARD.cost[2 * line + 1][::-1]


def test_every_town_can_be_reached_by_every_railroad() -> None:
    for railroad in range(BOARD.railroads):
        found = [BOARD.home[railroad]]
        for at in found:  # grows while we walk it
            found += [BOARD.head[arc] for arc in BOARD.out[at] if BOARD.head[arc] not in found]
        assert set(found) == set(range(BOARD.towns)), BOARD.railroad_ids[railroad]


def test_squares_are_those_of_majors_at_towns_with_a_value() -> None:
    assert all([not bits >> BOARD.majors for bits in BOARD.squares])
    assert all([BOARD.value[place] for place, bits in enumerate(BOARD.squares) if bits])
    assert BOARD.squares[town("Denver")] == 1 << BOARD.railroad_ids.index("KP")


def test_the_paths_for_drawing_follow_the_lines() -> None:
    drawn = json.loads(DATA.joinpath("west_paths.json").read_text("utf-8"))
    assert len(drawn["paths"]) == BOARD.lines
    for line, path in enumerate(drawn["paths"]):
        assert len(path) == 6 * BOARD.length[line] + 1
        for end, place in ((path[0], BOARD.a[line]), (path[-1], BOARD.b[line])):
            assert end == pytest.approx(list(BOARD.place[place]), abs=0.01)


def test_a_map_that_does_not_work_is_refused() -> None:
    text = DATA.joinpath("west.json").read_text("utf-8")
    assert Board(text).map_id == BOARD.map_id
    triple = text.replace('["MIL", "DUL", "...", "", ', '["MIL", "STP", "...", "", ')
    with pytest.raises(ValueError, match="more than two lines"):
        Board(triple)
    with pytest.raises(ValueError, match="has cards but no value"):
        Board(text.replace("-93.09, 2, 1]", "-93.09, 0, 1]"))
    with pytest.raises(ValueError, match="without segments"):
        Board(text.replace('["MIL", "DUL", "...", "", ', '["MIL", "DUL", "", "", '))
    alone = text.replace('["MIL", "Milwaukee"', '["XXX", "Nowhere", "WI", 43.0, -87.0, 0, 0],\n  ["MIL", "Milwaukee"')
    with pytest.raises(ValueError, match="no line leads out of Nowhere"):
        Board(alone)
