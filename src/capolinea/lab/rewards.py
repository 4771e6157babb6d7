"""What a match is worth to those who learn from it."""

from capolinea.games.catalogue import AnyRules


def rewards_of(rules: AnyRules, state: object, seats: int) -> list[float]:
    """Return 1 for the winner minus an even share when the match is over, so that they sum to 0; before, all 0.

    If nobody at the table wins, all lose an even share.
    """
    outcome = rules.outcome(state)
    if outcome is None:
        return [0.0] * seats
    even = 1 / seats
    return [(1 / max(1, len(outcome.winners)) if rank == 1 else 0.0) - even for rank in outcome.ranks]
