"""The bots obey the rules, play from their view alone, and play alike with equal chance."""

from itertools import pairwise

import pytest
from tests.games.santa_fe_rails.positions import hold
from tests.support.bots import positions
from tests.support.santa_fe_rails import BOARD, arc, railroad, town

from capolinea.core.action import Action
from capolinea.core.chance import QuickChance
from capolinea.games.santa_fe_rails.actions import Choose, Done, DrawCity, Exchange, LayRail, PlaceCounter, Take
from capolinea.games.santa_fe_rails.bot import BOTS
from capolinea.games.santa_fe_rails.bot.cards import (
    advise_card,
    advise_counter,
    advise_draw,
    best_counters,
    future_value,
)
from capolinea.games.santa_fe_rails.bot.laying import advise_lay
from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.bot.plans import Planner
from capolinea.games.santa_fe_rails.bot.reach import UNREACHABLE, rails_to
from capolinea.games.santa_fe_rails.bot.weights import HARD, MEDIUM
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.sequence import begin_lay
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, FIRST_LAY, NONE, SECOND_LAY, State
from capolinea.games.santa_fe_rails.tracks import put_rail
from capolinea.lab import duel

#: Every number of seats and the option.
TABLES = (Options(2), Options(3), Options(4, terrain=True), Options(5), Options(2, terrain=True))


def new_table(seats: int = 3) -> State:
    """Return the first turn, in which all are to choose."""
    state, _ = RULES.setup(Options(seats, first="a"), QuickChance(1))
    return state


def laying(seats: int = 3) -> State:
    """Return the first lay of the first turn: A lays, and nobody has played anything."""
    state = new_table(seats)
    state.card = [state.hand[seat].pop() for seat in range(seats)]
    begin_lay(state, FIRST_LAY, None)
    return state


def line_of(state: State, name: str, *stops: str) -> None:
    """Lay a railroad along these towns."""
    for start, goal in pairwise(stops):
        for _ in range(BOARD.length[arc(start, goal) >> 1]):
            put_rail(state, railroad(name), arc(start, goal), False)


def outlook_of(state: State, seat: int = 0, **change: float) -> Outlook:
    return Outlook(RULES.view(state, seat), {**HARD, **change})


# All bots.


@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
def test_matches_of_good_players_end(options: Options) -> None:
    states = [state for state, _, _ in positions("santa-fe-rails", ("medium",), options, 2)]
    assert RULES.turn(states[-1]) is None


# How far, how likely.


def test_rails_are_counted_from_the_ends_of_tracks() -> None:
    state = new_table()
    kansas = railroad("KP")
    assert rails_to(state, kansas)[town("Abilene")] == 1
    assert rails_to(state, kansas)[town("Denver")] == 4
    line_of(state, "KP", "Kansas City", "Abilene")
    assert rails_to(state, kansas)[town("Abilene")] == 0
    assert rails_to(state, kansas)[town("Denver")] == 3
    put_rail(state, kansas, arc("Abilene", "Denver"), False)
    far = rails_to(state, kansas)
    assert far[town("Denver")] == 2
    assert far[town("Oklahoma City")] > 4, "the only track goes to Denver first"


def test_a_short_line_is_counted_from_all_its_towns() -> None:
    state = new_table()
    state.available = [True] * BOARD.railroads
    line_of(state, "RI", "Chicago", "Des Moines", "Omaha")
    far = rails_to(state, railroad("RI"))
    assert far[town("Sioux City")] == 1
    assert far[town("St. Paul")] == 3


def test_what_rails_do_not_suffice_for_is_far_and_without_a_chance() -> None:
    state = new_table()
    state.rails[railroad("KP")] = 3
    assert rails_to(state, railroad("KP"))[town("Denver")] == UNREACHABLE
    assert outlook_of(state).chance[railroad("KP")][town("Denver")] == 0


def test_chances_rise_with_every_rail_and_end_with_certainty() -> None:
    state = new_table()
    kansas, denver = railroad("KP"), town("Denver")
    line_of(state, "KP", "Kansas City", "Abilene")
    chances = [outlook_of(state).chance[kansas][denver]]
    for _ in range(3):
        put_rail(state, kansas, arc("Abilene", "Denver"), False)
        chances.append(outlook_of(state).chance[kansas][denver])
    assert chances == sorted(chances)
    assert chances[-1] == 1


def test_a_bot_values_the_towns_of_its_cards_and_not_those_of_others() -> None:
    state = laying()
    state.played = [[town("Denver")], [town("Houston")], []]
    for hand in state.hand:
        hand.clear()
    outlook = outlook_of(state)
    assert outlook.stakes[town("Denver")] > 0 > outlook.stakes[town("Houston")]
    selfish = Outlook(RULES.view(state, 0), MEDIUM)
    assert selfish.stakes[town("Houston")] == 0


# Rails.


def test_a_bonus_within_reach_is_taken() -> None:
    state = laying()
    state.played = [[], [], []]
    line_of(state, "KP", "Kansas City", "Abilene")
    for _ in range(2):
        put_rail(state, railroad("KP"), arc("Abilene", "Denver"), False)
    for weights in (HARD, MEDIUM):
        outlook = Outlook(RULES.view(state, 0), weights)
        assert advise_lay(outlook, RULES.offers(state, 0))[0].offer == LayRail(
            0, railroad("KP"), arc("Abilene", "Denver")
        )


def test_a_plan_of_more_rails_brings_no_less_and_is_legal() -> None:
    for number, (state, view, _) in enumerate(positions("santa-fe-rails", ("medium",), Options(3), 5)):
        if state.stage not in (FIRST_LAY, SECOND_LAY) or number % 9:
            continue
        plans = Planner(Outlook(view, HARD)).plans(0, 3, 1, False)
        after = state.clone()
        after.rails_to_lay = 4
        for place, plan in enumerate(plans):
            assert len(plan.rails) == place
        for each, along, _ in plans[-1].rails:
            assert RULES.refuse(after, LayRail(after.actor, each, along)) is None
            put_rail(after, each, along, False)


def test_rails_that_would_only_help_others_are_not_laid() -> None:
    state = laying()
    state.card[0] = DOUBLE
    begin_lay(state, FIRST_LAY, None)
    put_rail(state, railroad("KP"), arc("Kansas City", "Oklahoma City"), False)
    state.rails_laid, state.rails_to_lay = 1, 1
    state.rails = [0] * BOARD.railroads
    state.rails[railroad("KP")] = 1
    state.railroads_at[town("Oklahoma City")] = 1 << railroad("SF")
    state.played = [[], [town("Oklahoma City")], []]
    assert advise_lay(outlook_of(state), RULES.offers(state, 0))[0].offer == Done(0)
    state.played = [[town("Oklahoma City")], [], []]
    assert isinstance(advise_lay(outlook_of(state), RULES.offers(state, 0))[0].offer, LayRail)


# Cards.


def test_the_card_that_will_be_worth_most_is_played_last_turn() -> None:
    state = new_table()
    hold(state, 0, "Denver", "Houston", "St. Paul", "Deadwood")
    state.rails = [2] * BOARD.railroads
    for name in ("KP", "UP", "SF"):
        state.railroads_at[town("Denver")] |= 1 << railroad(name)
        state.towns_of[railroad(name)].append(town("Denver"))
    assert advise_card(outlook_of(state), RULES.offers(state, 0))[0].offer == Choose(0, town("Denver"))


def test_a_hand_is_worth_no_more_than_the_turns_that_are_left() -> None:
    outlook = outlook_of(new_table())
    outlook.turns = 2.0
    outlook.state.deck = outlook.state.deck[: outlook.state.available.count(False)]
    assert future_value(outlook, [10.0, 1.0, 5.0, 3.0]) == 15
    outlook.turns = 0.5
    assert future_value(outlook, [10.0, 1.0, 5.0, 3.0]) == 5


def test_a_counter_goes_where_the_bot_has_cards() -> None:
    state = new_table()
    state.played[0] = [town("Dallas")]
    state.railroads_at[town("Dallas")] = 7
    state.stage, state.actor, state.card = COUNTER, 0, [BOOMTOWN] * 3
    assert advise_counter(outlook_of(state), RULES.offers(state, 0))[0].offer == PlaceCounter(0, town("Dallas"), 5)


def test_a_counter_that_would_help_others_is_left_out_where_it_may_be() -> None:
    state = new_table()
    for hand in state.hand:
        hand.clear()
    state.played[1] = [place for place in range(BOARD.towns) if BOARD.value[place] in (2, 3)]
    state.stage, state.actor, state.card = COUNTER, 0, [BOOMTOWN] * 3
    for version, placed, choice in ((2, 1, Done), (2, 0, Done), (1, 1, Done), (1, 0, PlaceCounter)):
        state.version, state.placed = version, placed
        assert isinstance(advise_counter(outlook_of(state), RULES.offers(state, 0))[0].offer, choice)


@pytest.mark.rule("SF-52")
def test_a_boomtown_card_is_never_worth_less_than_none_of_its_counters() -> None:
    state = new_table()
    for hand in state.hand:
        hand.clear()
    state.played[1] = [place for place in range(BOARD.towns) if BOARD.value[place] in (2, 3)]
    assert best_counters(outlook_of(state), 2) == []
    state.version = 1
    ((gain, _, _),) = best_counters(outlook_of(state), 2)
    assert gain < 0


def test_poor_cards_are_exchanged_and_good_ones_kept() -> None:
    state = new_table()
    hold(state, 0, "St. Paul", "Shreveport", "Los Angeles", "Portland")
    state.card = [DOUBLE, NONE, NONE]
    begin_lay(state, SECOND_LAY, None)
    exchange = advise_lay(outlook_of(state), RULES.offers(state, 0))[0].offer
    assert isinstance(exchange, Exchange)
    assert {town("St. Paul"), town("Shreveport")} <= set(exchange.cities)
    assert town("Los Angeles") not in exchange.cities


def test_a_double_turn_is_taken_when_bonuses_wait_for_it() -> None:
    state = new_table()
    hold(state, 0, "St. Paul", "Shreveport", "Houston")
    state.stage, state.actor, state.turn_number = DRAW, 0, 2
    offers = RULES.offers(state, 0)
    assert isinstance(offers[0], DrawCity)
    for name, *stops in (("KP", "Kansas City", "Abilene"), ("GN", "Milwaukee", "St. Paul", "Bismarck")):
        line_of(state, name, *stops)
    for name, start, goal, rails in (("KP", "Abilene", "Denver", 2), ("GN", "Bismarck", "Havre", 2)):
        for _ in range(rails):
            put_rail(state, railroad(name), arc(start, goal), False)
    assert advise_draw(outlook_of(state), RULES.offers(state, 0))[0].offer == Take(0, DOUBLE)


def test_every_kind_of_card_is_played_by_somebody_sometime() -> None:
    played: set[type[Action] | int] = set()
    for seed in range(6):
        for _, view, offers in positions("santa-fe-rails", ("hard", "medium"), Options(4), seed, 400):
            if isinstance(offers[0], DrawCity | Take):
                choice = BOTS.players["hard"](view, offers, QuickChance(0))
                played.add(choice.card if isinstance(choice, Take) else type(choice))
        if len(played) >= 4:
            break
    assert {DrawCity, DOUBLE} <= played
    assert len(played) >= 4


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(one: str, other: str) -> None:
    found = duel("santa-fe-rails", one, other, deals=6, seed=0)
    assert found.win_share.mean > 0.5
    assert found.difference.mean > 0


def test_choosing_is_asked_of_everybody_at_once() -> None:
    state = new_table()
    assert state.stage == CHOOSE
    for seat in range(3):
        choice = BOTS.players["hard"](RULES.view(state, seat), RULES.offers(state, seat), QuickChance(0))
        assert isinstance(choice, Choose)
        assert choice.card in state.hand[seat]
