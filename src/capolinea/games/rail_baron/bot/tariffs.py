"""Whom a train pays for which railroad, and what that costs, with its side effects."""

from typing import Final, NamedTuple

from capolinea.games.rail_baron.bot.cost_maps import CostMap, cost_map_to, is_clear
from capolinea.games.rail_baron.bot.weights import Weights
from capolinea.games.rail_baron.fees import fee, list_fee, total_dues
from capolinea.games.rail_baron.pieces import ANNOUNCED, BANK_FEE, EXPRESS, SUPERCHIEF
from capolinea.games.rail_baron.state import BANK, GOVERNOR, State
from capolinea.games.rail_baron.trips import target

#: Creditors: the Bank, nobody, the Governor; then the seats.
TO_BANK: Final = 0
TO_NOBODY: Final = 1
TO_GOVERNOR: Final = 2
SEATS_FROM: Final = 3


class Tariff(NamedTuple):
    """Everything that the cost of a path depends on, apart from the path."""

    variants: tuple[bool, bool]
    creditors: tuple[int, ...]
    """The creditor of each railroad."""
    fees: tuple[int, ...]
    """What a turn on each creditor's railroads costs, as weighted by `weighted_fee`."""
    dot_cost: int
    pace: int

    def cost_map(self, goal: int, used: bytes = b"") -> CostMap:
        return cost_map_to(self.variants, goal, self.creditors, self.fees, self.dot_cost, self.pace, used)


def pace_of(state: State, seat: int) -> int:
    """Return the average dots of a turn, times ten."""
    engine = state.engine[seat]
    return 105 if engine == SUPERCHIEF else 76 if engine == EXPRESS else 71


def tariff_of(state: State, seat: int, weights: Weights, established: bool = False) -> Tariff:
    """Return the tariff without an established rate, or as if it held on all of its railroad."""
    creditors = [creditor(state, seat, railroad) for railroad in range(len(state.owner))]
    fees = [BANK_FEE, 0, 0] + [0] * state.seats
    for railroad, who in enumerate(creditors):
        if who >= TO_GOVERNOR and not fees[who]:
            fees[who] = weighted_fee(state, seat, railroad, weights)
    on = state.last_railroad[seat]
    if established and on >= 0 and fee(state, seat, on) < list_fee(state, seat, on):
        if fee(state, seat, on) <= BANK_FEE:
            creditors[on] = TO_BANK
        else:
            fees[creditors[on]] = fees[creditors[on]] * fee(state, seat, on) // list_fee(state, seat, on)
    pace = pace_of(state, seat)
    variants = (state.options.rfp_dot, state.options.acl_no_turn)
    # Whole hundreds, so that cached cost maps stay valid after small changes of cash.
    rounded = tuple([round(amount, -2) for amount in fees])
    return Tariff(variants, tuple(creditors), rounded, int(weights["turn"]) * 10 // pace, pace)


def creditor(state: State, seat: int, railroad: int) -> int:
    owner = state.owner[railroad]
    if owner == BANK:
        return TO_BANK
    if owner == GOVERNOR:
        return TO_GOVERNOR
    if owner == seat:
        return TO_BANK if list_fee(state, seat, railroad) else TO_NOBODY
    return SEATS_FROM + owner


def weighted_fee(state: State, seat: int, railroad: int, weights: Weights) -> int:
    """Return the fee, increased if it strengthens another player or leaves `seat` without cash."""
    listed = list_fee(state, seat, railroad)
    owner = state.owner[railroad]
    more = 1.0
    if owner >= 0:
        more += weights["spite"]
        if state.cash[owner] >= ANNOUNCED:
            more += weights["leader"]
    if state.cash[seat] - total_dues(state) < listed:
        more += weights["broke"]
    return int(listed * more)


def cost_map_for(state: State, seat: int, tariff: Tariff) -> CostMap:
    """Return the cost map of the target; used tracks are closed only if they are on the cheapest path."""
    goal = target(state, seat)
    cost_map = tariff.cost_map(goal)
    used = state.used_tracks[seat]
    if is_clear(state.board, cost_map, state.dot[seat], goal, used):
        return cost_map
    return tariff.cost_map(goal, bytes(used))
