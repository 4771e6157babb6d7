"""What it is all worth: SF-38, SF-39, SF-42."""

from typing import Final

from capolinea.core.outcome import Outcome, ScorePart, ranked
from capolinea.games.santa_fe_rails.pieces import TIE_VALUE
from capolinea.games.santa_fe_rails.state import OVER, State

#: Above any number of city cards, so that a point outweighs them in a tie.
POINT: Final = 1 << 10


def city_value(state: State, city: int) -> int:
    """SF-31 A counter's value takes the place of the printed one."""
    return state.boom[city] or state.board.value[city]


def railroad_count(state: State, city: int) -> int:
    """SF-38 How many railroads are connected to a city."""
    return state.railroads_at[city].bit_count()


def card_worth(state: State, city: int) -> int:
    """SF-38 What one played card of a city is worth as the board stands."""
    return city_value(state, city) * railroad_count(state, city)


def cards_worth(state: State, cards: list[int]) -> int:
    return sum([card_worth(state, city) for city in cards])


def score(state: State, seat: int) -> int:
    """SF-38 What `seat` would have if the game ended now."""
    return state.money[seat] + cards_worth(state, state.played[seat])


def third_score(state: State) -> int:
    """SF-42 What the third hand's cards are worth."""
    return cards_worth(state, state.third)


def sevens(state: State, seat: int) -> int:
    """SF-39 Played city cards of value 7."""
    return len([city for city in state.played[seat] if state.board.value[city] == TIE_VALUE])


def outcome(state: State) -> Outcome | None:
    """SF-39 Most points, then most sevens; SF-42 the third hand is above a player who has no more than it."""
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
