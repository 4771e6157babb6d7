"""Where playouts look: one legal move at a time, drawn without listing any.

Goods are loaded and delivered where they can be, trains ride on, and the action of the turn is drawn: a build is sought
by walking out of the network along spaces that the hand can pay for.
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


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; False where the match is over."""
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
    """Free movement, then cargo, then the action of the turn: what cannot be done is passed over."""
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
    """Any place one space on: an end of the space, then a way on from there. Leaves are cities, so there is one."""
    at, cities, laid, came = state.train_place[seat], BOARD.cities, state.track_bits, state.entered_by
    if at < cities:
        space, node = -1, at
    else:
        space = at - cities
        a, b = BOARD.graph.a[space], BOARD.graph.b[space]
        node = b if came == a else a if came == b or random() < 0.5 else b
        if node < cities and random() < 0.7:
            return node
    near = BOARD.graph.incident[node]
    count = len(near) // 2
    i = int(random() * count)
    for _ in range(count):
        other = near[2 * i]
        if other != space and laid[other] >> seat & 1:
            return cities + other
        i = i + 1 if i + 1 < count else 0
    # There is no track beyond: a city at the end of the line.
    return node


def choose_cargo(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Deliver what can be delivered, or load the good of the city, now and then in place of another."""
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
    """An open card, or the top of the deck."""
    colour = state.open[int(random() * OPEN)] if random() < TAKES else -1
    if colour >= 0:
        move.kind = moves.TAKE
        move.colour = colour
    else:
        move.kind = moves.DRAW


def seek_build(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Build to a new city with the cards that were thought of on the way, unless a few walks lead nowhere."""
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
    """Spaces from `node` to a new city, none where the walk ends elsewhere; their cards are taken from `left`."""
    around, colours, net, cities, laid = (
        BOARD.graph.incident,
        BOARD.colour,
        state.network_bits,
        BOARD.cities,
        state.track_bits,
    )
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


def prepare(state: State, seat: Seat, random: Random, move: Move) -> None:
    """What is chosen before the first turn; where several seats owe it, that of the first."""
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
