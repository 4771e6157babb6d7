"""Setup (SF-1 to SF-5, SF-45)."""

from collections import Counter
from typing import Literal

import pytest
from tests.games.santa_fe_rails.positions import table
from tests.support.santa_fe_rails import BOARD

from capolinea.core.match import Match
from capolinea.core.refusal import IllegalAction
from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.events import Dealt, TurnBegan
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.sequence import stack_sizes


@pytest.mark.rule("SF-1")
def test_sf_1_majors_are_in_play_from_the_start_and_short_lines_are_not() -> None:
    state = table().state
    assert state.available == [True] * 5 + [False] * 4
    assert state.rails == BOARD.rails


@pytest.mark.rule("SF-2", "SF-43")
@pytest.mark.parametrize(("terrain", "money"), [(False, 2), (True, 5)])
def test_sf_2_everybody_has_2_dollars_or_5_with_terrain(terrain: bool, money: int) -> None:
    assert table(4, terrain=terrain).state.money == [money] * 4


@pytest.mark.rule("SF-3")
@pytest.mark.parametrize("seats", range(2, 6))
def test_sf_3_four_cards_each_and_short_lines_in_the_second_stack(seats: int) -> None:
    for seed in range(20):
        state = Match.new(RULES, Options(seats), seed).state
        assert [len(hand) for hand in state.hand] == [4] * seats
        one, two, three = stack_sizes(66 - 4 * seats)
        assert len(state.deck) == one + two + three + 4
        deck = state.deck[::-1]
        assert all([card < BOARD.towns for card in deck[:one] + deck[one + two + 4 :]])
        second = Counter([card - BOARD.towns for card in deck[one : one + two + 4] if card >= BOARD.towns])
        assert second == {5: 1, 6: 1, 7: 1, 8: 1}
        towns = Counter([card for card in deck if card < BOARD.towns])
        for hand in state.hand:
            towns.update(hand)
        assert [towns[town] for town in range(BOARD.towns)] == BOARD.cards


@pytest.mark.rule("SF-3")
def test_sf_3_every_place_of_a_short_line_in_its_stack_comes_up() -> None:
    places = set()
    for seed in range(300):
        deck = Match.new(RULES, Options(5), seed).state.deck[::-1]
        places |= {place for place, card in enumerate(deck) if card >= BOARD.towns}
    assert places == set(range(16, 16 + 15 + 4))


@pytest.mark.rule("SF-4")
@pytest.mark.parametrize("seats", range(2, 6))
def test_sf_4_the_display(seats: int) -> None:
    view = table(seats).match.view(None)
    assert view.doubles_left == seats - 1
    assert (view.triple, view.four) == (-1, -1)
    assert view.boomtowns_left == 3
    assert view.branches_left == (3,) * 5
    assert sum(view.counters) == 10


@pytest.mark.rule("SF-5")
def test_sf_5_who_begins_is_drawn() -> None:
    first = {Match.new(RULES, Options(4), seed).state.first for seed in range(40)}
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("SF-5")
def test_sf_5_or_the_host_names_one() -> None:
    letters: tuple[Literal["a", "b", "c", "d"], ...] = ("a", "b", "c", "d")
    for seat, letter in enumerate(letters):
        match = Match.new(RULES, Options(4, first=letter), 5)
        assert match.state.first == seat
        assert TurnBegan(seat, 1) in match.journal[0].events


@pytest.mark.rule("SF-5")
def test_sf_5_who_is_not_at_the_table_can_t_begin() -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES, Options(3, first="d"), 1)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.clause) == ("options.first_not_seated", "SF-5")


@pytest.mark.rule("SF-45")
def test_sf_45_cards_left_over_go_to_the_first_stacks() -> None:
    assert stack_sizes(50) == (17, 17, 16)
    assert [stack_sizes(66 - 4 * seats) for seats in (2, 3, 5)] == [(20, 19, 19), (18, 18, 18), (16, 15, 15)]


@pytest.mark.rule("SF-7")
def test_sf_7_nobody_draws_in_the_first_turn() -> None:
    at = table(3)
    assert at.match.turn == Turn((0, 1, 2), "choose")
    assert [event.seat for event in at.events(Dealt)] == [0, 1, 2]


@pytest.mark.rule("SF-6")
def test_sf_6_nothing_is_being_laid_while_cards_are_chosen() -> None:
    for terrain in (False, True):
        view = table(3, terrain=terrain).match.view(None)
        assert (view.rails_to_lay, view.rails_laid, view.placed, view.passed) == (0, 0, 0, 0)
        assert (view.exchanging, view.must_branch_or_end, view.put_off) == (False, False, False)
