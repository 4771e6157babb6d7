"""A fast player for playouts: one errand at a time, the one with the most money per turn.

What it aims at is kept in the move between decisions, because a new errand is needed only after a build, a load, a
delivery, or where somebody else has laid tracks in the way. What is kept never decides whether a move is legal.
"""

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.spike import moves
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.cost_maps import BETWEEN
from capolinea.games.spike.bot.errand_search import FAR, ErrandSearch, first_build
from capolinea.games.spike.bot.opening import SPACE_COST
from capolinea.games.spike.cargo import can_deliver, can_load, has_room, price_paid
from capolinea.games.spike.moves import NO_CITY, Move
from capolinea.games.spike.phases.handling import NOTHING
from capolinea.games.spike.phases.moving import onward
from capolinea.games.spike.pieces import LAST_ROUND, OPEN, STEP_PRICE, TENDER
from capolinea.games.spike.playout import prepare
from capolinea.games.spike.sequence import held_goods
from capolinea.games.spike.state import AFTER, DRAW, MOVE, OVER, PLACE, TURN, State
from capolinea.kit.walks import walk_from


def policy(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == TURN:
        choose_in_turn(state, seat, move)
    elif stage == DRAW:
        if not choose_cargo(state, seat, move):
            choose_card(state, seat, move)
    elif stage == MOVE:
        if not ride_on(state, seat, moves.RIDE, move):
            move.kind = moves.STOP
    elif stage == AFTER:
        if not choose_cargo(state, seat, move):
            move.kind = moves.STOP
    elif stage == OVER:
        return False
    elif stage == PLACE:
        move.kind = moves.PLACE
        move.city = best_start(state, seat)
    else:
        prepare(state, seat, random, move)
    return True


def choose_in_turn(state: State, seat: Seat, move: Move) -> None:
    """Cargo first, then free movement, then the action of the turn."""
    if choose_cargo(state, seat, move):
        return
    aim(state, seat, move)
    if state.steps and ride_on(state, seat, moves.RIDE, move):
        return
    in_city = state.train_place[seat] < BOARD.cities
    if in_city and not state.arrived and ride_on(state, seat, moves.START, move):
        return
    if build_path(state, seat, move):
        return
    level = state.level[seat][TENDER]
    if level == 0 and state.round < LAST_ROUND - 1 and state.money[seat] >= STEP_PRICE[level]:
        move.kind = moves.IMPROVE
        move.part = TENDER
        return
    choose_card(state, seat, move)


def choose_cargo(state: State, seat: Seat, move: Move) -> bool:
    """Deliver what pays here; load what this city offers, if there is room."""
    if state.train_place[seat] >= BOARD.cities:
        return False
    for good in state.aboard[seat]:
        if can_deliver(state, seat, good):
            move.kind = moves.DELIVER
            move.good = good
            return True
    if can_load(state, seat) and has_room(state, seat):
        move.kind = moves.LOAD
        move.unload = NOTHING
        return True
    return False


# Where to.


def aim(state: State, seat: Seat, move: Move) -> None:
    """Choose an errand, unless the last one still holds."""
    if holds(state, seat, move):
        return
    move.age[seat] = age_of(state, seat)
    move.ride_to[seat] = NO_CITY
    closed = 1 << seat if state.options.shared_lines else -1
    free = [not bits & closed for bits in state.track_bits]
    walk = walk_from(BOARD.graph.incident, state.network_nodes[seat], free, None, FAR)
    errand = ErrandSearch(state, seat, walk)
    errand.find()
    move.paths[seat] = first_build(walk, errand.connect) if errand.connect >= 0 else []
    if errand.connect < 0 or errand.ride_to != errand.connect:
        move.ride_to[seat] = errand.ride_to


def age_of(state: State, seat: Seat) -> int:
    """Return a number that changes whenever the seat builds, loads, unloads or delivers."""
    sum_of_tokens = 0
    for good, holder in enumerate(state.holder):
        if holder == seat:
            sum_of_tokens = sum_of_tokens * 3 + state.token[good]
    return sum_of_tokens * BOARD.spaces + len(state.own_spaces[seat])


def holds(state: State, seat: Seat, move: Move) -> bool:
    """Return whether nothing has happened to the errand that was chosen last."""
    if move.age[seat] != age_of(state, seat):
        return False
    closed = 1 << seat if state.options.shared_lines else -1
    return all([not state.track_bits[space] & closed for space in move.paths[seat]])


# The train.


def ride_on(state: State, seat: Seat, kind: int, move: Move) -> bool:
    """Move the train one space nearer to the city that it rides to; return False if there is none."""
    goal = move.ride_to[seat]
    at = state.train_place[seat]
    if goal < 0 or goal == at or not state.network_bits[goal] >> seat & 1:
        return False
    far = own_steps(state, seat, goal)
    best, chosen = distance(far, at), -1
    for place in onward(state, seat):
        if place < BOARD.cities and place != goal:
            continue
        away = 0 if place == goal else distance(far, place)
        if away < best:
            best, chosen = away, place
    if chosen < 0:
        return False
    move.kind = kind
    move.place = chosen
    return True


def own_steps(state: State, seat: Seat, goal: int) -> list[int]:
    """Return the spaces from each node of the seat's network to `goal`; FAR for all others."""
    incident, tracks = BOARD.graph.incident, state.track_bits
    far = [FAR] * BOARD.nodes
    far[goal] = 0
    reached = [goal]
    for node in reached:  # grows while it is walked
        near = incident[node]
        for i in range(0, len(near), 2):
            other = near[i + 1]
            if far[other] == FAR and tracks[near[i]] >> seat & 1:
                far[other] = far[node] + 1
                reached.append(other)
    return far


def distance(far: list[int], place: int) -> int:
    """Return the spaces to ride from `place` into the city from which `far` is measured."""
    if place < BOARD.cities:
        return far[place] + 1
    space = place - BOARD.cities
    return min(far[BOARD.graph.a[space]], far[BOARD.graph.b[space]]) + 1


# The action.


def build_path(state: State, seat: Seat, move: Move) -> bool:
    """Build the path of the errand if it is legal and the hand can pay for it."""
    path = move.paths[seat]
    if not path or len(path) > state.tracks[seat] or not leads_on(state, seat, path):
        return False
    hand = state.hands[seat]
    left = hand[:]
    missing = pay_exactly(path, left)
    for colour in range(len(left)):
        while missing and left[colour] >= 2:
            left[colour] -= 2
            missing -= 1
    if missing:
        return False
    move.kind = moves.BUILD
    move.spaces = tuple(path)
    move.cards = tuple([held - kept for held, kept in zip(hand, left, strict=True)])
    return True


def leads_on(state: State, seat: Seat, path: list[int]) -> bool:
    """SP-22, SP-23 Return whether the path leads from the network to a new city over free spaces."""
    network, bit = state.network_bits, 1 << seat
    graph = BOARD.graph
    node = graph.a[path[0]] if network[graph.a[path[0]]] & bit else graph.b[path[0]]
    if not network[node] & bit:
        return False
    closed = bit if state.options.shared_lines else -1
    for space in path:
        if node != graph.a[space] and node != graph.b[space]:
            return False
        node = graph.end_sum[space] - node
        if state.track_bits[space] & closed or network[node] & bit:
            return False
    return node < BOARD.cities


def pay_exactly(path: list[int], left: list[int]) -> int:
    """Take a card of its colour from `left` for each space; return for how many there is none."""
    missing = 0
    for space in path:
        colour = BOARD.colour[space]
        if left[colour]:
            left[colour] -= 1
        else:
            missing += 1
    return missing


def choose_card(state: State, seat: Seat, move: Move) -> None:
    """Take an open card of a colour that the path lacks, or one that makes a set; otherwise the top of the deck."""
    left = state.hands[seat][:]
    lacking = [0] * len(left)
    path = move.paths[seat]
    for space in path:
        colour = BOARD.colour[space]
        if left[colour]:
            left[colour] -= 1
        else:
            lacking[colour] += 1
    chosen = -1
    for slot in range(OPEN):
        colour = state.open[slot]
        if colour < 0:
            continue
        if lacking[colour]:
            move.kind = moves.TAKE
            move.colour = colour
            return
        if left[colour] % 2:
            chosen = colour
    move.kind = moves.DRAW if chosen < 0 or not path else moves.TAKE
    move.colour = chosen


def best_start(state: State, seat: Seat) -> int:
    """Return the source whose good brings most, less the tracks to where it is wanted."""
    best, chosen = -1e9, 0
    for good in held_goods(state, seat):
        for source in BOARD.sources[good]:
            for goal in range(BOARD.cities):
                money = price_paid(state, good, goal)
                if money and money - SPACE_COST * BETWEEN[source][goal] > best:
                    best, chosen = money - SPACE_COST * BETWEEN[source][goal], source
    return chosen
