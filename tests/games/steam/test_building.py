"""Building track: where, by whom, in what order, and for how much (ST-14 to ST-21, ST-40)."""

import pytest
from tests.games.steam.positions import (
    NO_TRACK,
    A,
    B,
    C,
    StTable,
    base,
    exit_of,
    in_actions,
    in_building,
    in_moving,
    owner,
    track,
)

from capolinea.core.turn import Turn
from capolinea.games.steam.actions import EndBuilding, LayTrack
from capolinea.games.steam.events import CapitalRaised, LinkCompleted, PhaseBegan, TrackLaid
from capolinea.games.steam.tiles import TILE_SET
from capolinea.kit.hexes import SIDES


def costs(at: StTable) -> list[int]:
    return [event.cost for entry in at.match.journal for event in entry.events if isinstance(event, TrackLaid)]


@pytest.mark.rule("ST-20")
def test_the_worked_example_of_building_3_4_3_then_4_2_2_2_then_2_4_2_6() -> None:
    """Ron (A) with First Build, Morgan (B) with Engineer, Bill (C) with Urbanization."""
    at = in_building("first_build", "engineer", "urbanization", cash=20)
    at.plays("lay H7 straight 0", "lay H8 town_2_straight 0", "lay H9 straight 0")
    assert costs(at) == [3, 4, 3]
    assert at.state.cash[A] == 10
    assert owner(at, "H6", "S") == owner(at, "H8", "S") == owner(at, "H10", "N") == A
    at.refuses("lay G7 gentle 1", "lay.no_tile_left", "ST-14")
    at.plays("done")
    at.plays("lay G7 gentle 1", "lay G8 straight 0", "lay G9 straight 0", "lay G10 gentle 0")
    assert costs(at)[3:] == [4, 2, 2, 2]
    assert at.state.cash[B] == 10
    assert at.events(LinkCompleted) == [LinkCompleted(B, "H6", "SW", "H10", "NW")]
    at.plays("done")
    at.plays("lay I7 straight 2", "lay J7 gentle 3", "lay J9 gentle 0", "found K10 grey 1")
    assert costs(at)[7:] == [2, 4, 2]
    assert at.state.cash[C] == 12
    assert at.events(LinkCompleted) == [LinkCompleted(C, "J8", "S", "K10", "NW")]
    at.plays("done")
    assert at.match.turn == Turn((A,), "move")


@pytest.mark.rule("ST-14")
def test_st_14_in_turn_order_but_first_build_before_all() -> None:
    at = in_building("turn_order", "first_move", "first_build")
    assert at.events(PhaseBegan) == [PhaseBegan("build", 0)]
    seats = []
    while at.match.turn is not None and at.match.turn.phase == "build":
        seats.append(at.match.turn.seats[0])
        at.plays("done")
    assert seats == [C, A, B]


@pytest.mark.rule("ST-14")
def test_st_14_three_tiles_four_with_engineer_each_paid_as_it_is_laid() -> None:
    at = in_building("turn_order", "engineer", cash=0)
    at.plays("lay H7 straight 0")
    assert at.events(CapitalRaised) == [CapitalRaised(A, 5, 1, 0)]
    assert at.state.cash[A] == 2
    at.plays("lay G7 gentle 1", "lay G8 straight 0")
    assert at.refuses("lay G9 straight 0", "lay.no_tile_left", "ST-14").fix == EndBuilding(A)
    at.plays("done", "lay I7 straight 2", "lay J7 gentle 3", "lay J9 gentle 0", "lay K10 town_1 5")
    at.refuses("lay K9 straight 2", "lay.no_tile_left", "ST-14")


@pytest.mark.rule("ST-14")
def test_st_14_tiles_are_laid_and_buildings_ended_only_in_their_phase() -> None:
    for at in (in_actions(), in_moving()):
        for action in ("lay H7 straight 0", "take back", "grow H6 1", "found H8 grey 1", "done"):
            at.refuses(action, "lay.not_now", "ST-14")


@pytest.mark.rule("ST-14")
def test_st_14_building_is_never_compulsory_but_what_is_paid_must_be_carried_out() -> None:
    at = in_building("first_build", "engineer", "urbanization")
    at.plays("done", "done")
    refusal = at.refuses("done", "end.work_due", "ST-14")
    assert refusal.facts == {"tile": "urbanization"}
    at.plays("found H8 grey 1", "done")
    at = in_building("city_growth")
    at.refuses("done", "end.work_due", "ST-14")
    at.plays("grow M7 1", "done")


@pytest.mark.rule("ST-14")
def test_st_14_a_building_can_be_taken_back_tile_by_tile_until_it_is_ended() -> None:
    at = in_building()
    at.plays("lay H7 straight 0", "lay H8 town_2_straight 0")
    at.match.undo(A)
    at.match.undo(A)
    assert at.state.pose.count(-1) == len(at.state.pose)
    assert at.state.cash[A] == 0


@pytest.mark.rule("ST-15")
def test_st_15_no_tile_on_a_city_off_the_map_or_across_a_thick_line() -> None:
    at = in_building()
    at.refuses("lay H6 straight 0", "lay.on_city", "ST-15")
    at.refuses("lay A1 straight 0", "lay.no_such_hex", "ST-15")
    at.refuses("lay B4 straight 0", "lay.no_such_hex", "ST-15")
    # I10 has Long Island Sound in the south, L9 Narragansett Bay in the north-east.
    refusal = at.refuses("lay I10 straight 0", "lay.blocked_side", "ST-15")
    assert refusal.facts == {"hex": "I10", "side": "S"}
    assert at.refuses("lay L9 straight 1", "lay.blocked_side", "ST-15").facts["side"] == "NE"
    # A4 is at the edge of the map.
    at.refuses("lay A4 gentle 4", "lay.blocked_side", "ST-15")


@pytest.mark.rule("ST-15", "ST-19")
def test_st_15_of_a_name_that_is_nobodys_only_the_beginning_is_told() -> None:
    at = in_building()
    name = "abcdefghijklmnopqrstuvwxyz"
    assert at.refuses(LayTrack(A, name, "straight", 0), "lay.no_such_hex", "ST-15").facts == {"hex": name[:20]}
    assert at.refuses(LayTrack(A, "H7", name, 0), "lay.no_such_tile", "ST-19").facts == {"tile": name[:20]}


@pytest.mark.rule("ST-16")
def test_st_16_the_first_tile_must_touch_a_city() -> None:
    at = in_building()
    at.refuses("lay H3 straight 0", "lay.not_joined", "ST-16")
    at.refuses("lay G8 straight 0", "lay.not_joined", "ST-16")
    at.refuses("lay H8 town_2_straight 0", "lay.not_joined", "ST-16")
    at.plays("lay H7 straight 0")


@pytest.mark.rule("ST-16")
def test_st_16_later_tiles_extend_own_track_or_start_from_any_city() -> None:
    at = in_building()
    at.plays("lay H7 straight 0", "lay M8 straight 0")
    at.refuses("lay G8 straight 0", "lay.not_joined", "ST-16")
    at.plays("lay G7 gentle 1")


@pytest.mark.rule("ST-16")
def test_st_16_never_from_a_town_that_own_track_has_not_reached() -> None:
    at = in_building()
    track(at, B, "H7 straight 0", "H8 town_2_straight 0")
    # Poughkeepsie is B's; its southern exit is B's too, and beside it nothing of A's begins.
    at.refuses("lay H9 straight 0", "lay.meets_others", "ST-40")
    at.refuses("lay H8 town_3_right 0", "lay.not_joined", "ST-16")
    at.refuses("lay G9 gentle 1", "lay.not_joined", "ST-16")


@pytest.mark.rule("ST-16")
def test_st_16_own_track_leads_on_through_towns() -> None:
    at = in_building()
    at.plays("lay H7 straight 0", "lay H8 town_2_straight 0", "lay H9 gentle 4")
    assert owner(at, "H9", "SW") == A


@pytest.mark.rule("ST-17")
def test_st_17_a_link_never_begins_and_ends_in_the_same_place() -> None:
    at = in_building("engineer")
    # H7 and I7 touch each other, and both touch Albany.
    at.plays("lay H7 sharp 0")
    refusal = at.refuses("lay I7 sharp 4", "lay.ring", "ST-17")
    assert refusal.facts == {"hex": "I7"}


@pytest.mark.rule("ST-17")
def test_st_17_rings_of_several_links_are_allowed() -> None:
    at = in_building("engineer")
    track(at, A, "H7 straight 0", "H8 town_2_straight 0", "H9 straight 0")
    at.plays("lay G7 gentle 1", "lay G8 straight 0", "lay G9 straight 0", "lay G10 gentle 0")
    assert len(at.events(LinkCompleted)) == 1


@pytest.mark.rule("ST-17")
def test_st_17_no_track_extends_another_players() -> None:
    at = in_building()
    track(at, B, "G7 gentle 1")
    at.refuses("lay G8 straight 0", "lay.meets_others", "ST-40")


@pytest.mark.rule("ST-18")
def test_st_18_a_link_is_complete_when_both_ends_are_in_places_and_owned_from_its_beginning() -> None:
    at = in_building()
    at.plays("lay H7 straight 0")
    assert owner(at, "H6", "S") == A
    assert at.events(LinkCompleted) == []
    at.plays("lay H8 town_2_straight 0")
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H6", "S", "H8", "N")]


@pytest.mark.rule("ST-18")
def test_st_18_also_from_the_first_city_of_the_map() -> None:
    """Toronto B3, whose place has number 0; Kingston is D3."""
    at = in_building(cash=9)
    assert at.state.board.place_at[at.state.board.hex_of["B3"]] == 0
    at.plays("lay C3 gentle 2", "lay D3 town_1 5")
    assert at.events(LinkCompleted) == [LinkCompleted(A, "B3", "NE", "D3", "NW")]


@pytest.mark.rule("ST-19")
@pytest.mark.parametrize(("tile", "turns"), [("straight", 3), ("gentle", 6), ("x_cross", 3), ("town_2_straight", 3)])
def test_st_19_a_tile_has_as_many_turns_as_look_different(tile: str, turns: int) -> None:
    at = in_building(cash=20)
    refusal = at.refuses(f"lay H7 {tile} {turns}", "lay.no_such_turn", "ST-19")
    assert refusal.facts == {"tile": tile, "turns": turns}


@pytest.mark.rule("ST-19")
def test_st_19_only_tiles_still_in_the_supply_can_be_laid() -> None:
    at = in_building()
    south_of_cities = (
        "H7 sharp 0",
        "M8 sharp 5",
        "J9 sharp 0",
        "E10 sharp 0",
        "D6 sharp 0",
        "H2 sharp 0",
        "N5 sharp 5",
    )
    track(at, A, *south_of_cities)
    assert at.state.left[TILE_SET.kinds.index("sharp")] == 0
    at.refuses("lay G11 sharp 1", "lay.none_left", "ST-19")
    # Turning one that lies there needs none, and what is replaced serves again.
    at.plays("lay H7 sharp 5", "lay H7 straight 0", "lay G11 sharp 1")


@pytest.mark.rule("ST-20")
@pytest.mark.parametrize(
    ("tile", "cost", "terrain"),
    [
        ("I7 straight 2", 2, 0),
        ("H7 straight 0", 3, 1),
        ("G7 gentle 1", 4, 2),
        ("K9 gentle_gentle 2", 5, 1),
    ],
)
def test_st_20_an_euro_for_each_exit_one_for_a_river_two_for_a_hill(tile: str, cost: int, terrain: int) -> None:
    at = in_building(cash=9)
    at.plays(f"lay {tile}")
    (laid,) = at.events(TrackLaid)
    assert (laid.cost, laid.terrain, laid.way) == (cost, terrain, "new")
    assert at.state.cash[A] == 9 - cost


@pytest.mark.rule("ST-20")
@pytest.mark.parametrize(
    ("face", "cost"), [("town_1", 3), ("town_2_straight", 4), ("town_3_right", 5), ("town_4_x", 6)]
)
def test_st_20_a_town_is_one_more(face: str, cost: int) -> None:
    at = in_building(cash=9)
    track(at, A, "H7 straight 0")
    at.plays(f"lay H8 {face} 0")
    assert at.events(TrackLaid)[0].cost == cost


@pytest.mark.rule("ST-21")
def test_st_21_a_town_hex_takes_town_tiles_and_they_go_nowhere_else() -> None:
    at = in_building()
    track(at, A, "H7 straight 0")
    at.refuses("lay H8 straight 0", "lay.town_tile_needed", "ST-21")
    at.refuses("lay G7 town_1 1", "lay.no_town", "ST-21")


@pytest.mark.rule("ST-21")
def test_st_21_all_exits_not_joined_to_others_are_the_builders() -> None:
    at = in_building()
    track(at, A, "H7 straight 0")
    track(at, B, "H9 straight 0")
    at.plays("lay H8 town_4_x 2")
    # N to Albany, SE and NW open, S to B's track from New York.
    assert [owner(at, "H8", side) for side in SIDES] == [A, NO_TRACK, A, B, NO_TRACK, A]


@pytest.mark.rule("ST-40")
def test_st_40_an_exit_may_face_an_empty_hex_or_a_blank_side_also_of_a_rival() -> None:
    at = in_building()
    track(at, B, "G7 gentle 1")
    # G8 from nowhere is not joined, but H7's curve may face the blank side of G8 once it lies.
    track(at, B, "G8 straight 0")
    at.plays("lay H7 gentle 4")
    assert owner(at, "H7", "SW") == A
    assert exit_of("H7", "SW") in at.state.open


@pytest.mark.rule("ST-40")
def test_st_40_blocking_a_rivals_end_is_legal() -> None:
    at = in_building()
    track(at, B, "G7 gentle 1")
    # B's track from G7 faces G8; A's track through G8 turns its back on it.
    track(at, A, "H7 gentle 4")
    at.plays("lay G8 straight 1")
    assert owner(at, "G8", "NE") == A
    assert exit_of("G7", "S") in at.state.open


@pytest.mark.rule("ST-40")
def test_st_40_a_town_exit_completes_a_rivals_link_for_its_owner() -> None:
    at = in_building()
    track(at, A, "H7 straight 0")
    track(at, B, "H9 straight 0")
    at.plays("lay H8 town_2_straight 0")
    assert at.events(LinkCompleted) == [
        LinkCompleted(A, "H6", "S", "H8", "N"),
        LinkCompleted(B, "H10", "N", "H8", "S"),
    ]
    assert owner(at, "H8", "S") == B


@pytest.mark.rule("ST-40")
def test_st_40_own_open_ends_and_ownerless_ones_become_one_link() -> None:
    at = in_building()
    track(at, A, "G7 gentle 1", "G10 gentle 0", "G9 straight 0")
    at.plays("lay G8 straight 0")
    assert at.events(LinkCompleted) == [LinkCompleted(A, "H6", "SW", "H10", "NW")]


@pytest.mark.rule("ST-16")
def test_offers_are_hexes_by_the_map_and_tiles_by_number() -> None:
    at = in_building(options=base(4))
    poses = [offer for offer in at.match.offers() if isinstance(offer, LayTrack)]
    hexes = [at.state.board.hex_of[offer.hex] for offer in poses]
    assert hexes == sorted(hexes)
    assert len(poses) > 500
