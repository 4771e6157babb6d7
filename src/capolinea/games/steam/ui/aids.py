"""What a player could work out from the table: what a cost would take, what the turn's end brings, the final score."""

from functools import lru_cache
from typing import NamedTuple

from capolinea.games.steam.money import can_cover, cover, pay, raises_for_costs
from capolinea.games.steam.pieces import MOST_INCOME
from capolinea.games.steam.state import MOVE, State
from capolinea.games.steam.track import is_complete
from capolinea.games.steam.view import View, state_from_view


@lru_cache(maxsize=64)
def table_of(seen: View) -> State:
    """The state that the view describes. Read only."""
    return state_from_view(seen)


class Means(NamedTuple):
    """How a cost would be paid (ST-8, ST-9)."""

    cost: int
    cash: int
    """Left afterwards."""
    raised: int
    income: int
    """Afterwards."""
    points: int
    """Afterwards."""
    steps: int
    points_sold: int


def means_of(seen: View, seat: int, cost: int) -> Means:
    """Only for a cost that can be paid."""
    return means(seen.cash[seat], seen.income[seat], seen.points[seat], cost)


@lru_cache(maxsize=4096)
def means(cash: int, income: int, points: int, cost: int) -> Means:
    state = State()
    state.cash, state.income, state.points = [cash], [income], [points]
    pay(state, 0, cost, None)
    steps, sold = income - state.income[0], points - state.points[0]
    raised = state.cash[0] - cash + cost
    return Means(cost, state.cash[0], raised, state.income[0], state.points[0], steps, sold)


class Forecast(NamedTuple):
    """ST-36, ST-66, ST-70 What the end of this turn will bring, as things stand."""

    amount: int
    """Received, or paid if below 0."""
    maintenance: int
    cash: int
    income: int
    points: int
    bankrupt: bool


@lru_cache(maxsize=256)
def forecast(seen: View, seat: int) -> Forecast:
    state = table_of(seen).clone()
    state.stage = MOVE
    maintenance = state.level[seat] if seen.options.game == "standard" else 0
    owed = maintenance - state.income[seat]
    if not can_cover(state, seat, owed):
        return Forecast(-owed, maintenance, 0, state.income[seat], state.points[seat], True)
    if raises_for_costs(state):
        pay(state, seat, owed, None)
    else:
        cover(state, seat, owed, None)
    return Forecast(-owed, maintenance, state.cash[seat], state.income[seat], state.points[seat], False)


def links_of(seen: View, seat: int) -> tuple[int, int]:
    """Complete links of a seat, and incomplete ones."""
    return count_links(seen)[seat]


@lru_cache(maxsize=64)
def count_links(seen: View) -> tuple[tuple[int, int], ...]:
    state = table_of(seen)
    complete, open_ = [0] * state.seats, [0] * state.seats
    for hex in state.board.place_hex:
        for start in range(hex * 6, hex * 6 + 6):
            owner = state.owner[start]
            if owner < 0 or state.mate[start] < 0:
                continue
            if not is_complete(state, start):
                open_[owner] += 1
            elif start < state.mate[start]:
                complete[owner] += 1
    return tuple(zip(complete, open_, strict=True))


class Score(NamedTuple):
    """ST-53 The parts of a final score."""

    points: int
    income: int
    links: int

    @property
    def total(self) -> int:
        return self.points + self.income + self.links


def score_of(seen: View, seat: int) -> Score:
    """What the seat would have if the game ended now."""
    income = seen.income[seat]
    return Score(seen.points[seat], income // 2 if income > 0 else 2 * income, links_of(seen, seat)[0])


def income_after(seen: View, seat: int, points: int) -> int:
    """ST-4 Income has an end."""
    return min(MOST_INCOME, seen.income[seat] + points)
