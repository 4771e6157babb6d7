"""How Steam is judged: plans lead buildings, and the policy lays one leg after another."""

from random import Random

import pytest
from tests.support.bots import positions
from tests.support.steam_maps import SMALL

from capolinea.core.chance import QuickChance
from capolinea.games.steam import moves
from capolinea.games.steam.actions import EndBuilding, LayTrack
from capolinea.games.steam.bot import BOTS, MIND
from capolinea.games.steam.bot.legs import find_legs
from capolinea.games.steam.bot.networks import network_of
from capolinea.games.steam.bot.policy import near_legs, policy
from capolinea.games.steam.meta import Options
from capolinea.games.steam.moves import Move
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import BUILD, MOVE, State


def test_hard_plays_the_first_advice_in_every_stage() -> None:
    stages: set[str] = set()
    for options in (Options(3, map_text=SMALL), Options(3, map_text=SMALL, game="standard")):
        for number, (_, view, offers) in enumerate(positions("steam", ("hard", "easy"), options, 6, 150)):
            if len(offers) > 1 and (number % 12 == 0 or view.stage not in stages):
                stages.add(view.stage)
                advices = MIND.advise(view, offers)
                assert advices[0].offer == BOTS.players["hard"](view, offers, QuickChance(1))
                assert len(advices) == len(offers)
    assert stages >= {"bid", "capital", "action", "build", "move", "points"}


def first_building(options: Options) -> State:
    for state, _, _ in positions("steam", ("medium",), options, 3):
        if state.stage == BUILD:
            return state
    raise AssertionError("nobody builds")


def test_tiles_of_plans_are_better_than_ending_and_tiles_of_no_plan_worse() -> None:
    state = first_building(Options(3, map_text=SMALL))
    seat = state.actor
    advices = MIND.advise(RULES.view(state, seat), RULES.offers(state, seat))
    ending = [advice.offer for advice in advices].index(EndBuilding(seat))
    assert 0 < ending < len(advices) - 1
    assert all("plan" in [term.code for term in advice.terms] for advice in advices[:ending])
    assert isinstance(advices[-1].offer, LayTrack)
    assert advices[-1].value < 0


def test_the_policy_lays_the_tiles_that_it_has_planned_and_completes_a_link() -> None:
    state = first_building(Options(4))
    seat, move, deal = state.actor, Move(), QuickChance(1)
    state.cash[seat] = 30
    assert policy(state, Random(1).random, move)
    assert move.kind == moves.LAY_TRACK
    planned = len(move.planned)
    while state.actor == seat and state.stage == BUILD:
        RULES.apply(state, RULES.actions.decode(move), deal)
        assert len(move.planned) <= planned or not move.planned
        if state.actor == seat and state.stage == BUILD:
            policy(state, Random(1).random, move)
    assert network_of(state, seat, 1).own


def test_legs_from_the_network_of_a_seat_are_some_of_all_legs() -> None:
    state = [state.clone() for state, _, _ in positions("steam", ("medium",), Options(4), 5) if state.stage == BUILD][
        -1
    ]
    seat = state.actor
    network = network_of(state, seat, 2)
    near = {frozenset((leg.a, leg.b)) for leg in near_legs(state, seat, network, 3)}
    every = {frozenset((leg.a, leg.b)) for leg in find_legs(state, seat, 3)}
    held = {place for link in network.own for place in link}
    assert held
    assert near <= every
    assert {pair for pair in every if pair & held} <= near


def test_the_policy_moves_the_good_with_most_points_or_improves() -> None:
    kinds: set[int] = set()
    for state, _, _ in positions("steam", ("medium",), Options(4), 5):
        if state.stage == MOVE:
            move = Move()
            assert policy(state, Random(1).random, move)
            kinds.add(move.kind)
    assert {moves.MOVE_GOOD, moves.IMPROVE_LOCOMOTIVE} <= kinds


def test_points_are_worth_something_and_nothing_to_who_is_bankrupt() -> None:
    state = next(state for state, _, _ in positions("steam", ("medium",), Options(4), 5) if state.turn == 5)
    before = MIND.value(state, 0)
    state.points[0] += 10
    assert MIND.value(state, 0) > before
    state.points[1] += 30
    assert MIND.value(state, 0) < before
    state.alive[0] = False
    assert MIND.value(state, 0) == 0
    assert sum([MIND.value(state, seat) for seat in range(4)]) == pytest.approx(1)
