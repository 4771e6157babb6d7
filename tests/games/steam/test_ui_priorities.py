"""Of many tiles for a hex the simple ones that continue something come first."""

from tests.games.steam.positions import BOARD, in_building

from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.priorities import priority_of


def keys(hex: str, *faces: str) -> list[tuple[int, ...]]:
    """The priorities of faces in their first rotation, at the beginning of a building."""
    state = in_building().state
    return [priority_of(state, 0, BOARD.hex_of[hex], TILE_SET.pose_of(face, 0)) for face in faces]


def test_simple_tiles_come_before_crossings() -> None:
    straight, cross = keys("H7", "straight", "x_cross")
    assert straight < cross


def test_what_joins_a_city_comes_first() -> None:
    state = in_building().state
    # H7 lies south of Albany: the straight from north to south continues it, another straight does not.
    north, other = [priority_of(state, 0, BOARD.hex_of["H7"], TILE_SET.pose_of("straight", turn)) for turn in (0, 1)]
    assert north < other


def test_of_equals_the_straighter_one_comes_first() -> None:
    straight, gentle, sharp = keys("H7", "straight", "gentle", "sharp")
    assert straight < gentle < sharp
