"""Whole matches at random without listing moves: the kernel for simulations and search.

Goods are loaded and delivered where they can be, trains ride on, and the action of the turn is drawn: a build is sought
by walking out of the network along spaces that the hand can pay for. Everything is done to the state by the functions
of `phases/`, without reports; a law test replays what was done through the judge.
"""

from collections.abc import Callable
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
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
    Place,
    Ride,
    Start,
    Stop,
    Take,
)
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.cargo import can_deliver, can_load, has_room
from capolinea.games.spike.phases.building import build
from capolinea.games.spike.phases.drawing import draw, stop, take
from capolinea.games.spike.phases.handling import NOTHING, deliver, end, load
from capolinea.games.spike.phases.improving import improve
from capolinea.games.spike.phases.moving import go_extra, halt, ride, start
from capolinea.games.spike.pieces import COLOURS, OPEN, PARTS, STEP_PRICE
from capolinea.games.spike.pieces import SIDES as SIDES_OF_A_CARD
from capolinea.games.spike.rules import apply
from capolinea.games.spike.sequence import held_goods
from capolinea.games.spike.state import AFTER, DRAW, GIFT, MOVE, OVER, PLACE, SIDES, TURN, State

Random = Callable[[], float]
"""Gives a float in [0, 1)."""
Notes = list[Action] | None
"""Takes down what was done."""

#: How often a train rides on, a good is put off for another, drawing goes on, and which actions are thought of.
RIDES: Final = 0.85
SWAPS: Final = 0.2
DRAWS_ON: Final = 0.9
BUILDS: Final = 0.6
MOVES: Final = 0.35
IMPROVES: Final = 0.2
#: How often an open card is taken rather than the top of the deck.
TAKES: Final = 0.6
#: Walks that are tried for a build, and their most spaces.
TRIES: Final = 2
LONGEST: Final = 6


def play_match(state: State, chance: Chance, random: Random, most: int, played: Notes = None) -> int:
    """Play on to the end, or until about `most` actions are made; the number of actions. `played` takes them down."""
    actions = 0
    while actions < most:
        stage = state.stage
        if stage == TURN:
            actions += play_turn(state, chance, random, played)
        elif stage == DRAW:
            actions += draw_on(state, chance, random, played)
        elif stage == MOVE:
            actions += ride_on(state, random, played)
        elif stage == AFTER:
            actions += end_with_cargo(state, random, played)
        elif stage == OVER:
            break
        else:
            action = draw_preparation(state, random)
            apply(state, action, chance)
            actions += 1
            if played is not None:
                played.append(action)
    return actions


def play_turn(state: State, chance: Chance, random: Random, played: Notes) -> int:
    """Free movement and cargo, then the action, or how it begins; the number of actions."""
    seat, cities = state.mover, BOARD.cities
    actions = 1
    while state.steps and random() < RIDES:
        place = draw_place(state, seat, random)
        ride(state, seat, place, None)
        actions += 1
        if played is not None:
            played.append(Ride(seat, place))
    in_city = state.at[seat] < cities
    if in_city:
        actions += handle(state, seat, random, played)
    if state.lines[seat] and random() < MOVES:
        if not in_city:
            place = draw_place(state, seat, random)
            go_extra(state, seat, place, None)
            if played is not None:
                played.append(Extra(seat, place))
            return actions
        if not state.arrived:
            place = draw_place(state, seat, random)
            start(state, seat, place, None)
            if played is not None:
                played.append(Start(seat, place))
            return actions
    if random() < BUILDS and seek_build(state, seat, random, played):
        return actions
    if random() < IMPROVES:
        part = int(random() * len(PARTS))
        level = state.level[seat][part]
        if level < len(STEP_PRICE) and state.money[seat] >= STEP_PRICE[level]:
            improve(state, seat, part, None)
            if played is not None:
                played.append(Improve(seat, part))
            return actions
    draw_one(state, seat, chance, random, played)
    return actions


def draw_place(state: State, seat: Seat, random: Random) -> int:
    """Any place one space on: an end of the space, then a way on from there. Leaves are cities, so there is one."""
    at, cities, laid, came = state.at[seat], BOARD.cities, state.laid, state.came
    if at < cities:
        space, node = -1, at
    else:
        space = at - cities
        a, b = BOARD.graph.a[space], BOARD.graph.b[space]
        node = b if came == a else a if came == b or random() < 0.5 else b
        if node < cities and random() < 0.7:
            return node
    near = BOARD.graph.around[node]
    count = len(near) // 2
    i = int(random() * count)
    for _ in range(count):
        other = near[2 * i]
        if other != space and laid[other] >> seat & 1:
            return cities + other
        i = i + 1 if i + 1 < count else 0
    # There is no track beyond: a city at the end of the line.
    return node


def handle(state: State, seat: Seat, random: Random, played: Notes) -> int:
    """Deliver what can be delivered and load the city's good, now and then in place of another; how many actions."""
    actions = 0
    for good in state.aboard[seat][:]:
        if can_deliver(state, seat, good):
            deliver(state, seat, good, None)
            actions += 1
            if played is not None:
                played.append(Deliver(seat, good))
            if state.mover != seat or state.stage == OVER:
                return actions
    if not can_load(state, seat):
        return actions
    off = NOTHING
    if not has_room(state, seat):
        if random() >= SWAPS:
            return actions
        aboard = state.aboard[seat]
        off = aboard[int(random() * len(aboard))]
    load(state, seat, off, None)
    if played is not None:
        played.append(Load(seat, off))
    return actions + 1


def draw_one(state: State, seat: Seat, chance: Chance, random: Random, played: Notes) -> None:
    """An open card, or the top of the deck."""
    colour = state.open[int(random() * OPEN)] if random() < TAKES else -1
    if colour >= 0:
        take(state, seat, colour, chance, None)
        if played is not None:
            played.append(Take(seat, colour))
    else:
        draw(state, seat, chance, None)
        if played is not None:
            played.append(Draw(seat))


def draw_on(state: State, chance: Chance, random: Random, played: Notes) -> int:
    seat = state.mover
    if random() < DRAWS_ON:
        draw_one(state, seat, chance, random, played)
    else:
        stop(state, seat, chance, None)
        if played is not None:
            played.append(Stop(seat))
    return 1


def ride_on(state: State, random: Random, played: Notes) -> int:
    seat = state.mover
    if random() < RIDES:
        place = draw_place(state, seat, random)
        ride(state, seat, place, None)
        if played is not None:
            played.append(Ride(seat, place))
    else:
        halt(state, seat, None)
        if played is not None:
            played.append(Stop(seat))
    return 1


def end_with_cargo(state: State, random: Random, played: Notes) -> int:
    """The turn ends by itself with the last thing that could be handled."""
    seat = state.mover
    actions = handle(state, seat, random, played)
    if state.stage != AFTER:
        return actions
    end(state, seat, None)
    if played is not None:
        played.append(Stop(seat))
    return actions + 1


def seek_build(state: State, seat: Seat, random: Random, played: Notes) -> bool:
    """Build to a new city with the cards that were thought of on the way, unless a few walks lead nowhere."""
    hand, joined = state.hands[seat], state.joined[seat]
    longest = min(LONGEST, state.tracks[seat])
    for _ in range(TRIES):
        left = hand[:]
        spaces = walk(state, seat, joined[int(random() * len(joined))], left, longest, random)
        if spaces:
            way = tuple(spaces)
            cards = tuple([held - kept for held, kept in zip(hand, left, strict=True)])
            build(state, seat, way, cards, None)
            if played is not None:
                played.append(Build(seat, way, cards))
            return True
    return False


def walk(state: State, seat: Seat, node: int, left: list[int], longest: int, random: Random) -> list[int]:
    """Spaces from `node` to a new city, none where the walk ends elsewhere; their cards are taken from `left`."""
    around, colours, net, cities, laid = BOARD.graph.around, BOARD.colour, state.net, BOARD.cities, state.laid
    # SP-23 Whose tracks close a space.
    closed = 1 << seat if state.options.shared_lines else -1
    bit = 1 << seat
    spaces: list[int] = []
    passed: list[int] = []
    while len(spaces) < longest:
        near = around[node]
        count = len(near) // 2
        i = int(random() * count)
        onto = -1
        for _ in range(count):
            space, other = near[2 * i], near[2 * i + 1]
            i = i + 1 if i + 1 < count else 0
            if net[other] & bit or laid[space] & closed or other in passed:
                continue
            if pay(left, colours[space]):
                onto = other
                spaces.append(space)
                break
        if onto < 0:
            return []
        if onto < cities:
            return spaces
        passed.append(onto)
        node = onto
    return []


def pay(left: list[int], colour: int) -> bool:
    """SP-24 A card of the colour, or two of another."""
    if left[colour]:
        left[colour] -= 1
        return True
    for other in range(len(COLOURS)):
        if left[other] >= 2:
            left[other] -= 2
            return True
    return False


def draw_preparation(state: State, random: Random) -> Action:
    """What is chosen before the first turn; where several seats owe it, that of the first."""
    seat, stage = state.mover, state.stage
    if stage == PLACE:
        return Place(seat, int(random() * BOARD.cities))
    if stage == GIFT:
        return draw_gift(state, seat, random)
    if stage == SIDES:
        return draw_sides(state, random)
    owing = state.route.index(-1)
    routes = state.routes[owing]
    return KeepRoute(owing, routes[int(random() * len(routes))])


def draw_gift(state: State, seat: Seat, random: Random) -> Action:
    while True:
        colour = int(random() * len(COLOURS))
        if state.hands[seat][colour]:
            return GiveCard(seat, colour)


def draw_sides(state: State, random: Random) -> Action:
    """Of the first seat that has not chosen."""
    seat = min([holder for good, holder in enumerate(state.holder) if state.side[good] < 0])
    return ChooseSides(seat, tuple([int(random() * SIDES_OF_A_CARD) for _ in held_goods(state, seat)]))
