"""Incomplete links: extended, lost, claimed (ST-27, ST-28, ST-30, ST-41, ST-46)."""

import pytest
from tests.games.steam.positions import NOBODY, A, B, exit_of, in_building, owner, track

from capolinea.games.steam.events import LinkClaimed, LinkCompleted, LinkLost
from capolinea.games.steam.track import set_owner


@pytest.mark.rule("ST-27")
def test_st_27_an_incomplete_link_not_extended_in_the_following_turn_loses_its_owner() -> None:
    at = in_building()
    track(at, A, "G7 gentle 1", "G8 straight 0")
    at.plays("done")
    assert at.events(LinkLost) == [LinkLost(A, "H6", "SW")]
    assert {owner(at, "H6", "SW"), owner(at, "G7", "S"), owner(at, "G8", "S")} == {NOBODY}


@pytest.mark.rule("ST-27")
def test_st_27_extended_it_is_kept_and_until_then_no_other_may_extend_it() -> None:
    at = in_building("first_build", "engineer")
    track(at, B, "G7 gentle 1")
    at.refuses("lay G8 straight 0", "lay.meets_others", "ST-40")
    at.plays("done", "lay G8 straight 0", "done")
    assert at.events(LinkLost) == []
    assert owner(at, "H6", "SW") == B


@pytest.mark.rule("ST-46")
def test_st_46_links_begun_or_claimed_in_a_turn_are_safe_until_the_next() -> None:
    at = in_building()
    track(at, B, "G7 gentle 1")
    set_owner(at.state, exit_of("H6", "SW"), NOBODY)
    at.plays("lay H7 straight 0", "lay G8 straight 0", "done")
    assert at.events(LinkLost) == []
    assert owner(at, "H6", "SW") == owner(at, "H6", "S") == A


@pytest.mark.rule("ST-46")
def test_st_46_what_is_safe_are_the_builders_links_by_the_place_where_they_begin() -> None:
    at = in_building(cash=20)
    track(at, B, "H9 straight 0")
    at.plays("lay H7 straight 0")
    assert at.match.view(A).extended_ends == (exit_of("H6", "S"),)
    # New York's link is completed, but it is B's.
    at.plays("lay H8 town_3_right 0")
    assert at.match.view(A).extended_ends == (exit_of("H6", "S"), exit_of("H8", "N"), exit_of("H8", "NE"))


@pytest.mark.rule("ST-46")
def test_st_46_adding_a_second_track_to_a_tile_does_not_extend_the_first() -> None:
    at = in_building(cash=20)
    track(at, A, "G7 gentle 1", "G8 straight 0", "H7 gentle 4")
    at.plays("lay G8 x_cross 0", "done")
    # The link over G8 from the north was not extended; that from H7 through G8 was.
    assert at.events(LinkLost) == [LinkLost(A, "H6", "SW")]
    assert owner(at, "H6", "S") == A


@pytest.mark.rule("ST-46")
def test_st_46_who_builds_nothing_or_cannot_loses_them_all_the_same() -> None:
    at = in_building()
    track(at, A, "G7 gentle 1", "H7 straight 0")
    at.state.income[A] = -10
    assert [type(offer).__name__ for offer in at.match.offers()] == ["EndBuilding"]
    at.plays("done")
    assert len(at.events(LinkLost)) == 2


@pytest.mark.rule("ST-28")
def test_st_28_track_without_owner_is_claimed_by_extending_it() -> None:
    at = in_building()
    track(at, B, "G7 gentle 1")
    set_owner(at.state, exit_of("H6", "SW"), NOBODY)
    at.plays("lay G8 straight 0")
    assert at.events(LinkClaimed) == [LinkClaimed(A, "H6", "SW")]
    assert {owner(at, "H6", "SW"), owner(at, "G7", "NE"), owner(at, "G7", "S"), owner(at, "G8", "S")} == {A}


@pytest.mark.rule("ST-28")
def test_st_28_it_must_join_a_city_or_own_track() -> None:
    at = in_building(cash=20)
    track(at, B, "H7 straight 0", "H8 town_2_straight 0")
    set_owner(at.state, exit_of("H8", "S"), NOBODY)
    # Poughkeepsie's southern exit begins in a town that A has not reached.
    at.refuses("lay H9 gentle 4", "lay.not_joined", "ST-16")
    # But New York holds it.
    at.plays("lay H9 straight 0")
    assert at.events(LinkClaimed) == [LinkClaimed(A, "H8", "S")]
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H8", "S", "H10", "N")]


@pytest.mark.rule("ST-28")
def test_st_28_the_same_duty_follows() -> None:
    at = in_building()
    track(at, A, "G7 gentle 1")
    set_owner(at.state, exit_of("H6", "SW"), NOBODY)
    track(at, A, "G8 straight 0")
    at.plays("done")
    assert at.events(LinkLost) == [LinkLost(A, "H6", "SW")]


@pytest.mark.rule("ST-28")
def test_st_28_a_new_city_that_completes_it_is_such_a_claim() -> None:
    at = in_building("urbanization")
    track(at, B, "H7 straight 0")
    set_owner(at.state, exit_of("H6", "S"), NOBODY)
    at.plays("found H8 grey 1")
    assert at.events(LinkClaimed) == [LinkClaimed(A, "H6", "S")]
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H6", "S", "H8", "N")]


@pytest.mark.rule("ST-30")
def test_st_30_complete_links_stay_with_their_owner() -> None:
    at = in_building()
    track(at, A, "H7 straight 0", "H8 town_1 0")
    at.plays("done")
    assert at.events(LinkLost) == []
    assert owner(at, "H6", "S") == A


@pytest.mark.rule("ST-41")
def test_st_41_the_two_tracks_of_a_tile_may_have_two_owners() -> None:
    at = in_building(cash=9)
    track(at, B, "G7 gentle 1", "G8 straight 0")
    track(at, A, "H7 gentle 4")
    at.plays("lay G8 x_cross 0")
    assert [owner(at, "G8", side) for side in ("N", "S", "NE", "SW")] == [B, B, A, A]


@pytest.mark.rule("ST-41")
def test_st_41_each_open_exit_of_a_town_is_a_link_by_itself_lost_alone() -> None:
    at = in_building(cash=9)
    track(at, A, "H7 straight 0", "H8 town_4_x 0")
    at.plays("lay H9 straight 0", "done")
    assert at.events(LinkLost) == [LinkLost(A, "H8", "NE"), LinkLost(A, "H8", "SW")]
    assert [owner(at, "H8", side) for side in ("N", "NE", "S", "SW")] == [A, NOBODY, A, NOBODY]


@pytest.mark.rule("ST-41")
def test_st_41_an_exit_that_was_lost_stays_and_can_be_claimed_by_who_reaches_the_town() -> None:
    at = in_building(cash=9)
    track(at, A, "H7 straight 0", "H8 town_2_straight 0")
    set_owner(at.state, exit_of("H8", "S"), NOBODY)
    at.plays("lay H9 gentle 4")
    assert at.events(LinkClaimed) == [LinkClaimed(A, "H8", "S")]
    assert owner(at, "H8", "S") == A
