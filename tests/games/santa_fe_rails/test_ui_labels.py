"""The drawing fits the map's data, and nothing on it covers anything else."""

import hashlib
from importlib.resources import files
from itertools import combinations, pairwise
from math import dist

import pytest

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.geometry import Label, Sign, land, line_of, segments_of, town_xy
from capolinea.games.santa_fe_rails.ui.inks import STYLES
from capolinea.games.santa_fe_rails.ui.signs import (
    PILL_ROOM,
    PLATE_HALF,
    PLATE_WIDTH,
    SQUARE_HALF,
    TOWN_HALF,
)
from capolinea.render.ground import Xy

Box = tuple[float, float, float, float]

ASCENT, DESCENT = 9.5, 2.8
TOOL = "the map has changed: run tools/make_santa_fe_rails_land.py"


def around(at: Xy, across: float, down: float) -> Box:
    return at.x - across, at.y - down, at.x + across, at.y + down


def name_box(label: Label) -> Box:
    at = town_xy(label.town)
    left = at.x + label.dx - {"start": 0.0, "middle": label.width / 2, "end": label.width}[label.anchor]
    return left, at.y + label.dy - ASCENT, left + label.width, at.y + label.dy + DESCENT


def sign_box(sign: Sign, across: float, down: float) -> Box:
    return around(Xy(sign.x, sign.y), across, down)


def static_boxes() -> dict[str, Box]:
    """Return everything that is always on the map."""
    found = {f"town {town}": around(town_xy(town), *TOWN_HALF) for town in range(BOARD.towns)}
    found |= {f"name {label.text}": name_box(label) for label in land().labels}
    found |= {f"square {s.town}.{s.railroad}": sign_box(s, SQUARE_HALF, SQUARE_HALF) for s in land().squares}
    found |= {f"home {s.railroad}": sign_box(s, PLATE_WIDTH / 2, PLATE_HALF) for s in land().homes}
    return found


def overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def test_the_drawing_was_made_from_the_map_as_it_is() -> None:
    folder = files("capolinea.games.santa_fe_rails").joinpath("data")
    texts = [folder.joinpath(name).read_text("utf-8") for name in ("west.json", "west_paths.json")]
    assert land().made_from == hashlib.sha256("".join(texts).encode()).hexdigest()[:16], TOOL
    assert len(land().towns) == BOARD.towns
    assert len(land().segments) == len(land().pills) == len(land().plates) == BOARD.segments
    assert len(land().arrows) == BOARD.arrow.count(True)
    assert len(land().crossings) == sum([sign in "~%" for signs in BOARD.terrain for sign in signs])


def test_nothing_covers_anything_else() -> None:
    assert [(one[0], two[0]) for one, two in combinations(static_boxes().items(), 2) if overlap(one[1], two[1])] == []


def test_everything_is_on_the_map() -> None:
    width, height = land().view
    for name, box in static_boxes().items():
        assert box[0] > 0, name
        assert box[1] > 0, name
        assert box[2] < width, name
        assert box[3] < height, name


def test_plates_and_pills_leave_names_and_towns_free() -> None:
    boxes = static_boxes()
    for places, room in ((land().plates, (PLATE_WIDTH / 2, PLATE_HALF)), (land().pills, PILL_ROOM)):
        hidden = 0
        for at in places:
            assert at
            hidden += sum([any([overlap(around(spot, *room), box) for box in boxes.values()]) for spot in at[:1]])
        # A very short segment between two towns may have no room for its plate.
        assert hidden <= 3


@pytest.mark.rule("SF-18")
def test_the_segments_of_a_line_lie_in_a_row_between_its_towns() -> None:
    for line in range(BOARD.lines):
        drawn = [land().segments[segment] for segment in segments_of(line)]
        assert [line_of(segment) for segment in segments_of(line)] == [line] * BOARD.length[line]
        assert dist(drawn[0][0], town_xy(BOARD.a[line])) < 14
        assert dist(drawn[-1][-1], town_xy(BOARD.b[line])) < 14
        for one, two in pairwise(drawn):
            assert 1 < dist(one[-1], two[0]) < 5
        assert all([dist(points[0], points[-1]) > 9 for points in drawn])


@pytest.mark.rule("SF-24")
def test_twin_lines_run_apart() -> None:
    for line, twin in enumerate(BOARD.twin):
        if twin > line:
            one = [at for segment in segments_of(line) for at in land().segments[segment]]
            two = [at for segment in segments_of(twin) for at in land().segments[segment]]
            halfway = one[len(one) // 2]
            assert min([dist(halfway, at) for at in two]) > 9, (BOARD.town_names[BOARD.a[line]], line)


def test_every_railroad_has_a_look_of_its_own() -> None:
    assert list(STYLES) == BOARD.railroad_ids
    assert len({(ink, stroke) for ink, stroke, _ in STYLES.values()}) == BOARD.railroads
    assert len({code for _, _, code in STYLES.values()}) == BOARD.railroads
    majors = [STYLES[name] for name in BOARD.railroad_ids[: BOARD.majors]]
    assert len({stroke for _, stroke, _ in majors}) == BOARD.majors
