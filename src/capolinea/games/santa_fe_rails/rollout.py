"""Whole matches at random without listing moves: the kernel for simulations and search.

Rails are drawn by railroad, track and line and put to the same predicates that offers use; only where several draws
find nothing are all rails listed. It plays the same rules as `phases/` on the same state, but makes neither actions
nor events that nobody asks for. A law test replays what was done through the judge.
"""

from bisect import insort
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
    LetEnd,
    Pass,
    PlaceCounter,
    PutOff,
    Take,
)
from capolinea.games.santa_fe_rails.display import (
    buy_card,
    can_buy,
    can_take,
    cities_in_deck,
    draw_top,
    open_cities,
    take_card,
)
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.phases.counters import may_stop, no_more, place
from capolinea.games.santa_fe_rails.phases.laying import exchange, is_first_of_four, let_end, pass_over, put_down
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.sequence import after_rail, come_to_draw, end_lay, next_seat, reveal
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, NONE, OVER, State
from capolinea.games.santa_fe_rails.tracks import (
    bonus_times,
    branch_ways,
    can_enter,
    first_bonus,
    rail_cost,
    reaches,
    square_bonus,
    ways_on,
)

Random = Callable[[], float]
"""Gives a float in [0, 1)."""

#: How often a city card is drawn though there is a choice, a branch line begun at once, cards exchanged, rails put off,
#: a lay ended before all its rails are laid, nothing laid with `terrain`, no more counters placed.
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
        stage = state.stage
        if stage == CHOOSE:
            action = choose_card(state, state.card.index(NONE), random, played is not None)
        elif stage == DRAW:
            action = draw_card(state, state.actor, random, played is not None)
        elif stage == COUNTER:
            action = place_counter(state, state.actor, random)
        else:
            action = lay(state, state.actor, random, played is not None)
        actions += 1
        if played is not None and action is not None:
            played.append(action)
    return actions


# Each of these does something to the state; the action it stands for is made only where it is `asked` for.


def choose_card(state: State, seat: Seat, random: Random, asked: bool) -> Action | None:
    """Any card that may be played; cards of the same city are as likely as one."""
    cards = playable(state, seat)
    card = cards[int(random() * len(cards))]
    state.card[seat] = card
    if NONE not in state.card:
        reveal(state)
    return Choose(seat, card) if asked else None


def draw_card(state: State, seat: Seat, random: Random, asked: bool) -> Action | None:
    """Mostly the deck; else a few things are thought of, and the first that can be had is taken."""
    if not state.deck or random() >= DRAWS:
        for _ in range(TRIES):
            pick = int(random() * (len(SPECIALS) + state.board.majors))
            if pick < len(SPECIALS):
                if can_take(state, seat, SPECIALS[pick]):
                    take_card(state, seat, SPECIALS[pick])
                    come_to_draw(state, seat)
                    return Take(seat, SPECIALS[pick]) if asked else None
            elif can_buy(state, seat, pick - len(SPECIALS)):
                buy_card(state, seat, pick - len(SPECIALS))
                come_to_draw(state, seat)
                return BuyBranch(seat, pick - len(SPECIALS)) if asked else None
    if not state.deck:
        come_to_draw(state, next_seat(state))
        return Decline(seat) if asked else None
    city, _ = draw_top(state, seat)
    insort(state.hand[seat], city)
    come_to_draw(state, seat)
    return DrawCity(seat) if asked else None


def place_counter(state: State, seat: Seat, random: Random) -> Action:
    if may_stop(state) and random() < LEAVES:
        no_more(state, seat)
        return Done(seat)
    free = open_cities(state)
    city, value = free[int(random() * len(free))]
    action = PlaceCounter(seat, city, value)
    place(state, action)
    return action


def lay(state: State, seat: Seat, random: Random, asked: bool) -> Action | None:
    """Cards exchanged, a lay ended or given up now and then; mostly a rail."""
    if state.done:
        if state.todo == 0 or random() < STOPS:
            return end(state, seat)
    elif state.exchanging and random() < EXCHANGES:
        return exchange_some(state, seat, random)
    elif not state.ending:
        if is_first_of_four(state, seat):
            if random() < PUTS_OFF:
                pass_over(state, seat, False)
                return PutOff(seat)
        elif state.options.terrain and random() < PASSES:
            pass_over(state, seat, False)
            return Pass(seat)
    return lay_rail(state, seat, random, asked)


def end(state: State, seat: Seat) -> Action:
    """Lay no more, in the way that is open."""
    if state.done:
        end_lay(state)
        return Done(seat)
    if state.ending:
        let_end(state)
        return LetEnd(seat)
    four = is_first_of_four(state, seat)
    pass_over(state, seat, False)
    return PutOff(seat) if four else Pass(seat)


def exchange_some(state: State, seat: Seat, random: Random) -> Action:
    hand = state.hand[seat]
    count = min(cities_in_deck(state), 1 + int(random() * len(hand)))
    start = int(random() * (len(hand) - count + 1))
    action = Exchange(seat, tuple(hand[start : start + count]))
    exchange(state, action)
    return action


def lay_rail(state: State, seat: Seat, random: Random, asked: bool) -> Action | None:
    """A rail of the branch line if there is one, half of the time; else of any railroad, track and line."""
    money = state.money[seat]
    branch = state.branch[seat]
    if branch != NONE and (state.ending or random() < BEGINS):
        way = pick_entry(state, branch, random)
        if way >= 0 and rail_cost(state, way) <= money:
            return lay_down(state, seat, branch, way, True, asked)
    if not state.ending:
        board = state.board
        available, rails = state.available, state.rails
        for _ in range(TRIES):
            railroad = int(random() * board.railroads)
            if not available[railroad]:
                railroad -= board.majors
            if rails[railroad] == 0:
                continue
            way = pick_way(state, railroad, random)
            if way >= 0 and rail_cost(state, way) <= money:
                return lay_down(state, seat, railroad, way, False, asked)
    return lay_any(state, seat, random, asked)


def lay_down(state: State, seat: Seat, railroad: int, way: int, branch: bool, asked: bool) -> Action | None:
    """SF-28 to SF-30, SF-43 As `phases/laying.py` does it, without a word."""
    city = reaches(state, railroad, way)
    if city != NONE:
        bonus = first_bonus(state, city) + square_bonus(state, railroad, city)
        state.money[seat] += bonus_times(state.card[seat]) * bonus
    state.money[seat] -= rail_cost(state, way)
    put_down(state, railroad, way, branch)
    if branch:
        state.branch[seat] = NONE
    after_rail(state, railroad)
    if not asked:
        return None
    return BeginBranch(seat, railroad, way) if branch else LayRail(seat, railroad, way)


def pick_way(state: State, railroad: int, random: Random) -> int:
    """One try for a way along which `railroad` may be extended; -1: it failed."""
    board = state.board
    ends = state.ends[railroad]
    if railroad < board.majors:
        end = ends[int(random() * len(ends))]
    else:
        towns = state.towns[railroad] or [board.home[railroad]]
        pick = int(random() * (len(towns) + len(ends)))
        end = towns[pick] if pick < len(towns) else ends[pick - len(towns)]
    if end < 0:
        return -1
    if end >= board.cities:
        return end - board.cities
    ways = board.out[end]
    way = ways[int(random() * len(ways))]
    return way if can_enter(state, railroad, way) else -1


def pick_entry(state: State, major: int, random: Random) -> int:
    """A few tries for a way along which a branch of `major` may begin; -1: they failed."""
    towns = state.towns[major]
    if not towns or state.rails[major] == 0:
        return -1
    out = state.board.out
    for _ in range(TRIES):
        ways = out[towns[int(random() * len(towns))]]
        way = ways[int(random() * len(ways))]
        if can_enter(state, major, way):
            return way
    return -1


def lay_any(state: State, seat: Seat, random: Random, asked: bool) -> Action | None:
    """Any of all rails that may be laid; where there is none, the lay ends."""
    money = state.money[seat]
    rails: list[tuple[int, int, bool]] = []
    if not state.ending:
        for railroad in range(state.board.railroads):
            rails += [(railroad, way, False) for way in ways_on(state, railroad) if rail_cost(state, way) <= money]
    branch = state.branch[seat]
    if branch != NONE:
        rails += [(branch, way, True) for way in branch_ways(state, branch) if rail_cost(state, way) <= money]
    if not rails:
        return end(state, seat)
    railroad, way, begins = rails[int(random() * len(rails))]
    return lay_down(state, seat, railroad, way, begins, asked)
