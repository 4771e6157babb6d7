"""Legs: track that could still be laid between two places, the cheapest way for each pair.

A leg is what lies between the places; what a town's tile costs is counted by the plan, since one tile may serve two
legs. Flat typed functions, so that they can be compiled.
"""

from heapq import heappop, heappush
from typing import Final

from capolinea.games.steam.lays import added_track, cost_of
from capolinea.games.steam.state import NO_TRACK, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import MASK, leads_to_city

#: A tile more is as bad as so many euros more: tiles are short, too.
TILE_WEIGHT: Final = 2
#: A town has no more exits than this.
MOST_EXITS: Final = 4
#: Exits are packed below the cost in one number, so that the heap compares nothing else.
ROOM: Final = 1 << 14
JOINING: Final = TILE_SET.joining
#: By side: the lays of one track that begin there, each followed by the side it leads to.
TRACKS_FROM: Final = [
    [number for out in range(6) if JOINING[side * 6 + out] >= 0 for number in (JOINING[side * 6 + out], out)]
    for side in range(6)
]


class Leg:
    """Between places `a` and `b`; `side_a` and `side_b` are bits of the exits that their towns still need, or 0."""

    def __init__(self, a: int, b: int, side_a: int, side_b: int, is_begun: bool) -> None:
        self.a = a
        self.b = b
        self.side_a = side_a
        self.side_b = side_b
        self.is_begun = is_begun
        """It goes on from an open end that a city or own track holds."""
        self.tiles: list[tuple[int, int]] = []
        """Hexes and lays, from `a` on."""
        self.cost = 0


def find_legs(state: State, seat: int, most_tiles: int) -> list[Leg]:
    """One way for every pair of places that are near enough; open ends that may be led on are legs of their own."""
    board = state.board
    begun: list[list[int]] = [[] for _ in range(board.places)]
    for exit in state.open:
        start, owner = state.mate[exit], state.owner[exit]
        if start >= 0 and owner in (seat, NOBODY) and (owner == seat or leads_to_city(state, seat, start)):
            begun[board.place_at[start // 6]].append(exit)
    at_hand = [has_piece(state, lay) for lay in range(TILE_SET.lays)]
    costs = [track_cost(state, hex) for hex in range(board.size)]
    found: list[Leg] = []
    for place in range(board.places):
        starts = free_sides(state, place)
        if starts:
            found += legs_from(state, seat, place, starts, most_tiles, at_hand, costs, False)
        if begun[place]:
            found += legs_from(state, seat, place, begun[place], most_tiles, at_hand, costs, True)
    return found


def free_sides(state: State, place: int) -> list[int]:
    """Exits by which a new link could leave: all free sides of a city, and of a town where its tile could have more."""
    board = state.board
    hex = board.place_hex[place]
    lay = state.lay[hex]
    mask = MASK[lay] if lay >= 0 else 0
    if mask.bit_count() >= MOST_EXITS:
        return []
    found: list[int] = []
    for side in range(6):
        exit = hex * 6 + side
        meets = board.across[exit]
        if meets >= 0 and state.owner[exit] == NO_TRACK and state.owner[meets] == NO_TRACK:
            found.append(exit)
    return found


def has_piece(state: State, lay: int) -> bool:
    """Whether the supply has the tile; on a hex that is not empty what lies there may serve again besides."""
    return any([state.left[kind] > 0 for kind in TILE_SET.kinds_of[TILE_SET.face[lay]]])


def track_cost(state: State, hex: int) -> int:
    """Return what another track costs on a hex: all tiles of one track cost the same there, and all of two."""
    return cost_of(state, hex, TILE_SET.simple[0] if state.lay[hex] < 0 else TILE_SET.double[0])


def legs_from(
    state: State,
    seat: int,
    place: int,
    starts: list[int],
    most_tiles: int,
    at_hand: list[bool],
    costs: list[int],
    is_begun: bool,
) -> list[Leg]:
    """By cost from exits of one place. Of legs not begun only those to places of higher number: they lead both ways."""
    board, lays, owner = state.board, state.lay, state.owner
    across, place_at = board.across, board.place_at
    dear = 1 << 20
    cost_to: dict[int, int] = {}
    came: dict[int, tuple[int, int, int]] = {}
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
                    if is_begun or there > place:
                        found.append(traced(state, place, there, exit, bit, came, costs, is_begun))
            continue
        tiles = tiles_to[exit] + 1
        if tiles > most_tiles:
            continue
        old = lays[hex]
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
            if ahead < 0 or not at_hand[outs[i]] or cost_to.get(beyond, dear) <= step:
                continue
            if owner[ahead] != NO_TRACK and place_at[ahead // 6] < 0:
                continue
            cost_to[beyond] = step
            tiles_to[beyond] = tiles
            came[beyond] = (exit, hex, outs[i])
            heappush(heap, step * ROOM + beyond)
    return found


def crossings(old: int, side: int) -> list[int]:
    """Lays that add a track to the old one that begins at `side`, each followed by the side it leads to."""
    found: list[int] = []
    for lay in TILE_SET.improved[old]:
        one, two = added_track(old, lay)
        if side in (one, two):
            found += [lay, one + two - side]
    return found


def arrival(state: State, seat: int, place: int, meets: int) -> int:
    """What a town still needs for a link that comes in there, as a bit: 0 if nothing; -1 where it can't come in."""
    owner = state.owner[meets]
    if state.colour[place] >= 0:
        return 0 if owner == NO_TRACK else -1
    if owner != NO_TRACK:
        return 0 if state.mate[meets] == meets and owner in (seat, NOBODY) else -1
    lay = state.lay[meets // 6]
    if lay >= 0 and MASK[lay].bit_count() >= MOST_EXITS:
        return -1
    return 1 << meets % 6


def traced(
    state: State,
    a: int,
    b: int,
    exit: int,
    bit: int,
    came: dict[int, tuple[int, int, int]],
    costs: list[int],
    is_begun: bool,
) -> Leg:
    """The leg that arrives at `b` over `exit`."""
    tiles: list[tuple[int, int]] = []
    cost = 0
    while exit in came:
        exit, hex, lay = came[exit]
        tiles.append((hex, lay))
        cost += costs[hex]
    needs = 0 if is_begun or state.colour[a] >= 0 else 1 << exit % 6
    leg = Leg(a, b, needs, bit, is_begun)
    tiles.reverse()
    leg.tiles = tiles
    leg.cost = cost
    return leg
