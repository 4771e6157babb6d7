"""Whole matches at random without listing moves: the kernel for simulations and search.

Goods are loaded and delivered where they can be, trains ride on, and the action of the turn is drawn: a build is sought
by walking out of the network along spaces that the hand can pay for. Everything is done to the state by the functions
of `phases/`; a law test replays what was done through the judge.
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
from capolinea.games.spike.cargo import can_deliver, can_load, goods_aboard, has_room
from capolinea.games.spike.phases.building import is_free
from capolinea.games.spike.phases.handling import NOTHING
from capolinea.games.spike.phases.moving import onward
from capolinea.games.spike.pieces import COLOURS, OPEN, PARTS, STEP_PRICE
from capolinea.games.spike.pieces import SIDES as SIDES_OF_A_CARD
from capolinea.games.spike.rules import apply
from capolinea.games.spike.sequence import held_goods
from capolinea.games.spike.state import AFTER, DRAW, GIFT, MOVE, OVER, PLACE, SIDES, TURN, State

Random = Callable[[], float]
"""Gives a float in [0, 1)."""

#: How often a train rides on, a good is put off for another, drawing goes on, and which actions are thought of.
RIDES: Final = 0.85
SWAPS: Final = 0.2
DRAWS_ON: Final = 0.9
BUILDS: Final = 0.8
MOVES: Final = 0.35
IMPROVES: Final = 0.2
#: How often an open card is taken rather than the top of the deck.
TAKES: Final = 0.6
#: Walks that are tried for a build, and their most spaces.
TRIES: Final = 4
LONGEST: Final = 6


def play_match(state: State, chance: Chance, random: Random, most: int, played: list[Action] | None = None) -> int:
    """Play on to the end, or until `most` actions are made; the number of actions. `played` takes them down."""
    actions = 0
    while state.stage != OVER and actions < most:
        action = draw_action(state, random)
        apply(state, action, chance)
        actions += 1
        if played is not None:
            played.append(action)
    return actions


def draw_action(state: State, random: Random) -> Action:
    """Any decision that is due; where several seats owe one, that of the first."""
    seat, stage = state.mover, state.stage
    if stage == TURN:
        return draw_turn(state, seat, random)
    if stage == DRAW:
        return draw_card(state, seat, random) if random() < DRAWS_ON else Stop(seat)
    if stage == MOVE:
        return Ride(seat, draw_place(state, seat, random)) if random() < RIDES else Stop(seat)
    if stage == AFTER:
        cargo = draw_cargo(state, seat, random)
        return cargo if cargo is not None else Stop(seat)
    if stage == PLACE:
        return Place(seat, int(random() * BOARD.cities))
    if stage == GIFT:
        return draw_gift(state, seat, random)
    if stage == SIDES:
        return draw_sides(state, random)
    owing = state.route.index(-1)
    routes = state.routes[owing]
    return KeepRoute(owing, routes[int(random() * len(routes))])


def draw_turn(state: State, seat: Seat, random: Random) -> Action:
    """Cargo, free movement, then one of the actions; a card where nothing else comes of it."""
    in_city = state.at[seat] < BOARD.cities
    if in_city:
        cargo = draw_cargo(state, seat, random)
        if cargo is not None:
            return cargo
    elif state.steps and random() < RIDES:
        return Ride(seat, draw_place(state, seat, random))
    if random() < MOVES and state.lines[seat]:
        if not in_city:
            return Extra(seat, draw_place(state, seat, random))
        if not state.arrived:
            return Start(seat, draw_place(state, seat, random))
    if random() < BUILDS:
        build = draw_build(state, seat, random)
        if build is not None:
            return build
    if random() < IMPROVES:
        part = int(random() * len(PARTS))
        level = state.level[seat][part]
        if level < len(STEP_PRICE) and state.money[seat] >= STEP_PRICE[level]:
            return Improve(seat, part)
    return draw_card(state, seat, random)


def draw_place(state: State, seat: Seat, random: Random) -> int:
    """Any place one space on; the leaves of a network are cities, so there is one."""
    places = onward(state, seat)
    return places[int(random() * len(places))]


def draw_cargo(state: State, seat: Seat, random: Random) -> Action | None:
    """A delivery; else the city's good, now and then in place of another."""
    aboard = goods_aboard(state, seat)
    for good in aboard:
        if can_deliver(state, seat, good):
            return Deliver(seat, good)
    if not can_load(state, seat):
        return None
    if has_room(state, seat):
        return Load(seat, NOTHING)
    return Load(seat, aboard[int(random() * len(aboard))]) if random() < SWAPS else None


def draw_card(state: State, seat: Seat, random: Random) -> Action:
    if random() < TAKES:
        colour = state.open[int(random() * OPEN)]
        if colour >= 0:
            return Take(seat, colour)
    return Draw(seat)


def draw_build(state: State, seat: Seat, random: Random) -> Action | None:
    """A way to a new city and the cards that were thought of for it, or None when a few walks lead nowhere."""
    hand, joined = state.hands[seat], state.joined[seat]
    longest = min(LONGEST, state.tracks[seat])
    for _ in range(TRIES):
        left = hand[:]
        spaces = walk(state, seat, joined[int(random() * len(joined))], left, longest, random)
        if spaces:
            return Build(seat, tuple(spaces), tuple([held - kept for held, kept in zip(hand, left, strict=True)]))
    return None


def walk(state: State, seat: Seat, node: int, left: list[int], longest: int, random: Random) -> list[int]:
    """Spaces from `node` to a new city, none where the walk ends elsewhere; their cards are taken from `left`."""
    around, colours, net, cities = BOARD.graph.around, BOARD.colour, state.net, BOARD.cities
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
            if net[other] >> seat & 1 or other in passed or not is_free(state, seat, space):
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


def draw_gift(state: State, seat: Seat, random: Random) -> Action:
    while True:
        colour = int(random() * len(COLOURS))
        if state.hands[seat][colour]:
            return GiveCard(seat, colour)


def draw_sides(state: State, random: Random) -> Action:
    """Of the first seat that has not chosen."""
    seat = min([holder for good, holder in enumerate(state.holder) if state.side[good] < 0])
    return ChooseSides(seat, tuple([int(random() * SIDES_OF_A_CARD) for _ in held_goods(state, seat)]))
