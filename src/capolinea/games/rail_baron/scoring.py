"""How a match ended: RB-28, RB-36, RB-68."""

from typing import Final

from capolinea.core.outcome import Outcome, ScorePart, ranked
from capolinea.games.rail_baron.fees import engine_price, railroad_value
from capolinea.games.rail_baron.state import OVER, State

#: Above the ranking key of anybody who has not won.
WON: Final = 1 << 60
#: More than all railroads together are worth, so that one dollar in cash outweighs them.
CASH_FIRST: Final = 1 << 20


def outcome(state: State) -> Outcome | None:
    """Rank the winner first, then the others by their worth, then the players who are out."""
    if state.stage != OVER:
        return None
    parts = [
        (
            ScorePart("cash", state.cash[seat]),
            ScorePart("railroads", railroad_value(state, seat)),
            ScorePart("engine", engine_price(state, state.engine[seat])),
        )
        for seat in range(state.seats)
    ]
    scores = tuple([sum([part.value for part in each]) for each in parts])
    order = tuple([ranking_key(state, seat, scores[seat]) for seat in range(state.seats)])
    return Outcome(ranked(order), scores, tuple(parts), state.reason)


def ranking_key(state: State, seat: int, worth: int) -> int:
    """Return a sort key: winners, then players in the game by worth, then those out; RB-68 in the variant by cash."""
    if seat in state.winners:
        return WON
    if not state.in_game[seat]:
        return 0
    return 1 + (state.cash[seat] * CASH_FIRST + railroad_value(state, seat) if state.options.governor else worth)
