"""The cheapest tiles from a place to another hex: a search over what the rules let through.

A route begins at a city, or at a town that the seat's track reaches, and goes on tile by tile. Every tile is laid on a
copy of the state, so what is found can be played as it is and costs what the rules charge. A route goes on from track
that was begun earlier, joins track that is open towards it, and leads through places, where it begins another link.
"""

from heapq import heappop, heappush
from typing import Final, NamedTuple

from capolinea.core.action import Seat
from capolinea.games.steam.laying import REDIRECTED, cost_of, lay_kind, put_down
from capolinea.games.steam.phases.candidates import valid_poses
from capolinea.games.steam.state import NO_TRACK, NOBODY, State
from capolinea.games.steam.track import MASK, PARTNER, is_city, leads_to_city

#: How many tiles are tried at most before the search ends with what it has found.
BUDGET: Final = 1200
#: How many routes are returned, and how many are compared to find different ones.
MOST_ROUTES: Final = 3
COMPARED: Final = 16
#: The least that a tile costs: two exits, or an exit and a town (ST-20).
LEAST_COST: Final = 2
FAR: Final = 10_000


class Tile(NamedTuple):
    """One tile of a route, and what it costs."""

    hex: int
    pose: int
    cost: int


class Route(NamedTuple):
    """Tiles in the order in which they are laid."""

    tiles: tuple[Tile, ...]
    stops: tuple[int, ...]
    """Hexes of the places where its links end; the last is the goal, unless that is no place."""

    @property
    def cost(self) -> int:
        return sum([tile.cost for tile in self.tiles])


class Start(NamedTuple):
    """Where a route goes on."""

    state: State
    route: Route
    root: int
    """The exit of a place where its present link begins."""
    exit: int
    """The exit by which it enters the next hex, or an open end that is to be redirected."""
    redirects: bool


class Bounds(NamedTuple):
    """By hex: what a route that is about to enter it lacks at least."""

    tiles: list[int]
    cost: list[int]


def origins(state: State, seat: Seat) -> list[int]:
    """ST-16 Return the hexes where track of `seat` may begin: cities, and towns that its track reaches."""
    if state.tiles_left == 0 or state.loose:
        return []
    return sorted([hex for hex in state.board.place_hex if leads_to_city(state, seat, hex * 6)])


def find_routes(state: State, seat: Seat, origin: int, goal: int, budget: int = BUDGET) -> list[Route]:
    """Return the cheapest route, then routes that lead through other places or over other hexes, cheapest first."""
    if origin == goal or origin not in origins(state, seat):
        return []
    bounds = Bounds(*[bound_from(state, seat, goal, weights) for weights in (tile_weights(state), cost_weights(state))])
    queue: list[tuple[int, int, int, Start | Route]] = []
    number = 0
    following: list[Start | Route] = leave(state, seat, origin, Route((), ()), origin, goal)
    found: list[Route] = []
    while True:
        for after in following:
            number += 1
            if isinstance(after, Route):
                heappush(queue, (after.cost, len(after.tiles), number, after))
            elif bounds.tiles[after.exit // 6] <= after.state.tiles_left:
                least = after.route.cost + bounds.cost[after.exit // 6]
                heappush(queue, (least, len(after.route.tiles), number, after))
        if not queue or number >= budget or len(found) == COMPARED:
            return different(found)
        node = heappop(queue)[3]
        if isinstance(node, Route):
            found.append(node)
        following = [] if isinstance(node, Route) else go_on(node, seat, origin, goal)


def different(found: list[Route]) -> list[Route]:
    """Return the first route through each row of places, then routes over other hexes: a few in all."""
    chosen: list[Route] = []
    for route in found:
        if route.stops not in [other.stops for other in chosen]:
            chosen.append(route)
    for route in found:
        if hexes_of(route) not in [hexes_of(other) for other in chosen]:
            chosen.append(route)
    return sorted(chosen[:MOST_ROUTES], key=lambda route: (route.cost, len(route.tiles)))


def hexes_of(route: Route) -> list[int]:
    return [tile.hex for tile in route.tiles]


# ---- going on


def departures(state: State, seat: Seat, hex: int, route: Route) -> list[Start]:
    """Return where a route may go on from a place: by its free sides or exits, and by track that was begun there."""
    board, found = state.board, []
    city = is_city(state, hex)
    for exit in range(hex * 6, hex * 6 + 6):
        if board.across[exit] < 0:
            continue
        if city and state.owner[exit] == NO_TRACK:
            found.append(Start(state, route, exit, board.across[exit], False))
        elif state.owner[exit] in (seat, NOBODY) and state.other_end[exit] >= 0:
            end = state.other_end[exit]
            if end == exit or board.place_at[end // 6] < 0:
                found.append(Start(state, route, exit, board.across[end], False))
            if end != exit and board.place_at[end // 6] < 0:
                found.append(Start(state, route, exit, end, True))
    return found


def go_on(start: Start, seat: Seat, origin: int, goal: int) -> list[Start | Route]:
    """Return what follows from each tile that leads the route on."""
    state, hex = start.state, start.exit // 6
    if state.tiles_left == 0 or is_city(state, hex) or hex in hexes_of(start.route):
        return []
    found: list[Start | Route] = []
    for pose in leading_poses(start, seat, goal):
        after = state.clone()
        ends, _ = put_down(after, seat, hex, pose, None)
        if after.loose:
            continue
        tiles = (*start.route.tiles, Tile(hex, pose, after.spent - state.spent))
        for pair in ends:
            if start.root in pair:
                end = pair[1] if pair[0] == start.root else pair[0]
                found += arrive(after, seat, Route(tiles, start.route.stops), start.root, end, origin, goal)
                break
    return found


def arrive(state: State, seat: Seat, route: Route, root: int, end: int, origin: int, goal: int) -> list[Start | Route]:
    """Return the route if it has come to its goal, otherwise where it may go on."""
    hex = end // 6
    if state.board.place_at[hex] < 0:
        if route.tiles[-1].hex == goal or hex == goal:
            return [route]
        return [Start(state, route, root, state.board.across[end], False)]
    if hex == origin or hex in route.stops:
        return []
    route = Route(route.tiles, (*route.stops, hex))
    if hex == goal or route.tiles[-1].hex == goal:
        return [route]
    return leave(state, seat, hex, route, origin, goal)


def leave(state: State, seat: Seat, hex: int, route: Route, origin: int, goal: int) -> list[Start | Route]:
    """Return where a route may go on from a place: as it is, or from a town by one more exit of its tile."""
    found: list[Start | Route] = [*departures(state, seat, hex, route)]
    if is_city(state, hex) or state.tiles_left == 0 or hex in hexes_of(route):
        return found
    for pose in valid_poses(state, seat, hex):
        added = MASK[pose] & ~MASK[state.pose[hex]]
        if added.bit_count() == 1:
            after = state.clone()
            put_down(after, seat, hex, pose, None)
            tiles = (*route.tiles, Tile(hex, pose, after.spent - state.spent))
            exit = hex * 6 + added.bit_length() - 1
            end = after.other_end[exit]
            if end == exit:
                found.append(Start(after, Route(tiles, route.stops), exit, after.board.across[exit], False))
            else:
                found += arrive(after, seat, Route(tiles, route.stops), exit, end, origin, goal)
    return found


def leading_poses(start: Start, seat: Seat, goal: int) -> list[int]:
    """Return the poses that lead the route on, the cheapest for each side that it can leave by."""
    state, hex, side = start.state, start.exit // 6, start.exit % 6
    poses = sorted(valid_poses(state, seat, hex), key=lambda pose: cost_of(state, hex, pose))
    if start.redirects:
        return [pose for pose in poses if not MASK[pose] >> side & 1 and lay_kind(state, hex, pose) == REDIRECTED]
    old = MASK[state.pose[hex]] if state.pose[hex] >= 0 else 0
    poses = [pose for pose in poses if MASK[pose] >> side & 1 and not old >> side & 1]
    if state.board.place_at[hex] >= 0:
        most = 1 if hex == goal else 2
        return [pose for pose in poses if (MASK[pose] & ~old).bit_count() <= most]
    found: dict[int, int] = {}
    for pose in poses:
        # A tile with two tracks leads on as one with a single track does, which may have run out.
        found.setdefault(PARTNER[pose * 6 + side], pose)
    return list(found.values())


# ---- how much is lacking at least


def tile_weights(state: State) -> list[int]:
    return [0 if needs_no_tile(state, hex) else 1 for hex in range(state.board.size)]


def cost_weights(state: State) -> list[int]:
    """ST-20, ST-45"""
    board = state.board
    return [
        0
        if needs_no_tile(state, hex)
        else LEAST_COST + (board.river_cost[hex] + board.hill_cost[hex] if state.pose[hex] < 0 else 0)
        for hex in range(board.size)
    ]


def needs_no_tile(state: State, hex: int) -> bool:
    """Whether a route may lead through a hex as it is: a city, or a town to which track leads."""
    return is_city(state, hex) or (state.board.place_at[hex] >= 0 and state.pose[hex] >= 0)


def bound_from(state: State, seat: Seat, goal: int, weights: list[int]) -> list[int]:
    """Return by hex the least sum of weights from there to the goal, both included."""
    board = state.board
    beside = [board.near[hex][:] for hex in range(board.size)]
    for exit in state.open:
        place = state.other_end[exit] // 6
        # A tile that joins an open end, or redirects it, is at once at the place where that track begins.
        for hex in {exit // 6, board.across[exit] // 6} - {place}:
            beside[hex].append(place)
            beside[place].append(hex)
    least = [FAR] * board.size
    least[goal] = weights[goal]
    queue = [(weights[goal], goal)]
    while queue:
        total, hex = heappop(queue)
        if total > least[hex]:
            continue
        for other in beside[hex]:
            if total + weights[other] < least[other]:
                least[other] = total + weights[other]
                heappush(queue, (least[other], other))
    return least
