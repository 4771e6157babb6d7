"""ST-8, ST-9, ST-58, ST-66, ST-70: paying, raising capital, and whether that is enough to stay in the game."""

from capolinea.core.event import Log
from capolinea.games.steam.events import CapitalRaised, ShortfallCovered
from capolinea.games.steam.meta import GENTLE_GOES_ON
from capolinea.games.steam.pieces import CAPITAL, CAPITAL_POINTS, LEAST_INCOME, SHORTFALL
from capolinea.games.steam.state import BID, State


def raises_for_costs(state: State) -> bool:
    """ST-8 Whether capital may be raised for a cost; ST-61 not in the standard game, ST-71 unless capital is gentle."""
    return state.options.game == "base" or (state.options.gentle_capital and state.stage != BID)


def most_to_pay(state: State, seat: int) -> int:
    """ST-58, ST-61, ST-71 Cash, and if capital may be raised, all that income and points bring."""
    cash, points = state.cash[seat], state.points[seat]
    if not raises_for_costs(state):
        return cash
    most = cash + CAPITAL * (state.income[seat] - LEAST_INCOME) + CAPITAL * (points // CAPITAL_POINTS)
    if state.options.game == "base" or state.version < GENTLE_GOES_ON:
        return most
    return most + SHORTFALL * (points % CAPITAL_POINTS)


def pay(state: State, seat: int, cost: int, log: Log) -> None:
    """ST-8 Cash first, then only as many steps as needed; the change is kept. ST-71 The rest by ST-66."""
    short = cost - state.cash[seat]
    state.cash[seat] -= cost
    if short <= 0:
        return
    needed = -(-short // CAPITAL)
    steps = min(needed, state.income[seat] - LEAST_INCOME)
    sales = min(needed - steps, state.points[seat] // CAPITAL_POINTS)
    state.income[seat] -= steps
    state.points[seat] -= CAPITAL_POINTS * sales
    raised = CAPITAL * (steps + sales)
    state.cash[seat] += raised
    if log is not None and raised:
        log.append(CapitalRaised(seat, raised, steps, CAPITAL_POINTS * sales))
    cover(state, seat, 0, log)


def cover(state: State, seat: int, owed: int, log: Log) -> None:
    """ST-66, ST-70 All cash, then a point for each €2, then a step of income; if €1 is left over, it is kept."""
    short = owed - state.cash[seat]
    state.cash[seat] -= owed
    if short <= 0:
        return
    needed = -(-short // SHORTFALL)
    points = min(needed, state.points[seat])
    state.points[seat] -= points
    state.income[seat] -= needed - points
    state.cash[seat] += SHORTFALL * needed
    if log is not None:
        log.append(ShortfallCovered(seat, short, points, needed - points, SHORTFALL * needed - short))


def maintenance_of(state: State, seat: int) -> int:
    """ST-66 A euro for each level of the locomotive; in the base game nothing."""
    return state.level[seat] if state.options.game == "standard" else 0


def dues(state: State, seat: int) -> int:
    """ST-36, ST-66 What is owed at the end of a turn: maintenance less income; below 0 it is received."""
    return maintenance_of(state, seat) - state.income[seat]


def settle(state: State, seat: int, owed: int, log: Log) -> None:
    """ST-36, ST-66, ST-70 Pay or receive what is due at the end of a turn; only if it can be covered."""
    if raises_for_costs(state):
        pay(state, seat, owed, log)
    else:
        cover(state, seat, owed, log)


def can_cover(state: State, seat: int, owed: int) -> bool:
    """ST-9, ST-37, ST-70 Whether what is owed at the end of a turn can be paid at all."""
    return owed <= most_to_cover(state, seat)


def most_to_cover(state: State, seat: int) -> int:
    """ST-9, ST-37, ST-66, ST-70 The most that can be paid at the end of a turn: cash, and what can still be raised."""
    if raises_for_costs(state):
        return most_to_pay(state, seat)
    steps = state.points[seat] + state.income[seat] - LEAST_INCOME
    return state.cash[seat] + SHORTFALL * steps
