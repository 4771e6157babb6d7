"""What the chance of winning follows from: points, how near the end of the match is, and the track that is missing."""

from typing import Final

from capolinea.bots.fitted import Fitted
from capolinea.games.transamerica.bot.value_weights import WEIGHTS
from capolinea.games.transamerica.scoring import missing_track, outcome
from capolinea.games.transamerica.state import BUILD, State

#: What a seat usually loses in a round: the points above the barrier are worth about so many rounds.
USUAL_LOSS: Final = 4.0


def features(state: State) -> list[list[float]]:
    """Return for each seat its points and its missing track, both also multiplied by how near the end is.

    Track is missing only once all markers are placed; before, it is not known who has the better hand.
    """
    near = 1.0 / (1.0 + max(0, min(state.scores) - state.barrier) / USUAL_LOSS)
    missing = [0] * state.seats
    if state.stage == BUILD:
        missing = [missing_track(state, seat).cost for seat in range(state.seats)]
    return [row_of(float(state.scores[seat]), float(missing[seat]), near, state, seat) for seat in range(state.seats)]


def row_of(points: float, missing: float, near: float, state: State, seat: int) -> list[float]:
    turns = float((state.actor - seat) % state.seats != 0)
    return [points, points * near, missing, missing * near, turns * (state.stage == BUILD)]


VALUE: Final = Fitted[State](features=features, weights=WEIGHTS, outcome=outcome)
