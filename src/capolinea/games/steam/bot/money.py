"""What money is worth to a bot, how much it may spend, and where it puts the points of a delivery."""

from math import ceil
from typing import Final

from capolinea.games.steam.bot.weights import Weights
from capolinea.games.steam.money import dues, maintenance_of, raises_for_costs
from capolinea.games.steam.pieces import CAPITAL, LEAST_INCOME, MOST_INCOME
from capolinea.games.steam.state import State

#: What a euro is worth in the last turn: almost nothing, so that of two equal plans the cheaper one is chosen.
LAST_EURO: Final = 0.02
#: ST-53 What a step of income is worth at the end, above 0 and below.
STEP_ABOVE: Final = 0.5
STEP_BELOW: Final = 2.0


def paydays(state: State) -> int:
    """Return how often income is still paid, including this turn."""
    return state.last_turn - max(1, state.turn) + 1


def euro_worth(state: State, weights: Weights) -> float:
    """Return the points that another euro is worth; one left at the end is worth nothing."""
    left = paydays(state)
    return 0.0 if left == 1 else weights["euro"] + weights["interest"] * (left - 1)


def upkeep_worth(state: State, weights: Weights) -> float:
    """ST-66 Return what a level of the locomotive costs per turn, in points."""
    return weights["euro"] if state.options.game == "standard" else 0.0


def budget(state: State, seat: int, weights: Weights) -> int:
    """Return what may be spent now without income falling below its floor."""
    cash = state.cash[seat]
    if raises_for_costs(state):
        return cash + CAPITAL * max(0, state.income[seat] - floor_of(state, seat, weights))
    # Keep what is due at the end of the turn, because it would otherwise cost a point for every two euros.
    return max(0, cash - max(0, dues(state, seat)))


def floor_of(state: State, seat: int, weights: Weights) -> int:
    """Return the income to stay above. At the end of the match every step below 0 costs two points."""
    return max(LEAST_INCOME + 2, int(weights["floor"]), min(0, -paydays(state)))


def spending_cost(state: State, seat: int, cost: int, weights: Weights) -> float:
    """Return the points that paying `cost` takes: cash and steps of income by what they are worth."""
    if cost <= 0:
        return 0.0
    if paydays(state) > 1 or not raises_for_costs(state):
        return cost * (LAST_EURO if paydays(state) == 1 else euro_worth(state, weights))
    short = max(0, cost - state.cash[seat])
    steps = ceil(short / CAPITAL)
    below = min(steps, max(0, steps - max(0, state.income[seat])))
    return LAST_EURO * cost + STEP_ABOVE * (steps - below) + STEP_BELOW * below


def wants_income(state: State, seat: int, points: int, weights: Weights) -> bool:
    """Income early, points late: whether the money is needed and enough paydays are left to earn it."""
    income, left = state.income[seat], paydays(state)
    if income >= MOST_INCOME:
        return False
    if left == 1:
        # ST-53 Below 0 a step is worth two points.
        gained = min(points, -income) if income < 0 else 0
        return STEP_BELOW * gained + STEP_ABOVE * (points - gained) > points
    needed = (weights["spending"] + maintenance_of(state, seat)) * (left - 1)
    earned = state.cash[seat] + income * left
    if income < 0:
        return True
    return earned < needed and left > 2


def steps_to_raise(state: State, seat: int, wanted: int, weights: Weights) -> int:
    """ST-61 Return how many steps pay for what is wanted and due this turn, and no more."""
    short = wanted + max(0, dues(state, seat)) - state.cash[seat]
    steps = max(0, ceil(short / CAPITAL))
    # Every step increases what is due this turn by a euro.
    while steps and CAPITAL * steps < short + (steps if dues(state, seat) + steps > 0 else 0):
        steps += 1
    return min(steps, max(0, state.income[seat] - floor_of(state, seat, weights)))
