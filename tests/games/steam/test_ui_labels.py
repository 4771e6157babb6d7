"""No name on a map covers another name, a city or a town, whichever row it takes; none is cut off; track is real."""

from itertools import combinations
from math import dist

import pytest

from capolinea.games.steam.board import Board, board_of, built_in_text
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.board import is_wet, shifted_label
from capolinea.games.steam.ui.geometry import (
    Layout,
    city_box,
    label_box,
    layout_of,
    roundel_box,
    sea_hexes,
    sea_outline,
    text_width,
)
from capolinea.games.steam.ui.shapes import APOTHEM, NARROW, RADIUS, WIDE, corner, middle, track, track_middle
from capolinea.render.ground import Box, Xy

MAPS = ("northeast", "ruhr", "padana")


@pytest.fixture(params=MAPS)
def layout(request: pytest.FixtureRequest) -> Layout:
    return layout_of(board_of(built_in_text(request.param)))


def towns(board: Board) -> range:
    return range(board.cities, board.places)


def rows(layout: Layout, place: int) -> list[Box]:
    """Everywhere the name may stand: the row is chosen by the track that leaves the town."""
    return [label_box(layout, place, row) for row in layout.labels[place]]


def test_every_town_has_a_row_for_its_name_and_no_city_has(layout: Layout) -> None:
    board = layout.board
    assert all([layout.labels[place] for place in towns(board)])
    assert not any([layout.labels[place] for place in range(board.cities)])


def test_no_two_names_overlap(layout: Layout) -> None:
    for one, two in combinations(towns(layout.board), 2):
        assert not [1 for a in rows(layout, one) for b in rows(layout, two) if a.meets(b)], (one, two)


def test_no_name_covers_a_city_or_another_town(layout: Layout) -> None:
    board = layout.board
    for town in towns(board):
        others = [roundel_box(layout, other) for other in towns(board) if other != town]
        cities = [city_box(layout, city) for city in range(board.cities)]
        assert not [1 for box in rows(layout, town) for taken in others + cities if box.meets(taken)], town


def test_every_name_lies_within_the_map(layout: Layout) -> None:
    for town in towns(layout.board):
        for box in rows(layout, town):
            assert box.left >= 0
            assert box.top >= 0
            assert box.right <= layout.width
            assert box.bottom <= layout.height


def test_words_over_water_touch_no_land(layout: Layout) -> None:
    for label in layout.board.map.file.labels:
        if is_wet(layout, label.column, label.row):
            column, row = shifted_label(layout, label, text_width(label.text, 8.0))
            assert is_wet(layout, column, row)


def test_the_sea_has_closed_outlines(layout: Layout) -> None:
    """Every side of water that meets land is in an outline, once."""
    sea = sea_hexes(layout.board.map)
    shore = sum([hex.step(side) not in sea for hex in sea for side in range(6)])
    outline = sea_outline(layout)
    assert outline.count("M") == outline.count("Z")
    assert outline.count("L") + outline.count("M") == shore


def test_track_leaves_every_side_in_its_middle_at_a_right_angle() -> None:
    """An arc round a corner, or round the middle of the next hex but one, meets both sides so."""
    for side in range(6):
        one, two = corner(side), corner(side + 1)
        assert dist(middle(side), ((one.x + two.x) / 2, (one.y + two.y) / 2)) == pytest.approx(0, abs=1e-9)
        round_corner = corner(side + 1)
        for end in (middle(side), middle((side + 1) % 6)):
            assert dist(end, round_corner) == pytest.approx(NARROW)
        beyond = middle((side + 1) % 6)
        centre = Xy(beyond.x * 2, beyond.y * 2)
        for end in (middle(side), middle((side + 2) % 6)):
            assert dist(end, centre) == pytest.approx(WIDE)
    assert pytest.approx(RADIUS * 3**0.5 / 2) == APOTHEM


def test_the_mark_of_a_link_lies_on_its_track() -> None:
    for one in range(6):
        for apart in (1, 2, 3):
            two = (one + apart) % 6
            half = track_middle(one, two)
            assert dist(half, middle(one)) == pytest.approx(dist(half, middle(two)))
            assert half == pytest.approx(track_middle(two, one))
            assert hypot_in_hex(half)


def hypot_in_hex(at: Xy) -> bool:
    return dist(at, (0, 0)) < APOTHEM


def test_every_pose_can_be_drawn() -> None:
    for pose in range(TILE_SET.pose_count):
        for one, two in TILE_SET.tracks[pose]:
            assert track(Xy(0.0, 0.0), one, two).startswith("M")
