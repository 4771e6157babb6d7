"""Moving goods (ST-31 to ST-35, ST-48, ST-49).

A owns Syracuse - Amsterdam - Albany - Poughkeepsie - New York, B owns New York - Easton - Philadelphia and
Easton - Scranton: from Syracuse the sides are NE, SE, S, S, NW, then S to Philadelphia or NW to Scranton.
"""

import pytest
from tests.games.steam.positions import (
    A,
    B,
    C,
    StTable,
    base,
    end_goods,
    end_round,
    exit_of,
    goods_at,
    in_building,
    in_moving,
    put_goods,
    track,
)

from capolinea.core.turn import Turn
from capolinea.games.steam.actions import ImproveLocomotive, MoveGood, PassMove
from capolinea.games.steam.deliveries import deliveries
from capolinea.games.steam.events import GoodMoved, LocomotiveImproved, PhaseBegan, PointsPut
from capolinea.games.steam.track import set_owner


def network(level: int = 6, *tiles: str, seats: int = 3) -> StTable:
    at = in_moving(*(tiles or ("turn_order", "first_move")), options=base(seats), level=level)
    track(at, A, "E5 gentle 2", "F5 town_2_straight 2", "G6 straight 2", "H7 straight 0", "H8 town_2_straight 0")
    track(at, A, "H9 straight 0")
    track(at, B, "G10 gentle 2", "F10 town_3_y 1", "F11 straight 0", "E10 gentle 0")
    for city in ("D5", "H6", "H10", "F12", "E9"):
        put_goods(at, city)
    at.state.queue = (A, B, *at.state.queue[2:]) if at.state.queue[0] == B else at.state.queue
    at.state.actor = at.state.queue[0]
    return at


def moves(at: StTable) -> list[str]:
    return [at.match.rules.write(offer) for offer in at.match.offers() if isinstance(offer, MoveGood)]


@pytest.mark.rule("ST-31")
def test_st_31_in_turn_order_first_move_before_all_in_both_rounds() -> None:
    at = in_moving("turn_order", "engineer", "first_move")
    seats = []
    while at.match.turn is not None and at.match.turn.phase == "move":
        seats.append((at.state.round, at.match.turn.seats[0]))
        at.plays("stay")
    assert seats == [(1, C), (1, A), (1, B), (2, C), (2, A), (2, B)]


@pytest.mark.rule("ST-31")
def test_st_31_the_locomotive_is_improved_by_one_free_at_most_once_a_turn() -> None:
    at = in_moving("turn_order", "locomotive", "engineer")
    at.state.level = [1, 2, 6]
    at.plays("improve")
    assert at.events(LocomotiveImproved) == [LocomotiveImproved(A, 2)]
    # The Locomotive tile counts apart.
    at.plays("improve")
    assert at.state.level[B] == 3
    at.refuses("improve", "improve.highest_level", "ST-31")
    at.plays("stay")
    at.refuses("improve", "improve.once_a_turn", "ST-31")
    assert at.match.offers() == [PassMove(A)]
    end_goods(at)
    assert at.state.improved == [False] * 3


@pytest.mark.rule("ST-31")
def test_st_31_two_rounds_then_income() -> None:
    at = in_moving()
    end_round(at)
    assert at.events(PhaseBegan) == [PhaseBegan("move", 2)]
    end_round(at)
    assert at.state.turn == 2


@pytest.mark.rule("ST-32")
def test_st_32_to_a_city_of_its_colour_over_complete_links() -> None:
    at = network()
    put_goods(at, "D5", "purple", "yellow")
    assert moves(at) == ["move purple D5 NE-SE"]
    at.refuses("move yellow D5 NE-SE", "move.wrong_end", "ST-32")
    at.refuses("move purple D5 NE", "move.wrong_end", "ST-32")
    at.refuses("move purple D5 SE-S", "move.no_link", "ST-32")
    at.refuses("move blue D5 NE-SE-S-S", "move.no_good", "ST-32")
    at.refuses("move purple F5 SE", "move.no_city", "ST-32")
    assert at.match.refuse(MoveGood(A, "D5", "purple", ())) is not None


@pytest.mark.rule("ST-32")
def test_st_32_a_hex_without_a_city_has_no_goods_whatever_the_last_place_of_the_map_has() -> None:
    """Hyannis N8, a town, has the highest number of all places."""
    at = in_building("urbanization")
    assert at.state.board.place_at[at.state.board.hex_of["N8"]] == at.state.board.places - 1
    at.plays("found N8 grey 1", "done", "done", "done")
    put_goods(at, "N8", "red")
    at.refuses(MoveGood(at.state.actor, "H7", "red", ("N",)), "move.no_city", "ST-32")
    name = "abcdefghijklmnopqrstuvwxyz"
    refusal = at.refuses(MoveGood(at.state.actor, name, "red", ("N",)), "move.no_city", "ST-32")
    assert refusal.facts == {"hex": name[:20]}


@pytest.mark.rule("ST-32")
def test_st_32_goods_leave_the_first_city_of_the_map() -> None:
    """Toronto B3, whose place has number 0, and Syracuse, via Kingston."""
    at = in_moving("turn_order", "engineer", "first_build", level=2)
    track(at, A, "C3 gentle 2", "D3 town_2_straight 2", "E4 gentle 3", "E5 gentle 4")
    put_goods(at, "B3", "yellow")
    put_goods(at, "D5", "red")
    at.refuses("move yellow B3 NE", "move.wrong_end", "ST-32")
    at.state.queue, at.state.actor = (A, B, C), A
    assert moves(at) == ["move yellow B3 NE-SE", "move red D5 NE-NW"]
    at.plays("move yellow B3 NE-SE", "put points")
    assert at.state.points == [2, 0, 0]


@pytest.mark.rule("ST-32")
def test_st_32_at_most_as_many_links_as_the_locomotives_level() -> None:
    at = network(level=3)
    put_goods(at, "D5", "blue")
    refusal = at.refuses("move blue D5 NE-SE-S-S", "move.too_far", "ST-32")
    assert refusal.facts == {"links": 4, "level": 3}
    at.state.level[A] = 4
    at.plays("move blue D5 NE-SE-S-S")


@pytest.mark.rule("ST-32")
def test_st_32_it_ends_in_the_first_city_of_its_colour() -> None:
    """Red for one point but not for two: what reaches a city of its colour stays there."""
    at = network()
    put_goods(at, "D5", "purple")
    refusal = at.refuses("move purple D5 NE-SE-S-S-NW-S", "move.past_its_city", "ST-32")
    assert refusal.fix == MoveGood(A, "D5", "purple", ("NE", "SE"))


@pytest.mark.rule("ST-32")
def test_st_32_no_place_twice_and_never_back_to_its_start() -> None:
    at = network()
    track(at, A, "G7 gentle 1", "G8 straight 0", "G9 straight 0")
    put_goods(at, "H6", "purple")
    at.refuses("move purple H6 S-N", "move.twice", "ST-32")
    at.refuses("move purple H6 NW-NW-NE-SE", "move.twice", "ST-32")
    put_goods(at, "D5", "red")
    at.refuses("move red D5 NE-NW", "move.twice", "ST-32")


@pytest.mark.rule("ST-32")
def test_st_32_only_over_complete_links() -> None:
    at = network()
    track(at, A, "I7 straight 2")
    put_goods(at, "H6", "yellow")
    at.refuses("move yellow H6 SE", "move.no_link", "ST-32")
    assert moves(at) == ["move yellow H6 NW-NW"]


@pytest.mark.rule("ST-33")
def test_st_33_at_least_one_link_is_the_movers() -> None:
    at = network()
    put_goods(at, "H10", "purple")
    at.refuses("move purple H10 NW-S", "move.no_own_link", "ST-33")
    assert moves(at) == ["move purple H10 N-N"]


@pytest.mark.rule("ST-33")
def test_st_33_of_no_other_more_links_than_of_the_mover() -> None:
    at = network()
    put_goods(at, "H6", "red")
    # Two of A, two of B: both may.
    assert moves(at) == ["move red H6 S-S-NW-NW"]
    put_goods(at, "F12", "yellow")
    at.plays("stay")
    assert at.state.actor == B
    refusal = at.refuses("move yellow F12 N-NE-N-N-NW-NW", "move.too_many_of_others", "ST-33")
    assert refusal.facts == {"own": 2, "other": A, "others": 4}
    assert "move red H6 S-S-NW-NW" in moves(at)


@pytest.mark.rule("ST-33")
def test_st_33_links_without_owner_count_for_nobody_but_for_the_locomotive() -> None:
    at = network(level=4)
    state = at.state
    for name, side in (("H10", "NW"), ("F10", "NW"), ("F10", "S")):
        set_owner(state, state.board.hex_of[name] * 6 + ["N", "NE", "SE", "S", "SW", "NW"].index(side), -1)
    put_goods(at, "H6", "red")
    at.plays("move red H6 S-S-NW-NW")
    (moved,) = at.events(GoodMoved)
    assert moved.owners == (A, A, -1, -1)
    assert at.state.points_due == ((A, 2),)
    at.state.queue, at.state.actor, at.state.stage, at.state.points_due = (A,), A, 4, ()
    put_goods(at, "H6", "red")
    at.state.level[A] = 3
    at.refuses("move red H6 S-S-NW-NW", "move.too_far", "ST-32")


@pytest.mark.rule("ST-34")
def test_st_34_the_worked_example_five_links_three_of_the_mover_two_of_another() -> None:
    """Alex has 3 points and takes income, Sue has 2 and takes victory points."""
    at = in_building("urbanization", "first_build")
    at.plays("done")
    track(at, A, "G6 straight 2", "H7 straight 0", "H8 town_2_straight 0", "H9 straight 0")
    track(at, B, "G10 gentle 2", "F10 town_3_y 1", "F11 straight 0", "E10 gentle 0")
    at.plays("found F5 grey 1", "done", "done")
    at.state.level = [5] * 3
    put_goods(at, "F5", "red")
    while at.state.actor != A:
        at.plays("stay")
    at.plays("move red F5 SE-S-S-NW-NW")
    (moved,) = at.events(GoodMoved)
    assert moved.places == ("F5", "H6", "H8", "H10", "F10", "E9")
    links = zip(moved.places[:-1], ("SE", "S", "S", "NW", "NW"), strict=True)
    assert at.match.view(C).delivery == tuple([exit_of(place, side) for place, side in links])
    assert moved.owners == (A, A, A, B, B)
    assert at.state.points_due == ((A, 3), (B, 2))
    assert at.match.turn == Turn((A,), "points")
    at.plays("put income")
    assert at.events(PointsPut) == [PointsPut(A, "income", 3, 3, 0)]
    assert at.match.turn == Turn((B,), "points")
    at.plays("put points")
    assert (at.state.income[A], at.state.points[B]) == (3, 2)


@pytest.mark.rule("ST-34")
@pytest.mark.parametrize(
    ("start", "good", "path", "points"),
    [
        ("H10", "purple", "N-N", [2, 0]),
        ("D5", "purple", "NE-SE", [2, 0]),
        ("D5", "blue", "NE-SE-S-S", [4, 0]),
        ("H6", "red", "S-S-NW-NW", [2, 2]),
        ("D5", "red", "NE-SE-S-S-NW-NW", [4, 2]),
    ],
)
def test_st_34_each_link_gives_a_point_to_its_owner(start: str, good: str, path: str, points: list[int]) -> None:
    at = network()
    put_goods(at, start, good)
    at.plays(f"move {good} {start} {path}")
    assert [dict(at.state.points_due).get(seat, 0) for seat in (A, B)] == points


@pytest.mark.rule("ST-34")
def test_st_34_the_movers_choice_comes_first_then_the_others_in_turn_order() -> None:
    at = network()
    put_goods(at, "H6", "red")
    at.state.queue, at.state.actor = (B, C), B
    at.plays("move red H6 S-S-NW-NW")
    assert at.state.points_due == ((B, 2), (A, 2))
    at.plays("put points")
    assert at.match.turn == Turn((A,), "points")
    at.refuses("stay", "move.not_now", "ST-31")
    at.plays("put points")
    assert at.match.turn == Turn((C,), "move")


@pytest.mark.rule("ST-34")
def test_st_34_three_owners_put_down_their_points_one_after_the_other() -> None:
    """A moves over two links of A's, one of B's and one of C's; the order is A, C, B."""
    at = network()
    at.state.order = (A, C, B)
    set_owner(at.state, exit_of("F10", "NW"), C)
    put_goods(at, "H6", "red")
    at.plays("move red H6 S-S-NW-NW")
    assert at.state.points_due == ((A, 2), (C, 1), (B, 1))
    seats = []
    while at.match.turn is not None and at.match.turn.phase == "points":
        seats.append(at.match.turn.seats[0])
        at.plays("put points")
    assert seats == [A, C, B]
    assert at.state.points == [2, 1, 1]


@pytest.mark.rule("ST-4", "ST-49")
def test_st_4_what_income_has_no_room_for_is_lost_and_income_may_be_chosen_at_10() -> None:
    at = network()
    at.state.income[A] = 9
    put_goods(at, "D5", "blue", "blue")
    at.plays("move blue D5 NE-SE-S-S", "put income")
    assert at.events(PointsPut) == [PointsPut(A, "income", 4, 10, 3)]
    at.state.queue, at.state.actor = (A,), A
    at.plays("move blue D5 NE-SE-S-S", "put income")
    assert at.events(PointsPut) == [PointsPut(A, "income", 4, 10, 4)]


@pytest.mark.rule("ST-4")
def test_st_4_victory_points_have_no_upper_limit() -> None:
    at = network()
    at.state.points[A] = 49
    put_goods(at, "D5", "blue")
    at.plays("move blue D5 NE-SE-S-S", "put points")
    assert at.state.points[A] == 53


@pytest.mark.rule("ST-35")
def test_st_35_the_good_goes_back_to_the_bag_and_is_out() -> None:
    at = network()
    put_goods(at, "D5", "blue")
    bag = at.state.bag[3]
    at.plays("move blue D5 NE-SE-S-S")
    assert at.state.bag[3] == bag + 1
    assert goods_at(at, "D5") == goods_at(at, "H10") == []


@pytest.mark.rule("ST-48")
def test_st_48_parallel_links_are_links_of_their_own_and_the_mover_picks() -> None:
    at = in_moving("turn_order", "first_move", "engineer", level=2)
    track(at, A, "H7 straight 0", "H8 town_2_straight 0", "H9 straight 0")
    track(at, B, "G7 gentle 1", "G8 straight 0", "G9 straight 0", "G10 gentle 0")
    for city in ("H6", "H10"):
        put_goods(at, city)
    put_goods(at, "H6", "blue")
    assert at.state.actor == B
    assert moves(at) == ["move blue H6 SW"]
    at.plays("stay")
    assert moves(at) == ["move blue H6 S-S"]


@pytest.mark.rule("ST-48")
def test_st_48_two_links_of_one_owner_between_the_same_places_are_both_offered() -> None:
    at = in_moving("turn_order", "engineer", "first_build", level=1)
    track(at, A, "G7 gentle 1", "G8 straight 0", "G9 straight 0", "G10 gentle 0")
    track(at, A, "I7 gentle 3", "I8 straight 0", "I9 straight 0", "I10 gentle 4")
    put_goods(at, "H6", "blue")
    put_goods(at, "H10")
    at.state.queue, at.state.actor = (A, B, C), A
    assert moves(at) == ["move blue H6 SE", "move blue H6 SW"]


@pytest.mark.rule("ST-49")
def test_st_49_points_are_put_down_before_the_next_player_acts_and_the_mover_always_has_some() -> None:
    at = network()
    put_goods(at, "D5", "purple")
    at.plays("move purple D5 NE-SE")
    assert at.match.turn == Turn((A,), "points")
    at.plays("put income")
    assert at.match.turn == Turn((B,), "move")
    at.refuses("put income", "points.not_due", "ST-34")


@pytest.mark.rule("ST-33")
def test_deliveries_come_best_for_the_mover_first() -> None:
    at = network()
    at.state.improved[A] = True
    put_goods(at, "D5", "purple", "blue", "red")
    put_goods(at, "H6", "red")
    found = deliveries(at.state, A)
    assert [(-mine, others) for mine, others, *_ in found] == [(4, 0), (4, 2), (2, 0), (2, 2)]
    assert at.match.offers()[-1] == PassMove(A)
    at.state.level[A], at.state.improved[A] = 5, False
    assert at.match.offers()[-2:] == [ImproveLocomotive(A), PassMove(A)]
