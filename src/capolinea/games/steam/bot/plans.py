"""Plans what to build: the legs that together bring most for their price, within the tiles of a building."""

from typing import Final

from capolinea.games.steam.bot.legs import Leg, find_legs
from capolinea.games.steam.bot.money import spending_cost, upkeep_worth
from capolinea.games.steam.bot.networks import Network, network_of, points_to_come, rows_of
from capolinea.games.steam.bot.weights import Weights
from capolinea.games.steam.laying import cost_of, piece_for
from capolinea.games.steam.pieces import MOST_LEVEL
from capolinea.games.steam.state import MOVE, POINTS, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import MASK, reaches

#: How many tiles of a leg may wait for another turn.
MOST_OVER: Final = 1
#: By exits, as bits: the poses of towns that have them, those with fewest other exits first.
TOWNS_WITH: Final = [
    sorted([pose for pose in TILE_SET.towns if MASK[pose] & mask == mask], key=lambda pose: len(TILE_SET.exits[pose]))
    for mask in range(64)
]


class Plan:
    """Legs, in the order in which they were added, and the network that they would make."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.legs: list[Leg] = []
        self.town_exits: dict[int, int] = {}
        """By town: the exits that its tile should get, as bits."""
        self.touched: set[int] = set()
        self.tiles = 0
        self.cost = 0
        self.over = 0
        """Tiles that must wait for another turn."""
        self.gain = 0.0
        self.worth = 0.0


class PlanContext:
    """What planning needs to know about one seat's position. `tiles` are those of a building, `budget` is in euros."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.goods = state.goods
        self.level = state.level[seat]
        self.poses = min(int(weights["horizon"]), state.last_turn - max(1, state.turn))
        depth = min(MOST_LEVEL, self.level + int(weights["ahead"]), self.level + 1 + self.poses)
        self.network = network_of(state, seat, depth)
        self.moves = 2
        if state.stage in (MOVE, POINTS):
            self.moves = 2 if state.round == 1 else 1
        self.may_improve = not state.improved[seat]
        self._legs: list[Leg] = []
        self._longest = 0
        self._town_costs: dict[int, int] = {}

    def legs(self, tiles: int) -> list[Leg]:
        """Return all legs of up to `tiles` tiles, and perhaps longer ones."""
        if tiles > self._longest:
            self._longest = tiles
            self._legs = find_legs(self.state, self.seat, tiles)
        return self._legs

    def know_legs(self, legs: list[Leg], tiles: int) -> None:
        """Plan with these legs, all of those up to `tiles` tiles that matter."""
        self._legs = legs
        self._longest = tiles

    def expected_points(self, network: Network, goods: list[int] | None = None, level: int = 0) -> float:
        """Return the points to come with that network."""
        return points_to_come(
            rows_of(network, self.goods if goods is None else goods),
            level=level or self.level,
            moves=self.moves,
            may_improve=self.may_improve,
            turns=self.poses,
            decay=self.weights["decay"],
            upkeep=upkeep_worth(self.state, self.weights),
        )

    def best_plan(self, tiles: int, budget: int, others: list[Plan] | None = None) -> Plan:
        """Return the best plan of a beam search; it has no legs if nothing is worth its price.

        The plans that were followed are added to `others`.
        """
        legs = self.legs(tiles)
        root = Plan(self.network)
        before = self.expected_points(self.network)
        best, front = root, [root]
        for _ in range(int(self.weights["legs"])):
            found: list[Plan] = []
            for plan in front:
                if plan.over:
                    continue
                for leg in legs:
                    grown = self.extend(plan, leg, tiles, budget)
                    if grown is not None:
                        self.judge(grown, before)
                        found.append(grown)
            found.sort(key=worth_of, reverse=True)
            front = distinct_plans(found, int(self.weights["width"]))
            if not front:
                break
            if others is not None:
                others += front
            if front[0].worth > best.worth:
                best = front[0]
        return best

    def extend(self, plan: Plan, leg: Leg, tiles: int, budget: int) -> Plan | None:
        """Return the plan with another leg, or None if that cannot be built or paid for."""
        if leg in plan.legs or not (leg.is_begun or self.is_held(plan, leg.a) or self.is_held(plan, leg.b)):
            return None
        new = Plan(plan.network)
        new.town_exits = dict(plan.town_exits)
        cost, count = plan.cost + leg.cost, plan.tiles + len(leg.tiles)
        for place, bit in ((leg.a, leg.side_a), (leg.b, leg.side_b)):
            if not bit:
                continue
            known = new.town_exits.get(place, 0)
            if known & bit:
                return None
            if known:
                cost -= self.town_cost(place, known)
                count -= 1
            more = self.town_cost(place, known | bit)
            if more < 0:
                return None
            new.town_exits[place] = known | bit
            cost += more
            count += 1
        if count > tiles:
            if count > tiles + MOST_OVER or plan.legs:
                return None
            new.over = count - tiles
        if cost > budget or clashes(plan, leg):
            return None
        new.legs = [*plan.legs, leg]
        new.touched = {*plan.touched, leg.a, leg.b}
        new.tiles = count
        new.cost = cost
        return new

    def town_cost(self, place: int, bits: int) -> int:
        """Return what the tile costs that adds those exits to the town, or -1; kept, because many plans ask for it."""
        key = place * 64 + bits
        if key not in self._town_costs:
            self._town_costs[key] = town_cost(self.state, place, bits)
        return self._town_costs[key]

    def is_held(self, plan: Plan, place: int) -> bool:
        """Whether track may begin there now, or once the plan has reached it."""
        state = self.state
        return (
            state.colour[place] >= 0 or place in plan.touched or reaches(state, self.seat, state.board.place_hex[place])
        )

    def judge(self, plan: Plan, before: float) -> None:
        leg = plan.legs[-1]
        plan.network = plan.network.clone()
        plan.network.add(leg.a, leg.b)
        weights = self.weights
        gain = self.expected_points(plan.network) - before + weights["link"] * len(plan.legs)
        plan.gain = gain * (weights["later"] if plan.over else 1.0)
        plan.worth = plan.gain - spending_cost(self.state, self.seat, plan.cost, weights)


def worth_of(plan: Plan) -> float:
    return plan.worth


def distinct_plans(plans: list[Plan], width: int) -> list[Plan]:
    """Return up to `width` plans, only the first of those with the same legs."""
    found: list[Plan] = []
    known: set[frozenset[Leg]] = set()
    for plan in plans:
        legs = frozenset(plan.legs)
        if legs not in known:
            known.add(legs)
            found.append(plan)
            if len(found) == width:
                break
    return found


def clashes(plan: Plan, leg: Leg) -> bool:
    """Whether the leg needs a hex that the plan uses already."""
    taken = {hex for each in plan.legs for hex, _ in each.tiles}
    return any([hex in taken for hex, _ in leg.tiles])


def town_pose(state: State, place: int, bits: int) -> int:
    """Return the smallest tile that adds those exits to the town, or -1."""
    hex = state.board.place_hex[place]
    old = state.pose[hex]
    mask = bits | (MASK[old] if old >= 0 else 0)
    for pose in TOWNS_WITH[mask]:
        if not MASK[pose] & ~state.board.open_sides[hex] and piece_for(state, hex, pose) >= 0:
            return pose
    return -1


def town_cost(state: State, place: int, bits: int) -> int:
    """Return what that tile costs, or -1 if there is none."""
    pose = town_pose(state, place, bits)
    return -1 if pose < 0 else cost_of(state, state.board.place_hex[place], pose)


def tiles_of(state: State, plan: Plan) -> list[tuple[int, int]]:
    """Return the hexes and poses of the plan, leg by leg; each town's tile has all exits that the plan wants."""
    found: list[tuple[int, int]] = []
    for leg in plan.legs:
        found += leg.tiles
        for place in (leg.a, leg.b):
            if place in plan.town_exits:
                found.append((state.board.place_hex[place], town_pose(state, place, plan.town_exits[place])))
    return found
