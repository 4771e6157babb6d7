"""How Spike is judged: the plan's move leads, the policy follows its errand, beliefs follow what others have built."""

from random import Random

import pytest
from tests.games.spike.test_bots import alone, city, put_aboard, way_between
from tests.support.bots import positions

from capolinea.core.chance import QuickChance
from capolinea.games.spike import moves
from capolinea.games.spike.actions import Build, PlaceLocomotive
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot import BOTS, MIND
from capolinea.games.spike.bot.belief import believe, card_weights, route_weights
from capolinea.games.spike.bot.errands import route_worth
from capolinea.games.spike.bot.policy import policy
from capolinea.games.spike.meta import Options
from capolinea.games.spike.moves import NO_CITY, Move
from capolinea.games.spike.phases.building import lay_tracks
from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.state import GIFT, PLACE, State


def chosen_by_policy(state: State, move: Move | None = None) -> Move:
    filled = move or Move()
    assert policy(state, Random(1).random, filled)
    return filled


def test_the_move_of_the_plan_leads_and_all_others_lose_against_it() -> None:
    for number, (_, view, offers) in enumerate(positions("spike", ("medium",), Options(3), 4, 160)):
        if number % 20 or len(offers) == 1:
            continue
        advices = MIND.advise(view, offers)
        assert advices[0].offer == BOTS.players["hard"](view, offers, QuickChance(1))
        assert advices[0].value > advices[1].value or isinstance(offers[0], PlaceLocomotive) or view.stage == "gift"
        for advice in advices:
            assert advice.value == pytest.approx(sum([term.value for term in advice.terms]))


def test_a_build_out_of_turn_is_judged_by_its_market_money_and_its_cards() -> None:
    state = alone("Norfolk", ["pigs"], (3, 3, 3, 3, 3, 3))
    advices = MIND.advise(RULES.view(state, 0), RULES.offers(state, 0))
    codes = {term.code for advice in advices[1:] if isinstance(advice.offer, Build) for term in advice.terms}
    assert {"plan", "market", "cards"} <= codes


def test_the_policy_loads_delivers_and_rides_to_where_its_good_is_paid() -> None:
    pigs = GOODS.index("pigs")
    source = BOARD.sources[pigs][0]
    state = alone(BOARD.city_names[source], ["pigs"])
    assert chosen_by_policy(state).kind == moves.LOAD
    put_aboard(state, pigs)
    goals = [place for place, money in BOARD.contract_lines[state.contract[pigs]][0]]
    near = min(goals, key=lambda goal: len(way_between(BOARD.city_names[source], BOARD.city_names[goal])))
    lay_tracks(state, 0, way_between(BOARD.city_names[source], BOARD.city_names[near]))
    move = chosen_by_policy(state)
    assert move.kind == moves.START
    assert move.ride_to[0] == near
    state.train_place[0] = near
    assert chosen_by_policy(state).kind == moves.DELIVER


def test_the_policy_drops_an_errand_when_somebody_builds_in_its_way() -> None:
    state = alone("Norfolk", ["pigs"], (0, 0, 0, 0, 0, 0))
    put_aboard(state, GOODS.index("pigs"))
    move = chosen_by_policy(state)
    assert move.kind in (moves.TAKE, moves.DRAW)
    before = list(move.paths[0])
    assert before
    state.track_bits[before[0]] |= 2
    chosen_by_policy(state, move)
    assert move.paths[0] != before


def test_a_path_that_is_kept_from_another_match_is_not_built_where_it_is_not_legal() -> None:
    state, elsewhere = [alone(name, ["pigs"], (5, 5, 5, 5, 5, 5)) for name in ("Norfolk", "Chicago")]
    put_aboard(state, GOODS.index("pigs"))
    put_aboard(elsewhere, GOODS.index("pigs"))
    move = chosen_by_policy(state)
    assert move.kind == moves.BUILD
    chosen_by_policy(elsewhere, move)
    assert move.kind != moves.BUILD or RULES.refuse(elsewhere, RULES.actions.decode(move)) is None


def test_the_policy_starts_where_one_of_its_goods_is_offered() -> None:
    state = alone("Norfolk", ["pigs", "oil"])
    state.stage = PLACE
    move = chosen_by_policy(state)
    assert move.kind == moves.PLACE
    assert GOODS[BOARD.city_good[move.city]] in ("pigs", "oil")
    assert move.ride_to[0] == NO_CITY


def test_a_route_card_that_its_owner_has_built_for_is_believed_rather_than_another() -> None:
    state = alone("Norfolk", ["pigs"])
    route = next(card for card in range(2, len(BOARD.route_start)) if BOARD.route_start[card] != city("Bangor"))
    state.route[1], state.routes[1] = route, (route,)
    ends = [BOARD.route_start[route], max(BOARD.route_lines[route], key=lambda line: line[1])[0]]
    state.network_nodes[1] += ends
    for end in ends:
        state.network_bits[end] |= 2
    connected = sum([1 << node for node in state.network_nodes[1]])
    weights = route_weights(RULES.view(state, 0), 1)
    assert route_worth(route, connected) > 3
    assert weights[route] > 3 * sorted(weights)[len(weights) // 2]
    drawn = [believe(RULES.view(state, 0), QuickChance(seed)).route[1] for seed in range(60)]
    assert drawn.count(route) > 60 / len(weights) * 3


def test_a_colour_that_somebody_collects_is_likelier_in_the_rest_of_the_hand() -> None:
    state = alone("Norfolk", ["pigs"])
    state.known_cards[1][2] = 1
    weights = card_weights(RULES.view(state, 0), 1)
    assert weights[2] > weights[0] == weights[1]


def test_money_and_what_is_ready_to_be_delivered_are_worth_something() -> None:
    state = alone("Norfolk", ["pigs"])
    before = MIND.value(state, 0)
    state.money[0] += 10
    assert MIND.value(state, 0) > before
    state.money[1] += 30
    assert MIND.value(state, 0) < before


@pytest.mark.rule("SP-36")
def test_the_policy_plays_in_any_seat_while_all_choose_sides_and_route_cards_at_once() -> None:
    play = BOTS.players["policy"]
    state, _ = RULES.setup(Options(4, advanced=True), QuickChance(3))
    for seats in ((2, 0, 3, 1), (3, 1, 0, 2)):
        stage = state.stage
        for seat in seats:
            assert state.stage == stage
            action = play(RULES.view(state, seat), RULES.offers(state, seat), QuickChance(seat))
            assert action.seat == seat
            assert RULES.refuse(state, action) is None
            RULES.apply(state, action, QuickChance(seat))
        if state.stage == GIFT:
            RULES.apply(state, RULES.offers(state, state.actor)[0], QuickChance(9))
    assert state.stage == PLACE
