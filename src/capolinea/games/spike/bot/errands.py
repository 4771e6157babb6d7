"""What there is to do and what it brings: errands, and plans of several errands in a row.

An errand carries a good from a source to a city that pays for it, or connects a city for the market or the route card.
It is judged by its money and by the turns it takes. Flat typed functions, so that they can be compiled.
"""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.cost_maps import BETWEEN, NEVER, CostMap, cost_map_from, own_steps, path_to
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.pieces import FREIGHT_CARS, GOODS, LOCOMOTIVE, POWER, TENDER

#: Cards that a track costs on average, including sets.
WASTE: Final = 1.15
#: Up to how many spaces away a city is connected for the market alone.
NEAR: Final = 5
#: How much a turn of the train counts compared with a turn's action, and a fixed cost of every errand.
TRAIN_TURN: Final = 0.2
ANY_ERRAND: Final = 0.3
#: No good: a city is connected for itself.
NO_GOOD: Final = -1


class Errand:
    """Carry `good` from `source` (-1 if it is aboard) to `goal`."""

    def __init__(self, good: int, source: int, goal: int, gain: float, actions: float, train: float) -> None:
        self.good = good
        self.source = source
        self.goal = goal
        self.gain = gain
        self.actions = actions
        """How many turns' actions it takes."""
        self.train = train
        """When the train has done it; 0 if it needs no train."""


class ErrandPlan:
    """Some errands, and the expected position after them."""

    def __init__(self) -> None:
        self.errands: list[Errand] = []
        self.builds: list[int] = []
        """New cities in the order in which they are connected."""
        self.joints: list[int] = []
        """Where in the network the path to each of them begins."""
        self.paths: list[list[int]] = []
        """The spaces of the path to each of them."""
        self.clock = 0.0
        """How many turns' actions are used. The train rides meanwhile (SP-14)."""
        self.train = 0.0
        """When the train is free again."""
        self.worth = 0.0
        self.cards = 0.0
        """In hand."""
        self.tracks = 0
        self.train_node = 0
        """A node."""
        self.riding = False
        """Whether the train is on a space, so that it needs no start."""
        self.aboard = 0
        """Goods, as bits."""
        self.done = 0
        """Goods, as bits."""
        self.supplied = 0
        """Cities, as bits."""
        self.connected = 0
        """Cities, as bits."""
        self.nodes: list[int] = []
        self.price: list[int] = []
        self.market: list[int] = []
        self.tender = 2
        self.speed = 1
        self.cars = 1
        self.exact = False
        """Whether rides are measured along tracks instead of on the empty board, and a full train fetches nothing."""

    def copy(self) -> "ErrandPlan":
        new = ErrandPlan()
        new.errands = self.errands[:]
        new.builds = self.builds[:]
        new.joints = self.joints[:]
        new.paths = self.paths[:]
        new.clock = self.clock
        new.train = self.train
        new.worth = self.worth
        new.cards = self.cards
        new.tracks = self.tracks
        new.train_node = self.train_node
        new.riding = self.riding
        new.aboard = self.aboard
        new.done = self.done
        new.supplied = self.supplied
        new.connected = self.connected
        new.nodes = self.nodes[:]
        new.price = self.price[:]
        new.market = self.market[:]
        new.tender = self.tender
        new.speed = self.speed
        new.cars = self.cars
        new.exact = self.exact
        return new


def plan_of(position: Position, level: list[int]) -> ErrandPlan:
    """Return an empty plan: the current position, with a train of this level."""
    plan = ErrandPlan()
    plan.cards = float(sum(position.hand))
    plan.tracks = position.tracks
    plan.riding = position.train_place >= BOARD.cities
    plan.train_node = BOARD.graph.a[position.train_place - BOARD.cities] if plan.riding else position.train_place
    for good in position.aboard:
        plan.aboard |= 1 << good
    for good in range(len(GOODS)):
        if good not in position.goods:
            plan.done |= 1 << good
    plan.supplied = position.supplied
    for node in position.nodes:
        if node < BOARD.cities:
            plan.connected |= 1 << node
    plan.nodes = position.nodes[:]
    plan.price = position.price[:]
    plan.market = position.market[:]
    plan.tender = POWER[TENDER][level[TENDER]]
    plan.speed = POWER[LOCOMOTIVE][level[LOCOMOTIVE]]
    plan.cars = POWER[FREIGHT_CARS][level[FREIGHT_CARS]]
    return plan


def route_worth(route: int, connected: int) -> int:
    """SP-34 Return what a route card pays for these cities."""
    if route < 0 or not connected >> BOARD.route_start[route] & 1:
        return 0
    best = count = 0
    for city, value in BOARD.route_lines[route]:
        if connected >> city & 1:
            count += 1
            best = max(best, value)
    return best + count - 1 if count else 0


def building_time(plan: ErrandPlan, spaces: int, builds: int) -> float:
    """Return the turns for `spaces` tracks in `builds` builds, including drawing the cards that are missing."""
    return max(0.0, spaces * WASTE - plan.cards) / plan.tender + builds


def train_time(plan: ErrandPlan, ready: float, to_source: int, laid: float, to_goal: int) -> float:
    """Return when the train is at the goal, if the source is connected at `ready` and the goal at `laid`."""
    at_source = max(plan.train, ready) + to_source / plan.speed if to_source else plan.train
    return max(at_source, laid) + to_goal / plan.speed


def ride(along: list[int], node: int, end: int) -> int:
    """SP-13 Return the spaces of a ride between `node` and `end`, the city that `along` is measured from."""
    return along[node] + 1 if node != end else 0


def list_errands(position: Position, plan: ErrandPlan, cost_map: CostMap) -> list[Errand]:
    """Return all possible errands, with cheap estimates."""
    found: list[Errand] = []
    is_full = plan.exact and plan.aboard.bit_count() >= plan.cars
    for good in position.goods:
        if not plan.done >> good & 1 and (not is_full or plan.aboard >> good & 1):
            add_deliveries(position, plan, cost_map, good, found)
    add_links(position, plan, cost_map, found)
    return found


def add_deliveries(position: Position, plan: ErrandPlan, cost_map: CostMap, good: int, found: list[Errand]) -> None:
    """SP-18, SP-19"""
    aboard = plan.aboard >> good & 1
    market = plan.market
    for source in [-1] if aboard else BOARD.sources[good]:
        origin = plan.train_node if source < 0 else source
        first = 0 if source < 0 else cost_map.spaces(source)
        if first > plan.tracks:
            continue
        start = 0 if source < 0 or plan.riding or source == plan.train_node else 1
        along = own_steps(plan.price, origin) if plan.exact and first == 0 else BETWEEN[origin]
        to_source = 0 if source < 0 else ride(along, plan.train_node, source)
        for goal, money in enumerate(position.pays[good]):
            if not money or plan.supplied >> goal & 1:
                continue
            second = min(cost_map.spaces(goal), BETWEEN[origin][goal] if first else NEVER)
            spaces = first + second
            if spaces > plan.tracks:
                continue
            gain = float(money)
            builds = 0
            connected = plan.connected
            if first:
                gain += market[good]
                builds += 1
                connected |= 1 << source
            if second:
                gain += market[BOARD.city_good[goal]]
                builds += 1
                connected |= 1 << goal
            gain += route_worth(position.route, connected) - route_worth(position.route, plan.connected)
            building = building_time(plan, spaces, builds)
            ready = plan.clock + (building if first else 0.0)
            laid = plan.clock + (building if spaces else 0.0)
            to_goal = ride(along if second == 0 else BETWEEN[origin], goal, origin)
            train = train_time(plan, ready, to_source, laid, to_goal)
            starts = start + (0 if source < 0 and plan.riding else 1)
            found.append(Errand(good, source, goal, gain, building + starts, train))


def add_links(position: Position, plan: ErrandPlan, cost_map: CostMap, found: list[Errand]) -> None:
    """SP-25, SP-34 Add cities to connect for themselves, and pairs of the route card's start and another city."""
    before = route_worth(position.route, plan.connected)
    for city in range(BOARD.cities):
        spaces = cost_map.spaces(city)
        if spaces == 0 or spaces > plan.tracks:
            continue
        gain = plan.market[BOARD.city_good[city]] + route_worth(position.route, plan.connected | 1 << city) - before
        if spaces <= NEAR or gain > 3:
            found.append(Errand(NO_GOOD, -1, city, float(gain), building_time(plan, spaces, 1), 0.0))
    if position.route < 0:
        return
    start = BOARD.route_start[position.route]
    if plan.connected >> start & 1 or cost_map.spaces(start) > plan.tracks:
        return
    first = cost_map.spaces(start)
    for city, _ in BOARD.route_lines[position.route]:
        if plan.connected >> city & 1:
            continue
        second = min(cost_map.spaces(city), BETWEEN[start][city])
        if first + second <= plan.tracks:
            gain = route_worth(position.route, plan.connected | 1 << start | 1 << city) - before
            gain += plan.market[BOARD.city_good[start]] + plan.market[BOARD.city_good[city]]
            building = building_time(plan, first + second, 2)
            found.append(Errand(NO_GOOD, start, city, float(gain), building, 0.0))


def carry_out(position: Position, plan: ErrandPlan, cost_map: CostMap, errand: Errand) -> ErrandPlan | None:
    """Return the plan with `errand` and its actual paths, or None if there are not enough tracks."""
    new = plan.copy()
    laid = 0
    if errand.source >= 0:
        laid = lay(new, cost_map, errand.source)
    fetched = laid
    if laid:
        cost_map = cost_map_from(new.nodes, new.price)
    if cost_map.cost[errand.goal] >= NEVER:
        return None
    laid += lay(new, cost_map, errand.goal)
    if laid > plan.tracks:
        return None
    gain = float(route_worth(position.route, new.connected) - route_worth(position.route, plan.connected))
    for city in new.builds[len(plan.builds) :]:
        good = BOARD.city_good[city]
        gain += new.market[good]
        new.market[good] = 1
    building = building_time(plan, laid, len(new.builds) - len(plan.builds))
    new.clock += building
    if errand.good != NO_GOOD:
        gain += position.pays[errand.good][errand.goal]
        origin = plan.train_node if errand.source < 0 else errand.source
        if origin != plan.train_node:
            new.clock += 0 if plan.riding else 1
        new.clock += 0 if errand.source < 0 and plan.riding else 1
        ready = plan.clock + (building if fetched else 0.0)
        done = plan.clock + (building if laid else 0.0)
        along = own_steps(new.price, origin) if plan.exact else BETWEEN[origin]
        to_source = ride(along, plan.train_node, origin)
        new.train = train_time(plan, ready, to_source, done, ride(along, errand.goal, origin))
        new.train_node = errand.goal
        new.riding = False
        new.done |= 1 << errand.good
        new.aboard &= ~(1 << errand.good)
        new.supplied |= 1 << errand.goal
    new.worth += gain
    new.cards = max(0.0, plan.cards - laid * WASTE)
    new.tracks -= laid
    train = new.train if errand.good != NO_GOOD else 0.0
    new.errands.append(Errand(errand.good, errand.source, errand.goal, gain, new.clock - plan.clock, train))
    return new


def lay(plan: ErrandPlan, cost_map: CostMap, city: int) -> int:
    """Lay tracks to `city` along the cost map; return how many."""
    joint = -1
    laid = 0
    path: list[int] = []
    spaces, nodes = path_to(cost_map, city)
    for space, node in zip(spaces, nodes, strict=True):
        if plan.price[space] == 0:
            continue
        if joint < 0:
            joint = BOARD.graph.end_sum[space] - node
        plan.price[space] = 0
        path.append(space)
        laid += 1
        if node not in plan.nodes:
            plan.nodes.append(node)
        if node < BOARD.cities and not plan.connected >> node & 1:
            plan.connected |= 1 << node
            plan.builds.append(node)
            plan.joints.append(joint)
            plan.paths.append(path)
            joint = -1
            path = []
    return laid


def rate(plan: ErrandPlan, errand: Errand) -> float:
    """Return money per turn. A turn of the train alone counts less, because other things are done meanwhile."""
    riding = max(0.0, errand.train - plan.train)
    return errand.gain / (errand.actions + TRAIN_TURN * riding + ANY_ERRAND)


def end_of(errand: Errand, plan: ErrandPlan) -> float:
    """Return when `errand`, done after `plan`, is finished."""
    return max(plan.clock + errand.actions, errand.train)
