"""Whole rounds at random without listing moves: the kernel for simulations and search.

It plays the same rules as `phases/` on the same state, drawing lines straight from the networks' lists. A law test
replays what it did through the judge.
"""

from collections.abc import Callable
from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.networks import completed, join_ends, place_marker
from capolinea.games.transamerica.pieces import TURN_BUDGET
from capolinea.games.transamerica.sequence import end_turn
from capolinea.games.transamerica.state import START, State

#: Instead of a line: the second rail is left out.
STOPPED: Final = -1


def play_round(state: State, random: Callable[[], float], played: list[int] | None = None) -> int:
    """Play the round from the beginning of a turn to the moment it is to be scored; the number of actions.

    `random` gives a float in [0, 1). Every legal choice is as likely as any other; rails are common ones. `played`
    takes down what was done: the points of the markers, then lines, or STOPPED.
    """
    actions = 0
    while state.phase == START:
        point = int(random() * BOARD.graph.points)
        if point not in state.markers:
            place_marker(state, state.mover, point)
            end_turn(state)
            actions += 1
            if played is not None:
                played.append(point)
    cost = BOARD.graph.cost
    home = state.home
    mover = state.mover
    while True:
        line = draw_first(state, home[mover], random)
        actions += 1
        if played is not None:
            played.append(line)
        if join_ends(state, line) and completed(state):
            break
        if cost[line] < TURN_BUDGET:
            line = draw_second(state, home[mover], random)
            actions += 1
            if played is not None:
                played.append(line)
            if line != STOPPED and join_ends(state, line) and completed(state):
                break
        mover = mover + 1 if mover + 1 < state.seats else 0
    state.mover = mover
    return actions


def draw_first(state: State, slot: int, random: Callable[[], float]) -> int:
    """Any free line at `slot`; it leaves the list there, for it will be laid at once."""
    singles = state.singles[slot]
    doubles = state.doubles[slot]
    lines = singles
    pick = int(random() * (len(singles) + len(doubles)))
    if pick >= len(singles):
        lines = doubles
        pick -= len(singles)
    line = lines[pick]
    last = lines.pop()
    if last != line:
        lines[pick] = last
    return line


def draw_second(state: State, slot: int, random: Callable[[], float]) -> int:
    """The same with single lines and, as one more choice, none."""
    singles = state.singles[slot]
    pick = int(random() * (len(singles) + 1))
    if pick == len(singles):
        return STOPPED
    line = singles[pick]
    last = singles.pop()
    if last != line:
        singles[pick] = last
    return line
