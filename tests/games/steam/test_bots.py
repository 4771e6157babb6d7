"""The bots play by the rules, from what they may see, and always the same by the same chance."""

from collections.abc import Sequence

import pytest
from tests.support.bots import positions
from tests.support.steam_maps import SMALL

from capolinea.bots import COMMON_LEVELS
from capolinea.core.chance import QuickChance
from capolinea.games.steam.actions import PutPoints, RaiseCapital, TakeBack
from capolinea.games.steam.bot import BOTS
from capolinea.games.steam.bot.legs import find_legs
from capolinea.games.steam.bot.money import budget, spending_cost, steps_to_raise, wants_income
from capolinea.games.steam.bot.moving import choose_points
from capolinea.games.steam.bot.networks import ROW, network_of, points_by_level, points_to_come
from capolinea.games.steam.bot.plans import PlanContext, town_cost, town_pose
from capolinea.games.steam.bot.rivals import Rivals
from capolinea.games.steam.bot.weights import EASY, HARD, MEDIUM
from capolinea.games.steam.deliveries import deliveries
from capolinea.games.steam.meta import RULES_VERSION, Options
from capolinea.games.steam.pieces import LEAST_INCOME
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import BUILD, COLOUR_COUNT, MOVE, POINTS, State, new_state
from capolinea.games.steam.tiles import TILE_SET
from capolinea.lab import duel

#: Both games, all maps and a map of one's own, every option, three to six seats.
TABLES = (
    Options(4),
    Options(4, game="standard"),
    Options(3, map="ruhr", random_order=True),
    Options(3, map="ruhr", game="standard", gentle_capital=True),
    Options(6, map="padana", game="standard"),
    Options(5, map="padana"),
    Options(3, map_text=SMALL),
    Options(4, map_text=SMALL, game="standard"),
)


def last_of(names: Sequence[str], options: Options, seed: int, most: int = 100_000) -> State:
    return [state for state, _, _ in positions("steam", names, options, seed, most)][-1]


@pytest.mark.parametrize("options", TABLES[6:], ids=("base", "standard"))
def test_matches_of_good_players_end_and_nobody_is_bankrupt(options: Options) -> None:
    state = last_of(("hard", "medium"), options, 2)
    assert RULES.turn(state) is None
    assert not state.bankrupt


def test_loose_track_is_taken_back() -> None:
    deal = QuickChance(1)
    state, _ = RULES.setup(Options(3, map_text=SMALL, random_order=True), deal)
    chance = QuickChance(2)
    for _ in range(2000):
        if RULES.turn(state) is None:
            state, _ = RULES.setup(Options(3, map_text=SMALL, random_order=True), deal)
        offers = RULES.offers(state, state.actor)
        if state.loose:
            view = RULES.view(state, state.actor)
            assert {BOTS.players[name](view, offers, chance) for name in COMMON_LEVELS} == {TakeBack(state.actor)}
            return
        RULES.apply(state, offers[chance.below("test", len(offers))], deal)
    raise AssertionError("no track was ever loose")


# What the networks are worth.


def test_a_network_knows_the_best_delivery_of_every_good() -> None:
    for state, _, _ in positions("steam", ("medium",), Options(3, map_text=SMALL), 6):
        if state.stage != MOVE:
            continue
        seat, place_at = state.actor, state.board.place_at
        network = network_of(state, seat, state.level[seat])
        best = dict[int, int]()
        for own, others, hex, colour, _, _ in deliveries(state, seat):
            good = place_at[hex] * COLOUR_COUNT + colour
            if others <= 2:
                best[good] = max(best.get(good, 0), -own)
        for good, count in enumerate(state.goods):
            if count:
                assert max(network.best[good * ROW : (good + 1) * ROW]) >= best.get(good, 0)


def test_a_copy_of_a_network_leaves_the_first_alone() -> None:
    state = last_of(("medium",), Options(3, map_text=SMALL), 3, 60)
    network = network_of(state, 0, 4)
    before = (network.best[:], [near[:] for near in network.near])
    other = network.clone()
    other.add(0, 1)
    assert (network.best, network.near) == before
    assert other.near != network.near


def test_a_better_locomotive_is_worth_waiting_for_when_goods_have_far_to_go() -> None:
    rows = [[4, 0, 0, 3, 3, 3, 3]]
    kept = points_by_level(rows, 1, 1, 2, True, 3, 0.9, 0.0)
    improved = points_by_level(rows, 1, 3, 2, True, 3, 0.9, 0.0)
    assert kept == 0 < improved
    best = points_to_come(rows, level=1, moves=2, may_improve=True, turns=3, decay=0.9, upkeep=0.0)
    assert best == improved
    assert points_to_come(rows, level=1, moves=2, may_improve=True, turns=3, decay=0.9, upkeep=9.0) == 0


def test_rivals_leave_what_they_do_not_want() -> None:
    for state, _, _ in positions("steam", ("medium",), Options(3, map_text=SMALL), 6):
        if state.stage == MOVE and state.turn > 2:
            rivals = Rivals(state, state.actor)
            left = rivals.goods_left(state.goods)
            greedy = len([wanted for wanted in rivals.wants if wanted])
            assert sum(state.goods) - greedy <= sum(left) <= sum(state.goods) - min(1, greedy)
            assert min(left) >= 0


# What is built.


def test_a_leg_joins_two_places_by_tiles_that_fit() -> None:
    state = new_state(Options(4), RULES_VERSION)
    board = state.board
    legs = find_legs(state, 0, 3)
    assert legs
    for leg in legs:
        assert leg.a < leg.b
        assert 1 <= len(leg.tiles) <= 3
        assert all([state.pose[hex] < 0 and board.place_at[hex] < 0 for hex, _ in leg.tiles])
        assert leg.cost == sum([2 + board.river_cost[hex] + board.hill_cost[hex] for hex, _ in leg.tiles])
        assert (leg.side_a > 0) == (state.colour[leg.a] < 0)


def test_a_plan_can_be_laid_tile_by_tile() -> None:
    laid = 0
    for state, view, offers in positions("steam", ("hard",), Options(4), 5, 40):
        if state.stage == BUILD and state.tiles_left == 3:
            plan = PlanContext(state, state.actor, HARD).best_plan(3, 12)
            laid += BOTS.players["hard"](view, offers, QuickChance(0)) != offers[0]
            assert plan.cost <= 12
            assert plan.tiles - plan.over <= 3
    assert laid >= 3


def test_a_town_gets_the_least_tile_that_serves() -> None:
    state = new_state(Options(4), RULES_VERSION)
    town = state.board.cities
    open_sides = state.board.open_sides[state.board.place_hex[town]]
    sides = [1 << side for side in range(6) if open_sides >> side & 1]
    assert len(TILE_SET.exits[town_pose(state, town, sides[0])]) == 1
    assert len(TILE_SET.exits[town_pose(state, town, sides[0] | sides[1])]) == 2
    assert town_cost(state, town, sides[0]) < town_cost(state, town, sides[0] | sides[1])


# Money.


def test_income_early_points_late() -> None:
    state = new_state(Options(4), RULES_VERSION)
    state.turn = 1
    assert wants_income(state, 0, 1, HARD)
    state.turn = state.last_turn
    assert not wants_income(state, 0, 3, HARD)
    state.income[0] = -3
    assert wants_income(state, 0, 3, HARD)
    assert not wants_income(state, 0, 100, HARD)
    state.points_due, state.stage = ((0, 3),), POINTS
    assert choose_points(state, 0, HARD) == PutPoints(0, "income")


def test_no_more_capital_than_needed() -> None:
    state = new_state(Options(4, game="standard"), RULES_VERSION)
    state.turn = 1
    # Level 1: a euro of maintenance, and one for each step of income.
    assert steps_to_raise(state, 0, 7, HARD) == 2
    assert steps_to_raise(state, 0, 8, HARD) == 3
    state.cash[0] = 20
    assert steps_to_raise(state, 0, 8, HARD) == 0
    state.cash[0], state.income[0] = 0, LEAST_INCOME + 1
    assert steps_to_raise(state, 0, 8, HARD) == 0


def test_what_is_due_is_not_spent() -> None:
    state = new_state(Options(4, game="standard"), RULES_VERSION)
    state.turn, state.stage = 2, BUILD
    state.cash[0], state.income[0], state.level[0] = 10, -2, 3
    assert budget(state, 0, HARD) == 5
    state.income[0] = 5
    assert budget(state, 0, HARD) == 10


def test_cash_is_worth_nothing_at_the_end_and_debts_cost_double() -> None:
    state = new_state(Options(4), RULES_VERSION)
    state.turn, state.cash[0] = state.last_turn, 6
    assert spending_cost(state, 0, 6, HARD) < 0.2
    assert spending_cost(state, 0, 7, HARD) > 2
    state.income[0] = 4
    assert spending_cost(state, 0, 7, HARD) < 1


def test_capital_is_raised_for_a_plan() -> None:
    for state, view, offers in positions("steam", ("medium",), Options(4, game="standard"), 1, 4):
        choice = BOTS.players["medium"](view, offers, QuickChance(0))
        assert isinstance(choice, RaiseCapital)
        assert 1 <= choice.steps <= 3, state.turn


def test_levels_have_the_same_features() -> None:
    assert set(EASY) == set(MEDIUM) == set(HARD)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["base", "standard"])
@pytest.mark.parametrize(("one", "other"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(one: str, other: str, game: str) -> None:
    found = duel("steam", one, other, deals=4, seed=1, options={"game": game})
    assert found.win_share.mean > 0.5
    assert found.difference.mean > 2
