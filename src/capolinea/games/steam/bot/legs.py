"""Legs: track that could still be laid between two places, the cheapest path for each pair.

A leg is the track between the places. The plan counts the cost of a town's tile, because one tile may serve two legs.
The functions are flat and typed, so that they can be compiled.
"""

from heapq import heappop, heappush
from typing import Final

from capolinea.games.steam.laying import added_track, cost_of
from capolinea.games.steam.state import NO_TRACK, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import MASK, leads_to_city

#: An extra tile counts like this many extra euros, because tiles are scarce too.
TILE_WEIGHT: Final = 2
#: The most exits a town can have.
MOST_EXITS: Final = 4
#: Cost and exit are packed into one number, so that the heap compares numbers only.
ROOM: Final = 1 << 14
JOINING: Final = TILE_SET.joining
#: By side: the poses of a single track that begin there, each followed by the side it leads to.
TRACKS_FROM: Final = [
    [number for out in range(6) if JOINING[side * 6 + out] >= 0 for number in (JOINING[side * 6 + out], out)]
    for side in range(6)
]


class Leg:
    """Track between places `a` and `b`; `side_a` and `side_b` are the exits that towns there still need, as bits."""

    def __init__(self, a: int, b: int, side_a: int, side_b: int, is_begun: bool) -> None:
        self.a = a
        self.b = b
        self.side_a = side_a
        self.side_b = side_b
        self.is_begun = is_begun
        """Whether it continues from an open end that the seat may extend."""
        self.tiles: list[tuple[int, int]] = []
        """Hexes and poses, starting at `a`."""
        self.cost = 0


def find_legs(state: State, seat: int, most_tiles: int, near: list[bool] | None = None) -> list[Leg]:
    """Return a leg for every pair of places that are near enough, and for every open end that the seat may extend.

    With `near`, only those from these places and from where its open ends begin; both ends may have a leg to the other.
    """
    board = state.board
    begun: list[list[int]] = [[] for _ in range(board.places)]
    for exit in state.open:
        start, owner = state.other_end[exit], state.owner[exit]
        if start >= 0 and owner in (seat, NOBODY) and (owner == seat or leads_to_city(state, seat, start)):
            begun[board.place_at[start // 6]].append(exit)
    at_hand = [has_piece(state, pose) for pose in range(TILE_SET.pose_count)]
    costs = [track_cost(state, hex) for hex in range(board.size)]
    found: list[Leg] = []
    for place in range(board.places):
        if near is not None and not near[place] and not begun[place]:
            continue
        starts = free_sides(state, place)
        if starts:
            above = place if near is None else -1
            found += legs_from(state, seat, place, starts, most_tiles, at_hand, costs, False, above)
        if begun[place]:
            found += legs_from(state, seat, place, begun[place], most_tiles, at_hand, costs, True, -1)
    return found


def free_sides(state: State, place: int) -> list[int]:
    """Return the exits by which a new link could leave: the free sides of a city, or of a town that can have more."""
    board = state.board
    hex = board.place_hex[place]
    pose = state.pose[hex]
    mask = MASK[pose] if pose >= 0 else 0
    if mask.bit_count() >= MOST_EXITS:
        return []
    found: list[int] = []
    for side in range(6):
        exit = hex * 6 + side
        meets = board.across[exit]
        if meets >= 0 and state.owner[exit] == NO_TRACK and state.owner[meets] == NO_TRACK:
            found.append(exit)
    return found


def has_piece(state: State, pose: int) -> bool:
    """Whether the supply has the tile. (The piece that a tile replaces is not counted.)"""
    return any([state.left[kind] > 0 for kind in TILE_SET.kinds_of[TILE_SET.face[pose]]])


def track_cost(state: State, hex: int) -> int:
    """Return what another track costs on a hex: tiles with the same number of tracks cost the same there."""
    return cost_of(state, hex, TILE_SET.simple[0] if state.pose[hex] < 0 else TILE_SET.double[0])


def legs_from(
    state: State,
    seat: int,
    place: int,
    starts: list[int],
    most_tiles: int,
    at_hand: list[bool],
    costs: list[int],
    is_begun: bool,
    above: int,
) -> list[Leg]:
    """Search by cost from exits of one place. New legs lead both ways, so only those to places with numbers `above` one
    need be returned."""
    board, poses, owner = state.board, state.pose, state.owner
    across, place_at = board.across, board.place_at
    unreached = 1 << 20
    cost_to: dict[int, int] = {}
    reached_by: dict[int, tuple[int, int, int]] = {}
    tiles_to: dict[int, int] = {}
    heap: list[int] = []
    for exit in starts:
        cost_to[exit] = 0
        tiles_to[exit] = 0
        heappush(heap, exit)
    found: list[Leg] = []
    reached: set[int] = {place}
    while heap:
        item = heappop(heap)
        exit, value = item % ROOM, item // ROOM
        if value > cost_to[exit]:
            continue
        meets = across[exit]
        if meets < 0:
            continue
        hex, side = meets // 6, meets % 6
        there = place_at[hex]
        if there >= 0:
            if there not in reached:
                bit = arrival(state, seat, there, meets)
                if bit >= 0:
                    reached.add(there)
                    if there > above:
                        found.append(trace_leg(state, place, there, exit, bit, reached_by, costs, is_begun))
            continue
        tiles = tiles_to[exit] + 1
        if tiles > most_tiles:
            continue
        old = poses[hex]
        if old < 0:
            outs = TRACKS_FROM[side]
        elif owner[meets] == NO_TRACK:
            outs = crossings(old, side)
        else:
            continue
        step = value + costs[hex] + TILE_WEIGHT
        for i in range(0, len(outs), 2):
            beyond = hex * 6 + outs[i + 1]
            ahead = across[beyond]
            if ahead < 0 or not at_hand[outs[i]] or cost_to.get(beyond, unreached) <= step:
                continue
            if owner[ahead] != NO_TRACK and place_at[ahead // 6] < 0:
                continue
            cost_to[beyond] = step
            tiles_to[beyond] = tiles
            reached_by[beyond] = (exit, hex, outs[i])
            heappush(heap, step * ROOM + beyond)
    return found


def crossings(old: int, side: int) -> list[int]:
    """Return the poses that add a track beginning at `side`, each followed by the side it leads to."""
    found: list[int] = []
    for pose in TILE_SET.improved[old]:
        one, two = added_track(old, pose)
        if side in (one, two):
            found += [pose, one + two - side]
    return found


def arrival(state: State, seat: int, place: int, meets: int) -> int:
    """Return the exit, as a bit, that a place needs for a link to enter there; 0 if none, -1 if it cannot enter."""
    owner = state.owner[meets]
    if state.colour[place] >= 0:
        return 0 if owner == NO_TRACK else -1
    if owner != NO_TRACK:
        return 0 if state.other_end[meets] == meets and owner in (seat, NOBODY) else -1
    pose = state.pose[meets // 6]
    if pose >= 0 and MASK[pose].bit_count() >= MOST_EXITS:
        return -1
    return 1 << meets % 6


def trace_leg(
    state: State,
    a: int,
    b: int,
    exit: int,
    bit: int,
    reached_by: dict[int, tuple[int, int, int]],
    costs: list[int],
    is_begun: bool,
) -> Leg:
    """Return the leg that arrives at `b` through `exit`."""
    tiles: list[tuple[int, int]] = []
    cost = 0
    while exit in reached_by:
        exit, hex, pose = reached_by[exit]
        tiles.append((hex, pose))
        cost += costs[hex]
    needs = 0 if is_begun or state.colour[a] >= 0 else 1 << exit % 6
    leg = Leg(a, b, needs, bit, is_begun)
    tiles.reverse()
    leg.tiles = tiles
    leg.cost = cost
    return leg
