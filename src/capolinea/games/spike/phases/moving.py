"""SP-13 to SP-17, SP-26, SP-27: a train on its owner's tracks, space by space."""

from collections.abc import Sequence

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Extra, Ride, Start
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.events import Entered, Halted, Rode
from capolinea.games.spike.moves import Move
from capolinea.games.spike.pieces import LOCOMOTIVE, POWER
from capolinea.games.spike.sequence import after_action
from capolinea.games.spike.state import MOVE, TURN, State


def onward(state: State, seat: Seat) -> list[int]:
    """Return the places one space away from the train.

    SP-17 It leaves a space by the end that it did not enter by; SP-16 it may pass a city onto its other tracks there.
    """
    tracks, incident, cities, at = state.track_bits, BOARD.graph.incident, BOARD.cities, state.train_place[seat]
    places: list[int] = []
    if at < cities:
        near = incident[at]
        for i in range(0, len(near), 2):
            if tracks[near[i]] >> seat & 1:
                places.append(cities + near[i])
        return places
    space = at - cities
    for node in (BOARD.graph.a[space], BOARD.graph.b[space]):
        if node == state.entered_by:
            continue
        if node < cities:
            places.append(node)
        near = incident[node]
        for i in range(0, len(near), 2):
            if near[i] != space and tracks[near[i]] >> seat & 1:
                places.append(cities + near[i])
    return places


def on_track(state: State, seat: Seat) -> bool:
    return state.train_place[seat] >= BOARD.cities


def refuse_step(state: State, action: Ride | Start | Extra) -> Refusal | None:
    """SP-13, SP-16, SP-17 A train moves one space, on its player's tracks."""
    seat, place = action.seat, action.place
    if not 0 <= place < BOARD.places:
        return Refusal("move.no_such_place", "SP-13")
    places = onward(state, seat)
    if place in places:
        return None
    fix = type(action)(seat, places[0]) if places else None
    if place >= BOARD.cities and not state.track_bits[place - BOARD.cities] >> seat & 1:
        return Refusal("move.not_your_track", "SP-13", {"place": place}, fix)
    if turns_back(state, seat, place):
        return Refusal("move.no_turning_back", "SP-17", {"place": place}, fix)
    return Refusal("move.not_next", "SP-13", {"place": place}, fix)


def turns_back(state: State, seat: Seat, place: int) -> bool:
    """Return whether only SP-17 forbids a move to `place`."""
    entered_by = state.entered_by
    if entered_by < 0 or not on_track(state, seat):
        return False
    if place < BOARD.cities:
        return place == entered_by
    return entered_by in (BOARD.graph.a[place - BOARD.cities], BOARD.graph.b[place - BOARD.cities])


def refuse_ride(state: State, action: Ride) -> Refusal | None:
    """SP-14, SP-26 Spaces of free movement or of a start must be left."""
    if state.stage not in (TURN, MOVE):
        return Refusal("move.not_now", "SP-14")
    if not on_track(state, action.seat):
        return Refusal("move.in_city", "SP-15")
    if state.steps == 0:
        return Refusal("move.no_steps", "SP-14")
    return refuse_step(state, action)


def refuse_start(state: State, action: Start) -> Refusal | None:
    """SP-15, SP-26"""
    if state.stage != TURN:
        return Refusal("action.not_now", "SP-39")
    if on_track(state, action.seat):
        return Refusal("start.on_track", "SP-26")
    if state.arrived:
        return Refusal("start.just_arrived", "SP-15")
    return refuse_step(state, action)


def refuse_extra(state: State, action: Extra) -> Refusal | None:
    """SP-27"""
    if state.stage != TURN:
        return Refusal("action.not_now", "SP-39")
    if not on_track(state, action.seat):
        return Refusal("extra.in_city", "SP-27")
    return refuse_step(state, action)


def offer_rides(state: State, seat: Seat) -> Sequence[Action]:
    """SP-14, SP-26 Offer free movement, and the rest of a start."""
    if not state.steps or not on_track(state, seat):
        return ()
    return [Ride(seat, place) for place in onward(state, seat)]


def offer_starts(state: State, seat: Seat) -> Sequence[Action]:
    if state.arrived or on_track(state, seat):
        return ()
    return [Start(seat, place) for place in onward(state, seat)]


def offer_extras(state: State, seat: Seat) -> Sequence[Action]:
    return [Extra(seat, place) for place in onward(state, seat)] if on_track(state, seat) else ()


def step(state: State, seat: Seat, place: int, by: str, log: Log) -> None:
    """Move the train one space; in a city it stops."""
    at, cities = state.train_place[seat], BOARD.cities
    state.train_place[seat] = place
    if place < cities:
        state.entered_by = -1
        state.steps = 0
        state.arrived = True
        if log is not None:
            log.append(Entered(seat, place, by))
        return
    node = at if at < cities else common_end(at - cities, place - cities)
    state.entered_by = node
    if log is not None:
        skipped = node if at >= cities and node < cities else -1
        log.append(Rode(seat, place - cities, skipped, by))


def common_end(one: int, two: int) -> int:
    """Return the node where two spaces meet."""
    a = BOARD.graph.a[one]
    return a if a in (BOARD.graph.a[two], BOARD.graph.b[two]) else BOARD.graph.b[one]


def ride(state: State, move: Move, chance: Chance, log: Log) -> None:
    starting = state.stage == MOVE
    state.steps -= 1
    step(state, move.seat, move.place, "start" if starting else "free", log)
    if starting and state.steps == 0:
        after_action(state, log, may_load=True)


def start(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-26 Move at least one space, then as many as the speed allows."""
    seat = move.seat
    state.steps = POWER[LOCOMOTIVE][state.level[seat][LOCOMOTIVE]] - 1
    step(state, seat, move.place, "start", log)
    if state.steps:
        state.stage = MOVE
    else:
        after_action(state, log, may_load=True)


def go_extra(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-27"""
    step(state, move.seat, move.place, "extra", log)
    after_action(state, log, may_load=True)


def halt(state: State, seat: Seat, log: Log) -> None:
    if log is not None:
        log.append(Halted(seat, state.steps))
    after_action(state, log)
