"""Whole matches at random without listing moves: the kernel for simulations and search.

Rails are drawn by railroad, track and line and put to the same predicates that offers use; only where several draws
find nothing are all rails listed. Everything is done to the state by the functions of `phases/`; a law test replays
what was done through the judge.
"""

from collections.abc import Callable
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.santa_fe_rails.actions import (
    BeginBranch,
    BuyBranch,
    Choose,
    Decline,
    Done,
    DrawCity,
    Exchange,
    LayRail,
    Pass,
    PlaceCounter,
    PutOff,
    Take,
)
from capolinea.games.santa_fe_rails.display import can_buy, can_take, cities_in_deck, fits, open_cities
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.phases.laying import is_first_of_four, offer_lays
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.rules import perform
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, NONE, OVER, State
from capolinea.games.santa_fe_rails.tracks import can_enter, rail_cost

Random = Callable[[], float]
"""Gives a float in [0, 1)."""

#: How often a city card is drawn though there is a choice, a branch line begun at once, cards exchanged, rails put off,
#: a lay ended before all its rails are laid, nothing laid with `terrain`, a second counter left out.
DRAWS: Final = 0.6
BEGINS: Final = 0.5
EXCHANGES: Final = 0.3
PUTS_OFF: Final = 0.5
STOPS: Final = 0.1
PASSES: Final = 0.05
LEAVES: Final = 0.2
TRIES: Final = 12


def play_match(state: State, random: Random, most: int, played: list[Action] | None = None) -> int:
    """Play on to the end, or until `most` actions are made; the number of actions. `played` takes them down."""
    actions = 0
    while state.stage != OVER and actions < most:
        action = draw_action(state, random)
        perform(state, action)
        actions += 1
        if played is not None:
            played.append(action)
    return actions


def draw_action(state: State, random: Random) -> Action:
    """A decision of the actor, or of the first seat that has not chosen yet."""
    stage = state.stage
    if stage == CHOOSE:
        return draw_choice(state, state.card.index(NONE), random)
    if stage == DRAW:
        return draw_card(state, state.actor, random)
    if stage == COUNTER:
        return draw_counter(state, state.actor, random)
    return draw_lay(state, state.actor, random)


def draw_choice(state: State, seat: Seat, random: Random) -> Action:
    """Any card that may be played; cards of the same city are as likely as one."""
    cards = playable(state, seat)
    return Choose(seat, cards[int(random() * len(cards))])


def draw_card(state: State, seat: Seat, random: Random) -> Action:
    """Mostly the deck; else a few things are thought of, and the first that can be had is taken."""
    if state.deck and random() < DRAWS:
        return DrawCity(seat)
    for _ in range(TRIES):
        pick = int(random() * (len(SPECIALS) + state.board.majors))
        if pick < len(SPECIALS):
            if can_take(state, seat, SPECIALS[pick]):
                return Take(seat, SPECIALS[pick])
        elif can_buy(state, seat, pick - len(SPECIALS)):
            return BuyBranch(seat, pick - len(SPECIALS))
    return DrawCity(seat) if state.deck else Decline(seat)


def draw_counter(state: State, seat: Seat, random: Random) -> Action:
    if state.placed and random() < LEAVES:
        return Done(seat)
    values, cities = state.board.counter_values, state.board.cities
    for _ in range(TRIES):
        city, value = int(random() * cities), values[int(random() * len(values))]
        if fits(state, city, value):
            return PlaceCounter(seat, city, value)
    free = open_cities(state)
    city, value = free[int(random() * len(free))]
    return PlaceCounter(seat, city, value)


def draw_lay(state: State, seat: Seat, random: Random) -> Action:
    """Cards exchanged, a lay ended or given up now and then; mostly a rail."""
    if state.done:
        if state.todo == 0 or random() < STOPS:
            return Done(seat)
    elif state.exchanging and random() < EXCHANGES:
        return draw_exchange(state, seat, random)
    elif not state.ending and is_first_of_four(state, seat):
        if random() < PUTS_OFF:
            return PutOff(seat)
    elif state.options.terrain and not state.ending and random() < PASSES:
        return Pass(seat)
    return draw_rail(state, seat, random)


def draw_exchange(state: State, seat: Seat, random: Random) -> Action:
    hand = state.hand[seat]
    count = min(cities_in_deck(state), 1 + int(random() * len(hand)))
    start = int(random() * (len(hand) - count + 1))
    return Exchange(seat, tuple(hand[start : start + count]))


def draw_rail(state: State, seat: Seat, random: Random) -> Action:
    """A branch line if there is one, half of the time; else a railroad, one of its tracks or cities, a line there."""
    board, money = state.board, state.money[seat]
    branch = state.branch[seat]
    if branch != NONE and (state.ending or random() < BEGINS):
        way = draw_entry(state, branch, state.towns[branch], random)
        if way >= 0 and rail_cost(state, way) <= money:
            return BeginBranch(seat, branch, way)
    if not state.ending:
        for _ in range(TRIES):
            railroad = int(random() * board.railroads)
            if state.rails[railroad] == 0 or not state.available[railroad]:
                continue
            way = draw_way(state, railroad, random)
            if way >= 0 and rail_cost(state, way) <= money:
                return LayRail(seat, railroad, way)
    offers = [offer for offer in offer_lays(state, seat) if type(offer) is not Exchange]
    return offers[int(random() * len(offers))]


def draw_way(state: State, railroad: int, random: Random) -> int:
    """One try for a way along which `railroad` may be extended; -1: it failed."""
    board = state.board
    ends = state.ends[railroad]
    starts = ends
    if railroad >= board.majors:
        starts = state.towns[railroad] or [board.home[railroad]]
        pick = int(random() * (len(starts) + len(ends)))
        if pick >= len(starts):
            return ends[pick - len(starts)] - board.cities
    else:
        pick = int(random() * len(ends))
    end = starts[pick]
    if end < 0:
        return -1
    if end >= board.cities:
        return end - board.cities
    ways = board.out[end]
    way = ways[int(random() * len(ways))]
    return way if can_enter(state, railroad, way) else -1


def draw_entry(state: State, railroad: int, towns: list[int], random: Random) -> int:
    """A few tries for a way from one of `towns` that a track of `railroad` may take; -1: they failed."""
    if not towns or state.rails[railroad] == 0:
        return -1
    out = state.board.out
    for _ in range(TRIES):
        ways = out[towns[int(random() * len(towns))]]
        way = ways[int(random() * len(ways))]
        if can_enter(state, railroad, way):
            return way
    return -1
