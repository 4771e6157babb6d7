"""Laying rails (SF-17 to SF-27, SF-48 to SF-50)."""

import pytest
from tests.games.santa_fe_rails.positions import (
    A,
    B,
    C,
    at_lay,
    available,
    begin,
    branch,
    build,
    kill_kansas_pacific,
    offered,
    rail,
    spend,
    table,
)
from tests.support.santa_fe_rails import BOARD, arc, railroad, town

from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.actions import BeginBranch, Done, LayRail, Pass
from capolinea.games.santa_fe_rails.events import RailLaid
from capolinea.games.santa_fe_rails.pieces import DOUBLE, TRIPLE
from capolinea.games.santa_fe_rails.state import JOINED, State
from capolinea.games.santa_fe_rails.tracks import is_dead, is_dead_end


@pytest.mark.rule("SF-17", "SF-6")
def test_sf_17_two_lays_each_clockwise_from_the_first_player_one_rail_each() -> None:
    at = at_lay()
    turns = []
    for _ in range(6):
        assert at.match.turn is not None
        turns.append((at.match.turn.phase, at.match.turn.seats))
        at.plays(at.match.offers()[0])
    assert turns == [(phase, (seat,)) for phase in ("first_lay", "second_lay") for seat in (A, B, C)]
    assert at.match.turn == Turn((B,), "draw")


@pytest.mark.rule("SF-17")
def test_sf_17_any_major_or_available_short_line() -> None:
    at = at_lay()
    assert offered(at, "KP")
    at.refuses(rail(A, "WP", "Sacramento", "Reno"), "lay.not_available", "SF-10")
    available(at.state, "WP")
    at.plays(rail(A, "WP", "Sacramento", "Reno"))


@pytest.mark.rule("SF-17")
def test_sf_17_laying_is_compulsory() -> None:
    at = at_lay()
    refusal = at.refuses("pass", "pass.must_lay", "SF-17")
    refusal = at.refuses("done", "done.nothing_laid", "SF-17")
    assert isinstance(refusal.fix, LayRail)


@pytest.mark.rule("SF-17")
def test_sf_17_a_railroad_without_rails_left_is_not_extended() -> None:
    at = at_lay()
    spend(at.state, "KP")
    at.refuses(rail(A, "KP", "Kansas City", "Omaha"), "lay.no_rails_left", "SF-1")


@pytest.mark.rule("SF-18")
def test_sf_18_a_segment_holds_one_rail_and_rails_fill_a_line_one_by_one() -> None:
    at = at_lay({A: TRIPLE})
    line = arc("Chicago", "Sioux City") >> 1
    for laid in range(3):
        at.plays(rail(A, "UP", "Chicago", "Sioux City"))
        (event,) = at.events(RailLaid)
        assert event.segment == BOARD.first_segment[line] + laid
    assert at.state.free[line] == 0
    at.plays("done")
    at.refuses(rail(B, "SF", "Chicago", "Sioux City"), "lay.line_full", "SF-18")


@pytest.mark.rule("SF-18")
def test_sf_18_from_the_other_end_segments_are_filled_from_there() -> None:
    at = at_lay({A: DOUBLE}, rails=[("UP", "Chicago", "Des Moines", "Sioux City")])
    at.plays(rail(A, "UP", "Sioux City", "St. Paul"))
    line = arc("St. Paul", "Sioux City") >> 1
    assert at.events(RailLaid)[0].segment == BOARD.first_segment[line] + 1


@pytest.mark.rule("SF-19")
def test_sf_19_the_first_rail_starts_from_home() -> None:
    at = at_lay(rails=[("SF", "Chicago", "Des Moines")])
    refusal = at.refuses(rail(A, "UP", "Des Moines", "Kansas City"), "lay.first_rail", "SF-19")
    assert refusal.facts == {"railroad": railroad("UP"), "home": town("Chicago")}
    at.plays(rail(A, "UP", "Chicago", "Sioux City"))


@pytest.mark.rule("SF-19")
@pytest.mark.parametrize(
    ("name", "home"), [("DRGW", "Denver"), ("RI", "Chicago"), ("TP", "New Orleans"), ("WP", "Sacramento")]
)
def test_sf_19_that_of_a_short_line_too(name: str, home: str) -> None:
    at = at_lay()
    available(at.state, name)
    assert offered(at, name)
    assert all([text.startswith(f"{home}-") for text in offered(at, name)])


@pytest.mark.rule("SF-20")
def test_sf_20_a_major_goes_on_from_the_end_of_its_track_along_any_line() -> None:
    at = at_lay(rails=[("KP", "Kansas City", "Abilene")])
    assert offered(at, "KP") == {
        "Abilene-Denver/1",
        "Abilene-Denver/2",
        "Abilene-Dodge City",
        "Abilene-Oklahoma City",
    }
    refusal = at.refuses(rail(A, "KP", "Kansas City", "Omaha"), "lay.no_track_there", "SF-20")
    assert refusal.fix is None


@pytest.mark.rule("SF-21")
def test_sf_21_with_its_card_a_new_track_starts_from_any_town_of_the_major() -> None:
    at = at_lay(branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene", "Dodge City")])
    begun = {at.match.rules.write(each) for each in at.match.offers() if isinstance(each, BeginBranch)}
    starts = {text.split(" ", 2)[2].split("-")[0] for text in begun}
    assert starts == {"Kansas City", "Abilene", "Dodge City"}
    refusal = at.refuses(rail(A, "KP", "Kansas City", "Omaha"), "lay.no_track_there", "SF-20")
    assert refusal.fix == branch(A, "KP", "Kansas City", "Omaha")
    at.refuses(branch(A, "KP", "Denver", "Cheyenne"), "branch.not_connected", "SF-21")
    at.plays(branch(A, "KP", "Kansas City", "Omaha"))
    assert at.state.ends[railroad("KP")] == [town("Dodge City"), town("Omaha")]
    # From now on either track may be extended, by anybody.
    assert {"Omaha-Sioux City", "Dodge City-Amarillo"} <= offered(at, "KP")


@pytest.mark.rule("SF-21")
def test_sf_21_the_card_of_one_major_serves_no_other_and_no_other_player() -> None:
    at = at_lay(branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene"), ("UP", "Chicago", "Des Moines")])
    at.refuses(branch(A, "UP", "Chicago", "Sioux City"), "branch.no_card", "SF-21")
    at.plays(rail(A, "UP", "Des Moines", "Sioux City"))
    at.refuses(branch(B, "KP", "Kansas City", "Omaha"), "branch.no_card", "SF-21")


@pytest.mark.rule("SF-21")
def test_sf_21_up_to_four_tracks() -> None:
    at = at_lay(branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene")])
    build(at.state, "KP", "Kansas City", "Omaha", branch=True)
    build(at.state, "KP", "Kansas City", "Des Moines", branch=True)
    assert at.state.branches_left[railroad("KP")] == 0
    at.plays(branch(A, "KP", "Kansas City", "Oklahoma City"))
    assert len(at.state.ends[railroad("KP")]) == 4


@pytest.mark.rule("SF-21")
def test_sf_21_a_short_line_is_extended_from_home_any_of_its_towns_and_the_middle_of_a_line() -> None:
    at = at_lay(rails=[("DRGW", "Denver", "Cheyenne")])
    begin(at.state, "DRGW", "Cheyenne", "Deadwood")
    texts = offered(at, "DRGW")
    assert "Cheyenne-Deadwood" in texts
    assert "Cheyenne-Pocatello" in texts
    assert "Denver-Santa Fe" in texts
    refusal = at.refuses(rail(A, "DRGW", "Deadwood", "Billings"), "lay.not_connected", "SF-21")
    assert refusal.facts == {"railroad": railroad("DRGW"), "city": town("Deadwood")}


@pytest.mark.rule("SF-21")
def test_sf_21_of_a_short_line_only_ends_in_the_middle_of_a_line_are_kept_also_of_the_first_of_the_board() -> None:
    at = table()
    along = arc("Milwaukee", "St. Paul")
    assert (along, BOARD.length[along >> 1]) == (0, 2)
    available(at.state, "RI")
    begin(at.state, "RI", "Milwaukee", "St. Paul")
    assert at.state.ends[railroad("RI")] == [BOARD.towns + along]
    begin(at.state, "RI", "Milwaukee", "St. Paul")
    assert at.state.ends[railroad("RI")] == []


@pytest.mark.rule("SF-22")
def test_sf_22_an_arrow_is_not_built_against() -> None:
    at = at_lay(rails=[("KP", "Kansas City", "Abilene")])
    at.refuses(rail(A, "SF", "Kansas City", "Chicago"), "lay.against_arrow", "SF-22")
    at.refuses(rail(A, "KP", "Kansas City", "Chicago", 2), "lay.against_arrow", "SF-22")
    at.plays(rail(A, "SF", "Chicago", "Kansas City"))


@pytest.mark.rule("SF-23")
def test_sf_23_another_railroad_can_t_come_from_the_other_end() -> None:
    at = at_lay(rails=[("KP", "Kansas City", "Abilene")])
    begin(at.state, "SF", "Chicago", "Sioux City")
    build(at.state, "UP", "Chicago", "Des Moines", "Sioux City")
    refusal = at.refuses(rail(A, "UP", "Sioux City", "Chicago"), "lay.line_taken", "SF-23")
    assert refusal.facts == {"owner": railroad("SF")}


@pytest.mark.rule("SF-23", "SF-48")
def test_sf_23_nor_from_the_same_end_once_it_is_begun() -> None:
    at = at_lay()
    at.plays(rail(A, "SF", "Chicago", "Sioux City"))
    at.refuses(rail(B, "UP", "Chicago", "Sioux City"), "lay.line_taken", "SF-23")


@pytest.mark.rule("SF-23", "SF-24")
def test_sf_24_the_second_of_two_lines_is_for_another_railroad() -> None:
    at = at_lay()
    at.plays(rail(A, "SF", "Chicago", "Des Moines", 1))
    at.refuses(rail(B, "UP", "Chicago", "Des Moines", 1), "lay.line_taken", "SF-23")
    at.plays(rail(B, "UP", "Chicago", "Des Moines", 2))


@pytest.mark.rule("SF-24", "SF-48")
def test_sf_24_one_railroad_can_t_build_on_both() -> None:
    """Even here the first rail claims the line."""
    at = at_lay(branches={A: "SF"})
    begin(at.state, "SF", "Chicago", "Des Moines")
    at.refuses(branch(A, "SF", "Chicago", "Des Moines", 2), "lay.twin_line", "SF-24")
    available(at.state, "RI")
    begin(at.state, "RI", "Chicago", "Kansas City")
    at.refuses(rail(A, "RI", "Chicago", "Kansas City", 2), "lay.twin_line", "SF-24")


@pytest.mark.rule("SF-25")
def test_sf_25_a_railroad_may_pass_a_town_again_and_counts_there_once() -> None:
    circle = ("Kansas City", "Omaha", "Sioux City", "Des Moines", "Kansas City")
    at = at_lay({A: DOUBLE}, rails=[("KP", *circle)])
    assert at.state.ends[railroad("KP")] == [town("Kansas City")]
    assert at.state.railroads_at[town("Kansas City")].bit_count() == 1
    at.plays(rail(A, "KP", "Kansas City", "Abilene"))
    assert at.state.towns_of[railroad("KP")].count(town("Kansas City")) == 1


@pytest.mark.rule("SF-26")
def test_sf_26_a_track_in_the_middle_of_a_line_goes_on_along_it() -> None:
    at = at_lay()
    at.plays(rail(A, "KP", "Kansas City", "Shreveport"))
    assert offered(at, "KP") == {"Kansas City-Shreveport"}
    refusal = at.refuses(rail(B, "KP", "Kansas City", "Abilene"), "lay.no_track_there", "SF-20")
    assert refusal.fix is None


@pytest.mark.rule("SF-26")
def test_sf_26_a_track_that_cannot_be_extended_is_dead_and_only_a_branch_line_adds_to_it() -> None:
    at = at_lay(branches={A: "KP"}, board=kill_kansas_pacific)
    assert is_dead(at.state, railroad("KP"))
    assert offered(at, "KP") == set()
    at.refuses(rail(A, "KP", "Abilene", "Denver"), "lay.line_taken", "SF-23")
    at.plays(branch(A, "KP", "Kansas City", "Omaha"))
    assert not is_dead(at.state, railroad("KP"))
    assert at.state.ends[railroad("KP")] == [town("Abilene"), town("Omaha")]
    assert is_dead_end(at.state, railroad("KP"), town("Abilene"))


@pytest.mark.rule("SF-26")
def test_sf_26_without_branch_lines_its_other_rails_are_useless() -> None:
    at = at_lay(board=kill_kansas_pacific)
    at.state.branches_left[railroad("KP")] = 0
    assert offered(at, "KP") == set()
    assert at.state.rails[railroad("KP")] == 16


@pytest.mark.rule("SF-27")
def test_sf_27_a_line_may_be_begun_just_to_keep_others_off() -> None:
    at = at_lay(rails=[("UP", "Chicago", "Des Moines", "Sioux City"), ("KP", "Kansas City", "Omaha", "Sioux City")])
    at.plays(rail(A, "UP", "Sioux City", "Deadwood"))
    assert at.state.railroads_at[town("Deadwood")] == 0
    at.refuses(rail(B, "KP", "Sioux City", "Deadwood"), "lay.line_taken", "SF-23")


@pytest.mark.rule("SF-48")
def test_sf_48_a_track_of_the_same_railroad_may_come_from_the_other_end() -> None:
    at = at_lay(board=nearly_round)
    begin(at.state, "UP", "Chicago", "Sioux City", 2)
    at.plays(rail(A, "UP", "Sioux City", "Chicago"))
    assert at.state.ends[railroad("UP")] == [JOINED, JOINED]


@pytest.mark.rule("SF-48")
def test_sf_48_where_two_tracks_meet_both_are_dead() -> None:
    at = at_lay({A: TRIPLE}, board=nearly_round)
    up = railroad("UP")
    # The line of three segments is entered from both ends.
    at.plays(rail(A, "UP", "Sioux City", "Chicago"), rail(A, "UP", "Chicago", "Sioux City"))
    middle = [BOARD.towns + arc("Chicago", "Sioux City"), BOARD.towns + arc("Sioux City", "Chicago")]
    assert sorted(at.state.ends[up]) == sorted(middle)
    assert offered(at, "UP") == {"Sioux City-Chicago", "Chicago-Sioux City"}
    at.plays(rail(A, "UP", "Chicago", "Sioux City"))
    assert at.state.ends[up] == [JOINED, JOINED]
    assert is_dead(at.state, up)
    assert at.events(RailLaid)[0].city == -1


def nearly_round(state: State) -> None:
    """Lay the UP from Chicago through Des Moines to Sioux City; another track of it ends in Chicago."""
    build(state, "UP", "Chicago", "Des Moines", "Sioux City")
    state.branches_left[railroad("UP")] -= 1
    state.ends[railroad("UP")].append(town("Chicago"))


@pytest.mark.rule("SF-48")
def test_sf_48_tracks_that_have_met_go_on_from_nowhere() -> None:
    at = at_lay(board=nearly_round)
    begin(at.state, "UP", "Chicago", "Sioux City", 2)
    at.plays(rail(A, "UP", "Sioux City", "Chicago"))
    assert offered(at, "UP") == set()


@pytest.mark.rule("SF-48", "SF-22")
def test_sf_48_but_not_against_an_arrow() -> None:
    at = at_lay(board=nearly_round)
    build(at.state, "UP", "Sioux City", "Omaha", "Kansas City")
    begin(at.state, "UP", "Chicago", "Kansas City")
    at.refuses(rail(A, "UP", "Kansas City", "Chicago"), "lay.against_arrow", "SF-22")


@pytest.mark.rule("SF-49")
def test_sf_49_a_major_without_rails_has_its_home_as_only_end_and_may_be_dead() -> None:
    at = at_lay()
    gn = railroad("GN")
    assert at.state.ends[gn] == [town("Milwaukee")]
    assert offered(at, "GN") == {"Milwaukee-St. Paul/1", "Milwaukee-St. Paul/2", "Milwaukee-Duluth"}
    build(at.state, "SF", "Chicago", "Sioux City", "St. Paul", "Milwaukee")
    begin(at.state, "SF", "Milwaukee", "Duluth")
    assert offered(at, "GN") == {"Milwaukee-St. Paul/2"}
    build(at.state, "KP", "Kansas City", "Des Moines", "Sioux City", "Deadwood", "Bismarck", "St. Paul")
    begin(at.state, "KP", "St. Paul", "Milwaukee", line=2)
    assert offered(at, "GN") == set()
    assert is_dead(at.state, gn)


@pytest.mark.rule("SF-49")
def test_sf_49_a_branch_line_is_for_a_major_with_a_rail_on_the_board() -> None:
    at = at_lay({A: DOUBLE}, branches={A: "GN"})
    at.refuses(branch(A, "GN", "Milwaukee", "Duluth"), "branch.no_rail_yet", "SF-49")
    at.plays(rail(A, "GN", "Milwaukee", "Duluth"), branch(A, "GN", "Milwaukee", "St. Paul"))


@pytest.mark.rule("SF-49")
def test_sf_49_a_card_begins_one_track_and_may_begin_where_one_ends() -> None:
    at = at_lay({A: DOUBLE}, branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene")])
    at.plays(branch(A, "KP", "Abilene", "Dodge City"))
    assert at.state.ends[railroad("KP")] == [town("Abilene"), town("Dodge City")]
    at.refuses(branch(A, "KP", "Abilene", "Denver"), "branch.no_card", "SF-21")
    at.plays(rail(A, "KP", "Abilene", "Denver"))


@pytest.mark.rule("SF-49", "SF-18")
def test_sf_49_a_branch_does_not_begin_where_a_track_is_in_the_middle() -> None:
    at = at_lay(branches={A: "KP"})
    begin(at.state, "KP", "Kansas City", "Shreveport")
    refusal = at.refuses(branch(A, "KP", "Kansas City", "Shreveport"), "branch.track_goes_there", "SF-18")
    assert refusal.fix == rail(A, "KP", "Kansas City", "Shreveport")


@pytest.mark.rule("SF-50")
def test_sf_50_a_branch_begins_with_any_rail_of_a_lay_and_is_extended_by_the_next() -> None:
    at = at_lay({A: DOUBLE}, branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene")])
    at.plays(rail(A, "KP", "Abilene", "Dodge City"), branch(A, "KP", "Abilene", "Denver"), "done")
    at = at_lay({A: DOUBLE}, branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene")])
    at.plays(branch(A, "KP", "Kansas City", "Omaha"), rail(A, "KP", "Omaha", "Sioux City"))


@pytest.mark.rule("SF-50")
def test_sf_50_each_rail_is_legal_as_the_board_then_stands() -> None:
    at = at_lay({A: DOUBLE})
    at.plays(rail(A, "KP", "Kansas City", "Abilene"), rail(A, "KP", "Abilene", "Dodge City"))
    at.refuses(rail(A, "KP", "Dodge City", "Amarillo"), "lay.all_laid", "SF-17")


@pytest.mark.rule("SF-50", "SF-35")
def test_sf_50_with_all_rails_laid_a_card_that_is_left_begins_no_branch() -> None:
    at = at_lay({A: DOUBLE}, branches={A: "KP"})
    at.plays(rail(A, "KP", "Kansas City", "Abilene"), rail(A, "KP", "Abilene", "Dodge City"))
    assert at.match.offers() == [Done(A)]
    at.refuses(branch(A, "KP", "Kansas City", "Omaha"), "lay.all_laid", "SF-17")


# Step by step, with free undo until confirmed.


@pytest.mark.rule("SF-50")
def test_sf_50_rails_of_one_lay_can_be_taken_back_until_they_are_confirmed() -> None:
    at = at_lay({A: DOUBLE})
    before = at.state.facts()
    at.plays(rail(A, "KP", "Kansas City", "Abilene"), rail(A, "KP", "Abilene", "Dodge City"))
    assert at.match.turn == Turn((A,), "first_lay")
    assert at.match.offers() == [Done(A)]
    at.match.undo(A)
    at.match.undo(A)
    assert at.state.facts() == before
    at.plays(rail(A, "SF", "Chicago", "Kansas City"), "done")
    assert at.match.turn == Turn((B,), "first_lay")
    assert at.match.undo_target(A) is None


@pytest.mark.rule("SF-50")
def test_sf_50_two_tracks_that_end_in_one_town_are_indistinguishable() -> None:
    """Which of the two is extended makes no difference; the other one stays."""
    at = at_lay({A: DOUBLE}, board=two_at_sioux_city)
    up = railroad("UP")
    at.plays(rail(A, "UP", "Sioux City", "Omaha"))
    assert at.state.ends[up] == [town("Omaha"), town("Sioux City")]


def two_at_sioux_city(state: State) -> None:
    build(state, "UP", "Chicago", "Des Moines", "Sioux City")
    build(state, "UP", "Chicago", "Sioux City", branch=True)


def test_a_short_line_that_comes_from_both_ends_joins_too() -> None:
    at = at_lay({A: TRIPLE})
    available(at.state, "RI")
    ri = railroad("RI")
    build(at.state, "RI", "Chicago", "Des Moines", "Sioux City")
    at.plays(rail(A, "RI", "Chicago", "Sioux City"), rail(A, "RI", "Sioux City", "Chicago"))
    assert len(at.state.ends[ri]) == 2
    at.plays(rail(A, "RI", "Sioux City", "Chicago"))
    assert at.state.ends[ri] == []


def test_a_line_that_is_not_on_the_map_is_refused() -> None:
    at = at_lay()
    for number in (-1, BOARD.arcs, 10**9):
        refusal = at.match.refuse(LayRail(A, 0, number))
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("lay.no_such_line", "SF-18")


@pytest.mark.rule("SF-6")
def test_sf_6_nothing_is_laid_out_of_its_time() -> None:
    at = table()
    for action in (rail(A, "SF", "Chicago", "Sioux City"), branch(A, "SF", "Chicago", "Sioux City"), Pass(A)):
        at.refuses(action, "lay.not_now", "SF-6")
    at.refuses(Done(A), "done.not_now", "SF-6")


@pytest.mark.rule("SF-18")
def test_sf_18_nor_does_a_railroad_go_on_along_a_line_of_its_own_that_is_full() -> None:
    at = at_lay(rails=[("UP", "Chicago", "Sioux City")])
    refusal = at.refuses(rail(A, "UP", "Chicago", "Sioux City"), "lay.line_full", "SF-18")
    assert refusal.facts == {"owner": railroad("UP")}


@pytest.mark.rule("SF-21", "SF-1")
def test_sf_21_a_card_begins_nothing_for_a_major_without_rails_left() -> None:
    at = at_lay(branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene")])
    spend(at.state, "KP")
    at.refuses(branch(A, "KP", "Kansas City", "Omaha"), "lay.no_rails_left", "SF-1")
    assert not [offer for offer in at.match.offers() if isinstance(offer, BeginBranch)]


@pytest.mark.rule("SF-21")
@pytest.mark.parametrize("name", ["RI", "TP"])
def test_sf_21_no_short_line_is_extended_from_a_town_it_does_not_connect(name: str) -> None:
    at = at_lay()
    available(at.state, name)
    home = BOARD.town_names[BOARD.home[railroad(name)]]
    begin(at.state, name, home, "Kansas City" if name == "RI" else "Houston")
    at.refuses(rail(A, name, "Denver", "Cheyenne"), "lay.not_connected", "SF-21")


@pytest.mark.rule("SF-26")
def test_sf_26_a_track_in_the_middle_of_the_first_line_can_be_extended() -> None:
    """Arc 0, which is line 0 from its first town, is like any other."""
    at = at_lay()
    assert arc("Milwaukee", "St. Paul") == 0
    at.plays(rail(A, "GN", "Milwaukee", "St. Paul"))
    assert offered(at, "GN") == {"Milwaukee-St. Paul/1"}
    assert not is_dead(at.state, railroad("GN"))
