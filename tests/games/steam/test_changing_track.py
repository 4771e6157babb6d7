"""Improving, two-track tiles, redirecting, and pieces (ST-22 to ST-25, ST-42, ST-44, ST-45, ST-47)."""

import pytest
from tests.games.steam.positions import (
    NO_TRACK,
    NOBODY,
    A,
    B,
    StTable,
    base,
    exit_of,
    in_building,
    owner,
    scatter,
    track,
)
from tests.support.steam_maps import SMALL

from capolinea.games.steam.actions import EndBuilding, TakeBack
from capolinea.games.steam.events import CapitalRaised, LinkClaimed, LinkCompleted, LinkLost, TrackLaid, TrackTakenBack
from capolinea.games.steam.meta import RULES_VERSION
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import set_owner


def kind(name: str) -> int:
    return TILE_SET.kinds.index(name)


# Improving.


@pytest.mark.rule("ST-23")
def test_st_23_the_worked_example_a_crossing_over_a_rivals_curve_costs_4() -> None:
    """Green's track south of Boston goes on north-west across black's curve, on a river."""
    at = in_building(cash=9)
    track(at, A, "M8 sharp 5")
    track(at, B, "L7 gentle 1")
    at.plays("lay L7 bow_cross 1")
    (laid,) = at.events(TrackLaid)
    assert (laid.way, laid.cost, laid.terrain) == ("improved", 4, 0)
    assert owner(at, "L7", "NE") == owner(at, "L7", "S") == B
    assert owner(at, "L7", "SE") == owner(at, "L7", "NW") == A
    assert at.state.tiles_left == 2


@pytest.mark.rule("ST-23")
def test_st_23_all_track_of_the_old_tile_is_kept() -> None:
    at = in_building()
    track(at, A, "M8 sharp 5")
    track(at, B, "L7 gentle 1")
    at.refuses("lay L7 straight 2", "lay.track_lost", "ST-23")
    at.refuses("lay L7 bow_cross 4", "lay.track_lost", "ST-23")
    at.refuses("lay L7 gentle 1", "lay.track_lost", "ST-23")


@pytest.mark.rule("ST-23")
def test_st_23_complete_links_can_be_crossed_and_the_tile_goes_back_to_the_supply() -> None:
    at = in_building(cash=9)
    track(at, B, "G7 gentle 1", "G8 straight 0", "G9 straight 0", "G10 gentle 0")
    track(at, A, "H7 gentle 4")
    straights = at.state.left[kind("straight")]
    at.plays("lay G8 x_cross 0")
    assert at.state.left[kind("straight")] == straights + 1
    assert at.state.left[kind("x_cross")] == 3
    assert owner(at, "G8", "SW") == A
    assert owner(at, "H6", "SW") == B


@pytest.mark.rule("ST-22")
def test_st_22_a_town_tile_may_be_replaced_by_one_with_more_exits_that_keeps_the_old_ones() -> None:
    at = in_building(cash=20)
    track(at, A, "H7 straight 0", "H8 town_1 0")
    at.refuses("lay H8 town_2_gentle 1", "lay.track_lost", "ST-23")
    at.refuses("lay H8 town_1 3", "lay.track_lost", "ST-23")
    at.plays("lay H8 town_2_straight 0")
    (laid,) = at.events(TrackLaid)
    assert (laid.way, laid.cost, laid.terrain) == ("improved", 3, 0)
    at.plays("lay H8 town_4_x 0")
    assert at.events(TrackLaid)[0].cost == 5
    at.refuses("lay H8 town_4_foot 2", "lay.track_lost", "ST-23")


@pytest.mark.rule("ST-42")
def test_st_42_old_exits_keep_their_owner_and_the_builder_must_reach_the_town() -> None:
    at = in_building(cash=20)
    track(at, B, "H7 straight 0", "H8 town_1 0")
    at.refuses("lay H8 town_2_straight 0", "lay.not_joined", "ST-16")
    track(at, A, "H9 straight 0")
    # The new tile completes A's link from New York.
    at.plays("lay H8 town_3_right 3")
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H10", "N", "H8", "S")]
    assert [owner(at, "H8", side) for side in ("N", "S", "SW")] == [B, A, A]


@pytest.mark.rule("ST-42")
def test_st_42_a_link_already_there_is_enough() -> None:
    at = in_building(cash=20)
    track(at, B, "H7 straight 0", "H8 town_1 0")
    track(at, A, "H9 straight 0", "H8 town_2_straight 0")
    at.plays("lay H8 town_3_right 0")
    assert owner(at, "H8", "NE") == A


@pytest.mark.rule("ST-42")
def test_st_42_an_open_exit_without_owner_falls_to_the_builder_and_is_safe_until_the_next_turn() -> None:
    at = in_building(cash=20)
    track(at, A, "H7 straight 0", "H8 town_2_straight 0")
    set_owner(at.state, exit_of("H8", "S"), NOBODY)
    at.plays("lay H8 town_3_right 0")
    assert at.events(LinkClaimed) == [LinkClaimed(A, "H8", "S")]
    assert [owner(at, "H8", side) for side in ("N", "NE", "S")] == [A, A, A]
    at.plays("done")
    assert at.events(LinkLost) == []
    assert owner(at, "H8", "S") == A


@pytest.mark.rule("ST-42")
def test_st_42_an_open_exit_of_another_stays_that_players() -> None:
    at = in_building(cash=20)
    track(at, B, "H7 straight 0", "H8 town_2_gentle 0")
    track(at, A, "H9 straight 0", "H8 town_3_left 2")
    at.plays("lay H8 town_4_k 0")
    assert at.events(LinkClaimed) == []
    assert [owner(at, "H8", side) for side in ("N", "NE", "SE", "S")] == [B, A, B, A]


@pytest.mark.rule("ST-42")
def test_st_42_ownerless_track_that_leads_out_of_the_town_is_no_open_exit() -> None:
    """Neither that of an incomplete link nor that of a complete one."""
    at = in_building(cash=20)
    track(at, B, "H7 straight 0", "H8 town_2_gentle 0", "I9 straight 2")
    track(at, A, "H9 straight 0", "H8 town_3_left 2")
    set_owner(at.state, exit_of("H8", "N"), NOBODY)
    set_owner(at.state, exit_of("H8", "SE"), NOBODY)
    at.plays("lay H8 town_4_k 0")
    assert at.events(LinkClaimed) == []
    assert [owner(at, "H8", side) for side in ("N", "NE", "SE", "S")] == [NOBODY, A, NOBODY, A]


@pytest.mark.rule("ST-42")
def test_st_42_by_version_1_ownerless_exits_stay_so() -> None:
    at = in_building(cash=20, version=1)
    track(at, A, "H7 straight 0", "H8 town_2_straight 0")
    set_owner(at.state, exit_of("H8", "S"), NOBODY)
    at.plays("lay H8 town_3_right 0")
    assert at.events(LinkClaimed) == []
    assert owner(at, "H8", "S") == NOBODY


# Two tracks on an empty hex.


@pytest.mark.rule("ST-24")
def test_st_24_the_worked_example_two_tracks_on_a_river_cost_5() -> None:
    """South-east of Hartford, one track from the city, one from own track."""
    at = in_building(cash=9)
    track(at, A, "J9 sharp 0")
    at.plays("lay K9 gentle_gentle 2")
    (laid,) = at.events(TrackLaid)
    assert (laid.cost, laid.terrain) == (5, 1)
    assert [owner(at, "K9", side) for side in ("NW", "NE", "SW", "SE")] == [A] * 4
    assert at.state.loose == ()
    at.plays("done")


@pytest.mark.rule("ST-24", "ST-47")
def test_st_47_loose_track_must_be_joined_before_the_building_ends() -> None:
    at = in_building(cash=20)
    at.plays("lay K9 gentle_gentle 2")
    assert at.state.loose
    refusal = at.refuses("done", "end.loose_track", "ST-24")
    assert (refusal.facts, refusal.fix) == ({"hex": "K9"}, TakeBack(A))
    at.plays("lay J9 sharp 0")
    assert at.state.loose == ()
    at.refuses("take back", "take_back.nothing_loose", "ST-47")
    at.plays("done")
    assert owner(at, "K9", "SE") == A


@pytest.mark.rule("ST-47")
def test_st_47_one_track_must_be_sound_at_once() -> None:
    at = in_building(cash=20)
    at.refuses("lay G8 x_cross 0", "lay.not_joined", "ST-16")
    at.plays("lay G7 x_cross 0")


@pytest.mark.rule("ST-47")
def test_st_47_with_loose_track_no_city_is_grown_or_founded() -> None:
    at = in_building("urbanization", cash=20)
    at.plays("lay K9 gentle_gentle 2")
    assert at.refuses("found H8 grey 1", "work.loose_track", "ST-47").fix == TakeBack(A)
    at.plays("lay J9 sharp 0", "found H8 grey 1", "done")


@pytest.mark.rule("ST-47")
def test_st_47_the_last_tile_is_taken_back_with_all_it_cost_and_not_laid_again_in_that_way() -> None:
    at = in_building(cash=3)
    before = (at.state.pose[:], at.state.owner[:], at.state.other_end[:], at.state.left[:])
    at.plays("lay K9 gentle_gentle 2")
    assert at.events(CapitalRaised) == [CapitalRaised(A, 5, 1, 0)]
    assert at.match.view(A).spent == 5
    at.plays("take back")
    assert at.match.view(A).spent == 0
    assert at.events(TrackTakenBack) == [TrackTakenBack(A, "K9", 5)]
    assert (at.state.cash[A], at.state.income[A], at.state.tiles_left) == (3, 0, 3)
    assert (at.state.pose, at.state.owner, at.state.other_end, at.state.left) == before
    at.refuses("lay K9 gentle_gentle 2", "lay.taken_back", "ST-47")
    at.plays("lay K9 gentle_sharp_a 2", "take back", "done")
    # In the next building it may be.
    at.plays("lay K9 gentle_gentle 2")


@pytest.mark.rule("ST-47")
def test_st_47_tiles_are_taken_back_one_by_one_until_nothing_is_loose() -> None:
    at = in_building(cash=30)
    at.plays("lay K9 gentle_gentle 2", "lay H7 straight 0")
    assert len(at.state.undo_stack) == 2
    at.plays("take back")
    assert at.state.loose
    at.plays("take back")
    assert at.state.loose == ()
    assert at.state.cash[A] == 30
    at.refuses("lay H7 straight 0", "lay.taken_back", "ST-47")
    at.plays("done")


@pytest.mark.rule("ST-47")
def test_st_47_what_is_still_loose_after_a_tile_was_taken_back_is_known_by_both_its_ends() -> None:
    """Chains are found anew then, hex by hex, also where track lies on J1, whose exits have numbers near 5 * K9."""
    at = in_building(cash=30)
    track(at, A, "I2 gentle 5", "J1 gentle 2")
    at.plays("lay K9 gentle_gentle 2", "lay H7 straight 0", "take back")
    assert at.state.other_end[exit_of("K9", "SE")] == exit_of("K9", "SW")
    assert at.state.other_end[exit_of("K9", "SW")] == exit_of("K9", "SE")
    assert {exit_of("K9", "SE"), exit_of("K9", "SW")} < set(at.state.open)


@pytest.mark.rule("ST-47")
def test_st_47_no_other_tile_leaves_loose_track() -> None:
    at = in_building(cash=30)
    at.plays("lay K9 gentle_gentle 2")
    # J9 leads on from the loose track, but to no city.
    at.refuses("lay J9 straight 1", "lay.not_joined", "ST-16")
    at.refuses("lay L9 sharp 5", "lay.not_joined", "ST-16")


@pytest.mark.rule("ST-47")
def test_st_47_the_last_tile_of_a_building_leaves_nothing_loose() -> None:
    at = in_building(cash=30)
    at.plays("lay H7 straight 0", "lay I7 straight 2")
    at.refuses("lay K9 gentle_gentle 2", "lay.stays_loose", "ST-47")
    at = in_building(cash=30)
    at.plays("lay H7 straight 0", "lay K9 gentle_gentle 2")
    at.refuses("lay I7 straight 2", "lay.stays_loose", "ST-47")
    at.plays("lay J9 sharp 0", "done")


@pytest.mark.rule("ST-16", "ST-47")
def test_st_47_a_track_of_the_last_tile_may_begin_in_the_town_that_its_other_track_reaches() -> None:
    """Two ownerless exits of Poughkeepsie lead to H7: the straight from Albany reaches it, the other goes on."""
    at = in_building(cash=30)
    track(at, B, "H9 straight 0", "H8 town_3_right 0", "I8 sharp 4")
    for side in ("N", "NE"):
        set_owner(at.state, exit_of("H8", side), NOBODY)
    at.state.tiles_left = 1
    at.plays("lay H7 x_cross 2")
    assert at.state.loose == ()
    assert at.state.other_end[exit_of("H7", "NW")] == exit_of("H8", "NE")
    at.plays("done")


@pytest.mark.rule("ST-47")
def test_st_47_loose_track_that_ends_in_a_town_is_held_by_a_last_tile_that_reaches_the_town() -> None:
    at = in_building(cash=30)
    track(at, B, "G7 gentle 1", "G8 gentle 0", "H8 town_3_y 1", "I8 sharp 4")
    for side in ("NE", "S"):
        set_owner(at.state, exit_of("H8", side), NOBODY)
    at.state.tiles_left = 2
    at.plays("lay H7 bow_cross 4")
    assert at.state.loose
    at.plays("lay H9 straight 0")
    assert at.state.loose == ()
    at.plays("done")


#: Beside New York H10: each has a track from the city and a loose one; those join, and both ends face G9.
LOOSE_PAIR = ("lay G10 gentle_sharp_b 0", "lay H9 straight_sharp 4")


@pytest.mark.rule("ST-17", "ST-47")
def test_st_47_loose_track_is_not_closed_to_a_circle() -> None:
    at = in_building(cash=30)
    at.plays(*LOOSE_PAIR)
    assert at.refuses("lay G9 sharp 2", "lay.ring", "ST-17").facts == {"hex": "G9"}
    # Nor by either track of a tile whose other track is valid.
    track(at, A, "G7 gentle 1", "G8 straight 0")
    at.refuses("lay G9 gentle_sharp_a 2", "lay.ring", "ST-17")
    at.refuses("lay G9 gentle_sharp_b 2", "lay.ring", "ST-17")
    at.refuses("lay G9 straight_sharp 2", "lay.ring", "ST-17")


@pytest.mark.rule("ST-24", "ST-47")
@pytest.mark.parametrize(
    ("held", "start", "tile"),
    [
        (("G7 gentle 1", "G8 straight 0"), ("H6", "SW"), "gentle_gentle 0"),
        (("G7 gentle 1", "G8 straight 0"), ("H6", "SW"), "x_cross 2"),
        (("F9 gentle 5",), ("E9", "SE"), "gentle_cross 2"),
    ],
)
def test_st_47_both_tracks_of_a_tile_may_join_the_same_loose_track(
    held: tuple[str, ...], start: tuple[str, str], tile: str
) -> None:
    """Own track goes through the loose one and comes back: one link, with its open end in the same hex."""
    at = in_building(cash=30)
    track(at, A, *held)
    at.plays(*LOOSE_PAIR)
    assert len(at.state.loose) == 2
    at.plays(f"lay G9 {tile}")
    assert at.state.loose == ()
    assert at.state.other_end[exit_of(*start)] == exit_of("G9", "NW")
    at.plays("done")
    assert at.events(LinkLost) == []
    assert owner(at, "G9", "NW") == owner(at, "G10", "N") == owner(at, *start) == A


@pytest.mark.rule("ST-47")
def test_st_47_loose_track_is_not_redirected() -> None:
    at = in_building(cash=30)
    at.plays("lay K9 gentle_gentle 2")
    refusal = at.refuses("lay K9 gentle_sharp_b 5", "lay.track_lost")
    assert refusal.clause == "ST-23"
    at.refuses("lay K9 gentle_sharp_a 2", "redirect.loose", "ST-47")


# Redirecting.


@pytest.mark.rule("ST-25")
def test_st_25_the_last_tile_of_an_own_incomplete_link_is_turned_for_2_without_terrain() -> None:
    at = in_building(cash=9)
    track(at, A, "G7 gentle 1")
    at.plays("lay G7 straight 1")
    (laid,) = at.events(TrackLaid)
    assert (laid.way, laid.cost, laid.terrain) == ("redirected", 2, 0)
    assert (owner(at, "G7", "S"), owner(at, "G7", "SW")) == (NO_TRACK, A)
    assert at.state.tiles_left == 2


@pytest.mark.rule("ST-25")
def test_st_25_terrain_is_not_paid_again_under_a_straight_track() -> None:
    """Its first pose has number 0."""
    at = in_building(cash=9)
    track(at, A, "H7 straight 0")
    at.plays("lay H7 gentle 4")
    (laid,) = at.events(TrackLaid)
    assert (laid.way, laid.cost, laid.terrain) == ("redirected", 2, 0)


@pytest.mark.rule("ST-25")
def test_st_25_never_on_a_complete_link_nor_before_its_last_tile() -> None:
    at = in_building(cash=9)
    track(at, A, "G7 gentle 1", "G8 straight 0")
    at.refuses("lay G7 straight 1", "redirect.not_an_end", "ST-25")
    track(at, A, "H7 straight 0", "H8 town_2_straight 0")
    at.refuses("lay H7 gentle 4", "redirect.not_an_end", "ST-25")


@pytest.mark.rule("ST-25")
def test_st_25_never_in_a_town_nor_on_anothers_link() -> None:
    at = in_building(cash=9)
    track(at, A, "H7 straight 0", "H8 town_2_straight 0")
    at.refuses("lay H8 town_2_gentle 0", "lay.track_lost", "ST-23")
    track(at, B, "G7 gentle 1")
    refusal = at.refuses("lay G7 straight 1", "redirect.others", "ST-25")
    assert refusal.facts["owner"] == B


@pytest.mark.rule("ST-25")
def test_st_25_ownerless_track_from_a_city_is_redirected_by_anybody_which_is_no_claim() -> None:
    at = in_building(cash=9)
    track(at, B, "G7 gentle 1")
    set_owner(at.state, exit_of("H6", "SW"), NOBODY)
    at.plays("lay G7 straight 1")
    assert owner(at, "G7", "SW") == owner(at, "H6", "SW") == NOBODY
    at.plays("done")
    assert at.events(LinkLost) == []


@pytest.mark.rule("ST-25")
def test_st_25_ownerless_track_from_a_town_only_by_who_has_track_there() -> None:
    at = in_building(cash=9)
    track(at, B, "H7 straight 0", "H8 town_2_gentle 0", "I9 straight 2")
    set_owner(at.state, exit_of("H8", "SE"), NOBODY)
    at.refuses("lay I9 gentle 3", "redirect.not_joined", "ST-25")
    track(at, A, "H9 straight 0", "H8 town_3_left 2")
    at.plays("lay I9 gentle 3")


@pytest.mark.rule("ST-25")
def test_st_25_it_is_no_extension_so_the_link_is_lost_all_the_same() -> None:
    at = in_building(cash=9)
    track(at, A, "G7 gentle 1")
    at.plays("lay G7 straight 1", "done")
    assert at.events(LinkLost) == [LinkLost(A, "H6", "SW")]
    at = in_building(cash=9)
    track(at, A, "G7 gentle 1")
    at.plays("lay G7 straight 1", "lay F7 straight 1", "done")
    assert at.events(LinkLost) == []


@pytest.mark.rule("ST-25")
def test_st_25_a_redirection_that_completes_an_ownerless_link_claims_it() -> None:
    at = in_building(cash=9)
    track(at, B, "I7 gentle 3")
    set_owner(at.state, exit_of("H6", "SE"), NOBODY)
    track(at, A, "J7 gentle 3")
    at.plays("lay I7 straight 2")
    assert at.events(LinkClaimed) == [LinkClaimed(A, "H6", "SE")]
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H6", "SE", "J8", "N")]
    assert owner(at, "H6", "SE") == A


SMALL_BASE = base(map_text=SMALL)
JOINED = ("lay C3 gentle_cross 4", "lay B2 sharp 2")


def begun_at_westgate(owner: int, version: int = RULES_VERSION) -> StTable:
    """A link begun north of Westgate B3, on the small map, is about to be extended or lost by A."""
    at = in_building("engineer", options=SMALL_BASE, cash=20, version=version)
    at.plays("lay B2 gentle 1")
    start = at.state.board.hex_of["B3"] * 6
    at.state.extended_ends = ()
    set_owner(at.state, start, owner)
    return at


def owner_at_westgate(at: StTable) -> int:
    return at.state.owner[at.state.board.hex_of["B3"] * 6]


@pytest.mark.rule("ST-25", "ST-27")
@pytest.mark.parametrize("tiles", [JOINED, JOINED[::-1]], ids=["track first", "redirect first"])
def test_st_25_joined_to_track_of_the_same_building_the_link_is_extended_in_either_order(
    tiles: tuple[str, str],
) -> None:
    at = begun_at_westgate(A)
    at.plays(*tiles)
    start = at.state.board.hex_of["B3"] * 6
    assert start in at.state.extended_ends
    assert at.state.board.place_at[at.state.other_end[start] // 6] < 0
    at.plays("done")
    assert at.events(LinkLost) == []
    assert owner_at_westgate(at) == A


@pytest.mark.rule("ST-25", "ST-28")
@pytest.mark.parametrize("tiles", [JOINED, JOINED[::-1]], ids=["track first", "redirect first"])
def test_st_25_so_it_claims_an_ownerless_link_in_either_order(tiles: tuple[str, str]) -> None:
    at = begun_at_westgate(NOBODY)
    at.plays(*tiles)
    assert at.events(LinkClaimed) == ([LinkClaimed(A, "B3", "N")])
    at.plays("done")
    assert at.events(LinkLost) == []
    assert owner_at_westgate(at) == A


@pytest.mark.rule("ST-25", "ST-27")
@pytest.mark.parametrize("owner", [A, NOBODY])
def test_st_25_by_version_1_the_redirect_extended_nothing(owner: int) -> None:
    at = begun_at_westgate(owner, version=1)
    at.plays(*JOINED, "done")
    assert at.events(LinkLost) == [LinkLost(A, "B3", "N")]
    at = begun_at_westgate(owner, version=1)
    at.plays(*JOINED[::-1], "done")
    assert at.events(LinkLost) == []


@pytest.mark.rule("ST-25")
def test_st_25_the_result_obeys_all_building_rules() -> None:
    at = in_building(cash=9)
    track(at, A, "I7 gentle 3")
    track(at, B, "J7 gentle 3")
    at.refuses("lay I7 straight 2", "lay.meets_others", "ST-40")
    track(at, A, "H7 sharp 0")
    at.refuses("lay I7 sharp 4", "lay.ring", "ST-17")


@pytest.mark.rule("ST-45")
def test_st_45_only_the_outer_end_moves_and_a_second_track_is_paid_and_stays() -> None:
    at = in_building(cash=9)
    track(at, B, "L7 gentle 1")
    track(at, A, "M8 sharp 5", "L7 bow_cross 1")
    at.refuses("lay L7 straight 2", "lay.track_lost", "ST-23")
    # A's track came from the south-east; now it leads to the south-west instead of the north-west.
    at.plays("lay L7 gentle_cross 1")
    (laid,) = at.events(TrackLaid)
    assert (laid.way, laid.cost) == ("redirected", 4)
    assert [owner(at, "L7", side) for side in ("NE", "S", "SE", "SW", "NW")] == [B, B, A, A, NO_TRACK]


# Pieces.


@pytest.mark.rule("ST-44")
def test_st_44_a_piece_on_the_map_is_gone_with_its_other_side() -> None:
    at = in_building(cash=20)
    straights = at.state.left[kind("straight")]
    at.plays("lay H7 straight 0", "lay H8 town_2_straight 0")
    assert at.state.left[kind("straight")] == straights - 2


@pytest.mark.rule("ST-44")
def test_st_44_a_face_on_several_kinds_is_taken_from_that_with_most_left() -> None:
    at = in_building(cash=20)
    track(at, A, "H7 straight 0")
    at.plays("lay H8 town_4_x 0")
    assert (at.state.left[kind("x_cross")], at.state.left[kind("gentle_gentle")]) == (3, 1)
    at = in_building(cash=20)
    track(at, A, "H7 straight 0")
    scatter(at, "x_cross", 4)
    at.plays("lay H8 town_4_x 0")
    assert at.state.left[kind("gentle_gentle")] == 0


@pytest.mark.rule("ST-44")
def test_st_44_a_tie_goes_to_the_first_kind() -> None:
    at = in_building(cash=20)
    track(at, A, "H7 straight 0")
    scatter(at, "gentle_cross", 2)
    assert (at.state.left[kind("gentle_cross")], at.state.left[kind("straight_sharp")]) == (1, 1)
    at.plays("lay H8 town_4_k 0")
    assert (at.state.left[kind("gentle_cross")], at.state.left[kind("straight_sharp")]) == (0, 1)


@pytest.mark.rule("ST-24")
def test_st_24_complex_tiles_are_laid_for_nobody_else() -> None:
    at = in_building(cash=20)
    track(at, B, "J9 sharp 0")
    at.refuses("lay K9 gentle_gentle 2", "lay.meets_others", "ST-40")
    assert EndBuilding(A) in at.match.offers()
