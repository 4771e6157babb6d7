"""Which errand the playout policy chooses: the one with the most money per turn, from one walk out of the network.

The same money and turns as in `errands`, with distances on the empty board where a walk would be needed.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.cost_maps import BETWEEN
from capolinea.games.spike.bot.errands import ANY_ERRAND, NEAR, WASTE, route_worth
from capolinea.games.spike.cargo import has_room
from capolinea.games.spike.moves import NO_CITY
from capolinea.games.spike.pieces import GOODS, MARKET_ROWS, POWER, TENDER
from capolinea.games.spike.pieces import SIDES as SIDES_OF_A_CARD
from capolinea.games.spike.state import DELIVERED, State
from capolinea.kit.walks import Walk

#: Turns that a ride of one space counts for: other things are done meanwhile.
RIDE: Final = 0.15
#: More than any distance on the board.
FAR: Final = 1 << 20


def first_build(walk: Walk, city: int) -> list[int]:
    """Return the spaces of the path to `city` as far as the first new city."""
    found: list[int] = []
    node = city
    for space in walk.path_to(BOARD.graph.end_sum, city):
        if not found:
            node = BOARD.graph.a[space] if walk.steps[BOARD.graph.a[space]] == 0 else BOARD.graph.b[space]
        node = BOARD.graph.end_sum[space] - node
        found.append(space)
        if node < BOARD.cities:
            break
    return found


class ErrandSearch:
    """The search for the errand with the most money per turn: which city to connect next, and where to ride."""

    def __init__(self, state: State, seat: Seat, walk: Walk) -> None:
        self.state = state
        self.seat = seat
        self.steps = walk.steps
        self.tracks = state.tracks[seat]
        self.cards = float(sum(state.hands[seat]))
        self.tender = POWER[TENDER][state.level[seat][TENDER]]
        self.speed = state.level[seat][0] + 1
        self.best = 0.0
        self.connect = NO_CITY
        self.ride_to = NO_CITY
        self.connected = 0
        for node in state.network_nodes[seat]:
            if node < BOARD.cities:
                self.connected |= 1 << node
        self.route = state.route[seat]
        self.before = route_worth(self.route, self.connected)
        self.market = [0] * len(GOODS)
        for index, good in enumerate(state.market):
            self.market[good] = MARKET_ROWS[index % len(MARKET_ROWS)]

    def find(self) -> None:
        state, seat = self.state, self.seat
        is_full = not has_room(state, seat)
        for good in range(len(GOODS)):
            if state.holder[good] != seat or state.token[good] == DELIVERED:
                continue
            if good in state.aboard[seat]:
                self.deliver(good, NO_CITY)
            elif not is_full:
                for source in BOARD.sources[good]:
                    self.deliver(good, source)
        for city in range(BOARD.cities):
            spaces = self.steps[city]
            if 0 < spaces <= NEAR and spaces <= self.tracks:
                gain = self.market[BOARD.city_good[city]] + self.route_gain(1 << city)
                self.weigh(float(gain), self.building(spaces, 1), city, NO_CITY)

    def deliver(self, good: int, source: int) -> None:
        """Weigh all deliveries of a good from `source`, or from the train."""
        state, steps, seat = self.state, self.steps, self.seat
        first = 0 if source < 0 else steps[source]
        if first > self.tracks:
            return
        at = state.train_place[seat]
        node = at if at < BOARD.cities else BOARD.graph.a[at - BOARD.cities]
        origin = node if source < 0 else source
        pays = BOARD.pays[state.contract[good] * SIDES_OF_A_CARD + state.side[good]]
        from_here = BETWEEN[origin]
        to_source = BETWEEN[node][origin]
        for goal, money in enumerate(pays):
            if not money or state.supplied[goal] >> seat & 1:
                continue
            second = steps[goal]
            if first and from_here[goal] < second:
                second = from_here[goal]
            if first + second > self.tracks:
                continue
            gain = money
            builds = 0
            more = 0
            if first:
                gain += self.market[good]
                builds += 1
                more |= 1 << source
            if second:
                gain += self.market[BOARD.city_good[goal]]
                builds += 1
                more |= 1 << goal
            gain += self.route_gain(more)
            time = self.building(first + second, builds) + 1 + (1 if to_source else 0)
            time += RIDE * (to_source + from_here[goal]) / self.speed
            target = source if source >= 0 and source != at else goal
            self.weigh(float(gain), time, source if first else goal if second else NO_CITY, target)

    def route_gain(self, more: int) -> int:
        """SP-34"""
        return route_worth(self.route, self.connected | more) - self.before if more else 0

    def building(self, spaces: int, builds: int) -> float:
        """Return the turns for `spaces` tracks in `builds` builds, including drawing the cards that are missing."""
        return max(0.0, spaces * WASTE - self.cards) / self.tender + builds

    def weigh(self, gain: float, time: float, connect: int, ride_to: int) -> None:
        rate = gain / (time + ANY_ERRAND)
        if rate > self.best:
            self.best = rate
            self.connect = connect
            self.ride_to = ride_to
