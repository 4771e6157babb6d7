"""Plans a lay: for each railroad the best plan for each number of rails, then the best split among railroads."""

from typing import NamedTuple

from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.state import NONE, State
from capolinea.games.santa_fe_rails.tracks import (
    branch_arcs,
    can_enter,
    extension_arcs,
    first_bonus,
    prospect,
    put_rail,
    rail_cost,
    square_bonus,
)

Rail = tuple[int, int, bool]
"""Railroad, arc, and whether it begins a branch line."""


class Plan(NamedTuple):
    """Rails of one or more railroads, in order, and what they bring."""

    gain: float
    rails: tuple[Rail, ...]


NOTHING_LAID = Plan(0.0, ())


class Planner:
    """Makes plans for one outlook and remembers them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.known: dict[tuple[int, int, bool], list[Plan]] = {}
        self.depth: dict[tuple[int, int, bool], int] = {}
        self.values: list[dict[tuple[int, ...], float]] = [{} for _ in outlook.values]
        """By railroad and position key: by how much the worth of its chances changes."""
        self.singles: dict[Rail, float] = {}
        """What each rail that could be laid now brings by itself, as far as plans have looked."""

    def plans(self, railroad: int, most: int, times: int, branch: bool) -> list[Plan]:
        """Return the best plan for each number of rails from 0 to `most`, or to as many as can be laid; bonuses count
        `times`."""
        key = (railroad, times, branch)
        if self.depth.get(key, -1) < most:
            self.known[key] = self.make_plans(railroad, most, times, branch)
            self.depth[key] = most
        return self.known[key][: most + 1]

    def splits(self, most: int, times: int, branch: int) -> list[Plan | None]:
        """Return the best plan of all railroads for each number of rails; `branch` is a branch-line card's major."""
        state = self.outlook.state
        table: list[Plan | None] = [NOTHING_LAID] + [None] * most
        for railroad in range(state.board.railroads):
            if not state.available[railroad] or state.rails[railroad] == 0:
                continue
            plans = self.plans(railroad, most, times, branch == railroad)
            new = table[:]
            for before in range(most):
                base = table[before]
                if base is None:
                    continue
                for count in range(1, min(len(plans) - 1, most - before) + 1):
                    gain = base.gain + plans[count].gain
                    other = new[before + count]
                    if other is None or gain > other.gain:
                        new[before + count] = Plan(gain, together(base, plans[count]))
            table = new
        return table

    def best(self, most: int, times: int, branch: int) -> Plan:
        """Return the best plan with at least one rail, or NOTHING_LAID if no rail can be laid."""
        found = [plan for plan in self.splits(most, times, branch)[1:] if plan is not None]
        return max(found, key=lambda plan: plan.gain) if found else NOTHING_LAID

    def gain(self, most: int, times: int, branch: int) -> float:
        return self.best(most, times, branch).gain

    def two_lays(self, each: int, times: int, branch: int) -> float:
        """Return what a turn with `each` rails in both lays brings; opponents lay in between."""
        first = self.gain(each, times, branch)
        both = max(first, self.gain(2 * each, times, branch))
        return first + self.outlook.weights["second"] * (both - first)

    def make_plans(self, railroad: int, most: int, times: int, branch: bool) -> list[Plan]:
        """Make plans by beam search: extend the best few plans rail by rail."""
        outlook, values = self.outlook, self.values[railroad]
        found = [NOTHING_LAID]
        width = int(outlook.weights["beam"])
        beam: list[tuple[float, State, tuple[Rail, ...]]] = [(0.0, outlook.state, ())]
        for depth in range(most):
            grown: list[tuple[float, float, State, tuple[Rail, ...]]] = []
            known: set[tuple[int, ...]] = set()
            for gain, state, rails in beam:
                for rail in next_rails(outlook, state, railroad, branch and not begins(rails)):
                    cash, after = lay(outlook, state, rail, times)
                    mark = position_key(after, railroad)
                    value = values.get(mark)
                    if value is None:
                        value = outlook.railroad_value(after, railroad) - outlook.values[railroad]
                        values[mark] = value
                    if depth == 0:
                        self.singles[rail] = cash + value
                    if mark in known:
                        continue
                    known.add(mark)
                    grown.append((gain + cash + value, gain + cash, after, (*rails, rail)))
            if not grown:
                break
            grown.sort(key=by_gain)
            found.append(Plan(grown[0][0], grown[0][3]))
            beam = [(gain, state, rails) for _, gain, state, rails in grown[:width]]
        return found


def together(one: Plan, two: Plan) -> tuple[Rail, ...]:
    """Return the rails of both plans, those with more gain per rail first in case the rest is never laid."""
    if not one.rails or two.gain * len(one.rails) > one.gain * len(two.rails):
        return two.rails + one.rails
    return one.rails + two.rails


def by_gain(grown: tuple[float, float, State, tuple[Rail, ...]]) -> float:
    return -grown[0]


def position_key(state: State, railroad: int) -> tuple[int, ...]:
    """Return what distinguishes two positions of a railroad: its towns and where its tracks end."""
    towns = state.board.towns
    ends = [end if end < towns else end + 1000 * state.laid[end - towns] for end in state.ends[railroad]]
    return tuple(sorted(ends) + sorted(state.towns_of[railroad]))


def begins(rails: tuple[Rail, ...]) -> bool:
    return any([rail[2] for rail in rails])


def next_rails(outlook: Outlook, state: State, railroad: int, branch: bool) -> list[Rail]:
    """Return every rail of `railroad` that could be laid and paid; a branch line only where no track can go without."""
    if state.rails[railroad] == 0:
        return []
    money = state.money[outlook.seat]
    plain = extension_arcs(state, railroad)
    rails = [(railroad, arc, False) for arc in plain]
    if branch:
        rails += [(railroad, arc, True) for arc in branch_arcs(state, railroad) if arc not in plain]
    return [rail for rail in rails if rail_cost(state, rail[1]) <= money] if state.options.terrain else rails


def lay(outlook: Outlook, state: State, rail: Rail, times: int) -> tuple[float, State]:
    """Return what a rail brings besides the chances of its railroad, and the position after it.

    What it blocks is counted for the next rail only.
    """
    railroad, arc, branch = rail
    line = arc >> 1
    gift = outlook.weights["gift"]
    paid = prospect(state, NONE, railroad, arc)
    bonus = paid.first + paid.square
    gain = (times + gift) * bonus - paid.cost
    if state.owner[line] == NONE and state is outlook.state and outlook.weights["block"]:
        gain += outlook.close(line, railroad)
    after = copy_for_planning(state, railroad)
    put_rail(after, railroad, arc, branch)
    after.money[outlook.seat] += times * bonus - paid.cost
    if gift:
        gain -= gift * exposed_bonus(after, railroad, arc, paid.town)
    return gain, after


def copy_for_planning(state: State, railroad: int) -> State:
    """Return a copy for laying rails of one railroad; everything that such rails do not change is shared."""
    new = State()
    new.board = state.board
    new.options = state.options
    new.version = state.version
    new.available = state.available
    new.money = state.money[:]
    new.rails = state.rails[:]
    new.owner = state.owner[:]
    new.laid = state.laid[:]
    new.free = state.free[:]
    new.railroads_at = state.railroads_at[:]
    new.ends = state.ends[:]
    new.ends[railroad] = state.ends[railroad][:]
    new.towns_of = state.towns_of[:]
    new.towns_of[railroad] = state.towns_of[railroad][:]
    return new


def exposed_bonus(state: State, railroad: int, arc: int, town: int) -> int:
    """Return the bonus left for the next player after a rail along `arc`, which has connected `town` or NONE."""
    board = state.board
    if state.free[arc >> 1] == 1 and state.laid[arc ^ 1] == 0:
        return bonus_at(state, railroad, board.head[arc])
    if town == NONE:
        return 0
    most = 0
    for ahead in board.out[town]:
        if board.length[ahead >> 1] == 1 and can_enter(state, railroad, ahead):
            most = max(most, bonus_at(state, railroad, board.head[ahead]))
    return most


def bonus_at(state: State, railroad: int, town: int) -> int:
    """SF-28, SF-29 Return the bonus for connecting `town`."""
    if state.railroads_at[town] >> railroad & 1:
        return 0
    return first_bonus(state, town) + square_bonus(state, railroad, town)
