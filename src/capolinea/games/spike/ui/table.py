"""The open table as a state, and what the viewer may do at it, for the drawings; the rules have the last word."""

from functools import lru_cache

from capolinea.core.action import Action
from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.rules import offers
from capolinea.games.spike.state import STAGES, State, new_state
from capolinea.games.spike.ui.aids import is_to_act
from capolinea.games.spike.view import View


@lru_cache(maxsize=256)
def table_of(seen: View) -> State:
    """What everybody sees and what the viewer holds; others' cards and the deck stay empty. Read only."""
    state = new_state(seen.options, seen.version)
    state.first, state.mover, state.stage = seen.first, seen.mover, STAGES.index(seen.stage)
    state.round, state.idle, state.finisher, state.turns_left = seen.round, seen.idle, seen.finisher, seen.turns_left
    state.market, state.holder, state.contract = list(seen.market), list(seen.holder), list(seen.contract)
    state.side, state.token, state.goal = list(seen.side), list(seen.token), list(seen.goal)
    for good in range(len(GOODS)):
        if seen.goal[good] >= 0:
            state.supplied[seen.goal[good]] |= 1 << seen.holder[good]
    if seen.seat is not None:
        state.hands[seen.seat] = list(seen.hand)
        state.routes[seen.seat] = seen.routes
    state.route = list(seen.route)
    state.open, state.deck_size = list(seen.open), seen.deck_size
    state.at, state.came, state.steps = list(seen.at), seen.came, seen.steps
    state.arrived, state.drawn, state.busy = seen.arrived, seen.drawn, seen.busy
    state.level = [list(parts) for parts in seen.level]
    state.money, state.tracks = list(seen.money), list(seen.tracks)
    state.lines = [list(spaces) for spaces in seen.lines]
    state.joined = [list(nodes) for nodes in seen.joined]
    for seat in range(state.seats):
        for space in state.lines[seat]:
            state.laid[space] |= 1 << seat
        for node in state.joined[seat]:
            state.net[node] |= 1 << seat
    return state


@lru_cache(maxsize=256)
def choices(seen: View) -> tuple[Action, ...]:
    """What the viewer may do now; nothing for whoever only looks on."""
    if not is_to_act(seen) or seen.seat is None:
        return ()
    return tuple(offers(table_of(seen), seen.seat))
