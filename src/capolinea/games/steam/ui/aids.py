"""What a player could work out from the table: how a cost would be paid, what the turn's end brings, the final score.

The rules work it out, on a copy of the state. Ask for all of it by `now.once`.
"""

from typing import NamedTuple

from capolinea.games.steam.money import can_cover, dues, maintenance_of, pay, settle
from capolinea.games.steam.scoring import links_of, parts_of
from capolinea.games.steam.state import MOVE, State
from capolinea.games.steam.ui.table import Now, state_of


class Means(NamedTuple):
    """How a cost would be paid (ST-8, ST-9)."""

    cash: int
    """Left afterwards."""
    raised: int
    income: int
    """Afterwards."""
    points: int
    """Afterwards."""
    steps: int
    points_sold: int


def means_of(now: Now, seat: int, cost: int) -> Means:
    """Return how `seat` would pay a cost that it can pay."""
    state = now.once(state_of).clone()
    cash, income, points = state.cash[seat], state.income[seat], state.points[seat]
    pay(state, seat, cost, None)
    steps, sold = income - state.income[seat], points - state.points[seat]
    raised = state.cash[seat] - cash + cost
    return Means(state.cash[seat], raised, state.income[seat], state.points[seat], steps, sold)


class Forecast(NamedTuple):
    """ST-36, ST-66, ST-70 What the end of this turn will bring, as things stand."""

    amount: int
    """Received, or paid if below 0."""
    maintenance: int
    cash: int
    income: int
    points: int
    bankrupt: bool


def forecasts(now: Now) -> list[Forecast]:
    """Return what the end of this turn will bring each seat."""
    state = now.once(state_of).clone()
    # What is owed is paid after goods have been moved.
    state.stage = MOVE
    return [forecast(state, seat) for seat in range(state.seats)]


def forecast(state: State, seat: int) -> Forecast:
    """Settle the account of `seat` in a state that may be changed."""
    owed, maintenance, is_bankrupt = dues(state, seat), maintenance_of(state, seat), False
    if can_cover(state, seat, owed):
        settle(state, seat, owed, None)
    else:
        state.cash[seat], is_bankrupt = 0, True
    return Forecast(-owed, maintenance, state.cash[seat], state.income[seat], state.points[seat], is_bankrupt)


def count_links(now: Now, seat: int) -> tuple[int, int]:
    """Return how many complete links the seat has, and how many incomplete ones."""
    state = now.once(state_of)
    place_at, other_end = state.board.place_at, state.other_end
    begun = [exit for exit in state.open if state.owner[exit] == seat and place_at[other_end[exit] // 6] >= 0]
    return links_of(state, seat), len(begun)


def score_of(now: Now, seat: int) -> tuple[int, ...]:
    """ST-53 Return the score if the game ended now: victory points, points for income, points for links."""
    return tuple([part.value for part in parts_of(now.once(state_of), seat)])
