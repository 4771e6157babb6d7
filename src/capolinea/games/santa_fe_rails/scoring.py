"""Scoring: SF-38, SF-39, SF-42."""

from typing import Final

from capolinea.core.outcome import Outcome, ScorePart, ranked
from capolinea.games.santa_fe_rails.pieces import TIE_VALUE
from capolinea.games.santa_fe_rails.state import OVER, State

#: More than the number of city cards, so that one point outweighs any number of sevens.
POINT: Final = 1 << 10


def town_value(state: State, town: int) -> int:
    """SF-31 Return the value of the counter on a town, or the printed value if there is none."""
    return state.boom[town] or state.board.value[town]


def railroad_count(state: State, town: int) -> int:
    """SF-38 Return how many railroads are connected to a town."""
    return state.railroads_at[town].bit_count()


def card_worth(state: State, town: int) -> int:
    """SF-38 Return what one played card of a town is worth as the board stands."""
    return town_value(state, town) * railroad_count(state, town)


def cards_worth(state: State, cards: list[int]) -> int:
    return sum([card_worth(state, town) for town in cards])


def score(state: State, seat: int) -> int:
    """SF-38 Return the score that `seat` would have if the game ended now."""
    return state.money[seat] + cards_worth(state, state.played[seat])


def third_score(state: State) -> int:
    """SF-42 Return what the third hand's cards are worth."""
    return cards_worth(state, state.third)


def sevens(state: State, seat: int) -> int:
    """SF-39 Return how many city cards of printed value 7 a seat has played."""
    return len([town for town in state.played[seat] if state.board.value[town] == TIE_VALUE])


def outcome(state: State) -> Outcome | None:
    """SF-39 Rank by points, then by sevens; SF-42 the third hand beats a player who does not have more points."""
    if state.stage != OVER:
        return None
    seats = range(state.seats)
    parts = [
        (ScorePart("money", state.money[seat]), ScorePart("cities", cards_worth(state, state.played[seat])))
        for seat in seats
    ]
    scores = tuple([sum([part.value for part in each]) for each in parts])
    order = [scores[seat] * POINT + sevens(state, seat) for seat in seats]
    if state.seats == 2:
        order.append(third_score(state) * POINT + POINT - 1)
    return Outcome(ranked(tuple(order))[: state.seats], scores, tuple(parts), state.reason)
