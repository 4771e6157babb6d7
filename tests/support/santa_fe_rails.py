"""Santa Fe Rails for tests: its invariants, its domain of actions, players and scripted positions."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from tests.support.santa_fe_rails_transcript import transcript

from capolinea.core.action import Action, Seat
from capolinea.core.chance import QuickChance
from capolinea.core.event import Event
from capolinea.core.match import Match
from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails.actions import (
    BeginBranch,
    BuyBranch,
    Choose,
    Decline,
    Done,
    DrawCity,
    EndGame,
    Exchange,
    LayRail,
    Pass,
    PlaceCounter,
    PutOff,
    Take,
)
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.pieces import (
    BOOMTOWN,
    BOOMTOWNS,
    BRANCHES,
    COUNTER_TOWNS,
    DOUBLE,
    FOUR,
    HAND,
    NOTHING,
    SPECIALS,
    START_MONEY,
    START_MONEY_TERRAIN,
    TRIPLE,
)
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.state import (
    CHOOSE,
    COUNTER,
    DRAW,
    FIRST_LAY,
    JOINED,
    NONE,
    OVER,
    SECOND_LAY,
    State,
)
from capolinea.games.santa_fe_rails.tracks import prospect
from capolinea.games.santa_fe_rails.view import View

__all__ = ["transcript"]

#: Seats from two to five, with and without terrain, the first player drawn or named, changing or not.
LAW_OPTIONS = (
    Options(2),
    Options(3),
    Options(4),
    Options(5),
    Options(2, terrain=True),
    Options(3, terrain=True),
    Options(5, terrain=True),
    Options(2, first="b"),
    Options(2, alternating_start=False),
    Options(4, terrain=True, first="d"),
)


def rounds(state: State) -> int:
    """Count the rounds: a match is one."""
    return int(state.stage == OVER)


def is_lost(state: State) -> bool:
    """SF-42 Return whether the third hand has won."""
    return state.seats == 2 and all([points(state, seat) <= third_points(state) for seat in range(2)])


def hidden(state: State, seat: Seat) -> dict[str, object]:
    """SF-45 Return others' city cards in hand and discarded, choices before the reveal, the third hand and the deck."""
    others = [other for other in range(state.seats) if other != seat]
    found: dict[str, object] = {
        "hands": [state.hand[other] for other in others],
        "put away": [state.discarded[other] for other in others],
        "deck": state.deck,
    }
    if state.stage != OVER:
        found["third hand"] = state.third
    if state.stage == CHOOSE:
        found["choices"] = [state.card[other] for other in others]
    return found


# The domain of actions.


def domain(state: State, seat: Seat) -> list[Action]:
    """Return all actions that have a name, legal or not; of exchanges those of its cards and a few others."""
    plain: list[Action] = [kind(seat) for kind in (DrawCity, Decline, Done, PutOff, Pass, EndGame)]
    plain += [Take(seat, card) for card in SPECIALS]
    plain += [BuyBranch(seat, railroad) for railroad in range(BOARD.railroads)]
    plain += [Choose(seat, card) for card in (*range(BOARD.towns), *SPECIALS)]
    plain += [PlaceCounter(seat, town, value) for town in range(BOARD.towns) for value in (3, 4, 5)]
    railroads, arcs = range(BOARD.railroads), range(BOARD.arcs)
    plain += [LayRail(seat, railroad, arc) for railroad in railroads for arc in arcs]
    plain += [BeginBranch(seat, railroad, arc) for railroad in railroads for arc in arcs]
    return plain + domain_of_exchanges(state, seat)


def domain_of_exchanges(state: State, seat: Seat) -> list[Action]:
    hand = state.hand[seat]
    picks = {tuple([card for place, card in enumerate(hand) if bits >> place & 1]) for bits in range(1, 1 << len(hand))}
    others = {(town,) for town in range(0, BOARD.towns, 9)} | {(4, 4), (5, 6, 7, 8), (9, 30)}
    return [Exchange(seat, towns) for towns in sorted(picks | others)]


def nonsense(seat: Seat) -> list[Action]:
    """Return actions that decode but name nothing that exists."""
    actions: list[Action] = [Exchange(seat, ()), Exchange(seat, (-1,)), Exchange(seat, (1 << 70,) * 9)]
    for number in (-1, 99, NOTHING, 1 << 70, -(1 << 70)):
        actions += [Take(seat, number), BuyBranch(seat, number), Choose(seat, number)]
        actions += [PlaceCounter(seat, number, 4), PlaceCounter(seat, 7, number)]
        actions += [LayRail(seat, number, 0), BeginBranch(seat, number, 0)]
    for number in (-1, BOARD.arcs, 1 << 70):
        actions += [LayRail(seat, 0, number), BeginBranch(seat, 0, number)]
    return actions


# Invariants, computed independently of the rules.


def check_state(state: State) -> None:
    """Check what must be true of every state between two actions."""
    check_city_cards(state)
    check_special_cards(state)
    check_counters(state)
    check_rails(state)
    for railroad in range(BOARD.railroads):
        check_railroad(state, railroad)
    check_stage(state)
    assert min(state.money) >= 0


def check_city_cards(state: State) -> None:
    towns = [card for card in state.deck if card < BOARD.towns]
    found = Counter([*towns, *state.third])
    for piles in (state.hand, state.played, state.discarded):
        for pile in piles:
            found.update(pile)
    assert [found[town] for town in range(BOARD.towns)] == BOARD.cards
    assert state.hand == [sorted(cards) for cards in state.hand]
    hidden = sorted([card - BOARD.towns for card in state.deck if card >= BOARD.towns])
    assert hidden == [railroad for railroad in range(BOARD.railroads) if not state.available[railroad]]
    assert all(state.available[: BOARD.majors])
    # SF-3 Short lines are in the second stack, so nobody is left without a city card to replace one.
    bottom = (66 - HAND * state.seats) // 3
    assert all([card < BOARD.towns for card in state.deck[:bottom]])
    assert len(state.deck) <= 66 - HAND * state.seats + 4
    assert not state.third or state.seats == 2


def check_special_cards(state: State) -> None:
    shown = state.card if state.stage not in (DRAW, CHOOSE) else []
    assert state.doubles_left + sum(state.doubles) + shown.count(DOUBLE) == state.seats - 1
    assert state.boomtowns_left + sum(state.boomtowns) + shown.count(BOOMTOWN) == BOOMTOWNS
    assert min([state.doubles_left, state.boomtowns_left, *state.doubles, *state.boomtowns]) >= 0
    for major in range(BOARD.majors):
        used = len(state.ends[major]) - 1
        assert 0 <= state.branches_left[major] <= BRANCHES - used - state.branch.count(major)
    for seat in range(state.seats):
        special = [state.triple == seat, state.four == seat, state.branch[seat] != NONE]
        assert sum(special) <= 1
        size = len(state.hand[seat]) + state.doubles[seat] + state.boomtowns[seat]
        if state.stage in (DRAW, CHOOSE):
            assert size + sum(special) <= HAND
        else:
            assert size <= HAND - (state.card[seat] != NOTHING)
            assert (state.card[seat] == TRIPLE) == (state.triple == seat)
            assert (state.card[seat] == FOUR) == (state.four == seat)
            assert state.branch[seat] == NONE or state.card[seat] <= DOUBLE


def check_counters(state: State) -> None:
    for place, value in enumerate(BOARD.counter_values):
        assert state.counters[place] + state.boom.count(value) == BOARD.counters[place]
        assert state.counters[place] >= 0
    for town, value in enumerate(state.boom):
        assert value == 0 or BOARD.value[town] in COUNTER_TOWNS[value]


def check_rails(state: State) -> None:
    on_board = [0] * BOARD.railroads
    for line in range(BOARD.lines):
        forth, back, owner = state.laid[2 * line], state.laid[2 * line + 1], state.owner[line]
        assert min(forth, back) >= 0
        assert forth + back + state.free[line] == BOARD.length[line]
        assert state.free[line] >= 0
        assert (owner == NONE) == (forth + back == 0)
        assert back == 0 or not BOARD.arrow[line]
        if owner != NONE:
            on_board[owner] += forth + back
            twin = BOARD.twin[line]
            assert twin < 0 or state.owner[twin] != owner
    assert [on_board[each] + state.rails[each] for each in range(BOARD.railroads)] == BOARD.rails
    assert min(state.rails) >= 0


def check_railroad(state: State, railroad: int) -> None:
    """Check that its towns are those that complete lines join to its home, and that its tracks end where they can."""
    own = [line for line in range(BOARD.lines) if state.owner[line] == railroad]
    towns = state.towns_of[railroad]
    assert set(towns) == connected(state, railroad, own)
    assert len(set(towns)) == len(towns)
    assert towns == [] or towns[0] == BOARD.home[railroad]
    for town in range(BOARD.towns):
        assert bool(state.railroads_at[town] >> railroad & 1) == (town in towns)
    arcs = [arc for line in own for arc in (2 * line, 2 * line + 1)]
    assert all([BOARD.tail[arc] in towns for arc in arcs if state.laid[arc]])
    middle = sorted([BOARD.towns + arc for arc in arcs if state.laid[arc] and state.free[arc >> 1]])
    assert sorted([end for end in state.ends[railroad] if end >= BOARD.towns]) == middle
    if railroad >= BOARD.majors:
        assert len(state.ends[railroad]) == len(middle)
        assert not own or state.available[railroad]
        return
    assert len(state.ends[railroad]) <= 1 + BRANCHES
    met = [line for line in own if state.laid[2 * line] and state.laid[2 * line + 1] and not state.free[line]]
    assert state.ends[railroad].count(JOINED) == 2 * len(met)
    assert all([end in (towns or [BOARD.home[railroad]]) for end in state.ends[railroad] if 0 <= end < BOARD.towns])


def connected(state: State, railroad: int, own: list[int]) -> set[int]:
    """SF-38 Return the towns found by a plain search over complete lines from home."""
    found = [BOARD.home[railroad]] if own else []
    for town in found:  # grows while we walk it
        for line in own:
            if state.free[line] == 0 and town in (BOARD.a[line], BOARD.b[line]):
                other = BOARD.a[line] + BOARD.b[line] - town
                if other not in found:
                    found.append(other)
    return set(found)


def check_stage(state: State) -> None:
    stage, actor = state.stage, state.actor
    assert (state.reason != "") == (stage == OVER)
    assert (actor == NONE) == (stage in (CHOOSE, OVER))
    if stage == OVER:
        return
    assert sum(state.rails[: BOARD.majors]) > 0
    if stage == CHOOSE:
        assert NONE in state.card
    elif stage == DRAW:
        assert state.card == [NONE] * state.seats
        assert state.turn_number > 1
    else:
        assert NONE not in state.card
    if stage == COUNTER:
        assert state.card[actor] == BOOMTOWN
        assert state.placed in (0, 1)
    if stage in (FIRST_LAY, SECOND_LAY):
        check_lay(state)


def check_lay(state: State) -> None:
    card = state.card[state.actor]
    assert state.rails_to_lay + state.rails_laid == {DOUBLE: 2, TRIPLE: 3, FOUR: 4}.get(card, 1)
    assert not state.exchanging or (state.stage == SECOND_LAY and card == DOUBLE and state.rails_laid == 0)
    assert not state.passed >> state.actor & 1
    assert not state.passed or state.options.terrain
    assert not state.put_off or FOUR in state.card
    if state.rails_laid == 0:
        assert state.must_branch_or_end == all(
            [is_stuck(state, major) for major in range(BOARD.majors) if state.rails[major]]
        )


def is_stuck(state: State, major: int) -> bool:
    """SF-26 Return whether no track of it can be extended, by looking at every arc."""
    for arc in range(BOARD.arcs):
        line = arc >> 1
        owner, twin = state.owner[line], BOARD.twin[line]
        if arc & 1 and BOARD.arrow[line]:
            continue
        if owner == major and state.free[line]:
            if state.laid[arc] or BOARD.tail[arc] in state.ends[major]:
                return False
        elif owner == NONE and BOARD.tail[arc] in state.ends[major] and (twin < 0 or state.owner[twin] != major):
            return False
    return True


# Money and points, recounted.


def flow(event: Event) -> tuple[Seat, int]:
    """Return whose money an event changes, and by how much."""
    if isinstance(event, was.RailLaid):
        return event.seat, event.first + event.square - event.cost
    if isinstance(event, was.BranchBought):
        return event.seat, -event.price
    return 0, 0


def recounted(match: Match[State, View]) -> list[int]:
    """Return everybody's money, computed from the start and all events that were not undone."""
    options = match.options
    assert isinstance(options, Options)
    money = [START_MONEY_TERRAIN if options.terrain else START_MONEY] * options.seats
    for event in effective_events(match):
        seat, amount = flow(event)
        money[seat] += amount
    return money


def effective_events(match: Match[State, View]) -> list[Event]:
    """Return all events of the effective entries."""
    return [event for number in match._effective for event in match.journal[number].events]


def worth(state: State, town: int) -> int:
    """SF-38"""
    value = state.boom[town] if state.boom[town] else BOARD.value[town]
    return value * len([railroad for railroad in range(BOARD.railroads) if town in state.towns_of[railroad]])


def points(state: State, seat: Seat) -> int:
    return state.money[seat] + sum([worth(state, town) for town in state.played[seat]])


def third_points(state: State) -> int:
    return sum([worth(state, town) for town in state.third])


# Players.


def purposeful(state: State, seat: Seat, random: Random) -> Action:
    """Lay what brings most now, to itself and to the towns of its cards; play the cards that are worth most."""
    offers = RULES.offers(state, seat)
    best = max([gain(state, seat, offer) for offer in offers])
    good = [offer for offer in offers if gain(state, seat, offer) == best]
    return good[random.randrange(len(good))]


def anyhow(state: State, seat: Seat, random: Random) -> Action:
    offers = RULES.offers(state, seat)
    return offers[random.randrange(len(offers))]


def wayward(state: State, seat: Seat, random: Random) -> Action:
    """Play purposefully most of the time: matches are longer, and the deck may run out."""
    return anyhow(state, seat, random) if random.random() < 0.2 else purposeful(state, seat, random)


def mixed(state: State, seat: Seat, random: Random) -> Action:
    """Let every second seat play purposefully, the others at random."""
    return wayward(state, seat, random) if seat % 2 else anyhow(state, seat, random)


def gain(state: State, seat: Seat, action: Action) -> int:
    """Return a rough value in points: 0 if it is unknown, negative for actions that end or waste something."""
    if isinstance(action, (LayRail, BeginBranch)):
        brought = prospect(state, state.card[seat], action.railroad, action.way)
        wanted = [*state.hand[seat], *state.played[seat]]
        goal = BOARD.head[action.way]
        reaches = wanted.count(brought.town) * BOARD.value[brought.town] if brought.town != NONE else 0
        nears = wanted.count(goal) and not state.railroads_at[goal] >> action.railroad & 1
        return 2 * (brought.first + brought.square + reaches - brought.cost) + bool(nears)
    if isinstance(action, Choose):
        return worth(state, action.card) if action.card < DOUBLE else 6
    if isinstance(action, DrawCity):
        return 3
    if isinstance(action, (Take, BuyBranch)):
        return 3 if state.turn_number % 4 == seat % 4 else 0
    if isinstance(action, PlaceCounter):
        return state.hand[seat].count(action.city) + 2 * state.played[seat].count(action.city)
    return 1 if isinstance(action, Exchange) else -1


# Scripted positions.


def town(name: str) -> int:
    """Return a town by its name or its letters on the map."""
    return BOARD.town_ids.index(name) if name in BOARD.town_ids else BOARD.town_names.index(name)


def railroad(name: str) -> int:
    return BOARD.railroad_ids.index(name)


def arc(start: str, goal: str, line: int = 1) -> int:
    """Return the arc from one town to another; `line` is 2 for the second of two lines."""
    tail, head = town(start), town(goal)
    arcs = [each for each in range(BOARD.arcs) if BOARD.tail[each] == tail and BOARD.head[each] == head]
    return arcs[line - 1]


def new_match(
    seats: int = 3, *, terrain: bool = False, alternating_start: bool = True, seed: int = 1
) -> Match[State, View]:
    options = Options(seats, terrain=terrain, first="a", alternating_start=alternating_start)
    return Match.new(RULES, options, seed)


def play_out(match: Match[State, View], random: Random) -> None:
    """Play random offers until the match is over."""
    while (turn := match.turn) is not None:
        seat = turn.seats[random.randrange(len(turn.seats))]
        offers = match.offers(seat)
        match.play(offers[random.randrange(len(offers))])


def play_state(state: State, seed: int, most: int) -> list[Event]:
    """Play up to `most` random offers without a journal; return the events."""
    random, chance = Random(seed), QuickChance(seed)
    events: list[Event] = []
    for _ in range(most):
        turn = RULES.turn(state)
        if turn is None:
            break
        offers: Sequence[Action] = RULES.offers(state, turn.seats[random.randrange(len(turn.seats))])
        events += RULES.apply(state, offers[random.randrange(len(offers))], chance)
    return events
