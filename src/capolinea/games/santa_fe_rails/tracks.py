"""Rails on the board: where a railroad may be extended, which tracks are dead, what a rail costs and brings.

SF-18 to SF-30, SF-38, SF-43, SF-48 to SF-51.
"""

from typing import NamedTuple

from capolinea.games.santa_fe_rails.pieces import DOUBLE, FIRST_BONUS, SQUARE_BONUS, TRIPLE
from capolinea.games.santa_fe_rails.state import JOINED, NONE, State


class Prospect(NamedTuple):
    """What a rail costs and brings: the town it connects to its railroad, or NONE, and the bonuses."""

    cost: int
    town: int
    first: int
    square: int


def can_enter(state: State, railroad: int, arc: int) -> bool:
    """SF-22 to SF-24, SF-48 Return whether a track of `railroad` that ends where `arc` begins may enter it."""
    board = state.board
    line = arc >> 1
    owner = state.owner[line]
    if not board.is_open[arc]:
        return False
    if owner != NONE:
        return owner == railroad and state.laid[arc] == 0 and state.free[line] > 0
    twin = board.twin[line]
    return twin < 0 or state.owner[twin] != railroad


def arcs_from(state: State, railroad: int, town: int) -> list[int]:
    """Return the arcs that a track of `railroad` may enter from `town`."""
    return [arc for arc in state.board.out[town] if can_enter(state, railroad, arc)]


def is_dead_end(state: State, railroad: int, end: int) -> bool:
    """SF-26, SF-48 Return whether a track with this end cannot be extended."""
    if end == JOINED:
        return True
    towns = state.board.towns
    if end >= towns:
        # SF-48 A track in the middle of a line becomes JOINED as soon as no segment is free ahead of it.
        return False
    for arc in state.board.out[end]:  # noqa: SIM110 - as fast as it can be
        if can_enter(state, railroad, arc):
            return False
    return True


def is_dead(state: State, major: int) -> bool:
    """SF-26 Return whether all tracks of a major are dead."""
    for end in state.ends[major]:  # noqa: SIM110 - as fast as it can be
        if not is_dead_end(state, major, end):
            return False
    return True


def all_dead(state: State) -> bool:
    """SF-37 Return whether all majors with rails left are dead."""
    for major in range(state.board.majors):  # noqa: SIM110 - as fast as it can be
        if state.rails[major] and not is_dead(state, major):
            return False
    return True


def major_rails_left(state: State) -> int:
    """SF-37 Return how many rails of the majors are still to be laid."""
    return sum(state.rails[: state.board.majors])


def starts(state: State, railroad: int) -> list[int]:
    """SF-20, SF-21 Return the towns from which `railroad` may be extended without a branch-line card."""
    if railroad >= state.board.majors:
        return state.towns_of[railroad] or [state.board.home[railroad]]
    towns = state.board.towns
    return [end for end in state.ends[railroad] if 0 <= end < towns]


def extension_arcs(state: State, railroad: int) -> list[int]:
    """SF-20, SF-21, SF-26 Return all arcs along which `railroad` may be extended now, in order, whatever they cost."""
    if not state.available[railroad] or state.rails[railroad] == 0:
        return []
    towns, out = state.board.towns, state.board.out
    found: list[int] = []
    if railroad >= state.board.majors:
        found += [end - towns for end in state.ends[railroad]]
        for town in starts(state, railroad):
            for arc in out[town]:
                if can_enter(state, railroad, arc):
                    found.append(arc)
    else:
        seen: list[int] = []
        for end in state.ends[railroad]:
            if end >= towns:
                found.append(end - towns)
            elif end != JOINED and end not in seen:
                seen.append(end)
                for arc in out[end]:
                    if can_enter(state, railroad, arc):
                        found.append(arc)
    if len(found) > 1:
        found.sort()
    return found


def branch_arcs(state: State, major: int) -> list[int]:
    """SF-21, SF-49 Return all arcs along which a branch-line card may begin a track of `major`, in order."""
    if state.rails[major] == 0:
        return []
    found: list[int] = []
    for town in state.towns_of[major]:
        found += arcs_from(state, major, town)
    return sorted(found)


def continues(state: State, railroad: int, arc: int) -> bool:
    """SF-26 Return whether a track of `railroad` ends in the middle of `arc`."""
    line = arc >> 1
    return state.owner[line] == railroad and state.laid[arc] > 0 and state.free[line] > 0


def rail_cost(state: State, arc: int) -> int:
    """SF-43 Return what the next rail along `arc` costs."""
    return state.board.cost[arc][state.laid[arc]] if state.options.terrain else 0


def reaches(state: State, railroad: int, arc: int) -> int:
    """SF-38, SF-51 Return the town that the next rail along `arc` connects to `railroad`, or NONE."""
    if state.free[arc >> 1] != 1 or state.laid[arc ^ 1]:
        return NONE
    town = state.board.head[arc]
    return NONE if state.railroads_at[town] >> railroad & 1 else town


def first_bonus(state: State, town: int) -> int:
    """SF-28"""
    return FIRST_BONUS if state.board.gives_first[town] and not state.railroads_at[town] else 0


def square_bonus(state: State, railroad: int, town: int) -> int:
    """SF-29"""
    return SQUARE_BONUS if state.board.squares[town] >> railroad & 1 else 0


def bonus_times(card: int) -> int:
    """SF-30 Return what bonuses are multiplied by for a seat that has played `card`."""
    return 2 if card == DOUBLE else 0 if card == TRIPLE else 1


def bonuses(state: State, card: int, railroad: int, town: int) -> tuple[int, int]:
    """SF-28 to SF-30 Return the first bonus and the square bonus for connecting `town`, or 0, 0 if it is NONE."""
    if town == NONE:
        return 0, 0
    times = bonus_times(card)
    return times * first_bonus(state, town), times * square_bonus(state, railroad, town)


def prospect(state: State, card: int, railroad: int, arc: int) -> Prospect:
    """Return what the next rail along `arc` costs and brings a seat that has played `card` in this turn."""
    town = reaches(state, railroad, arc)
    first, square = bonuses(state, card, railroad, town)
    return Prospect(rail_cost(state, arc), town, first, square)


def connect(state: State, railroad: int, town: int) -> None:
    """SF-38 Connect `town` to `railroad`."""
    state.railroads_at[town] |= 1 << railroad
    state.towns_of[railroad].append(town)


def put_rail(state: State, railroad: int, arc: int, branch: bool) -> None:
    """Put a rail on the board: it claims the line, moves the end of the track and may connect a town."""
    board = state.board
    line = arc >> 1
    if not state.towns_of[railroad]:
        connect(state, railroad, board.home[railroad])
    old = board.towns + arc if state.laid[arc] else board.tail[arc]
    state.rails[railroad] -= 1
    state.owner[line] = railroad
    state.laid[arc] += 1
    state.free[line] -= 1
    new = board.towns + arc
    if state.free[line] == 0:
        joined = state.laid[arc ^ 1] > 0
        new = JOINED if joined else board.head[arc]
        if joined:
            move_end(state, railroad, board.towns + (arc ^ 1), JOINED)
        elif not state.railroads_at[new] >> railroad & 1:
            connect(state, railroad, new)
    if branch:
        state.ends[railroad].append(new)
    else:
        move_end(state, railroad, old, new)


def move_end(state: State, railroad: int, old: int, new: int) -> None:
    """Move the end of a track from `old` to `new`; tracks with the same end are alike, so take the first."""
    ends = state.ends[railroad]
    if railroad < state.board.majors:
        ends[ends.index(old)] = new
        return
    # SF-21 A short line is extended from any of its towns: only ends in the middle of a line are kept.
    towns = state.board.towns
    if old >= towns:
        ends.remove(old)
    if new >= towns:
        ends.append(new)
