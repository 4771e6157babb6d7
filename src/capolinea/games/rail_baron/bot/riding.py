"""Which segment to take: the rest of the roll is searched to its end; beyond it, the cost map estimates.

Flat typed functions that could be compiled.
"""

from typing import Final

from capolinea.games.rail_baron.board import Board
from capolinea.games.rail_baron.bot.cost_maps import CostMap
from capolinea.games.rail_baron.bot.tariffs import SEATS_FROM, TO_BANK, TO_GOVERNOR, Tariff
from capolinea.games.rail_baron.state import State

#: Paths that look more expensive than the best one by more than this are not followed, in dollars.
SLACK: Final = 7000
#: Dots that the bonus die will probably bring in the same turn.
BONUS_DOTS: Final = 3


class RideCosts:
    """What a ride costs: cost maps with and without the established rate, and the cost of stopping at each dot."""

    def __init__(
        self, plain: Tariff, cost_map: CostMap, kept: Tariff, kept_cost_map: CostMap, stops: dict[int, int]
    ) -> None:
        self.plain = plain
        self.cost_map = cost_map
        self.kept = kept
        self.kept_cost_map = kept_cost_map
        self.stops = stops


def paid_already(state: State) -> int:
    """Return the creditors of this turn, as bits: riding their railroads costs no more."""
    found = 0
    if state.due_bank:
        found |= 1 << TO_BANK
    if state.due_governor:
        found |= 1 << TO_GOVERNOR
    for owner, due in enumerate(state.due_owner):
        if due:
            found |= 1 << (SEATS_FROM + owner)
    return found


def segment_costs(state: State, seat: int, goal: int, segments: list[int], costs: RideCosts) -> list[int]:
    """Return what the cheapest ride costs that begins with each of `segments`; the cheapest of all is one of a kind.

    Where others reach the same dots for less, a ride is not followed to its end, and its estimate counts.
    Each layer maps (dot, creditors paid, still on the established railroad) to cost, first and last segment. A ride
    that would later use its own tracks again is not excluded: the next step corrects it.
    """
    board = state.board
    used = state.used_tracks[seat]
    on = state.last_railroad[seat]
    steps = state.steps + (BONUS_DOTS if state.bonus_due else 0)
    layer: dict[int, tuple[int, int, int]] = {}
    best, chosen = 1 << 60, segments[0]
    estimates = [
        extend(board, state.dot[seat], paid_already(state), True, on, segment, 0, segment, costs, layer)
        for segment in segments
    ]
    limit = min(estimates) + SLACK
    totals: dict[int, int] = {}
    for step in range(1, steps + 1):
        following: dict[int, tuple[int, int, int]] = {}
        for key, (cost, first, last) in layer.items():
            dot = key >> 10
            if dot == goal:
                totals[first] = min(cost, totals.get(first, cost))
                if cost < best:
                    best, chosen = cost, first
                continue
            keeps = key & 1 == 1
            ahead = (costs.kept_cost_map if keeps else costs.cost_map).cost[dot]
            if cost + ahead > limit:
                continue
            if step == steps:
                total = cost + ahead + costs.stops.get(dot, 0)
                totals[first] = min(total, totals.get(first, total))
                if total < best:
                    best, chosen = total, first
                continue
            near = board.incident[dot]
            for i in range(0, len(near), 2):
                segment = near[i]
                if segment != last and board.is_free(segment, used):
                    extend(board, dot, key >> 1 & 511, keeps, on, segment, cost, first, costs, following)
        layer = following
    return [
        best if segment == chosen else max(best + 1, totals.get(segment, estimate))
        for segment, estimate in zip(segments, estimates, strict=True)
    ]


def extend(
    board: Board,
    dot: int,
    paid: int,
    keeps: bool,
    on: int,
    segment: int,
    cost: int,
    first: int,
    costs: RideCosts,
    layer: dict[int, tuple[int, int, int]],
) -> int:
    """Extend a ride by one segment; return the estimated cost of the whole ride."""
    railroad = board.railroad[segment]
    keeps = keeps and railroad == on
    tariff = costs.kept if keeps else costs.plain
    creditor = tariff.creditors[railroad]
    if not paid >> creditor & 1:
        paid |= 1 << creditor
        cost += tariff.fees[creditor]
    other = board.across[segment] - dot
    key = (other << 9 | paid) << 1 | keeps
    known = layer.get(key)
    if known is None or cost < known[0]:
        layer[key] = (cost, first, segment)
    return cost + (costs.kept_cost_map if keeps else costs.cost_map).cost[other]
