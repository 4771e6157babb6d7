"""No name on the TransAmerica board covers another name, a city or a start marker, and none is cut off."""

from itertools import combinations

from capolinea.games.transamerica.ui.geometry import label_box, land, point_xy, usa
from capolinea.render.ground import Box, Xy

#: On a phone the board is smaller and its names are not.
PHONE = 1.28
ROUNDEL = 9.9
MARKER = 10.0

CITIES = range(len(usa().cities))


def overlap(a: Box, b: Box) -> bool:
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom


def around(at: Xy, radius: float) -> Box:
    return Box(at.x - radius, at.y - radius, at.x + radius, at.y + radius)


def marker_box(city: int) -> Box:
    at, (dx, dy) = point_xy(usa().cities[city].point), land().labels[city].marker
    return around(Xy(at.x + dx, at.y + dy), MARKER)


def name(city: int) -> str:
    return usa().cities[city].name


def test_every_city_has_a_place_with_room_for_its_name() -> None:
    assert len(land().labels) == len(usa().cities) == 35
    for city in CITIES:
        # The narrowest name measured takes 6 units a letter; less would mean it was not measured.
        assert land().labels[city].width > 5 * len(name(city)), name(city)


def test_no_two_names_overlap_on_a_desk_or_on_a_phone() -> None:
    for scale in (1.0, PHONE):
        clashes = [
            (name(a), name(b)) for a, b in combinations(CITIES, 2) if overlap(label_box(a, scale), label_box(b, scale))
        ]
        assert clashes == []


def test_no_name_covers_a_city() -> None:
    for city in CITIES:
        for other in CITIES:
            town = around(point_xy(usa().cities[other].point), ROUNDEL)
            assert not overlap(label_box(city), town), (name(city), name(other))


def test_no_name_covers_a_start_marker_beside_a_city() -> None:
    for city in CITIES:
        for other in CITIES:
            assert not overlap(label_box(city), marker_box(other)), (name(city), name(other))


def test_every_name_lies_within_the_board() -> None:
    width, height = land().view
    for city in CITIES:
        box = label_box(city)
        assert min(box.left, box.top, width - box.right, height - box.bottom) >= 4, name(city)
