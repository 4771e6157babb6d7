"""Spike for tests: its invariants, its domain of actions, players, and a second implementation of building."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from tests.support.spike_transcript import transcript

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance, QuickChance, ScriptedChance
from capolinea.core.match import Match
from capolinea.games.spike.actions import (
    Build,
    ChooseSides,
    Deliver,
    Draw,
    Extra,
    GiveCard,
    Improve,
    KeepRoute,
    Load,
    PlaceLocomotive,
    Ride,
    Start,
    Stop,
    Take,
)
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.meta import Options
from capolinea.games.spike.phases.building import offer_builds
from capolinea.games.spike.pieces import COLOURS, GOODS, LAST_ROUND, PARTS, POWER, STEP_PRICE, TIME_CARDS, TRACKS
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.state import (
    ABOARD,
    AFTER,
    DELIVERED,
    DRAW,
    GIFT,
    MOVE,
    OVER,
    PLACE,
    ROUTE,
    SIDES,
    TURN,
    State,
    cards_per_colour,
)
from capolinea.games.spike.view import View

__all__ = ["transcript"]

Counts = tuple[int, ...]

#: Every option, alone and combined; two to four seats.
LAW_OPTIONS = (
    Options(2),
    Options(3),
    Options(4),
    Options(2, advanced=True),
    Options(3, advanced=True, mixed_wilds=True),
    Options(4, shared_lines=True),
    Options(2, mixed_wilds=True, shared_lines=True),
    Options(4, advanced=True, shared_lines=True, mixed_wilds=True),
)


def any_options(number: int) -> Options:
    random = Random(number)
    chosen = {name: random.random() < 0.3 for name in Options.__struct_fields__ if name != "seats"}
    return Options(2 + number % 3, **chosen)


def rounds(state: State) -> int:
    """Count a match as one round."""
    return int(state.stage == OVER)


def has_secrets(options: object) -> bool:
    """SP-36 In the advanced game nothing hidden is dealt before the sides are chosen."""
    return isinstance(options, Options) and not options.advanced


def hidden(state: State, seat: Seat) -> dict[str, object]:
    """SP-37 Return others' rail cards, the deck, others' route cards, and their sides until everybody has chosen."""
    others = [other for other in range(state.seats) if other != seat]
    found: dict[str, object] = {
        "hands": [state.hands[other] for other in others],
        "deck": state.deck,
        "routes dealt": [state.routes[other] for other in others],
    }
    if state.stage != OVER:
        found["routes kept"] = [state.route[other] for other in others]
    if state.stage == SIDES:
        found["sides"] = [state.side[good] for good, holder in enumerate(state.holder) if holder != seat]
    return found


# A second implementation of the rules of building.


@cache
def payable(cards: Counts, need: Counts, mixed: bool) -> bool:
    """SP-24 Try everything: play cards alone or in sets until all spaces are paid for and no card is left."""
    if not any(cards):
        return not any(need)
    colour = next(c for c in range(len(COLOURS)) if cards[c])
    if need[colour] and payable(less(cards, colour, 1), less(need, colour, 1), mixed):
        return True
    for size in range(2, cards[colour] + 1):
        left = less(cards, colour, size)
        for after in standing_for(need, colour, size - 1, mixed):
            if payable(left, after, mixed):
                return True
    return False


def standing_for(need: Counts, colour: int, count: int, mixed: bool) -> Iterator[Counts]:
    """Yield what is left to pay for after `count` substitutes of another colour than `colour`, or of several."""
    if not mixed:
        yield from [less(need, c, count) for c in range(len(COLOURS)) if c != colour and need[c] >= count]
        return
    for given in product(*[range(min(n, count) + 1) if c != colour else (0,) for c, n in enumerate(need)]):
        if sum(given) == count:
            yield tuple([n - g for n, g in zip(need, given, strict=True)])


def less(counts: Counts, colour: int, count: int) -> Counts:
    return tuple([n - count if c == colour else n for c, n in enumerate(counts)])


def need_of(spaces: tuple[int, ...]) -> Counts:
    return tuple([[BOARD.colour[space] for space in spaces].count(colour) for colour in range(len(COLOURS))])


def is_build_path(state: State, seat: Seat, spaces: tuple[int, ...]) -> bool:
    """SP-22, SP-23, SP-40 Return whether the spaces make a build from any node."""
    ends = (BOARD.graph.a[spaces[0]], BOARD.graph.b[spaces[0]])
    return any([leads_from(state, seat, start, spaces) for start in state.network_nodes[seat] if start in ends])


def leads_from(state: State, seat: Seat, start: int, spaces: tuple[int, ...]) -> bool:
    own = set(state.network_nodes[seat])
    seen, at = {start}, start
    for place, space in enumerate(spaces):
        ends = {BOARD.graph.a[space], BOARD.graph.b[space]}
        if at not in ends:
            return False
        (at,) = ends - {at}
        owners = [other for other in range(state.seats) if space in state.own_spaces[other]]
        if seat in owners or (owners and not state.options.shared_lines):
            return False
        if at in own or at in seen or (at < BOARD.cities) != (place == len(spaces) - 1):
            return False
        seen.add(at)
    return True


def is_build(state: State, action: Build) -> bool:
    """Return whether a build is legal."""
    hand = state.hands[action.seat]
    return (
        len(action.spaces) <= state.tracks[action.seat]
        and is_build_path(state, action.seat, action.spaces)
        and all([played <= held for played, held in zip(action.cards, hand, strict=True)])
        and payable(action.cards, need_of(action.spaces), state.options.mixed_wilds)
    )


# The domain of actions.


def domain(state: State, seat: Seat) -> list[Action]:
    """Return well-formed actions, legal or not.

    Builds are those that are offered, and illegal ones that differ a little: more expensive ones are legal though they
    are not offered, and are tested separately.
    """
    held = state.holder.count(seat)
    actions: list[Action] = [Draw(seat), Stop(seat)]
    actions += [ChooseSides(seat, sides) for sides in product(range(2), repeat=held)]
    actions += [ChooseSides(seat, (0,) * count) for count in (1, held + 1)]
    actions += [kind(seat, colour) for kind in (GiveCard, Take) for colour in range(len(COLOURS))]
    actions += [KeepRoute(seat, route) for route in range(len(BOARD.route_start))]
    actions += [PlaceLocomotive(seat, city) for city in range(BOARD.cities)]
    actions += [Load(seat, good) for good in range(-1, len(GOODS))]
    actions += [Deliver(seat, good) for good in range(len(GOODS))]
    actions += [Improve(seat, part) for part in range(len(PARTS))]
    near = {BOARD.cities + space for space in state.own_spaces[seat]} | set(range(BOARD.cities))
    near |= {BOARD.cities + space for space in range(seat, BOARD.spaces, 23)}
    actions += [kind(seat, place) for kind in (Ride, Start, Extra) for place in sorted(near)]
    return [*actions, *domain_of_builds(state, seat)]


def domain_of_builds(state: State, seat: Seat) -> list[Action]:
    if state.stage != TURN:
        return [Build(seat, (0, 1), (1, 1, 0, 0, 0, 0))]
    offers = offer_builds(state, seat)
    others: set[Build] = set()
    for offer in offers[:: max(1, len(offers) // 25)]:
        assert isinstance(offer, Build)
        others |= set(neighbours(state, offer))
    for other in range(state.seats):
        others.add(Build(seat, tuple(state.own_spaces[other][-3:]) or (7,), (1, 1, 1, 0, 0, 0)))
    return [*offers, *sorted([each for each in others if not is_build(state, each)], key=repr)]


def neighbours(state: State, build: Build) -> Iterator[Build]:
    """Return builds that differ a little."""
    seat, spaces, cards = build.seat, build.spaces, build.cards
    for changed in (spaces[::-1], spaces[1:], spaces[:-1], (*spaces, spaces[0]), (spaces[-1], *spaces[1:])):
        if changed:
            yield Build(seat, changed, cards)
    for space in state.own_spaces[(seat + 1) % state.seats][:2]:
        yield Build(seat, (*spaces[:-1], space), cards)
    for colour in range(len(COLOURS)):
        yield Build(seat, spaces, less(cards, colour, -1))
        if cards[colour] and sum(cards) > 1:
            yield Build(seat, spaces, less(cards, colour, 1))
            yield Build(seat, spaces, less(less(cards, colour, 1), (colour + 1) % len(COLOURS), -1))


def nonsense(seat: Seat) -> list[Action]:
    """Return actions that decode but name things that do not exist."""
    actions: list[Action] = []
    for number in (-2, 1 << 70, -(1 << 70)):
        actions += [GiveCard(seat, number), KeepRoute(seat, number), PlaceLocomotive(seat, number), Ride(seat, number)]
        actions += [Start(seat, number), Extra(seat, number), Load(seat, number), Deliver(seat, number)]
        actions += [Take(seat, number), Improve(seat, number), ChooseSides(seat, (number,) * 3)]
        actions += [Build(seat, (number,), (1, 0, 0, 0, 0, 0)), Build(seat, (0, 1), (number, 0, 0, 0, 0, 0))]
    actions += [Build(seat, (), (0,) * 6), Build(seat, (0,), ()), Build(seat, (0,), (1,) * 7), ChooseSides(seat, ())]
    actions += [Take(seat, -1), GiveCard(seat, -1), PlaceLocomotive(seat, BOARD.cities), Ride(seat, BOARD.places)]
    return [*actions, Build(seat, (BOARD.spaces,), (1, 0, 0, 0, 0, 0)), Build(seat, (0,), (0,) * 6)]


# Invariants, checked by different means than in the rules.


def check_state(state: State) -> None:
    """Check what must be true of every state between two actions."""
    check_cards(state)
    check_goods(state)
    check_stage(state)
    for seat in range(state.seats):
        check_money(state, seat)
        check_network(state, seat)
        check_train(state, seat)
    owners: list[set[int]] = [set() for _ in state.track_bits]
    for seat, spaces in enumerate(state.own_spaces):
        for space in spaces:
            owners[space].add(seat)
    assert list(state.track_bits) == [sum([1 << seat for seat in seats]) for seats in owners]
    assert state.options.shared_lines or max(map(len, owners)) <= 1


def check_cards(state: State) -> None:
    """SP-6 Check that every rail card is in one place."""
    for colour in range(len(COLOURS)):
        hands = sum([cards[colour] for cards in state.hands])
        places = (hands, state.deck[colour], state.discards[colour], state.open.count(colour))
        assert min(places) >= 0
        assert sum(places) == cards_per_colour(state.seats)
    for hand, shown in zip(state.hands, state.known_cards, strict=True):
        assert all([0 <= known <= held for known, held in zip(shown, hand, strict=True)])
    assert state.deck_size == sum(state.deck)
    assert 1 <= state.round <= LAST_ROUND
    assert 0 <= state.cards_above_time <= state.deck_size
    if state.round < LAST_ROUND:
        assert state.time_cards == state.cards_above_time == 0
        assert state.deck_size > 0
    else:
        assert (state.time_cards == 0) == (state.stage == OVER and state.reason == "time")
        assert state.time_cards == TIME_CARDS or state.cards_above_time == 0
    assert state.stage in (DRAW, SIDES, GIFT, OVER) or state.round == LAST_ROUND or -1 not in state.open


def check_goods(state: State) -> None:
    """SP-2, SP-4, SP-20"""
    assert sorted(state.market) == list(range(len(GOODS)))
    for seat in range(state.seats):
        goods = [good for good in range(len(GOODS)) if state.holder[good] == seat]
        assert len(goods) == len(GOODS) // state.seats
        cars = POWER[2][state.level[seat][2]]
        assert len(state.aboard[seat]) <= cars
        assert sorted(state.aboard[seat]) == [good for good in goods if state.token[good] == ABOARD]
        supplied = [state.delivered_to[good] for good in goods if state.delivered_to[good] >= 0]
        assert len(supplied) == len(set(supplied))
        assert {city for city in range(BOARD.cities) if state.supplied[city] >> seat & 1} == set(supplied)
    for good in range(len(GOODS)):
        assert BOARD.contract_good[state.contract[good]] == good
        assert state.side[good] in (0, 1) or (state.stage == SIDES and state.side[good] == -1)
        assert (state.token[good] == DELIVERED) == (state.delivered_to[good] >= 0)


def check_money(state: State, seat: Seat) -> None:
    assert state.money[seat] == state.from_market[seat] + state.from_contracts[seat] - state.spent[seat] >= 0
    assert state.spent[seat] == sum([sum(STEP_PRICE[:level]) for level in state.level[seat]])
    paid = 0
    for good in range(len(GOODS)):
        if state.holder[good] == seat and state.delivered_to[good] >= 0:
            lines = dict(BOARD.contract_lines[state.contract[good]][state.side[good]])
            paid += lines[state.delivered_to[good]]
    assert state.from_contracts[seat] == paid


def check_network(state: State, seat: Seat) -> None:
    """SP-23, SP-40 Check that a network is a tree whose leaves are cities."""
    lines, joined = state.own_spaces[seat], state.network_nodes[seat]
    assert state.tracks[seat] + len(lines) == TRACKS
    assert state.tracks[seat] >= 0
    assert {node for node in range(BOARD.nodes) if state.network_bits[node] >> seat & 1} == set(joined)
    if not joined:
        assert not lines
        assert state.train_place[seat] == -1
        return
    assert len(joined) == len(set(joined)) == len(lines) + 1
    reached = {joined[0]}
    for space in lines + lines[::-1] + lines:
        ends = {BOARD.graph.a[space], BOARD.graph.b[space]}
        if ends & reached:
            reached |= ends
    assert reached == set(joined)
    for node in joined:
        touching = [space for space in lines if node in (BOARD.graph.a[space], BOARD.graph.b[space])]
        assert len(touching) >= 2 or node < BOARD.cities


def check_train(state: State, seat: Seat) -> None:
    """SP-13"""
    at = state.train_place[seat]
    if at >= BOARD.cities:
        assert at - BOARD.cities in state.own_spaces[seat]
    elif at >= 0:
        assert at in state.network_nodes[seat]
    else:
        assert state.stage in (SIDES, GIFT, ROUTE, PLACE)


def check_stage(state: State) -> None:
    stage, seat = state.stage, state.actor
    assert (state.reason != "") == (stage == OVER)
    assert 0 <= state.idle < 10 * state.seats or stage == OVER
    assert (state.finisher < 0) == (state.turns_left == 0) or stage == OVER
    on_track = state.train_place[seat] >= BOARD.cities
    if stage == TURN:
        assert state.drawn == 0
        assert state.steps == 0 or on_track
        assert not (state.arrived and on_track)
    if stage == DRAW:
        assert 1 <= state.drawn < POWER[1][state.level[seat][1]]
        assert state.something_happened
    if stage == MOVE:
        assert on_track
        assert 1 <= state.steps <= 2
    if stage == AFTER:
        assert not on_track
        assert state.steps == 0
    if state.entered_by >= 0:
        space = state.train_place[seat] - BOARD.cities
        assert state.entered_by in (BOARD.graph.a[space], BOARD.graph.b[space])
    if stage in (SIDES, ROUTE):
        assert state.options.advanced


# Players.


def lively(state: State, seat: Seat, random: Random) -> Action:
    """Play as playouts do; if several seats owe a choice, and sometimes otherwise, any offer."""
    if state.stage in (SIDES, ROUTE) or random.random() < 0.05:
        return anything(state, seat, random)
    action = RULES.actions.sample(state, random.random)
    assert action is not None
    return action


def anything(state: State, seat: Seat, random: Random) -> Action:
    """Choose first a kind of action, then one action of that kind."""
    kinds: dict[type[Action], list[Action]] = {}
    for offer in RULES.offers(state, seat):
        kinds.setdefault(type(offer), []).append(offer)
    return random.choice(kinds[random.choice(list(kinds))])


def keen(state: State, seat: Seat, random: Random) -> Action:
    """Build whenever possible, the nearest city first; deliver, load, otherwise draw: networks become long."""
    if state.stage != TURN or random.random() < 0.15:
        return lively(state, seat, random)
    offers = RULES.offers(state, seat)
    for wanted in (Deliver, Load, Build, Improve):
        found = [offer for offer in offers if isinstance(offer, wanted)]
        if found:
            return found[0] if wanted is Build else random.choice(found)
    return lively(state, seat, random)


def wayward(state: State, seat: Seat, random: Random) -> Action:
    """Let some seats build much, some play like a person, and some do anything."""
    return (keen, carrier, lively, anything)[(seat + state.contract[0]) % 4](state, seat, random)


def carrier(state: State, seat: Seat, random: Random) -> Action:
    """Play like a person: connect the cities of the contracts, load, carry, deliver, improve the train."""
    offers = RULES.offers(state, seat)
    if state.stage in (SIDES, GIFT, ROUTE, PLACE):
        return random.choice(offers)
    if state.stage == DRAW:
        return random.choice([offer for offer in offers if isinstance(offer, (Take, Draw))])
    for kind in (Deliver, Load):
        cargo = [offer for offer in offers if isinstance(offer, kind)]
        if cargo and (kind is Deliver or goal_of(state, seat, BOARD.city_good[state.train_place[seat]]) >= 0):
            return cargo[0]
    ride = best_move(state, seat, [offer for offer in offers if isinstance(offer, Ride)])
    if ride is not None:
        return ride
    return carriers_action(state, seat, offers, random)


def carriers_action(state: State, seat: Seat, offers: list[Action], random: Random) -> Action:
    """Choose the action of a turn: a build if wanted or without an errand, a move towards one, otherwise cards."""
    if state.stage != TURN:
        return offers[-1]
    errand = errand_of(state, seat)
    builds = [offer for offer in offers if isinstance(offer, Build)]
    wanted = [offer for offer in builds if city_of(offer) in places_wanted(state, seat)]
    if wanted:
        return wanted[0]
    if errand < 0 and builds:
        return builds[0]
    improvements = [offer for offer in offers if isinstance(offer, Improve)]
    if improvements and random.random() < 0.5:
        return random.choice(improvements)
    move = best_move(state, seat, [offer for offer in offers if isinstance(offer, (Start, Extra))])
    if errand >= 0 and move is not None:
        return move
    return random.choice([offer for offer in offers if isinstance(offer, (Take, Draw))])


def city_of(build: Build) -> int:
    """Return the city that a build connects: cities have the lower numbers, and no space joins two of them."""
    last = build.spaces[-1]
    return min(BOARD.graph.a[last], BOARD.graph.b[last])


def goal_of(state: State, seat: Seat, good: int) -> int:
    """Return the city of the network that pays most for `good`, or -1."""
    lines = BOARD.contract_lines[state.contract[good]][state.side[good]]
    open_ones = [
        (money, place)
        for place, money in lines
        if state.network_bits[place] >> seat & 1 and not state.supplied[place] >> seat & 1
    ]
    return max(open_ones)[1] if open_ones and state.holder[good] == seat else -1


def errand_of(state: State, seat: Seat) -> int:
    """Return where to go: with a good to its city, without one to a source; -1 if nowhere."""
    goods = [good for good in range(len(GOODS)) if state.holder[good] == seat and goal_of(state, seat, good) >= 0]
    for good in goods:
        if state.token[good] == ABOARD:
            return goal_of(state, seat, good)
    for good in goods:
        if state.token[good] != DELIVERED:
            for place in BOARD.sources[good]:
                if state.network_bits[place] >> seat & 1:
                    return place
    return -1


def places_wanted(state: State, seat: Seat) -> set[int]:
    """Return the cities on the seat's contracts."""
    found: set[int] = set()
    for good in range(len(GOODS)):
        if state.holder[good] == seat and state.token[good] != DELIVERED:
            found |= set(BOARD.sources[good])
            found |= {place for place, _ in BOARD.contract_lines[state.contract[good]][state.side[good]]}
    return found


def best_move(state: State, seat: Seat, moves: list[Action]) -> Action | None:
    """Return the move that leads nearest to the errand, unless it leads away."""
    errand = errand_of(state, seat)
    if errand < 0 or not moves:
        return None
    far = distances(state, seat, errand)
    best = min(moves, key=lambda move: spaces_to(far, place_of(move)))
    return best if spaces_to(far, place_of(best)) < spaces_to(far, state.train_place[seat]) else None


def place_of(move: Action) -> int:
    assert isinstance(move, (Ride, Start, Extra))
    return move.place


def spaces_to(far: dict[int, int], place: int) -> float:
    if place < BOARD.cities:
        return far[place]
    space = place - BOARD.cities
    return min(far[BOARD.graph.a[space]], far[BOARD.graph.b[space]]) + 0.5


def distances(state: State, seat: Seat, goal: int) -> dict[int, int]:
    """Return the seat's tracks from each node of the network to `goal`."""
    far = {goal: 0}
    edge = [goal]
    for at in edge:  # grows while we walk it
        for space in state.own_spaces[seat]:
            ends = (BOARD.graph.a[space], BOARD.graph.b[space])
            if at in ends and sum(ends) - at not in far:
                far[sum(ends) - at] = far[at] + 1
                edge.append(sum(ends) - at)
    return far


def loiterer(state: State, seat: Seat, random: Random) -> Action:
    """Connect one city, then only ride back and forth."""
    if state.stage != TURN or not state.own_spaces[seat]:
        return carrier(state, seat, random) if state.stage != AFTER else Stop(seat)
    moves = [offer for offer in RULES.offers(state, seat) if isinstance(offer, (Start, Extra))]
    return random.choice(moves)


def lonely_carrier(state: State, seat: Seat, random: Random) -> Action:
    """Let one seat play like a person and the others idle."""
    return (carrier if seat == 0 else loiterer)(state, seat, random)


# Scripted positions.


def city(name: str) -> int:
    return BOARD.city_names.index(name) if name in BOARD.city_names else BOARD.codes.index(name)


def node(name: str) -> int:
    return BOARD.node_code.index(name) if name in BOARD.node_code else city(name)


def space(one: str, two: str) -> int:
    return BOARD.space_between[node(one), node(two)]


def new_match(options: Options, script: dict[str, list[int]], otherwise: Chance | None = None) -> Match[State, View]:
    """Return a match with these draws, then random ones."""
    return Match(RULES, options, ScriptedChance(script, otherwise or QuickChance(7)))
