"""ST-32, ST-33: the paths that goods can take over complete links."""

from capolinea.games.steam.state import COLOUR_COUNT, State

#: The mover's points negated, the others' points, hex, colour, the sides by which the good leaves each place, and the
#: hex of arrival.
Delivery = tuple[int, int, int, int, tuple[int, ...], int]


def links_at(state: State) -> list[list[int]]:
    """Return for each place a flat list of its complete links: side, place it leads to and owner of each."""
    board, other_end, owner = state.board, state.other_end, state.owner
    place_at = board.place_at
    found: list[list[int]] = []
    for hex in board.place_hex:
        near: list[int] = []
        for side in range(6):
            exit = hex * 6 + side
            end = other_end[exit]
            if end >= 0 and end != exit:
                place = place_at[end // 6]
                if place >= 0:
                    near += [side, place, owner[exit]]
        found.append(near)
    return found


class DeliverySearch:
    """Finds all deliveries of one seat. All goods of a city travel together, each as far as it may go."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.level = state.level[seat]
        self.links = links_at(state)
        self.visited = [False] * state.board.places
        self.used = [0] * (state.seats + 1)
        """Links used, by owner; the last entry is for ownerless links."""
        self.path: list[int] = []
        self.start = 0
        self.found: list[Delivery] = []

    def run(self) -> list[Delivery]:
        """Return the deliveries, best for the mover first, then those that give others least."""
        for place in range(self.state.board.places):
            goods = self.state.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]
            wanted = sum([1 << colour for colour, count in enumerate(goods) if count])
            if wanted and self.links[place]:
                self.start = place
                self.visited[place] = True
                self.go(place, wanted)
                self.visited[place] = False
        self.found.sort(key=rank)
        return self.found

    def go(self, place: int, wanted: int) -> None:
        """Continue from `place` with the `wanted` goods, none of which has arrived."""
        near, colours, used, path = self.links[place], self.state.colour, self.used, self.path
        for i in range(0, len(near), 3):
            to = near[i + 1]
            if self.visited[to]:
                continue
            path.append(near[i])
            used[near[i + 2]] += 1
            behind = max(used[:-1]) - used[self.seat]
            left = self.level - len(path)
            if behind <= left:
                arrived = colours[to]
                going = wanted
                if arrived >= 0 and wanted >> arrived & 1:
                    going = wanted & ~(1 << arrived)
                    if behind == 0 and used[self.seat]:
                        self.note(to, arrived)
                if going and left:
                    self.visited[to] = True
                    self.go(to, going)
                    self.visited[to] = False
            used[near[i + 2]] -= 1
            path.pop()

    def note(self, to: int, colour: int) -> None:
        mine = self.used[self.seat]
        others = sum(self.used[:-1]) - mine
        hexes = self.state.board.place_hex
        self.found.append((-mine, others, hexes[self.start], colour, tuple(self.path), hexes[to]))


def rank(delivery: Delivery) -> tuple[int, int, int, int, int, tuple[int, ...]]:
    return (delivery[0], delivery[1], delivery[2], delivery[3], len(delivery[4]), delivery[4])


def deliveries(state: State, seat: int) -> list[Delivery]:
    """Return every path for every good that `seat` may move, best for the mover first."""
    return DeliverySearch(state, seat).run()
