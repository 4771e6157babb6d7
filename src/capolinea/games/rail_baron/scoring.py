"""How a match ended: RB-28, RB-36, RB-68."""

from capolinea.core.outcome import Outcome, Part, ranked
from capolinea.games.rail_baron.fees import engine_price, railroad_value
from capolinea.games.rail_baron.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """The winner first; the others by what they are worth, those who went out last."""
    if state.stage != OVER:
        return None
    parts = [
        (
            Part("cash", state.cash[seat]),
            Part("railroads", railroad_value(state, seat)),
            Part("engine", engine_price(state, state.engine[seat])),
        )
        for seat in range(state.seats)
    ]
    scores = tuple([sum([part.value for part in each]) for each in parts])
    # Winning goes before worth, and being in the game before being out of it.
    order = [
        (seat in state.winners) * 10**9 + (state.alive[seat] * 10**8 + scores[seat] if seat not in state.winners else 0)
        for seat in range(state.seats)
    ]
    return Outcome(ranked(tuple(order)), scores, tuple(parts), state.reason)
