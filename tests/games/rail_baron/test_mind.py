"""How Rail Baron is judged: rides by their costs, hidden cash by habit, and a policy that saves fees."""

from random import Random

from tests.games.rail_baron.test_bots import BOARD, alone, city_dot
from tests.support.bots import positions

from capolinea.core.chance import QuickChance
from capolinea.games.rail_baron import moves
from capolinea.games.rail_baron.actions import Bid, PassBid
from capolinea.games.rail_baron.bot import BOTS, MIND
from capolinea.games.rail_baron.bot.belief import believe, cash_weights, habits_of
from capolinea.games.rail_baron.bot.policy import policy
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.pieces import ANNOUNCED, STEP, SUPERCHIEF
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import BID, RIDE, State


def test_hard_plays_the_first_advice_in_every_stage_that_a_match_has() -> None:
    stages: set[str] = set()
    for options in (Options(3, speed_cards=True, free_sales=True), Options(3, governor=True)):
        for number, (_, view, offers) in enumerate(positions("rail-baron", ("hard", "easy"), options, 6, 900)):
            if len(offers) > 1 and (number % 60 == 0 or view.stage not in stages):
                stages.add(view.stage)
                advices = MIND.advise(view, offers)
                assert advices[0].offer == BOTS.players["hard"](view, offers, QuickChance(1))
                assert len(advices) == len(offers)
    assert {"ride", "purchase", "turn", "after", "region", "discard", "engine", "bid"} <= stages


def test_of_bids_the_least_is_best_and_none_beats_one_that_costs_more_than_it_brings() -> None:
    state = alone("Boston", "Boston")
    state.stage, state.actor, state.auctioned, state.seller = BID, 0, BOARD.railroads.index("PA"), 1
    state.cash[0] = 100_000
    advices = MIND.advise(RULES.view(state, 0), RULES.offers(state, 0))
    bids = [advice.offer.amount for advice in advices if isinstance(advice.offer, Bid)]
    assert bids == sorted(bids)
    assert isinstance(advices[0].offer, Bid)
    assert 0 < [advice.offer for advice in advices].index(PassBid(0)) < len(advices) - 1


def riding(state: State, goal: str) -> State:
    state.stage, state.rolled, state.steps = RIDE, True, 12
    state.destination[0] = BOARD.cities.index(goal)
    return state


def railroads_ridden(state: State, goal: str) -> set[int]:
    """Return the railroads by which the policy reaches the goal."""
    move = Move()
    ridden: set[int] = set()
    while state.dot[0] != city_dot(goal):
        state.stage, state.steps = RIDE, 12
        assert policy(state, Random(1).random, move)
        assert move.kind == moves.RIDE
        assert RULES.refuse(state, RULES.actions.decode(move)) is None
        ridden.add(BOARD.railroad[move.segment])
        state.used_tracks[0][BOARD.track_one[move.segment]] = 1
        state.used_tracks[0][BOARD.track_two[move.segment]] = 1
        state.dot[0] = BOARD.across[move.segment] - state.dot[0]
    return ridden


def test_the_policy_prefers_railroads_that_cost_less() -> None:
    state = riding(alone("Chicago", "Boston"), "New York")
    shortest = railroads_ridden(state, "New York")
    state = riding(alone("Chicago", "Boston"), "New York")
    for railroad in shortest:
        state.owner[railroad] = 1
    state.fees_raised = True
    assert railroads_ridden(state, "New York") != shortest


def test_a_path_that_is_kept_from_another_trip_is_not_followed_over_used_track() -> None:
    state = riding(alone("Chicago", "Boston"), "New York")
    move = Move()
    policy(state, Random(1).random, move)
    state.used_tracks[0][BOARD.track_one[move.segment]] = 1
    again = move.segment
    move.route_from[0] = state.dot[0]
    move.route[0].append(again)
    policy(state, Random(1).random, move)
    assert move.segment != again
    assert RULES.refuse(state, RULES.actions.decode(move)) is None


def test_hidden_cash_is_small_while_railroads_are_for_sale_and_grows_afterwards() -> None:
    state = alone("Boston", "Boston")
    state.engine = [SUPERCHIEF, SUPERCHIEF]
    means = []
    for left in (20, 0):
        state.owner = [-1] * left + [1] * (len(state.owner) - left)
        weights = cash_weights(*habits_of(state, 1))
        means.append(sum([STEP * step * weight for step, weight in enumerate(weights)]) / sum(weights))
    assert 3_000 < means[0] < 12_000 < 40_000 < means[1] < ANNOUNCED
    view = RULES.view(state, 0)
    drawn = [believe(view, QuickChance(seed)).cash[1] for seed in range(40)]
    assert len(set(drawn)) > 10
    assert all(0 <= cash < ANNOUNCED and cash % STEP == 0 for cash in drawn)


def test_cash_a_network_and_a_declared_train_near_home_are_worth_something() -> None:
    state = alone("Boston", "New York")
    even = MIND.value(state, 0)
    state.cash[0] += 100_000
    rich = MIND.value(state, 0)
    assert rich > even
    state.cash[0] += 120_000
    state.declared[0] = True
    state.destination[0] = BOARD.cities.index("Miami")
    assert MIND.value(state, 0) > rich
    state.in_game[0] = False
    assert MIND.value(state, 0) == 0
