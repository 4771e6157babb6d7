"""The bots play by the rules, from what they may know, and always the same with the same chance."""

from typing import Any

import pytest
from tests.support.bots import positions

from capolinea.bots.mind import ranked
from capolinea.core.chance import QuickChance
from capolinea.games.rail_baron.actions import BuyNothing, BuyRailroad, Declare, PickRegion, PlayCard, Ride, Roll, Sell
from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.bot import BOTS
from capolinea.games.rail_baron.bot.cost_maps import NEVER, cost_map_to, is_clear
from capolinea.games.rail_baron.bot.heading import (
    AT_LEAST,
    advise_card,
    advise_declaring,
    advise_region,
    costs_to_win,
)
from capolinea.games.rail_baron.bot.networks import railroads_worth
from capolinea.games.rail_baron.bot.tariffs import cost_map_for, tariff_of
from capolinea.games.rail_baron.bot.weights import HARD
from capolinea.games.rail_baron.meta import RULES_VERSION, Options
from capolinea.games.rail_baron.networks import connected, foreign_turns
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import AFTER, PURCHASE, REGION, RIDE, TURN, State, new_state
from capolinea.lab import duel

#: Every option at least once, in combinations that the rules allow.
TABLES = (
    Options(4),
    Options(2, net_worth=True, group_purchase=True, free_sales=True),
    Options(3, speed_cards=True, three_dice=True, own_free=True, cheap_superchief=True),
    Options(3, governor=True, open_cash=True, rfp_dot=True),
    Options(5, governor=True, speed_cards=True, rich_payoffs=True, acl_no_turn=True),
    Options(6, cheap_superchief=True, net_worth=True, speed_cards=True),
)
BOARD = load_board(False, False)


def city_dot(name: str) -> int:
    return BOARD.city_dot[BOARD.cities.index(name)]


def alone(at: str, home: str, **options: Any) -> State:
    """Return a state with two seats: seat 0 begins its turn in a city, without a destination; seat 1 is far away."""
    state = new_state(Options(2, **options), RULES_VERSION)
    state.home = [BOARD.cities.index(home), BOARD.cities.index("Miami")]
    state.origin = [BOARD.cities.index(at), BOARD.cities.index("Miami")]
    state.dot = [city_dot(at), city_dot("Miami")]
    return state


def should_declare(state: State) -> bool:
    """Return whether `hard` thinks better of declaring than of rolling."""
    return advise_declaring(state, 0, Declare(0), HARD).value > 0


@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
def test_matches_of_good_players_end(options: Options) -> None:
    states = [state for state, _, _ in positions("rail-baron", ("hard",), options, 2, 25_000)]
    assert RULES.turn(states[-1]) is None


def test_the_atlas_knows_its_chances_and_distances() -> None:
    atlas = atlas_of(BOARD)
    assert sum(atlas.region_chance) == pytest.approx(1)
    assert sum(atlas.city_chance) == pytest.approx(1)
    assert all([sum(chances) == pytest.approx(1) for chances in atlas.city_of_region])
    assert sum(atlas.traffic) == pytest.approx(atlas.trip)
    assert all([servers > 0 for servers in atlas.servers])
    miami, seattle = city_dot("Miami"), city_dot("Seattle")
    assert atlas.distance(miami)[seattle] == atlas.distance(seattle)[miami] > 30
    pennsylvania = BOARD.railroads.index("PA")
    assert atlas.serves[pennsylvania] >> BOARD.cities.index("Pittsburgh") & 1
    assert not atlas.serves[pennsylvania] >> BOARD.cities.index("Los Angeles") & 1


def test_a_cost_map_counts_dots_if_there_are_no_fees() -> None:
    goal = city_dot("Chicago")
    cost_map = cost_map_to((False, False), goal, (0,) * len(BOARD.railroads), (0,), 1, 71)
    reached = [dot for dot, near in enumerate(BOARD.incident) if near]
    assert [cost_map.cost[dot] for dot in reached] == [atlas_of(BOARD).distance(goal)[dot] for dot in reached]
    assert all([is_clear(BOARD, cost_map, dot, goal, bytearray(BOARD.tracks)) for dot in BOARD.city_dot])


def test_costs_are_the_same_in_both_directions_and_never_lower_with_higher_fees() -> None:
    creditors = tuple([railroad % 3 for railroad in range(len(BOARD.railroads))])
    for one, two in (("Boston", "San Diego"), ("Fargo", "New Orleans")):
        a, b = city_dot(one), city_dot(two)
        expensive = cost_map_to((False, False), a, creditors, (1000, 5000, 20_000), 600, 71)
        assert expensive.cost[b] == cost_map_to((False, False), b, creditors, (1000, 5000, 20_000), 600, 71).cost[a]
        assert expensive.cost[b] >= cost_map_to((False, False), a, creditors, (1000, 1000, 1000), 600, 71).cost[b]


def test_a_cost_map_avoids_used_tracks() -> None:
    goal, start = city_dot("Denver"), city_dot("Omaha")
    creditors = (0,) * len(BOARD.railroads)
    cost_map = cost_map_to((False, False), goal, creditors, (1000,), 600, 71)
    used = bytearray(BOARD.tracks)
    used[BOARD.track_one[cost_map.first[start]]] = 1
    assert not is_clear(BOARD, cost_map, start, goal, used)
    other = cost_map_to((False, False), goal, creditors, (1000,), 600, 71, bytes(used))
    assert cost_map.cost[start] <= other.cost[start] < NEVER
    assert is_clear(BOARD, other, start, goal, used)


def test_an_established_rate_makes_its_railroad_cheap() -> None:
    state = alone("Chicago", "Boston")
    railroad = BOARD.railroads.index("PA")
    state.owner[railroad] = 1
    state.last_railroad[0], state.established_rate[0] = railroad, 1000
    plain, kept = tariff_of(state, 0, HARD), tariff_of(state, 0, HARD, established=True)
    assert plain.fees[plain.creditors[railroad]] > kept.fees[kept.creditors[railroad]] == 1000


def test_networks_are_connected_and_save_turns() -> None:
    atlas = atlas_of(BOARD)
    names = BOARD.railroads.index
    far_apart = 1 << names("B&M") | 1 << names("WP")
    assert len(connected(atlas, far_apart)) == 2
    assert len(connected(atlas, 1 << names("PA") | 1 << names("NYC"))) == 1
    nothing, some = [foreign_turns((False, False), mine, 71) for mine in (0, 1 << names("PA"))]
    everything = foreign_turns((False, False), (1 << len(BOARD.railroads)) - 1, 71)
    assert nothing > some > everything == 0


def test_what_others_need_too_is_worth_more() -> None:
    state = alone("Chicago", "Boston")
    one = 1 << BOARD.railroads.index("UP")
    before = railroads_worth(state, 0, 0, one, HARD)
    state.owner = [1] * len(state.owner)
    assert 0 < railroads_worth(state, 0, 0, one, HARD) != before


def test_the_good_players_buy_a_railroad_when_they_can() -> None:
    bought = dict.fromkeys(("medium", "hard"), 0)
    for name in bought:
        for state, view, offers in positions("rail-baron", (name,), Options(4), 6, 500):
            if state.stage == PURCHASE:
                bought[name] += isinstance(BOTS.players[name](view, offers, QuickChance(0)), BuyRailroad)
    assert min(bought.values()) >= 3


def test_nobody_buys_what_leaves_no_money_for_the_fees() -> None:
    for name in ("easy", "medium", "hard"):
        for state, view, offers in positions("rail-baron", (name,), Options(4), 3, 700):
            if state.stage == PURCHASE and state.cash[state.actor] < 5000:
                assert isinstance(BOTS.players[name](view, offers, QuickChance(0)), BuyNothing)


def test_at_home_with_enough_is_declared_where_that_is_allowed_and_far_away_without_spare_cash_is_not() -> None:
    state = alone("Boston", "Boston", declare_at_home=True)
    state.cash[0] = 200_000
    assert should_declare(state)
    state = alone("Boston", "Boston")
    state.cash[0] = 200_000
    assert not should_declare(state)
    state = alone("Seattle", "Boston")
    state.owner = [1] * len(state.owner)
    state.fees_raised = True
    state.cash[0] = 200_000
    assert not should_declare(state)


def test_at_home_railroads_are_sold_where_that_wins() -> None:
    railroad = BOARD.railroads.index("SP")
    sale = Sell(0, railroad)
    for allowed, cash, choice in ((True, 170_000, Roll(0)), (True, 180_000, sale), (False, 180_000, Roll(0))):
        state = alone("Boston", "Boston", free_sales=True, declare_at_home=allowed)
        state.owner[railroad] = 0
        state.cash[0] = cash
        assert BOTS.players["hard"](RULES.view(state, 0), RULES.offers(state, 0), QuickChance(0)) == choice


def test_a_train_near_the_way_home_is_a_reason_to_wait() -> None:
    state = alone("Chicago", "Boston")
    state.cash[0] = 240_000
    assert should_declare(state)
    state.dot[1] = city_dot("Cleveland")
    assert not should_declare(state)


def test_a_declared_train_within_reach_is_caught() -> None:
    for seed in range(40):
        for state, view, offers in positions("rail-baron", ("hard",), Options(4), seed):
            hunted = [seat for seat in range(4) if state.declared[seat] and seat != state.actor]
            if state.stage != RIDE or not hunted:
                continue
            away = atlas_of(BOARD).distance(state.dot[hunted[0]])
            near = [offer for offer in offers if isinstance(offer, Ride) and reaches(state, offer, away)]
            if len(hunted) == 1 and near:
                assert BOTS.players["hard"](view, offers, QuickChance(0)) in near
                return
    raise AssertionError("nobody was ever in reach")


def reaches(state: State, offer: Ride, away: list[int]) -> bool:
    return away[BOARD.across[offer.segment] - state.dot[offer.seat]] < state.steps


def test_a_region_is_chosen_for_what_it_pays_and_for_home_when_it_wins() -> None:
    state = alone("Seattle", "Spokane")
    state.stage = REGION
    offers = [PickRegion(0, region) for region in range(len(BOARD.regions))]
    poor = ranked(advise_region(state, 0, offers, HARD))[0].offer
    state.cash[0] = 230_000
    rich = ranked(advise_region(state, 0, offers, HARD))[0].offer
    assert isinstance(poor, PickRegion)
    assert isinstance(rich, PickRegion)
    assert BOARD.regions[poor.region] != "NW" == BOARD.regions[rich.region]


@pytest.mark.rule("RB-42")
def test_a_payoff_that_is_enough_counts_less_at_home_where_nobody_declares() -> None:
    """In other cities only the cost of getting home counts, as with the option."""
    costs = {}
    for allowed in (True, False):
        state = alone("Seattle", "Spokane", declare_at_home=allowed)
        costs[allowed] = costs_to_win(state, 0, tariff_of(state, 0, HARD))
    home = BOARD.city_dot[state.home[0]]
    assert costs[True][home] == 0
    assert min(costs[True]) < costs[False][home] < max(costs[True])
    assert [dot for dot in range(BOARD.dots) if costs[True][dot] != costs[False][dot]] == [home]


def test_the_least_card_that_ends_the_trip_is_played() -> None:
    state = alone("Boston", "Boston", speed_cards=True)
    atlas = atlas_of(BOARD)
    goal = state.home[0]
    state.destination[0] = goal
    near = [dot for dot, dots in enumerate(atlas.distance(BOARD.city_dot[goal])) if dots == 3]
    state.dot[0] = near[0]
    state.stage, state.rolled = AFTER, True
    offers = RULES.offers(state, 0)
    advices = advise_card(state, 0, offers, cost_map_for(state, 0, tariff_of(state, 0, HARD)))
    assert ranked(advices)[0].offer == PlayCard(0, 3)


def test_chances_of_two_dice() -> None:
    assert AT_LEAST[2] == AT_LEAST[0] == 1
    assert AT_LEAST[12] == pytest.approx(1 / 36)
    assert AT_LEAST[13] == 0


def test_hidden_cash_counts_as_nothing() -> None:
    state = alone("Chicago", "Boston")
    state.cash = [40_000, 90_000]
    assert RULES.state_from_view(RULES.view(state, 0)).cash == [40_000, 0]
    state.cash[1] = 160_000
    assert RULES.state_from_view(RULES.view(state, 0)).cash == [40_000, 160_000]
    state.stage = TURN
    assert Declare(0) not in RULES.offers(state, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(one: str, other: str) -> None:
    found = duel("rail-baron", one, other, deals=3, seed=0)
    assert found.win_share.mean > 0.5
    assert found.difference.mean > 50_000
