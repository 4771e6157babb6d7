"""Random playouts: draw one legal move at a time, without listing the others.

All legal choices are equally likely, except coloured rails, which playouts do not lay. Lines are drawn directly from
the lists of the networks.
"""

from capolinea.core.moves import Random
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.moves import LAY_RAIL, PLACE_START, STOP, Move
from capolinea.games.transamerica.phases.build import buildable
from capolinea.games.transamerica.state import BUILD, OVER, State


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    seat = state.actor
    move.seat = seat
    if state.stage != BUILD:
        return state.stage != OVER and choose_start(state, random, move)
    home = state.home_component[seat]
    lines = state.singles[home]
    count = len(lines)
    if state.vexation and state.linked_components[seat]:
        # A line between components is in the lists of both: it must not be drawn twice as often.
        lines = buildable(state, seat)
        count = len(lines)
        pick = int(random() * (count + 1 if state.cost_this_turn else count))
    elif state.cost_this_turn:
        pick = int(random() * (count + 1))
    else:
        doubles = state.doubles[home]
        pick = int(random() * (count + len(doubles)))
        if pick >= count:
            pick -= count
            lines = doubles
            count = len(doubles)
    if pick == count:
        move.kind = STOP
        return True
    move.kind = LAY_RAIL
    move.line = lines[pick]
    move.coloured = False
    move.hint = pick
    return True


def choose_start(state: State, random: Random, move: Move) -> bool:
    """Choose a random point without a marker."""
    move.kind = PLACE_START
    while True:
        move.point = int(random() * BOARD.graph.points)
        if move.point not in state.markers:
            return True
