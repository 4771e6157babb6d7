"""No name on the Spike map covers another name or a city, and none is cut off; every bead can be seen."""

from itertools import combinations

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.ui.drawing import free_spot, plate_box
from capolinea.games.spike.ui.geometry import ROUNDEL, label_box, land, node_xy, roundel_box, space_xy
from capolinea.render.ground import Box

CITIES = range(BOARD.cities)


def test_every_city_has_a_name_with_room_for_it() -> None:
    assert len(land().labels) == BOARD.cities == 36
    for city in CITIES:
        # The narrowest name measured takes 5 units a letter; less would mean it was not measured.
        assert land().labels[city].width > 4.5 * len(BOARD.city_names[city]), BOARD.city_names[city]


def test_no_two_names_overlap() -> None:
    assert not [
        (BOARD.city_names[a], BOARD.city_names[b])
        for a, b in combinations(CITIES, 2)
        if label_box(a).meets(label_box(b))
    ]


def test_no_name_covers_a_city() -> None:
    for city in CITIES:
        assert not [other for other in CITIES if label_box(other).meets(roundel_box(city))], BOARD.city_names[city]


def test_every_name_lies_within_the_board() -> None:
    width, height = land().view
    for city in CITIES:
        box = label_box(city)
        assert min(box.left, box.top, width - box.right, height - box.bottom) >= 3, BOARD.city_names[city]


def test_a_name_is_nearest_to_its_own_city() -> None:
    for city in CITIES:
        box = label_box(city)
        middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        away = {
            other: max(box.left - x, 0, x - box.right) ** 2 + max(box.top - y, 0, y - box.bottom) ** 2
            for other in CITIES
            for x, y in [node_xy(other)]
        }
        assert min(away, key=lambda other: away[other]) == city, (BOARD.city_names[city], middle)


def test_no_two_cities_touch_and_no_bead_lies_under_one() -> None:
    for a, b in combinations(CITIES, 2):
        assert not roundel_box(a).meets(roundel_box(b)), (BOARD.city_names[a], BOARD.city_names[b])
    for space in range(BOARD.spaces):
        x, y = space_xy(space)
        for city in (BOARD.graph.a[space], BOARD.graph.b[space]):
            if city < BOARD.cities:
                at = node_xy(city)
                assert (at.x - x) ** 2 + (at.y - y) ** 2 > ROUNDEL**2, BOARD.space_code[space]


def test_trains_in_one_place_stand_beside_each_other() -> None:
    for place in (*CITIES, *range(BOARD.cities, BOARD.places, 9)):
        taken: list[Box] = []
        for width in (43.0, 62.0, 81.0, 43.0):
            box = plate_box(free_spot(place, width, tuple(taken)), width)
            assert not [other for other in taken if box.meets(other)]
            taken.append(box)
