"""Rails on the board: where a railroad may go on, which tracks are dead, what a rail costs and brings.

SF-18 to SF-30, SF-38, SF-43, SF-48 to SF-51.
"""

from typing import NamedTuple

from capolinea.games.santa_fe_rails.pieces import DOUBLE, FIRST_BONUS, SQUARE_BONUS, TRIPLE
from capolinea.games.santa_fe_rails.state import JOINED, NONE, State


class Prospect(NamedTuple):
    """What a rail costs and brings: the city it connects to its railroad, or NONE, and the bonuses."""

    cost: int
    city: int
    first: int
    square: int


def can_enter(state: State, railroad: int, way: int) -> bool:
    """SF-22 to SF-24, SF-48 Whether a track of `railroad` that stands where `way` begins may take it."""
    board = state.board
    line = way >> 1
    owner = state.owner[line]
    if not board.is_open[way]:
        return False
    if owner != NONE:
        return owner == railroad and state.laid[way] == 0 and state.free[line] > 0
    twin = board.twin[line]
    return twin < 0 or state.owner[twin] != railroad


def entries(state: State, railroad: int, city: int) -> list[int]:
    """The ways that a track of `railroad` may take from `city`."""
    return [way for way in state.board.out[city] if can_enter(state, railroad, way)]


def is_dead_end(state: State, railroad: int, end: int) -> bool:
    """SF-26, SF-48 Whether a track that ends so has no way on."""
    if end == JOINED:
        return True
    cities = state.board.cities
    if end >= cities:
        # SF-48 One in the middle of a line is joined as soon as nothing is free before it.
        return False
    for way in state.board.out[end]:  # noqa: SIM110 - as fast as it can be
        if can_enter(state, railroad, way):
            return False
    return True


def is_dead(state: State, major: int) -> bool:
    """SF-26 Whether all tracks of a major are dead."""
    for end in state.ends[major]:  # noqa: SIM110 - as fast as it can be
        if not is_dead_end(state, major, end):
            return False
    return True


def all_dead(state: State) -> bool:
    """SF-37 Whether all majors with rails left are dead."""
    for major in range(state.board.majors):  # noqa: SIM110 - as fast as it can be
        if state.rails[major] and not is_dead(state, major):
            return False
    return True


def major_rails_left(state: State) -> int:
    """SF-37 How many rails of the majors are still to be laid."""
    return sum(state.rails[: state.board.majors])


def starts(state: State, railroad: int) -> list[int]:
    """SF-20, SF-21 The cities from which `railroad` may go on without a card."""
    if railroad >= state.board.majors:
        return state.towns_of[railroad] or [state.board.home[railroad]]
    cities = state.board.cities
    return [end for end in state.ends[railroad] if 0 <= end < cities]


def ways_on(state: State, railroad: int) -> list[int]:
    """SF-20, SF-21, SF-26 All ways along which `railroad` may be extended now, in order; money is not asked for."""
    if not state.available[railroad] or state.rails[railroad] == 0:
        return []
    cities = state.board.cities
    found = [end - cities for end in state.ends[railroad] if end >= cities]
    for city in set(starts(state, railroad)):
        found += entries(state, railroad, city)
    found.sort()
    return found


def branch_ways(state: State, major: int) -> list[int]:
    """SF-21, SF-49 All ways along which a branch-line card may begin a track of `major`, in order."""
    if state.rails[major] == 0:
        return []
    found: list[int] = []
    for city in state.towns_of[major]:
        found += entries(state, major, city)
    return sorted(found)


def continues(state: State, railroad: int, way: int) -> bool:
    """SF-26 Whether a track of `railroad` is in the middle of `way`."""
    line = way >> 1
    return state.owner[line] == railroad and state.laid[way] > 0 and state.free[line] > 0


def rail_cost(state: State, way: int) -> int:
    """SF-43 What the next rail along `way` costs."""
    return state.board.cost[way][state.laid[way]] if state.options.terrain else 0


def reaches(state: State, railroad: int, way: int) -> int:
    """SF-38, SF-51 The city that the next rail along `way` connects to `railroad`, or NONE."""
    if state.free[way >> 1] != 1 or state.laid[way ^ 1]:
        return NONE
    city = state.board.head[way]
    return NONE if state.railroads_at[city] >> railroad & 1 else city


def first_bonus(state: State, city: int) -> int:
    """SF-28"""
    return FIRST_BONUS if state.board.gives_first[city] and not state.railroads_at[city] else 0


def square_bonus(state: State, railroad: int, city: int) -> int:
    """SF-29"""
    return SQUARE_BONUS if state.board.squares[city] >> railroad & 1 else 0


def bonus_times(card: int) -> int:
    """SF-30 What bonuses are multiplied by for who has played `card`."""
    return 2 if card == DOUBLE else 0 if card == TRIPLE else 1


def bonuses(state: State, card: int, railroad: int, city: int) -> tuple[int, int]:
    """SF-28 to SF-30 The first bonus and the square bonus for connecting `city`; none where it is NONE."""
    if city == NONE:
        return 0, 0
    times = bonus_times(card)
    return times * first_bonus(state, city), times * square_bonus(state, railroad, city)


def prospect(state: State, card: int, railroad: int, way: int) -> Prospect:
    """What the next rail along `way` costs and brings a seat that has played `card` in this turn."""
    city = reaches(state, railroad, way)
    first, square = bonuses(state, card, railroad, city)
    return Prospect(rail_cost(state, way), city, first, square)


def connect(state: State, railroad: int, city: int) -> None:
    """SF-38"""
    state.railroads_at[city] |= 1 << railroad
    state.towns_of[railroad].append(city)


def put_rail(state: State, railroad: int, way: int, branch: bool) -> None:
    """The rail lies: the line is the railroad's, the track has another end, perhaps a city is connected."""
    board = state.board
    line = way >> 1
    if not state.towns_of[railroad]:
        connect(state, railroad, board.home[railroad])
    old = board.cities + way if state.laid[way] else board.tail[way]
    state.rails[railroad] -= 1
    state.owner[line] = railroad
    state.laid[way] += 1
    state.free[line] -= 1
    new = board.cities + way
    if state.free[line] == 0:
        joined = state.laid[way ^ 1] > 0
        new = JOINED if joined else board.head[way]
        if joined:
            move_end(state, railroad, board.cities + (way ^ 1), JOINED)
        elif not state.railroads_at[new] >> railroad & 1:
            connect(state, railroad, new)
    if branch:
        state.ends[railroad].append(new)
    else:
        move_end(state, railroad, old, new)


def move_end(state: State, railroad: int, old: int, new: int) -> None:
    """A track that ended at `old` ends at `new`; tracks that end alike are alike, so the first is taken."""
    ends = state.ends[railroad]
    if railroad < state.board.majors:
        ends[ends.index(old)] = new
        return
    # SF-21 A short line goes on from any of its cities: only ends in the middle of a line are kept.
    cities = state.board.cities
    if old >= cities:
        ends.remove(old)
    if new >= cities:
        ends.append(new)
