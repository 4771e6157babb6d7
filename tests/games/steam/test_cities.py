"""City Growth and Urbanization (ST-26, ST-29, ST-43)."""

import pytest
from tests.games.steam.positions import (
    BOARD,
    NO_TRACK,
    NOBODY,
    A,
    B,
    C,
    exit_of,
    goods_at,
    in_building,
    in_moving,
    owner,
    put_goods,
    track,
)

from capolinea.games.steam.actions import FoundCity, GrowCity
from capolinea.games.steam.events import CityFounded, CityGrown, LinkClaimed, LinkCompleted
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import is_complete, set_owner

H8 = BOARD.place_at[BOARD.hex_of["H8"]]


@pytest.mark.rule("ST-29")
def test_st_29_a_set_and_a_marker_go_to_a_city_without_marker() -> None:
    at = in_building("city_growth")
    put_goods(at, "M7")
    supplied = at.state.supply[10:15]
    at.plays("grow M7 3")
    (grown,) = at.events(CityGrown)
    assert list(grown.goods) == goods_at(at, "M7")
    assert [grown.goods.count(colour) for colour in COLOURS] == supplied
    assert at.state.supply[10:15] == [0] * 5
    assert at.state.markers == 9


@pytest.mark.rule("ST-29")
def test_st_29_not_to_one_that_has_grown_a_new_city_a_town_or_from_an_empty_space() -> None:
    at = in_building("urbanization", "city_growth")
    at.plays("found H8 grey 1", "done")
    at.refuses("grow H8 2", "grow.has_grown", "ST-29")
    at.refuses("grow K10 2", "grow.no_city", "ST-29")
    assert at.refuses("grow M7 1", "work.no_set", "ST-29").fix == GrowCity(B, "M7", 2)
    at.refuses("grow M7 13", "work.no_set", "ST-29")
    at.state.grown[BOARD.place_at[BOARD.hex_of["M7"]]] = True
    at.state.markers = 9
    at.refuses("grow M7 2", "grow.has_grown", "ST-29")
    at.plays("grow H6 2")
    at.refuses("grow J8 3", "grow.no_tile", "ST-29")


@pytest.mark.rule("ST-29")
def test_st_29_at_any_moment_of_the_building() -> None:
    for moment in range(4):
        at = in_building("city_growth", cash=20)
        tiles = ["lay H7 straight 0", "lay H8 town_2_straight 0", "lay H9 straight 0"]
        at.plays(*tiles[:moment], "grow M7 1", *tiles[moment:], "done")


@pytest.mark.rule("ST-26")
def test_st_26_a_new_city_on_any_town_is_no_tile_and_counts_as_grown() -> None:
    at = in_building("urbanization", cash=20)
    at.plays("lay H7 straight 0", "lay H9 straight 0", "found H8 yellow 5", "lay I7 straight 2")
    assert at.state.colour[H8] == 1
    assert at.state.grown[H8]
    assert at.state.new_cities == [1, 0, 1, 1, 4]
    assert at.state.tiles_left == 0
    assert len(goods_at(at, "H8")) == 2


@pytest.mark.rule("ST-26")
def test_st_26_the_worked_example_two_straights_and_a_city_between_are_two_links() -> None:
    at = in_building("urbanization", cash=20)
    at.plays("lay H7 straight 0", "lay H9 straight 0", "found H8 grey 1")
    assert at.events(LinkCompleted) == [
        LinkCompleted(A, "H6", "S", "H8", "N"),
        LinkCompleted(A, "H10", "N", "H8", "S"),
    ]
    assert at.state.tiles_left == 1


@pytest.mark.rule("ST-26")
def test_st_26_what_is_not_left_cannot_be_founded() -> None:
    at = in_building("urbanization")
    at.refuses("found H6 grey 1", "found.no_town", "ST-26")
    # Boston is red, the first of the colours.
    at.refuses("found M7 grey 1", "found.no_town", "ST-26")
    at.refuses("found H7 grey 1", "found.no_town", "ST-26")
    at.refuses("found H8 grey 0", "work.no_set", "ST-26")
    at.plays("found H8 red 1")
    at.refuses("found K10 grey 2", "found.no_tile", "ST-26")
    at = in_building("urbanization")
    at.state.new_cities[0], at.state.colour[BOARD.place_at[BOARD.hex_of["A7"]]] = 0, 0
    at.state.grown[BOARD.place_at[BOARD.hex_of["A7"]]] = True
    at.refuses("found H8 red 1", "found.none_left", "ST-26")


@pytest.mark.rule("ST-26", "ST-29")
def test_st_26_of_a_name_that_is_nobodys_only_the_beginning_is_told() -> None:
    name = "abcdefghijklmnopqrstuvwxyz"
    at = in_building("urbanization")
    assert at.refuses(FoundCity(A, name, "grey", 1), "found.no_town", "ST-26").facts == {"hex": name[:20]}
    at = in_building("city_growth")
    assert at.refuses(GrowCity(A, name, 1), "grow.no_city", "ST-29").facts == {"hex": name[:20]}


@pytest.mark.rule("ST-26")
def test_st_26_without_a_set_left_it_comes_without_goods() -> None:
    at = in_building("urbanization")
    at.state.bag = [bag + sum(at.state.supply[colour::5]) for colour, bag in enumerate(at.state.bag)]
    at.state.supply = [0] * len(at.state.supply)
    assert at.refuses("found H8 grey 1", "work.no_set", "ST-26").fix == FoundCity(A, "H8", "grey", 0)
    at.plays("found H8 grey 0")
    assert at.events(CityFounded) == [CityFounded(A, "H8", "grey", 0, ())]


@pytest.mark.rule("ST-26")
def test_st_26_it_completes_links_whoever_owns_them_and_the_tile_goes_back() -> None:
    at = in_building("urbanization")
    track(at, B, "H7 straight 0", "H8 town_1 0")
    track(at, C, "H9 straight 0")
    towns = at.state.left[TILE_SET.kinds.index("town_1")]
    at.plays("found H8 grey 1")
    assert at.events(LinkCompleted) == [LinkCompleted(C, "H10", "N", "H8", "S")]
    assert at.state.left[TILE_SET.kinds.index("town_1")] == towns + 1
    assert (owner(at, "H8", "N"), owner(at, "H8", "S")) == (B, C)
    assert is_complete(at.state, exit_of("H8", "N"))


@pytest.mark.rule("ST-43")
def test_st_43_open_exits_of_the_old_tile_vanish_whoever_owns_them() -> None:
    at = in_building("urbanization")
    track(at, B, "H7 straight 0", "H8 town_4_x 0")
    at.plays("found H8 grey 1")
    assert [owner(at, "H8", side) for side in ("N", "NE", "S", "SW")] == [B, NO_TRACK, NO_TRACK, NO_TRACK]
    assert at.state.open == []
    # A may begin there now, as in any city.
    at.plays("lay H9 straight 0")
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H8", "S", "H10", "N")]


@pytest.mark.rule("ST-43")
def test_st_43_links_that_began_at_the_town_go_on_from_the_city() -> None:
    at = in_building("urbanization")
    track(at, A, "H7 straight 0", "H8 town_2_straight 0", "H9 gentle 4")
    at.plays("found H8 grey 1")
    assert at.state.other_end[exit_of("H8", "S")] == exit_of("H9", "SW")
    assert owner(at, "H8", "S") == A


@pytest.mark.rule("ST-43")
def test_st_43_an_ownerless_end_is_completed_for_the_placer_and_no_terrain_is_paid() -> None:
    at = in_building("urbanization", cash=0)
    track(at, B, "H7 straight 0")
    track(at, C, "H9 straight 0")
    set_owner(at.state, exit_of("H6", "S"), NOBODY)
    at.plays("found H8 grey 1")
    assert at.events(LinkClaimed) == [LinkClaimed(A, "H6", "S")]
    assert (owner(at, "H8", "N"), owner(at, "H8", "S")) == (A, C)
    assert at.state.cash[A] == 0


@pytest.mark.rule("ST-43")
def test_st_43_track_from_the_new_city_back_to_itself_stays_incomplete() -> None:
    at = in_building("urbanization", cash=9)
    track(at, A, "H7 straight 0", "H8 town_2_gentle 0", "I9 sharp 4", "H9 sharp 0")
    at.plays("found H8 grey 1")
    assert at.events(LinkCompleted) == []
    assert not is_complete(at.state, exit_of("H8", "SE"))
    assert exit_of("H9", "N") in at.state.open
    # Its last tile can be led to New York.
    at.plays("lay H9 gentle 1")
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H8", "SE", "H10", "N")]


@pytest.mark.rule("ST-43")
def test_st_43_goods_may_leave_and_reach_a_new_city() -> None:
    at = in_building("urbanization")
    track(at, A, "H7 straight 0")
    at.plays("found H8 grey 1")
    put_goods(at, "H6", "grey")
    put_goods(at, "H8", "purple")
    at.plays("done", "done", "done")
    while at.state.actor != A:
        at.plays("stay")
    texts = [at.match.rules.write(offer) for offer in at.match.offers()]
    assert texts[:2] == ["move grey H6 S", "move purple H8 N"]


@pytest.mark.rule("ST-29")
def test_st_29_supply_spaces_are_never_refilled() -> None:
    at = in_moving("city_growth to pass")
    assert [sum(at.state.supply[space * 5 : space * 5 + 5]) for space in range(12)] == [2] * 12
