"""What there is to do and what it brings: errands, and schemes of several errands in a row.

An errand carries a good from a source to a city that pays for it, or joins a city for the market or the route card. It
is judged by its money and by the turns it takes. Flat typed functions, so that they can be compiled.
"""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.charts import BETWEEN, NEVER, Chart, chart_from, own_steps, way_to
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.pieces import FREIGHT_CARS, GOODS, LOCOMOTIVE, POWER, TENDER

#: Cards that a track costs on average, wild sets included.
WASTE: Final = 1.15
#: Spaces beyond which nobody joins a city for the market alone.
NEAR: Final = 5
#: What a turn of the train counts for in turns of actions, and what any errand costs in addition.
TRAIN_TURN: Final = 0.2
ANY_ERRAND: Final = 0.3
#: No good: a city is joined for itself.
NO_GOOD: Final = -1


class Errand:
    """`good` from `source` (-1: it is aboard) to `goal`."""

    def __init__(self, good: int, source: int, goal: int, gain: float, actions: float, train: float) -> None:
        self.good = good
        self.source = source
        self.goal = goal
        self.gain = gain
        self.actions = actions
        """Turns whose action it takes."""
        self.train = train
        """When the train has done it; 0 where it takes no train."""


class Scheme:
    """The position after some errands, as far as it can be foreseen."""

    def __init__(self) -> None:
        self.errands: list[Errand] = []
        self.builds: list[int] = []
        """New cities in the order in which they are joined."""
        self.joints: list[int] = []
        """Where in the network the way to each of them begins."""
        self.ways: list[list[int]] = []
        """The spaces of the way to each of them."""
        self.clock = 0.0
        """Turns whose actions are spent. The train rides meanwhile (SP-14)."""
        self.train = 0.0
        """When the train is free."""
        self.worth = 0.0
        self.cards = 0.0
        """In hand."""
        self.tracks = 0
        self.at = 0
        """A node."""
        self.riding = False
        """The train is on a track: it needs no start."""
        self.aboard = 0
        """Goods, as bits."""
        self.done = 0
        """Goods, as bits."""
        self.supplied = 0
        """Cities, as bits."""
        self.joined = 0
        """Cities, as bits."""
        self.nodes: list[int] = []
        self.price: list[int] = []
        self.market: list[int] = []
        self.tender = 2
        self.speed = 1
        self.cars = 1
        self.exact = False
        """Rides are measured along the tracks, not as the crow flies, and nothing is fetched by a full train."""

    def copy(self) -> "Scheme":
        new = Scheme()
        new.errands = self.errands[:]
        new.builds = self.builds[:]
        new.joints = self.joints[:]
        new.ways = self.ways[:]
        new.clock = self.clock
        new.train = self.train
        new.worth = self.worth
        new.cards = self.cards
        new.tracks = self.tracks
        new.at = self.at
        new.riding = self.riding
        new.aboard = self.aboard
        new.done = self.done
        new.supplied = self.supplied
        new.joined = self.joined
        new.nodes = self.nodes[:]
        new.price = self.price[:]
        new.market = self.market[:]
        new.tender = self.tender
        new.speed = self.speed
        new.cars = self.cars
        new.exact = self.exact
        return new


def scheme_of(sight: Sight, level: list[int]) -> Scheme:
    """Where things stand, with a train of these steps."""
    scheme = Scheme()
    scheme.cards = float(sum(sight.hand))
    scheme.tracks = sight.tracks
    scheme.riding = sight.at >= BOARD.cities
    scheme.at = BOARD.graph.a[sight.at - BOARD.cities] if scheme.riding else sight.at
    for good in sight.aboard:
        scheme.aboard |= 1 << good
    for good in range(len(GOODS)):
        if good not in sight.goods:
            scheme.done |= 1 << good
    scheme.supplied = sight.supplied
    for node in sight.nodes:
        if node < BOARD.cities:
            scheme.joined |= 1 << node
    scheme.nodes = sight.nodes[:]
    scheme.price = sight.price[:]
    scheme.market = sight.market[:]
    scheme.tender = POWER[TENDER][level[TENDER]]
    scheme.speed = POWER[LOCOMOTIVE][level[LOCOMOTIVE]]
    scheme.cars = POWER[FREIGHT_CARS][level[FREIGHT_CARS]]
    return scheme


def route_worth(route: int, joined: int) -> int:
    """SP-34 What a route card pays for these cities."""
    if route < 0 or not joined >> BOARD.route_start[route] & 1:
        return 0
    best = count = 0
    for city, value in BOARD.route_lines[route]:
        if joined >> city & 1:
            count += 1
            best = max(best, value)
    return best + count - 1 if count else 0


def building_time(scheme: Scheme, spaces: int, builds: int) -> float:
    """Turns for so many tracks to so many cities: cards that are not in hand, and the builds."""
    return max(0.0, spaces * WASTE - scheme.cards) / scheme.tender + builds


def train_time(scheme: Scheme, ready: float, to_source: int, laid: float, to_goal: int) -> float:
    """When the train is at the goal, if the source is joined at `ready` and the goal at `laid`."""
    at_source = max(scheme.train, ready) + to_source / scheme.speed if to_source else scheme.train
    return max(at_source, laid) + to_goal / scheme.speed


def ride(along: list[int], node: int, end: int) -> int:
    """SP-13 Spaces of a ride between `node` and `end`, the city that `along` is measured from."""
    return along[node] + 1 if node != end else 0


def list_errands(sight: Sight, scheme: Scheme, chart: Chart) -> list[Errand]:
    """Everything that can be thought of, with estimates that cost little."""
    found: list[Errand] = []
    is_full = scheme.exact and scheme.aboard.bit_count() >= scheme.cars
    for good in sight.goods:
        if not scheme.done >> good & 1 and (not is_full or scheme.aboard >> good & 1):
            add_deliveries(sight, scheme, chart, good, found)
    add_links(sight, scheme, chart, found)
    return found


def add_deliveries(sight: Sight, scheme: Scheme, chart: Chart, good: int, found: list[Errand]) -> None:
    """SP-18, SP-19"""
    aboard = scheme.aboard >> good & 1
    market = scheme.market
    for source in [-1] if aboard else BOARD.sources[good]:
        origin = scheme.at if source < 0 else source
        first = 0 if source < 0 else chart.spaces(source)
        if first > scheme.tracks:
            continue
        start = 0 if source < 0 or scheme.riding or source == scheme.at else 1
        along = own_steps(scheme.price, origin) if scheme.exact and first == 0 else BETWEEN[origin]
        to_source = 0 if source < 0 else ride(along, scheme.at, source)
        for goal, money in enumerate(sight.pays[good]):
            if not money or scheme.supplied >> goal & 1:
                continue
            second = min(chart.spaces(goal), BETWEEN[origin][goal] if first else NEVER)
            spaces = first + second
            if spaces > scheme.tracks:
                continue
            gain = float(money)
            builds = 0
            joined = scheme.joined
            if first:
                gain += market[good]
                builds += 1
                joined |= 1 << source
            if second:
                gain += market[BOARD.city_good[goal]]
                builds += 1
                joined |= 1 << goal
            gain += route_worth(sight.route, joined) - route_worth(sight.route, scheme.joined)
            building = building_time(scheme, spaces, builds)
            ready = scheme.clock + (building if first else 0.0)
            laid = scheme.clock + (building if spaces else 0.0)
            to_goal = ride(along if second == 0 else BETWEEN[origin], goal, origin)
            train = train_time(scheme, ready, to_source, laid, to_goal)
            starts = start + (0 if source < 0 and scheme.riding else 1)
            found.append(Errand(good, source, goal, gain, building + starts, train))


def add_links(sight: Sight, scheme: Scheme, chart: Chart, found: list[Errand]) -> None:
    """SP-25, SP-34 Cities joined for themselves; the two ends of the route card also together."""
    before = route_worth(sight.route, scheme.joined)
    for city in range(BOARD.cities):
        spaces = chart.spaces(city)
        if spaces == 0 or spaces > scheme.tracks:
            continue
        gain = scheme.market[BOARD.city_good[city]] + route_worth(sight.route, scheme.joined | 1 << city) - before
        if spaces <= NEAR or gain > 3:
            found.append(Errand(NO_GOOD, -1, city, float(gain), building_time(scheme, spaces, 1), 0.0))
    if sight.route < 0:
        return
    start = BOARD.route_start[sight.route]
    if scheme.joined >> start & 1 or chart.spaces(start) > scheme.tracks:
        return
    first = chart.spaces(start)
    for city, _ in BOARD.route_lines[sight.route]:
        if scheme.joined >> city & 1:
            continue
        second = min(chart.spaces(city), BETWEEN[start][city])
        if first + second <= scheme.tracks:
            gain = route_worth(sight.route, scheme.joined | 1 << start | 1 << city) - before
            gain += scheme.market[BOARD.city_good[start]] + scheme.market[BOARD.city_good[city]]
            building = building_time(scheme, first + second, 2)
            found.append(Errand(NO_GOOD, start, city, float(gain), building, 0.0))


def carry_out(sight: Sight, scheme: Scheme, chart: Chart, errand: Errand) -> Scheme | None:
    """What comes of it, with the ways that it really takes; None: the tracks don't suffice."""
    new = scheme.copy()
    laid = 0
    if errand.source >= 0:
        laid = lay(new, chart, errand.source)
    fetched = laid
    if laid:
        chart = chart_from(new.nodes, new.price)
    if chart.cost[errand.goal] >= NEVER:
        return None
    laid += lay(new, chart, errand.goal)
    if laid > scheme.tracks:
        return None
    gain = float(route_worth(sight.route, new.joined) - route_worth(sight.route, scheme.joined))
    for city in new.builds[len(scheme.builds) :]:
        good = BOARD.city_good[city]
        gain += new.market[good]
        new.market[good] = 1
    building = building_time(scheme, laid, len(new.builds) - len(scheme.builds))
    new.clock += building
    if errand.good != NO_GOOD:
        gain += sight.pays[errand.good][errand.goal]
        origin = scheme.at if errand.source < 0 else errand.source
        if origin != scheme.at:
            new.clock += 0 if scheme.riding else 1
        new.clock += 0 if errand.source < 0 and scheme.riding else 1
        ready = scheme.clock + (building if fetched else 0.0)
        done = scheme.clock + (building if laid else 0.0)
        along = own_steps(new.price, origin) if scheme.exact else BETWEEN[origin]
        to_source = ride(along, scheme.at, origin)
        new.train = train_time(scheme, ready, to_source, done, ride(along, errand.goal, origin))
        new.at = errand.goal
        new.riding = False
        new.done |= 1 << errand.good
        new.aboard &= ~(1 << errand.good)
        new.supplied |= 1 << errand.goal
    new.worth += gain
    new.cards = max(0.0, scheme.cards - laid * WASTE)
    new.tracks -= laid
    train = new.train if errand.good != NO_GOOD else 0.0
    new.errands.append(Errand(errand.good, errand.source, errand.goal, gain, new.clock - scheme.clock, train))
    return new


def lay(scheme: Scheme, chart: Chart, city: int) -> int:
    """Tracks to `city` by the chart; how many."""
    joint = -1
    laid = 0
    way: list[int] = []
    spaces, nodes = way_to(chart, city)
    for space, node in zip(spaces, nodes, strict=True):
        if scheme.price[space] == 0:
            continue
        if joint < 0:
            joint = BOARD.graph.end_sum[space] - node
        scheme.price[space] = 0
        way.append(space)
        laid += 1
        if node not in scheme.nodes:
            scheme.nodes.append(node)
        if node < BOARD.cities and not scheme.joined >> node & 1:
            scheme.joined |= 1 << node
            scheme.builds.append(node)
            scheme.joints.append(joint)
            scheme.ways.append(way)
            joint = -1
            way = []
    return laid


def rate(scheme: Scheme, errand: Errand) -> float:
    """Money for a turn. A turn of the train alone counts for a part: other things are done meanwhile."""
    riding = max(0.0, errand.train - scheme.train)
    return errand.gain / (errand.actions + TRAIN_TURN * riding + ANY_ERRAND)


def end_of(errand: Errand, scheme: Scheme) -> float:
    """When `errand`, done after `scheme`, is finished."""
    return max(scheme.clock + errand.actions, errand.train)
