"""ST-53 to ST-55: the final score."""

from typing import Final

from capolinea.core.outcome import Outcome, ScorePart, ranked
from capolinea.games.steam.pieces import MOST_INCOME
from capolinea.games.steam.state import OVER, State
from capolinea.games.steam.track import is_complete

#: Greater than any score, income or place, so that each criterion outweighs the next.
FAR: Final = 1 << 12


def links_of(state: State, seat: int) -> int:
    """Return how many complete links `seat` owns."""
    ends = [hex * 6 + side for hex in state.board.place_hex for side in range(6)]
    return len([exit for exit in ends if state.owner[exit] == seat and is_complete(state, exit)]) // 2


def parts_of(state: State, seat: int) -> tuple[ScorePart, ...]:
    """ST-53 Return what `seat` would score if the match were over."""
    income = state.income[seat]
    from_income = income // 2 if income > 0 else 2 * income
    return (
        ScorePart("points", state.points[seat]),
        ScorePart("income", from_income),
        ScorePart("links", links_of(state, seat)),
    )


def outcome(state: State) -> Outcome | None:
    """ST-55 Bankrupt players are not scored."""
    if state.stage != OVER:
        return None
    parts = [parts_of(state, seat) if state.alive[seat] else () for seat in range(state.seats)]
    scores = tuple([sum([part.value for part in each]) for each in parts])
    order = tuple([ranking_key(state, seat, scores[seat]) for seat in range(state.seats)])
    return Outcome(ranked(order), scores, tuple(parts), state.reason)


def ranking_key(state: State, seat: int, score: int) -> int:
    """ST-54 Score, then income, then lower tile or earlier place; ST-50 bankrupt players come last, in that order."""
    if not state.alive[seat]:
        return state.bankrupt.index(seat) - FAR**3
    last = state.tile[seat] if state.options.game == "base" else state.order.index(seat)
    return (score * FAR + state.income[seat] + MOST_INCOME) * FAR - last
