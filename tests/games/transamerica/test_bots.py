"""The bots play by the rules, from what they may know, and always the same with the same chance."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from capolinea.bots import COMMON_LEVELS
from capolinea.core.action import Action
from capolinea.core.chance import QuickChance
from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD, DECKS
from capolinea.games.transamerica.bot import BOTS
from capolinea.games.transamerica.bot.baselines import central_point
from capolinea.games.transamerica.bot.beliefs import beliefs_of
from capolinea.games.transamerica.bot.choosing import central_city, lay_at
from capolinea.games.transamerica.bot.forecast import help_by_line
from capolinea.games.transamerica.bot.paths import missing_points
from capolinea.games.transamerica.meta import SEATS, Options
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.kit.walks import spread_from
from capolinea.lab import duel

NAMES = tuple(BOTS.players)


def positions(
    name: str, options: Options, seed: int, rounds: int = 2
) -> Iterator[tuple[State, View, Sequence[Action]]]:
    """Yield every decision of the first rounds of a match in which all seats play like `name`."""
    deal, bot_chance = QuickChance(seed), QuickChance(seed + 1)
    state, _ = RULES.setup(options, deal)
    while RULES.turn(state) is not None and state.round <= rounds:
        view, offers = RULES.view(state, state.actor), RULES.offers(state, state.actor)
        yield state, view, offers
        RULES.apply(state, BOTS.players[name](view, offers, bot_chance), deal)


def test_every_level_and_baseline_can_be_asked_for() -> None:
    assert set(NAMES) == {*COMMON_LEVELS, *BOTS.baselines}
    assert BOTS.baselines == ("central", "builder", "policy")


def start_of(name: str, seed: int) -> tuple[View, int]:
    _, view, offers = next(positions(name, Options(4), seed))
    chosen = BOTS.players[name](view, offers, QuickChance(seed))
    assert isinstance(chosen, PlaceStart)
    return view, chosen.point


@pytest.mark.parametrize("seed", range(10))
def test_the_first_to_start_takes_the_place_its_plan_names(seed: int) -> None:
    view, point = start_of("builder", seed)
    assert point == central_city(view.hand)
    view, point = start_of("central", seed)
    assert point == central_point(view.hand)
    view, point = start_of("easy", seed)
    assert point in [BOARD.city_point[city] for city in view.hand]


def test_the_builder_begins_every_turn_towards_the_nearest_missing_city() -> None:
    for state, view, offers in positions("builder", Options(2), 6, rounds=1):
        chosen = BOTS.players["builder"](view, offers, QuickChance(0))
        if not isinstance(chosen, LayRail) or state.cost_this_turn > 0:
            continue
        before = missing_ways(state, chosen.seat)
        after = state.clone()
        RULES.apply(after, chosen, QuickChance(0))
        if after.round == state.round:
            nearer = [p for p in before if missing_ways(after, chosen.seat).get(p, 0) < before[p]]
            assert min(before.values()) in [before[point] for point in nearer]


def missing_ways(state: State, seat: int) -> dict[int, int]:
    """Return how far away each missing city is."""
    reach = spread_from(BOARD.graph.incident, line_weights(state, seat), network_points(state, seat))
    return {point: reach.weight[point] for point in missing_points(state, seat)}


def test_a_way_costs_what_its_reach_says() -> None:
    for state, _, _ in positions("easy", Options(4), 1, rounds=1):
        for seat in range(4):
            if state.home_component[seat] < 0:
                continue
            weights = line_weights(state, seat)
            reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
            for point in missing_points(state, seat):
                path = reach.path_to(BOARD.graph.incident, weights, point)
                assert sum([weights[line] for line in path]) == reach.weight[point]


@pytest.mark.parametrize("seats", SEATS)
def test_beliefs_are_chances_and_know_the_own_hand(seats: int) -> None:
    for _, view, _ in positions("medium", Options(seats), seats, rounds=1):
        beliefs = beliefs_of(view)
        for belief in beliefs:
            assert not any([belief[city] for city in view.hand])
            for deck in DECKS[seats <= 3]:
                assert sum([belief[city] for city in deck]) == pytest.approx(1)


def test_help_is_a_chance_and_none_is_expected_on_laid_lines() -> None:
    for _, view, _ in positions("hard", Options(4), 3, rounds=1):
        if view.stage == "build":
            assert view.seat is not None
            help = help_by_line(state_from_view(view), view.seat, beliefs_of(view), 1.0)
            assert all([0 <= chance < 1 for chance in help])


def test_a_line_that_is_not_offered_means_stop_or_anything() -> None:
    offers: list[Any] = [LayRail(0, 3), LayRail(0, 4)]
    assert lay_at(-1, offers) == LayRail(0, 3)
    assert lay_at(4, offers, coloured=True) == LayRail(0, 4)
    assert lay_at(4, [*offers, LayRail(0, 4, True)], coloured=True) == LayRail(0, 4, True)


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_coloured_rails_are_used_where_they_are_in_the_game(name: str) -> None:
    used = 0
    for _, view, offers in positions(name, Options(4, True), 12, rounds=1):
        chosen = BOTS.players[name](view, offers, QuickChance(0))
        used += isinstance(chosen, LayRail) and chosen.coloured
    assert used > 0


@pytest.mark.slow
def test_the_levels_are_far_from_chance() -> None:
    assert duel("transamerica", "easy", "random", deals=6, seed=1, seats=2).verdict == "stronger"
    assert duel("transamerica", "hard", "easy", deals=30, seed=1, seats=2).verdict == "stronger"
