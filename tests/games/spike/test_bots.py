"""The bots play by the rules, from what they may know, and always the same with the same chance."""

from collections.abc import Sequence

import pytest
from tests.support.bots import positions

from capolinea.core.action import Action
from capolinea.core.chance import QuickChance
from capolinea.games.spike.actions import Build, Deliver, Improve, Load, PlaceLocomotive, Start, Take
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot import BOTS
from capolinea.games.spike.bot.card_choice import choose_card, merit
from capolinea.games.spike.bot.cost_maps import BETWEEN, NEVER, SPACE, cost_map_from, path_to, steps_to
from capolinea.games.spike.bot.errands import NO_GOOD, carry_out, list_errands, plan_of, route_worth
from capolinea.games.spike.bot.planning import best_plan, greedy, prospect
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.bot.riding import distance_to
from capolinea.games.spike.meta import RULES_VERSION, Options
from capolinea.games.spike.phases.building import lay_tracks
from capolinea.games.spike.pieces import GOODS, TENDER
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.state import ABOARD, TURN, State, new_state
from capolinea.lab import duel, simulate

#: Every option, and every number of seats.
TABLES = (
    Options(4),
    Options(2, advanced=True),
    Options(3, shared_lines=True),
    Options(3, mixed_wilds=True),
    Options(4, advanced=True, shared_lines=True, mixed_wilds=True),
)


def city(name: str) -> int:
    return BOARD.city_names.index(name)


def way_between(one: str, two: str) -> tuple[int, ...]:
    """Return the spaces of a shortest path."""
    cost_map = cost_map_from([city(one)], [SPACE] * BOARD.spaces)
    return tuple(path_to(cost_map, city(two))[0])


def alone(at: str, goods: Sequence[str], hand: Sequence[int] = (1, 1, 1, 1, 1, 1)) -> State:
    """Return a state with two seats: seat 0 begins its turn in a city with these contracts; seat 1 is far away."""
    state = new_state(Options(2), RULES_VERSION)
    state.stage, state.first = TURN, 0
    for good, name in enumerate(GOODS):
        state.contract[good], state.side[good] = BOARD.contracts_of[good][0], 0
        state.holder[good] = 0 if name in goods else 1
    state.route = [0, 1]
    state.routes = [(0,), (1,)]
    state.train_place = [city(at), city("Bangor")]
    state.network_nodes = [[city(at)], [city("Bangor")]]
    state.network_bits[city(at)] |= 1
    state.network_bits[city("Bangor")] |= 2
    state.hands[0] = list(hand)
    state.deck = [7 - held for held in hand]
    for slot, colour in enumerate((0, 1, 2, 3)):
        state.open[slot] = colour
        state.deck[colour] -= 1
    state.deck_size = sum(state.deck)
    return state


def put_aboard(state: State, good: int) -> None:
    state.token[good] = ABOARD
    state.aboard[0].append(good)


def position_of(state: State) -> Position:
    return Position(RULES.view(state, 0))


def choice(name: str, state: State) -> Action:
    return BOTS.players[name](RULES.view(state, 0), RULES.offers(state, 0), QuickChance(1))


@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
def test_matches_of_purposeful_players_end(options: Options) -> None:
    states = [state for state, _, _ in positions("spike", ("medium",), options, 2, 3000)]
    assert RULES.turn(states[-1]) is None


def test_a_chart_counts_tracks() -> None:
    topeka = city("Topeka")
    cost_map = cost_map_from([topeka], [SPACE] * BOARD.spaces)
    assert [cost_map.spaces(node) for node in range(BOARD.nodes)] == BETWEEN[topeka]
    for node in range(BOARD.cities):
        spaces, nodes = path_to(cost_map, node)
        assert len(spaces) == len(nodes) == BETWEEN[topeka][node]


def test_a_chart_goes_around_the_tracks_of_others() -> None:
    norfolk = city("Norfolk")
    price = [SPACE] * BOARD.spaces
    for space in BOARD.graph.incident[norfolk][::2]:
        price[space] = NEVER
    cost_map = cost_map_from([city("Topeka")], price)
    assert cost_map.spaces(norfolk) == NEVER
    assert cost_map.spaces(city("Tampa")) < NEVER


def test_a_train_rides_past_cities_on_its_own_tracks_only() -> None:
    state = alone("Topeka", ["pigs"])
    assert distance_to(position_of(state), city("Norfolk")) == -1
    spaces = way_between("Topeka", "Norfolk")
    lay_tracks(state, 0, spaces)
    position = position_of(state)
    assert distance_to(position, city("Norfolk")) == len(spaces) + 1
    assert steps_to(position.own, city("Norfolk"))[city("Topeka")] == len(spaces)


def test_a_route_card_pays_as_the_rules_say() -> None:
    card = BOARD.route_start.index(city("Indianapolis"))
    joined = 1 << city("Tampa")
    assert route_worth(card, joined) == 0
    joined |= 1 << city("Indianapolis")
    assert route_worth(card, joined) == 6
    assert route_worth(card, joined | 1 << city("Raleigh")) == 7


def test_an_errand_carried_out_is_paid_and_done() -> None:
    position = position_of(alone("Norfolk", ["pigs"]))
    plan = plan_of(position, position.level)
    cost_map = cost_map_from(plan.nodes, plan.price)
    carried = [errand for errand in list_errands(position, plan, cost_map) if errand.good != NO_GOOD]
    for errand in carried:
        after = carry_out(position, plan, cost_map, errand)
        assert after is not None
        assert after.train_node == errand.goal
        assert after.done >> errand.good & 1
        assert after.worth >= position.pays[errand.good][errand.goal]
        assert after.tracks < plan.tracks
        assert sum([len(path) for path in after.paths]) == plan.tracks - after.tracks
    assert {errand.source for errand in carried} == set(BOARD.sources[GOODS.index("pigs")])


def test_to_plan_to_the_end_is_worth_no_less_than_to_take_the_next_best() -> None:
    for number, (_, view, _) in enumerate(positions("spike", ("medium",), Options(3), 5)):
        position = Position(view)
        # Near the end one plan is discounted because it may come too late, the other is not.
        if number % 10 == 0 and view.stage == "turn" and position.turns > 20:
            plan = plan_of(position, position.level)
            assert best_plan(position, plan)[0] >= prospect(position, greedy(position, plan)) - 2


def test_the_locomotive_is_placed_where_an_own_good_is_offered() -> None:
    for name in ("easy", "medium", "hard"):
        for state, view, offers in positions("spike", ("medium",), Options(4), 7, 8):
            if isinstance(offers[0], PlaceLocomotive):
                placed = BOTS.players[name](view, offers, QuickChance(1))
                if isinstance(placed, PlaceLocomotive) and name != "easy":
                    assert state.holder[BOARD.city_good[placed.city]] == view.seat


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_what_can_be_loaded_is_loaded_and_what_is_wanted_is_delivered(name: str) -> None:
    state = alone("Norfolk", ["pigs"])
    assert isinstance(choice(name, state), Load)
    pigs = GOODS.index("pigs")
    line = max(BOARD.contract_lines[state.contract[pigs]][0], key=lambda each: each[1])
    put_aboard(state, pigs)
    state.train_place[0] = line[0]
    state.network_nodes[0] = [line[0]]
    state.network_bits[line[0]] |= 1
    assert choice(name, state) == Deliver(0, pigs)


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_a_loaded_train_sets_out(name: str) -> None:
    state = alone("Norfolk", ["pigs"], (0, 0, 0, 0, 0, 0))
    pigs = GOODS.index("pigs")
    line = max(BOARD.contract_lines[state.contract[pigs]][0], key=lambda each: each[1])
    lay_tracks(state, 0, way_between("Norfolk", BOARD.city_names[line[0]]))
    put_aboard(state, pigs)
    assert isinstance(choice(name, state), Start)


def test_a_card_is_drawn_that_is_lacking() -> None:
    state = alone("Norfolk", ["pigs"], (0, 0, 0, 0, 0, 0))
    position = position_of(state)
    need = (0, 0, 1, 0, 0, 0)
    offers = RULES.offers(state, 0)
    assert choose_card(position, offers, [need]) == Take(0, 2)
    assert merit((0, 0, 1, 0, 0, 0), [need], False) > merit((0, 1, 0, 0, 0, 0), [need], False)


def test_a_rich_player_improves_the_train_early_and_not_at_the_end() -> None:
    for name in ("medium", "hard"):
        state = alone("Norfolk", ["pigs", "cattle", "oil"], (0, 0, 0, 0, 0, 0))
        put_aboard(state, GOODS.index("pigs"))
        state.money[0] = 30
        assert isinstance(choice(name, state), Improve)
        state.round, state.deck, state.deck_size, state.time_cards = 3, [1, 0, 0, 0, 0, 0], 1, 1
        state.discards = [7 - held for held in state.hands[0]]
        for colour in (0, 1, 2, 3):
            state.discards[colour] -= 1
        state.discards[0] -= 1
        assert not isinstance(choice(name, state), Improve)


def test_the_tender_counts_in_what_a_turn_is_worth() -> None:
    position = position_of(alone("Norfolk", ["pigs"]))
    better = [*position.level]
    better[TENDER] = 2
    assert prospect(position, plan_of(position, better)) > prospect(position, plan_of(position, position.level))


def test_purposeful_players_build_deliver_and_improve() -> None:
    done: set[str] = set()
    for _, view, offers in positions("spike", ("medium",), Options(2), 3):
        done.add(type(BOTS.players["medium"](view, offers, QuickChance(0))).__name__)
    assert {Build.__name__, Deliver.__name__, Improve.__name__, Load.__name__, Start.__name__} <= done


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other"), [("easy", "random"), ("medium", "easy")])
def test_each_level_beats_the_one_below(one: str, other: str) -> None:
    found = duel("spike", one, other, deals=4, seed=0, seats=2)
    assert found.win_share.mean > 0.7
    assert found.difference.mean > 5


@pytest.mark.slow
def test_hard_beats_medium() -> None:
    found = duel("spike", "hard", "medium", deals=4, seed=3, seats=2)
    assert found.win_share.mean > 0.5
    assert found.difference.mean > 0


@pytest.mark.slow
def test_statistics_tell_of_money_contracts_and_routes() -> None:
    tally = simulate("spike", ["medium", "medium"], 3, statistics=True)
    tables = {section.table: section.rows for section in tally.statistics}
    assert sum([row.times for row in tables["contract"]]) == 3 * len(GOODS)
    assert sum([row.times for row in tables["route"]]) == 3 * 2
    assert {row.name for row in tables["money"]} == {"market", "contracts", "route", "improvements", "all"}
