"""No name on the Rail Baron map covers another name, a city or a plate, and none is cut off."""

from itertools import combinations

from capolinea.games.rail_baron.ui.geometry import BOARD, Label, Plate, dot_xy, land
from capolinea.games.rail_baron.ui.inks import STYLES
from capolinea.render.ground import Box

TOWN = 4.6


def label_box(label: Label) -> Box:
    at = dot_xy(label.dot)
    left = at.x + label.dx - {"start": 0.0, "middle": label.width / 2, "end": label.width}[label.anchor]
    return Box(left, at.y + label.dy - 9, left + label.width, at.y + label.dy + 2.6)


def plate_box(plate: Plate) -> Box:
    half = plate.width / 2
    return Box(plate.x - half, plate.y - 6.5, plate.x + half, plate.y + 6.5)


def town_box(dot: int) -> Box:
    x, y = dot_xy(dot)
    return Box(x - TOWN, y - TOWN, x + TOWN, y + TOWN)


def test_every_city_has_a_name_with_room_for_it() -> None:
    assert {label.dot for label in land().labels} == set(BOARD.city_dot)
    for label in land().labels:
        # The narrowest name measured takes 5 units a letter; less would mean it was not measured.
        assert label.width > 4.5 * len(label.text), label.text


def test_no_two_names_overlap() -> None:
    assert not [(a.text, b.text) for a, b in combinations(land().labels, 2) if label_box(a).meets(label_box(b))]


def test_no_name_and_no_plate_covers_a_city() -> None:
    for label in land().labels:
        assert not [n.text for n in land().labels if n != label and label_box(n).meets(town_box(label.dot))]
        assert not [p.railroad for p in land().plates if plate_box(p).meets(town_box(label.dot))]


def test_plates_cover_neither_names_nor_each_other() -> None:
    for plate in land().plates:
        assert not [label.text for label in land().labels if label_box(label).meets(plate_box(plate))]
    assert not [(a.railroad, b.railroad) for a, b in combinations(land().plates, 2) if plate_box(a).meets(plate_box(b))]


def test_every_name_and_plate_lies_within_the_board() -> None:
    width, height = land().view
    for box in [*map(label_box, land().labels), *map(plate_box, land().plates)]:
        assert box.left >= 0
        assert box.top >= 0
        assert box.right <= width
        assert box.bottom <= height


def test_every_railroad_has_a_plate_and_a_style_of_its_own() -> None:
    assert {plate.railroad for plate in land().plates} == set(range(len(BOARD.railroads)))
    assert set(STYLES) == set(BOARD.railroads)
    assert len(set(STYLES.values())) == len(BOARD.railroads) == 28
