"""Hexes are named by the places near them, and no two alike."""

import re

import pytest

from capolinea.games.steam.board import Board, load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.ui.whereabouts import bearing, hex_words, where_words
from capolinea.i18n import LANGUAGES
from capolinea.kit.hexes import hex_named

MAPS = ("northeast", "ruhr", "padana")


def board(key: str) -> Board:
    return load_board(Options(seats=4, map=key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MAPS)
def test_no_two_hexes_have_one_name_and_none_has_a_code(key: str, language: str) -> None:
    map = board(key)
    names = [hex_words(language, map, hex) for hex in map.name]
    assert len(set(names)) == map.size
    assert not [name for name in names if re.search(r"\b[A-Z]\d", name)]


def test_a_hex_between_two_places_is_named_by_both() -> None:
    map = board("northeast")
    assert hex_words("it", map, "H7") == "fra Albany e Poughkeepsie"
    assert hex_words("en", map, "H7") == "between Albany and Poughkeepsie"


def test_a_hex_beside_a_place_is_named_by_the_side() -> None:
    map = board("northeast")
    assert hex_words("it", map, "K8") == "a nord-est di Hartford"
    assert hex_words("en", map, "K8") == "north-east of Hartford"


def test_in_a_sentence_a_place_has_its_preposition() -> None:
    map = board("northeast")
    assert (where_words("it", map, "H6"), where_words("it", map, "J8")) == ("ad Albany", "a Hartford")
    assert (where_words("en", map, "J8"), where_words("en", map, "K8")) == ("in Hartford", "north-east of Hartford")


def test_a_hex_of_another_map_keeps_its_code() -> None:
    assert hex_words("it", board("northeast"), "Z99") == "Z99"


@pytest.mark.parametrize(
    ("start", "end", "way"),
    [
        ("H6", "H5", (0, 1, 0)),
        ("H6", "H9", (3, 3, 0)),
        ("H6", "J6", (1, 1, 1)),
        ("H6", "F6", (4, 1, 1)),
        ("H6", "I4", (0, 2, 1)),
    ],
)
def test_the_way_from_a_place_goes_across_one_side_and_the_next(
    start: str, end: str, way: tuple[int, int, int]
) -> None:
    assert tuple(bearing(hex_named(start), hex_named(end))) == way
