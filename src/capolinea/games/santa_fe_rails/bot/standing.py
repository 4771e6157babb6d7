"""How a match stands: the points that each seat will probably have, as features of its chance of winning. Compiled."""

from typing import Final

from capolinea.games.santa_fe_rails.bot.chances import chances
from capolinea.games.santa_fe_rails.bot.reach import rails_to
from capolinea.games.santa_fe_rails.scoring import score, third_score, town_value
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.tracks import major_rails_left

#: Rails of majors that a seat lays in a turn, special cards included: as in `weights.py`.
PACE: Final = 2.6
#: What a short line that is not yet shown counts, in comparison with others: as in `weights.py`.
UNSHOWN: Final = 0.8
#: The share of rails left at which the end is half near.
SOON: Final = 0.25
#: Points are features in units of this many, so that weights are of the size of 1.
UNIT: Final = 10.0


def expected_worth(state: State, of_all: int) -> list[float]:
    """Return by town what a card of it will probably be worth."""
    board = state.board
    found = [0.0] * board.towns
    for railroad in range(board.railroads):
        share = 1.0 if state.available[railroad] else UNSHOWN
        odds = chances(state, railroad, rails_to(state, railroad), of_all)
        for town in range(board.towns):
            found[town] += share * odds[town]
    for town in range(board.towns):
        found[town] *= town_value(state, town)
    return found


def from_hand(state: State, seat: int, worth: list[float], turns: float) -> float:
    """Return what the best cards of a hand bring that there are turns for."""
    total = 0.0
    values = [worth[town] for town in state.hand[seat]]
    values.sort(reverse=True)
    for value in values:
        if turns <= 0.0:
            break
        total += min(1.0, turns) * value
        turns -= 1.0
    return total


def features(state: State) -> list[list[float]]:
    """Return for each seat, and for the third hand if there is one (SF-41), its points now and in the end.

    Both also multiplied by how near the end is: what is far off is less certain.
    """
    of_all = major_rails_left(state)
    left = of_all / sum(state.board.rails[: state.board.majors])
    near = SOON / (SOON + left)
    turns = of_all / (PACE * state.seats)
    worth = expected_worth(state, of_all)
    rows: list[list[float]] = []
    for seat in range(state.seats):
        end = state.money[seat] + from_hand(state, seat, worth, turns)
        for town in state.played[seat]:
            end += worth[town]
        specials = state.doubles[seat] + state.boomtowns[seat]
        rows.append(row_of(score(state, seat), end, near, specials, 0.0))
    if state.seats == 2:
        end = 0.0
        for town in state.third:
            end += worth[town]
        rows.append(row_of(third_score(state), end, near, 0, 1.0))
    return rows


def row_of(now: float, end: float, near: float, specials: int, third: float) -> list[float]:
    now /= UNIT
    end /= UNIT
    return [now, now * near, end, end * near, specials * (1.0 - near), third, third * near]
