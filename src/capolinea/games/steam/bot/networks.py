"""What goods could bring one seat over existing links, and over links that it may build.

Only places and links count here, not track, so a network can be evaluated without laying a tile. Every path that gives
the seat a point uses one of its own links, so the table of best paths grows link by link: a new link adds the paths
that use it. The functions are flat and typed, so that they can be compiled.
"""

from typing import Final

from capolinea.games.steam.deliveries import links_at
from capolinea.games.steam.pieces import MOST_LEVEL
from capolinea.games.steam.state import COLOUR_COUNT, State

#: Entries of the table for a good of one colour in one place: by number of links, from 0.
ROW: Final = MOST_LEVEL + 1
#: Paths with more links of others are ignored: there are many, and they bring little, mostly to others.
MOST_FOREIGN: Final = 2


class Network:
    """The links between places as `seat` sees them, and the best path of every good that might be anywhere."""

    seat: int
    seats: int
    depth: int
    """Paths with more links are ignored."""
    colour: list[int]
    """By place, as in the state."""
    near: list[list[int]]
    """By place: the place at the other end of each link, and its owner. Copies share the inner lists."""
    best: list[int]
    """By (place * 5 + colour) * 7 + links: the points for moving a good of that colour that far from that place."""
    own: list[tuple[int, int]]
    """The seat's own links."""

    def clone(self) -> "Network":
        new = Network()
        new.seat = self.seat
        new.seats = self.seats
        new.depth = self.depth
        new.colour = self.colour
        new.near = self.near[:]
        new.best = self.best[:]
        new.own = self.own[:]
        return new

    def with_city(self, place: int, colour: int) -> "Network":
        """Return the network with a new city in place of a town."""
        new = self.clone()
        new.colour = self.colour[:]
        new.colour[place] = colour
        new.near = [others_links(near, self.seat) for near in self.near]
        new.best = [0] * len(self.best)
        new.own = []
        for a, b in self.own:
            new.add(a, b)
        return new

    def add(self, a: int, b: int) -> None:
        """Add a link of the seat."""
        PathEnumerator(self, a, b).run()
        self.near[a] = [*self.near[a], b, self.seat]
        self.near[b] = [*self.near[b], a, self.seat]
        self.own.append((a, b))


def network_of(state: State, seat: int, depth: int) -> Network:
    """Return the network of the links that are complete now."""
    network = Network()
    network.seat = seat
    network.seats = state.seats
    network.depth = depth
    network.colour = state.colour[:]
    network.near = [[] for _ in state.colour]
    network.best = [0] * (len(state.colour) * COLOUR_COUNT * ROW)
    network.own = []
    own: list[tuple[int, int]] = []
    for place, there in enumerate(links_at(state)):
        for i in range(0, len(there), 3):
            to, owner = there[i + 1], there[i + 2]
            if owner != seat:
                network.near[place] += [to, owner]
            elif place < to:
                own.append((place, to))
    for a, b in own:
        network.add(a, b)
    return network


def others_links(near: list[int], seat: int) -> list[int]:
    found: list[int] = []
    for i in range(0, len(near), 2):
        if near[i + 1] != seat:
            found += near[i : i + 2]
    return found


class PathEnumerator:
    """Enumerates all paths over a new link between `a` and `b`: beyond `a` first, then beyond `b` for each of them."""

    def __init__(self, network: Network, a: int, b: int) -> None:
        self.network = network
        self.a = a
        self.b = b
        self.visited = [False] * len(network.colour)
        self.used = [0] * (network.seats + 1)
        """Links used, by owner; the last entry is for ownerless links."""
        self.end = a
        """Where the path ends on the side of `a`."""
        self.passed = 0
        """Colours of the cities between that end and `b`, as bits."""

    def run(self) -> None:
        self.visited[self.a] = True
        self.visited[self.b] = True
        self.used[self.network.seat] = 1
        self.extend_beyond_a(self.a, 0, 1, 0)

    def extend_beyond_a(self, place: int, passed: int, length: int, foreign: int) -> None:
        """Extend the path on the side of `a`, where it ends at `place`."""
        network, used, visited = self.network, self.used, self.visited
        self.end = place
        self.passed = passed
        self.extend_beyond_b(self.b, 0, length, foreign)
        if length == network.depth:
            return
        near = network.near[place]
        if not near:
            return
        colour = network.colour[place]
        if colour >= 0:
            passed |= 1 << colour
        for i in range(0, len(near), 2):
            to = near[i]
            if visited[to]:
                continue
            owner = near[i + 1]
            more = foreign if owner == network.seat else foreign + 1
            if more > MOST_FOREIGN:
                continue
            used[owner] += 1
            visited[to] = True
            self.extend_beyond_a(to, passed, length + 1, more)
            visited[to] = False
            used[owner] -= 1

    def extend_beyond_b(self, place: int, passed: int, length: int, foreign: int) -> None:
        """Record the path, which ends at `place` on the side of `b`, in both directions, and extend it there."""
        network, used = self.network, self.used
        colours, seat = network.colour, network.seat
        own = used[seat]
        colour = colours[place]
        far = colours[self.end]
        if far >= 0 or colour >= 0:
            most = 0
            for other in range(network.seats):
                if other != seat and used[other] > most:
                    most = used[other]
            if most <= own:
                between, best = passed | self.passed, network.best
                if colour >= 0 and not between >> colour & 1:
                    at = (self.end * COLOUR_COUNT + colour) * ROW + length
                    if best[at] < own:
                        best[at] = own
                if far >= 0 and not between >> far & 1:
                    at = (place * COLOUR_COUNT + far) * ROW + length
                    if best[at] < own:
                        best[at] = own
        if length == network.depth:
            return
        near = network.near[place]
        if colour >= 0:
            passed |= 1 << colour
        visited = self.visited
        for i in range(0, len(near), 2):
            to = near[i]
            if visited[to]:
                continue
            owner = near[i + 1]
            more = foreign if owner == seat else foreign + 1
            if more > MOST_FOREIGN:
                continue
            used[owner] += 1
            visited[to] = True
            self.extend_beyond_b(to, passed, length + 1, more)
            visited[to] = False
            used[owner] -= 1


def rows_of(network: Network, goods: list[int]) -> list[list[int]]:
    """Return a row for each kind of good that can score: how many there are, then points by level of locomotive."""
    found: list[list[int]] = []
    best = network.best
    for at, count in enumerate(goods):
        if count:
            row = best[at * ROW : (at + 1) * ROW]
            most = 0
            for length in range(ROW):
                if row[length] > most:
                    most = row[length]
                else:
                    row[length] = most
            if most:
                row[0] = count
                found.append(row)
    return found


def points_to_come(
    rows: list[list[int]],
    *,
    level: int,
    moves: int,
    may_improve: bool,
    turns: int,
    decay: float,
    upkeep: float,
) -> float:
    """Return the points of `moves` in this turn and two in each of the next `turns`, with the best locomotive plan.

    Points count less by `decay` for every turn they are away; a level costs `upkeep` in every turn that follows.
    """
    best = 0.0
    for goal in range(level, MOST_LEVEL + 1):
        if goal - level > turns + (1 if may_improve else 0):
            break
        found = points_by_level(rows, level, goal, moves, may_improve, turns, decay, upkeep)
        if found > best:
            best = found
        elif goal > level + 1:
            break
    return best


def points_by_level(
    rows: list[list[int]],
    level: int,
    goal: int,
    moves: int,
    may_improve: bool,
    turns: int,
    decay: float,
    upkeep: float,
) -> float:
    """Return the same for a locomotive that is improved up to `goal` as soon as possible."""
    left = [row[0] for row in rows]
    total = 0.0
    weight = 1.0
    for turn in range(turns + 1):
        if turn:
            moves, may_improve = 2, True
        if level < goal and may_improve and moves:
            level += 1
            moves -= 1
            total -= upkeep * (turns - turn + 1)
        for _ in range(moves):
            most, chosen = 0, -1
            for i in range(len(rows)):
                if left[i]:
                    # Of equal goods, take the one first that gains least from a better locomotive.
                    worth = rows[i][level] * 8 - rows[i][goal]
                    if rows[i][level] and (chosen < 0 or worth > most):
                        most, chosen = worth, i
            if chosen < 0:
                break
            left[chosen] -= 1
            total += weight * rows[chosen][level]
        weight *= decay
    return total
