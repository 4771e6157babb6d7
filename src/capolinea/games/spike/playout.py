"""Random playouts: draw one legal move at a time, without listing the others.

Goods are loaded and delivered when possible, trains ride on, and the action of the turn is random: a build is found by
walking out of the network along spaces that the hand can pay for.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.spike import moves
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.cargo import can_deliver, can_load, has_room
from capolinea.games.spike.moves import Move
from capolinea.games.spike.phases.handling import NOTHING
from capolinea.games.spike.pieces import COLOURS, OPEN, PARTS, STEP_PRICE
from capolinea.games.spike.pieces import SIDES as SIDES_OF_A_CARD
from capolinea.games.spike.sequence import held_goods
from capolinea.games.spike.state import AFTER, DRAW, GIFT, MOVE, OVER, PLACE, SIDES, TURN, State

#: How often a train rides on, a good is unloaded for another, drawing continues, and each kind of action is tried.
RIDES: Final = 0.85
SWAPS: Final = 0.2
DRAWS_ON: Final = 0.9
BUILDS: Final = 0.6
MOVES: Final = 0.35
IMPROVES: Final = 0.2
#: How often an open card is taken rather than the top of the deck.
TAKES: Final = 0.6
#: How many walks are tried for a build, and how many spaces they have at most.
TRIES: Final = 2
LONGEST: Final = 6


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == TURN:
        choose_in_turn(state, seat, random, move)
    elif stage == DRAW:
        if random() < DRAWS_ON:
            choose_card(state, random, move)
        else:
            move.kind = moves.STOP
    elif stage == MOVE:
        if random() < RIDES:
            move.kind = moves.RIDE
            move.place = draw_place(state, seat, random)
        else:
            move.kind = moves.STOP
    elif stage == AFTER:
        if not choose_cargo(state, seat, random, move):
            move.kind = moves.STOP
    elif stage == OVER:
        return False
    else:
        prepare(state, seat, random, move)
    return True


def choose_in_turn(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Choose free movement, then cargo, then the action of the turn; what is not possible is skipped."""
    if state.steps and random() < RIDES:
        move.kind = moves.RIDE
        move.place = draw_place(state, seat, random)
        return
    in_city = state.train_place[seat] < BOARD.cities
    if in_city and choose_cargo(state, seat, random, move):
        return
    if state.own_spaces[seat] and random() < MOVES and not (in_city and state.arrived):
        move.kind = moves.START if in_city else moves.EXTRA
        move.place = draw_place(state, seat, random)
        return
    if random() < BUILDS and seek_build(state, seat, random, move):
        return
    if random() < IMPROVES:
        part = int(random() * len(PARTS))
        level = state.level[seat][part]
        if level < len(STEP_PRICE) and state.money[seat] >= STEP_PRICE[level]:
            move.kind = moves.IMPROVE
            move.part = part
            return
    choose_card(state, random, move)


def draw_place(state: State, seat: Seat, random: Random) -> int:
    """Return a random place one space away: an end of the space, or a track beyond; networks end in cities."""
    at, cities, tracks, entered_by = state.train_place[seat], BOARD.cities, state.track_bits, state.entered_by
    if at < cities:
        space, node = -1, at
    else:
        space = at - cities
        a, b = BOARD.graph.a[space], BOARD.graph.b[space]
        node = b if entered_by == a else a if entered_by == b or random() < 0.5 else b
        if node < cities and random() < 0.7:
            return node
    near = BOARD.graph.incident[node]
    count = len(near) // 2
    i = int(random() * count)
    for _ in range(count):
        other = near[2 * i]
        if other != space and tracks[other] >> seat & 1:
            return cities + other
        i = i + 1 if i + 1 < count else 0
    # There is no other track: a city at the end of the network.
    return node


def choose_cargo(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Deliver what can be delivered, or load the good of the city, sometimes instead of another."""
    aboard = state.aboard[seat]
    for good in aboard:
        if can_deliver(state, seat, good):
            move.kind = moves.DELIVER
            move.good = good
            return True
    if not can_load(state, seat):
        return False
    off = NOTHING
    if not has_room(state, seat):
        if random() >= SWAPS:
            return False
        off = aboard[int(random() * len(aboard))]
    move.kind = moves.LOAD
    move.unload = off
    return True


def choose_card(state: State, random: Random, move: Move) -> None:
    """Choose an open card or the top of the deck."""
    colour = state.open[int(random() * OPEN)] if random() < TAKES else -1
    if colour >= 0:
        move.kind = moves.TAKE
        move.colour = colour
    else:
        move.kind = moves.DRAW


def seek_build(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Build to a new city along a random walk, with the cards it used; return False if no walk finds one."""
    hand, joined = state.hands[seat], state.network_nodes[seat]
    longest = min(LONGEST, state.tracks[seat])
    for _ in range(TRIES):
        left = hand[:]
        spaces = walk(state, seat, joined[int(random() * len(joined))], left, longest, random)
        if spaces:
            move.kind = moves.BUILD
            move.spaces = tuple(spaces)
            move.cards = tuple([held - kept for held, kept in zip(hand, left, strict=True)])
            return True
    return False


def walk(state: State, seat: Seat, node: int, left: list[int], longest: int, random: Random) -> list[int]:
    """Return spaces from `node` to a new city, or none if the walk fails; take their cards from `left`."""
    incident, colours, cities = BOARD.graph.incident, BOARD.colour, BOARD.cities
    network, tracks = state.network_bits, state.track_bits
    # SP-23 Seats whose tracks block a space.
    closed = 1 << seat if state.options.shared_lines else -1
    bit = 1 << seat
    spaces: list[int] = []
    passed: list[int] = []
    while len(spaces) < longest:
        near = incident[node]
        count = len(near) // 2
        i = int(random() * count)
        onto = -1
        for _ in range(count):
            space, other = near[2 * i], near[2 * i + 1]
            i = i + 1 if i + 1 < count else 0
            if network[other] & bit or tracks[space] & closed or other in passed:
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
    """SP-24 Take a card of the colour, or two of another; return whether that was possible."""
    if left[colour]:
        left[colour] -= 1
        return True
    for other in range(len(COLOURS)):
        if left[other] >= 2:
            left[other] -= 2
            return True
    return False


def prepare(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Choose before the first turn; if several seats owe a choice, for the first of them."""
    stage = state.stage
    if stage == PLACE:
        move.kind = moves.PLACE
        move.city = int(random() * BOARD.cities)
    elif stage == GIFT:
        move.kind = moves.GIVE_CARD
        move.colour = draw_held_colour(state.hands[seat], random)
    elif stage == SIDES:
        move.kind = moves.CHOOSE_SIDES
        move.seat = min([holder for good, holder in enumerate(state.holder) if state.side[good] < 0])
        move.sides = tuple([int(random() * SIDES_OF_A_CARD) for _ in held_goods(state, move.seat)])
    else:
        move.kind = moves.KEEP_ROUTE
        move.seat = state.route.index(-1)
        routes = state.routes[move.seat]
        move.route = routes[int(random() * len(routes))]


def draw_held_colour(hand: list[int], random: Random) -> int:
    while True:
        colour = int(random() * len(COLOURS))
        if hand[colour]:
            return colour
