"""The set-up (ST-1 to ST-5, ST-7, ST-57, ST-60)."""

import pytest
from tests.games.steam.positions import A, B, C, base, in_building, new_table
from tests.support.driver import attributes

from capolinea.core.chance import ScriptedChance
from capolinea.core.match import Match
from capolinea.core.refusal import IllegalAction
from capolinea.core.turn import Turn
from capolinea.games.steam.board import load_board
from capolinea.games.steam.events import GoodsDrawn, OrderDrawn
from capolinea.games.steam.meta import RULES_VERSION, Options
from capolinea.games.steam.pieces import GOODS
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.sequence import draw_good
from capolinea.games.steam.state import COLOUR_COUNT, new_state
from capolinea.games.steam.tiles import TILE_SET


@pytest.mark.rule("ST-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("map_key", ["northeast", "ruhr", "padana"])
def test_st_1_each_city_has_as_many_goods_as_it_shows(map_key: str, seats: int) -> None:
    options = Options(seats, map=map_key)  # type: ignore[arg-type]
    board, state = load_board(options), new_table(options).state
    fewer = 0 if map_key == "northeast" or seats > 3 else 1
    for place in range(board.cities):
        goods = state.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]
        assert sum(goods) == board.city_goods[place] - fewer
    assert sum(GOODS) == 96


@pytest.mark.rule("ST-1")
def test_st_1_what_was_drawn_is_told() -> None:
    at = new_table()
    (drawn,) = at.events(GoodsDrawn)
    assert dict(drawn.cities)["M7"] == tuple(sorted(dict(drawn.cities)["M7"], key="red yellow purple blue grey".find))
    assert len(dict(drawn.cities)["M7"]) == 4
    assert [len(goods) for goods in drawn.supply] == [2] * 12
    assert all([draw.stream == "goods" for draw in at.match.journal[0].draws[:-1]])


@pytest.mark.rule("ST-1")
def test_st_1_every_good_in_the_bag_can_be_drawn_once() -> None:
    """Each number below the goods left is one good: as many numbers give a colour as there are goods of it."""
    found = [0] * COLOUR_COUNT
    for number in range(sum(GOODS)):
        state = new_state(Options(3), RULES_VERSION)
        found[draw_good(state, ScriptedChance({"goods": [number]}))] += 1
    assert found == list(GOODS)


@pytest.mark.rule("ST-2")
@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 3), (6, 3)])
def test_st_2_twelve_supply_spaces_of_three_goods_two_with_three_players(seats: int, each: int) -> None:
    state = new_table(Options(seats)).state
    assert len(state.supply) == 12 * COLOUR_COUNT
    for space in range(12):
        assert sum(state.supply[space * COLOUR_COUNT : (space + 1) * COLOUR_COUNT]) == each


@pytest.mark.rule("ST-3")
def test_st_3_ten_markers_eight_new_cities_136_tiles() -> None:
    state = new_table().state
    assert state.markers == 10
    assert state.new_cities == [1, 1, 1, 1, 4]
    assert sum(state.left) == sum(TILE_SET.count) == 136


@pytest.mark.rule("ST-4")
def test_st_4_everybody_starts_at_zero_with_locomotive_one() -> None:
    state = new_table().state
    assert (state.income, state.points, state.level, state.cash) == ([0] * 3, [0] * 3, [1] * 3, [0] * 3)


@pytest.mark.rule("ST-5")
@pytest.mark.parametrize(("seats", "turns"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_st_5_turns_by_the_number_of_players(seats: int, turns: int) -> None:
    assert new_table(Options(seats)).state.last_turn == turns


@pytest.mark.rule("ST-5")
@pytest.mark.parametrize("seats", [2, 7])
def test_st_5_three_to_six_players(seats: int) -> None:
    with pytest.raises(IllegalAction):
        Match.new(RULES, Options(seats), 1)


@pytest.mark.rule("ST-7")
def test_st_7_the_lowest_tile_drawn_is_first_and_the_others_follow_clockwise_with_a_euro_more_each() -> None:
    # Seats draw the tiles 6, 3, 7, 4: B has the lowest, then C, D, A.
    at = new_table(base(4), order=[5, 1, 4, 0])
    (drawn,) = at.events(OrderDrawn)
    assert drawn.tiles == (6, 3, 7, 4)
    assert at.state.order == (B, C, 3, A)
    assert at.state.cash == [3, 0, 1, 2]
    assert at.match.turn == Turn((B,), "action")


@pytest.mark.rule("ST-7")
def test_st_7_random_order_is_for_the_base_game() -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES, Options(3, game="standard", random_order=True), 1)
    assert caught.value.refusal.code == "options.only_in_base"


@pytest.mark.rule("ST-57")
def test_st_57_tokens_are_no_limit() -> None:
    """Nothing counts them: a state knows whose each track is, however many there are, and cash as a number."""
    at = in_building(cash=200)
    assert not [name for name in attributes(at.state) if "token" in name or "coin" in name]


@pytest.mark.rule("ST-60")
def test_st_60_the_standard_game_draws_places_by_ascending_tiles_without_money() -> None:
    at = new_table(Options(4, game="standard"), order=[5, 1, 4, 0])
    (drawn,) = at.events(OrderDrawn)
    assert drawn.tiles == (6, 3, 7, 4)
    assert at.state.order == (B, 3, A, C)
    assert at.state.cash == [0] * 4
    assert at.match.turn == Turn((B,), "capital")


@pytest.mark.rule("ST-60")
def test_st_60_phases_of_the_standard_game_in_order() -> None:
    at = new_table(Options(3, game="standard"))
    phases = []
    while at.state.turn == 1:
        turn = at.match.turn
        assert turn is not None
        if turn.phase not in phases:
            phases.append(turn.phase)
        defaults = {"capital": "raise 1", "bid": "pass", "build": "done", "move": "stay"}
        at.plays(defaults[turn.phase] if turn.phase in defaults else at.match.offers()[0])
    assert phases == ["capital", "bid", "action", "build", "move"]
    assert at.match.turn == Turn((at.state.order[0],), "capital")
